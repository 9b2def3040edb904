# compiled: mypyc
"""The rules of la patte du tigre: at the call, be on the die before the other."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from trousseau.games.boyard.constants import (
    CALL,
    CLAIM_GRACE,
    DEAD_HEAT,
    DEADLINE_GRACE,
    GUARDIAN,
    LEAST_PLAYERS,
    ONCE_MORE,
    PAWS_DOWN,
    POUNCE,
    UNHURRIED,
)
from trousseau.games.boyard.trials.delay import usual_delay
from trousseau.games.boyard.trials.patte.shapes import (
    Call,
    Called,
    JumpedTheGun,
    OnceMore,
    PatteView,
    Paw,
    Pounce,
    Pounced,
    Race,
    Raced,
    Tease,
    Teased,
)
from trousseau.games.boyard.trials.reaction import judged, most_possible
from trousseau.games.boyard.trials.signal_shapes import Measured, Reaction
from trousseau.games.boyard.trials.signals import NO_CLAIM, SignalSeries
from trousseau.games.boyard.trials.trial import NEVER, NOBODY
from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Event, Events
from trousseau.kernel.structs import Fact, Written


class Patte(SignalSeries[PatteView]):
    """Somebody else calls. What is claimed is hidden until both claims are in."""

    settling: ClassVar[int] = PAWS_DOWN
    time_to_signal: ClassVar[int] = CALL
    signal_move: ClassVar[Written] = Call()
    decoy_move: ClassVar[Written | None] = Tease()
    answer_kind: ClassVar[type[Reaction]] = Pounce

    def __init__(self) -> None:
        super().__init__()
        self.races: list[Race] = []
        self.again = 0
        self.claims: dict[int, int] = {}
        self.arrived: dict[int, int] = {}

    def signaller(self) -> int:
        """The next opponent, who is not in this duel; where only two play, the table."""
        if self.setting.seats < LEAST_PLAYERS:
            return GUARDIAN
        opponents = self.opponents()
        return opponents[(opponents.index(self.opponent) + 1) % len(opponents)]

    def answerers(self) -> list[int]:
        pair = [self.setting.candidate, self.opponent]
        return [seat for seat in pair if seat not in self.claims]

    def told_of_decoy(self, drawn: bool) -> Fact:
        return Teased(self.signaller(), drawn)

    def told_of_signal(self, drawn: bool) -> Fact:
        return Called(self.signaller(), drawn)

    def begin_duel(self, at: int, dice: Dice) -> Events:
        self.again = 0
        return super().begin_duel(at, dice)

    def signalled(self, at: int, dice: Dice) -> Events:
        hands = self.to_answer()
        if not hands:
            return self._race(at, dice)
        time = max([self.window(seat, POUNCE) for seat in hands])
        self.await_answers(at, time + CLAIM_GRACE)
        return ()

    def answered(self, seat: int, claimed: int, at: int, dice: Dice) -> Events:
        self.claims[seat] = claimed
        self.arrived[seat] = at
        told = Event(Pounced(seat))
        return (told,) if self.to_answer() else (told, *self._race(at, dice))

    def answered_nothing(self, seat: int, at: int, dice: Dice) -> Events:
        """Too early; but the other may be too, only further away."""
        if self.signal != NEVER:
            return self.answered(seat, NO_CLAIM, at, dice)
        self.stop_waiting()
        self.claims[seat] = NO_CLAIM
        self.arrived[seat] = at
        told = Event(JumpedTheGun(seat))
        others = self.to_answer()
        if not others:
            return (told, *self._race(at, dice))
        self.await_answers(at, usual_delay(self.hands[others[0]]) + DEADLINE_GRACE)
        return (told,)

    def unanswered(self, at: int, dice: Dice) -> Events:
        return self._race(at, dice)

    def _race(self, at: int, dice: Dice) -> Events:
        """Both times are compared, each from its own screen."""
        candidate, opponent = self.setting.candidate, self.opponent
        ours, theirs = self._time(candidate, dice), self._time(opponent, dice)
        winner = self._winner(ours, theirs)
        if winner == NOBODY:
            self.again += 1
            winner = NOBODY if self.again <= ONCE_MORE else opponent
        race = Race(opponent, ours, theirs, None if winner == NOBODY else winner)
        self.races.append(race)
        self.claims = {}
        self.arrived = {}
        self.show_figures(at)
        told = Event(Raced(opponent, ours, theirs, race.winner))
        return (told, *self.note(ours), *self.note(theirs))

    def _time(self, seat: int, dice: Dice) -> Measured:
        """An opponent who lets the moment pass is drawn; a candidate has not moved."""
        claimed = self.claims.get(seat, NEVER)
        if seat in self.claims:
            if claimed == NO_CLAIM:
                return Measured(seat, false=True)
            return judged(self.hands[seat], seat, self.signal, claimed, self.arrived[seat])
        if self.signal == NEVER:
            return Measured(seat)
        if seat == self.setting.candidate and seat in self.own_hands:
            return Measured(seat)
        after = self.reaction(seat, dice)
        return Measured(seat, None if after == NEVER else after, drawn=True)

    def _winner(self, ours: Measured, theirs: Measured) -> int:
        if ours.false or theirs.false:
            if ours.false and theirs.false:
                return NOBODY
            return theirs.seat if ours.false else ours.seat
        our_time, their_time = self._on_the_die(ours), self._on_the_die(theirs)
        if abs(our_time - their_time) <= DEAD_HEAT:
            return NOBODY
        return ours.seat if our_time < their_time else theirs.seat

    def _on_the_die(self, time: Measured) -> int:
        """An unhurried paw has a shorter way; one that did not move in time gets there last."""
        after = time.after
        if after is None or after > self.window(time.seat, POUNCE):
            return POUNCE + CLAIM_GRACE
        unhurried = time.seat in self.setting.unhurried
        return after * UNHURRIED[1] // UNHURRIED[0] if unhurried else after

    def figures_seen(self, at: int, dice: Dice) -> Events:
        winner = self.races[-1].winner
        if winner is not None:
            return self.end_duel(winner == self.setting.candidate, at, dice)
        self.take_places(at)
        return (Event(OnceMore(self.opponent)),)

    def view(self, seat: int | None) -> PatteView:
        own = NO_CLAIM if seat is None else self.claims.get(seat, NO_CLAIM)
        return PatteView(
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
            races=tuple(self.races),
            again=self.again,
            paws=tuple([Paw(who, self.arrived[who]) for who in sorted(self.arrived)]),
            own=None if own == NO_CLAIM else own,
        )

    def laid_open(self) -> PatteView:
        claims = [self.claims[seat] for seat in sorted(self.claims)]
        shown = tuple([None if claim == NO_CLAIM else claim for claim in claims])
        return replace(self.view(None), table_act=self.table_act(), claims=shown)

    def recall(self, view: PatteView) -> None:
        super().recall(view)
        self.races = list(view.races)
        self.again = view.again
        self.arrived = {paw.seat: paw.at for paw in view.paws}

    def guess(self, view: PatteView, dice: Dice) -> None:
        """What somebody else has claimed may be anything that could arrive then."""
        super().guess(view, dice)
        for paw in view.paws:
            if self.signal == NEVER:
                self.claims[paw.seat] = NO_CLAIM
            elif paw.seat == view.seat:
                self.claims[paw.seat] = NO_CLAIM if view.own is None else view.own
            else:
                possible = most_possible(self.signal, paw.at) + 1
                self.claims[paw.seat] = dice.below(possible + 1) - 1
