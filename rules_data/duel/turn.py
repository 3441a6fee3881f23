"""The calculators of a duel turn in one place: prices, income, Pantheon, military, science, structures.

Every figure they use stands in setup.yaml, turn.yaml, terms.yaml or components.yaml.
"""

from rules_data.duel.cities import Holdings
from rules_data.duel.draft import STAGE_KO, Pick, Pool, Stage, draft, draft_turn, pool, stage_of, walk
from rules_data.duel.encyclopedia import DeckLeft, Entry, SeenError, entries, find, remaining
from rules_data.duel.gains import Gains, Income, discard_income, gains
from rules_data.duel.military import Move, Standing, TrackError, TrackEvent, all_loot, move_pawn, standing
from rules_data.duel.pantheon import OfferingWay, PantheonError, PantheonPrice, pantheon_price, space_cost
from rules_data.duel.price import Price, Trade, Way, price, trade_prices, wonder_open
from rules_data.duel.science import ScienceEvent, Symbols, science_event, symbol_words, symbols
from rules_data.duel.structure import Slot, StructureError, Taking, free_slots, structure, take

__all__ = [
    "STAGE_KO",
    "DeckLeft",
    "Entry",
    "Gains",
    "Holdings",
    "Income",
    "Move",
    "OfferingWay",
    "PantheonError",
    "PantheonPrice",
    "Pick",
    "Pool",
    "Price",
    "ScienceEvent",
    "SeenError",
    "Slot",
    "Stage",
    "Standing",
    "StructureError",
    "Symbols",
    "Taking",
    "TrackError",
    "TrackEvent",
    "Trade",
    "Way",
    "all_loot",
    "discard_income",
    "draft",
    "draft_turn",
    "entries",
    "find",
    "free_slots",
    "gains",
    "move_pawn",
    "pantheon_price",
    "pool",
    "price",
    "remaining",
    "science_event",
    "space_cost",
    "stage_of",
    "standing",
    "structure",
    "symbol_words",
    "symbols",
    "take",
    "trade_prices",
    "walk",
    "wonder_open",
]
