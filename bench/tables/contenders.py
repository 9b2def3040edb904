"""The servers that are measured: how each is started, and what it does with a move."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from bench.places import OURS, PURE, ROOT

PEERS = ROOT / "bench" / "tables" / "peers"


@dataclass(frozen=True)
class Contender:
    """`words` start the server; {port} and {folder}, an empty one, are filled in."""

    name: str
    seats: str
    """What plays on it: a module of `peers/seats`."""

    keeps: str
    """Where a move is when it is told."""

    words: tuple[str, ...]
    environment: Mapping[str, str] = field(default_factory=dict)
    real_time: bool = False
    """Whether people can act there when they like."""

    main: bool = True
    """Also measured where a comparison with one variant of each says enough."""

    def command(self, port: int, folder: Path) -> list[str]:
        return [word.format(port=port, folder=folder) for word in self.words]


def node(name: str, seats: str, keeps: str, way: str, *, main: bool = False) -> Contender:
    words = ("node", str(PEERS / f"{seats}.mjs"), "{port}", way)
    return Contender(
        name,
        seats,
        keeps,
        words,
        {"NODE_ENV": "production"},
        real_time=seats == "colyseus",
        main=main,
    )


HASTE = (
    "burst",
    "rate",
    "connections_per_address",
    "tables_per_hour",
    "joins_per_hour",
    "requests_per_minute",
)
"""Our limits on what one visitor may do; here one visitor is a thousand people in a hurry."""

TROUSSEAU = Contender(
    "Trousseau",
    "ours",
    "on disk, synced",
    (
        *(str(OURS), "-m", "trousseau", "serve", "--port", "{port}", "--data", "{folder}"),
        *("--game", "bench.tables.swap", "--game", "bench.tables.hands", "--workers", "1"),
        *[word for name in HASTE for word in ("--limit", f"{name}=1000000")],
    ),
    {"PYTHONPATH": os.pathsep.join(map(str, (PURE, ROOT)))},
    real_time=True,
)

CONTENDERS = [
    TROUSSEAU,
    node("Colyseus, messages", "colyseus", "in memory", "messages", main=True),
    node("Colyseus, state, sent at once", "colyseus", "in memory", "patches"),
    node("Colyseus, state, default rate", "colyseus", "in memory", "state"),
    node("boardgame.io, in memory", "boardgame_io", "in memory", "memory", main=True),
    node("boardgame.io, FlatFile", "boardgame_io", "on its way to files", "{folder}"),
]
