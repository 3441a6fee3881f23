"""The province map, and where places lie on it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from assets.draw.marks import DOKDO, PROVINCES, project, provinces
from rules_data.tourism.components import places

MAP = Path(__file__).parents[2] / "assets" / "map" / "korea_provinces.svg"


def test_the_map_has_the_seventeen_provinces_and_dokdo() -> None:
    text = MAP.read_text(encoding="utf-8")
    assert len(provinces()) == 17
    assert len(set(re.findall(r'id="(sido-\d\d)"', text))) == 17
    assert re.search(r'<g id="dokdo"><title>독도</title><circle cx="566\.4" cy="138\.7"', text)


def test_dokdo_is_drawn_where_it_lies() -> None:
    assert project(*DOKDO) == pytest.approx((566.4, 138.7), abs=0.1)


def test_every_province_belongs_to_exactly_one_region() -> None:
    for title in provinces():
        regions = [name for name, starts in PROVINCES.items() if title.startswith(starts)]
        assert len(regions) == 1, title


@pytest.mark.parametrize("place_id", sorted(places()))
def test_the_dot_of_a_place_falls_within_its_province(place_id: str) -> None:
    place = places()[place_id]
    numbers = [float(n) for n in re.findall(r"-?\d+\.?\d*", provinces()[place.province])]
    xs, ys = numbers[0::2], numbers[1::2]
    x, y = project(place.lat, place.lon)
    assert min(xs) - 3 <= x <= max(xs) + 3 or place_id == "dokdo"
    assert min(ys) - 3 <= y <= max(ys) + 3
