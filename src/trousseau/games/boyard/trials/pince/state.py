# compiled: mypyc
"""The rules of la pince: close your fingers on the card when it drops, and not before."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from trousseau.games.boyard.constants import FALL, FINGERS_OPEN
from trousseau.games.boyard.trials.pince.shapes import (
    PinceView,
    Pinch,
    Pinched,
    Release,
    Released,
)
from trousseau.games.boyard.trials.signal_shapes import Outcome, Reaction
from trousseau.games.boyard.trials.windows import WindowSeries
from trousseau.kernel.structs import Fact, Written


class Pince(WindowSeries[PinceView]):
    """No feints here, and no second go: whoever closes on air has lost the duel."""

    settling: ClassVar[int] = FINGERS_OPEN
    windows: ClassVar[dict[int, int]] = FALL
    signal_move: ClassVar[Written] = Release()
    answer_kind: ClassVar[type[Reaction]] = Pinch

    def told_of_signal(self, drawn: bool) -> Fact:
        return Released(self.opponent, drawn)

    def told_of_outcome(self, outcome: Outcome) -> Fact:
        return Pinched(outcome.opponent, outcome.how, outcome.time, outcome.window)

    def view(self, seat: int | None) -> PinceView:
        return PinceView(
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
        )

    def laid_open(self) -> PinceView:
        return replace(self.view(None), table_act=self.table_act())
