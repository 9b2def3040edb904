# compiled: mypyc
"""Two who face each other: their beams, the grimaces between them, and who laughs."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from trousseau.games.boyard.constants import (
    AGAIN_AND_AGAIN,
    LAUGHS,
    OPPONENT_LAUGHS,
    STEP,
    STILL_MISSES,
)
from trousseau.games.boyard.trials.barbichette.beam import (
    SWIFT_STEPS,
    beam_step,
    calm_zone,
    met_swiftly,
    shove,
    tremble,
)
from trousseau.games.boyard.trials.barbichette.shapes import (
    BarbichetteView,
    Calmed,
    Calming,
    Facing,
    Grimaced,
    GrimaceKind,
    GrimaceThrown,
    Laughed,
    Lean,
    Leaned,
    Plays,
    RemarkablyQuick,
    ToASide,
)
from trousseau.games.boyard.trials.delay import usual_delay
from trousseau.games.boyard.trials.traces import steps_by, surely_shown, too_late
from trousseau.games.boyard.trials.trial import NEVER, Trial
from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Event

KINDS: Final[tuple[GrimaceKind, ...]] = ("short", "long", "back")
ANSWERS: Final[tuple[Calming, ...]] = ("breathe", "look_away", "bite_lip")
TO_A_SIDE: Final[tuple[ToASide, ...]] = (-1, 1)
CANDIDATE: Final = 0
OPPONENT: Final = 1
BOTH: Final = (CANDIDATE, OPPONENT)
NO_SIDE: Final = -1


class FaceToFace(Trial[BarbichetteView]):
    """The candidate and an opponent are the two `sides` of a duel, in this order."""

    def __init__(self) -> None:
        super().__init__()
        self.turned = NEVER
        self.laughed = 0
        self.began = 0
        self.sides: list[Facing] = []
        self.grimaces: list[GrimaceThrown] = []

    def _facing(self, seat: int, at: int, dice: Dice) -> Facing:
        plays: Plays = "beam"
        if self.is_drawn(seat):
            plays = "table"
        elif self.by[seat] == "still":
            plays = "still"
        return Facing(seat, plays, noise=dice.below(256), threw=at)

    def _sand_out(self) -> int:
        return self.turned + self.setting.sand

    def _steps(self) -> int:
        """Of this duel, until the sand is out."""
        return (self._sand_out() - self.began) // STEP

    def _has_laughed(self) -> bool:
        return any(side.laughed is not None for side in self.sides)

    def _index(self, seat: int) -> int:
        """Which side a seat is; NO_SIDE if it is none."""
        if self.phase not in ("duel", "settle"):
            return NO_SIDE
        seats = [side.seat for side in self.sides]
        return seats.index(seat) if seat in seats else NO_SIDE

    def _delay(self, index: int) -> int:
        return usual_delay(self.hands[self.sides[index].seat])

    # Beams.

    def _lean(self, index: int, move: Lean, at: int) -> list[Event]:
        """Steps that are missing or came too late are hands off."""
        missing = move.step - self.sides[index].steps
        late = too_late(self.began, move.step, len(move.leans), at, self._delay(index))
        return self._play(index, [0] * (missing + late) + list(move.leans[late:]))

    def _play(self, index: int, leans: list[int]) -> list[Event]:
        side = self.sides[index]
        x, v = side.x, side.v
        laughed: int | None = None
        before, whole = self.began - self.turned, self.setting.sand // STEP
        for step in range(side.steps, side.steps + len(leans)):
            push = shove(self.grimaces, side.seat, step) + tremble(side.noise, step)
            x, v = beam_step(x, v, leans[step - side.steps], push)
            if abs(x) > self.window(side.seat, calm_zone(before // STEP + step, whole)):
                laughed = step + 1
                break
        steps = laughed or side.steps + len(leans)
        played = leans[: steps - side.steps]
        self.sides[index] = replace(side, x=x, v=v, steps=steps, laughed=laughed)
        told = [Event(Leaned(side.seat, side.steps, tuple(played)))]
        told += self._note(index, side.steps, played)
        if laughed is not None:
            told.append(Event(Laughed(side.seat, laughed)))
        return told

    def _note(self, index: int, first: int, leans: list[int]) -> list[Event]:
        """Whoever leans against one grimace after the other sooner than hands can."""
        side = self.sides[index]
        lately = [*side.lately, *leans]
        quick = side.quick
        told: list[Event] = []
        for grimace in self.grimaces:
            since = grimace.step - 1 - first + len(side.lately)
            known = side.steps > grimace.step + SWIFT_STEPS >= first
            if grimace.whom == side.seat and since >= 0 and known:
                quick = quick + 1 if met_swiftly(grimace, lately[since:]) else 0
        if quick >= AGAIN_AND_AGAIN:
            quick = 0
            told.append(Event(RemarkablyQuick(side.seat)))
        lately = lately[-SWIFT_STEPS - 1 :]
        self.sides[index] = replace(side, quick=quick, lately=tuple(lately))
        return told

    # Grimaces.

    def _throw(self, index: int, kind: GrimaceKind, at: int, dice: Dice) -> list[Event]:
        """The table says to which side it shoves, and what would calm it."""
        target = self.sides[1 - index]
        answer = dice.choice(ANSWERS)
        step = steps_by(self.began, at)
        if target.plays != "table":
            step = surely_shown(self.began, at, self._delay(1 - index))
        number, seat = len(self.grimaces), self.sides[index].seat
        still = target.plays == "still"
        side = dice.choice(TO_A_SIDE)
        grimace = GrimaceThrown(seat, target.seat, kind, side, step, at, answer, still)
        self.grimaces.append(grimace)
        self.sides[index] = replace(self.sides[index], threw=at)
        told = [Event(Grimaced(seat, target.seat, number, kind, side, step, answer))]
        laughs = LAUGHS if index == OPPONENT else OPPONENT_LAUGHS
        if target.plays == "table" and dice.below(1000) < laughs[self.level(target.seat)]:
            told += self._laugh(1 - index, at)
        return told

    def _laugh(self, index: int, at: int) -> list[Event]:
        """Somebody without a beam; by the clock."""
        step = steps_by(self.began, at)
        self.sides[index] = replace(self.sides[index], laughed=step)
        return [Event(Laughed(self.sides[index].seat, step))]

    def _answer(self, grimace: GrimaceThrown, well: bool, at: int) -> list[Event]:
        """A still grimace was answered, or its time is over; the third miss is a laugh."""
        number = self.grimaces.index(grimace)
        self.grimaces[number] = replace(grimace, open=False)
        index = self._index(grimace.whom)
        side = self.sides[index]
        misses = side.misses if well else side.misses + 1
        self.sides[index] = replace(side, misses=misses)
        told = [Event(Calmed(side.seat, number, well, misses))]
        return told if misses < STILL_MISSES else told + self._laugh(index, at)
