"""The card structure in play: which cards may be taken, what is turned over, which tokens come first."""

from pages.forms.duel.structure import structure_walk
from pages.ui.frame import tabs, top
from pages.ui.part import part
from pages.ui.state import current_table
from rules_data import game

table = current_table(game("duel"))
top("카드 구조물", back="pages/game.py", table=table)
part(structure_walk)(table)
tabs(table)
