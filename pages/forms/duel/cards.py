"""An entry of the card encyclopedia as HTML."""

from __future__ import annotations

from collections.abc import Mapping

from pages.forms.duel.tiles import group_of, marks
from pages.ui.html import badge, escape
from rules_data import Rule
from rules_data.duel.components import components
from rules_data.duel.turn import Entry
from rules_data.model import CERTAINTY_KO


def entry_details(entry: Entry, answers: Mapping[str, Rule], open_: bool = False) -> str:
    """An entry that opens: name and marks first, then cost, effect, chain, names and answers.

    Args:
        entry: the entry.
        answers: questions with their answers by id.
        open_: whether it stands open.
    """
    item = components().item(entry.id)
    facts = [("비용", entry.cost), ("효과", entry.effect), ("연계", entry.chain), ("영어 이름", entry.en)]
    shown = "".join(f"<dt>{word}</dt><dd>{escape(text)}</dd>" for word, text in facts if text)
    asked = "".join(_answer(answers[name]) for name in entry.faq if name in answers)
    base = "" if entry.base else " · 판테온"
    base = " · 기본판만" if entry.base and not entry.pantheon else base
    official = (
        ""
        if entry.official
        else '<p class="pj-sub">이용자들이 쓰는 이름입니다. 내 상자 값에서 고칠 수 있습니다.</p>'
    )
    line = " · ".join(marks(item))
    return (
        f'<details class="{group_of(item)}"{" open" if open_ else ""}><summary><b>{escape(entry.ko)}</b>'
        f"<span>{escape(line or entry.group_ko)}</span></summary>"
        f'<p class="pj-sub">{escape(entry.group_ko)}{base} {badge(entry.status)}</p>'
        f'<dl class="pj-facts">{shown}</dl>{official}{asked}</details>'
    )


def _answer(rule: Rule) -> str:
    certainty = f" <small>{CERTAINTY_KO[rule.certainty]}</small>" if rule.certainty else ""
    return f'<div class="ask"><b>{escape(rule.title)}</b>{certainty}<p>{escape(rule.text)}</p></div>'
