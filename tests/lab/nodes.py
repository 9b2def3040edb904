"""A Ray cluster of several nodes on this machine, any of which may die."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from types import TracebackType
from typing import Self

HERE = "127.0.0.1"
STARTED = "Ray runtime started."
LITTLE = 100_000_000
"""Bytes for what nodes hand each other: figures are small."""


class Nodes:
    """The head only passes on; each of the others has one core."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._folder = mkdtemp(prefix="ray")  # short: sockets in it have long names of their own
        self._nodes: list[subprocess.Popen[str]] = []
        self.address = ""

    def __enter__(self) -> Self:
        port, client = free_port(), free_port()
        self.address = f"ray://{HERE}:{client}"
        listens = (f"--port={port}", f"--ray-client-server-port={client}")
        self._start("--head", *listens, f"--temp-dir={self._folder}", "--num-cpus=0")
        for _ in range(self._count):
            self._start(f"--address={HERE}:{port}", "--num-cpus=1")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        while self._nodes:
            self.kill_one()
        rmtree(self._folder, ignore_errors=True)

    def kill_one(self) -> None:
        """The one that joined last, with all its processes."""
        node = self._nodes.pop()
        os.killpg(node.pid, signal.SIGKILL)
        with node:
            node.wait()

    def _start(self, *words: str) -> None:
        node = subprocess.Popen(
            [
                *(str(Path(sys.executable).with_name("ray")), "start", "--block", *words),
                *(f"--node-ip-address={HERE}", f"--object-store-memory={LITTLE}"),
                *("--min-worker-port=0", "--max-worker-port=0", "--disable-usage-stats"),
                *(["--include-dashboard=false"] if "--head" in words else []),
            ],
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join(sys.path),
                "RAY_AUTH_MODE": "disabled",
            },
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        self._nodes.append(node)
        assert node.stdout is not None
        told = []
        for line in node.stdout:
            told.append(line)
            if STARTED in line:
                return
        raise AssertionError("".join(told))


def free_port() -> int:
    with socket.create_server((HERE, 0)) as server:
        port: int = server.getsockname()[1]
        return port
