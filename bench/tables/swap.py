"""Swap: two hidden hands around a board of 4 x 4 cards, and no end for a very long time.

In turn each puts a card of the hand on a square and takes what lay there. It is as small as a
game with hidden hands can be, so that a server's own work is what gets measured; the same game
for the other servers is `peers/swap.mjs`.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, structs

from bench.tables.spaces import Below
from trousseau.kernel import (
    Dice,
    Event,
    Events,
    Fact,
    Game,
    Illegal,
    Options,
    Result,
    Space,
    State,
    View,
    Worlds,
    Written,
)

SEATS: Final = 2
HAND: Final = 5
SQUARES: Final = 16
BOARD: Final = SEATS * HAND
CARDS: Final = BOARD + SQUARES
MOVES: Final = HAND * SQUARES
WAITING: Final = ((0,), (1,))
ALL_SEEN: Final = (1 << HAND) - 1
ENOUGH: Final = Result((0, 1), (0.0, 0.0), "enough")


class SwapOptions(Options, frozen=True, kw_only=True):
    length: Annotated[int, Meta(ge=1, le=1_000_000_000)] = 1_000_000_000
    """Moves until both have had enough."""


class Swap(Written, frozen=True):
    place: Annotated[int, Meta(ge=0, lt=HAND)]
    """Which card of the hand."""

    square: Annotated[int, Meta(ge=0, lt=SQUARES)]


class Swapped(Fact, frozen=True):
    seat: int
    place: int
    square: int
    card: int
    """What lies on the square now."""


class SwapView(View, frozen=True, kw_only=True):
    hands: tuple[tuple[int | None, ...], ...]
    seen: tuple[int, int]
    """For each hand, bit by bit: the cards that came from the board, which everybody saw."""

    board: tuple[int, ...]
    left: int
    """How many moves are still to come; an odd number of them begins with seat 1."""


ANY_CARD_ANYWHERE: Final = Below(MOVES, "no_such_move")


class SwapState(State[int]):
    """A move is place * SQUARES + square; `cards` are both hands, then the board."""

    def __init__(self, cards: list[int], seen: list[int], left: int) -> None:
        self.cards = cards
        self.seen = seen
        self.left = left

    def copy(self) -> SwapState:
        return SwapState(self.cards.copy(), self.seen.copy(), self.left)

    def waiting(self) -> tuple[int, ...]:
        return WAITING[self.left & 1] if self.left else ()

    def moves(self, seat: int) -> list[int] | Space[int]:
        return ANY_CARD_ANYWHERE if seat in self.waiting() else []

    def play(self, seat: int, move: int, at: int, dice: Dice) -> Events:
        if not self.left:
            raise Illegal("over")
        if seat != self.left & 1:
            raise Illegal("not_your_turn")
        if not 0 <= move < MOVES:
            raise Illegal("no_such_move")
        place, square = divmod(move, SQUARES)
        cards, mine, there = self.cards, seat * HAND + place, BOARD + square
        cards[mine], cards[there] = cards[there], cards[mine]
        self.seen[seat] |= 1 << place
        self.left -= 1
        return (Event(Swapped(seat, place, square, cards[there])),)

    @property
    def result(self) -> Result | None:
        return None if self.left else ENOUGH

    def view(self, seat: int | None) -> SwapView:
        return SwapView(
            seat=seat,
            seats=SEATS,
            waiting=self.waiting(),
            due=None,
            result=self.result,
            free=("swap",) if seat in self.waiting() else (),
            hands=(self._hand(0, seat), self._hand(1, seat)),
            seen=(self.seen[0], self.seen[1]),
            board=tuple(self.cards[BOARD:]),
            left=self.left,
        )

    def laid_open(self) -> SwapView:
        hands = (tuple(self.cards[:HAND]), tuple(self.cards[HAND:BOARD]))
        return structs.replace(self.view(None), hands=hands)

    def _hand(self, owner: int, seat: int | None) -> tuple[int | None, ...]:
        hand = self.cards[owner * HAND : (owner + 1) * HAND]
        seen = self.seen[owner]
        if owner == seat or seen == ALL_SEEN:
            return tuple(hand)
        return tuple([card if seen >> place & 1 else None for place, card in enumerate(hand)])


class SwapWorlds(Worlds[int]):
    """The cards that are not seen may lie in any order in the places not seen."""

    def __init__(self, view: SwapView) -> None:
        self.view = view
        self.places = [card for hand in view.hands for card in hand] + list(view.board)
        self.missing = sorted(set(range(CARDS)).difference(self.places))

    def draw(self, dice: Dice) -> SwapState:
        missing = self.missing.copy()
        dice.shuffle(missing)
        cards = [missing.pop() if card is None else card for card in self.places]
        return SwapState(cards, list(self.view.seen), self.view.left)


class SwapGame(Game[int, SwapOptions, SwapView]):
    name = "swap"
    rules_version = 1
    seats = range(SEATS, SEATS + 1)
    options_type = SwapOptions
    view_type = SwapView
    move_type = Swap
    fact_type = Swapped

    def new(self, seats: int, options: SwapOptions, dice: Dice) -> SwapState:
        cards = list(range(CARDS))
        dice.shuffle(cards)
        return SwapState(cards, [0, 0], options.length)

    def imagine(self, view: SwapView) -> SwapWorlds:
        return SwapWorlds(view)

    def write(self, move: int) -> Swap:
        return Swap(*divmod(move, SQUARES))

    def read(self, written: Written, seat: int) -> int:
        assert isinstance(written, Swap)
        return written.place * SQUARES + written.square


GAME = SwapGame()
