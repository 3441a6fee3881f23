"""The research tracks: a ladder a region, everybody's markers on it, moved by a tap."""

from __future__ import annotations

from pages.forms.artifact.entries import enter, sites, start_value, steps
from pages.forms.artifact.marks import FITTED
from pages.ui.html import escape
from pages.ui.player_bar import SEATS
from pages.ui.state import Table
from pages.ui.tap import tap_picture
from rules_data.artifact.components import region_name
from rules_data.artifact.turn import research_ladder

_WIDTH, _ROW, _HEAD = 360, 50, 30


def research_tracks(table: Table, seat: int) -> None:
    """Shows the tracks; a tap on a space slides the player's marker there."""
    tap_picture(
        tracks_markup(table, seat),
        key="artifact-research",
        on_tap=lambda place: slid(table, seat, place),
    )


def slid(table: Table, seat: int, place: str) -> None:
    """Moves a player's marker to a space named "region:step"."""
    region, _, step = place.partition(":")
    ladder = research_ladder(start_value(table))
    if region in sites(table) and step.isdecimal() and int(step) < len(ladder):
        enter(table, {f"step_{seat}_{region}": int(step)})


def tracks_markup(table: Table, seat: int) -> str:
    """The tracks as SVG, highest space above."""
    ladder, regions = research_ladder(start_value(table)), sites(table)
    markers = [steps(table, player) for player in range(table.players)]
    pitch = _WIDTH / len(regions)
    parts = []
    for column, region in enumerate(regions):
        left = column * pitch
        parts.append(
            f'<text x="{left + pitch / 2:g}" y="18" text-anchor="middle" font-size="14" font-weight="650" '
            f'fill="var(--ink)">{escape(region_name(region))}</text>'
        )
        for step, worth in enumerate(ladder):
            top = _HEAD + (len(ladder) - 1 - step) * _ROW
            here = [player for player, own in enumerate(markers) if own[region] == step]
            parts.append(_space(region, step, worth, left, top, pitch, here, seat))
    height = _HEAD + len(ladder) * _ROW
    frame = f'viewBox="0 0 {_WIDTH} {height}" style="{FITTED}" role="group" aria-label="연구 트랙"'
    return f"<svg {frame}>{''.join(parts)}</svg>"


def _space(
    region: str, step: int, worth: int, left: float, top: float, pitch: float, here: list[int], seat: int
) -> str:
    mine = seat in here
    words = f"{region_name(region)} {step}칸, {worth}점" + (", 내 마커" if mine else "")
    border = 'stroke="var(--sure)" stroke-width="3"' if mine else 'stroke="var(--line)" stroke-width="1.5"'
    fill = "color-mix(in srgb, var(--sure) 16%, var(--card))" if mine else "var(--card)"
    return (
        f'<g transform="translate({left:g} {top})" data-tap="{region}:{step}" aria-label="{escape(words)}" '
        f'aria-pressed="{"true" if mine else "false"}">'
        f'<rect x="3" y="2" width="{pitch - 6:g}" height="{_ROW - 4}" rx="9" style="fill:{fill}" {border}/>'
        f'<text x="9" y="31" font-size="16" font-weight="700" fill="var(--ink)">{worth}</text>'
        f"{_markers(here, seat, pitch)}</g>"
    )


def _markers(here: list[int], seat: int, pitch: float) -> str:
    """Everybody's marker as the shape of the seat, the own one larger and in colour."""
    shown, x = "", pitch - 9
    for player in sorted(here, key=lambda player: player != seat):
        own = player == seat
        fill, size = ("var(--sure)", 18) if own else ("var(--soft)", 10)
        shown += (
            f'<text x="{x:g}" y="{31 if own else 28}" text-anchor="end" font-size="{size}" fill="{fill}">'
            f"{SEATS[player]}</text>"
        )
        x -= 17 if own else 10.5
    return shown
