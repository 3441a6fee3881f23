"""Files out and in: a spreadsheet, BG Stats, everything as one file, and such a file taken in."""

from __future__ import annotations

from collections.abc import Sequence

import streamlit as st

import plays
import rules_data
from pages.ui.keep_words import all_words, names_of, now, seen_by, zone
from pages.ui.state import device, store
from rules_data import BoxError
from scanner import ImageError, read_image

_AT_ONCE = 500
_MEGABYTES = 80


def files(summaries: Sequence[plays.PlaySummary]) -> None:
    """All ways out and the way in."""
    stamp = f"{now().astimezone(zone()):%Y%m%d}"
    st.header("내보내기")
    _out(
        "표 (CSV) · 엑셀에서 열기",
        lambda: plays.as_csv(_all(), all_words(), _meanings(), zone()),
        f"panjigi-{stamp}.csv",
        "text/csv",
        disabled=not summaries,
    )
    _out(
        "BG Stats 파일",
        lambda: plays.bgstats_file(_all(), all_words(), _meanings(), zone(), now()),
        "BGStatsExport.json",
        "application/json",
        disabled=not summaries,
    )
    _out(
        "모두 한 파일로 (JSON)",
        lambda: store().backups.dump(seen_by(), names_of(), device()),
        f"panjigi-{stamp}.json",
        "application/json",
    )
    st.caption(
        "한 파일에는 지난 판과 고치기 전 판, 합친 이름, 내 상자 값, 매장 위치, 등록한 덱과 사진,"
        " 이 기기의 도감과 펼쳐 둔 테이블을 담습니다."
    )
    if over := store().backups.decks_left_out():
        names = ", ".join(over)
        st.caption(f"사진이 많아 담지 못하는 덱: {names}. 카드 공방에서 덱 파일로 내려받으세요.")
    st.header("가져오기")
    _take_in()


def _out(label: str, data: object, name: str, mime: str, *, disabled: bool = False) -> None:
    """A file that is made when it is asked for."""
    st.download_button(
        label,
        data,
        file_name=name,
        mime=mime,
        icon=":material/download:",
        width="stretch",
        disabled=disabled,
        on_click="ignore",
        key=f"out-{mime}-{name.partition('.')[2]}-{label[:2]}",
    )


def _take_in() -> None:
    with st.container(key="keep-import"):
        upload = st.file_uploader(
            f"판지기에서 내보낸 JSON 파일 ({_MEGABYTES}MB까지)",
            type="json",
            max_upload_size=_MEGABYTES,
            key="import-file",
        )
    if upload is None or not st.button(
        "가져오기", icon=":material/upload:", key="import-do", type="primary", width="stretch"
    ):
        return
    try:
        backup = plays.parse_backup(upload.getvalue())
        _check_box(backup)
        _check_photos(backup)
        report = store().backups.restore(backup, device(), names_of(), device())
    except (plays.PlaysError, BoxError, ImageError) as error:
        st.error(str(error), icon=":material/error:")
        return
    st.success(_said(report), icon=":material/check:")


def _check_box(backup: plays.Backup) -> None:
    """Box values must have the form that the games take, as on the page of box values.

    Raises:
        BoxError: one has not; nothing is taken in.
    """
    for game in rules_data.games():
        merged = backup.box.get(game.id, {}) | store().box.get(game.id)
        for players in game.info.players:
            game.setup(players, box=merged)


def _check_photos(backup: plays.Backup) -> None:
    """Photos must be pictures that the scanner can read, none with too many pixels.

    Raises:
        ImageError: one is not; nothing is taken in.
    """
    for deck in backup.decks:
        for card in deck.cards:
            for photo in card.photos:
                read_image(photo.bytes())


def _said(report: plays.RestoreReport) -> str:
    parts = [f"새 기록 {report.added}판을 가져왔습니다."]
    if report.same:
        parts.append(f"이미 있는 {report.same}판은 그대로입니다.")
    if report.differing:
        parts.append(f"여기서 다르게 고친 {report.differing}판은 여기 것을 남겼습니다.")
    if report.others:
        parts.append(f"이름, 상자 값, 위치, 도감은 {report.others}가지를 더했습니다.")
    if report.deck_parts:
        parts.append(f"등록한 덱에 카드와 사진 {report.deck_parts}가지를 더했습니다.")
    if report.tables:
        parts.append(f"테이블 {report.tables}개를 펼쳤습니다.")
    return " ".join(parts)


def _all() -> list[plays.PlayRecord]:
    """Every play that is seen here, whole, the newest first."""
    found: list[plays.PlayRecord] = []
    while page := store().plays.list(limit=_AT_ONCE, offset=len(found), device=seen_by()):
        found += page
    return found


def _meanings() -> dict[str, str]:
    return store().names.meanings(names_of())
