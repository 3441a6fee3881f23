"""Set-up as a walk: one step at a time, its figure large, with the table drawn beside it."""

import streamlit as st

from pages.forms import form
from pages.ui.frame import top
from pages.ui.html import badge, big, card, escape, picture, progress, show
from pages.ui.language import lang, language, name_of, speaker
from pages.ui.state import current_table
from pages.ui.steps import choose_stage, jump_button, mark, why

table = current_table()
game = table.game
say = speaker(game)
guide = game.setup(table.players, table.expansions, table.box(), language(game))
ticks = set(table.get("ticks", []))
title = say("{name} · {players}명 준비", name=name_of(game), players=table.players)
top(title, back="pages/game.py", table=table, speaks=True)

stages = getattr(form(game), "stages", None)
steps = choose_stage(table, stages(guide)) if stages else guide.steps
total = len(steps)
done = sum(step.id in ticks for step in steps)
open_steps = [index for index, step in enumerate(steps) if step.id not in ticks]
index = min(table.get("step", open_steps[0] if open_steps else 0), total)

if index < total:
    step = steps[index]
    words = say("{total}단계 중 {number} · {done}단계 마침", total=total, number=index + 1, done=done)
    progress(index + 1, total, words, language(game))
    figure = big(step.hero) if step.hero else ""
    mark_of = badge(step.hero.status if step.hero else step.status, language(game))
    note = f'<p class="pj-sub">{escape(step.note)}</p>' if step.note else ""
    check = f"<p>{escape(step.check)}</p>" if step.check else ""
    show(
        card(
            f'{figure}{mark_of}<p class="pj-step-title" role="heading" aria-level="2">{escape(step.text)}</p>'
            f"{check}{note}",
            attributes=lang(game),
        )
    )
    with st.container(horizontal=True, key="row-help"):
        why(game, step, guide)
    helper = getattr(form(game), "DRAWS", {}).get(step.draw)
    if helper:
        helper(table, guide)
else:
    progress(total, total, say("{total}단계를 모두 마쳤습니다", total=total), language(game))
    show(
        card(
            f'<p class="pj-step-title" role="heading" aria-level="2">{say("준비가 끝났습니다.")}</p>'
            f"<p>{say('이제 시작하세요.')}</p>",
            attributes=lang(game),
        )
    )
    st.page_link(
        "pages/turn.py",
        label=say("내 차례 보기"),
        icon=":material/sync:",
        query_params=table.link(),
        width="stretch",
    )

drawing, laid = getattr(form(game), "table_picture", None), getattr(form(game), "laid_table", None)
if drawing or laid:
    with st.container(border=True):
        picture(laid(table, guide) if laid else drawing(guide))

with st.expander(say("모든 단계 보기"), icon=":material/list:"):
    for number, step in enumerate(steps):
        st.checkbox(
            f"**{step.title}** — {step.text}",
            value=step.id in ticks,
            key=f"tick-{table.code}-{step.id}-{step.id in ticks}",
            on_change=mark,
            args=(table, step.id, number),
        )
    if done:
        jump_button(say("처음부터 다시"), table, 0, clear=[step.id for step in steps])

with st.bottom, st.container(horizontal=True, vertical_alignment="center", key="row-walk"):
    if index > 0:
        jump_button(say("이전"), table, index - 1)
    else:
        st.page_link("pages/game.py", label=say("돌아가기"), query_params=table.link())
    if index < total:
        jump_button(say("다 했어요, 다음"), table, index + 1, tick=steps[index].id)
    else:
        st.page_link("pages/turn.py", label=say("차례로 가기"), query_params=table.link(), width="stretch")
