# compiled: mypyc
"""The rules of Leduc: two jacks, two queens, two kings; two rounds, two raises a round."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from msgspec.structs import replace

from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Event, Events, Illegal, State, Worlds
from trousseau.kernel.structs import Result
from trousseau.testing.games.leduc.shapes import BETS, Bid, LeducView, Play, Shown, Turned

FOLD: Final = 0
CALL: Final = 1
RAISE: Final = 2

NOBODY: Final = -1
DECK: Final = (0, 0, 1, 1, 2, 2)
DEALS: Final[list[list[int]]] = [list(cards) for cards in permutations(DECK, 3)]
ROUNDS: Final = 2
RAISES: Final = 2
MOST_STAKE: Final = 13

# What can happen is so little that it is all made once: search plays millions of games.
BIDS: Final[list[list[Events]]] = [[(Event(Bid(seat, bet)),) for bet in BETS] for seat in (0, 1)]
TURNED: Final[list[Events]] = [(Event(Turned(rank)),) for rank in range(3)]
SHOWN: Final[list[list[Events]]] = [
    [(Event(Shown((first, second))),) for second in range(3)] for first in range(3)
]
PLAYS: Final[list[Play]] = [Play(bet) for bet in BETS]
WAITING: Final[list[tuple[int, ...]]] = [(0,), (1,), ()]  # the last is nobody's
TIE: Final = Result((0, 1), (0.0, 0.0), "tie")


def _wins(why: str) -> list[list[Result]]:
    """The results by winner and by what the loser had staked."""
    stakes = [float(stake) for stake in range(MOST_STAKE + 1)]
    first = [Result((0,), (stake, -stake), why) for stake in stakes]
    second = [Result((1,), (-stake, stake), why) for stake in stakes]
    return [first, second]


BY_FOLD: Final = _wins("fold")
BY_SHOWDOWN: Final = _wins("showdown")


class Leduc(State[int]):
    """`cards` holds the ranks of the two hands and of the public card; it never changes."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards
        self.stakes = [1, 1]
        self.round = 0
        self.raises = 0
        self.settled = 0  # how many players have nothing to answer in this round
        self.turn = 0  # nobody's when the game is over
        self.public = 0  # once the card is turned up, its rank + 1
        self.folded = NOBODY
        self.history = 1  # base 4: each bet as move + 1, after a leading 1

    def copy(self) -> Leduc:
        twin = Leduc(self.cards)
        twin.stakes = self.stakes.copy()
        twin.round = self.round
        twin.raises = self.raises
        twin.settled = self.settled
        twin.turn = self.turn
        twin.public = self.public
        twin.folded = self.folded
        twin.history = self.history
        return twin

    def waiting(self) -> tuple[int, ...]:
        return WAITING[self.turn]

    def moves(self, seat: int) -> list[int]:
        if seat != self.turn:
            return []
        moves = [CALL]
        if self.stakes[seat] < self.stakes[1 - seat]:
            moves = [FOLD, CALL]
        if self.raises < RAISES:
            moves.append(RAISE)
        return moves

    def play(self, seat: int, move: int, at: int, dice: Dice) -> Events:
        if seat != self.turn:
            raise Illegal("over" if self.turn == NOBODY else "not_your_turn")
        if move == CALL:
            told = self._call(seat)
        elif move == RAISE:
            told = self._raise(seat)
        elif move == FOLD:
            told = self._fold(seat)
        else:
            raise Illegal("unknown_bet")
        self.history = self.history * 4 + move + 1
        return told

    def _call(self, seat: int) -> Events:
        """Match the other's stake; the second to do so ends the round."""
        self.stakes[seat] = self.stakes[1 - seat]
        self.settled += 1
        if self.settled == 2:
            return BIDS[seat][CALL] + self._next_round()
        self.turn = 1 - seat
        return BIDS[seat][CALL]

    def _raise(self, seat: int) -> Events:
        """Two more than the other in the first round, four more in the second."""
        if self.raises == RAISES:
            raise Illegal("no_more_raises")
        self.stakes[seat] = self.stakes[1 - seat] + 2 * (self.round + 1)
        self.raises += 1
        self.settled = 1
        self.turn = 1 - seat
        return BIDS[seat][RAISE]

    def _fold(self, seat: int) -> Events:
        if self.stakes[seat] == self.stakes[1 - seat]:
            raise Illegal("nothing_to_fold_to")
        self.folded = seat
        self.turn = NOBODY
        return BIDS[seat][FOLD]

    def _next_round(self) -> Events:
        self.round += 1
        self.raises = 0
        self.settled = 0
        if self.round == ROUNDS:
            self.turn = NOBODY
            return SHOWN[self.cards[0]][self.cards[1]]
        self.turn = 0
        self.public = self.cards[2] + 1
        return TURNED[self.cards[2]]

    @property
    def result(self) -> Result | None:
        if self.turn != NOBODY:
            return None
        if self.folded != NOBODY:
            return BY_FOLD[1 - self.folded][self.stakes[self.folded]]
        winner = self._better_hand()
        return TIE if winner == NOBODY else BY_SHOWDOWN[winner][self.stakes[1 - winner]]

    def _better_hand(self) -> int:
        """A pair with the public card, or else the higher rank."""
        first, second, public = self.cards[0], self.cards[1], self.cards[2]
        if first == second:
            return NOBODY
        if first == public or second == public:
            return 0 if first == public else 1
        return 0 if first > second else 1

    def view(self, seat: int | None) -> LeducView:
        shown = self.round == ROUNDS
        return LeducView(
            seat=seat,
            seats=2,
            waiting=self.waiting(),
            due=None,
            result=self.result,
            hand=None if seat is None else self.cards[seat],
            public=self.cards[2] if self.round else None,
            stakes=(self.stakes[0], self.stakes[1]),
            history=tuple([BETS[move] for move in bets(self.history)]),
            moves=() if seat is None else tuple([PLAYS[move] for move in self.moves(seat)]),
            ranks=(self.cards[0], self.cards[1]) if shown else None,
        )

    def laid_open(self) -> LeducView:
        first, second, public = self.cards
        return replace(self.view(None), ranks=(first, second), public=public)

    def known_to(self, seat: int) -> int | tuple[int, int]:
        known = ((self.history * 4 + self.public) * 4 + self.cards[seat]) * 2 + seat
        return known if self.round < ROUNDS else (known, self.cards[1 - seat])


def bets(history: int) -> list[int]:
    """The bets of a packed history, first to last."""
    made: list[int] = []
    while history > 1:
        made.append(history % 4 - 1)
        history //= 4
    made.reverse()
    return made


def deal(dice: Dice) -> Leduc:
    return Leduc(DEALS[dice.below(len(DEALS))])


class LeducWorlds(Worlds[int]):
    """The deals that a player holds possible, each as likely, and the bets as they were made."""

    def __init__(self, view: LeducView) -> None:
        self.deals = [cards for cards in DEALS if fits(cards, view)]
        self.table = Leduc(self.deals[0])
        for bet in view.history:
            self.table.play(self.table.turn, BETS.index(bet), 0, Dice())

    def draw(self, dice: Dice) -> Leduc:
        world = self.table.copy()
        world.cards = self.deals[dice.below(len(self.deals))]
        return world


def fits(cards: list[int], view: LeducView) -> bool:
    """Whether these may be the cards behind what a player sees."""
    if view.public is not None and cards[2] != view.public:
        return False
    if view.ranks is not None and (cards[0], cards[1]) != view.ranks:
        return False
    return view.seat is None or cards[view.seat] == view.hand
