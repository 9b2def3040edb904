"""Modelled hands: people who see everything a little late, and play by the page's own arithmetic.

They send their traces once a second, over a line that takes a while, as a page does. Who plays
still reads, and answers after a while.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Literal

from trousseau.games.boyard.constants import (
    CALLED,
    CUP_PLACES,
    CUP_SPEED,
    NUDGE,
    SPOTS,
    STEP,
    STEPS_A_MOVE,
    STILL_ANSWER,
    TWITCH,
)
from trousseau.games.boyard.trials.barbichette.beam import beam_step, shove, tremble
from trousseau.games.boyard.trials.barbichette.shapes import Calm, Lean
from trousseau.games.boyard.trials.barbichette.state import Barbichette
from trousseau.games.boyard.trials.catapulte.flight import gust_step, landing
from trousseau.games.boyard.trials.catapulte.shapes import PlaceCup, Slide
from trousseau.games.boyard.trials.catapulte.state import Catapulte
from trousseau.games.boyard.trials.nez.noses import UNIT, nose_step, nudged, square
from trousseau.games.boyard.trials.nez.shapes import FollowBox, MoveNose, Point, Reach
from trousseau.games.boyard.trials.nez.squares import stepped, ways_from
from trousseau.games.boyard.trials.nez.state import Nez
from trousseau.games.boyard.trials.shapes import Ready
from trousseau.games.boyard.trials.trial import Trial
from trousseau.kernel import AnyGame, Dice, SeededDice, Written

LINE = 150
"""Milliseconds that a move is on its way."""

CANDIDATE = 0


def dice_of(seed: str) -> Dice:
    return SeededDice(sha256(seed.encode()).digest())


def normal(dice: Dice, mean: int, deviation: int) -> int:
    """Near enough: the sum of twelve throws."""
    return mean + deviation * (sum(dice.below(1001) for _ in range(12)) - 6000) // 1000


Level = Literal["easy", "fair", "good"]


def seated(
    game: AnyGame[Any], seats: int, by: Literal["hand", "still"], others: Level, dice: Dice
) -> Any:
    """The candidate by hand, in motion or still, and the table for everybody else."""
    state = game.begin(seats, game.options(), dice)
    for seat in range(seats):
        state.play(seat, Ready(others if seat else by), 0, dice)
    return state


def play(state: Trial[Any], hand: Any, dice: Dice) -> bool:
    """To the end; a hand says what it sends next and when."""
    while state.result is None:
        due = state.due
        assert due is not None
        sent: tuple[int, Written] | None = (
            hand.next(state) if CANDIDATE in state.waiting() else None
        )
        if sent is not None and sent[0] < due:
            state.play(CANDIDATE, sent[1], sent[0], dice)
        else:
            state.tick(due, dice)
    return state.won == 1


class LeaningHand:
    """Leans against what the beam did so many steps ago."""

    def __init__(self, behind: int) -> None:
        self.behind = behind
        self.began = -1
        self.seen: list[tuple[int, int]] = []

    def next(self, state: Barbichette) -> tuple[int, Written] | None:
        side = state.sides[0]
        left = (state.turned + state.setting.sand - state.began) // STEP - side.steps
        count = min(STEPS_A_MOVE, left)
        at = state.began + (side.steps + count) * STEP + LINE
        due = state.due
        if not count or due is None or due <= at:  # what happens first may change the picture
            return (at, Lean(side.steps, (0,) * count)) if count else None
        return at, self.second(state, count)

    def second(self, state: Barbichette, count: int) -> Lean:
        side = state.sides[0]
        if self.began != state.began:
            self.began, self.seen = state.began, [(0, 0)]
        x, v = side.x, side.v
        leans: list[int] = []
        for step in range(side.steps, side.steps + count):
            leans.append(lean(*self.seen[max(0, len(self.seen) - 1 - self.behind)]))
            push = shove(state.grimaces, side.seat, step) + tremble(side.noise, step)
            x, v = beam_step(x, v, leans[-1], push)
            self.seen.append((x, v))
        return Lean(side.steps, tuple(leans))


def lean(x: int, v: int) -> int:
    """To where the marker comes from and soon will be."""
    aim = x + 14 * v
    return 0 if abs(aim) < 40_000 else -1 if aim > 0 else 1


class CalmHand:
    """Reads which answer calms a still grimace, and finds it, if in time."""

    def __init__(self, dice: Dice, mean: int = 1_300, deviation: int = 350) -> None:
        self.dice = dice
        self.reading = mean, deviation
        self.after: dict[int, int] = {}

    def next(self, state: Barbichette) -> tuple[int, Written] | None:
        for number, grimace in enumerate(state.grimaces):
            if grimace.open and grimace.whom == CANDIDATE:
                reading = self.after.setdefault(grimace.at, normal(self.dice, *self.reading))
                if reading <= STILL_ANSWER:
                    return grimace.at + reading + LINE, Calm(number, grimace.answer)
        return None


class PointingHand:
    """Goes for where the box was so many steps ago: slowly until they meet."""

    def __init__(self, behind: int, creep: int = 12) -> None:
        self.behind = behind
        self.creep = creep
        self.seen: list[Point] = []

    def next(self, state: Nez) -> tuple[int, Written] | None:
        noses = state.noses
        assert noses is not None
        count = min(STEPS_A_MOVE, state.steps() - noses.steps)
        at = state.began + (noses.steps + count) * STEP + LINE
        due = state.due
        if due is None or due <= at or not count:
            return (at, Reach(noses.steps, ((0, 0),))) if count else None
        return at, self.second(state, count)

    def second(self, state: Nez, count: int) -> Reach:
        noses = state.noses
        assert noses is not None
        first = noses.steps
        points: list[Point] = []
        take: int | None = None
        for step in range(first, first + count):
            box = nudged(state.sway[step - first], state.nudges, step)
            self.seen.append(box)
            seen = self.seen[max(0, len(self.seen) - 1 - self.behind)]
            before = self.seen[max(0, len(self.seen) - 2 - self.behind)]
            points.append(self.pointed(noses.pointer, seen, noses.stage))
            quiet = square(seen[0] - before[0], seen[1] - before[1]) < square(4 * UNIT, 0)
            if noses.stage == "take" and take is None and quiet and not twitches(state, step):
                take = step
            noses, _ = nose_step(noses, points[-1], box, step == take, 100)
        return Reach(first, tuple(points), take)

    def pointed(self, pointer: Point, box: Point, stage: str) -> Point:
        most = self.creep if stage == "meet" else SPOTS
        ways = [max(-most, min(most, (box[axis] - pointer[axis]) // UNIT)) for axis in (0, 1)]
        return pointer[0] // UNIT + ways[0], pointer[1] // UNIT + ways[1]


def twitches(state: Nez, step: int) -> bool:
    """Whether a nudge is seen coming, or at work."""
    return any(-TWITCH // STEP <= step - nudge.step < len(NUDGE) for nudge in state.nudges)


class SquareHand:
    """Walks to the box square by square, then answers directions, if in time."""

    def __init__(self, dice: Dice, mean: int = 800, deviation: int = 250) -> None:
        self.dice = dice
        self.reading = mean, deviation
        self.after: dict[int, int] = {}

    def next(self, state: Nez) -> tuple[int, Written] | None:
        squares = state.squares
        assert squares is not None
        if state.stage == "meet":
            ways = ways_from(squares.nose)
            way = min(ways, key=lambda way: distance(stepped(squares.nose, way), squares.box))
            return max(state.last, squares.stepped) + 400, MoveNose(way)
        reading = self.after.setdefault(squares.asked, normal(self.dice, *self.reading))
        if reading > CALLED:
            return None
        number = len(squares.called) - 1
        return squares.asked + reading + LINE, FollowBox(number, squares.called[-1])


def distance(one: Point, other: Point) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


class SlidingHand:
    """Judges where the die will land, not exactly, and slides the cup there, a little late."""

    def __init__(self, dice: Dice, behind: int = 6, eye: int = 110) -> None:
        self.dice = dice
        self.behind = behind
        self.eye = eye

    def next(self, state: Catapulte) -> tuple[int, Written] | None:
        flight, cup = state.flight, state.cup
        assert flight is not None
        if flight.gust is None:
            return None
        count = min(STEPS_A_MOVE, flight.steps - cup.steps)
        at = flight.began + (cup.steps + count) * STEP + LINE
        if cup.steps == 0:
            self.error = normal(self.dice, 0, self.eye)
        return at, Slide(cup.steps, self.slides(state, count))

    def slides(self, state: Catapulte, count: int) -> tuple[int, ...]:
        flight, x = state.flight, state.cup.x
        assert flight is not None
        assert flight.gust is not None
        slides: list[int] = []
        for step in range(state.cup.steps, state.cup.steps + count):
            aim = flight.spot
            if step >= gust_step(flight.arc) + self.behind:
                aim = landing(flight.spot, flight.gust)
            way = aim + self.error - x if step >= self.behind else 0
            slides.append(max(-CUP_SPEED, min(CUP_SPEED, way)))
            x += slides[-1]
        return tuple(slides)


class PlacingHand:
    """Judges by still pictures; the last one, with the gust, comes 400 ms before the landing."""

    def __init__(self, dice: Dice, eye: int = 110, mean: int = 450, deviation: int = 100) -> None:
        self.dice = dice
        self.eye = eye
        self.choosing = mean, deviation

    def next(self, state: Catapulte) -> tuple[int, Written] | None:
        flight = state.flight
        assert flight is not None
        if flight.gust is None or state.cup.place is not None:
            return None
        in_time = normal(self.dice, *self.choosing) <= 400
        aim = landing(flight.spot, flight.gust) if in_time else flight.spot
        seen = max(0, min(SPOTS, aim + normal(self.dice, 0, self.eye)))
        apart = SPOTS // (CUP_PLACES - 1)
        return flight.began + flight.steps * STEP + LINE, PlaceCup((seen + apart // 2) // apart)
