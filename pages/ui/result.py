"""A result on a page: who is ahead, each total opened into its lines, what the engine took for granted."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import streamlit as st

from pages.ui.html import escape, rows, show
from pages.ui.state import Table
from rules_data import Game, PlayerResult, Result, SheetError

DECIDED_KO = {
    "points": "총점으로 갈렸습니다",
    "shared": "끝까지 같아 함께 이겼습니다",
    "goal": "혼자 목표를 채웠습니다",
    "path": "자기 길의 수치로 갈렸습니다",
    "mapae": "총점이 같아 마패로 갈렸습니다",
    "fewer_cards": "산 카드가 더 적어 이겼습니다",
    "exhibitions": "점수가 같아 전시회 수로 갈렸습니다",
    "money": "점수가 같아 돈으로 갈렸습니다",
    "cubes": "점수가 같아 시민 큐브로 갈렸습니다",
    "military_supremacy": "군사 승리입니다",
    "scientific_supremacy": "과학 승리입니다",
    "civilian_points": "점수가 같아 파란 카드로 갈렸습니다",
}
Details = Callable[[Table, Result, PlayerResult, int], None]
Switches = Mapping[str, Callable[[Table], None]]


def show_result(
    game: Game, table: Table, result: Result, details: Details | None = None, switches: Switches | None = None
) -> None:
    """The winner, the ranking with reasons, and the warnings, each with the switch of its setting."""
    _winner(result)
    titles = {rule.id: rule.title for rule in game.rules(table.players, table.expansions)}
    for seat in sorted(range(len(result.players)), key=lambda seat: result.players[seat].rank):
        player = result.players[seat]
        with st.expander(f"{player.rank}위 · {player.name} · {player.total}점"):
            if details:
                details(table, result, player, seat)
            _lines(table, player, titles)
    _warnings(table, result, dict(switches or {}))


def refused(error: SheetError) -> None:
    """Why a sheet cannot be scored yet, one sentence a fault."""
    for problem in error.errors:
        st.warning(problem["message"], icon=":material/edit:")


def _warnings(table: Table, result: Result, waiting: dict[str, Callable[[Table], None]]) -> None:
    """Open readings with their switches; what only wants to be known is folded into one line."""
    plain = [warning for warning in result.warnings if warning.setting not in waiting]
    for warning in result.warnings:
        if warning not in plain:
            st.info(warning.message, icon=":material/info:")
            if warning.setting in waiting:
                # Several warnings may name one setting; its switch is drawn once.
                waiting.pop(warning.setting)(table)
    if len(plain) == 1:
        st.info(plain[0].message, icon=":material/info:")
    elif plain:
        with st.expander(f"알아 둘 것 {len(plain)}가지", icon=":material/info:"):
            show('<ul class="pj-notes">' + "".join(f"<li>{escape(w.message)}</li>" for w in plain) + "</ul>")


def _winner(result: Result) -> None:
    if not result.winners:
        show('<div class="pj-card"><p class="pj-step-title">아직 목표를 채운 사람이 없습니다.</p></div>')
        return
    if not any(line.points for player in result.players for line in player.lines):
        show('<div class="pj-card"><p class="pj-step-title">아직 점수가 없습니다.</p></div>')
        return
    names = ", ".join(escape(result.players[seat].name) for seat in result.winners)
    total = result.players[result.winners[0]].total
    show(
        f'<div class="pj-winner" role="status"><p>1위</p><p class="name">{names}</p>'
        f'<p class="total">{total}</p><p>{DECIDED_KO[result.decided_by]}</p></div>'
    )


def _lines(table: Table, player: PlayerResult, titles: Mapping[str, str]) -> None:
    if not player.lines:
        st.caption("아직 점수가 없습니다.")
        return
    show(rows([(line.label, line.why, f"{line.points:+d}") for line in player.lines]))
    used = {line.rule for line in player.lines}
    with st.container(horizontal=True):
        for rule_id in [rule_id for rule_id in titles if rule_id in used]:
            st.page_link(
                "pages/rules.py",
                label=f"규칙: {titles[rule_id]}",
                icon=":material/menu_book:",
                query_params=table.link() | {"rule": rule_id},
            )
