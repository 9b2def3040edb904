"""What is in the box: the safes of both decks, and how many gems each player gets."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

Language = Literal["fr", "en"]

STARTS: Final = ("first", "second", "third", "fourth", "fifth")
"""The order of turns, in statistics."""

RING: Final = 7
MOST_SEATS: Final = 5
GEMS: Final = {2: 20, 3: 18, 4: 15, 5: 12}
"""Of each player, by how many play."""

HANDICAP: Final[dict[int, tuple[tuple[int, ...], ...]]] = {
    2: ((0, 2),),
    3: ((0, 2, 3), (0, 2, 3), (0, 2, 4), (1, 2, 4)),
    4: ((-2, -1, 0, 1), (0, 2, 2, 3), (2, 3, 5, 5)),
    5: ((-1, 0, 0, 1, 2), (-1, 0, 0, 1, 2), (1, 2, 3, 3, 4), (1, 2, 3, 3, 5)),
}
"""Gems fewer in the order of turns, with the option: rows of which one is drawn, each as likely.

Who begins is more often first to be done. Gems alone can't make up for that: one is worth ten to
twenty wins of a hundred, so that any row favours somebody. Over these rows each seat wins about as
often as any other, among equal good bots and with the words of both languages.
Less than nothing is more than the rulebook's number; every colour has twenty.
"""


class Card(NamedTuple):
    """A safe: its letter, and how many gems fill it."""

    letter: str
    spaces: int


def _deck(*kinds: tuple[int, str]) -> tuple[Card, ...]:
    """Each letter once for every time that it is named, with that many spaces."""
    return tuple([Card(letter, spaces) for spaces, letters in kinds for letter in letters])


# No ring is dead: letters that few words have (J, Q, X; in English K and V too) are left out, so
# that even the worst seven leave common words of three gems. F and one of the I have three spaces,
# so that the rulebook's example can be dealt.
DECKS: Final[dict[Language, tuple[Card, ...]]] = {
    "fr": _deck(
        (4, "EEEEEEAAAAIIIRRRRSSSSTTTTNNN"),
        (3, "IOOOUUULLLCCCDDMMPPF"),
        (2, "BGHV"),
    ),
    "en": _deck(
        (4, "EEEEEEAAAAIIIIRRRRSSSSTTTTNNN"),
        (3, "OOOLLLCCUUDDPPMMHH"),
        (2, "BFGWY"),
    ),
}
