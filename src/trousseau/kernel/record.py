"""A whole game as text: who plays what, the seed, and the log. Replaying it defines the game.

The file is JSON, one object a line: a heading, a line for each move or act of time, and a
closing line with the result. Each line ends a chain of hashes, so a line that was changed,
dropped, added or moved is found. The seed is committed to before the game (its SHA-256 is
shown), mixed with a nonce from each person so that nobody could have chosen it alone, and
stands in the record after the game: anybody can check the shuffle.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Any, TypeVar

import msgspec

from trousseau.kernel.dice import SeededDice
from trousseau.kernel.structs import UNREADABLE, Refusal, Result

FORMAT = 1


class BadRecord(ValueError):
    """A record that can't be read or does not hold true; `refusal` says where and why."""

    def __init__(self, code: str, **about: int | str) -> None:
        super().__init__(code)
        self.refusal = Refusal(code, about)


NO_MOVE = msgspec.Raw(b"null")


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One move; time's own acts have no seat and no move."""

    seq: int
    at: int
    seat: int | None = None
    move: msgspec.Raw = NO_MOVE
    """As JSON, in one line; null if time acted."""


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The first line: all that a table is set by."""

    format: int = FORMAT
    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    seed: str
    nonces: tuple[str, ...] = ()


class Closing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: how many lines came before it, and how the game ended, if it did."""

    lines: int
    result: Result | None


class Record(msgspec.Struct, kw_only=True):
    """A game's heading and log."""

    heading: Heading
    log: list[Line] = msgspec.field(default_factory=list)
    result: Result | None = None

    @property
    def commitment(self) -> str:
        """What is shown before the game, to be compared after it."""
        return sha256(bytes.fromhex(self.heading.seed)).hexdigest()

    def dice(self) -> SeededDice:
        return SeededDice(mixed(bytes.fromhex(self.heading.seed), self.heading.nonces))

    def digest(self) -> str:
        """One hash for the whole game: equal for equal records only."""
        return self.to_text().rstrip(b"\n")[-CHECK_LENGTH - 2 : -2].decode()

    def to_text(self) -> bytes:
        closing = Closing(len(self.log), self.result)
        return b"".join(_chained([self.heading, *self.log, closing]))

    @classmethod
    def from_text(cls, text: bytes) -> Record:
        """Read a record and check its chain; BadRecord says what is wrong with it."""
        lines = list(_unchained(text))
        if len(lines) < 2:
            raise BadRecord("truncated", line=len(lines))
        heading = _decode(lines[0], Heading, 1)
        if heading.format != FORMAT:
            raise BadRecord("format", format=heading.format, known=FORMAT)
        closing = _closing(lines)
        log = [_decode(line, Line, number) for number, line in enumerate(lines[1:-1], 2)]
        if closing.lines != len(log):
            raise BadRecord("truncated", line=len(lines))
        return cls(heading=heading, log=log, result=closing.result)


def mixed(seed: bytes, nonces: Iterable[str]) -> bytes:
    """The seed the dice really use: the house's seed and every person's nonce, hashed."""
    whole = sha256(seed)
    for nonce in nonces:
        part = nonce.encode()
        whole.update(len(part).to_bytes(4, "big") + part)
    return whole.digest()


def _closing(lines: list[bytes]) -> Closing:
    """The last line; a file cut off between two lines ends with something else."""
    try:
        return msgspec.json.decode(lines[-1], type=Closing)
    except UNREADABLE as error:
        raise BadRecord("truncated", line=len(lines)) from error


# The chain: every line carries a hash of itself and of the hash before it.

CHECK = b',"check":"'
CHECK_LENGTH = 32


def _chained(items: Iterable[msgspec.Struct]) -> Iterator[bytes]:
    check = b""
    for item in items:
        body = msgspec.json.encode(item)
        check = _check(check, body)
        yield body[:-1] + CHECK + check + b'"}\n'


def _unchained(text: bytes) -> Iterator[bytes]:
    """The lines of a record without their checks; BadRecord at the first that does not fit."""
    if not text.endswith(b"\n"):
        raise BadRecord("truncated", line=text.count(b"\n") + 1)
    check = b""
    for number, line in enumerate(text.splitlines(), 1):
        body, found, rest = line.rpartition(CHECK)
        check = _check(check, body + b"}")
        if not found or rest != check + b'"}':
            raise BadRecord("forged", line=number)
        yield body + b"}"


def _check(before: bytes, body: bytes) -> bytes:
    return sha256(before + body).hexdigest()[:CHECK_LENGTH].encode()


Shape = TypeVar("Shape")


def _decode(line: bytes, shape: type[Shape], number: int) -> Shape:
    try:
        return msgspec.json.decode(line, type=shape)
    except UNREADABLE as error:
        raise BadRecord("malformed", line=number, problem=str(error)) from error
