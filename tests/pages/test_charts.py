"""A chart is drawn whatever another visitor's page is loading."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
# Altair looks into a pandas that another thread has only begun to load.
BESIDE = """
import sys, threading
import altair
from pages.ui.charts import _axis
assert "pandas" not in sys.modules
loading = threading.Thread(target=__import__, args=("pandas",))
loading.start()
while "pandas" not in sys.modules:
    pass
assert not hasattr(sys.modules["pandas"], "Timestamp")
_axis()
loading.join()
print("drawn")
"""


def test_a_chart_waits_for_what_another_page_is_loading() -> None:
    told = subprocess.run(
        [sys.executable, "-c", BESIDE], cwd=ROOT, capture_output=True, text=True, check=False, timeout=60
    )
    assert told.stdout == "drawn\n", told.stderr
