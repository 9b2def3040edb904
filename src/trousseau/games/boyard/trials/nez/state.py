# compiled: mypyc
"""The rules of nez à nez: meet the box gently, follow it while it slides over, take it.

Nothing is hidden: how the holder sways is drawn half a second at a time.
"""

from __future__ import annotations

from typing import Final

from trousseau.games.boyard.constants import (
    BEAT,
    IDLE_NUDGE,
    NAMING,
    NUDGE_AFTER,
    ROOM,
    STAGE_BEATS,
    STAGES,
    STEP,
    STEPS_A_MOVE,
)
from trousseau.games.boyard.trials.nez.shapes import (
    BoxFell,
    BoxSlidOver,
    BoxTaken,
    BoxTouched,
    FollowBox,
    HolderNamed,
    HolderVote,
    HolderVoted,
    MoveNose,
    NameHolder,
    NezSandOut,
    NezStage,
    NezView,
    Nudge,
    Reach,
)
from trousseau.games.boyard.trials.nez.squares import ALL_WAYS, InSquares
from trousseau.games.boyard.trials.nez.swaying import TOLD_AHEAD
from trousseau.games.boyard.trials.traces import earliest, latest, steps_by
from trousseau.games.boyard.trials.trial import NEVER, NOBODY
from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Event, Events, Illegal, Space
from trousseau.kernel.structs import Refusal, Written

NUDGES: Final[list[Written]] = [Nudge(way) for way in ALL_WAYS]
STAGE_NAMES: Final[tuple[NezStage, ...]] = ("meet", "follow", "take")


class Nez(InSquares):
    """The others name who holds the box; then the sand runs."""

    def has_still(self) -> bool:
        return True

    # The holder is named.

    def start(self, at: int, dice: Dice) -> Events:
        voters = self._voters()
        if not voters:
            return self._turn_the_sand(at, dice)
        self.move_on("naming", at, at + max([self.window(seat, NAMING) for seat in voters]))
        return ()

    def _voters(self) -> list[int]:
        """Opponents by their own hand who have not voted."""
        voted = [vote.seat for vote in self.votes]
        return [seat for seat in self.opponents() if not self.is_drawn(seat) and seat not in voted]

    def _vote(self, seat: int, holder: int, at: int, dice: Dice) -> Events:
        self.votes.append(HolderVote(seat, holder))
        told = Event(HolderVoted(seat, holder))
        return (told,) if self._voters() else (told, *self._turn_the_sand(at, dice))

    def _turn_the_sand(self, at: int, dice: Dice) -> Events:
        """Most votes; among equals who is nearest on the candidate's left."""
        named = [vote.holder for vote in self.votes]
        self.holder = max(self.opponents(), key=named.count)
        self.began = self.nudged = at
        self.move_on("nose", at, at + self.setting.sand)
        told = Event(HolderNamed(self.holder))
        candidate = self.setting.candidate
        if self.by[candidate] == "still":
            self.plays = "still"
            self.begin_in_squares(at)
            return (told,)
        self.plays = "table" if self.is_drawn(candidate) else "nose"
        return (told, *self.begin_to_sway(dice))

    # The sand runs.

    def secret_instant(self) -> int:
        """No secret here, but what happens before the sand is out."""
        if self.phase != "nose":
            return NEVER
        if self.plays == "still":
            return self.still_due()
        return self.began + (self.beats - TOLD_AHEAD + 1) * BEAT * STEP

    def elapsed(self, at: int, dice: Dice) -> Events:
        if self.phase == "naming":
            return self._turn_the_sand(at, dice)
        if self.phase == "settle":
            return self._without_the_trace(at)
        if at >= self.until:
            return self._run_out(at)
        if self.plays == "still":
            return self.still_elapsed(at, dice)
        told = self.sway_on(dice)
        if self.plays == "table":
            return (told, *self._draw_a_stage(at, dice))
        return (told, *self._nudge_by_lot(at, dice), *self._miss_a_second(at))

    def _nudge_by_lot(self, at: int, dice: Dice) -> Events:
        """For a holder who does not."""
        if at < self.nudged + IDLE_NUDGE:
            return ()
        return (self.nudge(dice.choice(ALL_WAYS), at),)

    def _miss_a_second(self, at: int) -> Events:
        noses = self.noses
        assert noses is not None
        if at < self.lapse():
            return ()
        return self.hands_off(min(STEPS_A_MOVE, self.steps() - noses.steps), at)

    def _draw_a_stage(self, at: int, dice: Dice) -> Events:
        """The table's hand is at each stage for a while, and brings it off or not."""
        stage = STAGE_NAMES.index(self.stage)
        self.stage_beats += 1
        if self.stage_beats < STAGE_BEATS[stage] or dice.below(3):
            return ()
        self.stage_beats = 0
        step = steps_by(self.began, at)
        if dice.below(100) >= STAGES[self.level(self.setting.candidate)][stage]:
            return (Event(BoxFell(step, "missed")), *self.decide(False, at))
        if self.stage == "take":
            return (Event(BoxTaken(step)), *self.decide(True, at))
        self.stage = STAGE_NAMES[stage + 1]
        return (Event(BoxTouched(step, True) if stage == 0 else BoxSlidOver(step)),)

    def _run_out(self, at: int) -> Events:
        """The last steps of a trace may still be on their way."""
        told = Event(NezSandOut())
        if self.noses is None or self._is_whole():
            return (told, *self.decide(False, at))
        self.move_on("settle", at, latest(self.began, self.steps(), self.delay()))
        return (told,)

    def _without_the_trace(self, at: int) -> Events:
        noses = self.noses
        assert noses is not None
        told = self.hands_off(self.steps() - noses.steps, at)
        return told if self.is_decided() else (*told, *self.decide(False, at))

    # Who may do what.

    def acting(self) -> tuple[int, ...]:
        if self.phase == "naming":
            return tuple(sorted(self._voters()))
        if self.plays == "table":
            return ()
        acting = [] if self._is_whole() else [self.setting.candidate]
        if self.phase == "nose" and self.plays == "nose" and not self.is_drawn(self.holder):
            acting.append(self.holder)
        return tuple(sorted(acting))

    def _is_whole(self) -> bool:
        """Whether the trace is: then the candidate has nothing left to do."""
        return self.noses is not None and self.noses.steps == self.steps()

    def acts(self, seat: int) -> list[Written] | Space[Written]:
        if self.phase == "naming":
            return [NameHolder(holder) for holder in self.opponents()]
        if seat != self.setting.candidate:
            return NUDGES.copy()
        return self.still_moves() if self.plays == "still" else ReachSpace(self)

    def why_not_reach(self, move: Written) -> str:
        """The code of the reason; empty for a trace that may be sent once it is ready."""
        noses = self.noses
        assert noses is not None
        if not isinstance(move, Reach):
            return "no_such_move"
        if move.step < noses.steps:
            return "steps_gone"
        end = move.step + len(move.points)
        if move.take is not None and not move.step <= move.take < end:
            return "take_elsewhere"
        if end > self.steps():
            return "steps_beyond"
        return "steps_ahead" if end > noses.steps + len(self.sway) else ""

    def ready(self, seat: int, move: Written) -> int:
        if isinstance(move, Reach):
            return earliest(self.began, move.step + len(move.points))
        if isinstance(move, Nudge):
            return self.nudged + NUDGE_AFTER
        return self.still_ready() if isinstance(move, MoveNose) else 0

    def act(self, seat: int, move: Written, at: int, dice: Dice) -> Events:
        code = self._why_not(seat, move)
        if code:
            raise Illegal(code)
        if at < self.ready(seat, move):
            raise Illegal("steps_ahead" if isinstance(move, Reach) else "too_soon")
        if isinstance(move, NameHolder):
            return self._vote(seat, move.holder, at, dice)
        if isinstance(move, Nudge):
            return (self.nudge(move.way, at),)
        if isinstance(move, Reach):
            return self._reach(move, at)
        if isinstance(move, MoveNose):
            return self.step_nose(move.way, at, dice)
        assert isinstance(move, FollowBox)
        return self.follow_box(move, at, dice)

    def _why_not(self, seat: int, move: Written) -> str:
        acts = self.acts(seat)
        if isinstance(acts, Space):
            return self.why_not_reach(move)
        return "" if move in acts else "no_such_move"

    def _reach(self, move: Reach, at: int) -> Events:
        told = self.reach(move, at)
        lost = self.phase == "settle" and self._is_whole()
        return (*told, *self.decide(False, at)) if lost else told

    # Who knows what: everybody everything.

    def view(self, seat: int | None) -> NezView:
        moves = [] if seat is None else self.moves(seat)
        return NezView(
            seat=seat,
            seats=self.setting.seats,
            waiting=self.waiting(),
            due=self.open_due(),
            result=self.result,
            moves=self.listed(seat),
            free=("reach",) if isinstance(moves, Space) else (),
            ready=self.instants(seat),
            chat=self.chat(seat),
            course=self.course(),
            votes=tuple(self.votes),
            holder=None if self.holder == NOBODY else self.holder,
            plays=self.plays,
            stage=self.stage,
            began=self.began,
            beats=self.beats,
            stage_beats=self.stage_beats,
            phases=tuple(self.phases),
            sway=tuple(self.sway),
            nudges=tuple(self.nudges),
            nudged=self.nudged,
            noses=self.noses,
            squares=self.squares,
        )

    def recall(self, view: NezView) -> None:
        super().recall(view)
        self.votes = list(view.votes)
        self.holder = NOBODY if view.holder is None else view.holder
        self.plays = view.plays
        self.stage = view.stage
        self.began = view.began
        self.beats = view.beats
        self.stage_beats = view.stage_beats
        self.phases = list(view.phases)
        self.sway = list(view.sway)
        self.nudges = list(view.nudges)
        self.nudged = view.nudged
        self.noses = view.noses
        self.squares = view.squares


class ReachSpace(Space[Written]):
    """Traces of the candidate's pointer: they can't be listed."""

    def __init__(self, trial: Nez) -> None:
        self.trial = trial

    def why_not(self, move: Written) -> Refusal | None:
        code = self.trial.why_not_reach(move)
        return Refusal(code) if code else None

    def sample(self, dice: Dice) -> Written:
        """A second of a hand that goes for the box, more or less, and may tap."""
        noses = self.trial.noses
        assert noses is not None
        left = self.trial.steps() - noses.steps
        count = min(STEPS_A_MOVE, left, len(self.trial.sway))
        x, y = [min(most, max(0, dice.below(2 * most) - most // 2)) for most in ROOM]
        take = noses.steps + dice.below(count) if dice.below(4) == 0 else None
        return Reach(noses.steps, ((x, y),) * count, take)
