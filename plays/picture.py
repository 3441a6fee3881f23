"""A result as a picture to send in a chat: 1080 px wide, the winner large, where the points come from."""

from __future__ import annotations

import io
from collections.abc import Sequence
from datetime import tzinfo
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from plays.records import PlayerResult, PlayRecord
from plays.wording import GameWords, by_rank, headline, signed

WIDTH = 1080
_FONTS = Path(__file__).parents[1] / "assets" / "fonts"
_EDGE, _GAP, _ROUND = 64, 36, 40
_PAPER, _CARD, _INK, _SOFT, _LINE = "#FBF7EF", "#FFFFFF", "#22252B", "#625D52", "#E5DCCB"
_TEAL, _ON_TEAL, _FIGURE = "#1F6F6B", "#FFFFFF", "#B5432C"
_BAR, _LABEL = 52, 220
_MOST_ROWS = 12


def result_picture(play: PlayRecord, words: GameWords, zone: tzinfo) -> bytes:
    """Draw a result.

    Args:
        play: the play; who shares the first place is named together.
        words: the game's words.
        zone: the time zone of the date.

    Returns:
        A PNG, 1080 px wide, as high as it needs to be.
    """
    # Twice: the first run finds the height.
    height = _draw(_Sheet(ImageDraw.Draw(Image.new("RGB", (1, 1)))), play, words, zone)
    image = Image.new("RGB", (WIDTH, height), _PAPER)
    _draw(_Sheet(ImageDraw.Draw(image)), play, words, zone)
    out = io.BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


class _Sheet:
    """A drawing that grows downwards: `y` is where the next thing begins."""

    def __init__(self, draw: ImageDraw.ImageDraw) -> None:
        self.draw = draw
        self.y = _EDGE

    def card(self, height: int, fill: str, border: str | None = None) -> None:
        """A rounded ground of this height under what is drawn next."""
        box = (_EDGE, self.y, WIDTH - _EDGE, self.y + height)
        self.draw.rounded_rectangle(box, _ROUND, fill, border, 2 if border else 0)

    def line(
        self, text: str, font: ImageFont.FreeTypeFont, fill: str, y: int, x: int, anchor: str = "lm"
    ) -> None:
        """One line of text around the middle height `y`."""
        self.draw.text((x, y), text, fill=fill, font=font, anchor=anchor)


def _draw(sheet: _Sheet, play: PlayRecord, words: GameWords, zone: tzinfo) -> int:
    ranked = by_rank(play)
    head, font = _fitted(headline(play, words, zone), "Pretendard-SemiBold", 38, WIDTH - 2 * _EDGE)
    sheet.line(head, font, _SOFT, sheet.y + 24, WIDTH // 2, "mm")
    sheet.y += 48 + _GAP
    winners = [player for player in ranked if player.winner]
    if winners:
        _winner(sheet, winners, words.ending(play.decided_by))
    _places(sheet, [player for player in ranked if not player.winner][:_MOST_ROWS])
    _bars(sheet, ranked[:_MOST_ROWS], words)
    sheet.line("판지기", _font("GowunBatang-Bold", 34), _SOFT, sheet.y + 20, WIDTH // 2, "mm")
    return sheet.y + 40 + _EDGE


def _winner(sheet: _Sheet, winners: Sequence[PlayerResult], ending: str) -> None:
    height = 470 if ending else 400
    sheet.card(height, _TEAL)
    middle, top = WIDTH // 2, sheet.y
    names = ", ".join(drawable(player.name) for player in winners)
    text, font = _fitted(names, "GowunBatang-Bold", 92, WIDTH - 2 * _EDGE - 80)
    sheet.line("1위", _font("Pretendard-SemiBold", 40), _ON_TEAL, top + 62, middle, "mm")
    sheet.line(text, font, _ON_TEAL, top + 150, middle, "mm")
    sheet.line(str(winners[0].total), _font("Pretendard-Bold", 176), _ON_TEAL, top + 290, middle, "mm")
    if ending:
        text, font = _fitted(ending, "Pretendard-SemiBold", 36, WIDTH - 2 * _EDGE - 80)
        sheet.line(text, font, _ON_TEAL, top + 415, middle, "mm")
    sheet.y += height + _GAP


def _places(sheet: _Sheet, players: Sequence[PlayerResult]) -> None:
    if not players:
        return
    height = 84 * len(players) + 40
    sheet.card(height, _CARD, _LINE)
    for number, player in enumerate(players):
        middle = sheet.y + 62 + 84 * number
        named = f"{player.rank}위  {drawable(player.name)}"
        text, font = _fitted(named, "Pretendard-SemiBold", 44, WIDTH - 2 * _EDGE - 300)
        sheet.line(text, font, _INK, middle, _EDGE + 48)
        sheet.line(str(player.total), _font("Pretendard-Bold", 52), _INK, middle, WIDTH - _EDGE - 48, "rm")
    sheet.y += height + _GAP


def _bars(sheet: _Sheet, players: Sequence[PlayerResult], words: GameWords) -> None:
    """Where the points come from: a bar a player, its parts named below; what takes points off is told."""
    keys = _shown_parts(players, words)
    if not keys:
        return
    legend = _legend_lines([(words.color(key), words.part(key)) for key in keys])
    height = 100 * len(players) + 56 * len(legend) + 60
    sheet.card(height, _CARD, _LINE)
    most = max(sum(max(points, 0) for points in player.breakdown.values()) for player in players)
    for player in players:
        _bar(sheet, player, keys, most, words)
        sheet.y += 100
    _legend(sheet, legend)
    sheet.y += 56 * len(legend) + 60 + _GAP


def _bar(sheet: _Sheet, player: PlayerResult, keys: Sequence[str], most: int, words: GameWords) -> None:
    middle = sheet.y + 70
    text, font = _fitted(drawable(player.name), "Pretendard-SemiBold", 36, _LABEL - 20)
    sheet.line(text, font, _INK, middle, _EDGE + 40)
    x: float = _EDGE + 40 + _LABEL
    room = WIDTH - _EDGE - 40 - x
    for key in keys:
        points = player.breakdown.get(key, 0)
        if points <= 0:
            continue
        width = room * points / most
        box = (round(x), middle - _BAR // 2, max(round(x), round(x + width) - 4), middle + _BAR // 2)
        color = words.color(key)
        sheet.draw.rounded_rectangle(box, 8, color)
        if width > 24 + 20 * len(str(points)):
            ink = _INK if _light(color) else _ON_TEAL
            sheet.line(str(points), _font("Pretendard-Bold", 30), ink, middle, (box[0] + box[2]) // 2, "mm")
        x += width
    taken = [f"{words.part(key)} {signed(points)}" for key, points in player.breakdown.items() if points < 0]
    if taken:
        text, font = _fitted(" · ".join(taken), "Pretendard-SemiBold", 26, int(room))
        sheet.line(text, font, _FIGURE, middle + 44, _EDGE + 40 + _LABEL)


def _shown_parts(players: Sequence[PlayerResult], words: GameWords) -> list[str]:
    """Parts in which anybody gained points, in the game's order."""
    keys = dict.fromkeys([*words.parts, *(key for player in players for key in player.breakdown)])
    return [key for key in keys if any(player.breakdown.get(key, 0) > 0 for player in players)]


def _legend_lines(parts: Sequence[tuple[str, str]]) -> list[list[tuple[str, str]]]:
    """Colours and names, wrapped to the width of the card."""
    font = _font("Pretendard-Regular", 32)
    lines: list[list[tuple[str, str]]] = [[]]
    used = 0.0
    for color, name in parts:
        width = font.getlength(name) + 80
        if lines[-1] and used + width > WIDTH - 2 * _EDGE - 80:
            lines.append([])
            used = 0
        lines[-1].append((color, name))
        used += width
    return lines


def _legend(sheet: _Sheet, lines: Sequence[Sequence[tuple[str, str]]]) -> None:
    font = _font("Pretendard-Regular", 32)
    for row, line in enumerate(lines):
        x: float = _EDGE + 40
        middle = sheet.y + 62 + 56 * row
        for color, name in line:
            sheet.draw.rounded_rectangle((round(x), middle - 15, round(x) + 30, middle + 15), 6, color)
            sheet.line(name, font, _SOFT, middle, round(x) + 42)
            x += font.getlength(name) + 80


def drawable(text: str) -> str:
    """The text without signs that the fonts do not have (emoji, rare scripts); "?" where nothing is left."""
    return " ".join("".join(sign for sign in text if _has(sign)).split()) or "?"


@lru_cache(maxsize=4096)
def _has(sign: str) -> bool:
    """Whether both fonts of names draw the sign as more than the box that stands for a missing one."""
    if sign == " ":
        return True
    for name in ("GowunBatang-Bold", "Pretendard-SemiBold"):
        font = _font(name, 40)
        if bytes(font.getmask(sign)) == bytes(font.getmask("\U0010fffe")):
            return False
    return True


def _fitted(text: str, name: str, size: int, room: int) -> tuple[str, ImageFont.FreeTypeFont]:
    """A smaller size where the text is too wide, down to 7 tenths; then its end is cut off."""
    for smaller in range(size, size * 7 // 10, -2):
        font = _font(name, smaller)
        if font.getlength(text) <= room:
            return text, font
    font = _font(name, size * 7 // 10)
    while font.getlength(f"{text}…") > room:
        text = text[:-1]
    return f"{text}…", font


@lru_cache(maxsize=64)
def _font(name: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(_FONTS / f"{name}.ttf", size)


def _light(color: str) -> bool:
    red, green, blue = (int(color[start : start + 2], 16) for start in (1, 3, 5))
    return 0.3 * red + 0.59 * green + 0.11 * blue > 140
