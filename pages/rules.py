"""Ask the rules: a question in the player's words first, then the whole rulebook for this table."""

import streamlit as st

import rules_data
from pages.ui.answers import answers, ask, warm_up
from pages.ui.frame import tabs, top
from pages.ui.heard import heard
from pages.ui.html import escape, show
from pages.ui.language import language, speaker
from pages.ui.paragraphs import paragraph_list
from pages.ui.part import part
from pages.ui.report import about_book
from pages.ui.rulebook.book import book_for
from pages.ui.rulebook.downloads import downloads
from pages.ui.rulebook.markup import article, contents, whole
from pages.ui.state import current_table

LONGEST = 200
# A link may name a paragraph (#orbis.win); the page is only there after the browser has looked for it.
GO_TO_ANCHOR = """<script>
if (location.hash && window.panjigiWentTo !== location.href) {
  window.panjigiWentTo = location.href;
  const name = decodeURIComponent(location.hash.slice(1));
  setTimeout(() => document.getElementById(name)?.scrollIntoView(), 100);
}
</script>"""

table = current_table()
game = table.game
say = speaker(game)
top(say("규칙 찾기"), back="pages/game.py", table=table, speaks=True)
warm_up()
book = book_for(table)
key = f"ask-rules-{game.id}"


def keep_question(typed: str) -> None:
    """Puts the question into the address, so that a link carries it."""
    st.query_params["q"] = typed.strip()
    st.query_params.pop("rule", None)


def in_short() -> None:
    """Turn and winning in English, for visitors; the book itself is Korean."""
    rules = game.rules(table.players, table.expansions, table.box(), "en")
    for heading, kind in (("차례", "turn"), ("점수와 승리", "score")):
        st.header(say(heading))
        paragraph_list([rule for rule in rules if rule.kind == kind], game, book.about, language="en")
    st.caption(say("질문에 답하기와 전체 규칙은 한국어로만 있습니다."))


if language(game) == "en":
    in_short()
around = f'<div class="pj-book" data-book="{escape(about_book(game, book.about))}">'


@part
def asking() -> None:
    """The question and its answers; the whole book below them stays as it is."""
    question = st.text_input(
        "무엇이 궁금한가요?",
        value=st.query_params.get("q", ""),
        max_chars=LONGEST,
        placeholder=game.terms.faq[0].question if game.terms.faq else "무엇이 궁금한가요?",
        icon=":material/search:",
        key=key,
        on_change=heard(key, keep_question),
        label_visibility="collapsed",
    ).strip()
    wanted = book.entries.get(st.query_params.get("rule", ""))
    if question:
        with st.spinner("규칙을 찾는 중입니다…"):
            found = ask(question, table)
        answers(found, book, {other.id: other for other in rules_data.games()})
    elif wanted:
        st.html(f'{around}<div class="group">{article(wanted, book, lit=True)}</div></div>')


asking()
st.header("전체 규칙")
show(f'<p class="pj-lead">{escape(game.name)} · {escape(book.about)}</p>')
downloads(book)
st.html(contents(book))
st.html(f"{around}{whole(book)}</div>")
st.html(GO_TO_ANCHOR, unsafe_allow_javascript=True)
tabs(table)
