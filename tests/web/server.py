"""A real server for tests: a process of its own on a free port, killed or stopped at will.

`with Server(tmp_path) as server:` runs one; it is called at `server.api`. `server.kill()` ends it
as a power cut would, and `server.start()` begins again at the same port with the same data. With a
`database` it is one of several servers of a house in PostgreSQL.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

import msgspec
from tests.web.client import Api

from trousseau.store import Data, data_at

SAMPLES = [
    f"trousseau.testing.games.{name}"
    for name in ("tictactoe", "roshambo", "race", "leduc", "guess", "heist")
]

# Tests come from one address and are in a hurry; a test about a limit sets it again.
GENEROUS = {
    "connections_per_address": 10_000,
    "tables_per_hour": 100_000,
    "joins_per_hour": 100_000,
    "requests_per_minute": 1_000_000,
    "looks_per_minute": 100_000,
    "burst": 100_000,
    "rate": 100_000,
}

PATIENCE = 60.0
"""Seconds after which something that should have happened never will."""


class Server:
    """`trousseau serve` with these words; the sample games of the kernel are offered too."""

    def __init__(
        self,
        data: Path,
        *words: str,
        database: str = "",
        limits: Mapping[str, int] = {},
        pace: float = 0,
        environment: Mapping[str, str] = os.environ,
    ) -> None:
        self.data = data
        self.database = database
        self.environment = environment
        if database:  # for what it keeps on its own machine
            self.environment = {**environment, "XDG_DATA_HOME": str(data)}
        self.log_file = data.with_name(f"{data.name}.log")
        self.url = ""
        self._words = [
            *("--data", database or str(data), "--bot-pace", str(pace)),
            *(word for game in SAMPLES for word in ("--game", game)),
            *(word for name, most in {**GENEROUS, **limits}.items() for word in _limit(name, most)),
            *words,
        ]
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process:
            self.kill()
        if error is not None:
            print(self.log_file.read_text(encoding="utf-8", errors="replace"), file=sys.stderr)

    def start(self) -> Self:
        """Begin to listen; after a stop or a kill on the same port as before."""
        assert self._process is None, "the server runs already"
        port = urlsplit(self.url).port or 0
        with self.log_file.open("ab") as log:
            self._process = subprocess.Popen(
                [*TROUSSEAU, "serve", "--json", "--port", str(port), *self._words],
                env={**self.environment, "PYTHONIOENCODING": "utf-8"},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()  # comes once it listens, or ends with the process
        if not line:
            code = self.wait()
            raise AssertionError(f"no server, exit code {code}: {self.log_file.read_text()}")
        self.url = msgspec.json.decode(line)["url"]
        return self

    def stop(self) -> int:
        """Ask the server to stop, and wait; its exit code."""
        self.signal(signal.SIGTERM)
        return self.wait()

    def kill(self) -> None:
        """End it at once, whatever it is doing."""
        self.signal(signal.SIGKILL)
        self.wait()

    def signal(self, number: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    def wait(self) -> int:
        """The exit code, once it has ended by itself."""
        assert self._process is not None
        with self._process as process:
            code = process.wait(PATIENCE)
        self._process = None
        return code

    @property
    def stored(self) -> Data:
        """Where its tables are."""
        return data_at(self.database or str(self.data))

    @property
    def runs(self) -> bool:
        return self._process is not None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def api(self) -> Api:
        return Api(self.url)

    def log(self) -> list[dict[str, Any]]:
        """What it has logged so far, line by line."""
        return [_logged(line) for line in self.log_file.read_bytes().splitlines()]

    def metric(self, name: str) -> float:
        """A number of /metrics; its labels, if it has any, belong to the name."""
        lines = self.api.get("/metrics").text.splitlines()
        values = [line.rpartition(" ")[2] for line in lines if line.rpartition(" ")[0] == name]
        return float(values[0]) if values else 0.0


TROUSSEAU = [sys.executable, "-m", "trousseau"]

Serve = Callable[..., Server]
"""The fixture `serve`: a server in the test's own folder, ended with the test."""


def _logged(line: bytes) -> dict[str, Any]:
    try:
        logged: dict[str, Any] = msgspec.json.decode(line)
    except msgspec.DecodeError as error:
        raise AssertionError(f"not what a log has: {line!r}") from error
    return logged


def _limit(name: str, most: int) -> tuple[str, str]:
    return ("--limit", f"{name}={most}")
