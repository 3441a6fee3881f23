"""A play as plain text for a chat, and plays as a table for a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from datetime import tzinfo

from plays.names import meant
from plays.records import PlayerResult, PlayRecord
from plays.wording import GameWords, by_rank, headline, signed

# What spreadsheets take for the beginning of a formula.
_FORMULA = ("=", "+", "-", "@", "＝", "＋", "－", "＠", "\t", "\r")
_HEAD = (
    "기록 번호",
    "날짜",
    "게임",
    "확장",
    "인원",
    "걸린 시간(분)",
    "장소",
    "자리",
    "이름",
    "순위",
    "승리",
    "승리 방식",
    "총점",
)


def as_text(play: PlayRecord, words: GameWords, zone: tzinfo) -> str:
    """The result in a few lines: who, how many points, and where they come from."""
    lines = [headline(play, words, zone)]
    for player in by_rank(play):
        lines.append(f"{player.rank}위 {player.name} {player.total}점")
        if parts := _parts(player, words):
            lines.append(f"  {parts}")
    if ending := words.ending(play.decided_by):
        lines.append(f"{ending}.")
    lines += [text for text in (play.location and f"장소: {play.location}", play.note) if text]
    return "\n".join(lines)


def as_csv(
    plays: Iterable[PlayRecord],
    words: Mapping[str, GameWords],
    meanings: Mapping[str, str],
    zone: tzinfo,
) -> bytes:
    """One row a player a play, UTF-8 with a byte order mark, as Korean spreadsheets open it.

    Args:
        plays: what to write, in this order.
        words: by game id; a game without words is called by its id.
        meanings: merged names, as `store.names.meanings` gives them.
        zone: the time zone of the dates.
    """
    found = list(plays)
    parts = _all_parts(found, words)
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    writer.writerow([*_HEAD, *map(_cell, parts.values())])
    for play in found:
        own = words.get(play.game, GameWords(play.game, play.game))
        for player in play.players:
            writer.writerow(
                [_cell(value) for value in _row(play, player, own, meanings, zone)]
                + [player.breakdown.get(key, "") if game == play.game else "" for game, key in parts]
            )
    return out.getvalue().encode("utf-8-sig")


def _parts(player: PlayerResult, words: GameWords) -> str:
    return " · ".join(
        f"{words.part(key)} {signed(points)}" for key, points in player.breakdown.items() if points
    )


def _all_parts(plays: Sequence[PlayRecord], words: Mapping[str, GameWords]) -> dict[tuple[str, str], str]:
    """A column for every part of every game that appears, by game and key."""
    columns: dict[tuple[str, str], str] = {}
    for play in plays:
        own = words.get(play.game, GameWords(play.game, play.game))
        for player in play.players:
            for key in player.breakdown:
                columns.setdefault((play.game, key), f"{own.name}: {own.part(key)}")
    return dict(sorted(columns.items(), key=lambda column: column[0][0]))


def _row(
    play: PlayRecord, player: PlayerResult, words: GameWords, meanings: Mapping[str, str], zone: tzinfo
) -> list[str | int]:
    return [
        str(play.uuid),
        play.played_at.astimezone(zone).isoformat(timespec="minutes"),
        words.name,
        ", ".join(words.expansions.get(name, name) for name in play.expansions),
        len(play.players),
        "" if play.duration_minutes is None else play.duration_minutes,
        play.location or "",
        player.seat + 1,
        player.name if player.anonymous else meant(player.name, meanings),
        player.rank,
        "예" if player.winner else "아니요",
        words.ending(play.decided_by) or play.decided_by,
        player.total,
    ]


def _cell(value: str | int) -> str | int:
    """Text that a spreadsheet would run as a formula gets an apostrophe before it; numbers stay numbers."""
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value
