"""The cards as the page draws them: `./play types` writes PRINTED out for it."""

from __future__ import annotations

from typing import Final

from trousseau.games.fourkeys.pieces import (
    CARDS,
    EACH,
    NOTHING,
    PILES,
    ROOMS,
    SPOT,
    SPOTS,
    SYMBOLS,
    Card,
    Room,
    pile_of,
)


def printed(number: int, card: Card) -> dict[str, object]:
    pile = pile_of(number)
    level = {"pile": None if pile == NOTHING else PILES[pile]}
    if card.room is None:
        return {**level, "faces": [named(face) for face in card.faces]}
    return {**level, "needs": named(card.needs), "room": described(card.room)}


def named(symbols: tuple[int, ...]) -> list[str]:
    """Each symbol as often as it is there."""
    return [name for name, many in zip(SYMBOLS, symbols, strict=True) for _ in range(many)]


def described(room: Room) -> dict[str, object]:
    """With `spot` and `squares` where the place in the box counts, `symbol` where keys do."""
    shown: dict[str, object] = {"kind": ROOMS[room.kind]}
    if room.worth:
        shown["worth"] = room.worth
    if room.kind == SPOT:
        for spot, squares in SPOTS.items():
            if room.where == sum([1 << square for square in squares]):
                shown |= {"spot": spot, "squares": squares}
    if room.kind == EACH:
        shown["symbol"] = SYMBOLS[room.where]
    return shown


PRINTED: Final = [printed(number, card) for number, card in enumerate(CARDS)]
"""By the number of the card."""
