# compiled: mypyc
"""A candidate whose nose moves: the holder sways and nudges, and the trace is played again."""

from __future__ import annotations

from typing import Final

from trousseau.games.boyard.constants import (
    BEAT,
    NOSE_FROM,
    NUDGE,
    STEP,
    STEPS_A_MOVE,
    SWAY_STEPS,
    SWAY_WHIM,
    TWITCH,
)
from trousseau.games.boyard.trials.delay import usual_delay
from trousseau.games.boyard.trials.nez.noses import (
    BOUNCED,
    HIT,
    LOST,
    MOVING,
    NOTHING,
    SLID_OVER,
    TAKEN,
    TOUCHED,
    UNIT,
    nose_step,
    nudged,
    swaying,
)
from trousseau.games.boyard.trials.nez.shapes import (
    BoxFell,
    BoxSlidOver,
    BoxTaken,
    BoxTouched,
    FallWhy,
    HolderVote,
    NezPlays,
    NezStage,
    NezView,
    Noses,
    Nudged,
    NudgeOn,
    Point,
    Reach,
    Reached,
    Squares,
    Swayed,
    Way,
)
from trousseau.games.boyard.trials.traces import latest, surely_shown, too_late
from trousseau.games.boyard.trials.trial import NOBODY, Trial
from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Event, Events

WHOLE_TURN: Final = 65_536
NO_TAP: Final = -1
FALLS: Final[dict[int, FallWhy]] = {HIT: "hit", LOST: "lost", MOVING: "moving"}
TOLD_AHEAD: Final = 2
"""Beats of the sway that are known when the sand is turned."""


class Swaying(Trial[NezView]):
    """All fields of the trial, and what happens between two noses."""

    def __init__(self) -> None:
        super().__init__()
        self.votes: list[HolderVote] = []
        self.holder = NOBODY
        self.plays: NezPlays = "table"
        self.stage: NezStage = "meet"
        self.began = 0
        self.beats = 0
        self.stage_beats = 0
        self.phases: list[int] = []
        self.sway: list[Point] = []
        self.nudges: list[NudgeOn] = []
        self.nudged = 0
        self.noses: Noses | None = None
        self.squares: Squares | None = None

    def delay(self) -> int:
        """The candidate's usual one."""
        return usual_delay(self.hands[self.setting.candidate])

    def steps(self) -> int:
        """Of the whole sand."""
        return self.setting.sand // STEP

    # The holder.

    def begin_to_sway(self, dice: Dice) -> Events:
        self.phases = [dice.below(WHOLE_TURN) for _ in range(4)]
        if self.plays == "nose":
            self.noses = Noses(nose=NOSE_FROM, pointer=NOSE_FROM, box=swaying(self.phases))
        return tuple([self.sway_on(dice) for _ in range(TOLD_AHEAD)])

    def sway_on(self, dice: Dice) -> Event:
        """For another half second; how fast each wave goes on is the holder's whim."""
        slow, quick = SWAY_STEPS
        paces = [self._pace(pace, dice) for pace in (slow, quick, slow, quick)]
        boxes: list[Point] = []
        for _ in range(BEAT):
            self.phases = [
                (phase + pace) % WHOLE_TURN for phase, pace in zip(self.phases, paces, strict=True)
            ]
            boxes.append(swaying(self.phases))
        self.sway += boxes
        if self.noses is None:
            self.sway = self.sway[-TOLD_AHEAD * BEAT :]
        self.beats += 1
        return Event(Swayed((self.beats - 1) * BEAT, tuple(boxes)))

    def _pace(self, pace: int, dice: Dice) -> int:
        return pace * (100 - SWAY_WHIM + dice.below(2 * SWAY_WHIM + 1)) // 100

    def nudge(self, way: Way, at: int) -> Event:
        """It acts after a twitch of the nose, counted from when the candidate's page shows it."""
        self.nudged = at
        step = surely_shown(self.began, at, self.delay()) + TWITCH // STEP
        self.nudges.append(NudgeOn(way, step))
        return Event(Nudged(self.holder, way, step))

    # The candidate.

    def lapse(self) -> int:
        """Until when the next second of the trace is waited for."""
        assert self.noses is not None
        expected = min(self.noses.steps + STEPS_A_MOVE, self.steps())
        return latest(self.began, expected, self.delay())

    def reach(self, move: Reach, at: int) -> Events:
        """Where steps are missing or came too late, the hand stays where it was."""
        noses = self.noses
        assert noses is not None
        told = self.hands_off(move.step - noses.steps, at)
        late = too_late(self.began, move.step, len(move.points), at, self.delay())
        told = (*told, *self.hands_off(late, at))
        tap = NO_TAP if move.take is None else move.take
        return (*told, *self._follow_the_pointer(list(move.points[late:]), tap, at))

    def hands_off(self, steps: int, at: int) -> Events:
        noses = self.noses
        assert noses is not None
        x, y = noses.pointer
        return self._follow_the_pointer([(x // UNIT, y // UNIT)] * steps, NO_TAP, at)

    def _follow_the_pointer(self, points: list[Point], tap: int, at: int) -> Events:
        noses = self.noses
        assert noses is not None
        if not points or self.is_decided():
            return ()
        first = noses.steps
        reach = self.window(self.setting.candidate, 100)
        told: list[Event] = []
        path: list[Point] = []
        outcome = NOTHING
        for point in points:
            step = noses.steps
            box = nudged(self.sway[step - first], self.nudges, step)
            noses, outcome = nose_step(noses, point, box, step == tap, reach)
            path.append(noses.nose)
            told += self._tell(outcome, step)
            if outcome >= TAKEN:
                break
        self.noses = noses
        self.stage = noses.stage
        self.sway = self.sway[len(path) :]
        self.nudges = [one for one in self.nudges if one.step + len(NUDGE) > noses.steps]
        told.insert(0, Event(Reached(first, tuple(path))))
        return (*told, *(self.decide(outcome == TAKEN, at) if outcome >= TAKEN else ()))

    def is_decided(self) -> bool:
        """Or lost: what comes after that in a trace is nothing."""
        return not self.is_played()

    def _tell(self, outcome: int, step: int) -> list[Event]:
        if outcome == NOTHING:
            return []
        if outcome == TOUCHED or outcome == BOUNCED:
            return [Event(BoxTouched(step, outcome == TOUCHED))]
        if outcome == SLID_OVER:
            return [Event(BoxSlidOver(step))]
        return [Event(BoxTaken(step) if outcome == TAKEN else BoxFell(step, FALLS[outcome]))]
