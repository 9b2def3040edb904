# compiled: mypyc
"""What is told of a game that is over: the words that stand out, and the one that decided it."""

from __future__ import annotations

from collections.abc import Sequence

from trousseau.games.passwords.lexicon.spelling import letters
from trousseau.games.passwords.shapes import Highlights, UsedWord
from trousseau.kernel.structs import Result


def highlights(used: Sequence[UsedWord], result: Result | None) -> Highlights | None:
    if result is None or not used:
        return None
    return Highlights(
        longest=_first_of_most([len(letters(word.word)) for word in used]),
        rarest=_first_of_most([word.rank for word in used]),
        most_fruitful=_first_of_most([word.gems for word in used]),
        decisive=_decisive(used, result),
    )


def _first_of_most(counts: list[int]) -> int:
    return counts.index(max(counts))


def _decisive(used: Sequence[UsedWord], result: Result) -> int | None:
    """Looking back from the end: the last word before which the winner was not ahead."""
    winner = result.winners[0]
    outside = [-round(score) for score in result.scores]
    if not _is_ahead(winner, outside):
        return None
    for number in range(len(used) - 1, -1, -1):
        saved = used[number].saved
        outside = [left + saved[seat] for seat, left in enumerate(outside)]
        if not _is_ahead(winner, outside):
            return number
    return None


def _is_ahead(seat: int, outside: Sequence[int]) -> bool:
    """Whether a seat has fewer gems outside closed safes than any other."""
    return outside[seat] == min(outside) and outside.count(outside[seat]) == 1
