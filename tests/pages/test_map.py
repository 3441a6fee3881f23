"""The map's drawing: every place is lit or not, reachable by taps, and no two targets overlap on a phone."""

from __future__ import annotations

import math
import re
from itertools import combinations
from xml.etree import ElementTree

import pytest

from pages.ui.map import Spot, korea_map, zoomed
from pages.ui.map_labels import labels
from pages.ui.map_land import corners
from pages.ui.map_view import COUNTRY, View, boxes_touch, fit, groups, project
from rules_data.tourism.components import places

SVG = "{http://www.w3.org/2000/svg}"
SMALL_PHONE = 360 - 2 * 18  # CSS pixels that the map has on a narrow phone
REGIONS = ["capital", "gangwon", "chungcheong", "jeolla", "gyeongsang", "jeju"]


def spots(ids: list[str], lit: tuple[str, ...] = ()) -> list[Spot]:
    found = [places()[card] for card in ids]
    return [
        Spot(place.id, place.name.ko, place.city, project(place.lat, place.lon), place.theme, place.id in lit)
        for place in found
    ]


def region_view(region: str) -> tuple[list[str], View]:
    inside = [place for place in places().values() if place.region == region]
    points = [project(place.lat, place.lon) for place in inside]
    return [place.id for place in inside], fit(points, corners(frozenset(place.province for place in inside)))


def targets(svg: str) -> dict[str, ElementTree.Element]:
    root = ElementTree.fromstring(svg)
    return {part.get("data-tap", ""): part for part in root.iter(f"{SVG}g") if part.get("data-tap")}


def drawn(svg: str) -> dict[str, ElementTree.Element]:
    """The targets of a drawing; the outer element names SVG as a browser would have it."""
    return targets(svg.replace('<svg class="pj-map"', f'<svg xmlns="{SVG[1:-1]}" class="pj-map"'))


def hit(part: ElementTree.Element) -> tuple[float, float, float]:
    circle = next(circle for circle in part.iter(f"{SVG}circle") if circle.get("class") == "hit")
    return float(circle.get("cx", 0)), float(circle.get("cy", 0)), float(circle.get("r", 0))


def test_seoul_and_dokdo_lie_where_the_outlines_expect_them() -> None:
    assert project(37.5665, 126.9780) == pytest.approx((190.45, 107.68), abs=0.01)
    # 독도 is moved into the box at the upper right, by (182, 96).
    assert project(37.2408, 131.8696) == pytest.approx((566.40 - 182, 138.62 - 96), abs=0.01)


def test_all_ninety_are_on_the_map_of_the_country() -> None:
    parts = drawn(korea_map(spots(list(places())), COUNTRY))
    named = [card for tap in parts for card in (zoomed(tap) or (tap,))]
    assert sorted(named) == sorted(places())


@pytest.mark.parametrize("region", [None, *REGIONS])
def test_targets_are_at_least_24_pixels_and_do_not_overlap(region: str | None) -> None:
    ids, view = region_view(region) if region else (list(places()), COUNTRY)
    parts = drawn(korea_map(spots(ids), view))
    pixel = view.width / SMALL_PHONE
    hits = [hit(part) for part in parts.values()]
    assert min(2 * radius for _, _, radius in hits) >= 24 * pixel
    for one, other in combinations(hits, 2):
        assert math.dist(one[:2], other[:2]) >= 24 * pixel


def test_every_place_is_reached_by_taps() -> None:
    reached: dict[str, int] = {}

    def walk(ids: list[str], view: View, taps: int) -> None:
        assert taps <= 5
        for tap in drawn(korea_map(spots(ids), view)):
            nearer = zoomed(tap)
            if nearer is None:
                reached[tap] = min(taps, reached.get(tap, taps))
            else:
                chosen = spots(list(nearer))
                walk(list(nearer), fit([spot.at for spot in chosen]), taps + 1)

    walk(list(places()), COUNTRY, 1)
    assert set(reached) == set(places())
    assert reached["gyeongbokgung"] == 3
    assert reached["dokdo"] == 1


def test_a_collected_place_is_lit_by_shape_and_word() -> None:
    parts = drawn(korea_map(spots(["dokdo", "hallasan"], lit=("dokdo",)), COUNTRY))
    assert parts["dokdo"].get("aria-label") == "독도, 경북 울릉군, 모았어요"
    assert [path.get("class") for path in parts["dokdo"].iter(f"{SVG}path")] == ["lit"]
    assert parts["hallasan"].get("aria-label") == "한라산, 제주 서귀포시, 아직이에요"
    assert list(parts["hallasan"].iter(f"{SVG}path")) == []


def test_near_places_share_a_target_that_tells_how_many_are_lit() -> None:
    jinju = ["jinjuseong-fortress", "jinju-lantern-festival"]
    parts = drawn(korea_map(spots(jinju, lit=("jinjuseong-fortress",)), COUNTRY))
    assert [part.get("aria-label") for part in parts.values()] == ["진주성 둘레 2곳, 1곳 모음, 크게 보기"]
    nearer = fit([spot.at for spot in spots(jinju)])
    assert set(drawn(korea_map(spots(jinju), nearer))) == set(jinju)


def test_dokdo_is_named_on_every_map_of_the_country() -> None:
    assert re.search(r'<text class="sea"[^>]*>독도</text>', korea_map([], COUNTRY))
    assert re.search(r'<text class="sea"[^>]*>울릉도</text>', korea_map([], COUNTRY))


def test_a_region_view_shows_all_of_the_land_of_jeju() -> None:
    _, view = region_view("jeju")
    assert (view.left < 127.7, view.left + view.width > 187.9) == (True, True)
    assert '<path class="land on"' in korea_map([], view, frozenset({"제주특별자치도"}))


def test_points_are_put_together_only_where_they_are_near() -> None:
    assert groups(((0.0, 0.0), (1.0, 0.0), (10.0, 0.0)), 3) == [[0, 1], [2]]
    assert groups(((0.0, 0.0), (4.0, 0.0), (8.0, 0.0)), 3) == [[0], [1], [2]]
    assert groups((), 3) == []


def test_names_never_lie_on_each_other_or_on_a_point() -> None:
    view = View(0, 0, 350, 350)
    points = [(40.0 + 30 * column, 40.0 + 30 * row) for row in range(5) for column in range(8)]
    placed = labels([("장소", at, 13.0) for at in points], 12, view)
    assert 0 < len(placed) < 40
    boxes = [(x, y - 12 * 0.85, 12 * 0.92 * 2, 12.0) for _, (x, y) in placed]
    boxes += [(x - 13, y - 13, 26, 26) for x, y in points]
    inner = [(left + 0.01, top + 0.01, width - 0.02, height - 0.02) for left, top, width, height in boxes]
    assert not any(boxes_touch(one, other) for one, other in combinations(inner, 2))
