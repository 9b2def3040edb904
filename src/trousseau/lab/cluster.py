"""Work spread over a Ray cluster, with results in the order of the work whoever did it.

Ray does what was lost with a worker or a node again, elsewhere. What comes of a part follows from
the seed alone, so nobody can tell from the figures who has died on the way.
"""

from __future__ import annotations

import os
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module
from types import ModuleType
from typing import Any, Final, NamedTuple, TypeVar
from urllib.parse import urlsplit

import trousseau

__all__ = ["NoCluster", "NoRay", "OtherProgram", "RayCluster"]

T = TypeVar("T")
R = TypeVar("R")

SHARES: Final = 50
"""For each core: each costs Ray a millisecond, and what was done of one is lost with its node."""

AHEAD: Final = 4
"""Shares that are asked for ahead, for each core: nobody waits for the next one."""

PATIENCE: Final = 5.0
"""Seconds for somebody to answer."""

TRIES: Final = 5
"""Of a line to a cluster: the fork at its far end dies now and then, as it begins or later
(ray-project/ray#63202 and #60316)."""

RAYS_PORT: Final = 10_001
"""Where clusters listen unless told otherwise."""

QUIET: Final[dict[str, Any]] = {"log_to_driver": False, "logging_level": "ERROR"}


class NoRay(Exception):
    """Ray is not installed here."""


class NoCluster(Exception):
    """Nobody answers at `address`, or none that this Ray understands; `why`, in its words."""

    def __init__(self, address: str, why: str) -> None:
        super().__init__(why)
        self.address = address
        self.why = why


class OtherProgram(Exception):
    """A node has another version of Trousseau, or none (an empty one)."""

    def __init__(self, version: str) -> None:
        super().__init__(version)
        self.version = version


class LineBroken(Exception):
    """What was asked for over it is lost, and nobody knows whether it was done."""


class RayCluster(NamedTuple):
    """Cores of one that runs at an address, `ray://HOST:PORT`; without one, of this machine."""

    address: str = ""
    cores: int = 1
    """Of this machine."""

    def spread(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        """`work` on each item, in order. What it raises is raised here.

        If the line to the cluster breaks, another one is asked for what has not come yet.
        """
        done = 0
        for tries_left in reversed(range(TRIES)):
            try:
                with self._connected() as ray:
                    for result in _in_order(ray, work, items[done:]):
                        done += 1
                        yield result
            except LineBroken as error:
                if not tries_left:
                    raise NoCluster(self.address, str(error)) from error
            else:
                return

    @contextmanager
    def _connected(self) -> Iterator[ModuleType]:
        ray = _found_ray()
        try:
            if self.address:
                _call(self.address)
                _join(ray, self.address)
            else:
                ray.init("local", num_cpus=self.cores, include_dashboard=False, **QUIET)
        except (OSError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
            raise NoCluster(self.address, str(error)) from error
        try:
            yield ray
        finally:
            ray.shutdown()


def _found_ray() -> ModuleType:
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # it would tell its makers of every start
    try:
        return import_module("ray")  # a second and more that few need
    except ImportError as error:
        raise NoRay from error


def _call(address: str) -> None:
    """OSError or ValueError if nobody is there: Ray itself takes half a minute to say so."""
    place = urlsplit(address)
    with socket.create_connection((place.hostname, place.port or RAYS_PORT), PATIENCE):
        pass


def _join(ray: ModuleType, address: str) -> None:
    for _ in range(TRIES - 1):
        with suppress(ConnectionAbortedError):
            ray.init(address, **QUIET)
            return
    ray.init(address, **QUIET)


def _in_order(ray: ModuleType, work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
    with _line(ray):
        _check_program(ray)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        do = ray.remote(max_retries=-1)(_do)
        shared = ray.put(work)
    ahead: deque[Any] = deque()
    for share in _shares(items, cores * SHARES):
        with _line(ray):
            ahead.append(do.remote(shared, share))
        if len(ahead) == cores * AHEAD:
            yield from _results(ray, ahead.popleft())
    while ahead:
        yield from _results(ray, ahead.popleft())


def _shares(items: Sequence[T], most: int) -> Iterator[Sequence[T]]:
    size = -(-len(items) // most)
    return (items[start : start + size] for start in range(0, len(items), size))


def _do(work: Callable[[T], R], items: Sequence[T]) -> list[R]:
    return [work(item) for item in items]


def _results(ray: ModuleType, promised: Any) -> Any:
    with _line(ray):
        return ray.get(promised)


@contextmanager
def _line(ray: ModuleType) -> Iterator[None]:
    """What is asked of the cluster: what its work raised is raised, and LineBroken otherwise."""
    try:
        yield
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except (OSError, ValueError, ray.exceptions.RayError) as error:
        raise LineBroken(str(error)) from error


def _check_program(ray: ModuleType) -> None:
    """Whether all nodes have this program; OtherProgram for the first that has not."""

    def version() -> str:  # sent as it is written here: there may be no Trousseau to find it in
        try:
            found: str = import_module("trousseau").__version__
        except ImportError:
            return ""
        return found

    on = ray.util.scheduling_strategies.NodeAffinitySchedulingStrategy
    ask = ray.remote(num_cpus=0)(version)
    nodes = [node["NodeID"] for node in ray.nodes() if node["Alive"]]
    for answer in [ask.options(scheduling_strategy=on(node, soft=True)).remote() for node in nodes]:
        if ray.get(answer) != trousseau.__version__:
            raise OtherProgram(ray.get(answer))
