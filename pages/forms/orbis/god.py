"""The god on top: chosen among those known and those of the box, or entered as the tile says."""

from __future__ import annotations

from typing import Any

from pages.forms.orbis.draft import clear_draft, draft_of, keep_draft
from pages.forms.orbis.keys import choice_keys, color_keys, head, number_keys
from pages.forms.orbis.saying import say
from pages.forms.orbis.world import set_god, world
from pages.ui.html import escape
from pages.ui.state import Table, store
from pages.ui.tap import tap_picture
from rules_data import PlayerResult, SheetError
from rules_data.korean import with_particle
from rules_data.orbis.box import GOD, OfferedGod, offered_gods
from rules_data.orbis.components import color_name, components
from rules_data.orbis.gods import FIELDS, PrintedGod, box_god

OURS = "판지기가 옮긴 이름"
_NEW = "new"
_KINDS = {
    "fixed": "조건 없이 점수",
    "most": "한 색이 가장 많으면",
    "fewest": "한 색이 가장 적으면",
    "per_cubes": "큐브 몇 개마다",
}
_QUESTIONS = {
    "kind": "신 타일에 점수가 어떻게 적혀 있나요?",
    "color": "어떤 색을 견주나요?",
    "cubes": "큐브 몇 개마다 점수를 주나요?",
    "cp": "적힌 점수는 몇 점인가요?",
}


def god_name(table: Table, seat: int) -> str | None:
    """What to call a player's god; None where there is none."""
    god = world(table, seat)["god"]
    if not god:
        return None
    known = {one.id: one.name for one in gods(table)}
    return known.get(god.get("id", ""), "신 타일")


def gods(table: Table) -> tuple[OfferedGod, ...]:
    """The gods to choose from.

    Raises:
        SheetError: a box value is not a god.
    """
    return offered_gods(table.box())


def is_ours(god_id: str, box: dict[str, Any]) -> bool:
    """Whether a god's name is our own translation: it is known here, and the box gives it no name."""
    typed = box_god(god_id, box)
    return components().god(god_id) is not None and not (typed and typed.name)


def formula(god: PrintedGod) -> str:
    """What a god gives, in a few words."""
    if god.kind == "fixed":
        return f"조건 없이 {god.cp}점"
    if god.kind == "per_cubes":
        return f"큐브 {god.cubes}개마다 {god.cp}점"
    word = "많으면" if god.kind == "most" else "적으면"
    return f"{with_particle(color_name(god.color or ''), '이')} 가장 {word} {god.cp}점"


def god_panel(table: Table, seat: int, player: PlayerResult | None) -> None:
    """Shows what can be done with the god's place, one question at a time."""
    draft = draft_of(table, seat)
    asked: dict[str, Any] = draft.get("god") or {}
    try:
        if asked:
            markup = _ask(asked)
        elif world(table, seat)["god"] and not draft.get("edit"):
            markup = _about(table, seat, player)
        else:
            markup = _choose(table, seat)
    except SheetError as error:
        markup = f'<p class="pj-ask">{escape(error)}</p>'
    tap_picture(markup, key=f"orbis-god-{seat}", on_tap=lambda tap: tap_god(table, seat, tap))


def tap_god(table: Table, seat: int, tap: str) -> None:
    """A key of the god's panel."""
    say("")
    word, _, value = tap.partition(":")
    if word == "act":
        _act(table, seat, value)
    elif word == "taken":
        say("이 신은 다른 사람에게 있습니다. 신 타일은 하나씩만 있습니다.")
    elif word == "god":
        _take(table, seat, value)
    else:
        asked = draft_of(table, seat).get("god") or {}
        known: Any = int(value) if word in {"cp", "cubes"} else value
        _settle(table, seat, asked | {word: known})


def _choose(table: Table, seat: int) -> str:
    taken = _taken(table, seat)
    keys = "".join(_god_key(god, table, god.id in taken) for god in gods(table))
    keys += (
        f'<button type="button" class="pj-godkey" data-tap="god:{_NEW}"><b>다른 신</b>'
        "<span>신 타일에 적힌 대로 적기</span></button>"
    )
    return head("어떤 신을 모셨나요?") + f'<div class="pj-godkeys">{keys}</div>'


def _god_key(god: OfferedGod, table: Table, taken: bool) -> str:
    words = formula(god.printed) if god.printed else "점수는 타일을 보고 적기"
    mark = f"<i>{OURS}</i>" if is_ours(god.id, table.box()) else ""
    tap = f"taken:{god.id}" if taken else f"god:{god.id}"
    return (
        f'<button type="button" class="pj-godkey" data-tap="{escape(tap)}" '
        f'aria-disabled="{str(taken).lower()}"><b>{escape(god.name)}</b>'
        f"<span>{'다른 사람에게 있음' if taken else escape(words)}</span>{mark}</button>"
    )


def _about(table: Table, seat: int, player: PlayerResult | None) -> str:
    god_id = world(table, seat)["god"].get("id", "")
    known = next((god for god in gods(table) if god.id == god_id), None)
    name = known.name if known else "신 타일"
    line = next((line for line in player.lines if line.part == "god"), None) if player else None
    reason = f"{line.points:+d}점 · {line.why}" if line else ""
    words = formula(known.printed) if known and known.printed else ""
    power = known.take if known else ""
    ours = f" ({OURS})" if is_ours(god_id, table.box()) else ""
    lines = "".join(f"<p>{escape(text)}</p>" for text in (words, reason, power) if text)
    choices = [
        ("act:replace", "바꾸기", "다른 신으로 바꾸기"),
        ("act:fix", "점수 고치기", "신 타일에 적힌 점수 고치기"),
        ("act:remove", "빼기", "신 타일 빼기"),
    ]
    return head(f"{name}{ours}") + lines + choice_keys(choices, columns=3)


def _ask(asked: dict[str, Any]) -> str:
    field = _next(asked) or "cp"
    if field == "kind":
        keys = choice_keys([(f"kind:{kind}", word, word) for kind, word in _KINDS.items()], columns=2)
    elif field == "color":
        keys = color_keys(None, {}, wilderness=False)
    elif field == "cubes":
        keys = number_keys("cubes", "개", 1, 8)
    else:
        keys = number_keys("cp", "점", 0, 21)
    return head(_QUESTIONS[field]) + keys


def _act(table: Table, seat: int, action: str) -> None:
    if action == "replace":
        keep_draft(table, seat, edit=True)
    elif action == "fix":
        keep_draft(table, seat, god={"id": world(table, seat)["god"].get("id", _NEW)})
    else:
        if action == "remove":
            set_god(table, seat, None)
        clear_draft(table, seat)


def _take(table: Table, seat: int, god_id: str) -> None:
    known = next((god for god in gods(table) if god.id == god_id), None)
    if known and known.printed:
        set_god(table, seat, {"id": god_id})
        clear_draft(table, seat)
        return
    info = components().god(god_id)
    fields = ("kind", "color", "cubes", "cp")
    given = info.model_dump(include=set(fields), exclude_none=True) if info else {}
    keep_draft(table, seat, god={"id": god_id} | given)


def _settle(table: Table, seat: int, asked: dict[str, Any]) -> None:
    """Keeps what is entered; once all is known the god goes to the box's list and to the player."""
    if _next(asked):
        keep_draft(table, seat, god=asked)
        return
    values = {name: asked[name] for name in ("kind", *FIELDS[asked["kind"]])}
    god_id = _new_id(table, seat, values) if asked["id"] == _NEW else asked["id"]
    key = f"{GOD}{god_id}"
    box = table.box()
    name = box.get(key, {}).get("name", "")
    if asked["id"] == _NEW and not name:
        name = formula(PrintedGod(id=god_id, name="", **values))
    store().box.set(table.game.id, key, values | ({"name": name} if name else {}))
    set_god(table, seat, {"id": god_id}, learned=None if key in box else key)
    clear_draft(table, seat)


def _next(asked: dict[str, Any]) -> str | None:
    if "kind" not in asked:
        return "kind"
    return next((name for name in FIELDS[asked["kind"]] if name not in asked), None)


def _new_id(table: Table, seat: int, values: dict[str, Any]) -> str:
    """A name made of the formula; a second such god at the table gets a number."""
    base = "-".join(str(value) for value in values.values()).replace("_", "-")
    taken, god_id, number = _taken(table, seat), base, 2
    while god_id in taken:
        god_id, number = f"{base}-{number}", number + 1
    return god_id


def _taken(table: Table, seat: int) -> set[str]:
    others = (world(table, other)["god"] for other in range(table.players) if other != seat)
    return {god["id"] for god in others if god and god.get("id")}
