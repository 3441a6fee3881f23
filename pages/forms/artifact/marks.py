"""Drawn by us: marks of types, regions and exhibition tiles. The box's own art is not known to us."""

from __future__ import annotations

from pages.ui.html import escape
from rules_data.artifact.components import Tile, components, tile_label

WIDTH, HEIGHT = 68, 76
# A drawing to tap is as wide as a phone, not as a desktop.
FITTED = "max-width:30rem;margin-inline:auto"
_TYPE_FILL = {
    "type_1": "#B5432C",
    "type_2": "#1F6F6B",
    "type_3": "#9A6A14",
    "type_4": "#5B4B8A",
    "type_5": "#2F5F94",
}
_TYPE_SHAPE = {
    "type_1": '<circle r="14"/>',
    "type_2": '<path d="M0-16 16 0 0 16-16 0Z"/>',
    "type_3": '<rect x="-13" y="-13" width="26" height="26" rx="4"/>',
    "type_4": '<path d="M0-16 17 12H-17Z"/>',
    "type_5": '<path d="M-15-8 0-16 15-8V8L0 16-15 8Z"/>',
}
REGION_FILL = {
    "africa": "#A5672A",
    "asia": "#94404F",
    "south_america": "#3F7D4E",
    "middle_east": "#3E6B9B",
}
REGION_SHORT = {"africa": "아프", "asia": "아시", "south_america": "남미", "middle_east": "중동"}


def type_mark(type_id: str, scale: float = 1) -> str:
    """A type's shape with its number, around the origin, 32 units wide."""
    name = next(kind.name for kind in components().types if kind.id == type_id)
    drop = 8 if type_id == "type_4" else 6
    return (
        f'<g transform="scale({scale:g})" fill="{_TYPE_FILL[type_id]}">{_TYPE_SHAPE[type_id]}'
        f'<text y="{drop}" text-anchor="middle" font-size="16" font-weight="750" fill="#fff">'
        f"{escape(name[0])}</text></g>"
    )


def region_mark(region: str, scale: float = 1) -> str:
    """A region's stamp with the first syllables of its name, around the origin, 44 units wide."""
    return (
        f'<g transform="scale({scale:g})"><rect x="-22" y="-14" width="44" height="28" rx="14" '
        f'fill="{REGION_FILL[region]}"/><text y="5.5" text-anchor="middle" font-size="15" font-weight="700" '
        f'fill="#fff">{REGION_SHORT[region]}</text></g>'
    )


def tile_card(tile: Tile, prestige: int | None, income: int | None, mine: bool = False) -> str:
    """An exhibition tile, 68 × 76: cards wanted at the left, prestige top right, income bottom right."""
    border = 'stroke="var(--sure)" stroke-width="3"' if mine else 'stroke="var(--line)" stroke-width="1.5"'
    return (
        f'<rect x="1.5" y="1.5" width="{WIDTH - 3}" height="{HEIGHT - 3}" rx="9" '
        f'fill="var(--card)" {border}/>'
        f'<text x="8" y="19" font-size="14" font-weight="700" fill="var(--ink)">{tile.cards}장</text>'
        f'<g transform="translate(34 40)">{_wanted(tile)}</g>{_prestige(prestige)}{_income(income)}'
    )


def _wanted(tile: Tile) -> str:
    if tile.kind == "same_type":
        return type_mark(tile.of or "")
    if tile.kind == "same_region":
        return region_mark(tile.of or "", 1.1)
    what = "지역" if tile.kind == "mixed_regions" else "유물"
    return (
        '<text text-anchor="middle" font-size="12.5" font-weight="700" fill="var(--ink)">'
        f'<tspan x="0" y="0">서로 다른</tspan><tspan x="0" y="15">{what}</tspan></text>'
    )


def _prestige(value: int | None) -> str:
    if value is None:
        circle = 'fill="none" stroke="var(--figure)" stroke-width="1.5" stroke-dasharray="3 2.5"'
        ink, words = "var(--figure)", "?"
    else:
        circle, ink, words = 'fill="var(--figure)"', "var(--paper)", str(value)
    return (
        f'<g transform="translate(54 15)"><circle r="10.5" {circle}/><text y="5" text-anchor="middle" '
        f'font-size="14" font-weight="750" fill="{ink}">{words}</text></g>'
    )


def _income(value: int | None) -> str:
    if value is None:
        return ""
    return (
        '<g transform="translate(56 64)"><rect x="-9" y="-8" width="18" height="16" rx="8" fill="#C8963E"/>'
        f'<text y="4.5" text-anchor="middle" font-size="12" font-weight="750" fill="#111">{value}</text></g>'
    )


def tile_words(tile: Tile, prestige: int | None) -> str:
    """A tile said aloud: what it wants, and its prestige."""
    known = "명성 모름" if prestige is None else f"명성 {prestige}점"
    return f"{tile_label(tile)}, {known}"
