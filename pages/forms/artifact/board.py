"""The areas of the board, drawn from the set-up figures and the site that the table left out."""

from __future__ import annotations

from pages.forms.artifact.entries import sites
from pages.forms.artifact.marks import REGION_FILL, REGION_SHORT, region_mark, type_mark
from pages.ui.html import escape
from pages.ui.state import Table
from rules_data import SetupGuide
from rules_data.artifact.components import Tile, TrackInfo, components, tiles_in_play
from rules_data.artifact.turn import box_number

_WIDTH = 360
_HEAD = 22
_SITES, _MUSEUM, _INCOME, _TRACKS = 4, 92, 238, 312
_TRACK_ROW = 26


def laid_table(table: Table, guide: SetupGuide) -> str:
    """The laid-out board as SVG: sites with their cards, museum, income track, action tracks, year."""
    here = sites(table)
    tracks = [track for track in components().tracks if track.region is None or track.region in here]
    height = _TRACKS + _HEAD + len(tracks) * _TRACK_ROW + 62
    return (
        f'<svg viewBox="0 0 {_WIDTH} {height}" role="img" aria-label="{escape(_words(guide))}" '
        'font-family="Pretendard, sans-serif">'
        f"{_sites(guide, here)}{_museum(guide)}{_income(here)}{_tracks(guide, tracks)}"
        f"{_year(guide, height - 56)}</svg>"
    )


def _words(guide: SetupGuide) -> str:
    value = guide.value
    return (
        f"{guide.players}명의 게임판. 유적지 {value('sites')}곳에 유물 카드 {value('cards_per_site')}장씩, "
        f"박물관에 전시회 {value('exhibition_tiles_museum')}장, "
        f"수입 트랙에 {value('exhibition_tiles_income')}장, "
        f"행동 마커 {value('markers_in_play')}개가 놓여 있습니다."
    )


def _heading(words: str, top: int) -> str:
    return f'<text x="4" y="{top + 15}" font-size="13" fill="var(--soft)">{escape(words)}</text>'


def _sites(guide: SetupGuide, here: tuple[str, ...]) -> str:
    pitch = _WIDTH / len(here)
    shown = _heading("유적지", _SITES)
    for place, region in enumerate(here):
        x = (place + 0.5) * pitch
        shown += (
            f'<g transform="translate({x - 24:g} {_SITES + _HEAD + 26})">{region_mark(region)}</g>'
            f'<rect x="{x + 8:g}" y="{_SITES + _HEAD + 7}" width="26" height="38" rx="4" '
            f'fill="{REGION_FILL[region]}" opacity=".5"/>'
            f'<rect x="{x + 5:g}" y="{_SITES + _HEAD + 4}" width="26" height="38" rx="4" '
            f'fill="{REGION_FILL[region]}"/><text x="{x + 18:g}" y="{_SITES + _HEAD + 28}" font-size="14" '
            f'font-weight="700" text-anchor="middle" fill="#fff">{guide.value("cards_per_site")}</text>'
        )
    return shown


def _museum(guide: SetupGuide) -> str:
    shown = _heading(f"박물관 · 전시회 {guide.value('exhibition_tiles_museum')}장", _MUSEUM)
    types = [kind.id for kind in components().types]
    for tile in components().tiles:
        if tile.kind == "same_type":
            left = 4 + types.index(tile.of or "") * 71
            top = _MUSEUM + _HEAD + (tile.cards - 3) * 39
            shown += (
                f'<rect x="{left}" y="{top}" width="66" height="35" rx="6" fill="var(--paper)" '
                f'stroke="var(--line)"/><g transform="translate({left + 20} {top + 18})">'
                f"{type_mark(tile.of or '', 0.8)}</g>"
                f'<text x="{left + 56}" y="{top + 23}" text-anchor="end" font-size="13" font-weight="650" '
                f'fill="var(--ink)">{tile.cards}장</text>'
            )
    return shown


def _income(here: tuple[str, ...]) -> str:
    """The income track: free spaces at the left, tiles to the right end without a gap."""
    tiles = [tile for tile in tiles_in_play(here) if tile.area == "income"]
    spaces = components().income_spaces
    free, pitch, top = spaces - len(tiles), (_WIDTH - 8) / spaces, _INCOME + _HEAD
    shown = _heading(f"수입 트랙 · 전시회 {len(tiles)}장", _INCOME)
    for space in range(1, spaces + 1):
        left = 4 + (space - 1) * pitch
        tile = tiles[space - free - 1] if space > free else None
        shown += f'<g transform="translate({left:g} {top})">{_income_space(space, tile, pitch)}</g>'
    return shown


def _income_space(space: int, tile: Tile | None, pitch: float) -> str:
    if tile is None:
        number = box_number({}, f"income_track.{space}")
        return (
            f'<rect x="1.5" width="{pitch - 3:g}" height="40" rx="5" fill="none" stroke="var(--figure)" '
            f'stroke-dasharray="3 3"/><text x="{pitch / 2:g}" y="26" text-anchor="middle" font-size="15" '
            f'font-weight="700" fill="var(--figure)">{"?" if number is None else number}</text>'
        )
    fill = REGION_FILL.get(tile.of or "", "#6B6457")
    return (
        f'<rect x="1.5" width="{pitch - 3:g}" height="40" rx="5" fill="{fill}"/>'
        f'<text text-anchor="middle" font-size="12" fill="#fff"><tspan x="{pitch / 2:g}" y="17">'
        f'{REGION_SHORT.get(tile.of or "", "섞임")}</tspan><tspan x="{pitch / 2:g}" y="33" font-weight="700">'
        f"{tile.cards}장</tspan></text>"
    )


def _tracks(guide: SetupGuide, tracks: list[TrackInfo]) -> str:
    """The action tracks, lowest number at the left; markers taken out leave the lowest spaces free."""
    spaces, out = guide.value("markers_per_track"), guide.value("markers_removed_per_track")
    pitch, left = 23, 124
    shown = _heading(f"행동 마커 {guide.value('markers_in_play')}개 · 왼쪽이 낮은 숫자", _TRACKS)
    for row, track in enumerate(tracks):
        y = _TRACKS + _HEAD + row * _TRACK_ROW + 12
        fill = REGION_FILL.get(track.region or "", "#4A4A4A")
        shown += f'<text x="4" y="{y + 5}" font-size="13" fill="var(--ink)">{escape(track.name)}</text>'
        for space in range(spaces):
            x = left + space * pitch + pitch / 2
            shown += (
                f'<circle cx="{x:g}" cy="{y}" r="8.5" fill="none" stroke="var(--line)" stroke-width="1.5"/>'
                if space < out
                else f'<circle cx="{x:g}" cy="{y}" r="9" fill="{fill}"/>'
            )
    return shown


def _year(guide: SetupGuide, top: int) -> str:
    year = guide.value("first_year")
    return (
        f"{_heading('연도 · 각자', top)}"
        f'<rect x="4" y="{top + 22}" width="62" height="28" rx="14" fill="var(--figure)"/>'
        f'<text x="35" y="{top + 41}" text-anchor="middle" font-size="15" font-weight="700" '
        f'fill="var(--paper)">{escape(year)}</text>'
        f'<text x="78" y="{top + 41}" font-size="14" fill="var(--ink)">오두막 {guide.value("huts")}채 · '
        f"나무 마커 {guide.value('wooden_markers')}개 · 행동 마커 {guide.value('mat_limit')}개</text>"
    )
