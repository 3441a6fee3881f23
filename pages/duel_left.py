"""What of an age has not been seen yet: cards in the cities count as seen, others are marked by a tap."""

from pages.forms.duel.left import left_cards
from pages.ui.frame import tabs, top
from pages.ui.part import part
from pages.ui.state import current_table
from rules_data import game

table = current_table(game("duel"))
top("남은 카드", back="pages/game.py", table=table)
part(left_cards)(table)
tabs(table)
