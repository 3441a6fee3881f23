"""Two replicas behind nginx with one PostgreSQL: a shared table across both outlives the death of one."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import pytest

import plays
from tests.conftest import leave_out
from tests.postgres import running_postgres
from tests.support.visitor import GONE, Visitor
from tools.native import find_nginx, find_postgres

T = TypeVar("T")

ROOT = Path(__file__).parents[2]
PHONES, PRESSES, KILL_AFTER = 4, 12, 4
_START_SECONDS = 90


@dataclass
class House:
    """nginx with its replicas."""

    address: str
    log: Path
    replicas: dict[str, subprocess.Popen[bytes]]

    def route_of_new_browser(self) -> tuple[str, str]:
        """A browser's sticky cookie as nginx gives it out, and the replica that it leads to."""
        with urllib.request.urlopen(self.address, timeout=20) as answer:
            cookie = re.search(r"panjigi_route=(\w+)", "\n".join(answer.headers.get_all("Set-Cookie")))
        assert cookie is not None
        return cookie[1], self.replica_of(cookie[1])

    def replica_of(self, cookie: str) -> str:
        """The replica that answers a browser with this cookie."""
        request = urllib.request.Request(self.address, headers={"Cookie": f"panjigi_route={cookie}"})
        with urllib.request.urlopen(request, timeout=20):
            return self.log.read_text().split()[-1]

    def healthy(self) -> bool:
        with urllib.request.urlopen(f"{self.address}/healthz", timeout=20) as answer:
            return bool(answer.status == 200)


@pytest.fixture
def database() -> Iterator[str]:
    programs = find_postgres()
    if programs is None:
        leave_out("no PostgreSQL server on this machine: replicas are not tested")
    else:
        with running_postgres(programs) as address:
            yield address


@pytest.fixture
def house(database: str, tmp_path: Path) -> Iterator[House]:
    """Two replicas and nginx on loopback, with the project's own nginx.conf."""
    nginx = find_nginx()
    if nginx is None:
        leave_out("no nginx on this machine: replicas are not tested")
    environment = os.environ | {
        "PANJIGI_DATABASE_URL": database,
        "STREAMLIT_SERVER_COOKIE_SECRET": "the-same-for-all-replicas",
    }
    ports = [_free_port() for _ in range(3)]
    with contextlib.ExitStack() as stack:
        replicas = {}
        for port in ports[:2]:
            command = [sys.executable, "-m", "streamlit", "run", "app.py", "--server.port", str(port)]
            replicas[f"127.0.0.1:{port}"] = stack.enter_context(_running(command, tmp_path, environment))
        for replica, process in replicas.items():
            _wait_until_up(f"http://{replica}/_stcore/health", process)
        _write_nginx(tmp_path, ports[2], list(replicas))
        command = [nginx, "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]
        front = stack.enter_context(_running(command, tmp_path, environment))
        address = f"http://127.0.0.1:{ports[2]}"
        _wait_until_up(f"{address}/healthz", front)
        yield House(address, tmp_path / "access.log", replicas)


def test_nothing_is_lost_and_nobody_thrown_out_when_a_replica_is_killed_amid_writes(
    house: House, database: str
) -> None:
    with plays.open_store(database) as store:
        code = store.tables.create("host-device-12345678", "artifact", PHONES).code
        join_code = store.shared.open(code, "host-device-12345678").join_code
        assert join_code is not None
        shown, came_back = _in_its_own_thread(_evening(house, join_code))
        assert came_back == PHONES // 2  # those of the replica that died
        kept = store.tables.get(code)
        assert kept is not None
        # Every answered press is kept, and none is counted twice.
        assert [kept.state[f"artifact_money_{seat}"] for seat in range(PHONES)] == shown
        seats = store.shared.of(code)
        assert seats is not None
        assert sorted(seats.seats) == list(range(PHONES))
    assert house.healthy()


def _in_its_own_thread(evening: Coroutine[Any, Any, T]) -> T:
    """Runs a coroutine apart from this thread, where a browser's loop may already be at work."""
    with ThreadPoolExecutor(max_workers=1) as pool:
        return pool.submit(asyncio.run, evening).result()


async def _evening(house: House, join_code: str) -> tuple[list[int], int]:
    """Phones on both replicas write; one replica dies; all go on.

    Returns:
        What each phone shows at the end, and how many had to come back.
    """
    phones = _spread(house)
    for seat, phone in enumerate(phones):
        await phone.open("join", code=join_code)
        await phone.press(f"sit-{seat}")
        assert phone.says("같이 적는 중"), phone.words
    doomed, killed = house.replicas[house.replica_of(phones[0].cookies["panjigi_route"])], asyncio.Event()
    counts, back = [0] * PHONES, [0] * PHONES

    async def kill_amid_writes() -> None:
        # The first half of the phones is at the doomed one; none of them may be done before it dies.
        while max(counts[: PHONES // 2]) < KILL_AFTER:
            await asyncio.sleep(0.01)
        doomed.kill()
        killed.set()

    async with asyncio.TaskGroup() as group:
        group.create_task(kill_amid_writes())
        for seat, phone in enumerate(phones):
            group.create_task(_play(phone, seat, counts, back))
    assert killed.is_set()
    assert await asyncio.to_thread(doomed.wait) == -9
    shown = [_money(phone, seat) for seat, phone in enumerate(phones)]
    for phone in phones:
        await phone.close()
    return shown, sum(back)


async def _play(phone: Visitor, seat: int, counts: list[int], back: list[int]) -> None:
    """Presses +1 again and again; where the server is gone, comes back as a browser would and goes on."""
    while counts[seat] < PRESSES:
        before = counts[seat]
        try:
            await phone.tap(f"artifact-coins-{seat}", "add:1")
            counts[seat] = _money(phone, seat)
            assert counts[seat] == before + 1
        except GONE:
            await _come_back(phone)
            back[seat] = 1
            # The page is the person's own again; the press under way was kept or not, but not twice.
            assert phone.says("내 자리"), phone.words
            counts[seat] = _money(phone, seat)
            assert counts[seat] in {before, before + 1}


async def _come_back(phone: Visitor) -> None:
    query = dict(pair.split("=", 1) for pair in phone.query.split("&"))
    end = time.monotonic() + 40
    while True:
        try:
            await phone.open("score", **query)
        except GONE:
            assert time.monotonic() < end, "nobody answers"
            await asyncio.sleep(0.3)
        else:
            return


def _spread(house: House) -> list[Visitor]:
    """Browsers that nginx sends to both replicas, as many to one as to the other."""
    found: dict[str, list[str]] = {replica: [] for replica in house.replicas}
    for _ in range(200):
        cookie, replica = house.route_of_new_browser()
        found[replica].append(cookie)
        if all(len(cookies) >= PHONES // 2 for cookies in found.values()):
            break
    cookies = [cookie for all_of_one in found.values() for cookie in all_of_one[: PHONES // 2]]
    assert len(cookies) == PHONES, found
    return [
        Visitor(house.address, {"panjigi_device": f"phone-{seat}-123456789012", "panjigi_route": cookie})
        for seat, cookie in enumerate(cookies)
    ]


def _money(phone: Visitor, seat: int) -> int:
    """A player's coins, which the number field has in its key."""
    return int(next(phone.keys(f"artifact-money-{seat}-")))


def _write_nginx(folder: Path, port: int, replicas: list[str]) -> None:
    (folder / "listen.conf").write_text(f"listen 127.0.0.1:{port};\n")
    lines = [f"server {replica} max_fails=1 fail_timeout=5s;\n" for replica in replicas]
    (folder / "upstream.conf").write_text("".join(lines))
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{user} daemon off; worker_processes 1; pid {folder}/nginx.pid; error_log {folder}/error.log;\n"
        "events {}\n"
        f"http {{\n{temporary}log_format replica '$status $upstream_addr';\n"
        f"access_log {folder}/access.log replica;\ninclude {ROOT}/deploy/nginx.conf;\n}}\n"
    )


@contextlib.contextmanager
def _running(
    command: list[str], folder: Path, environment: dict[str, str]
) -> Iterator[subprocess.Popen[bytes]]:
    with (folder / f"log-{len(list(folder.iterdir()))}.txt").open("w") as log:
        process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=log, stderr=log)
        try:
            yield process
        finally:
            process.terminate()
            process.wait(timeout=20)


def _wait_until_up(address: str, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + _START_SECONDS
    while time.monotonic() < end:
        assert process.poll() is None, f"{address} did not start"
        try:
            with urllib.request.urlopen(address, timeout=2):
                return
        except (urllib.error.URLError, TimeoutError):
            time.sleep(0.3)
    pytest.fail(f"{address} did not answer within {_START_SECONDS} s")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
