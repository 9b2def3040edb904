# compiled: mypyc
"""The rules of la barbichette: two face each other, and whose marker leaves the calm zone laughs.

Nothing is hidden: what the table does for a side it draws when it happens.
"""

from __future__ import annotations

from msgspec.structs import replace

from trousseau.games.boyard.constants import (
    CHANGE_PLACES,
    DEADLINE_GRACE,
    GRIMACE_AFTER,
    IDLE_GRIMACE,
    STEP,
    STEPS_A_MOVE,
    STILL_ANSWER,
)
from trousseau.games.boyard.trials.barbichette.shapes import (
    BarbichetteView,
    Calm,
    CameForward,
    Facing,
    Grimace,
    GrimaceThrown,
    HandWentIdle,
    Lean,
    SandIsOut,
)
from trousseau.games.boyard.trials.barbichette.sides import (
    ANSWERS,
    BOTH,
    CANDIDATE,
    KINDS,
    NO_SIDE,
    OPPONENT,
    FaceToFace,
)
from trousseau.games.boyard.trials.delay import usual_delay
from trousseau.games.boyard.trials.traces import (
    earliest,
    latest,
)
from trousseau.games.boyard.trials.trial import NEVER
from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Event, Events, Illegal, Space
from trousseau.kernel.structs import Refusal, Written


class Barbichette(FaceToFace):
    """One opponent after the other comes forward, until the sand is out."""

    def has_still(self) -> bool:
        return True

    # The course: duel, settle if traces are on their way when the sand is out, change places.

    def start(self, at: int, dice: Dice) -> Events:
        self.turned = at
        return self._come_forward(at, dice)

    def _come_forward(self, at: int, dice: Dice) -> Events:
        opponent = self.opponents()[self.laughed]
        candidate = self._facing(self.setting.candidate, at, dice)
        if self.sides:
            before = self.sides[CANDIDATE]
            candidate = replace(candidate, misses=before.misses, quick=before.quick)
        self.began = at
        self.sides = [candidate, self._facing(opponent, at, dice)]
        self.grimaces = []
        self.move_on("duel", at, self._sand_out())
        return (Event(CameForward(opponent)),)

    def elapsed(self, at: int, dice: Dice) -> Events:
        if self.phase == "duel":
            return self._in_the_duel(at, dice)
        if self.phase == "settle":
            return (*self._without_traces(), *self._judge(at))
        return self.decide(True, at) if at >= self._sand_out() else self._come_forward(at, dice)

    def secret_instant(self) -> int:
        """No secret here, but what happens in a duel before the sand is out."""
        if self.phase != "duel":
            return NEVER
        instants = [self._lapse(index) for index in BOTH]
        if not self._has_laughed():
            instants += [self._next_grimace(index) for index in BOTH]
            instants += [self._too_late_to_calm(grimace) for grimace in self._unanswered()]
        return min([instant for instant in instants if instant != NEVER], default=NEVER)

    def _in_the_duel(self, at: int, dice: Dice) -> Events:
        if at >= self._sand_out():
            return self._run_out(at)
        told: list[Event] = []
        for index in BOTH:
            if self._has_come(self._lapse(index), at):
                told += self._miss_a_second(index)
        for grimace in self._unanswered():
            if self._too_late_to_calm(grimace) <= at:
                told += self._answer(grimace, False, at)
        for index in BOTH:
            if not self._has_laughed() and self._has_come(self._next_grimace(index), at):
                told += self._throw(index, dice.choice(KINDS), at, dice)
        return (*told, *self._judge(at))

    def _has_come(self, instant: int, at: int) -> bool:
        return instant != NEVER and instant <= at

    def _run_out(self, at: int) -> Events:
        """The last steps of a trace may still be on their way."""
        told = Event(SandIsOut())
        last = [latest(self.began, self._steps(), self._delay(index)) for index in self._leaning()]
        self.move_on("settle", at, max(last, default=at))
        return (told, *self._judge(at))

    def _without_traces(self) -> list[Event]:
        """Nothing more is waited for."""
        told: list[Event] = []
        for index in self._leaning():
            if index == CANDIDATE:
                told += self._play(index, [0] * (self._steps() - self.sides[index].steps))
            else:
                told += self._go_idle(index)
        return told

    def _judge(self, at: int) -> Events:
        """Whose marker left first, in steps since their start; at the same step, the candidate's.

        Nothing is clear before the other's trace has come as far.
        """
        candidate, opponent = self.sides
        ours, theirs = candidate.laughed, opponent.laughed
        if theirs is not None and (ours is None or theirs < ours):
            return self._next_one(at) if self._seen(candidate) >= theirs else ()
        if ours is not None:
            clear = theirs is not None or self._seen(opponent) >= ours
            return self.decide(False, at) if clear else ()
        survived = self.phase == "settle" and self._seen(candidate) == self._steps()
        return self.decide(True, at) if survived else ()

    def _seen(self, side: Facing) -> int:
        """How far it is known what a side did; of who has no beam always all."""
        return side.steps if side.plays == "beam" else self._steps()

    def _next_one(self, at: int) -> Events:
        """The opponent has laughed."""
        self.laughed += 1
        if self.laughed == len(self.opponents()) or at >= self._sand_out():
            return self.decide(True, at)
        self.move_on("change", at, min(at + CHANGE_PLACES, self._sand_out()))
        return ()

    # Who may do what.

    def _leaning(self) -> list[int]:
        """Whose traces are not yet whole."""
        return [index for index in BOTH if self._may_lean(index)]

    def _may_lean(self, index: int) -> bool:
        side = self.sides[index]
        return side.plays == "beam" and side.laughed is None and side.steps < self._steps()

    def _may_grimace(self, index: int) -> bool:
        by_hand = self.sides[index].plays != "table"
        return self.phase == "duel" and by_hand and not self._has_laughed()

    def _unanswered(self) -> list[GrimaceThrown]:
        """Still grimaces that may be calmed, oldest first."""
        if self.phase != "duel" or self._has_laughed():
            return []
        return [grimace for grimace in self.grimaces if grimace.open]

    def shapes_of(self, seat: int | None) -> tuple[str, ...]:
        """The tags of what a seat may do."""
        index = NO_SIDE if seat is None else self._index(seat)
        if index == NO_SIDE:
            return ()
        calm = [grimace for grimace in self._unanswered() if grimace.whom == seat]
        may = {
            "calm": bool(calm),
            "grimace": self._may_grimace(index),
            "lean": self._may_lean(index),
        }
        return tuple([tag for tag in may if may[tag]])

    def acting(self) -> tuple[int, ...]:
        return tuple([seat for seat in range(self.setting.seats) if self.shapes_of(seat)])

    def acts(self, seat: int) -> Space[Written]:
        return BarbichetteSpace(self, seat)

    def why_not(self, seat: int, move: Written) -> str:
        """The code of the reason; empty for a move that may be made once it is ready."""
        shapes = self.shapes_of(seat)
        if isinstance(move, Lean):
            if "lean" not in shapes:
                return "no_beam"
            return self._why_not_lean(self.sides[self._index(seat)], move)
        if isinstance(move, Grimace):
            return "" if "grimace" in shapes else "no_grimace_now"
        if isinstance(move, Calm):
            return "" if self._asked(seat, move.grimace) else "no_such_grimace"
        return "no_such_move"

    def _why_not_lean(self, side: Facing, move: Lean) -> str:
        if move.step < side.steps:
            return "steps_gone"
        return "steps_beyond" if move.step + len(move.leans) > self._steps() else ""

    def _asked(self, seat: int, number: int) -> bool:
        if number >= len(self.grimaces):
            return False
        grimace = self.grimaces[number]
        return grimace in self._unanswered() and grimace.whom == seat

    def ready(self, seat: int, move: Written) -> int:
        if isinstance(move, Lean):
            return earliest(self.began, move.step + len(move.leans))
        if isinstance(move, Grimace):
            return self.sides[self._index(seat)].threw + GRIMACE_AFTER
        return 0

    def act(self, seat: int, move: Written, at: int, dice: Dice) -> Events:
        code = self.why_not(seat, move)
        if code:
            raise Illegal(code)
        if at < self.ready(seat, move):
            raise Illegal("grimace_too_soon" if isinstance(move, Grimace) else "steps_ahead")
        index = self._index(seat)
        if isinstance(move, Lean):
            told = self._lean(index, move, at)
        elif isinstance(move, Grimace):
            told = self._throw(index, move.kind, at, dice)
        else:
            assert isinstance(move, Calm)
            grimace = self.grimaces[move.grimace]
            told = self._answer(grimace, move.answer == grimace.answer, at)
        return (*told, *self._judge(at))

    # Beams.

    def _lapse(self, index: int) -> int:
        """Until when the next second of a trace is waited for."""
        if not self._may_lean(index):
            return NEVER
        expected = min(self.sides[index].steps + STEPS_A_MOVE, self._steps())
        return latest(self.began, expected, self._delay(index))

    def _miss_a_second(self, index: int) -> list[Event]:
        """A candidate's hands are off; an opponent is played by the table from here on."""
        if index == OPPONENT:
            return self._go_idle(index)
        left = self._steps() - self.sides[index].steps
        return self._play(index, [0] * min(STEPS_A_MOVE, left))

    def _go_idle(self, index: int) -> list[Event]:
        self.sides[index] = replace(self.sides[index], plays="table")
        return [Event(HandWentIdle(self.sides[index].seat))]

    # Grimaces.

    def _next_grimace(self, index: int) -> int:
        """When the table throws for a side: for its own, and for an opponent who throws none."""
        side = self.sides[index]
        if side.plays == "table":
            return side.threw + GRIMACE_AFTER
        return side.threw + IDLE_GRIMACE if index == OPPONENT else NEVER

    def _too_late_to_calm(self, grimace: GrimaceThrown) -> int:
        delay = usual_delay(self.hands[grimace.whom])
        return grimace.at + self.window(grimace.whom, STILL_ANSWER) + delay + DEADLINE_GRACE

    # Who knows what: everybody everything.

    def view(self, seat: int | None) -> BarbichetteView:
        return BarbichetteView(
            seat=seat,
            seats=self.setting.seats,
            waiting=self.waiting(),
            due=self.open_due(),
            result=self.result,
            moves=self.listed(seat),
            free=self.shapes_of(seat),
            ready=self.instants(seat),
            chat=self.chat(seat),
            course=self.course(),
            turned=None if self.turned == NEVER else self.turned,
            laughed=self.laughed,
            began=self.began,
            sides=tuple(self.sides),
            grimaces=tuple(self.grimaces),
        )

    def recall(self, view: BarbichetteView) -> None:
        super().recall(view)
        self.turned = NEVER if view.turned is None else view.turned
        self.laughed = view.laughed
        self.began = view.began
        self.sides = list(view.sides)
        self.grimaces = list(view.grimaces)


class BarbichetteSpace(Space[Written]):
    """What one of the two may do: traces can't be listed."""

    def __init__(self, trial: Barbichette, seat: int) -> None:
        self.trial = trial
        self.seat = seat

    def why_not(self, move: Written) -> Refusal | None:
        code = self.trial.why_not(self.seat, move)
        return Refusal(code) if code else None

    def sample(self, dice: Dice) -> Written:
        """A second of a hand that leans at random, or now and then something else."""
        return sample(self.trial, self.seat, dice)


def sample(trial: Barbichette, seat: int, dice: Dice) -> Written:
    shapes = trial.shapes_of(seat)
    if "lean" in shapes and (len(shapes) == 1 or dice.below(8)):
        side = next(side for side in trial.sides if side.seat == seat)
        left = (trial.turned + trial.setting.sand - trial.began) // STEP - side.steps
        count = min(STEPS_A_MOVE, left)
        return Lean(side.steps, tuple([dice.below(3) - 1 for _ in range(count)]))
    if "calm" in shapes and dice.below(8):
        open_ones = [n for n, one in enumerate(trial.grimaces) if one.open and one.whom == seat]
        return Calm(open_ones[0], dice.choice(ANSWERS))
    return Grimace(dice.choice(KINDS))
