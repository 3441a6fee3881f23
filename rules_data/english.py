"""A game in English beside its Korean: the same paragraphs by id, with the same figures, for visitors.

A game has English where its folder has english.yaml. All of set-up, turn and scoring is then in it; glossary
and questions stay Korean.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pydantic import Field

from rules_data.errors import DataFileError
from rules_data.korean import with_particle
from rules_data.loader import fill, line_of, read_model, without_fields
from rules_data.model import Frozen, Paragraph, SetupGuide, Step, StepSpec

if TYPE_CHECKING:
    from rules_data.game import Game, Rule

NAME = "english.yaml"
_FIGURES = re.compile(r"\{[^}]*\}")
_HANGUL = re.compile("[ㄱ-ㆎ가-힣]")


class EnglishFigure(Frozen):
    """What a set-up figure is called."""

    label: str
    unit: str
    why: str = ""


class EnglishParagraph(Frozen):
    """The texts of a paragraph; those that its Korean has, no others."""

    title: str
    text: str
    note: str = ""
    check: str = ""


class English(Frozen):
    """english.yaml."""

    summary: str
    sources: dict[str, str]
    figures: dict[str, EnglishFigure]
    paragraphs: dict[str, EnglishParagraph] = Field(min_length=1)


def read_english(folder: Path) -> English | None:
    """The English of a game's folder, None where it has none.

    Raises:
        DataFileError: the file is broken.
    """
    path = folder / NAME
    return read_model(path, English) if path.exists() else None


def check_english(game: Game) -> None:
    """Checks that Korean and English cannot drift apart.

    Raises:
        DataFileError: a paragraph, a figure's name or a source is missing or unknown, a text is there in one
            language alone, the figures in a text differ, or a text is not English.
    """
    english = game.english
    if english is None:
        return
    path = game.folder / NAME
    korean = {item.id: item for _, item in game.paragraphs()}
    _check_same(path, "paragraphs", korean, english.paragraphs)
    _check_same(path, "figures", game.setup_spec.figures, english.figures)
    _check_same(path, "sources", game.info.sources, english.sources)
    for name, paragraph in english.paragraphs.items():
        _check_paragraph(path, korean[name], paragraph)
    for name, figure in english.figures.items():
        _check_present(path, ("figures", name, "why"), game.setup_spec.figures[name].why, figure.why)
    if found := _HANGUL.search(path.read_text(encoding="utf-8")):
        text = path.read_text(encoding="utf-8")[: found.start()]
        raise DataFileError(path, text.count("\n") + 1, f"영어 글에 한글 ‘{found[0]}’ 글자가 있습니다.")


def guide_in_english(game: Game, guide: SetupGuide) -> SetupGuide:
    """A set-up guide with its texts in English, the figures as they are.

    Raises:
        LookupError: the game has no English.
    """
    english = _of(game)
    figures = {
        name: figure.model_copy(update=english.figures[name].model_dump())
        for name, figure in guide.figures.items()
    }
    values = {name: figure.value for name, figure in figures.items()}
    steps = tuple(_step(step, english, values, figures) for step in guide.steps)
    return guide.model_copy(update={"steps": steps, "figures": figures, "language": "en"})


def rules_in_english(game: Game, rules: Iterable[Rule], values: Mapping[str, Any]) -> list[Rule]:
    """Those of the rules that are there in English, figures filled in.

    Args:
        game: the game.
        rules: its rules as `Game.rules` gives them.
        values: figures by name, as they hold for the table.

    Raises:
        LookupError: the game has no English.
    """
    paragraphs = _of(game).paragraphs
    return [
        rule.model_copy(update=_filled(paragraphs[rule.id], values, ("title", "text", "note")))
        for rule in rules
        if rule.id in paragraphs
    ]


def _of(game: Game) -> English:
    if game.english is None:
        raise LookupError(f"{game.id} has no English")
    return game.english


def _step(step: Step, english: English, values: Mapping[str, Any], figures: Mapping[str, Any]) -> Step:
    texts = _filled(english.paragraphs[step.id], values)
    hero = figures[step.hero.name] if step.hero else None
    return step.model_copy(update=texts | {"hero": hero})


def _filled(
    paragraph: EnglishParagraph,
    values: Mapping[str, Any],
    names: Iterable[str] = ("title", "text", "note", "check"),
) -> dict[str, str]:
    return {name: fill(getattr(paragraph, name), values) for name in names}


def _check_same(path: Path, key: str, korean: Mapping[str, Any], english: Mapping[str, Any]) -> None:
    for name in korean:
        if name not in english:
            named = with_particle(f"'{name}'", "이")
            raise DataFileError(path, line_of(path, (key,)), f"{key}: {named} 영어로 없습니다.")
    for name in english:
        if name not in korean:
            named = with_particle(f"'{name}'", "은")
            raise DataFileError(path, line_of(path, (key, name)), f"{key}: {named} 한국어에 없습니다.")


def _check_paragraph(path: Path, korean: Paragraph, english: EnglishParagraph) -> None:
    for name, text in english.model_dump().items():
        loc = ("paragraphs", korean.id, name)
        other = getattr(korean, name, "")
        _check_present(path, loc, other, text)
        if sorted(set(_FIGURES.findall(other))) != sorted(set(_FIGURES.findall(text))):
            raise DataFileError(path, line_of(path, loc), f"{korean.id}: 한국어와 수치가 다릅니다.")
        if isinstance(korean, StepSpec) and re.search(r"\d", without_fields(text)):
            message = f"{korean.id}: 준비 단계의 숫자는 수치 이름({{이름}})으로 적어야 합니다."
            raise DataFileError(path, line_of(path, loc), message)


def _check_present(path: Path, loc: tuple[str, ...], korean: str, english: str) -> None:
    if bool(korean) != bool(english):
        message = f"{'.'.join(loc[1:])}: 한국어와 영어 가운데 하나에만 있습니다."
        raise DataFileError(path, line_of(path, loc), message)
