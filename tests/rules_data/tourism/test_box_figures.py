"""Rule texts follow the box: what the owner typed in is what the paragraph says."""

from __future__ import annotations

import rules_data


def _paths_text(box: dict[str, object] | None = None) -> str:
    rules = rules_data.game("tourism").rules(3, box=box)
    return next(rule.text for rule in rules if rule.id == "tourism.win.paths")


def test_targets_of_the_three_paths_stand_in_the_text() -> None:
    assert "총점 20점, 마패 10개, 한 색 카드의 점수 10점" in _paths_text()


def test_a_target_from_the_box_stands_in_the_text_the_others_stay() -> None:
    text = _paths_text({"targets": {"points": 25}})
    assert "총점 25점, 마패 10개, 한 색 카드의 점수 10점" in text
