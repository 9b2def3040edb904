# compiled: mypyc
"""The rules of l'anomalie: look well, the curtain falls, one thing is changed; find it.

While the curtain is down the candidate sees nothing happen, in views and in what is told.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from trousseau.games.boyard.constants import (
    CHANGE,
    CHANGE_DRAWN,
    COLOURS,
    DEADLINE_GRACE,
    FINDS,
    FIRST_POINTING,
    LOOK_DRAWN,
    NEXT_POINTING,
    POINTINGS,
    SCENES,
    THINGS_WORN,
    USUAL_SAND,
)
from trousseau.games.boyard.trials.anomalie.shapes import (
    Alteration,
    AnomalieView,
    AnomalyTold,
    Avatar,
    AvatarsShown,
    ChangeThing,
    CurtainFell,
    CurtainRose,
    CurtainRustled,
    PointAt,
    PointedAt,
    ProposalSealed,
    SealedProposal,
    SeenEnough,
    SwapThings,
)
from trousseau.games.boyard.trials.anomalie.wardrobe import (
    LOOKS,
    Proposal,
    all_things,
    alterations,
    another,
    changed,
    dressed,
    look,
    named,
    proposed,
    seen_again,
    swaps,
    why_not,
)
from trousseau.games.boyard.trials.delay import usual_delay
from trousseau.games.boyard.trials.shapes import Course
from trousseau.games.boyard.trials.trial import NEVER, NONE_YET, Trial
from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Event, Events, Illegal, Space
from trousseau.kernel.structs import Refusal, Written

SEEN: Final = SeenEnough()
SWAPPED: Final = 4
"""Players at random propose a swap once in so many times, where there is one."""


class Anomalie(Trial[AnomalieView]):
    """Hidden are proposals, and what was changed."""

    def __init__(self) -> None:
        super().__init__()
        self.sand_out = NEVER
        self.scene = NONE_YET
        self.avatars: list[Avatar] = []
        self.proposals: dict[int, Proposal] = {}
        self.alterations: list[Alteration] = []
        self.pointed: list[int] = []

    # The candidate looks.

    def start(self, at: int, dice: Dice) -> Events:
        self.avatars = named(self._dressed(dice), 0, dice)
        self.scene = dice.below(SCENES)
        self._turn_sand(at)
        drawn = self.is_drawn(self.setting.candidate)
        self.move_on("look", at, min(self.sand_out, at + LOOK_DRAWN) if drawn else self.sand_out)
        return (Event(AvatarsShown(tuple(self.avatars), self.scene)),)

    def _dressed(self, dice: Dice) -> list[Avatar]:
        return dressed(self.opponents(), THINGS_WORN[self.players()], dice)

    def _turn_sand(self, at: int) -> None:
        self.sand_out = at + self.window(self.setting.candidate, self.setting.sand)

    def acting(self) -> tuple[int, ...]:
        if self.phase == "change":
            return tuple([seat for seat in self._wardrobers() if seat not in self.proposals])
        candidate = self.setting.candidate
        return () if self.is_drawn(candidate) else (candidate,)

    def _wardrobers(self) -> list[int]:
        """Opponents who propose by their own hand."""
        return sorted([seat for seat in self.opponents() if not self.is_drawn(seat)])

    def acts(self, seat: int) -> list[Written] | Space[Written]:
        if self.phase == "look":
            return [SEEN]
        return Proposing(self.avatars) if self.phase == "change" else self._pointings()

    def act(self, seat: int, move: Written, at: int, dice: Dice) -> Events:
        if self.phase == "look":
            if not isinstance(move, SeenEnough):
                raise Illegal("no_such_move")
            return self._draw_curtain(at)
        if self.phase == "change":
            return self._seal(seat, move, at, dice)
        if move not in self._pointings():
            raise Illegal(self._why_not_point(move))
        assert isinstance(move, PointAt)
        return self._point(move.thing, at)

    def elapsed(self, at: int, dice: Dice) -> Events:
        if self.phase == "look":
            return self._draw_curtain(at)
        if self.phase == "change":
            return self._raise_curtain(at, dice)
        if at >= self.sand_out:
            return self._finish(False, at)
        return self._point_for_candidate(at, dice)

    # Behind the curtain.

    def _draw_curtain(self, at: int) -> Events:
        windows = [self.window(seat, CHANGE) for seat in self._wardrobers()]
        self.move_on("change", at, at + max(windows, default=CHANGE_DRAWN))
        self.sand_out = NEVER
        return (Event(CurtainFell()),)

    def _seal(self, seat: int, move: Written, at: int, dice: Dice) -> Events:
        reason = why_not_proposed(self.avatars, move)
        if reason:
            raise Illegal(reason)
        assert isinstance(move, (ChangeThing, SwapThings))
        self.proposals[seat] = move
        behind = tuple([other for other in self.opponents() if other < self.setting.seats])
        told = (Event(CurtainRustled()), Event(ProposalSealed(seat), behind))
        return told if self.acting() else (*told, *self._raise_curtain(at, dice))

    def _raise_curtain(self, at: int, dice: Dice) -> Events:
        """One opponent's proposal is carried out; who has sealed none has one drawn."""
        whose = dice.choice(self.opponents())
        proposal = self.proposals.get(whose) or proposed(self.avatars, self.level(whose), dice)
        before = self.avatars
        self.avatars = seen_again(changed(before, proposal), dice)
        self.alterations = alterations(before, self.avatars)
        self.proposals = {}
        self.scene = another(self.scene, SCENES, dice)
        self._turn_sand(at)
        self.move_on("find", at, self._next_instant(at, FIRST_POINTING, dice))
        return (Event(CurtainRose(tuple(self.avatars), self.scene)),)

    # The candidate points.

    def _next_instant(self, at: int, between: tuple[int, int], dice: Dice) -> int:
        """When the table points next, or else when it is too late to point by hand."""
        candidate = self.setting.candidate
        if not self.is_drawn(candidate):
            return self.sand_out + usual_delay(self.hands[candidate]) + DEADLINE_GRACE
        soonest, latest = between
        return at + (soonest + dice.below(latest - soonest)) * self.setting.sand // USUAL_SAND

    def _unpointed(self) -> list[int]:
        """The names of things that may still be it, for all that was pointed at."""
        names = [thing.name for thing in all_things(self.avatars)]
        return [name for name in names if name not in self.pointed]

    def _pointings(self) -> list[Written]:
        return [PointAt(name) for name in self._unpointed()]

    def _why_not_point(self, move: Written) -> str:
        if not isinstance(move, PointAt):
            return "no_such_move"
        return "pointed_already" if move.thing in self.pointed else "no_such_thing"

    def _is_altered(self, name: int) -> bool:
        return name in [altered.thing for altered in self.alterations]

    def _point(self, name: int, at: int) -> Events:
        """Of a swap either end will do."""
        right = self._is_altered(name)
        left = POINTINGS - len(self.pointed) - 1
        told = Event(PointedAt(name, right, left))
        if right:
            return (told, *self._finish(True, at))
        self.pointed.append(name)
        return (told,) if left else (told, *self._finish(False, at))

    def _point_for_candidate(self, at: int, dice: Dice) -> Events:
        found = dice.below(1000) < FINDS[self.level(self.setting.candidate)]
        told = self._point(self._noticed(found, dice), at)
        if self.is_played():
            self.until = self._next_instant(at, NEXT_POINTING, dice)
        return told

    def _noticed(self, found: bool, dice: Dice) -> int:
        names = self._unpointed()
        place = dice.below(len(names))
        while self._is_altered(names[place]) != found:
            place = (place + 1) % len(names)
        return names[place]

    def _finish(self, won: bool, at: int) -> Events:
        return (Event(AnomalyTold(tuple(self.alterations))), *self.decide(won, at))

    # Who knows what.

    def _is_behind(self, seat: int | None) -> bool:
        """Opponents are behind the curtain, and see who has proposed."""
        return seat is not None and seat != self.setting.candidate

    def _course_for(self, seat: int | None) -> Course:
        """From outside nobody sees when something happens behind the curtain."""
        course = self.course()
        hides = self.phase == "change" and not self._is_behind(seat)
        return replace(course, last=self.since) if hides else course

    def _waiting_for(self, seat: int | None) -> tuple[int, ...]:
        """From outside nobody sees who is done."""
        waiting = self.waiting()
        if self.phase != "change" or self._is_behind(seat):
            return waiting
        return tuple(sorted({*waiting, *self._wardrobers()}))

    def view(self, seat: int | None) -> AnomalieView:
        behind = self.phase == "change" and self._is_behind(seat)
        shown = self.phase != "change" or seat != self.setting.candidate
        proposing = behind and seat in self.acting()
        return AnomalieView(
            seat=seat,
            seats=self.setting.seats,
            waiting=self._waiting_for(seat),
            due=self.open_due(),
            result=self.result,
            moves=self.listed(seat),
            free=tuple(self._free()) if proposing else (),
            ready=self.instants(seat),
            chat=self.chat(seat),
            course=self._course_for(seat),
            sand_out=None if self.sand_out == NEVER else self.sand_out,
            scene=self.scene if shown and self.scene != NONE_YET else None,
            avatars=tuple(self.avatars) if shown else (),
            proposed=tuple(sorted(self.proposals)) if behind else (),
            own=None if seat is None else self.proposals.get(seat),
            pointed=tuple(self.pointed),
            left=POINTINGS - len(self.pointed),
            alterations=None if self.won == NONE_YET else tuple(self.alterations),
        )

    def _free(self) -> list[str]:
        return ["change_thing", "swap_things"] if swaps(self.avatars) else ["change_thing"]

    def laid_open(self) -> AnomalieView:
        sealed = [SealedProposal(seat, self.proposals[seat]) for seat in sorted(self.proposals)]
        return replace(
            self.view(None),
            course=self.course(),
            waiting=self.waiting(),
            proposals=tuple(sealed),
            alterations=tuple(self.alterations),
        )

    def recall(self, view: AnomalieView) -> None:
        super().recall(view)
        self.sand_out = NEVER if view.sand_out is None else view.sand_out
        self.scene = NONE_YET if view.scene is None else view.scene
        self.avatars = list(view.avatars)
        self.pointed = list(view.pointed)
        self.alterations = [] if view.alterations is None else list(view.alterations)

    def guess(self, view: AnomalieView, dice: Dice) -> None:
        """Anything may have been worn, proposed and changed."""
        if self.phase == "change":
            if not view.avatars:
                self.avatars = named(self._dressed(dice), 0, dice)
                self.scene = dice.below(SCENES)
            for seat in view.proposed:
                own = view.own if seat == view.seat else None
                self.proposals[seat] = own or proposed(self.avatars, "easy", dice)
        if self.phase == "find":
            self._guess_alteration(dice)

    def _guess_alteration(self, dice: Dice) -> None:
        name = dice.choice(self._unpointed())
        for avatar in self.avatars:
            for thing in avatar.things:
                if thing.name == name:
                    kind, colour = divmod(another(look(thing), LOOKS, dice), COLOURS)
                    self.alterations = [Alteration(avatar.seat, name, thing.what, kind, colour)]


def why_not_proposed(avatars: list[Avatar], move: Written) -> str:
    """The code of the reason; empty for something that can be done."""
    if not isinstance(move, (ChangeThing, SwapThings)):
        return "no_such_move"
    return why_not(avatars, move)


class Proposing(Space[Written]):
    """All that may be changed."""

    def __init__(self, avatars: list[Avatar]) -> None:
        self.avatars = avatars

    def why_not(self, move: Written) -> Refusal | None:
        code = why_not_proposed(self.avatars, move)
        return Refusal(code) if code else None

    def sample(self, dice: Dice) -> Written:
        ways = swaps(self.avatars)
        if ways and dice.below(SWAPPED) == 0:
            return dice.choice(ways)
        return proposed(self.avatars, "easy", dice)
