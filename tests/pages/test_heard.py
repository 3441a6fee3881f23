"""What a widget says is kept, whatever comes after it."""

from __future__ import annotations

from typing import Any

import pytest
import streamlit as st
from streamlit.runtime.scriptrunner import RerunData, RerunException

from pages.ui.heard import heard


class Session(dict[str, Any]):
    """A session in which the next message waits at one use, as Streamlit looks for it at each."""

    def __init__(self, breaks_at: int) -> None:
        super().__init__(field="abcd2345")
        self.uses, self.breaks_at = 0, breaks_at

    def __contains__(self, key: object) -> bool:
        self._look()
        return super().__contains__(key)

    def __getitem__(self, key: str) -> Any:
        self._look()
        return super().__getitem__(key)

    def __setitem__(self, key: str, value: Any) -> None:
        self._look()
        super().__setitem__(key, value)

    def _look(self) -> None:
        self.uses += 1
        if self.uses == self.breaks_at:
            raise RerunException(RerunData(query_string="next"))


@pytest.mark.parametrize("breaks_at", [1, 2, 3, 4], ids=["asked", "read", "begun", "half done"])
def test_a_callback_that_the_next_message_breaks_off_is_done_before_it(
    monkeypatch: pytest.MonkeyPatch, breaks_at: int
) -> None:
    session = Session(breaks_at)
    monkeypatch.setattr(st, "session_state", session)

    def keep(typed: str) -> None:
        session["tried"] = typed
        session["found"] = typed.upper()

    with pytest.raises(RerunException) as next_message:
        heard("field", keep)()
    assert next_message.value.rerun_data.query_string == "next"
    assert dict(session) == {"field": "abcd2345", "tried": "abcd2345", "found": "ABCD2345"}


def test_what_must_not_begin_anew_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[str] = []
    monkeypatch.setattr(st, "session_state", Session(2))
    with pytest.raises(RerunException):
        heard("field", taken.append, again=False)()
    assert taken == []


def test_a_widget_that_is_gone_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[str] = []
    monkeypatch.setattr(st, "session_state", {"other": 1})
    heard("field", taken.append)()
    assert taken == []
