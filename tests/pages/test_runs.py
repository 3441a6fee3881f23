"""What a browser says is done once, and all that is drawn for it comes, whatever comes beside it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import pytest
from streamlit.proto.ClientState_pb2 import ClientState
from streamlit.proto.WidgetStates_pb2 import WidgetState
from streamlit.runtime import Runtime, RuntimeConfig
from streamlit.runtime.app_session import AppSession
from streamlit.runtime.memory_media_file_storage import MemoryMediaFileStorage
from streamlit.runtime.memory_uploaded_file_manager import MemoryUploadedFileManager
from streamlit.runtime.script_data import ScriptData
from streamlit.runtime.scriptrunner.script_cache import ScriptCache

from pages.ui.runs import whole

PAGE = """
import streamlit as st

def press():
    st.session_state.pressed = st.session_state.get("pressed", 0) + 1

@st.fragment
def part():
    st.session_state.drawn = st.session_state.get("drawn", 0) + 1
    st.toggle("A switch of the part", key="inside")
    st.text("part")

part()
st.button("A button of the page", key="button", on_click=press)
st.toggle("A switch of the page", key="outside")
for line in ("first line", "middle line", "last line"):
    st.text(line)
"""
LINES = ["first line", "middle line", "last line"]
WHOLE = ["part", *LINES]


Result = TypeVar("Result")


def run(visit: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
    """Runs a visit in a thread of its own: the one of the tests has an event loop where a browser is open."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(visit())).result()


@pytest.fixture(autouse=True)
def server(monkeypatch: pytest.MonkeyPatch, script: Path) -> None:
    monkeypatch.setattr(Runtime, "_instance", None)
    Runtime(
        RuntimeConfig(
            script_path=str(script),
            media_file_storage=MemoryMediaFileStorage("/media"),
            uploaded_file_manager=MemoryUploadedFileManager("/upload"),
        )
    )


@pytest.fixture
def script(tmp_path: Path) -> Path:
    page = tmp_path / "page.py"
    page.write_text(PAGE)
    return page


@pytest.fixture
def mended() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for name in ("request_rerun", "_create_scriptrunner"):
            patch.setattr(AppSession, name, getattr(AppSession, name))
        whole()
        yield


class Visit:
    """One visitor's session on a page of one part and three lines, and an event loop that can be held up."""

    def __init__(self, script: Path) -> None:
        self.said = asyncio.Event()
        self.session = AppSession(
            ScriptData(str(script), is_hello=False),
            MemoryUploadedFileManager("/upload"),
            ScriptCache(),
            self.said.set,
            user_info={},
        )

    def ask(self, *states: WidgetState, part: bool = False, timer: bool = False) -> None:
        """Asks for the page, or for its part, with what the widgets say."""
        (fragment,) = self.session._fragment_storage._fragments if part else ("",)
        message = ClientState(fragment_id=fragment, is_auto_rerun=timer)
        message.widget_states.widgets.extend(states)
        self.session.request_rerun(message)

    def pressed(self) -> WidgetState:
        return WidgetState(id=self._widget("button"), trigger_value=True)

    def switch(self, key: str, on: bool) -> WidgetState:
        return WidgetState(id=self._widget(key), bool_value=on)

    def _widget(self, key: str) -> str:
        known = self.session._session_state._key_id_mapper.get_id_from_key(key)
        assert known is not None
        return known

    def run_to_its_end(self) -> None:
        """Waits for the run without letting the event loop take what it draws."""
        runner = self.session._scriptrunner
        assert runner is not None
        assert runner._script_thread is not None
        runner._script_thread.join(20)

    def kept(self, key: str) -> int:
        return int(self.session.session_state[key])

    async def drawn(self, ends: int) -> list[str]:
        """The texts that have been sent when at least so many runs have ended."""
        texts: list[str] = []
        while ends > 0:
            await asyncio.wait_for(self.said.wait(), 20)
            self.said.clear()
            for message in self.session.flush_browser_queue():
                ends -= message.WhichOneof("type") == "script_finished"
                if message.delta.new_element.text.body:
                    texts.append(message.delta.new_element.text.body)
        return texts


def asked_as_the_page_ends(script: Path) -> Visit:
    """A visit whose page is done but not on its way yet, and which asks for the part in that moment."""
    here = Visit(script)
    here.ask()
    here.run_to_its_end()
    here.ask(part=True)
    return here


@pytest.mark.usefixtures("mended")
def test_a_part_that_is_asked_for_in_the_moment_a_page_is_done_loses_nothing_of_it(script: Path) -> None:
    async def visit() -> list[str]:
        return await asked_as_the_page_ends(script).drawn(ends=2)

    # The part itself may be sent once or twice: what has not left the server yet is drawn over.
    texts = run(visit)
    assert [text for text in texts if text != "part"] == LINES
    assert texts[-1] == "part"


@pytest.mark.usefixtures("mended")
@pytest.mark.parametrize("ended", [False, True], ids=["while the part is drawn", "after it"])
def test_what_comes_in_the_same_moment_has_its_turn_too(script: Path, ended: bool) -> None:
    async def visit() -> list[str]:
        here = asked_as_the_page_ends(script)
        if ended:
            asyncio.get_running_loop().call_soon(here.run_to_its_end)
        here.ask()
        texts = await here.drawn(ends=1)
        while texts[-4:] != WHOLE:
            texts += await here.drawn(ends=1)
        return texts

    assert run(visit)[-4:] == WHOLE


Says = Callable[[Visit], WidgetState]


async def asked_for_its_part(script: Path, before: list[Says], now: list[Says]) -> list[str]:
    """What is drawn where the part is asked for twice, with what widgets say before and now."""
    here = Visit(script)
    here.ask()
    await here.drawn(ends=1)
    here.ask(*(says(here) for says in before), part=True)
    await here.drawn(ends=1)
    here.ask(*(says(here) for says in now), part=True)
    return await here.drawn(ends=1)


def off(here: Visit) -> WidgetState:
    return here.switch("outside", False)


def on(here: Visit) -> WidgetState:
    return here.switch("outside", True)


@pytest.mark.usefixtures("mended")
@pytest.mark.parametrize(
    ("before", "now", "drawn"),
    [
        ([], [], ["part"]),
        ([off], [off], ["part"]),
        ([off], [off, lambda here: here.switch("inside", True)], ["part"]),
        ([off], [on], WHOLE),
        ([off], [off, Visit.pressed], WHOLE),
        ([], [Visit.pressed], WHOLE),
        # A switch that says for the first time what it is has not been tapped.
        ([], [off], ["part"]),
    ],
)
def test_a_message_for_a_part_that_tells_of_another_place_is_for_the_whole_page(
    script: Path, before: list[Says], now: list[Says], drawn: list[str]
) -> None:
    assert run(lambda: asked_for_its_part(script, before, now)) == drawn


@pytest.mark.usefixtures("mended")
def test_a_press_that_a_timer_says_too_is_done_once(script: Path) -> None:
    async def visit() -> int:
        here = Visit(script)
        here.ask()
        await here.drawn(ends=1)
        here.ask(here.pressed(), part=True, timer=True)
        await here.drawn(ends=1)
        here.ask(here.pressed())
        await here.drawn(ends=1)
        return here.kept("pressed")

    assert run(visit) == 1


@pytest.mark.usefixtures("mended")
def test_nothing_runs_for_who_has_left(script: Path) -> None:
    async def visit() -> int:
        here = asked_as_the_page_ends(script)
        here.session.shutdown()
        await asyncio.sleep(0.2)
        return here.kept("drawn")

    assert run(visit) == 1


def test_streamlit_alone_still_loses_the_end_of_the_page(script: Path) -> None:
    """When this fails, pages/ui/runs.py has done its work and can go."""

    async def visit() -> list[str]:
        return await asked_as_the_page_ends(script).drawn(ends=1)

    assert run(visit) == ["part"]
