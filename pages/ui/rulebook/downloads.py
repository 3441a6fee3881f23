"""The buttons that hand out a rulebook as a file."""

from __future__ import annotations

from datetime import date

import streamlit as st

from pages.ui.rulebook.book import Book
from pages.ui.rulebook.offline import html_file


def downloads(book: Book) -> None:
    """Buttons for the HTML file and the PDF; each is made when it is asked for."""
    today = date.today()  # noqa: DTZ011 (the day on the wall beside the table)
    with st.container(horizontal=True, key="row-book"):
        st.download_button(
            "휴대폰에 담기",
            data=lambda: html_file(book, today),
            file_name=f"{book.file_name}.html",
            mime="text/html",
            icon=":material/download:",
            width="stretch",
            on_click="ignore",
        )
        st.download_button(
            "PDF로 인쇄",
            data=lambda: _pdf(book, today),
            file_name=f"{book.file_name}.pdf",
            mime="application/pdf",
            icon=":material/print:",
            width="stretch",
            on_click="ignore",
        )


def _pdf(book: Book, today: date) -> bytes:
    # Late, because reportlab takes long to load and few people print.
    from pages.ui.rulebook.pdf import pdf_file

    return pdf_file(book, today)
