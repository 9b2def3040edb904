# compiled: mypyc
"""The rules of la main chaude: pull your hands away before the slap lands, once."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from trousseau.games.boyard.constants import (
    DODGE,
    FLINCHES,
    HANDS_IN_PLACE,
    JUMPY,
    NEEDED_IN_CHAUDE,
)
from trousseau.games.boyard.trials.chaude.shapes import (
    ChaudeView,
    Feint,
    Feinted,
    Flinched,
    Pull,
    Pulled,
    Slap,
    Slapped,
)
from trousseau.games.boyard.trials.signal_shapes import Measured, Outcome, Reaction
from trousseau.games.boyard.trials.windows import WindowSeries
from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Event, Events
from trousseau.kernel.structs import Fact, Written


class Chaude(WindowSeries[ChaudeView]):
    """The opponent may feint once. To flinch is forgiven once in a duel."""

    settling: ClassVar[int] = HANDS_IN_PLACE
    windows: ClassVar[dict[int, int]] = DODGE
    signal_move: ClassVar[Written] = Slap()
    decoy_move: ClassVar[Written | None] = Feint()
    answer_kind: ClassVar[type[Reaction]] = Pull

    def __init__(self) -> None:
        super().__init__()
        self.flinches = 0

    def needed(self) -> int:
        return NEEDED_IN_CHAUDE[self.players()]

    def begin_duel(self, at: int, dice: Dice) -> Events:
        self.flinches = 0
        return super().begin_duel(at, dice)

    def told_of_decoy(self, drawn: bool) -> Fact:
        return Feinted(self.opponent, drawn)

    def told_of_signal(self, drawn: bool) -> Fact:
        return Slapped(self.opponent, drawn)

    def told_of_outcome(self, outcome: Outcome) -> Fact:
        return Pulled(outcome.opponent, outcome.how, outcome.time, outcome.window)

    def guarded(self, at: int, dice: Dice) -> Events:
        """The table's hands flinch as often as they may at once, or not at all."""
        candidate = self.setting.candidate
        if candidate in self.own_hands or dice.below(1000) >= JUMPY[self.level(candidate)]:
            return ()
        self.flinches = FLINCHES
        return self.settle("early", Measured(candidate, false=True, drawn=True), at)

    def moved_early(self, time: Measured, at: int) -> Events:
        self.flinches += 1
        if self.flinches < FLINCHES:
            return (Event(Flinched(time.seat)),)
        return self.settle("early", time, at)

    def view(self, seat: int | None) -> ChaudeView:
        return ChaudeView(
            seat=seat,
            seats=self.setting.seats,
            waiting=self.waiting(),
            due=self.open_due(),
            result=self.result,
            moves=self.listed(seat),
            free=self.writable(seat),
            ready=self.instants(seat),
            chat=self.chat(seat),
            course=self.course(),
            tally=self.tally(),
            duel=self.duel(),
            window=self.time_allowed(),
            outcomes=tuple(self.outcomes),
            flinches=self.flinches,
        )

    def laid_open(self) -> ChaudeView:
        return replace(self.view(None), table_act=self.table_act())

    def recall(self, view: ChaudeView) -> None:
        super().recall(view)
        self.flinches = view.flinches
