"""Every calculator of an Artifact round, in one place for pages.

Rules: translation of the English rulebook, page 4 of the German rulebook, reviews (game.yaml: sources).
"""

from __future__ import annotations

from rules_data.artifact.box import BoxValue, box_number, box_values
from rules_data.artifact.errors import TurnError
from rules_data.artifact.exhibitions import HandCard, Opening, exhibition, exhibitions, solo_cards
from rules_data.artifact.money import (
    Covered,
    Income,
    Market,
    Payment,
    coin_value,
    covered,
    income,
    payments,
    sale,
    sell_to_market,
)
from rules_data.artifact.research import ResearchBonus, research_bonus, research_ladder, research_move
from rules_data.artifact.rounds import (
    TRIGGERS,
    Ending,
    PassChoice,
    Round,
    Trigger,
    end_triggers,
    ending,
    first_round,
    next_round,
    pass_choice,
    pass_turn,
    refills,
)
from rules_data.artifact.shipping import (
    QuickStart,
    Shipment,
    Site,
    cards_revealed,
    quick_start,
    ship,
    shipping,
    usual_face_up,
)

__all__ = [
    "TRIGGERS",
    "BoxValue",
    "Covered",
    "Ending",
    "HandCard",
    "Income",
    "Market",
    "Opening",
    "PassChoice",
    "Payment",
    "QuickStart",
    "ResearchBonus",
    "Round",
    "Shipment",
    "Site",
    "Trigger",
    "TurnError",
    "box_number",
    "box_values",
    "cards_revealed",
    "coin_value",
    "covered",
    "end_triggers",
    "ending",
    "exhibition",
    "exhibitions",
    "first_round",
    "income",
    "next_round",
    "pass_choice",
    "pass_turn",
    "payments",
    "quick_start",
    "refills",
    "research_bonus",
    "research_ladder",
    "research_move",
    "sale",
    "sell_to_market",
    "ship",
    "shipping",
    "solo_cards",
    "usual_face_up",
]
