"""Cards, wonders, tokens and gods, as what a question may ask for by name."""

from __future__ import annotations

from collections.abc import Mapping

from rules_data.asking.part import Part
from rules_data.duel.encyclopedia import Entry, entries

_RULES: Mapping[str, str] = {
    "wonder": "duel.turn.wonder",
    "progress": "duel.score.progress",
    "god": "duel.turn.gods",
    "gate": "duel.turn.pantheon.gate",
}


def parts() -> tuple[Part, ...]:
    """Everything of the card encyclopedia."""
    return tuple(map(_part, entries()))


def _part(entry: Entry) -> Part:
    when = f"{entry.age}시대 " if entry.age and entry.group not in {"guild", "grand_temple"} else ""
    cost = f" 비용은 {entry.cost}입니다." if entry.cost and entry.cost != "없음" else ""
    free = " 비용이 없습니다." if entry.cost == "없음" else ""
    said = [f"{when}{entry.group_ko}입니다.{cost}{free}", entry.effect, entry.chain]
    return Part(
        id=f"duel.{entry.kind}.{entry.id}",
        title=entry.ko,
        text=" ".join(filter(None, said)),
        rule=_RULES.get(entry.kind, "duel.turn.build"),
        words=tuple(word for word in entry.words if word != entry.ko),
        source=entry.source,
        status=entry.status,
    )
