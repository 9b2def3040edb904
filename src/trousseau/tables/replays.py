"""Looking back at a game: a replay through somebody's eyes, or its coach's advice.

While a game is on, whoever is at the table may look back at what they saw themselves. It is made in
a worker process (`Look` is the question), because the rules are asked for every moment of the
game; the answer is JSON, compressed.
"""

from __future__ import annotations

import gzip
from typing import Any, Literal

import msgspec

from trousseau import games
from trousseau.kernel import Eyes, Record, Result, Scene, View, scenes

COMPRESSION = 6
"""Scenes are much alike: more would cost time and gain nothing."""


class Sitter(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who sat in a seat when the game began: a person, or a bot, or a bot for a person."""

    name: str = ""
    avatar: str = ""
    bot: str | None = None


class Replayed(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game through one pair of eyes."""

    number: int
    game: str
    rules_version: int
    options: dict[str, Any]
    eyes: Eyes
    sitters: tuple[Sitter, ...]
    """By seat. Some may have left since."""

    began: int
    """Epoch milliseconds, from which the times of scenes count."""

    scenes: tuple[Scene, ...]
    """The table as it was set, then one for each line of the record."""

    result: Result | None
    """None if the table was closed before the end."""

    seed: str
    nonces: tuple[str, ...]
    commitment: str


class Glimpse(msgspec.Struct, frozen=True):
    """What somebody saw after one line of the table's log."""

    seq: int
    view: View


class Look(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """What a worker is asked to make."""

    what: Literal["replay", "coach", "glimpses"]
    module: str
    """Where the game lives."""

    number: int
    record: Record
    began: int
    sitters: tuple[Sitter, ...]
    eyes: Eyes
    seqs: tuple[int, ...]
    """Those of the record's lines in the table's log."""


def made(look: Look) -> bytes:
    """JSON, compressed by gzip: a `Replayed`, what the game's coach gives, or `Glimpse`s."""
    seen = tuple(scenes(games.get(look.module), look.record, look.eyes))
    return gzip.compress(msgspec.json.encode(_shown(look, seen)), COMPRESSION, mtime=0)


def _shown(look: Look, seen: tuple[Scene, ...]) -> object:
    match look.what:
        case "replay":
            return _replayed(look, seen)
        case "coach":
            coach = games.part(look.module, "coach")
            assert coach is not None
            return coach.advice(seen)
        case "glimpses":
            after = zip(look.seqs, seen[1:], strict=True)
            return [Glimpse(seq, scene.view) for seq, scene in after]


def _replayed(look: Look, seen: tuple[Scene, ...]) -> Replayed:
    heading = look.record.heading
    return Replayed(
        number=look.number,
        game=heading.game,
        rules_version=heading.rules_version,
        options=heading.options,
        eyes=look.eyes,
        sitters=look.sitters,
        began=look.began,
        scenes=seen,
        result=seen[-1].view.result,
        seed=heading.seed,
        nonces=heading.nonces,
        commitment=look.record.commitment,
    )
