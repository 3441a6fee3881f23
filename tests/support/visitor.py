"""A simulated visitor: speaks Streamlit's WebSocket as a browser does, without drawing anything."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlencode, urlsplit

from streamlit.components.v2.bidi_component.main import _make_trigger_id
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

# What a visitor meets when a server is killed or not up yet.
GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)
_WAIT_SECONDS = 60


class Visitor:
    """One tab of one browser.

    Args:
        server: address such as "http://127.0.0.1:8501".
        cookies: sent with the handshake.
    """

    def __init__(self, server: str, cookies: dict[str, str] | None = None) -> None:
        self.server = server
        self.cookies = cookies or {"panjigi_device": secrets.token_urlsafe(24)}
        self.page, self.query, self.page_hash = "", "", ""
        self.widgets: dict[str, str] = {}
        self.words: list[str] = []
        self._socket: ClientConnection | None = None

    async def open(self, page: str, **query: str) -> None:
        """Opens a page and waits until its script is done."""
        await self.close()
        self.page, self.query, self.page_hash = page, urlencode(query), ""
        header = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        self._socket = await connect(
            f"ws://{urlsplit(self.server).netloc}/_stcore/stream",
            subprotocols=["streamlit"],  # type: ignore[list-item]
            additional_headers={"Cookie": header},
            max_size=None,
            compression=None,
        )
        await self._run(BackMsg())

    async def press(self, key: str) -> None:
        """Presses the button with this key and waits until the page is drawn anew.

        Raises:
            KeyError: the page has no such button.
        """
        message = BackMsg()
        state = message.rerun_script.widget_states.widgets.add()
        state.id, state.trigger_value = self.widget(key), True
        await self._run(message)

    async def tap(self, key: str, part: str) -> None:
        """Taps a part of the picture with this key and waits until the page is drawn anew.

        Raises:
            KeyError: the page has no such picture.
        """
        message, tap = BackMsg(), {"n": time.time_ns() // 1_000, "id": part}
        state = message.rerun_script.widget_states.widgets.add()
        state.id = _make_trigger_id(self.widget(key), "events")
        state.json_trigger_value = json.dumps([{"event": "tap", "value": {"id": part, "taps": [tap]}}])
        await self._run(message)

    def widget(self, key: str) -> str:
        """The id of the widget with this key.

        Raises:
            KeyError: the page has no such widget.
        """
        return self.widgets[key]

    def keys(self, start: str) -> Iterator[str]:
        """What follows `start` in the keys of widgets that begin with it."""
        for key in self.widgets:
            if key.startswith(start):
                yield key.removeprefix(start)

    def says(self, text: str) -> bool:
        """Whether a text of the page has these words."""
        return any(text in words for words in self.words)

    async def close(self) -> None:
        """Leaves."""
        if self._socket is not None:
            with contextlib.suppress(*GONE):
                await self._socket.close()
            self._socket = None

    async def _run(self, message: BackMsg) -> None:
        message.rerun_script.query_string = self.query
        message.rerun_script.page_name = self.page
        message.rerun_script.page_script_hash = self.page_hash
        assert self._socket is not None
        await self._socket.send(message.SerializeToString())
        async with asyncio.timeout(_WAIT_SECONDS):
            while not self._take(ForwardMsg.FromString(await self._received())):
                pass

    async def _received(self) -> bytes:
        assert self._socket is not None
        data = await self._socket.recv()
        return data if isinstance(data, bytes) else data.encode()

    def _take(self, message: ForwardMsg) -> bool:
        """Reads one message; True when the script is done."""
        kind = message.WhichOneof("type")
        if kind == "new_session":
            # A run without a fragment draws the whole page anew.
            self.widgets, self.words = {}, []
        elif kind == "navigation":
            self.page_hash = message.navigation.page_script_hash
        elif kind == "page_info_changed":
            self.query = message.page_info_changed.query_string
        elif kind == "delta" and message.delta.WhichOneof("type") == "new_element":
            self._element(message.delta.new_element)
        return kind == "script_finished" and message.script_finished in {
            ForwardMsg.FINISHED_SUCCESSFULLY,
            ForwardMsg.FINISHED_WITH_COMPILE_ERROR,
        }

    def _element(self, element: Any) -> None:
        kind = element.WhichOneof("type")
        inner = getattr(element, kind)
        if getattr(inner, "id", ""):
            # $$ID-<hash>-<key>
            self.widgets[inner.id.split("-", 2)[-1]] = inner.id
        text = getattr(inner, "body", "") or getattr(inner, "label", "")
        if isinstance(text, str) and text:
            self.words.append(text)
