"""Orbis on the pages: the pyramid to tap, turn helpers, draws for the table, and the table's picture."""

from pages.forms.orbis.box import box_editor
from pages.forms.orbis.calculators import CALCULATORS
from pages.forms.orbis.draws import DRAWS
from pages.forms.orbis.picture import table_picture
from pages.forms.orbis.settings import SWITCHES
from pages.forms.orbis.sheet import details, sheet

__all__ = ["CALCULATORS", "DRAWS", "SWITCHES", "box_editor", "details", "sheet", "table_picture"]
