"""The houses that are measured: a server on SQLite, or servers that share a PostgreSQL."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, replace

from bench.tables.contenders import TROUSSEAU, Contender
from bench.tables.running import (
    Server,
    first_core,
    last_core,
    pinned_to,
    processor_seconds,
    serving,
)
from own_postgres import OwnPostgres

MEMORY = "128MB"
"""What PostgreSQL gives to its pages if nobody says anything else."""

SPINNING = (sys.executable, "-c", "while True: pass")


@dataclass(frozen=True)
class House:
    servers: Sequence[Server]
    postgres: OwnPostgres | None = None

    def servers_seconds(self) -> float:
        """What all its servers have used so far."""
        return sum(server.processor_seconds() for server in self.servers)

    def postgres_seconds(self) -> float:
        return 0.0 if self.postgres is None else processor_seconds(first_pid(self.postgres))


@contextmanager
def on_sqlite() -> Iterator[House]:
    with serving(TROUSSEAU) as server:
        yield House([server])


@contextmanager
def on_postgres(*cores: int) -> Iterator[House]:
    """A server on each of these cores, and PostgreSQL on the last one, beside the load."""
    with ExitStack() as stack:
        with pinned_to(last_core()):
            postgres = OwnPostgres(durable=True, shared_buffers=MEMORY)
        stack.enter_context(closing(postgres))
        contender = sharing(postgres)
        servers = [stack.enter_context(serving(contender, core)) for core in cores]
        yield House(servers, postgres)


def sharing(postgres: OwnPostgres) -> Contender:
    """A server of a new house there; what it notes on this machine goes with the database."""
    url = postgres.fresh_database()
    words = [url if word == "{folder}" else word for word in TROUSSEAU.words]
    environment = {**TROUSSEAU.environment, "XDG_DATA_HOME": str(postgres.folder)}
    return replace(TROUSSEAU, words=tuple(words), environment=environment)


@contextmanager
def spinning(count: int) -> Iterator[None]:
    """So many programs on the servers' core that want as much of it as they can get."""
    with ExitStack() as stack:
        for _ in range(count):
            with pinned_to(first_core()):
                process = stack.enter_context(subprocess.Popen(SPINNING))
            stack.callback(process.kill)
        yield


def first_pid(postgres: OwnPostgres) -> int:
    """Of the process whose children all others are."""
    return int((postgres.data / "postmaster.pid").read_text().split()[0])
