# compiled: mypyc
"""A candidate who plays in steps: a nose and a box on squares, then directions to answer."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from trousseau.games.boyard.constants import (
    ANSWERS_TO_FOLLOW,
    BOX_STAYS,
    CALLED,
    DEADLINE_GRACE,
    SQUARES,
    STILL_STEP,
)
from trousseau.games.boyard.trials.nez.noses import WAYS
from trousseau.games.boyard.trials.nez.shapes import (
    BoxFell,
    BoxFollowed,
    BoxMoved,
    BoxSlidOver,
    BoxTaken,
    BoxTouched,
    FollowBox,
    MoveNose,
    NoseMoved,
    Point,
    Squares,
    Way,
    WayCalled,
)
from trousseau.games.boyard.trials.nez.swaying import Swaying
from trousseau.games.boyard.trials.traces import steps_by
from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Event, Events
from trousseau.kernel.structs import Written

ALL_WAYS: Final[tuple[Way, ...]] = ("up", "down", "left", "right")
NOSE_SQUARE: Final[Point] = (1, SQUARES[1] // 2)
BOX_SQUARE: Final[Point] = (SQUARES[0] - 4, SQUARES[1] // 2)


def stepped(square: Point, way: Way) -> Point:
    return square[0] + WAYS[way][0], square[1] + WAYS[way][1]


def ways_from(square: Point) -> list[Way]:
    """Where there is a next square."""
    next_ones = [(way, stepped(square, way)) for way in ALL_WAYS]
    return [way for way, (x, y) in next_ones if 0 <= x < SQUARES[0] and 0 <= y < SQUARES[1]]


class InSquares(Swaying):
    """First onto the square of the box, which changes it now and then; then five answers."""

    def begin_in_squares(self, at: int) -> None:
        self.squares = Squares(nose=NOSE_SQUARE, box=BOX_SQUARE, moved=at)

    def still_moves(self) -> list[Written]:
        squares = self.squares
        assert squares is not None
        if self.stage == "meet":
            return [MoveNose(way) for way in ways_from(squares.nose)]
        number = len(squares.called) - 1
        return [FollowBox(number, way) for way in ALL_WAYS]

    def still_ready(self) -> int:
        """When a still nose may step again."""
        return 0 if self.squares is None else self.squares.stepped + STILL_STEP

    def still_due(self) -> int:
        """When the box changes its square, or an answer comes too late."""
        squares = self.squares
        assert squares is not None
        if self.stage == "meet":
            return squares.moved + BOX_STAYS
        window = self.window(self.setting.candidate, CALLED)
        return squares.asked + window + self.delay() + DEADLINE_GRACE

    def still_elapsed(self, at: int, dice: Dice) -> Events:
        squares = self.squares
        assert squares is not None
        if self.stage != "meet":
            return self._answer(False, at, dice)
        box = stepped(squares.box, dice.choice(ways_from(squares.box)))
        self.squares = replace(squares, box=box, moved=at)
        return (Event(BoxMoved(box)), *self._meet(at, dice))

    def step_nose(self, way: Way, at: int, dice: Dice) -> Events:
        squares = self.squares
        assert squares is not None
        nose = stepped(squares.nose, way)
        self.squares = replace(squares, nose=nose, stepped=at)
        return (Event(NoseMoved(nose)), *self._meet(at, dice))

    def _meet(self, at: int, dice: Dice) -> Events:
        squares = self.squares
        assert squares is not None
        if squares.nose != squares.box:
            return ()
        self.stage = "follow"
        return (Event(BoxTouched(steps_by(self.began, at), True)), self._call(at, dice))

    def _call(self, at: int, dice: Dice) -> Event:
        squares = self.squares
        assert squares is not None
        way = dice.choice(ALL_WAYS)
        self.squares = replace(squares, called=(*squares.called, way), asked=at)
        return Event(WayCalled(len(squares.called), way))

    def follow_box(self, move: FollowBox, at: int, dice: Dice) -> Events:
        squares = self.squares
        assert squares is not None
        return self._answer(move.way == squares.called[-1], at, dice)

    def _answer(self, well: bool, at: int, dice: Dice) -> Events:
        """One miss is a drop; the last answer takes the box."""
        squares = self.squares
        assert squares is not None
        number, step = len(squares.called) - 1, steps_by(self.began, at)
        told = Event(BoxFollowed(number, well))
        if not well:
            return (told, Event(BoxFell(step, "missed")), *self.decide(False, at))
        if number + 1 < ANSWERS_TO_FOLLOW:
            return (told, self._call(at, dice))
        self.stage = "take"
        return (told, Event(BoxSlidOver(step)), Event(BoxTaken(step)), *self.decide(True, at))
