"""Box values: what is printed in my box, typed in once, kept, exported and imported."""

from functools import partial

import streamlit as st

import plays
import rules_data
from pages.forms import form
from pages.ui.frame import tabs, top
from pages.ui.heard import heard
from pages.ui.html import badge, show
from pages.ui.state import current_table, store
from rules_data import BoxError

table = current_table()
game = table.game
top(f"{game.name} · 내 상자 값", back="pages/game.py", table=table)
st.caption("규칙서가 정하지 않았거나 카드에만 적힌 값을 한 번 적어 두면, 준비와 점수에 그 값을 씁니다.")


def save(name: str, key: str, value: int | None) -> None:
    if value is None:
        forget(key)
        return
    store().box.set(game.id, key, value)
    st.toast(f"{name} 값을 저장했습니다.", icon=":material/check:")


def forget(key: str) -> None:
    store().box.remove(game.id, key)


for figure in game.figures(table.players, table.expansions, table.box()).values():
    if not figure.box or "/" in figure.box or not isinstance(figure.value, int | None):
        continue
    with st.container(border=True):
        st.number_input(
            f"{figure.label} · {table.players}명 ({figure.unit})",
            min_value=0,
            max_value=99,
            value=figure.value,
            key=f"box-{figure.box}",
            on_change=heard(f"box-{figure.box}", partial(save, figure.label, figure.box)),
        )
        show(badge(figure.status))
        if figure.status == "box":
            st.button("기본값으로 되돌리기", key=f"forget-{figure.box}", on_click=forget, args=(figure.box,))
editor = getattr(form(game), "box_editor", None)
if editor:
    editor(table)

st.header("내보내기와 가져오기")
st.download_button(
    "내 상자 값 내보내기 (YAML)",
    store().box.export_yaml(),
    file_name="panjigi-box.yaml",
    mime="application/yaml",
    icon=":material/download:",
    width="stretch",
)
text = st.text_area("내보낸 내용을 붙여 넣어 가져오기", key="box-import", max_chars=200_000, height=120)
if st.button("가져오기", icon=":material/upload:", disabled=not text.strip()):
    shelf = rules_data.games()
    try:
        boxes = plays.parse_box(text, [item.id for item in shelf])
        for item in shelf:
            merged = store().box.get(item.id) | boxes.get(item.id, {})
            for count in item.info.players:
                item.setup(count, box=merged)
        counts = store().box.import_yaml(text, [item.id for item in shelf])
    except (plays.BoxImportError, BoxError) as error:
        st.error(str(error), icon=":material/error:")
    else:
        st.success(f"{sum(counts.values())}개의 값을 가져왔습니다.", icon=":material/check:")
tabs(table)
