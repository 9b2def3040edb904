"""Who is at a table, and where they sit."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from hmac import compare_digest
from secrets import token_hex
from unicodedata import normalize

from trousseau.kernel import Illegal
from trousseau.kernel.text import JOINER, visible

TOKEN_BYTES = 16

HIDDEN = frozenset(
    chr(code)
    for block in (
        (ord(JOINER), 0x034F, 0x17B4, 0x17B5),
        range(0x180B, 0x1810),
        range(0xFE00, 0xFE10),
        range(0xE0100, 0xE01F0),
    )
    for code in block
)
"""Can't be seen, but may change the sign before: it comes as a picture, or as an older form."""


@dataclass(slots=True, eq=False)
class Person:
    """Somebody who joined. Their place outlives any connection; the token opens it again."""

    number: int
    name: str
    avatar: str
    token: str
    seat: int | None = None
    left: bool = False
    """Has gone from the game that is on the table; until that is cleared the name stays."""

    nonce: str = ""
    silent: bool = False
    muted: set[int] = field(default_factory=set)

    def opens(self, token: str) -> bool:
        return compare_digest(self.token, hashed(token))


@dataclass(slots=True, eq=False)
class Seat:
    """A place at the table: a person's, a bot's, or a person's with a bot standing in."""

    person: int | None = None
    bot: str | None = None
    bot_since: int | None = None
    """The line with which a bot sat down; another level may have taken over since."""

    once: bool = False
    """The bot plays one turn for the person, whose time was up, and leaves."""

    late: bool = False
    """A bot has moved since the person last did."""

    @property
    def needs_bot(self) -> bool:
        """Whether nobody would play here, but for a turn, if the person went."""
        return self.bot is None or self.once

    def bot_sits(self, level: str, seq: int, *, once: bool = False) -> None:
        if self.needs_bot:
            self.bot_since = seq
        self.bot = level
        self.once = once
        self.late |= once

    def bot_leaves(self) -> None:
        self.bot = self.bot_since = None
        self.once = False

    @property
    def empty(self) -> bool:
        return self.person is None and self.bot is None


class Present:
    """Who is connected now, and since when the others are not: what no line of the log tells."""

    __slots__ = ("_gone", "_here", "_start")

    def __init__(self, start: int | None = None) -> None:
        """`start`: when the table came into memory, and nobody was there yet."""
        self._here: set[int] = set()
        self._gone: dict[int, int] = {}
        self._start = start

    def __contains__(self, person: object) -> bool:
        return person in self._here

    def come(self, person: int) -> None:
        self._here.add(person)
        self._gone.pop(person, None)

    def go(self, person: int, now: int) -> None:
        self._here.discard(person)
        self._gone[person] = now

    def away_since(self, person: int) -> int | None:
        """Epoch milliseconds; None for somebody who is here."""
        return None if person in self._here else self._gone.get(person, self._start)


def fresh_token() -> str:
    return token_hex(TOKEN_BYTES)


def hashed(token: str) -> str:
    """What the log keeps of a token: enough to know it again, not enough to use it."""
    return sha256(bytes.fromhex(token)).hexdigest()


def clean(text: str) -> str:
    """What can be seen of a text; Illegal if that is nothing."""
    shown = visible(text)
    if not shown:
        raise Illegal("empty_text")
    return shown


def alike(name: str) -> str:
    """The same for names that one would take for each other."""
    seen = "".join(sign for sign in name if sign not in HIDDEN)
    return normalize("NFKC", seen).casefold()
