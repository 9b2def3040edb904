"""What is noted about games of coffre: how they end, and who wins."""

from __future__ import annotations

from collections import Counter

from bench.balance.playing import Sums, counter
from trousseau.games.coffre.state import Coffre
from trousseau.lab.match import Match


class Notes(Sums):
    seats: int = 0
    """All that were played, over all games."""

    turns: int = 0
    outcomes: Counter[str] = counter()
    wins: Counter[int] = counter()
    """By the order of starting. Whoever is among the winners has won: wins are not shared."""

    dealt: Counter[str] = counter()
    """Seats by the card they got at the start."""

    dealt_won: Counter[str] = counter()
    held: Counter[str] = counter()
    """Seats by the card they held at the end."""

    held_won: Counter[str] = counter()


def watch(match: Match[int], levels: tuple[str, ...], notes: Notes) -> None:
    """Play a match to its end and note it."""
    table = match.state
    assert isinstance(table, Coffre)
    dealt = table.roles()
    result = match.finish()
    held = table.roles()
    notes.games += 1
    notes.seats += table.seats
    notes.turns += table.turns
    notes.outcomes[result.why] += 1
    notes.dealt.update(dealt)
    notes.held.update(held)
    for seat in result.winners:
        notes.wins[(seat - table.first) % table.seats] += 1
        notes.dealt_won[dealt[seat]] += 1
        notes.held_won[held[seat]] += 1
