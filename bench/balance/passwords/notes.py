"""What is noted about games of Mots de passe."""

from __future__ import annotations

from collections import Counter

from bench.balance.playing import Sums, counter
from trousseau.games.passwords.shapes import Move
from trousseau.games.passwords.state import Passwords
from trousseau.lab.match import Match

SHARE = 60
"""A whole win; any number of seats divides it."""


class Notes(Sums):
    ties: int = 0
    wins: Counter[int] = counter()
    """By the order of turns; a shared win counts as its share, in sixtieths."""

    turns: Counter[int] = counter()
    """Games by their length."""

    gems: Counter[int] = counter()
    """Turns by the gems that were placed, without those that ended a game: hands limit them."""

    left: Counter[int] = counter()
    """Seats by the gems that count against them."""


def watch(match: Match[Move], levels: tuple[str, ...], notes: Notes) -> None:
    """Play a match to its end and note it."""
    result = match.finish()
    table = match.state
    assert isinstance(table, Passwords)
    notes.games += 1
    notes.ties += len(result.winners) > 1
    for seat in result.winners:
        notes.wins[(seat - table.first) % table.seats] += SHARE // len(result.winners)
    notes.turns[table.turns] += 1
    notes.gems.update([word.gems for word in table.used[:-1]])
    notes.left.update([round(-score) for score in result.scores])
