"""Statistics of the chosen plays: who won, averages and bests, how it was won, where the points came from."""

from __future__ import annotations

from collections.abc import Sequence

import streamlit as st

import plays
from pages.ui import charts
from pages.ui.html import card, escape, show
from pages.ui.keep_words import names_of, words_for, zone
from pages.ui.state import store

_MOST_PEOPLE = 12


def statistics(found: Sequence[plays.PlaySummary]) -> None:
    """The figures of these plays."""
    if not found:
        st.caption("고른 조건에 맞는 기록이 없습니다.")
        return
    meanings = store().names.meanings(names_of())
    tally = plays.tally(found, meanings)
    minutes = f" · 평균 {tally.minutes:.0f}분" if tally.minutes is not None else ""
    counts = ", ".join(f"{players}명 {times}판" for players, times in tally.counts.items())
    show(card(f'<p class="pj-step-title">{tally.plays}판{minutes}</p><p class="pj-sub">{escape(counts)}</p>'))
    _games(tally)
    _people(tally)
    if len(tally.games) == 1:
        words = words_for(next(iter(tally.games)))
        _endings(tally, words)
        _parts(tally, words)
        _trend(found, meanings)
    else:
        st.caption("한 게임을 고르면 평균과 최고 점수, 이긴 방법, 점수가 나온 곳을 볼 수 있습니다.")


def _games(tally: plays.Tally) -> None:
    if len(tally.games) > 1:
        st.header("게임마다")
        rows = [(words_for(game).name, times) for game, times in tally.games.items()]
        charts.bars(rows, unit="판", title="게임마다 몇 판을 했는지")


def _people(tally: plays.Tally) -> None:
    people = tally.people[:_MOST_PEOPLE]
    if not people:
        st.caption("이름을 적은 사람이 없습니다. 게임 첫 화면에서 이름을 적으면 사람마다 셉니다.")
        return
    st.header("이긴 판")
    title = "사람마다 몇 판 가운데 몇 판을 이겼는지"
    charts.wins([(person.name, person.plays, person.wins) for person in people], title=title)
    rows = [
        [
            person.name,
            str(person.plays),
            str(person.wins),
            f"{person.rate:.0%}",
            *([f"{person.average:.1f}", str(person.best)] if person.average is not None else []),
        ]
        for person in tally.people
    ]
    head = ["이름", "판", "승", "승률"]
    if people[0].average is not None:
        head += ["평균", "최고"]
        st.header("평균 점수")
        ranked = sorted(people, key=lambda person: -(person.average or 0))
        charts.bars(
            [(person.name, person.average or 0) for person in ranked],
            unit="점",
            title="사람마다 평균 점수",
            digits=1,
        )
    st.header("사람마다")
    show(charts.numbers_table(head, rows, "사람마다 판, 승, 승률, 점수"))


def _endings(tally: plays.Tally, words: plays.GameWords) -> None:
    if len(tally.decided) < 2:
        return
    st.header("어떻게 이겼나")
    rows = [(words.ending(way) or way, times) for way, times in tally.decided.items()]
    charts.bars(rows, unit="판", title="어떻게 이겼는지", label=190)


def _parts(tally: plays.Tally, words: plays.GameWords) -> None:
    sides = {"이긴 사람": tally.winners_parts, "다른 사람": tally.others_parts}
    sides = {who: own for who, own in sides.items() if own}
    if not sides:
        return
    st.header("점수가 나온 곳")
    keys = [key for key in words.parts if any(own.get(key) for own in sides.values())]
    parts = {key: (words.part(key), words.color(key)) for key in keys}
    if parts:
        charts.shares(sides, parts, title="이긴 사람과 다른 사람의 점수가 평균 어디에서 나왔는지")


def _trend(found: Sequence[plays.PlaySummary], meanings: dict[str, str]) -> None:
    name = st.session_state.get("past-name")
    if not name or len(found) < 2:
        return
    points = [
        (f"{play.played_at.astimezone(zone()):%Y-%m-%d}", seat.total, seat.winner)
        for play in reversed(found)
        for seat in play.players
        if not seat.anonymous and plays.meant(seat.name, meanings) == name
    ]
    st.header(f"{name} · 판마다")
    charts.trend(points, title=f"{name}의 판마다 점수")
