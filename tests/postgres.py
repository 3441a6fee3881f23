"""A PostgreSQL server for tests: a cluster of its own in a new folder, gone when the tests are over.

Where the server's programs are, `tools.native.find_postgres` knows.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

USER = "panjigi"
_START_SECONDS = 60
# Tests kill programs, never the server: it need not wait for the disk.
_QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=60")


@contextlib.contextmanager
def running_postgres(programs: Path) -> Iterator[str]:
    """Starts a server on a free loopback port; gives the address of its database.

    PostgreSQL refuses to run as root, so root hands the work to the system's user `postgres`.
    """
    port = _free_port()
    with tempfile.TemporaryDirectory(prefix="panjigi-pg-") as name:
        folder = Path(name)
        _hand_over(folder)
        _run(programs / "initdb", "-D", folder / "data", "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync")
        settings = (*_QUICK, f"unix_socket_directories={folder}", "listen_addresses=127.0.0.1")
        options = [word for setting in settings for word in ("-c", setting)]
        with (folder / "log.txt").open("w") as log:
            server = subprocess.Popen(
                [*_as_user(), programs / "postgres", "-D", folder / "data", "-p", str(port), *options],
                stdout=log,
                stderr=log,
                cwd="/",
            )
            try:
                _wait_until_up(port, server, folder / "log.txt")
                yield f"postgresql+psycopg://{USER}@127.0.0.1:{port}/postgres"
            finally:
                _stop(server, folder / "data")


def _run(*command: object) -> None:
    done = subprocess.run(
        [*_as_user(), *map(str, command)], check=False, capture_output=True, text=True, cwd="/"
    )
    if done.returncode:
        raise RuntimeError(f"initdb failed: {done.stdout}{done.stderr}")


def _as_user() -> list[str]:
    return ["runuser", "-u", "postgres", "--"] if _is_root() else []


def _is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def _hand_over(folder: Path) -> None:
    if _is_root():
        user = pwd.getpwnam("postgres")
        os.chown(folder, user.pw_uid, user.pw_gid)


def _stop(server: subprocess.Popen[bytes], data: Path) -> None:
    """Ends the server by the number it wrote down: what was started may be the hand-over around it."""
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        number = int((data / "postmaster.pid").read_text().split()[0])
        os.kill(number, 3)  # SIGQUIT: at once
    server.wait(timeout=30)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_until_up(port: int, server: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + _START_SECONDS
    while time.monotonic() < end:
        if server.poll() is not None:
            raise RuntimeError(f"PostgreSQL did not start: {log.read_text()}")
        if "database system is ready to accept connections" in log.read_text():
            return
        time.sleep(0.1)
    raise RuntimeError(f"PostgreSQL did not answer within {_START_SECONDS} s on port {port}")
