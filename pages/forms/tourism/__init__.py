"""The tourism game on the pages: sheet, turn helpers, draws for the table, and the table's picture."""

from pages.forms.tourism.box import box_editor
from pages.forms.tourism.calculators import CALCULATORS
from pages.forms.tourism.draws import DRAWS
from pages.forms.tourism.picture import table_picture
from pages.forms.tourism.sheet import details, sheet

EXTRAS = (
    ("pages/scan.py", "카드 스캔", ":material/center_focus_strong:"),
    ("pages/atlas.py", "여행 도감", ":material/map:"),
)

__all__ = ["CALCULATORS", "DRAWS", "EXTRAS", "box_editor", "details", "sheet", "table_picture"]
