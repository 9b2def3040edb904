"""A PostgreSQL server of one's own, on loopback and in a temporary folder: for tests and `bench`.

Only the standard library, since `./play` asks here whether there is a PostgreSQL.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import time
from contextlib import suppress
from itertools import count
from pathlib import Path
from secrets import randbelow, token_hex
from tempfile import mkdtemp
from typing import Literal

DEBIAN = Path("/usr/lib/postgresql")
"""Where Debian keeps its versions, out of the way of PATH."""

HERE = "127.0.0.1"
OWNER = "trousseau"
"""Who may do everything in the server."""

WHAT_TO_INSTALL = "PostgreSQL. On Debian or Ubuntu: apt install postgresql"

UNPRIVILEGED = "postgres"
"""The user whom Debian's package brings. PostgreSQL doesn't run as root."""

PATIENCE = 60.0
"""Seconds after which a server that has not started or stopped never will."""

FORGETFUL = {"fsync": "off", "full_page_writes": "off"}
"""A server that is killed loses nothing by them; a machine without power would."""

STOPS = {"fast": signal.SIGINT, "immediate": signal.SIGQUIT}

GUARD = """
read -r _
if pid=$(head -n 1 "$0/data/postmaster.pid"); then
    kill -QUIT "$pid"
    kill -CONT "$pid"
fi
until rm -rf "$0"; do sleep 0.1; done
"""
"""Waits until its input ends, as it does with whoever started it, and clears everything away."""


class NoPostgres(Exception):
    """There is no PostgreSQL here, or it can't run; the message says what to do, or why."""


class OwnPostgres:
    """Runs until it is closed, or this process ends; `settings` are those of postgresql.conf."""

    def __init__(self, *, durable: bool = False, **settings: str) -> None:
        if (found := programs()) is None:
            raise NoPostgres(f"here is no {WHAT_TO_INSTALL}")
        self._programs = found
        self._user = UNPRIVILEGED if os.geteuid() == 0 else None
        self._names = (f"fresh{number}" for number in count(1))
        self._server: subprocess.Popen[bytes] | None = None
        self._paused: list[int] = []
        self.password = token_hex(8)
        self.port = unused_port()
        self.folder = Path(mkdtemp(prefix="postgres"))  # short: a socket's path may not be long
        self.data = self.folder / "data"
        self.log = self.folder / "log"
        place = {"listen_addresses": HERE, "port": str(self.port)}
        place |= {"unix_socket_directories": str(self.folder)}
        size = {"max_connections": "200", "shared_buffers": "16MB"}
        self._settings = place | size | ({} if durable else FORGETFUL) | settings
        self._guard = subprocess.Popen(
            ["sh", "-c", GUARD, str(self.folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # no Ctrl-C meant for us
        )
        try:
            self._make_cluster()
            self.start()
        except BaseException:
            self.close()
            raise

    def url(self, database: str) -> str:
        return f"postgresql://{OWNER}:{self.password}@{HERE}:{self.port}/{database}"

    def fresh_database(self) -> str:
        """The address of a new database in which there is nothing."""
        name = next(self._names)
        self._command(f"create database {name}")
        return self.url(name)

    def drop(self, url: str) -> None:
        """Drop the database at this address, whoever may still be connected to it."""
        self._command(f"drop database {database_of(url)} with (force)")

    def empty(self, url: str, *tables: str) -> None:
        """Take all rows out of these tables, which costs less than another database."""
        deletions = "; ".join(f"delete from {table}" for table in tables)
        self._command(deletions, database_of(url))

    def start(self) -> None:
        """Start it again after `stop`, and wait until it takes connections."""
        words = [f"--{name}={value}" for name, value in self._settings.items()]
        self._server = self._begin("postgres", "-D", str(self.data), *words)
        end = time.monotonic() + PATIENCE
        while not self._is_ready(self._server.pid):
            if self._server.poll() is not None or time.monotonic() > end:
                raise NoPostgres(f"PostgreSQL doesn't start:\n{self.log.read_text()}")
            time.sleep(0.01)

    def stop(self, how: Literal["fast", "immediate"] = "fast") -> None:
        """Stop it; immediately is as if it had been killed, and its next start is a recovery."""
        self.resume()
        if self._server is not None:
            self._server.send_signal(STOPS[how])
            self._server.wait(PATIENCE)

    def pause(self) -> None:
        """Let all its processes stand still: what is asked of them gets no answer, nor an error."""
        assert self._server is not None
        pid = self._server.pid
        self._server.send_signal(signal.SIGSTOP)
        os.waitid(os.P_PID, pid, os.WSTOPPED | os.WEXITED | os.WNOWAIT)  # now there is no new child
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        self._paused = [*map(int, children), pid]
        self._signal_paused(signal.SIGSTOP)

    def resume(self) -> None:
        self._signal_paused(signal.SIGCONT)
        self._paused = []

    def close(self) -> None:
        """Stop it and remove its folder."""
        self.stop("immediate")
        self._guard.communicate()

    def _make_cluster(self) -> None:
        secret = self.folder / "password"
        secret.write_text(self.password)
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        words = ["--encoding=UTF8", "--locale=C", "--no-sync", f"--username={OWNER}"]
        words += ["--auth-local=trust", "--auth-host=scram-sha-256", f"--pwfile={secret}"]
        with self._begin("initdb", f"--pgdata={self.data}", *words) as initdb:
            if initdb.wait():
                raise NoPostgres(f"PostgreSQL can't make its files:\n{self.log.read_text()}")

    def _begin(self, program: str, *words: str) -> subprocess.Popen[bytes]:
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [str(self._programs / program), *words],
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
                user=self._user,
                group=self._user,
                extra_groups=None if self._user is None else [],
            )

    def _is_ready(self, pid: int) -> bool:
        """Whether it says so, in the file where Debian's tools look for it too."""
        try:
            said = (self.data / "postmaster.pid").read_text()
        except FileNotFoundError:
            return False
        return said.startswith(f"{pid}\n") and said.rstrip().endswith(("\nready", "\nstandby"))

    def _signal_paused(self, what: signal.Signals) -> None:
        for pid in self._paused:
            with suppress(ProcessLookupError):
                os.kill(pid, what)

    def _command(self, command: str, database: str = "postgres") -> None:
        words = [f"--host={self.folder}", f"--port={self.port}", f"--username={OWNER}", database]
        psql = [str(self._programs / "psql"), "--no-psqlrc", "--quiet", *words]
        subprocess.run([*psql, f"--command={command}"], check=True)


def programs() -> Path | None:
    """The folder of PostgreSQL's programs: the newest of Debian's, or what PATH leads to."""
    kept = DEBIAN.glob("*/bin/postgres")
    newest = max(kept, key=lambda program: float(program.parts[-3]), default=None)
    found = newest or shutil.which("postgres")
    return Path(found).resolve().parent if found else None


def database_of(url: str) -> str:
    return url.rpartition("/")[2]


def unused_port() -> int:
    """Below those that systems give to connections going out.

    Such a one could take the port while the server is stopped, even by calling at it.
    """
    while True:
        port = 20_000 + randbelow(10_000)
        with suppress(OSError), socket.create_server((HERE, port)):
            return port
