"""Streamlit servers for tests and measurements: the project's own settings, a data folder of their own."""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from urllib.error import URLError

ROOT = Path(__file__).parents[2]
_START_SECONDS = 60
_STOP_SECONDS = 20


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Server:
    """A script behind a port; it may be stopped and started again at the same address."""

    script: Path
    folder: Path
    port: int = field(default_factory=free_port)
    _process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where browsers find it."""
        return f"http://localhost:{self.port}"

    def start(self) -> None:
        """Starts it and waits until it answers.

        Raises:
            RuntimeError: it ended at once or did not answer in time.
        """
        command = [sys.executable, "-m", "streamlit", "run", str(self.script)]
        command += ["--server.port", str(self.port)]
        environment = os.environ | {"PANJIGI_DATA_DIR": str(self.folder / "data")}
        with (self.folder / f"{self.script.stem}.log").open("a") as log:
            self._process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=log, stderr=log)
        end = time.monotonic() + _START_SECONDS
        while self._process.poll() is None and time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.address}/_stcore/health", timeout=2):
                    return
            except (URLError, TimeoutError, ConnectionError):
                time.sleep(0.2)
        self.stop()
        raise RuntimeError(f"the server did not answer: {self.address}")

    def stop(self) -> None:
        """Ends it, if it runs."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(timeout=_STOP_SECONDS)
            self._process = None

    def kill(self) -> None:
        """Ends it as a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(timeout=_STOP_SECONDS)
            self._process = None


@contextlib.contextmanager
def running(script: Path, folder: Path) -> Iterator[Server]:
    """A server for as long as it is needed."""
    server = Server(script, folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()
