"""Who is at a table, and where they sit."""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest
from secrets import token_hex
from unicodedata import category, normalize

from trousseau.kernel import Illegal

TOKEN_BYTES = 16
JOINER = "\u200d"
"""Can't be seen, but makes one picture of several."""


class Person:
    """Somebody who joined. Their place outlives any connection; the token opens it again."""

    __slots__ = ("avatar", "muted", "name", "nonce", "number", "seat", "silent", "token")

    def __init__(self, number: int, name: str, avatar: str, token: str) -> None:
        self.number = number
        self.name = name
        self.avatar = avatar
        self.token = token
        self.seat: int | None = None
        self.nonce = ""
        self.silent = False
        self.muted: set[int] = set()

    def opens(self, token: str) -> bool:
        return compare_digest(self.token, hashed(token))


class Seat:
    """A place at the table: a person's, a bot's, or a person's with a bot standing in."""

    __slots__ = ("bot", "person")

    def __init__(self) -> None:
        self.person: int | None = None
        self.bot: str | None = None

    @property
    def empty(self) -> bool:
        return self.person is None and self.bot is None


def fresh_token() -> str:
    return token_hex(TOKEN_BYTES)


def hashed(token: str) -> str:
    """What the log keeps of a token: enough to know it again, not enough to use it."""
    return sha256(bytes.fromhex(token)).hexdigest()


def clean(text: str) -> str:
    """Text without signs that can't be seen or that turn the writing round."""
    text = " ".join(text.split())
    shown = "".join(sign for sign in text if category(sign)[0] != "C" or sign == JOINER).strip()
    if not shown.strip(JOINER):
        raise Illegal("empty_text")
    return shown


def alike(name: str) -> str:
    """The same for names that one would take for each other."""
    return normalize("NFKC", name.replace(JOINER, "")).casefold()
