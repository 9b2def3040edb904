# compiled: mypyc
"""The rules of à qui est-ce ?: the others draw the same thing, the candidate says who drew which.

What there is to go on is the mark that everybody drew before the game.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from msgspec.structs import replace

from trousseau.games.boyard.constants import (
    MATCH,
    MATCH_DRAWN,
    NEEDED,
    RECOGNISES,
    SKETCH,
    SKETCH_DRAWN,
    Level,
)
from trousseau.games.boyard.drawing import Stroke, why_not
from trousseau.games.boyard.trials.qui.handwriting import draw
from trousseau.games.boyard.trials.qui.shapes import (
    ConfirmNames,
    DrawersTold,
    HandIn,
    NamePlaced,
    PlaceName,
    QuiView,
    SealedSheet,
    SheetHandedIn,
    SheetsShown,
    Subject,
    SubjectGiven,
)
from trousseau.games.boyard.trials.qui.subjects import subjects
from trousseau.games.boyard.trials.trial import NOBODY, NONE_YET, Trial
from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Event, Events, Illegal, Space
from trousseau.kernel.structs import Refusal, Written

CONFIRM: Final = ConfirmNames()
SUBJECTS: Final[tuple[Subject, ...]] = subjects()
TENTHS: Final = 10


class Qui(Trial[QuiView]):
    """Hidden are the sheets while they are drawn, and then who drew which."""

    def __init__(self) -> None:
        super().__init__()
        self.subject = NONE_YET
        self.sealed: dict[int, tuple[Stroke, ...]] = {}
        self.handed_in: list[int] = []
        self.sheets: list[tuple[Stroke, ...]] = []
        self.drew: list[int] = []
        self.names: list[int] = []

    def needed(self) -> int:
        return NEEDED[self.players()]

    # The others draw.

    def start(self, at: int, dice: Dice) -> Events:
        self.subject = dice.below(len(SUBJECTS))
        windows = [self.window(seat, SKETCH) for seat in self._artists()]
        self.move_on("sketch", at, at + max(windows, default=SKETCH_DRAWN))
        return (Event(SubjectGiven(SUBJECTS[self.subject])),)

    def _artists(self) -> list[int]:
        """Opponents who draw by their own hand."""
        return [seat for seat in self.opponents() if not self.is_drawn(seat)]

    def acting(self) -> tuple[int, ...]:
        if self.phase == "sketch":
            late = [seat for seat in self._artists() if seat not in self.handed_in]
            return tuple(sorted(late))
        candidate = self.setting.candidate
        return () if self.is_drawn(candidate) else (candidate,)

    def acts(self, seat: int) -> list[Written] | Space[Written]:
        return Sketching() if self.phase == "sketch" else self._arrangements()

    def act(self, seat: int, move: Written, at: int, dice: Dice) -> Events:
        if self.phase == "sketch":
            return self._hand_in(seat, move, at, dice)
        if isinstance(move, ConfirmNames):
            return self._judge(at, dice)
        if not isinstance(move, PlaceName):
            raise Illegal("no_such_move")
        return self._place(move.sheet, move.seat)

    def _hand_in(self, seat: int, move: Written, at: int, dice: Dice) -> Events:
        reason = why_not_handed_in(move)
        if reason:
            raise Illegal(reason)
        assert isinstance(move, HandIn)
        self.sealed[seat] = move.drawing
        self.handed_in.append(seat)
        told = Event(SheetHandedIn(seat))
        return (told,) if self.acting() else (told, *self._show(at, dice))

    def _show(self, at: int, dice: Dice) -> Events:
        """Sheets are numbered by lot; who has handed in nothing has one in the table's hand."""
        subject = SUBJECTS[self.subject].id
        self.drew = self.opponents()
        dice.shuffle(self.drew)
        for seat in self.drew:
            own = self.sealed.get(seat)
            self.sheets.append(draw(subject, seat, dice) if own is None else own)
        self.sealed = {}
        self.names = [NOBODY] * len(self.drew)
        candidate = self.setting.candidate
        time = MATCH_DRAWN if self.is_drawn(candidate) else self.window(candidate, MATCH)
        self.move_on("match", at, at + time)
        return (Event(SheetsShown(tuple(self.sheets))),)

    # The candidate puts names under sheets.

    def _arrangements(self) -> list[Written]:
        names: list[Written] = [
            PlaceName(sheet, seat)
            for sheet, name in enumerate(self.names)
            for seat in self.opponents()
            if seat != name
        ]
        return [*names, CONFIRM]

    def _place(self, sheet: int, seat: int) -> Events:
        """Each name stands under one sheet at most."""
        if sheet >= len(self.sheets):
            raise Illegal("no_such_sheet")
        if seat not in self.opponents():
            raise Illegal("no_such_drawer")
        before = self.names[sheet]
        if before == seat:
            raise Illegal("name_there_already")
        if seat in self.names:
            self.names[self.names.index(seat)] = before
        self.names[sheet] = seat
        return (Event(NamePlaced(sheet, seat, self._names_put())),)

    def elapsed(self, at: int, dice: Dice) -> Events:
        return self._show(at, dice) if self.phase == "sketch" else self._judge(at, dice)

    def _judge(self, at: int, dice: Dice) -> Events:
        candidate = self.setting.candidate
        if self.is_drawn(candidate):
            self.names = recognised(self.drew, self.level(candidate), dice)
        else:
            self._put_the_rest(dice)
        right = right_pairs(self.names, self.drew)
        told = DrawersTold(tuple(self.names), tuple(self.drew), right, self.needed())
        return (Event(told), *self.decide(right >= self.needed(), at))

    def _put_the_rest(self, dice: Dice) -> None:
        left = [seat for seat in self.opponents() if seat not in self.names]
        dice.shuffle(left)
        self.names = [left.pop() if name == NOBODY else name for name in self.names]

    # Who knows what.

    def _names_put(self) -> tuple[int | None, ...]:
        return tuple([None if name == NOBODY else name for name in self.names])

    def _own_sheet(self, seat: int | None) -> int | None:
        """Everybody knows their own hand again."""
        if seat is None or seat not in self.handed_in or not self.drew:
            return None
        return self.drew.index(seat)

    def view(self, seat: int | None) -> QuiView:
        sketching = seat is not None and self.phase == "sketch" and seat in self.acting()
        return QuiView(
            seat=seat,
            seats=self.setting.seats,
            waiting=self.waiting(),
            due=self.open_due(),
            result=self.result,
            moves=self.listed(seat),
            free=("hand_in",) if sketching else (),
            ready=self.instants(seat),
            chat=self.chat(seat),
            course=self.course(),
            subject=None if self.subject == NONE_YET else SUBJECTS[self.subject],
            opponents=tuple(self.opponents()),
            needed=self.needed(),
            handed_in=tuple(self.handed_in),
            own=None if seat is None else self.sealed.get(seat),
            sheets=tuple(self.sheets),
            own_sheet=self._own_sheet(seat),
            names=self._names_put(),
            drew=None if self.won == NONE_YET else tuple(self.drew),
        )

    def laid_open(self) -> QuiView:
        sealed = [SealedSheet(seat, self.sealed[seat]) for seat in sorted(self.sealed)]
        drew = tuple(self.drew) if self.drew else None
        return replace(self.view(None), drew=drew, sealed=tuple(sealed))

    def recall(self, view: QuiView) -> None:
        super().recall(view)
        self.subject = NONE_YET if view.subject is None else SUBJECTS.index(view.subject)
        self.handed_in = list(view.handed_in)
        self.sheets = list(view.sheets)
        self.names = [NOBODY if name is None else name for name in view.names]
        self.drew = [] if view.drew is None else list(view.drew)

    def guess(self, view: QuiView, dice: Dice) -> None:
        """What others have drawn may look like anything; any sheet may be anybody's."""
        if self.phase == "sketch":
            for seat in self.handed_in:
                own = view.own if seat == view.seat else None
                drawn = draw(SUBJECTS[self.subject].id, seat, dice)
                self.sealed[seat] = drawn if own is None else own
        if self.phase == "match":
            self._guess_drawers(view.own_sheet, view.seat, dice)

    def _guess_drawers(self, own_sheet: int | None, viewer: int | None, dice: Dice) -> None:
        self.drew = self.opponents()
        if own_sheet is None or viewer is None:
            dice.shuffle(self.drew)
            return
        self.drew.remove(viewer)
        dice.shuffle(self.drew)
        self.drew.insert(own_sheet, viewer)


def why_not_handed_in(move: Written) -> str:
    """The code of what is wrong with a sheet; empty for a good one."""
    if not isinstance(move, HandIn):
        return "no_such_move"
    return why_not(move.drawing) if move.drawing else "empty_sheet"


class Sketching(Space[Written]):
    """Whatever can be drawn."""

    def why_not(self, move: Written) -> Refusal | None:
        code = why_not_handed_in(move)
        return Refusal(code) if code else None

    def sample(self, dice: Dice) -> Written:
        subject = SUBJECTS[dice.below(len(SUBJECTS))].id
        return HandIn(draw(subject, dice.below(6), dice))


def right_pairs(names: list[int], drew: list[int]) -> int:
    return sum([name == seat for name, seat in zip(names, drew, strict=True)])


def recognised(drew: list[int], level: Level, dice: Dice) -> list[int]:
    """How the table puts names: the more of them are right, the likelier."""
    ways = [list(names) for names in permutations(drew)]
    weights = [_weight(right_pairs(names, drew), len(drew), level) for names in ways]
    throw = dice.below(sum(weights))
    for names, weight in zip(ways, weights, strict=True):
        throw -= weight
        if throw < 0:
            return names
    raise AssertionError("weights add up")


def _weight(right: int, sheets: int, level: Level) -> int:
    """In whole numbers: tenths to the power of the sheets."""
    weight = 1
    for sheet in range(sheets):
        weight *= RECOGNISES[level] if sheet < right else TENTHS
    return weight
