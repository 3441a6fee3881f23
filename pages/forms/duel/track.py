"""The military track, drawn with its zones; the pawn is slid along it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pages.forms.duel.city import pawn
from pages.ui.html import escape
from pages.ui.slide import slide_picture
from pages.ui.state import Table
from pages.ui.stepper import step_key
from pages.ui.tap import tap_picture
from rules_data.duel.figures import number, numbers
from rules_data.duel.turn import standing
from rules_data.korean import with_particle

_PITCH, _CITY, _TOP, _HIGH = 18, 32, 30, 38
_SHADES = (0.0, 0.14, 0.3, 0.5)
_PAWN = "M0 34C-7 34-8 30-6 26L-3 8A9 9 0 1 1 3 8L6 26C8 30 7 34 0 34Z"


def track_svg(
    pawn: int,
    names: Sequence[str],
    loot: Sequence[int] = (),
    minerva: int | None = None,
    slides: bool = True,
) -> str:
    """The track as SVG, the left player's capital at the left.

    Args:
        pawn: where the pawn stands, positive on the right player's side.
        names: both players, left first.
        loot: military tokens still on the board, as signed first spaces of their zones.
        minerva: where Minerva's pawn stands.
        slides: whether the pawn is to be slid (the drawing is then no single image).
    """
    side = number("track_side")
    width = (2 * side - 1) * _PITCH + 2 * _CITY
    spaces = "".join(_space(space, side, names) for space in range(-side, side + 1))
    tokens = "".join(_token(start) for start in loot)
    words = f"군사 경쟁 말: {place_words(pawn, names)}. {standing_words(pawn, names)}"
    role = f'role="img" aria-label="{escape(words)}"' if not slides else 'role="group" aria-label="군사 경쟁"'
    guard = f'<g transform="{_at(minerva)}">{_guard()}</g>' if minerva is not None else ""
    return (
        f'<svg viewBox="{-width / 2:.0f} 0 {width} 104" {role} font-family="Pretendard, sans-serif" '
        f'font-size="11">{spaces}{_zones(side)}{tokens}{guard}{_knob(pawn, side, names)}</svg>'
    )


def track(
    table: Table,
    put: Callable[[Table, int], None],
    key: str,
    loot: Sequence[int] = (),
    minerva: int | None = None,
) -> None:
    """The track with its pawn to slide, keys for one space, and what the place means.

    Args:
        table: the table in use.
        put: puts the pawn on a space of a table.
        key: a name of its own for the widgets.
        loot: see `track_svg`.
        minerva: see `track_svg`.
    """
    side, here = number("track_side"), pawn(table)

    def step(by: int) -> None:
        table.at_once(lambda now: put(now, min(side, max(-side, pawn(now) + by))))

    slide_picture(
        track_svg(here, table.names, loot, minerva),
        key=f"duel-track-{key}",
        on_slide=lambda value: put(table, int(value)),
    )
    words = escape(standing_words(here, table.names))
    tap_picture(
        f'<div class="pj-between">{step_key("-1", "◀", "말을 왼쪽으로 한 칸", here <= -side)}<b>{words}</b>'
        f"{step_key('1', '▶', '말을 오른쪽으로 한 칸', here >= side)}</div>",
        key=f"track-steps-{key}",
        on_tap=lambda tap: step(int(tap)),
    )


def place_words(space: int, names: Sequence[str]) -> str:
    """A space in words: whose side and which space."""
    if space == 0:
        return "가운데 칸"
    name = names[int(space > 0)]
    if abs(space) == number("track_side"):
        return f"{name} 수도"
    return f"{name if name.endswith('쪽') else f'{name} 쪽'} {abs(space)}번째 칸"


def standing_words(pawn: int, names: Sequence[str]) -> str:
    """What the pawn's place means, in one short sentence."""
    now = standing(pawn)
    if now.leader is None:
        return "가운데 칸 · 점수 없음"
    if abs(pawn) == number("track_side"):
        return f"{names[now.leader]} 군사 승리"
    return f"{with_particle(names[now.leader], '이')} {abs(pawn)}칸 앞섬 · {now.points}점"


def _space(space: int, side: int, names: Sequence[str]) -> str:
    words = place_words(space, names)
    stop = f'data-stop="{space}" data-at="{_at(space)}" data-words="{escape(words)}"'
    if abs(space) == side:
        left = _left(space)
        tower = f"M{left + 2.5} {_TOP + _HIGH - 6}v-26h5v6h6v-6h5v6h6v-6h5v26z"
        return (
            f'<g {stop}><rect x="{left}" y="{_TOP}" width="{_CITY}" height="{_HIGH}" rx="5" {_LINE}/>'
            f'<path d="{tower}" fill="var(--figure)" opacity=".75"/></g>'
        )
    shade = _SHADES[sum(abs(space) >= start for start in numbers("zone_starts"))]
    return (
        f'<rect {stop} x="{_left(space)}" y="{_TOP}" width="{_PITCH}" height="{_HIGH}" {_LINE}/>'
        f'<rect x="{_left(space)}" y="{_TOP}" width="{_PITCH}" height="{_HIGH}" fill="var(--figure)" '
        f'opacity="{shade}" pointer-events="none"/>'
    )


def _zones(side: int) -> str:
    """The points of each zone below it, on both sides."""
    starts = numbers("zone_starts")
    ends = [*(start - 1 for start in starts[1:]), side - 1]
    labels = ""
    for start, end, points in zip(starts, ends, numbers("zone_points"), strict=True):
        for sign in (-1, 1):
            middle = sign * (start + end) / 2 * _PITCH
            labels += (
                f'<text x="{middle:.0f}" y="{_TOP + _HIGH + 16}" text-anchor="middle" font-size="12" '
                f'fill="currentColor" font-weight="600">{points}점</text>'
            )
    return labels


def _token(start: int) -> str:
    coins = numbers("loot_coins")[numbers("loot_starts").index(abs(start))]
    return (
        f'<g transform="translate({start * _PITCH} {_TOP + _HIGH + 28})">'
        f'<rect x="-14" y="-7" width="28" height="15" rx="7" fill="#C8963E"/>'
        f'<text y="5" text-anchor="middle" fill="#1b1409" font-weight="700">−{coins}</text></g>'
    )


def _knob(pawn: int, side: int, names: Sequence[str]) -> str:
    return (
        f'<g data-knob="{pawn}" transform="{_at(pawn)}" role="slider" tabindex="0" aria-label="군사 경쟁 말" '
        f'aria-valuemin="{-side}" aria-valuemax="{side}" aria-valuenow="{pawn}" '
        f'aria-valuetext="{escape(place_words(pawn, names))}">'
        f'<rect x="-22" y="{-_TOP}" width="44" height="{_TOP + _HIGH + 4}" fill="transparent"/>'
        f'<path d="{_PAWN}" fill="#B5432C" stroke="#fff" stroke-width="2" '
        f'transform="translate(0 -6) scale(1.12)"/></g>'
    )


def _guard() -> str:
    return (
        f'<circle cy="{_HIGH / 2}" r="8" fill="#22305A" stroke="#fff" stroke-width="1.5"/><text '
        f'y="{_HIGH / 2 + 4}" text-anchor="middle" fill="#fff" font-size="10" font-weight="700">미</text>'
    )


def _at(space: int) -> str:
    side = number("track_side")
    middle: float = space * _PITCH
    if abs(space) == side:
        middle = (1 if space > 0 else -1) * ((side - 0.5) * _PITCH + _CITY / 2)
    return f"translate({middle:g} {_TOP})"


def _left(space: int) -> float:
    side = number("track_side")
    if space == -side:
        return -((side - 0.5) * _PITCH + _CITY)
    return (space - 0.5) * _PITCH


_LINE = 'fill="var(--card)" stroke="var(--line)" stroke-width="1"'
