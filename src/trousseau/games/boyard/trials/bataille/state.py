# compiled: mypyc
"""The rules of la bataille: both choose in secret, then show; equal figures are thrown again."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from trousseau.games.boyard.constants import (
    CHOOSE,
    CHOOSE_AGAIN,
    CLEAR_HABIT,
    COUNTING,
    FAVOURITE,
    GUARDIAN,
    HABIT_THROWS,
    SHOW,
)
from trousseau.games.boyard.trials.bataille.shapes import (
    BatailleView,
    SameFigures,
    Sealed,
    Show,
    Shown,
    Throw,
)
from trousseau.games.boyard.trials.series import Series
from trousseau.games.boyard.trials.shapes import Figure
from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Event, Events, Illegal
from trousseau.kernel.structs import Written

FIGURES: Final[tuple[Figure, ...]] = ("well", "leaf", "scissors")
SHOWS: Final[list[Written]] = [Show("well"), Show("leaf"), Show("scissors")]

UNSEEN: Final = -1


def beats(figure: Figure, other: Figure) -> bool:
    """The leaf covers the well, scissors cut the leaf and fall into the well."""
    return figure == winning_over(other)


class Bataille(Series[BatailleView]):
    """Hidden is what was chosen until both are in."""

    def __init__(self) -> None:
        super().__init__()
        self.throws: list[Throw] = []
        self.chosen: dict[int, int] = {}

    def duellists(self) -> tuple[int, ...]:
        """Those whose own hands are in this duel."""
        pair = [self.setting.candidate, self.opponent]
        return tuple(sorted([seat for seat in pair if not self.is_drawn(seat)]))

    def begin_duel(self, at: int, dice: Dice) -> Events:
        return self._choose(at, CHOOSE, dice)

    def _choose(self, at: int, time: int, dice: Dice) -> Events:
        self.chosen = {}
        hurry = max([self.window(seat, time) for seat in self.duellists()], default=COUNTING)
        self.move_on("choose", at, at + hurry)
        return ()

    def acting(self) -> tuple[int, ...]:
        if self.phase != "choose":
            return ()
        return tuple([seat for seat in self.duellists() if seat not in self.chosen])

    def acts(self, seat: int) -> list[Written]:
        return SHOWS.copy()

    def act(self, seat: int, move: Written, at: int, dice: Dice) -> Events:
        if not isinstance(move, Show):
            raise Illegal("no_such_move")
        self.chosen[seat] = FIGURES.index(move.figure)
        sealed = Event(Sealed(seat))
        return (sealed, *self._show(at, dice)) if not self.acting() else (sealed,)

    def elapsed(self, at: int, dice: Dice) -> Events:
        if self.phase == "choose":
            return self._show(at, dice)
        throw = self.throws[-1]
        ours, theirs = throw.candidate_figure, throw.opponent_figure
        if ours != theirs:
            return self.end_duel(beats(ours, theirs), at, dice)
        return (Event(SameFigures(self.opponent)), *self._choose(at, CHOOSE_AGAIN, dice))

    def _show(self, at: int, dice: Dice) -> Events:
        """Who has not chosen has a figure drawn."""
        candidate, opponent = self.setting.candidate, self.opponent
        ours = self._figure(candidate, opponent, dice)
        theirs = self._figure(opponent, candidate, dice)
        self.chosen = {}
        self.throws.append(Throw(opponent, ours, theirs))
        self._remember(candidate, ours)
        self._remember(opponent, theirs)
        self.move_on("show", at, at + SHOW)
        return (Event(Shown(opponent, ours, theirs)),)

    def _figure(self, seat: int, rival: int, dice: Dice) -> Figure:
        if seat in self.chosen:
            return FIGURES[self.chosen[seat]]
        return self._drawn(seat, rival, dice) if self.is_drawn(seat) else dice.choice(FIGURES)

    def _drawn(self, seat: int, rival: int, dice: Dice) -> Figure:
        """Easy hands have a favourite; better ones look for the rival's habits."""
        level = self.level(seat)
        if level == "easy":
            return FIGURES[seat % 3] if dice.below(100) < FAVOURITE else dice.choice(FIGURES)
        seen = () if rival == GUARDIAN else self.hands[rival].figures
        leans = dice.below(2) == 0 if level == "fair" else has_habit(seen)
        return winning_over(most_frequent(seen)) if seen and leans else dice.choice(FIGURES)

    def _remember(self, seat: int, figure: Figure) -> None:
        """All game long everybody may note what a seat shows."""
        if seat != GUARDIAN:
            hands = self.hands[seat]
            self.hands[seat] = replace(hands, figures=(*hands.figures, figure))

    def view(self, seat: int | None) -> BatailleView:
        own = UNSEEN if seat is None else self.chosen.get(seat, UNSEEN)
        return BatailleView(
            seat=seat,
            seats=self.setting.seats,
            waiting=self.waiting(),
            due=self.open_due(),
            result=self.result,
            moves=self.listed(seat),
            ready=self.instants(seat),
            chat=self.chat(seat),
            course=self.course(),
            tally=self.tally(),
            throws=tuple(self.throws),
            chosen=tuple(sorted(self.chosen)),
            own=None if own == UNSEEN else FIGURES[own],
        )

    def laid_open(self) -> BatailleView:
        seats = range(self.setting.seats)
        figures = [self.chosen.get(seat, UNSEEN) for seat in seats]
        sealed = tuple([None if figure == UNSEEN else FIGURES[figure] for figure in figures])
        return replace(self.view(None), sealed=sealed)

    def recall(self, view: BatailleView) -> None:
        super().recall(view)
        self.throws = list(view.throws)

    def guess(self, view: BatailleView, dice: Dice) -> None:
        """Whatever was sealed by somebody else may be any figure."""
        for seat in view.chosen:
            own = view.own if seat == view.seat else None
            self.chosen[seat] = dice.below(3) if own is None else FIGURES.index(own)


def most_frequent(figures: tuple[Figure, ...]) -> Figure:
    return max(FIGURES, key=figures.count)


def winning_over(figure: Figure) -> Figure:
    return FIGURES[(FIGURES.index(figure) + 1) % 3]


def has_habit(figures: tuple[Figure, ...]) -> bool:
    """Enough throws, and one figure far more often than by chance."""
    if len(figures) < HABIT_THROWS:
        return False
    return 100 * figures.count(most_frequent(figures)) >= CLEAR_HABIT * len(figures)
