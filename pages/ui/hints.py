"""One sentence on the first visit of a page; it goes away for good once read or once the page is used."""

from __future__ import annotations

import streamlit as st

from pages.ui.html import escape

HINTS = {
    "home": "게임을 누르고 몇 명인지 고르세요.",
    "game": "고른 인원은 다음에도 기억합니다.",
    "setup": "한 단계를 마치면 아래 단추를 누르세요.",
    "turn": "할 일을 고르면 조건과 비용이 나옵니다.",
    "rules": "옆 사람에게 묻듯이 적으세요. 초성도 됩니다.",
    "scan": "카드를 카메라 앞에 들면 알아봅니다.",
    "score": "이름을 고르고 적으면 순위가 바로 바뀝니다.",
    "rounds": "모두 패스하면 다음 라운드로 넘기세요.",
    "atlas": "지역을 누르면 그곳이 크게 보입니다.",
    "history": "점수 화면에서 남긴 판이 여기에 모입니다.",
    "box": "내 상자와 다른 값은 한 번만 적어 두세요.",
    "workshop": "내 카드를 찍어 두면 스캔이 알아봅니다.",
}


def hint() -> None:
    """The hint of the page that runs; the browser hides it where it was seen (pages/ui/shell/hints.js)."""
    page = st.session_state.get("page", "")
    if page in HINTS:
        st.html(
            f'<div class="pj-hint" data-hint="{page}" role="note"><span>{escape(HINTS[page])}</span>'
            '<button type="button" aria-label="도움말 닫기">✕</button></div>'
        )
