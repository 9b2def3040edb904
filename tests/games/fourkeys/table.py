"""A table whose next cards are known, played move by move, so that tests read like examples.

Cards are found by what is printed on them: which numbers they have may change.

game = table(2, door("♥⚡"), key("♥"))  # these will be on top of their piles
game.take("doors_1").lay(0, 1)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Self

import msgspec
from tests.games.script import refusal_of

from trousseau.games.fourkeys import GAME
from trousseau.games.fourkeys.dungeon import MIDDLE, STRIDE, Dungeon
from trousseau.games.fourkeys.pieces import (
    CARDS,
    PILE_CARDS,
    PILES,
    ROOMS,
    SIGNS,
    SPOTS,
    Card,
    pile_of,
    signs,
)
from trousseau.games.fourkeys.shapes import Lay, Move, PileName, Renew, Take
from trousseau.games.fourkeys.state import FourKeys
from trousseau.kernel import Fact, SeededDice


def door(needs: str, without: Sequence[int] = ()) -> int:
    """A door of a pile that asks for exactly these keys."""
    return found(lambda card: card.needs == signs(needs), without)


def room(kind: str, spot: str | None = None, symbol: str | None = None) -> int:
    """A door of a pile with such a room behind it."""
    return rooms(kind, spot, symbol)[0]


def rooms(kind: str, spot: str | None = None, symbol: str | None = None) -> list[int]:
    where: int | None = None
    if spot is not None:
        where = sum(1 << square for square in SPOTS[spot])
    if symbol is not None:
        where = SIGNS.index(symbol)
    behind = [(card, CARDS[card].room) for pile in PILE_CARDS for card in pile]
    return [
        card
        for card, room in behind
        if room is not None and ROOMS[room.kind] == kind and where in {None, room.where}
    ]


def key(face: str, turned: bool = False, without: Sequence[int] = ()) -> int:
    """A key of a pile with this face, or with this other face."""
    return found(lambda card: bool(card.faces) and card.faces[turned] == signs(face), without)


def found(fits: Callable[[Card], bool], without: Sequence[int] = ()) -> int:
    for pile in PILE_CARDS:
        for card in pile:
            if card not in without and fits(CARDS[card]):
                return card
    raise AssertionError("no such card is printed")


def square(row: int, column: int) -> int:
    """Counted from the start door."""
    return MIDDLE + row * STRIDE + column


def dealt(seats: int, seed: int = 0) -> FourKeys:
    dice = SeededDice(seed.to_bytes(32, "big"))
    state = GAME.begin(seats, GAME.options(), dice)
    assert isinstance(state, FourKeys)
    return state


def table(seats: int, *cards: int) -> Played:
    """Seat 0 begins, then seat 1; of the cards that are named, the first ones lie higher."""
    state = dealt(seats)
    state.first = tuple(range(seats))
    state.line = [2 * seat for seat in range(seats)]
    if seats == 2:
        state.line += [1, 3]
    game = Played(state)
    for card in reversed(cards):
        game.stack(card)
    return game


class Played:
    """A game in progress; `told` is what the last move told."""

    def __init__(self, state: FourKeys) -> None:
        self.state = state
        self.dice = SeededDice(bytes(32))
        self.told: list[Fact] = []

    def play(self, move: Move, seat: int | None = None) -> Self:
        """By the seat whose turn it is."""
        who = self.state.turn if seat is None else seat
        events = self.state.play(who, GAME.read(move, who), 0, self.dice)
        assert all(event.reaches(None) for event in events), "nothing is told in secret"
        self.told = [event.fact for event in events]
        return self

    def renew(self) -> Self:
        return self.play(Renew())

    def take(self, pile: PileName, push_to: int | None = None) -> Self:
        return self.play(Take(pile, push_to))

    def lay(self, row: int, column: int, turned: bool = False) -> Self:
        return self.play(Lay(row, column, turned))

    def lay_anywhere(self) -> Self:
        return self.play(self.state.view(self.state.turn).moves[0])

    def turn(self, pile: PileName, push_to: int | None = None) -> Self:
        return self.take(pile, push_to).lay_anywhere()

    def refuses(self, move: Move, seat: int | None = None) -> str:
        """Why; that nothing has changed, and that JSON is refused alike, is checked too."""
        who = self.state.turn if seat is None else seat
        before = self.state.pack()
        why = refusal_of(lambda: self.play(move, who))
        text = msgspec.json.encode(move)
        again = refusal_of(lambda: self.state.play(who, GAME.read_json(text, who), 0, self.dice))
        assert self.state.pack() == before
        assert again == why
        return why

    def stack(self, card: int) -> Self:
        """Put a card on top of its pile."""
        pile = self.state.piles[pile_of(card)]
        pile.remove(card)
        pile.append(card)
        return self

    def empty(self, *piles: PileName) -> Self:
        """As if all cards of these piles had been taken."""
        for name in piles:
            pile = PILES.index(name)
            self.state.piles[pile], self.state.left[pile], self.state.removed[pile] = [], 0, ()
        return self

    def places(self) -> list[int]:
        """The tiles in the choice line."""
        return self.state.places


def dungeon_of(rows: Sequence[Sequence[int]]) -> Dungeon:
    """Cards with their sides up, as if they had been there always: the first one at its corner."""
    dungeon = Dungeon()
    for down, row in enumerate(rows):
        for right, code in enumerate(row):
            dungeon.restore(square(down, right), code)
    return dungeon


def shown_as(face: str) -> tuple[int, int]:
    """A key with this face, and the side on which it has it."""
    card = found(lambda card: signs(face) in card.faces)
    return card, CARDS[card].faces.index(signs(face))
