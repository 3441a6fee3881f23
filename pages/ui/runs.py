"""The runs of one visitor's pages, one after the other."""

from __future__ import annotations

from streamlit.runtime.app_session import AppSession, AppSessionState
from streamlit.runtime.scriptrunner import ScriptRunner
from streamlit.runtime.scriptrunner_utils.script_requests import RerunData

_begin = AppSession._create_scriptrunner


def in_order() -> None:
    """Lets a run begin only when all that the one before it has drawn is on its way to the browser.

    What a run draws goes to the server's event loop first. When a message comes while the end of a page
    still waits there, Streamlit begins the next run at once and throws away whatever the old one drew.
    Where the next run draws the whole page nothing is missing. Where a camera's frame or a timer asks for one
    part of it alone, the end of the page would stay away, or stay as it was, until the next tap.
    """
    AppSession._create_scriptrunner = _begin_after_the_last  # type: ignore[assignment, method-assign]


def _begin_after_the_last(session: AppSession, asked: RerunData) -> None:
    if session._scriptrunner is None:
        _begin(session, asked)
    else:
        session._event_loop.call_soon(_begin_in_turn, session, asked, session._scriptrunner)


def _begin_in_turn(session: AppSession, asked: RerunData, last: ScriptRunner) -> None:
    running = session._scriptrunner
    if session._state is AppSessionState.SHUTDOWN_REQUESTED:
        return
    if running is None or running is last:
        _begin(session, asked)
    elif not running.request_rerun(asked):
        # What had come before this message has meanwhile run, and has ended too.
        _begin_after_the_last(session, asked)
