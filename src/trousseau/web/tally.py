"""What the web counts, as plain numbers: counting must cost next to nothing."""

from __future__ import annotations

from collections import Counter, defaultdict

import msgspec

from trousseau.tables.core.commands import Command

REFUSED = b'{"is":"refused"'

MOST_CODES = 200
"""Codes counted apart: a game of a stranger's may make up any number of them."""


class _Coded(msgspec.Struct):
    code: str


_READ = msgspec.json.Decoder(_Coded)


class Tally:
    """Counts since the start; /metrics shows them."""

    def __init__(self) -> None:
        self.commands: defaultdict[type[Command], int] = defaultdict(int)
        self.messages = 0
        self.refused: Counter[str] = Counter()
        self.hung_up: Counter[str] = Counter()
        self.requests: Counter[int] = Counter()
        """HTTP answers by their status."""

    def count_message(self, message: bytes) -> None:
        """A message to a client, which may be a refusal."""
        self.messages += 1
        if message.startswith(REFUSED):
            self.count_refusal(_READ.decode(message).code)

    def count_refusal(self, code: str) -> None:
        _count(self.refused, code)

    def count_hang_up(self, code: str) -> None:
        _count(self.hung_up, code)


def _count(counter: Counter[str], code: str) -> None:
    counter[code if code in counter or len(counter) < MOST_CODES else "other"] += 1
