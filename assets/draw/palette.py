"""The colours of a picture: a sky for the time of day, leaves for the season, one light over everything."""

from __future__ import annotations

from dataclasses import dataclass

INK, PAPER, SUB, LINE, RED, TEAL, GOLD = (
    "#22252B",
    "#FBF7EF",
    "#6F695C",
    "#E5DCCB",
    "#B5432C",
    "#1F6F6B",
    "#C8963E",
)
LAMP = "#FFD778"

SKIES: dict[str, tuple[str, str, str]] = {
    "peach": ("#A9C3CB", "#F5CDAA", "#FCEBD2"),
    "rose": ("#B784A0", "#EFA99B", "#FBDDBB"),
    "mint": ("#7FB0B0", "#CFDCC0", "#F8E8C8"),
    "gold": ("#E99B56", "#F7C878", "#FCEBBF"),
    "blue": ("#6FB2D6", "#B4D9E2", "#EEF3E6"),
    "warm": ("#EBCF9C", "#F6E4C0", "#FCF3E0"),
    "teal": ("#5BA9AE", "#A8D3C8", "#E9F1DC"),
    "azure": ("#3F8EC4", "#8FC3DF", "#E2F0EE"),
    "cool": ("#A7BDCB", "#CFDCE0", "#F1F1EA"),
    "ember": ("#4E345C", "#C65B4C", "#F7B56C"),
    "blush": ("#6F5A8E", "#DF8C86", "#FBD3A6"),
    "amber": ("#D9743F", "#F0A255", "#FBDB98"),
    "violet": ("#3A3B6C", "#93689A", "#F1AE8E"),
    "navy": ("#121A34", "#22345C", "#3D5580"),
    "indigo": ("#1A183A", "#37316A", "#6A5590"),
    "deep": ("#0C2534", "#164653", "#2F7478"),
    "plum": ("#251837", "#553357", "#96566A"),
}
USUAL_SKY = {"dawn": "peach", "day": "blue", "dusk": "ember", "night": "navy"}
LIGHT = {
    "dawn": ("#F3B98D", 0.13),
    "day": ("#FFF3D6", 0.04),
    "dusk": ("#9C4A4E", 0.2),
    "night": ("#182347", 0.42),
}
LEAVES = {
    "spring": ("#6E9B5A", "#8FB56A", "#4C7A55"),
    "summer": ("#3F7F57", "#5E9A5C", "#2C6350"),
    "autumn": ("#C2662F", "#DE9338", "#A0402C"),
    "winter": ("#5E7F78", "#7E9A90", "#446560"),
    "any": ("#55855C", "#7B9F62", "#3A6652"),
}
HILLS = {
    "spring": ("#8FAF8E", "#5F9070", "#3E7159"),
    "summer": ("#7FAA98", "#4A8A6C", "#2B6A52"),
    "autumn": ("#B39B7C", "#A0714C", "#75492F"),
    "winter": ("#B4C4CB", "#8FA6AE", "#647F86"),
    "any": ("#8FB0A0", "#4F8577", "#2E5A50"),
}
WATERS = {
    "dawn": ("#8FB8BE", "#6A9EA8"),
    "day": ("#5FA9B8", "#3D8CA3"),
    "dusk": ("#A8607A", "#5A4A78"),
    "night": ("#23406A", "#162C50"),
}


@dataclass(frozen=True)
class Palette:
    """What a motif asks for its colours; calling it puts a colour into the picture's light."""

    time: str
    season: str
    sky: tuple[str, str, str]
    light: tuple[str, float]

    @classmethod
    def of(cls, time: str, season: str, sky: str | None = None) -> Palette:
        """The palette of a time of day and a season; `sky` names another sky than the usual one."""
        return cls(time, season, SKIES[sky or USUAL_SKY[time]], LIGHT[time])

    def __call__(self, color: str, far: float = 0.0) -> str:
        """A colour in this light; `far` 0..1 fades it into the haze."""
        lit = mix(color, *self.light)
        return mix(lit, mix(self.sky[2], self.sky[1], 0.5), far) if far else lit

    @property
    def dark(self) -> bool:
        """Whether lamps are lit."""
        return self.time == "night"

    @property
    def lamps(self) -> bool:
        """Whether windows glow."""
        return self.time in ("night", "dusk")

    def by_lamp(self) -> Palette:
        """The same hour under warm lamps, for what stands in their light."""
        return Palette(self.time, self.season, self.sky, ("#F2A24E", 0.12))

    def leaf(self, which: int = 0) -> str:
        """Leaves of the season: 0 usual, 1 lighter, 2 darker."""
        return self(LEAVES[self.season][which])

    def hill(self, which: int = 1) -> str:
        """Hills: 0 far, 1 middle, 2 near."""
        color = HILLS[self.season][which]
        return self(color, (0.35, 0.12, 0.0)[which])

    def water(self, which: int = 0) -> str:
        """Water: 0 light, 1 deep."""
        return WATERS[self.time][which]

    @property
    def snow(self) -> bool:
        """Whether snow lies."""
        return self.season == "winter"


def mix(a: str, b: str, share: float) -> str:
    """Mixes two colours; `share` of the second."""
    pairs = zip(_rgb(a), _rgb(b), strict=True)
    return "#" + "".join(f"{round(x + (y - x) * share):02X}" for x, y in pairs)


def lighter(color: str, share: float = 0.2) -> str:
    """A lighter tint."""
    return mix(color, "#FFFFFF", share)


def darker(color: str, share: float = 0.2) -> str:
    """A darker shade."""
    return mix(color, "#14161E", share)


def _rgb(color: str) -> tuple[int, int, int]:
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)
