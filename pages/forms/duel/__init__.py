"""7 Wonders Duel on the pages: sheet, turn helpers, draws, the drawn table, and its own pages."""

from pages.forms.duel.box import box_editor
from pages.forms.duel.calculators import CALCULATORS
from pages.forms.duel.draws import DRAWS
from pages.forms.duel.sheet import sheet
from pages.forms.duel.stages import laid_table, stages

EXTRAS = (
    ("pages/duel_cards.py", "카드 사전", ":material/style:"),
    ("pages/duel_left.py", "남은 카드", ":material/visibility:"),
    ("pages/duel_structure.py", "카드 구조물", ":material/layers:"),
)

__all__ = ["CALCULATORS", "DRAWS", "EXTRAS", "box_editor", "laid_table", "sheet", "stages"]
