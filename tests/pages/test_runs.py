"""What one run has drawn reaches the browser, however soon the next one begins."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from streamlit.proto.ClientState_pb2 import ClientState
from streamlit.runtime import Runtime, RuntimeConfig
from streamlit.runtime.app_session import AppSession
from streamlit.runtime.memory_media_file_storage import MemoryMediaFileStorage
from streamlit.runtime.memory_uploaded_file_manager import MemoryUploadedFileManager
from streamlit.runtime.script_data import ScriptData
from streamlit.runtime.scriptrunner.script_cache import ScriptCache

from pages.ui.runs import in_order

PAGE = """
import streamlit as st

@st.fragment
def part():
    st.session_state.drawn = st.session_state.get("drawn", 0) + 1
    st.text("part")

part()
for line in ("first line", "middle line", "last line"):
    st.text(line)
"""
LINES = ["first line", "middle line", "last line"]
WHOLE = ["part", *LINES]


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
def ordered() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(AppSession, "_create_scriptrunner", AppSession._create_scriptrunner)
        in_order()
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

    def ask(self, fragment: str = "") -> None:
        self.session.request_rerun(ClientState(fragment_id=fragment))

    def run_to_its_end(self) -> None:
        """Waits for the run without letting the event loop take what it draws."""
        runner = self.session._scriptrunner
        assert runner is not None
        assert runner._script_thread is not None
        runner._script_thread.join(20)

    def part(self) -> str:
        (fragment,) = self.session._fragment_storage._fragments
        return fragment

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


@pytest.mark.usefixtures("ordered")
def test_a_part_that_is_asked_for_in_the_moment_a_page_is_done_loses_nothing_of_it(script: Path) -> None:
    async def visit() -> list[str]:
        here = Visit(script)
        here.ask()
        here.run_to_its_end()
        here.ask(here.part())
        return await here.drawn(ends=2)

    assert asyncio.run(visit()) == [*LINES, "part"]


@pytest.mark.usefixtures("ordered")
@pytest.mark.parametrize("ended", [False, True], ids=["while the part is drawn", "after it"])
def test_what_comes_in_the_same_moment_has_its_turn_too(script: Path, ended: bool) -> None:
    async def visit() -> list[str]:
        here = Visit(script)
        here.ask()
        here.run_to_its_end()
        here.ask(here.part())
        if ended:
            asyncio.get_running_loop().call_soon(here.run_to_its_end)
        here.ask()
        texts = await here.drawn(ends=1)
        while texts[-4:] != WHOLE:
            texts += await here.drawn(ends=1)
        return texts

    assert asyncio.run(visit())[-4:] == WHOLE


@pytest.mark.usefixtures("ordered")
def test_nothing_runs_for_who_has_left(script: Path) -> None:
    async def visit() -> int:
        here = Visit(script)
        here.ask()
        here.run_to_its_end()
        here.ask(here.part())
        here.session.shutdown()
        await asyncio.sleep(0.2)
        return int(here.session.session_state["drawn"])

    assert asyncio.run(visit()) == 1


def test_streamlit_alone_still_loses_the_end_of_the_page(script: Path) -> None:
    """When this fails, pages/ui/runs.py has done its work and can go."""

    async def visit() -> list[str]:
        here = Visit(script)
        here.ask()
        here.run_to_its_end()
        here.ask(here.part())
        return await here.drawn(ends=1)

    assert asyncio.run(visit()) == ["part"]
