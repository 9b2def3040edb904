"""The shapes of all that goes in and out of a game: what comes in, what is told, what is seen.

They are msgspec structs, so they check what comes in and the page's types are made from them.
A game derives its own from these.
"""

from __future__ import annotations

import re
from typing import Literal

import msgspec

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What msgspec raises at bytes from outside that it can't read."""


def spoken(name: str) -> str:
    """TurnEnded -> turn_ended: the tag that names a shape in JSON."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table may choose before the game; every field has a default and its limits."""


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=spoken):
    """A move as people and JSON write it; inside a state a move is a small plain value."""


def tag(written: Written) -> str:
    """What a move is called in JSON."""
    return str(written.__struct_config__.tag)


class Fact(msgspec.Struct, frozen=True, tag_field="fact", tag=spoken):
    """Something that happened, as data: the words for it live in the catalogues."""


class Refusal(msgspec.Struct, frozen=True):
    """Why a move can't be made: a key of the game's catalogue and what fills its gaps."""

    code: str
    about: dict[str, int | str] = {}


class Off(msgspec.Struct, frozen=True):
    """A control that is off for a seat now, and why: `do` is the tag of the move."""

    do: str
    refusal: Refusal


Chat = Literal["open", "held", "shut"]
"""Whether people may speak freely now: they may; they are heard later; they may not."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended. `why` is a key of the game's catalogue."""

    winners: tuple[int, ...]
    scores: tuple[float, ...]
    why: str


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that one seat (None: a spectator) rightly knows, built from nothing."""

    seat: int | None
    seats: int
    waiting: tuple[int, ...]
    due: int | None
    """When time will act, if this seat may know it."""

    result: Result | None
    moves: tuple[Written, ...] = ()
    """What this seat may do now, where that can be listed."""

    free: tuple[str, ...] = ()
    """Tags of shapes that it may write freely besides: talk, and what can't be listed."""

    off: tuple[Off, ...] = ()
    """What it might expect to be able to do and can't."""


class TimedView(View, frozen=True, kw_only=True):
    """A view of a game in which some moves must wait a moment, or people be silent."""

    ready: tuple[int, ...] = ()
    """For each of `moves`, the game time from which on it may be made."""

    chat: Chat = "open"
    """Whether the viewer may speak freely now."""
