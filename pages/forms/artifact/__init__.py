"""Artifact on the pages: sheet, turn helpers, draws for the table, the table's picture, box values."""

from pages.forms.artifact.board import laid_table
from pages.forms.artifact.box import box_editor
from pages.forms.artifact.calculators import CALCULATORS
from pages.forms.artifact.draws import DRAWS
from pages.forms.artifact.sheet import sheet
from pages.forms.artifact.switches import SWITCHES

EXTRAS = (
    ("pages/rounds.py", "라운드와 연도", ":material/hourglass_top:"),
    ("pages/box.py", "내 상자 값", ":material/inventory_2:"),
)

__all__ = ["CALCULATORS", "DRAWS", "EXTRAS", "SWITCHES", "box_editor", "laid_table", "sheet"]
