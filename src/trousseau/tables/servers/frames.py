"""What servers of one house tell each other about a table that one of them keeps.

People's commands and what they are told pass through as they are; whoever keeps the table reads
and writes them.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from trousseau.kernel import AllSeeing
from trousseau.tables.core.permissions import Guest
from trousseau.tables.lookback.making import What


class Frame(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """One thing that is told."""


class Introduced(Frame, frozen=True, tag=True, array_like=True):
    """The first frame: who knows the secret is a server of this house."""

    number: int
    secret: str


class StillThere(Frame, frozen=True, tag=True, array_like=True):
    """Said by both every now and then: a link on which nothing is heard is dead."""


# Somebody's connection, by the number that the server which has it gave it.


class Came(Frame, frozen=True, tag=True, array_like=True):
    device: int
    table: str
    language: str


class Said(Frame, frozen=True, tag=True, array_like=True):
    device: int
    command: bytes


class Went(Frame, frozen=True, tag=True, array_like=True):
    device: int


class Told(Frame, frozen=True, tag=True, array_like=True):
    device: int
    message: bytes


class HungUp(Frame, frozen=True, tag=True, array_like=True):
    device: int
    code: str


# What is asked over HTTP.


class Look(msgspec.Struct, frozen=True, tag=True):
    """The table as everybody sees it."""


class Join(msgspec.Struct, frozen=True, tag=True):
    guest: Guest


class Delete(msgspec.Struct, frozen=True, tag=True):
    token: str


class Recall(msgspec.Struct, frozen=True, tag=True):
    """The game that is on, as whoever has this token saw it."""

    token: str | None


class LookBack(msgspec.Struct, frozen=True, tag=True):
    """A game that is over."""

    number: int
    what: What
    eyes: int | AllSeeing | None


Question: TypeAlias = Look | Join | Delete | Recall | LookBack


class Asked(Frame, frozen=True, tag=True, array_like=True):
    call: int
    table: str
    question: Question


class ListAsked(Frame, frozen=True, tag=True, array_like=True):
    """Those of these tables that are in memory, as everybody sees them."""

    call: int
    tables: tuple[str, ...]


class Answered(Frame, frozen=True, tag=True, array_like=True):
    call: int
    body: bytes


class Refused(Frame, frozen=True, tag=True, array_like=True):
    call: int
    code: str
    about: dict[str, int | str]


AnyFrame: TypeAlias = (
    Introduced
    | StillThere
    | Came
    | Said
    | Went
    | Told
    | HungUp
    | Asked
    | ListAsked
    | Answered
    | Refused
)

encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(AnyFrame).decode
