"""Charts in the page's own colours, each with the same figures as a table for who cannot see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

import streamlit as st

from pages.ui.html import escape, show

_TEAL, _PALE, _FIGURE = "#1F6F6B", "#A9C9C5", "#B5432C"
# Whatever the page writes with, also when its theme changes while the chart stands.
_INK = "currentColor"
_ROW, _LABEL = 38, 110


def bars(
    rows: Sequence[tuple[str, float]], *, unit: str, title: str, digits: int = 0, label: int = _LABEL
) -> None:
    """Horizontal bars, each with its number.

    Args:
        rows: names and values, from the top.
        unit: what the numbers count.
        title: what the chart shows; also its text alternative.
        digits: digits after the point.
        label: room for the names in px.
    """
    alt = _altair()

    data = alt.Data(values=[{"name": name, "value": value} for name, value in rows])
    y = alt.Y("name:N", sort=None, title=None, axis=_axis(label))
    x = alt.X("value:Q", title=None, axis=None, scale=_room(value for _, value in rows))
    base = alt.Chart(data)
    marks = base.mark_bar(color=_TEAL, cornerRadius=4, size=20).encode(y=y, x=x)
    numbers = base.mark_text(align="left", dx=5, fontSize=14, fontWeight=600, color=_INK).encode(
        y=y, x=x, text=alt.Text("value:Q", format=f".{digits}f")
    )
    _show(marks + numbers, len(rows), title)
    table(["", unit], [[name, f"{value:.{digits}f}"] for name, value in rows], title)


def wins(rows: Sequence[tuple[str, int, int]], *, title: str) -> None:
    """How many plays each won of how many: a dark bar on a pale one.

    Args:
        rows: names, plays and wins, from the top.
        title: what the chart shows; also its text alternative.
    """
    alt = _altair()

    values = [
        {"name": name, "plays": plays, "wins": won, "said": f"{won} / {plays}"} for name, plays, won in rows
    ]
    y = alt.Y("name:N", sort=None, title=None, axis=_axis())
    base = alt.Chart(alt.Data(values=values)).encode(y=y)
    scale = _room(plays for _, plays, _ in rows)
    all_plays = alt.X("plays:Q", title=None, axis=None, scale=scale)
    pale = base.mark_bar(color=_PALE, cornerRadius=4, size=20).encode(x=all_plays)
    dark = base.mark_bar(color=_TEAL, cornerRadius=4, size=20).encode(
        x=alt.X("wins:Q", title=None, axis=None, scale=scale)
    )
    numbers = base.mark_text(align="left", dx=5, fontSize=14, fontWeight=600, color=_INK).encode(
        x=all_plays, text="said:N"
    )
    _show(pale + dark + numbers, len(rows), title)


def shares(
    rows: Mapping[str, Mapping[str, float]], parts: Mapping[str, tuple[str, str]], *, title: str
) -> None:
    """Stacked bars of mean points by part, with the parts named below.

    Args:
        rows: by name, points by part.
        parts: name and colour of each part, in order.
        title: what the chart shows; also its text alternative.
    """
    alt = _altair()

    values = [
        {"who": who, "part": parts[key][0], "points": points, "order": number}
        for who, own in rows.items()
        for number, key in enumerate(parts)
        if (points := own.get(key, 0)) > 0
    ]
    gained = [key for key in parts if any(own.get(key, 0) > 0 for own in rows.values())]
    named = [parts[key][0] for key in gained]
    color = alt.Color(
        "part:N",
        title=None,
        scale=alt.Scale(domain=named, range=[parts[key][1] for key in gained]),
        legend=alt.Legend(orient="bottom", columns=3, labelLimit=140, labelColor=_INK, labelFontSize=13),
    )
    chart = (
        alt.Chart(alt.Data(values=values))
        .mark_bar(size=22)
        .encode(
            y=alt.Y("who:N", sort=None, title=None, axis=_axis()),
            x=alt.X("points:Q", title=None, axis=alt.Axis(tickCount=5, grid=True)),
            color=color,
            order="order:Q",
        )
    )
    _show(chart, len(rows) + 2 + len(named) // 3, title)
    cells = [[who, *(f"{own.get(key, 0):.1f}" for key in parts)] for who, own in rows.items()]
    table(["", *(name for name, _ in parts.values())], cells, title)


def trend(points: Sequence[tuple[str, int, bool]], *, title: str) -> None:
    """Totals one after the other; a won play has a filled mark.

    Args:
        points: dates, totals and whether the play was won, the oldest first.
        title: what the chart shows; also its text alternative.
    """
    alt = _altair()

    values = [
        {"at": number + 1, "date": date, "total": total, "won": "이김" if won else "짐"}
        for number, (date, total, won) in enumerate(points)
    ]
    sides = ["이김", "짐"]
    x = alt.X("at:O", title=None, axis=alt.Axis(labels=False, ticks=False))
    base = alt.Chart(alt.Data(values=values)).encode(x=x, y=alt.Y("total:Q", title=None))
    line = base.mark_line(color=_PALE)
    marks = base.mark_point(size=90, filled=True).encode(
        color=alt.Color(
            "won:N",
            title=None,
            scale=alt.Scale(domain=sides, range=[_TEAL, _FIGURE]),
            legend=alt.Legend(orient="bottom"),
        ),
        shape=alt.Shape(
            "won:N", title=None, scale=alt.Scale(domain=["이김", "짐"], range=["circle", "triangle"])
        ),
        tooltip=[alt.Tooltip("date:N", title="날짜"), alt.Tooltip("total:Q", title="총점")],
    )
    _show(line + marks, 6, title)
    table(
        ["날짜", "총점", ""],
        [[date, str(total), "이김" if won else ""] for date, total, won in points],
        title,
    )


def table(head: Sequence[str], rows: Sequence[Sequence[str]], title: str) -> None:
    """The figures of a chart as a table, folded away."""
    with st.expander("표로 보기", icon=":material/table:"):
        show(numbers_table(head, rows, title))


def numbers_table(head: Sequence[str], rows: Sequence[Sequence[str]], title: str) -> str:
    """A table whose first column names and whose others count."""
    top = "".join(
        f'<th scope="col">{escape(cell)}</th>' if cell else "<td></td>"  # nothing stands above the names
        for cell in head
    )
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in rest)}</tr>'
        for first, *rest in rows
    )
    return (
        f'<div class="pj-scroll" role="region" tabindex="0" aria-label="{escape(title)}">'
        f'<table class="pj-numbers-table"><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'
    )


def _show(chart: Any, rows: int, title: str) -> None:
    # Vega's own descriptions of marks and axes are English; the title and the table say it in Korean.
    silent = {"aria": False}
    quiet = chart.properties(height=_ROW * rows + 4).configure(mark=silent, axis=silent, legend=silent)
    st.altair_chart(quiet, width="stretch", alt=title)


def _axis(label: int = _LABEL) -> Any:
    alt = _altair()

    return alt.Axis(
        labelLimit=label, labelFontSize=14, labelColor=_INK, ticks=False, domain=False, grid=False
    )


def _room(values: Any) -> Any:
    """A scale from 0 that leaves room for the number behind the longest bar."""
    alt = _altair()

    return alt.Scale(domain=[0, 1.18 * max([*values, 1])])


def _altair() -> Any:
    """Altair, which takes a second to load: only where a chart is drawn.

    It uses pandas as soon as anything has begun to load that, be it for another visitor and not yet done. So
    pandas comes first.
    """
    import_module("pandas")
    return import_module("altair")
