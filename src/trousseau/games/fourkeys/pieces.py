# compiled: mypyc
"""Symbols, cards, tiles and squares as numbers, and by name.

A card is a number: the start doors first, then the four piles in their order on the mat. A card
with its side up is `2 * card + side`. A door's side 0 is the door, its side 1 the room; a key's
two sides are two faces.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from trousseau.games.fourkeys import cards
from trousseau.games.fourkeys.shapes import Phase, PileName, RoomKind, Symbol

SYMBOLS: Final[tuple[Symbol, ...]] = ("heart", "bolt", "cross", "hexagon")
SIGNS: Final = "♥⚡✚⬢"

# Symbols are counted four at once, in a byte each; GUARD is the top bit of every byte.
BYTE: Final = 8
GUARD: Final = 0x80808080

PILES: Final[tuple[PileName, ...]] = ("doors_1", "keys_1", "doors_2", "keys_2")
PLACES: Final = 4
MOST_SEATS: Final = 4
COINS: Final = 4
CARDS_EACH: Final = 15

CHOOSE: Final = 0
LAY: Final = 1
OVER: Final = 2
PHASES: Final[tuple[Phase, ...]] = ("choose", "lay", "over")

NOTHING: Final = -1

GOLD: Final = 0
SPOT: Final = 1
NEAR: Final = 2
PURSE: Final = 3
ABOVE: Final = 4
BEFORE: Final = 5
EACH: Final = 6
ROOMS: Final[tuple[RoomKind, ...]] = ("gold", "spot", "near", "purse", "above", "before", "each")

SPOTS: Final = {
    "centre": (5, 6, 9, 10),
    "corners": (0, 3, 12, 15),
    "left": (0, 4, 8, 12),
    "right": (3, 7, 11, 15),
    "top": (0, 1, 2, 3),
    "bottom": (12, 13, 14, 15),
}
"""Stated squares of the finished dungeon, counted row by row."""


class Room(NamedTuple):
    """What an open door is worth, and how that is found."""

    kind: int
    worth: int = 0
    """For gold, spot and near."""

    where: int = 0
    """The stated squares as bits, for spot; the symbol, for each."""


class Card(NamedTuple):
    """A door with its needs and its room, or a key with its two faces."""

    needs: tuple[int, ...] = ()
    """How many of each symbol the door asks for; empty for keys."""

    room: Room | None = None
    faces: tuple[tuple[int, ...], ...] = ()
    """How many of each symbol each face of a key shows; empty for doors."""


def signs(text: str) -> tuple[int, ...]:
    """How many of each: (2, 1, 0, 0) for ♥♥⚡."""
    if not text or set(text) - set(SIGNS):
        raise ValueError(f"{text!r} is not made of {SIGNS}")
    return tuple([text.count(sign) for sign in SIGNS])


def room(words: list[str]) -> Room:
    match words:
        case ["gold", worth]:
            return Room(GOLD, int(worth))
        case ["near", worth]:
            return Room(NEAR, int(worth))
        case [("purse" | "above" | "before") as kind]:
            return Room({"purse": PURSE, "above": ABOVE, "before": BEFORE}[kind])
        case ["each", sign] if sign in SIGNS:
            return Room(EACH, where=SIGNS.index(sign))
        case [spot, worth] if spot in SPOTS:
            return Room(SPOT, int(worth), sum([1 << square for square in SPOTS[spot]]))
    raise ValueError(f"no such room: {' '.join(words)}")


def read_doors(text: str) -> list[Card]:
    found = []
    for line in text.split("\n"):
        if line:
            needs, *rest = line.split()
            found.append(Card(needs=signs(needs), room=room(rest)))
    return found


def read_keys(text: str) -> list[Card]:
    found = []
    for line in text.split("\n"):
        if line:
            many, front, _, back = line.split()
            found += [Card(faces=(signs(front), signs(back)))] * int(many)
    return found


_PRINTED: Final = (
    read_doors(cards.START_DOORS),
    read_doors(cards.DOORS_1),
    read_keys(cards.KEYS_1),
    read_doors(cards.DOORS_2),
    read_keys(cards.KEYS_2),
)
CARDS: Final[tuple[Card, ...]] = tuple([card for pile in _PRINTED for card in pile])
START: Final = range(len(_PRINTED[0]))


def _piles() -> tuple[range, ...]:
    found, first = [], len(START)
    for pile in _PRINTED[1:]:
        found.append(range(first, first + len(pile)))
        first += len(pile)
    return tuple(found)


PILE_CARDS: Final[tuple[range, ...]] = _piles()
"""The cards of each pile."""

ADVENTURER: Final = 2 * len(CARDS)
"""The tile in a dungeon, where a card with its side up would be."""


def pile_of(card: int) -> int:
    """The pile that a card belongs to; NOTHING for a start door."""
    for pile, own in enumerate(PILE_CARDS):
        if card in own:
            return pile
    return NOTHING


def counted(symbols: tuple[int, ...]) -> int:
    """Counts of the four symbols in one number."""
    return sum([many << (BYTE * place) for place, many in enumerate(symbols)])


# For the rules, which look them up by the million.
NEEDS: Final[list[int]] = [counted(card.needs) for card in CARDS]
SHOWN: Final[list[int]] = [
    counted(card.faces[side]) if card.faces else 0 for card in CARDS for side in (0, 1)
]
"""By card and side: the symbols that a key shows."""

DOORS: Final[list[bool]] = [card.room is not None for card in CARDS]
KIND: Final[list[int]] = [card.room.kind if card.room else NOTHING for card in CARDS]
WORTH: Final[list[int]] = [card.room.worth if card.room else 0 for card in CARDS]
WHERE: Final[list[int]] = [card.room.where if card.room else 0 for card in CARDS]
