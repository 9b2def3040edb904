"""Processes pinned to a core each: the server on one, the load on the other."""

from __future__ import annotations

import json
import os
import resource
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bench.places import ROOT
from bench.tables.contenders import PEERS, Contender

PATIENCE = 30.0
TICKS = os.sysconf("SC_CLK_TCK")
PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")


class Server:
    """A contender's server with nobody there yet."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process = process
        self.url = f"http://127.0.0.1:{port}"

    def processor_seconds(self) -> float:
        """What it and its workers have used so far."""
        return processor_seconds(self.process.pid)

    def memory(self) -> int:
        """Bytes that it and its workers hold in memory."""
        return sum(int(stat[21]) for stat in family(self.process.pid)) * PAGE_BYTES


def processor_seconds(pid: int) -> float:
    """What a process and its children have used so far, also those that have ended."""
    return sum(int(used) for stat in family(pid) for used in stat[11:15]) / TICKS


def family(first: int) -> list[list[str]]:
    """The fields of /proc/PID/stat from the third on, for a process and its children."""
    found = {int(path.parent.name): fields(path) for path in Path("/proc").glob("[0-9]*/stat")}
    members = {first}
    for pid in sorted(found):
        if int(found[pid][1]) in members:
            members.add(pid)
    return [found[pid] for pid in members]


def fields(stat: Path) -> list[str]:
    try:
        return stat.read_text().rpartition(") ")[2].split()
    except OSError:  # it has ended meanwhile
        return ["X", "0"]


@contextmanager
def serving(contender: Contender, core: int | None = None) -> Iterator[Server]:
    """Start a contender's server in an empty folder, on the first core; stop it afterwards."""
    port = free_port()
    folder = Path(tempfile.mkdtemp(prefix="tables-", dir=ROOT / "build"))
    log = folder.with_suffix(".log")
    words = contender.command(port, folder)
    environment = os.environ | contender.environment
    allow_many_connections()
    with log.open("wb") as output, pinned_to(first_core() if core is None else core):
        process = subprocess.Popen(words, env=environment, stdout=output, stderr=output)
    try:
        wait_until_open(process, port, log)
        yield Server(process, port)
    finally:
        process.terminate()
        process.wait()
        shutil.rmtree(folder)
    log.unlink()


@contextmanager
def driving(
    server: Server, contender: Contender, driver: str = "drive", **task: object
) -> Iterator[Driver]:
    """Let the load begin; see the driver in `peers` for what the task can say."""
    words = json.dumps({"server": contender.seats, "url": server.url, **task})
    node = ["node", str(PEERS / f"{driver}.mjs"), words]
    with pinned_to(last_core()):
        process = subprocess.Popen(node, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    try:
        yield Driver(process)
    finally:
        process.kill()
        process.communicate()


class Driver:
    """The process that plays on all tables."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.process = process

    def hear(self, expected: str) -> dict[str, Any]:
        """Wait for the next thing it says, which must be about this."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        said: dict[str, Any] = json.loads(line) if line else {}
        if said.get("now") != expected:
            raise RuntimeError(f"the load gave up before it was {expected}")
        return said

    def go_on(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(b"\n")
        self.process.stdin.flush()


@contextmanager
def pinned_to(core: int) -> Iterator[None]:
    """What is started here, and all that it starts, has only this core."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def first_core() -> int:
    return min(os.sched_getaffinity(0))


def last_core() -> int:
    return max(os.sched_getaffinity(0))


def allow_many_connections() -> None:
    """As many open files as the system lets a process have; children inherit it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def wait_until_open(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < end:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise RuntimeError(f"the server did not start; see {log.relative_to(ROOT)}")
