"""What a browser asks is done once and drawn whole, where Streamlit by itself would lose some of it."""

from __future__ import annotations

from typing import TypeAlias
from weakref import WeakKeyDictionary

from streamlit.proto.ClientState_pb2 import ClientState
from streamlit.proto.WidgetStates_pb2 import WidgetState
from streamlit.runtime.app_session import AppSession, AppSessionState
from streamlit.runtime.scriptrunner import ScriptRunner
from streamlit.runtime.scriptrunner_utils.script_requests import RerunData, _has_active_trigger_value

_Said: TypeAlias = dict[str, WidgetState]
_take, _begin = AppSession.request_rerun, AppSession._create_scriptrunner
# What the widgets of each visitor said last.
_last: WeakKeyDictionary[AppSession, _Said] = WeakKeyDictionary()


def whole() -> None:
    """Mends how this server's Streamlit takes messages and begins runs.

    Who taps in the moment in which a camera sends a frame says both in one message, and Streamlit's browser
    part asks for the camera's part of the page alone: the tap would be done but not seen. Such a message is
    taken for the whole page.

    Who taps in the moment in which a part draws itself anew by its timer says so twice, with the timer's
    message and in one of its own: the tap would be done twice. The timer's is taken without it.

    What a run draws goes to the server's event loop first. When a message comes while the end of a page still
    waits there, Streamlit begins the next run at once and throws away whatever the old one drew. Where the
    next run draws one part alone, the end of the page would stay away. So it begins after that.
    """
    AppSession.request_rerun = _take_whole  # type: ignore[assignment, method-assign]
    AppSession._create_scriptrunner = _begin_after_the_last  # type: ignore[assignment, method-assign]


def _take_whole(session: AppSession, client_state: ClientState | None) -> None:
    if client_state is not None:
        said = client_state.widget_states.widgets
        if client_state.is_auto_rerun:
            kept = [state for state in said if not _has_active_trigger_value(state)]
            del said[:]
            said.extend(kept)
        if client_state.fragment_id and _says_more(session, client_state):
            client_state.ClearField("fragment_id")
        _last[session] = {state.id: state for state in said}
    _take(session, client_state)


def _says_more(session: AppSession, message: ClientState) -> bool:
    """Whether a message for one part of the page tells of something else too."""
    known, last = session._session_state._new_widget_state.widget_metadata, _last.get(session, {})
    elsewhere = [
        state
        for state in message.widget_states.widgets
        if state.id in known and known[state.id].fragment_id != message.fragment_id
    ]
    return any(_has_active_trigger_value(state) or last.get(state.id, state) != state for state in elsewhere)


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
