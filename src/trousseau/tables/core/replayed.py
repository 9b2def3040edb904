"""Games looked back at, as the page gets them."""

from __future__ import annotations

from typing import Any

import msgspec

from trousseau.kernel import Hindsight, Moment, Result


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
    eyes: Hindsight
    sitters: tuple[Sitter, ...]
    """By seat. Some may have left since."""

    language: str
    """Of the table: bots have names of it."""

    began: int
    """Epoch milliseconds."""

    moments: tuple[Moment, ...]
    """The table as it was set, then one for each line of the record."""

    result: Result | None
    """None if the table was closed before the end."""

    seed: str
    nonces: tuple[str, ...]
    commitment: str
