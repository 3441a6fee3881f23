"""How many visitors one server answers, and how fast, beside an empty Streamlit page in the same run.

Visitors speak Streamlit's WebSocket as browsers do: each has a table of its own, presses +1 on the Artifact
score sheet, waits until the page is drawn anew, thinks for two seconds, presses again. The empty page has one
button. Both servers run throughout; only one is visited at a time. Clients and servers share the machine.

    python -m tests.bench.load_bench [--visitors 1 20 100] [--seconds 12]
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from urllib.error import URLError

from tests.support.visitor import GONE, Visitor

ROOT = Path(__file__).parents[2]
THINK_SECONDS = 2.0
_EMPTY = "import streamlit as st\nst.button('+', key='plus')\n"
# A hundred handshakes at once would measure the handshakes.
_ARRIVALS_AT_ONCE = 4


def main(arguments: list[str]) -> int:
    """Prints the table."""
    parser = argparse.ArgumentParser(description="Visitors against a running server.")
    parser.add_argument("--visitors", type=int, nargs="+", default=[1, 20, 100])
    parser.add_argument("--seconds", type=float, default=12.0, help="measured time of each row")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="panjigi-load-") as name:
        folder = Path(name)
        empty = folder / "empty.py"
        empty.write_text(_EMPTY)
        with _server(ROOT / "app.py", folder) as app, _server(empty, folder) as plain:
            print("| visitors | page | interactions/s | p50 ms | p95 ms | failed |")
            print("| --- | --- | --- | --- | --- | --- |", flush=True)
            for visitors in given.visitors:
                for label, server in (("empty page", plain), ("score sheet", app)):
                    visit = asyncio.run(_visit(server, label, visitors, given.seconds))
                    print(_row(visitors, label, visit, given.seconds), flush=True)
    return 0


@dataclass
class _Visit:
    """Seconds from press to page, how many were answered while the clock ran, how many visitors failed."""

    times: list[float] = field(default_factory=list)
    in_time: int = 0
    failed: int = 0


async def _visit(server: str, label: str, count: int, seconds: float) -> _Visit:
    """Everybody arrives, then the clock runs."""
    people = [Visitor(server) for _ in range(count)]
    door = asyncio.Semaphore(_ARRIVALS_AT_ONCE)

    async def arrive(person: Visitor) -> None:
        async with door:
            if label == "empty page":
                await person.open("")
            else:
                await person.open("score", game="artifact", n="3")

    await asyncio.gather(*map(arrive, people))
    empty, end = label == "empty page", time.monotonic() + seconds
    visit = _Visit()
    await asyncio.gather(*(_press_again_and_again(person, empty, end, visit) for person in people))
    for person in people:
        await person.close()
    return visit


async def _press_again_and_again(person: Visitor, empty: bool, end: float, visit: _Visit) -> None:
    await asyncio.sleep(random.uniform(0, THINK_SECONDS))
    while (start := time.monotonic()) < end:
        try:
            await (person.press("plus") if empty else person.tap("artifact-coins-0", "add:1"))
        except GONE:
            visit.failed += 1
            return
        visit.times.append(time.monotonic() - start)
        visit.in_time += time.monotonic() <= end
        await asyncio.sleep(THINK_SECONDS)


def _row(visitors: int, label: str, visit: _Visit, seconds: float) -> str:
    times = sorted(visit.times)
    if not times:
        return f"| {visitors} | {label} | 0 | – | – | {visit.failed} |"
    middle, late = (1000 * times[min(len(times) - 1, int(share * len(times)))] for share in (0.5, 0.95))
    rate = visit.in_time / seconds
    return f"| {visitors} | {label} | {rate:.1f} | {middle:.0f} | {late:.0f} | {visit.failed} |"


@contextlib.contextmanager
def _server(script: Path, folder: Path) -> Iterator[str]:
    """A server with the project's own settings and a data folder of its own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "streamlit", "run", str(script), "--server.port", str(port)]
    environment = os.environ | {"PANJIGI_DATA_DIR": str(folder / "data")}
    with (folder / f"{script.stem}.log").open("w") as log:
        process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=log, stderr=log)
        try:
            _wait_until_up(f"http://127.0.0.1:{port}", process)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(timeout=20)


def _wait_until_up(address: str, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + 60
    while process.poll() is None and time.monotonic() < end:
        try:
            with urllib.request.urlopen(f"{address}/_stcore/health", timeout=2):
                return
        except (URLError, TimeoutError):
            time.sleep(0.2)
    raise RuntimeError(f"the server did not answer: {address}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
