"""A fort whose dice fall as a test says, so that tests read like examples.

game = fort(4)                    # all are prepared, seat 0 has rolled highest and begins
game.walk(4)                      # it rolls a four and arrives
game.draw().win_trial().solve()   # a card, a trial won, a riddle solved
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from tests.games.script import refusal_of

from trousseau.games.boyard.fort import Cell
from trousseau.games.boyard.game import GAME
from trousseau.games.boyard.riddles.shapes import Answer, GiveUp
from trousseau.games.boyard.riddles.state import Riddling
from trousseau.games.boyard.shapes import (
    BoyardView,
    DrawCard,
    OpenChest,
    Prepared,
    PutKey,
    RollDie,
)
from trousseau.games.boyard.state import Boyard
from trousseau.games.boyard.trials.trial import Trial
from trousseau.kernel import Dice, Fact, SeededDice, Written
from trousseau.kernel.dice import SEED_BYTES


class ScriptedDice(Dice):
    """Falls as it is told, one throw after another; then as any dice would."""

    def __init__(self) -> None:
        self.coming: list[int] = []
        self.others = SeededDice(bytes(SEED_BYTES))

    def below(self, n: int) -> int:
        return self.coming.pop(0) - 1 if self.coming else self.others.below(n)


def new_fort(seats: int = 4, **options: object) -> Played:
    """Nobody has prepared yet."""
    dice = ScriptedDice()
    state = GAME.begin(seats, GAME.options(options), dice)
    assert isinstance(state, Boyard)
    return Played(state, dice)


def fort(seats: int = 4, **options: object) -> Played:
    """Seat 0 is to play its first turn."""
    game = new_fort(seats, **options).prepare()
    for seat in range(seats):
        game.do(seat, RollDie(), 6 - seat)
    return game


class Played:
    """A game at instants that a test says; what came of the last line is in `told`."""

    def __init__(self, state: Boyard, dice: ScriptedDice) -> None:
        self.state = state
        self.dice = dice
        self.at = 0
        self.told: list[Fact] = []

    # How things stand.

    def stand(self, *spaces: int) -> Self:
        """The pawns of seats 0, 1, 2 and so on."""
        self.state.pawns = list(spaces)
        return self

    def lay(self, cells: Mapping[int, tuple[int, int]]) -> Self:
        """Black and red keys in some cells."""
        for space, (black, red) in cells.items():
            self.state.keyrings.cells[space] = Cell(black, red)
        return self

    def empty_cells(self) -> Self:
        self.state.keyrings.cells = [Cell() for _ in self.state.keyrings.cells]
        return self

    def hold(self, seat: int, black: int, red: int = 0) -> Self:
        self.state.keyrings.black[seat] = black
        self.state.keyrings.red[seat] = red
        return self

    def fill_chest(self, *notes: int) -> Self:
        """The first one is on top; nobody has taken any."""
        self.state.chest.notes = list(reversed(notes))
        self.state.chest.purses = [()] * self.state.seats
        return self

    def keys(self, seat: int) -> tuple[int, int]:
        """Black and red ones."""
        return self.state.keyrings.black[seat], self.state.keyrings.red[seat]

    def cell(self, space: int) -> tuple[int, int]:
        return self.state.keyrings.cells[space].black, self.state.keyrings.cells[space].red

    @property
    def riddle(self) -> Riddling:
        assert self.state.on is not None
        riddle = self.state.on.state
        assert isinstance(riddle, Riddling)
        return riddle

    def view(self, seat: int | None = None) -> BoyardView:
        return self.state.view(seat)

    # What happens.

    def do(self, seat: int, move: Written, *dice: int, later: int = 0) -> Self:
        """Somebody moves so many milliseconds later, and the dice fall so."""
        at = self.at + later
        due = self.state.due
        assert due is None or at < due, f"something happens before: {due}"
        self.dice.coming = list(dice)
        events = self.state.play(seat, move, at, self.dice)
        assert not self.dice.coming, "dice that nobody rolled"
        self.at = at
        self.told = [event.fact for event in events]
        return self

    def wait(self, *dice: int) -> Self:
        """Until time acts."""
        due = self.state.due
        assert due is not None
        self.at = due
        self.dice.coming = list(dice)
        self.told = [event.fact for event in self.state.tick(due, self.dice)]
        assert not self.dice.coming, "dice that nobody rolled"
        return self

    def refused(self, seat: int, move: Written, later: int = 0) -> str:
        """Why; nothing has changed."""
        before = self.state.pack()
        reason = refusal_of(lambda: self.state.play(seat, move, self.at + later, self.dice))
        assert self.state.pack() == before
        return reason

    def refused_text(self, seat: int, text: str) -> str:
        """The same for what comes over the wire."""

        def attempt() -> None:
            move = GAME.read_json(text.encode(), seat)
            self.state.play(seat, move, self.at, self.dice)

        before = self.state.pack()
        reason = refusal_of(attempt).split()[0]
        assert self.state.pack() == before
        return reason

    def prepare(self) -> Self:
        for seat in self.state.waiting():
            self.do(seat, Prepared(here=True))
        return self

    def walk(self, die: int) -> Self:
        """Whoever's turn it is rolls and arrives."""
        return self.do(self.state.turn, RollDie(), die).wait()

    def draw(self, card: int = 1) -> Self:
        """So many cards into the fan, as the dice have it."""
        return self.do(self.state.turn, DrawCard(0), card)

    def win_trial(self) -> Self:
        return self._end_trial(True)

    def lose_trial(self) -> Self:
        return self._end_trial(False)

    def _end_trial(self, won: bool) -> Self:
        """How it was played is the trial's own matter."""
        small = self.state.on
        assert small is not None
        trial = small.state
        assert isinstance(trial, Trial)
        trial.decide(won, self.at - small.began)
        return self.wait()

    def solve(self) -> Self:
        """The riddle that is on, as soon as the sand is turned; all have seen it."""
        self.wait()
        return self.do(self.state.turn, Answer(self.riddle.answers[0])).wait()

    def miss(self) -> Self:
        self.wait()
        return self.do(self.state.turn, GiveUp()).wait()

    def open(self) -> Self:
        return self.do(self.state.turn, OpenChest())

    def slot(self, die: int) -> Self:
        """A slot of the open chest has passed, and the table rolls for who did not."""
        return self.wait(die)

    def put(self, *spaces: int) -> Self:
        for space in spaces:
            self.do(self.state.turn, PutKey(space))
        return self
