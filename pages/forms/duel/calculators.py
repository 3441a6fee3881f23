"""Turn helpers of the duel: price, discard, wonder, Pantheon, military, science, and the card structure."""

from pages.forms.duel.military import military
from pages.forms.duel.offerings import pantheon
from pages.forms.duel.prices import discard, price, wonder
from pages.forms.duel.science import science
from pages.forms.duel.structure import structure_walk

CALCULATORS = {
    "price": price,
    "discard": discard,
    "wonder": wonder,
    "pantheon": pantheon,
    "military": military,
    "science": science,
    "end_structure": structure_walk,
}
