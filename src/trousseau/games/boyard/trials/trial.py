# compiled: mypyc
"""The course of any trial: a brief, the play that the trial itself says, a verdict.

By hand or drawn: a seat says in the brief who acts for it. What the table does for a seat it draws
when it happens, so nothing of it is known before, to anybody.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from msgspec.structs import replace

from trousseau.games.boyard.constants import (
    BRIEF,
    ECHOES,
    ECHOES_A_BRIEF,
    GUARDIAN,
    GUARDIAN_LEVEL,
    LAPSES,
    LEAST_PLAYERS,
    LEAST_REACTION,
    NORMAL,
    REACTION,
    UNHURRIED,
    VERDICT,
    Level,
)
from trousseau.games.boyard.trials.shapes import (
    Began,
    By,
    Course,
    Decided,
    Echo,
    Echoed,
    Hands,
    Readied,
    Ready,
    Setting,
    TrialOver,
    TrialView,
)
from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Event, Events, Illegal, Space, State, Worlds
from trousseau.kernel.structs import Chat, Result, Written

NEVER: Final = -1
NONE_YET: Final = -1
NOBODY: Final = -1

BY_HAND: Final[list[Written]] = [Ready("hand")]
IN_STEPS: Final[list[Written]] = [Ready("still")]
BY_THE_TABLE: Final[list[Written]] = [Ready("easy"), Ready("fair"), Ready("good")]
ECHO: Final = Echo()

V = TypeVar("V", bound=TrialView)


class Trial(State[Written], Generic[V]):
    """One candidate, and the others from the candidate's left on.

    A trial says what play is: `start`, `acting`, `acts`, `act`, `elapsed`. It begins empty and is
    filled by `enter`, or by `recall` from a view.
    """

    def __init__(self) -> None:
        self.setting = Setting(0, 0, 0, "fr", ())
        self.hands: list[Hands] = []
        self.by: list[By] = []
        self.echoed: list[int] = []
        self.asked: list[int] = []
        self.phase = "brief"
        self.since = 0
        self.until = BRIEF
        self.last = 0
        self.won = NONE_YET

    def enter(self, setting: Setting, hands: list[Hands]) -> None:
        """Everybody hears what it is about."""
        self.setting = setting
        self.hands = hands.copy()
        self.by = ["nobody"] * setting.seats
        self.echoed = [0] * setting.seats
        self.asked = [0] * setting.seats

    # What a trial says.

    def start(self, at: int, dice: Dice) -> Events:
        """The brief is over."""
        raise NotImplementedError

    def acting(self) -> tuple[int, ...]:
        """The seats that may act now, while it is played."""
        raise NotImplementedError

    def acts(self, seat: int) -> list[Written] | Space[Written]:
        """What such a seat may do."""
        raise NotImplementedError

    def act(self, seat: int, move: Written, at: int, dice: Dice) -> Events:
        """It does it, or Illegal."""
        raise NotImplementedError

    def elapsed(self, at: int, dice: Dice) -> Events:
        """What was due while it is played has come: `until`, or a secret instant."""
        raise NotImplementedError

    def secret_instant(self) -> int:
        """When time acts next and nobody may know it; NEVER if it does not."""
        return NEVER

    def has_still(self) -> bool:
        """Whether it is motion itself, so that there is a version in steps for who wants none."""
        return False

    # Who takes part.

    def players(self) -> int:
        """As the rulebook counts them."""
        return max(LEAST_PLAYERS, self.setting.seats)

    def opponents(self) -> list[int]:
        """From the candidate's left round to the reader, who in a duel is the Guardian."""
        seats, candidate = self.setting.seats, self.setting.candidate
        others = [(candidate + step) % seats for step in range(1, seats)]
        return others if seats >= LEAST_PLAYERS else [*others, GUARDIAN]

    def is_drawn(self, seat: int) -> bool:
        """Whether the table does what this seat does."""
        return seat == GUARDIAN or self.by[seat] not in ("hand", "still")

    def level(self, seat: int) -> Level:
        """How well it does it."""
        if seat == GUARDIAN:
            return GUARDIAN_LEVEL
        by = self.by[seat]
        if by == "fair":
            return "fair"
        return "good" if by == "good" else "easy"

    def window(self, seat: int, time: int) -> int:
        """As long as this seat has, where others have `time`."""
        if seat not in self.setting.unhurried:
            return time
        return time * UNHURRIED[0] // UNHURRIED[1]

    def reaction(self, seat: int, dice: Dice) -> int:
        """Milliseconds that the table draws for this seat; NEVER if it misses the moment."""
        level = self.level(seat)
        if dice.below(1000) < LAPSES[level]:
            return NEVER
        mean, deviation = REACTION[level]
        return max(LEAST_REACTION, mean + deviation * dice.choice(NORMAL) // 1000)

    # The course.

    def move_on(self, phase: str, at: int, until: int) -> None:
        """The next phase; `until` is open to everybody, NEVER where only a secret ends it."""
        self.phase = phase
        self.since = at
        self.until = until

    def decide(self, won: bool, at: int) -> Events:
        """It is won or lost; for a while everybody sees how."""
        self.won = 1 if won else 0
        self.move_on("verdict", at, at + VERDICT)
        return (Event(Decided(self.setting.candidate, won)),)

    def is_played(self) -> bool:
        return self.phase not in ("brief", "verdict", "over")

    def waiting(self) -> tuple[int, ...]:
        if self.phase == "brief":
            return tuple([seat for seat, by in enumerate(self.by) if by == "nobody"])
        if not self.is_played():
            return ()
        acting = self.acting()
        if "away" not in self.by:
            return acting
        away = [seat for seat, by in enumerate(self.by) if by == "away" and seat not in acting]
        return tuple(sorted([*acting, *away]))

    def moves(self, seat: int) -> list[Written] | Space[Written]:
        if self.phase == "brief":
            return self._moves_of_the_brief(seat)
        if not self.is_played():
            return []
        if self.by[seat] == "away":
            return self._own_hands()
        return self.acts(seat) if seat in self.acting() else []

    def _moves_of_the_brief(self, seat: int) -> list[Written]:
        if self.by[seat] != "nobody":
            return []
        ways = self._own_hands()
        if not self.setting.by_hand:
            ways += BY_THE_TABLE
        return [*ways, ECHO] if self.echoed[seat] < ECHOES_A_BRIEF else ways

    def _own_hands(self) -> list[Written]:
        return [*BY_HAND, *IN_STEPS] if self.has_still() else BY_HAND.copy()

    def play(self, seat: int, move: Written, at: int, dice: Dice) -> Events:
        if not self.is_played():
            told = self._prepare(seat, move, at, dice)
        elif self.by[seat] == "away":
            told = self._come_back(seat, move)
        elif seat not in self.acting():
            raise Illegal("not_yours_to_act")
        else:
            told = self.act(seat, move, at, dice)
        self.last = at
        return told

    def _prepare(self, seat: int, move: Written, at: int, dice: Dice) -> Events:
        if self.phase != "brief":
            raise Illegal("trial_over")
        if move not in self._moves_of_the_brief(seat):
            raise Illegal("ready_already" if self.by[seat] != "nobody" else "brief_first")
        if isinstance(move, Echo):
            return self._echo(seat, at)
        assert isinstance(move, Ready)
        self.by[seat] = move.by
        told = Event(Readied(seat, move.by))
        return (told,) if "nobody" in self.by else (told, *self._begin(at, dice))

    def _echo(self, seat: int, at: int) -> Events:
        delay = at - self.asked[seat]
        hands = self.hands[seat]
        self.hands[seat] = replace(hands, echoes=(*hands.echoes, delay)[-ECHOES:])
        self.echoed[seat] += 1
        self.asked[seat] = at
        return (Event(Echoed(seat, delay)),)

    def _come_back(self, seat: int, move: Written) -> Events:
        if not isinstance(move, Ready) or move not in self._own_hands():
            raise Illegal("come_back_first")
        self.by[seat] = move.by
        return (Event(Readied(seat, move.by)),)

    def _begin(self, at: int, dice: Dice) -> Events:
        return (Event(Began()), *self.start(at, dice))

    @property
    def due(self) -> int | None:
        if self.phase == "over":
            return None
        secret = self.secret_instant() if self.is_played() else NEVER
        if self.until == NEVER:
            return secret
        return self.until if secret == NEVER else min(secret, self.until)

    def tick(self, at: int, dice: Dice) -> Events:
        self.last = at
        if self.phase == "brief":
            return (*self._go_without(), *self._begin(at, dice))
        if self.phase == "verdict":
            self.phase = "over"
            return (Event(TrialOver(self.won == 1)),)
        return self.elapsed(at, dice)

    def _go_without(self) -> list[Event]:
        """The table acts for whoever has not answered."""
        away = [seat for seat, by in enumerate(self.by) if by == "nobody"]
        for seat in away:
            self.by[seat] = "away"
        return [Event(Readied(seat, "away")) for seat in away]

    @property
    def result(self) -> Result | None:
        if self.phase != "over":
            return None
        won = self.won == 1
        seats, candidate = range(self.setting.seats), self.setting.candidate
        winners = [seat for seat in seats if (seat == candidate) == won]
        scores = [1.0 if seat in winners else 0.0 for seat in seats]
        return Result(tuple(winners), tuple(scores), "won" if won else "lost")

    def chat(self, eyes: int | None) -> Chat:
        """What is said is heard when it is over, so that nobody prompts."""
        return "open" if self.phase == "over" else "held"

    # Who knows what.

    def course(self) -> Course:
        """All of this is open."""
        return Course(
            setting=self.setting,
            hands=tuple(self.hands),
            by=tuple(self.by),
            echoed=tuple(self.echoed),
            asked=tuple(self.asked),
            phase=self.phase,
            since=self.since,
            until=None if self.until == NEVER else self.until,
            last=self.last,
            won=None if self.won == NONE_YET else self.won == 1,
        )

    def listed(self, seat: int | None) -> tuple[Any, ...]:
        """For a view: what a seat may do, where that can be listed."""
        moves = [] if seat is None else self.moves(seat)
        return () if isinstance(moves, Space) else tuple(moves)

    def instants(self, seat: int | None) -> tuple[int, ...]:
        """For a view: from when on each of those may be done."""
        if seat is None:
            return ()
        return tuple([self.ready(seat, move) for move in self.listed(seat)])

    def open_due(self) -> int | None:
        """For a view: what is due, as far as everybody may know it."""
        return None if self.phase == "over" or self.until == NEVER else self.until

    def recall(self, view: V) -> None:
        """All that a view tells, whoever's it is."""
        course = view.course
        self.setting = course.setting
        self.hands = list(course.hands)
        self.by = list(course.by)
        self.echoed = list(course.echoed)
        self.asked = list(course.asked)
        self.phase = course.phase
        self.since = course.since
        self.until = NEVER if course.until is None else course.until
        self.last = course.last
        self.won = NONE_YET if course.won is None else int(course.won)

    def guess(self, view: V, dice: Dice) -> None:
        """What the view does not tell, with the chances that the rules give it."""


class TrialWorlds(Worlds[Written], Generic[V]):
    """The trials that a view leaves possible."""

    def __init__(self, kind: type[Trial[V]], view: V) -> None:
        self.kind = kind
        self.view = view

    def draw(self, dice: Dice) -> Trial[V]:
        world = self.kind()
        world.recall(self.view)
        world.guess(self.view, dice)
        return world
