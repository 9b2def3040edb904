"""A riddle, and those that there are."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Kind = Literal[
    "object",
    "nature",
    "body",
    "animal",
    "time",
    "wordplay",
    "letters",
    "numbers",
    "food",
    "people",
]


class Riddle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: str
    answers: tuple[str, ...]
    """The first is the one that is told when it is over; the others are as good."""

    difficulty: Annotated[int, Meta(ge=1, le=3)]
    kind: Kind
    tries: int | None = None
    """How many answers it takes, where one could win by counting or listing through."""

    near: tuple[str, ...] = ()
    """Other words that would pass for an answer with a typing slip."""


@cache
def riddles(language: str) -> tuple[Riddle, ...]:
    """Those of a language, in the order of its file."""
    file = Path(__file__).with_name(f"{language}.json")
    return msgspec.json.decode(file.read_bytes(), type=tuple[Riddle, ...])
