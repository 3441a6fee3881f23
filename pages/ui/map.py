"""The map of Korea with a point for every place: lit where the place is collected, to be tapped."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from pages.ui.html import escape
from pages.ui.images import ASSETS
from pages.ui.language import Speaker, korean
from pages.ui.map_labels import labels
from pages.ui.map_land import SOURCE, islands, land
from pages.ui.map_view import COUNTRY, TARGET, Point, View, groups, middle

_ZOOM, _JOIN = "zoom:", ","


@dataclass(frozen=True)
class Spot:
    """A place on the map; `about` is what a screen reader says after its name."""

    id: str
    name: str
    about: str
    at: Point
    theme: str
    lit: bool


def zoomed(tapped: str) -> tuple[str, ...] | None:
    """The places that a tap asks to see nearer; None where the tap names one place."""
    return tuple(tapped.removeprefix(_ZOOM).split(_JOIN)) if tapped.startswith(_ZOOM) else None


def korea_map(
    spots: Sequence[Spot], view: View, marked: frozenset[str] = frozenset(), say: Speaker = korean
) -> str:
    """The map as SVG for `pages.ui.tap`.

    Args:
        spots: the places to draw.
        view: the part of the map to show.
        marked: full names of the provinces to set off from the others.
        say: speaks the language of the map.

    Returns:
        SVG whose points carry a place's id; places that are too near to each other share one target, whose id
        `zoomed` reads.
    """
    inside = [spot for spot in spots if view.shows(spot.at)]
    parts = groups(tuple(spot.at for spot in inside), view.pixel * TARGET)
    # Dots lie below, single markers above; so what is easier to hit never hides what is not.
    ordered = sorted(([inside[index] for index in part] for part in parts), key=lambda part: -len(part))
    drawn = "".join(_target(part, view, say) for part in ordered)
    names = "" if view == COUNTRY else _names(ordered, view, say)
    box = islands(view, dokdo_named="dokdo" in {spot.id for spot in inside} and view != COUNTRY)
    words = escape(say("대한민국 지도, 장소 {count}곳", count=len(inside)))
    return (
        f'<svg class="pj-map" viewBox="{view.box}" role="group" aria-label="{words}">'
        f"{land(view, marked)}{box}{drawn}{names}</svg>"
    )


def legend(say: Speaker = korean) -> str:
    """What the signs on the map mean."""
    view = View(0, 0, 350, 350)
    lit, open_ = (
        f'<svg viewBox="-12 -12 24 24" aria-hidden="true">{_dot((0, 0), lit, view)}</svg>'
        for lit in (True, False)
    )
    return (
        f'<p class="pj-legend"><span>{lit} {say("모은 곳")}</span><span>{open_} {say("아직인 곳")}</span>'
        f"<span>{escape(say(SOURCE))}</span></p>"
    )


def _target(part: Sequence[Spot], view: View, say: Speaker) -> str:
    """One thing to tap: a place, or several places that lie too near to each other."""
    pixel = view.pixel
    x, y = _middle(part)
    if len(part) == 1:
        spot = part[0]
        tap, words = spot.id, f"{spot.name}, {spot.about}, {say('모았어요' if spot.lit else '아직이에요')}"
        shape = _dot(spot.at, spot.lit, view) if view == COUNTRY else _marker(spot, view)
    else:
        have = sum(spot.lit for spot in part)
        tap = _ZOOM + _JOIN.join(spot.id for spot in part)
        words = say(
            "{name} 둘레 {count}곳, {have}곳 모음, 크게 보기", name=part[0].name, count=len(part), have=have
        )
        shape = "".join(_dot(spot.at, spot.lit, view) for spot in sorted(part, key=lambda spot: spot.lit))
        if view != COUNTRY:
            shape = f'<circle class="halo" cx="{x:.2f}" cy="{y:.2f}" r="{_reach(part, view):.2f}"/>{shape}'
    return (
        f'<g data-tap="{escape(tap)}" aria-label="{escape(words)}">'
        f'<circle class="hit" cx="{x:.2f}" cy="{y:.2f}" r="{TARGET / 2 * pixel:.3f}"/>{shape}</g>'
    )


def _dot(at: Point, lit: bool, view: View) -> str:
    """A small sign: a star with its rim where the place is collected, else an open ring."""
    x, y = at
    if not lit:
        return f'<circle class="open" cx="{x:.2f}" cy="{y:.2f}" r="{3.6 * view.pixel:.3f}"/>'
    return f'<path class="lit" d="{_star(at, 8.5 * view.pixel, 3.9 * view.pixel)}"/>'


def _marker(spot: Spot, view: View) -> str:
    """A large sign with the theme's picture; collected ones are filled and carry a star."""
    x, y = spot.at
    radius, size = 13 * view.pixel, 15 * view.pixel
    kind = "lit" if spot.lit else "open"
    icon = (
        f'<svg class="icon {kind}" x="{x - size / 2:.3f}" y="{y - size / 2:.3f}" width="{size:.3f}" '
        f'height="{size:.3f}" viewBox="0 0 24 24">{_icon(spot.theme)}</svg>'
    )
    at = (x + radius * 0.72, y - radius * 0.72)
    star = f'<path class="lit star" d="{_star(at, 6.5 * view.pixel, 3 * view.pixel)}"/>' if spot.lit else ""
    return f'<circle class="{kind}" cx="{x:.2f}" cy="{y:.2f}" r="{radius:.3f}"/>{icon}{star}'


def _star(at: Point, outer: float, inner: float) -> str:
    x, y = at
    corners = []
    for step in range(10):
        radius, angle = (inner if step % 2 else outer), math.pi * step / 5
        corners.append(f"{x + radius * math.sin(angle):.2f},{y - radius * math.cos(angle):.2f}")
    return "M" + "L".join(corners) + "Z"


def _names(parts: Sequence[Sequence[Spot]], view: View, say: Speaker) -> str:
    """The names of single places and how many the others are, where there is room for them."""
    size = 12.5 * view.pixel
    wanted = [(part[0].name, part[0].at, 13 * view.pixel) for part in parts if len(part) == 1]
    wanted += [
        (say("{count}곳", count=len(part)), _middle(part), _reach(part, view))
        for part in parts
        if len(part) > 1
    ]
    return "".join(
        f'<text class="name" x="{x:.2f}" y="{y:.2f}" font-size="{size:.3f}" aria-hidden="true">'
        f"{escape(text)}</text>"
        for text, (x, y) in labels(wanted, size, view)
    )


def _middle(part: Sequence[Spot]) -> Point:
    return middle([spot.at for spot in part])


def _reach(part: Sequence[Spot], view: View) -> float:
    """How far a group's halo reaches from its middle."""
    at = _middle(part)
    return max(13 * view.pixel, max(math.dist(at, spot.at) for spot in part) + 7 * view.pixel)


@lru_cache(maxsize=16)
def _icon(theme: str) -> str:
    """The inside of a theme's icon."""
    text = (ASSETS / "icons" / "theme" / f"{theme}.svg").read_text(encoding="utf-8")
    inside = re.search(r"<svg[^>]*>(.*)</svg>", text, re.DOTALL)
    return " ".join(inside.group(1).split()) if inside else ""
