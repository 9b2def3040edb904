# compiled: mypyc
"""The rules of roshambo: in each round a point for every player one beats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace
from mypy_extensions import mypyc_attr

from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Event, Events, Illegal, State, Worlds, only
from trousseau.kernel.structs import Result
from trousseau.testing.games.roshambo.shapes import (
    HANDS,
    Announce,
    Announced,
    Choose,
    Chose,
    Hand,
    Kept,
    RoshamboView,
    Shown,
)

MOST_SEATS: Final = 4
NOTHING: Final = -1

# A move is a hand to choose (0, 1, 2) or, from ANNOUNCE on, a hand to announce.
ANNOUNCE: Final = 3
CHOICES: Final = [0, 1, 2]
REMARKS: Final = [3, 4, 5]
CHOOSE: Final = [Choose(hand) for hand in HANDS]
SAY: Final = [Announce(hand) for hand in HANDS]

CHOSE: Final = [Event(Chose(seat)) for seat in range(MOST_SEATS)]
KEPT: Final = [[Event(Kept(hand), only(seat)) for hand in HANDS] for seat in range(MOST_SEATS)]
ANNOUNCED: Final = [[Event(Announced(seat, hand)) for hand in HANDS] for seat in range(MOST_SEATS)]


# The suite's own tests break this game on purpose, in subclasses that are not compiled.
@mypyc_attr(allow_interpreted_subclasses=True)
class Roshambo(State[int]):
    """`hands` and `said` are of this round, a hand or NOTHING for each seat."""

    def __init__(self, seats: int, rounds: int) -> None:
        self.seats = seats
        self.rounds = rounds
        self.hands = [NOTHING] * seats
        self.said = [NOTHING] * seats
        self.shown: tuple[tuple[int, ...], ...] = ()
        self.points = [0] * seats

    def waiting(self) -> tuple[int, ...]:
        if self._over():
            return ()
        return tuple([seat for seat in range(self.seats) if self.hands[seat] == NOTHING])

    def moves(self, seat: int) -> list[int]:
        if self._over() or self.hands[seat] != NOTHING:
            return []
        return CHOICES.copy()

    def talk(self, seat: int) -> list[int]:
        return [] if self._over() else REMARKS.copy()

    def play(self, seat: int, move: int, at: int, dice: Dice) -> Events:
        if self._over():
            raise Illegal("over")
        if move >= ANNOUNCE:
            return self._announce(seat, move - ANNOUNCE)
        if self.hands[seat] != NOTHING:
            raise Illegal("already_chosen")
        self.hands[seat] = move
        told = (CHOSE[seat], KEPT[seat][move])
        if NOTHING in self.hands:
            return told
        return (*told, self._show())

    def _announce(self, seat: int, hand: int) -> Events:
        self.said[seat] = hand
        return (ANNOUNCED[seat][hand],)

    def _show(self) -> Event:
        """All have chosen: turn the hands up, count points, clear the table."""
        hands = tuple(self.hands)
        gained = points(hands)
        for seat in range(self.seats):
            self.points[seat] += gained[seat]
            self.hands[seat] = NOTHING
            self.said[seat] = NOTHING
        self.shown = (*self.shown, hands)
        return Event(Shown(spelt(hands), tuple(gained)))

    def _over(self) -> bool:
        return len(self.shown) == self.rounds

    @property
    def result(self) -> Result | None:
        if not self._over():
            return None
        most = max(self.points)
        winners = [seat for seat in range(self.seats) if self.points[seat] == most]
        scores = [float(points) for points in self.points]
        return Result(tuple(winners), tuple(scores), "points" if len(winners) == 1 else "shared")

    def view(self, seat: int | None) -> RoshamboView:
        return RoshamboView(
            seat=seat,
            seats=self.seats,
            waiting=self.waiting(),
            due=None,
            result=self.result,
            rounds=self.rounds,
            shown=tuple([spelt(hands) for hands in self.shown]),
            points=tuple(self.points),
            hand=None if seat is None else _hand(self.hands[seat]),
            announced=tuple([_hand(hand) for hand in self.said]),
            moves=() if seat is None else tuple([CHOOSE[move] for move in self.moves(seat)]),
            free=() if seat is None or self._over() else ("announce",),
        )

    def laid_open(self) -> RoshamboView:
        return replace(self.view(None), chosen=tuple([_hand(hand) for hand in self.hands]))


def points(hands: tuple[int, ...]) -> list[int]:
    """How many others each hand beats: paper (1) beats rock (0), and so on round."""
    return [hands.count((hand - 1) % 3) for hand in hands]


def spelt(hands: tuple[int, ...]) -> tuple[Hand, ...]:
    return tuple([HANDS[hand] for hand in hands])


def _hand(hand: int) -> Hand | None:
    return None if hand == NOTHING else HANDS[hand]


class RoshamboWorlds(Worlds[int]):
    """Whoever has chosen may have chosen anything."""

    def __init__(self, view: RoshamboView) -> None:
        shown = [[HANDS.index(hand) for hand in hands] for hands in view.shown]
        said = [NOTHING if hand is None else HANDS.index(hand) for hand in view.announced]
        self.table = table(view.rounds, [NOTHING] * view.seats, said, shown)
        self.hidden: list[int] = []
        if view.result is None:
            self.hidden = [seat for seat in range(view.seats) if seat not in view.waiting]
        if view.seat is not None and view.hand is not None:
            self.table.hands[view.seat] = HANDS.index(view.hand)
            self.hidden.remove(view.seat)

    def draw(self, dice: Dice) -> Roshambo:
        world = self.table.copy()
        for seat in self.hidden:
            world.hands[seat] = dice.below(3)
        return world


def table(
    rounds: int, hands: list[int], said: list[int], shown: Sequence[Sequence[int]]
) -> Roshambo:
    """The table as it lies; points follow from what was shown."""
    state = Roshambo(len(hands), rounds)
    state.hands = hands
    state.said = said
    state.shown = tuple([tuple(hands) for hands in shown])
    for past in state.shown:
        gained = points(past)
        for seat in range(state.seats):
            state.points[seat] += gained[seat]
    return state
