# compiled: mypyc
"""Trials made of duels about a signal: in place, a wait that it ends, the answers, the figures."""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar

from trousseau.games.boyard.constants import (
    AFTER_DECOY,
    DECOY_GAP,
    FIGURES_SHOWN,
    SIGNAL_FROM,
    SIGNAL_SPAN,
    TABLE_SIGNALS,
)
from trousseau.games.boyard.trials.reaction import Claims, noted, possible_from
from trousseau.games.boyard.trials.series import Series
from trousseau.games.boyard.trials.shapes import RemarkablyEven
from trousseau.games.boyard.trials.signal_shapes import (
    Measured,
    OnGuard,
    Reaction,
    SignalDuel,
    SignalView,
    TableAct,
)
from trousseau.games.boyard.trials.trial import NEVER, NOBODY
from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Event, Events, Illegal, Space
from trousseau.kernel.structs import Fact, Written

NO_CLAIM: Final = -1
"""Somebody answered before any signal had been seen."""

GV = TypeVar("GV", bound=SignalView)


class SignalSeries(Series[GV], Generic[GV]):
    """Hidden is what the table does next for who gives the signal, and when.

    Those who give it by hand have some time; then the table does. Where the table gives it anyway,
    it may begin with a decoy.
    """

    settling: ClassVar[int]
    """How long everybody takes to be in place."""

    time_to_signal: ClassVar[int]
    signal_move: ClassVar[Written]
    decoy_move: ClassVar[Written | None] = None
    answer_kind: ClassVar[type[Reaction]]

    def __init__(self) -> None:
        super().__init__()
        self.own_hands: list[int] = []
        self.decoy = NEVER
        self.signal = NEVER
        self.next_at = NEVER
        self.next_is_decoy = False

    # What a trial says.

    def signaller(self) -> int:
        raise NotImplementedError

    def answerers(self) -> list[int]:
        """Who is to answer in this duel and has not."""
        raise NotImplementedError

    def told_of_decoy(self, drawn: bool) -> Fact:
        raise NotImplementedError

    def told_of_signal(self, drawn: bool) -> Fact:
        raise NotImplementedError

    def guarded(self, at: int, dice: Dice) -> Events:
        """What the table's own hands do as soon as the signal may come."""
        return ()

    def answered_nothing(self, seat: int, at: int, dice: Dice) -> Events:
        """Somebody has moved without having seen a signal."""
        raise NotImplementedError

    def answered(self, seat: int, claimed: int, at: int, dice: Dice) -> Events:
        raise NotImplementedError

    def signalled(self, at: int, dice: Dice) -> Events:
        """The signal has just been given."""
        raise NotImplementedError

    def unanswered(self, at: int, dice: Dice) -> Events:
        """No answer of this duel is waited for any longer."""
        raise NotImplementedError

    def figures_seen(self, at: int, dice: Dice) -> Events:
        """How it went has been on show for long enough."""
        raise NotImplementedError

    # The course of a duel.

    def begin_duel(self, at: int, dice: Dice) -> Events:
        self.take_places(at)
        return ()

    def take_places(self, at: int) -> None:
        self.decoy = NEVER
        self.signal = NEVER
        self.own_hands = []
        for seat in sorted([self.signaller(), *self.answerers()]):
            if not self.is_drawn(seat):
                self.own_hands.append(seat)
        self.move_on("place", at, at + self.settling)

    def elapsed(self, at: int, dice: Dice) -> Events:
        if self.phase == "place":
            return self._be_on_guard(at, dice)
        if self.phase == "wait":
            return self._decoy(at, dice, True) if self.next_is_decoy else self._signal(at, dice)
        return self.unanswered(at, dice) if self.phase == "answer" else self.figures_seen(at, dice)

    def _be_on_guard(self, at: int, dice: Dice) -> Events:
        self.move_on("wait", at, NEVER)
        self._plan(dice)
        return (Event(OnGuard(self.signaller())), *self.guarded(at, dice))

    def _plan(self, dice: Dice) -> None:
        """The table acts at an instant to come, each as likely, as far as anybody has seen."""
        first, instants = self._instants()
        passed = max(0, self.last + 1 - first)
        self.next_at = first + passed + dice.below(instants - passed)
        self.next_is_decoy = self._may_draw_decoy() and dice.below(2) == 0

    def _instants(self) -> tuple[int, int]:
        """The first at which the table may act next, and how many there are."""
        signaller = self.signaller()
        if signaller in self.own_hands:
            end = self.since + self.window(signaller, self.time_to_signal)
            first = end if self.decoy == NEVER else max(end, self.decoy + DECOY_GAP)
            return first, max(1, end + TABLE_SIGNALS - first)
        if self.decoy == NEVER:
            return self.since + SIGNAL_FROM, SIGNAL_SPAN
        return self.decoy + DECOY_GAP, AFTER_DECOY

    def _may_draw_decoy(self) -> bool:
        if self.decoy_move is None or self.decoy != NEVER:
            return False
        return self.signaller() not in self.own_hands

    def _decoy(self, at: int, dice: Dice, drawn: bool) -> Events:
        self.decoy = at
        self._plan(dice)
        return (Event(self.told_of_decoy(drawn)),)

    def _signal(self, at: int, dice: Dice, drawn: bool = True) -> Events:
        self.signal = at
        self.stop_waiting()
        return (Event(self.told_of_signal(drawn)), *self.signalled(at, dice))

    def stop_waiting(self) -> None:
        self.next_at = NEVER
        self.next_is_decoy = False

    def await_answers(self, at: int, time: int) -> None:
        self.move_on("answer", at, at + time)

    def show_figures(self, at: int) -> None:
        self.stop_waiting()
        self.move_on("figures", at, at + FIGURES_SHOWN)

    def secret_instant(self) -> int:
        return self.next_at

    def note(self, time: Measured) -> Events:
        """A claim that counted is remembered, and five alike are remarked on."""
        if time.claimed is None or time.false:
            return ()
        before = self.hands[time.seat]
        self.hands[time.seat] = after = noted(before, time.claimed)
        return (Event(RemarkablyEven(time.seat)),) if after.even and not before.even else ()

    # What hands may do.

    def acting(self) -> tuple[int, ...]:
        if self.phase == "wait":
            return tuple(self.own_hands)
        return tuple(self.to_answer()) if self.phase == "answer" else ()

    def to_answer(self) -> list[int]:
        """Those by hand of whom an answer may still come."""
        return [seat for seat in sorted(self.answerers()) if seat in self.own_hands]

    def acts(self, seat: int) -> list[Written] | Space[Written]:
        if self.phase == "wait" and seat == self.signaller():
            return self._signals()
        return [self.answer_kind()] if self.signal == NEVER else Claims(self.answer_kind)

    def _signals(self) -> list[Written]:
        if self.decoy_move is None or self.decoy != NEVER:
            return [self.signal_move]
        return [self.signal_move, self.decoy_move]

    def ready(self, seat: int, move: Written) -> int:
        if isinstance(move, Reaction):
            claimed = self.signal != NEVER and move.after is not None
            return possible_from(self.signal, move.after or 0) if claimed else 0
        if move == self.signal_move and self.decoy != NEVER:
            return self.decoy + DECOY_GAP
        return 0

    def act(self, seat: int, move: Written, at: int, dice: Dice) -> Events:
        if self.phase == "wait" and seat == self.signaller():
            return self._act_of_signaller(seat, move, at, dice)
        if not isinstance(move, Reaction) or not isinstance(move, self.answer_kind):
            raise Illegal("no_such_move")
        if move.after is None:
            return self.answered_nothing(seat, at, dice)
        if self.signal == NEVER:
            raise Illegal("nothing_to_claim")
        if at < self.ready(seat, move):
            raise Illegal("impossible_claim")
        return self.answered(seat, move.after, at, dice)

    def _act_of_signaller(self, seat: int, move: Written, at: int, dice: Dice) -> Events:
        if move == self.signal_move:
            if at < self.ready(seat, move):
                raise Illegal("too_soon_after_decoy")
            return self._signal(at, dice, False)
        if self.decoy_move is None or move != self.decoy_move:
            raise Illegal("no_such_move")
        if self.decoy != NEVER:
            raise Illegal("one_decoy_only")
        return self._decoy(at, dice, False)

    # Who knows what.

    def writable(self, seat: int | None) -> tuple[str, ...]:
        """For a view: the shape of what a seat may do that can't be listed."""
        free = seat is not None and isinstance(self.moves(seat), Space)
        return (str(self.answer_kind.__struct_config__.tag),) if free else ()

    def duel(self) -> SignalDuel:
        """For a view: what everybody sees of this duel."""
        return SignalDuel(
            own_hands=tuple(self.own_hands),
            signaller=None if self.opponent == NOBODY else self.signaller(),
            decoy=_shown(self.decoy),
            signal=_shown(self.signal),
        )

    def table_act(self) -> TableAct | None:
        """For the table laid open."""
        return None if self.next_at == NEVER else TableAct(self.next_at, self.next_is_decoy)

    def recall(self, view: GV) -> None:
        super().recall(view)
        self.own_hands = list(view.duel.own_hands)
        self.decoy = _instant(view.duel.decoy)
        self.signal = _instant(view.duel.signal)

    def guess(self, view: GV, dice: Dice) -> None:
        if self.phase == "wait":
            self._plan(dice)


def _instant(shown: int | None) -> int:
    """From a view."""
    return NEVER if shown is None else shown


def _shown(at: int) -> int | None:
    return None if at == NEVER else at
