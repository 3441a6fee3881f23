"""A kept play as a page shows it: who won, places with their lines, where the points come from."""

from __future__ import annotations

import streamlit as st

import plays
from pages.ui.html import escape, rows, show
from pages.ui.keep_words import zone
from plays.wording import by_rank, day, signed


def headline(play: plays.PlayRecord, words: plays.GameWords) -> str:
    """Game, expansions, how many, when, how long and where, in one line."""
    mix = [words.expansions.get(name, name) for name in play.expansions]
    minutes = [f"{play.duration_minutes}분"] if play.duration_minutes else []
    place = [play.location] if play.location else []
    return " · ".join(
        [words.name, *mix, f"{len(play.players)}명", day(play.played_at, zone()), *minutes, *place]
    )


def kept_result(play: plays.PlayRecord, words: plays.GameWords) -> None:
    """The result of a play."""
    show(f'<p class="pj-lead">{escape(headline(play, words))}</p>')
    winners = [player for player in play.players if player.winner]
    if winners:
        names = ", ".join(escape(player.name) for player in winners)
        show(
            f'<div class="pj-winner"><p>1위</p><p class="name">{names}</p>'
            f'<p class="total">{winners[0].total}</p><p>{escape(words.ending(play.decided_by))}</p></div>'
        )
    for player in by_rank(play):
        with st.expander(f"{player.rank}위 · {player.name} · {player.total}점"):
            if player.lines:
                show(rows([(line.label, line.why, signed(line.points)) for line in player.lines]))
            else:
                st.caption("점수 줄이 없습니다.")
    show(part_bars(play, words))
    if play.note:
        show(
            "".join(
                f'<p class="pj-note">{escape(line)}</p>' for line in play.note.splitlines() if line.strip()
            )
        )


def part_bars(play: plays.PlayRecord, words: plays.GameWords) -> str:
    """Bars of where the points come from, with their names; the same is said in words for a screen reader."""
    ranked = by_rank(play)
    keys = [
        key
        for key in dict.fromkeys([*words.parts, *(key for player in ranked for key in player.breakdown)])
        if any(player.breakdown.get(key) for player in ranked)
    ]
    most = max((_gained(player) for player in ranked), default=0)
    if not keys or not most:
        return ""
    bars = "".join(_bar(player, keys, most, words) for player in ranked)
    legend = "".join(
        f'<span><i style="background:{words.color(key)}"></i>{escape(words.part(key))}</span>'
        for key in keys
        if any(player.breakdown.get(key, 0) > 0 for player in ranked)
    )
    return f'<div class="pj-card pj-parts">{bars}<p class="legend" aria-hidden="true">{legend}</p></div>'


def _gained(player: plays.PlayerResult) -> int:
    return sum(max(points, 0) for points in player.breakdown.values())


def _bar(player: plays.PlayerResult, keys: list[str], most: int, words: plays.GameWords) -> str:
    own = {key: player.breakdown[key] for key in keys if player.breakdown.get(key)}
    said = ", ".join(f"{words.part(key)} {signed(points)}" for key, points in own.items())
    pieces = "".join(
        f'<i style="width:{100 * points / most:.2f}%;background:{words.color(key)}"></i>'
        for key, points in own.items()
        if points > 0
    )
    taken = " · ".join(f"{words.part(key)} {signed(points)}" for key, points in own.items() if points < 0)
    minus = f"<small>{escape(taken)}</small>" if taken else ""
    label = f"{escape(player.name)}: {escape(said)}"
    return (
        f'<div class="row"><span>{escape(player.name)}</span>'
        f'<div class="bar" role="img" aria-label="{label}">{pieces}</div>{minus}</div>'
    )
