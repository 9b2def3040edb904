# compiled: mypyc
"""The rules of a trial in the room: honour first, then a second go, then an open vote (R10).

Everybody but the candidate gains by "lost", so a plain vote would be a court of rivals.
"""

from __future__ import annotations

from typing import Final

from trousseau.games.boyard.constants import (
    CLAIM,
    DRAWN_IN_THE_ROOM,
    IN_THE_ROOM,
    LEAST_PLAYERS,
    NEEDED,
    NEEDED_IN_CATAPULTE,
    NEEDED_IN_CHAUDE,
    OBJECTION,
    SANDS,
    VOTE,
)
from trousseau.games.boyard.trials.room.shapes import (
    Agree,
    Agreed,
    Ballot,
    CastVote,
    Claim,
    ClaimDoubted,
    Claimed,
    Doubt,
    DrawnInTheRoom,
    RoomView,
    SandUp,
    SecondGo,
    VoteCalled,
    VoteCast,
)
from trousseau.games.boyard.trials.series import Series
from trousseau.games.boyard.trials.shapes import OwnTrial, TrialName
from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Event, Events, Illegal
from trousseau.kernel.structs import Written

DUELS: Final = ("chaude", "patte", "pince", "bataille", "catapulte")
"""Cards that are played with one opponent after another."""

CLAIMS: Final[list[Written]] = [Claim(True), Claim(False)]
VOTES: Final[list[Written]] = [CastVote(True), CastVote(False)]
ANSWERS: Final[list[Written]] = [Agree(), Doubt()]


class RoomTrial(Series[RoomView]):
    """Nothing is hidden: what happens is in the room."""

    def __init__(self) -> None:
        super().__init__()
        self.card: TrialName = "chaude"
        self.own: OwnTrial | None = None
        self.objected = False
        self.again = False
        self.agreed: list[int] = []
        self.votes: list[Ballot] = []

    # Who is in the room.

    def rivals(self) -> list[int]:
        """The other people; bots and who is away take no part."""
        seats = range(self.setting.seats)
        others = [(self.setting.candidate + step) % len(seats) for step in seats if step]
        return [seat for seat in others if not self.is_drawn(seat)]

    def people(self) -> int:
        return max(LEAST_PLAYERS, len(self.rivals()) + 1)

    def opponents(self) -> list[int]:
        """In order; a trial that is one piece counts as a single duel against them all."""
        rivals = self.rivals()
        return rivals if self.card in DUELS else rivals[:1]

    def needed(self) -> int:
        if self.card not in DUELS:
            return 1
        table = NEEDED
        if self.card == "chaude":
            table = NEEDED_IN_CHAUDE
        elif self.card == "catapulte":
            table = NEEDED_IN_CATAPULTE
        return min(table[self.people()], max(1, len(self.rivals())))

    # The course.

    def start(self, at: int, dice: Dice) -> Events:
        candidate = self.setting.candidate
        if self.is_drawn(candidate):
            won = dice.below(100) < DRAWN_IN_THE_ROOM[self.level(candidate)]
            return (Event(DrawnInTheRoom(candidate, won)), *self.decide(won, at))
        return super().start(at, dice) if self.rivals() else self._go(at)

    def begin_duel(self, at: int, dice: Dice) -> Events:
        self.again = False
        return self._go(at)

    def _go(self, at: int) -> Events:
        self.agreed = []
        self.votes = []
        self.move_on("go", at, at + self._time())
        return ()

    def _time(self) -> int:
        """The sand as often as the card says, or long enough."""
        sands = SANDS.get(self.card, 0)
        if self.own is not None and self.own.sand:
            sands = 1
        return sands * self.setting.sand or IN_THE_ROOM

    def acting(self) -> tuple[int, ...]:
        if self.phase in ("go", "claim"):
            return (self.setting.candidate,)
        done = [ballot.seat for ballot in self.votes]
        done += self.agreed
        return tuple(sorted([seat for seat in self.rivals() if seat not in done]))

    def acts(self, seat: int) -> list[Written]:
        if self.phase in ("go", "claim"):
            return CLAIMS.copy()
        return VOTES.copy() if self.phase == "vote" else ANSWERS.copy()

    def act(self, seat: int, move: Written, at: int, dice: Dice) -> Events:
        if move not in self.acts(seat):
            raise Illegal("no_such_move")
        if isinstance(move, Claim):
            return (Event(Claimed(seat, move.won)), *self._claim(move.won, at, dice))
        if isinstance(move, CastVote):
            self.votes.append(Ballot(seat, move.won))
            told = Event(VoteCast(seat, move.won))
            return (told,) if self.acting() else (told, *self._count(at, dice))
        if isinstance(move, Doubt):
            return (Event(ClaimDoubted(seat)), *self._object(at))
        self.agreed.append(seat)
        agreed = Event(Agreed(seat))
        return (agreed,) if self.acting() else (agreed, *self._judged(True, at, dice))

    def _claim(self, won: bool, at: int, dice: Dice) -> Events:
        """Lost stands; won stands unless somebody objects."""
        if not won or not self.rivals():
            return self._judged(won, at, dice)
        if self.again:
            return self._call_vote(at)
        self.move_on("objection", at, at + OBJECTION)
        return ()

    def _object(self, at: int) -> Events:
        """The first objection of a trial is a second go; a later one is a vote."""
        if self.objected:
            return self._call_vote(at)
        self.objected = True
        self.again = True
        return (Event(SecondGo()), *self._go(at))

    def _call_vote(self, at: int) -> Events:
        self.agreed = []
        self.move_on("vote", at, at + VOTE)
        return (Event(VoteCalled()),)

    def _count(self, at: int, dice: Dice) -> Events:
        """Lost by a strict majority of those who vote, and not otherwise."""
        lost = len([ballot for ballot in self.votes if not ballot.won])
        return self._judged(2 * lost <= len(self.votes), at, dice)

    def _judged(self, won: bool, at: int, dice: Dice) -> Events:
        return self.end_duel(won, at, dice) if self.opponents() else self.decide(won, at)

    def elapsed(self, at: int, dice: Dice) -> Events:
        if self.phase == "go":
            self.move_on("claim", at, at + CLAIM)
            return (Event(SandUp()),)
        if self.phase == "vote":
            return self._count(at, dice)
        return self._judged(self.phase == "objection", at, dice)

    # Who knows what.

    def view(self, seat: int | None) -> RoomView:
        return RoomView(
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
            card=self.card,
            own=self.own,
            rivals=tuple(self.rivals()),
            objected=self.objected,
            again=self.again,
            agreed=tuple(self.agreed),
            votes=tuple(self.votes),
        )

    def recall(self, view: RoomView) -> None:
        super().recall(view)
        self.card = view.card
        self.own = view.own
        self.objected = view.objected
        self.again = view.again
        self.agreed = list(view.agreed)
        self.votes = list(view.votes)
