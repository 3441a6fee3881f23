"""Pictures of the ten relics, each on a field of 690 × 564 units."""

from __future__ import annotations

from collections.abc import Callable

from assets.draw import treasure_signs, treasure_wares
from assets.draw.palette import darker, lighter
from assets.draw.recipes import NoRecipeError
from assets.draw.svg import (
    clip,
    ellipse,
    glow,
    gradient,
    rect,
    stroke,
)

WIDE, HIGH = 690, 564
_TREASURES: dict[str, tuple[str, Callable[[], str]]] = {
    "blue-white-jar": ("#3F6A94", treasure_wares.jar),
    "jade-hairpin": ("#7A4A5A", treasure_signs.hairpin),
    "bride-mask": ("#5A7A6A", treasure_signs.mask),
    "scholars-desk": ("#B0905E", treasure_wares.desk),
    "celadon-pitcher": ("#B5714A", treasure_wares.pitcher),
    "taegeuk-fan": ("#5E8C84", treasure_signs.fan),
    "star-chart": ("#6A5E94", treasure_signs.chart),
    "dancheong-beam": ("#B59A62", treasure_signs.beam),
    "bronze-mirror": ("#8A4A3A", treasure_signs.mirror),
    "lacquer-box": ("#4A6A70", treasure_wares.box),
}


def treasure(relic_id: str) -> str:
    """The picture of a relic.

    Raises:
        NoRecipeError: nobody has drawn that relic.
    """
    if relic_id not in _TREASURES:
        raise NoRecipeError(
            f"'{relic_id}' 유물에는 아직 그림이 없습니다. assets/draw/treasures.py에 더하세요."
        )
    color, draw = _TREASURES[relic_id]
    define, fill = gradient([(0, lighter(color, 0.2)), (1, darker(color, 0.3))])
    field = define + rect(0, 0, WIDE, HIGH, fill) + _lattice(color)
    stand = ellipse(345, 500, 210, 22, darker(color, 0.5), opacity=0.55)
    return clip(field + glow(345, 270, 300, "#FFF3D0", 0.45) + stand + draw(), f"M0 0H{WIDE}V{HIGH}H0Z")


def _lattice(color: str) -> str:
    """A door lattice as the ground, so that the relics are one family."""
    tone = lighter(color, 0.22)
    out = "".join(stroke(f"M{x} 0V{HIGH}", tone, 2, opacity=0.35) for x in range(23, WIDE, 46))
    return out + "".join(stroke(f"M0 {y}H{WIDE}", tone, 2, opacity=0.35) for y in range(12, HIGH, 46))
