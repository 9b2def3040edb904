# compiled: mypyc
"""The rules of a riddle: one answers against the sand, while the others roll for an even double.

Hidden are the answers, which only the reader sees, and whether and when a drawn one comes to mind.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from trousseau.games.boyard.constants import (
    ANSWERS_APART,
    APPEAL,
    GUARDIAN,
    KNOWS,
    LEAST_PLAYERS,
    READING,
    READING_A_CHARACTER,
    RIDDLE_SLOT,
    SLOWEST_THOUGHT,
    SOONEST_THOUGHT,
    VERDICT,
    Level,
)
from trousseau.games.boyard.fort import SIDES
from trousseau.games.boyard.riddles.matching import accepts
from trousseau.games.boyard.riddles.shapes import (
    Accept,
    Answer,
    AnswerAccepted,
    Answered,
    AnswersStand,
    Asking,
    DiceRolled,
    DiceThrow,
    EvenDouble,
    GaveUp,
    GiveUp,
    Guess,
    LetStand,
    NoTriesLeft,
    RiddleMissed,
    RiddleOver,
    RiddlePhase,
    RiddleSolved,
    RiddleView,
    RollDice,
    SandRanOut,
    SandTurned,
    Think,
    Thinks,
    TurnSand,
)
from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Event, Events, Illegal, Space, State
from trousseau.kernel.structs import Chat, Refusal, Result, Written
from trousseau.kernel.text import visible

NEVER: Final = -1
NONE_YET: Final = -1
THOUGHTS: Final = tuple(range(SOONEST_THOUGHT, SLOWEST_THOUGHT, 100))
"""After how many milliseconds an answer comes to mind, each as likely."""

TURN_SAND: Final = TurnSand()
ROLL_DICE: Final = RollDice()
LET_STAND: Final = LetStand()
BLURTED: Final = ("la mer", "une clé", "le vent", "the moon", "a key", "a shadow")
"""What random players say."""


class Riddling(State[Written]):
    """A card that is being asked."""

    def __init__(self) -> None:
        self.asking = Asking(0, 0, 0, "fr", True, "", 1, None)
        self.answers: tuple[str, ...] = ()
        self.near: tuple[str, ...] = ()
        self.phase: RiddlePhase = "read"
        self.until = 0
        self.began = NEVER
        self.slot = 0
        self.throws: list[DiceThrow] = []
        self.guesses: list[Guess] = []
        self.appeals: list[int] = []
        self.level: Level | None = None
        self.thinks = NEVER
        self.comes = NEVER
        self.won = NONE_YET
        self.last = 0

    # Who takes part.

    def reader(self) -> int:
        """The neighbour on the right; in a duel the Guardian (R13)."""
        seats = self.asking.seats
        return GUARDIAN if seats < LEAST_PLAYERS else (self.asking.candidate - 1) % seats

    def rollers(self) -> list[int]:
        """All others but the reader, from the candidate's left."""
        seats, candidate, reader = self.asking.seats, self.asking.candidate, self.reader()
        others = [(candidate + step) % seats for step in range(1, seats)]
        return [seat for seat in others if seat != reader]

    def roller(self) -> int:
        rollers = self.rollers()
        return rollers[self.slot % len(rollers)]

    # What may be done.

    def waiting(self) -> tuple[int, ...]:
        if self.phase == "read":
            seats = [self.reader()] if self.reader() != GUARDIAN else []
            if self.level is None:
                seats.append(self.asking.candidate)
        elif self.phase == "sand":
            seats = [self.asking.candidate, self.roller()]
            if self.appeals:
                seats.append(self.reader())
        else:
            seats = [self.reader()] if self.phase == "appeal" else []
        return tuple(sorted(seats))

    def moves(self, seat: int) -> list[Written] | Space[Written]:
        if seat not in self.waiting():
            return []
        if seat == self.asking.candidate:
            return Answering(self)
        return self._listed(seat)

    def _listed(self, seat: int) -> list[Written]:
        """What somebody else than the candidate may do."""
        if seat == self.reader():
            if self.phase == "read":
                return [TURN_SAND]
            accepted: list[Written] = [Accept(guess) for guess in self.appeals]
            return [*accepted, LET_STAND]
        return [ROLL_DICE]

    def ready(self, seat: int, move: Written) -> int:
        """R4: one roll a slot, at any time in it; and answers not faster than one can be heard."""
        if isinstance(move, RollDice) and self.began != NEVER:
            return self.began + self.slot * RIDDLE_SLOT
        if isinstance(move, Answer) and self.guesses:
            return self.guesses[-1].at + ANSWERS_APART
        return 0

    def why_not(self, move: Written) -> Refusal | None:
        """For the candidate, except how soon an answer comes after another."""
        if isinstance(move, Think):
            return None if self.level is None else Refusal("thinks_already")
        if not isinstance(move, (Answer, GiveUp)):
            return Refusal("candidate_answers")
        if self.phase != "sand":
            return Refusal("sand_not_turned")
        if isinstance(move, Answer) and not visible(move.text):
            return Refusal("empty_answer")
        return None

    def play(self, seat: int, move: Written, at: int, dice: Dice) -> Events:
        if seat not in self.waiting():
            raise Illegal(self._why_not_seat(seat))
        if seat == self.asking.candidate:
            told = self._by_candidate(seat, move, at, dice)
        elif move not in self._listed(seat):
            raise Illegal("no_such_move")
        else:
            told = self._by_others(seat, move, at, dice)
        self.last = at
        return told

    def _why_not_seat(self, seat: int) -> str:
        late = seat == self.asking.candidate and self.phase == "appeal"
        return "riddle_over" if late or self.phase in ("verdict", "over") else "not_your_riddle"

    # The candidate.

    def _by_candidate(self, seat: int, move: Written, at: int, dice: Dice) -> Events:
        refusal = self.why_not(move)
        if refusal is not None:
            raise Illegal(refusal.code)
        if isinstance(move, Think):
            return self._think(seat, move.level, at, dice)
        if isinstance(move, GiveUp):
            return (Event(GaveUp(seat)), *self._end(at))
        assert isinstance(move, Answer)
        if at < self.ready(seat, move):
            raise Illegal("one_answer_a_second")
        return self._answer(seat, visible(move.text), at)

    def _think(self, seat: int, level: Level, at: int, dice: Dice) -> Events:
        """How long it takes is counted from when the sand runs."""
        self.level = level
        self.thinks = at if self.phase == "sand" else NEVER
        knows = dice.below(100) < KNOWS[level][self.asking.difficulty - 1]
        self.comes = dice.choice(THOUGHTS) if knows else NEVER
        return (Event(Thinks(seat, level)),)

    def _answer(self, seat: int, text: str, at: int) -> Events:
        right = accepts(self.answers, text, self.near)
        self.guesses.append(Guess(text, at, right))
        told = Event(Answered(seat, text, right))
        if right:
            return (told, *self._decide(True, at))
        if self.asking.accept and self.reader() != GUARDIAN:
            self.appeals.append(len(self.guesses) - 1)
        if self.asking.tries is None or len(self.guesses) < self.asking.tries:
            return (told,)
        return (told, Event(NoTriesLeft(seat)), *self._end(at))

    # Reader and rollers.

    def _by_others(self, seat: int, move: Written, at: int, dice: Dice) -> Events:
        if isinstance(move, TurnSand):
            return self._turn_sand(at)
        if isinstance(move, Accept):
            text = self.guesses[move.guess].text
            return (Event(AnswerAccepted(seat, text)), *self._decide(True, at))
        if isinstance(move, LetStand):
            self.appeals = []
            return (Event(AnswersStand()), *self._after_appeals(at))
        if at < self.ready(seat, move):
            raise Illegal("slot_not_begun")
        return self._roll(at, dice)

    def _turn_sand(self, at: int) -> Events:
        self.phase = "sand"
        self.began = at
        self.until = at + self.asking.sand
        if self.level is not None:
            self.thinks = at
        return (Event(SandTurned(self.reader())),)

    def _roll(self, at: int, dice: Dice) -> Events:
        seat = self.roller()
        first, second = dice.roll(SIDES), dice.roll(SIDES)
        self.slot += 1
        self.throws.append(DiceThrow(seat, first, second))
        told = Event(DiceRolled(seat, first, second))
        if first != second or first % 2:
            return (told,)
        return (told, Event(EvenDouble(seat)), *self._end(at))

    # Time.

    @property
    def due(self) -> int | None:
        if self.phase == "over":
            return None
        instants = [self.until]
        if self.phase == "sand":
            instants.append(self.began + (self.slot + 1) * RIDDLE_SLOT)
            if self.comes != NEVER:
                instants.append(self.thinks + self.comes)
        if self.appeals:
            instants.append(self.guesses[self.appeals[0]].at + APPEAL)
        return min(instants)

    def tick(self, at: int, dice: Dice) -> Events:
        self.last = at
        if self.phase == "read":
            return self._turn_sand(at)
        if self.phase == "verdict":
            self.phase = "over"
            return (Event(RiddleOver(self.won == 1)),)
        if self.appeals and at >= self.guesses[self.appeals[0]].at + APPEAL:
            self.appeals.pop(0)
            return (Event(AnswersStand()), *self._after_appeals(at))
        if at >= self.until:
            return (Event(SandRanOut()), *self._end(at))
        if self.comes != NEVER and at == self.thinks + self.comes:
            return self._answer(self.asking.candidate, self.answers[0], at)
        return self._roll(at, dice)

    def _end(self, at: int) -> Events:
        """Lost, unless the reader may still accept what was said before."""
        self.comes = NEVER
        if not self.appeals:
            return self._decide(False, at)
        self.phase = "appeal"
        self.until = self.guesses[self.appeals[-1]].at + APPEAL
        return ()

    def _after_appeals(self, at: int) -> Events:
        return self._decide(False, at) if self.phase == "appeal" and not self.appeals else ()

    def _decide(self, won: bool, at: int) -> Events:
        self.won = 1 if won else 0
        self.phase = "verdict"
        self.until = at + VERDICT
        self.appeals = []
        self.comes = NEVER
        seat, answer = self.asking.candidate, self.answers[0]
        return (Event(RiddleSolved(seat, answer) if won else RiddleMissed(seat, answer)),)

    @property
    def result(self) -> Result | None:
        if self.phase != "over":
            return None
        won = self.won == 1
        seats, candidate = range(self.asking.seats), self.asking.candidate
        winners = [seat for seat in seats if (seat == candidate) == won]
        scores = [1.0 if seat in winners else 0.0 for seat in seats]
        return Result(tuple(winners), tuple(scores), "solved" if won else "missed")

    def chat(self, eyes: int | None) -> Chat:
        return "open" if self.phase == "over" else "held"

    # Who knows what.

    def view(self, seat: int | None) -> RiddleView:
        told = self.won != NONE_YET or (seat is not None and seat == self.reader())
        moves = self._moves_shown(seat)
        return RiddleView(
            seat=seat,
            seats=self.asking.seats,
            waiting=self.waiting(),
            due=self._open_due(),
            result=self.result,
            moves=tuple(moves),
            free=self._free(seat),
            ready=() if seat is None else tuple([self.ready(seat, move) for move in moves]),
            chat=self.chat(seat),
            asking=self.asking,
            reader=self.reader(),
            phase=self.phase,
            until=self.until,
            began=None if self.began == NEVER else self.began,
            rollers=tuple(self.rollers()),
            slot=self.slot,
            throws=tuple(self.throws),
            guesses=tuple(self.guesses),
            appeals=tuple(self.appeals),
            level=self.level,
            thinks=None if self.thinks == NEVER else self.thinks,
            won=None if self.won == NONE_YET else self.won == 1,
            last=self.last,
            answers=self.answers if told else None,
        )

    def _free(self, seat: int | None) -> tuple[str, ...]:
        """What the candidate may write."""
        if seat != self.asking.candidate or seat not in self.waiting():
            return ()
        answers = ("answer", "give_up") if self.phase == "sand" else ()
        return answers if self.level is not None else (*answers, "think")

    def _moves_shown(self, seat: int | None) -> list[Any]:
        if seat is None or seat == self.asking.candidate or seat not in self.waiting():
            return []
        return self._listed(seat)

    def _open_due(self) -> int | None:
        """When the sand has run out is open; when a thought comes is not."""
        return None if self.phase == "over" else self.until

    def laid_open(self) -> RiddleView:
        return replace(
            self.view(None),
            answers=self.answers,
            comes=None if self.comes == NEVER else self.comes,
            near=self.near,
        )


class Answering(Space[Written]):
    """Whatever the candidate may say."""

    def __init__(self, riddle: Riddling) -> None:
        self.riddle = riddle

    def why_not(self, move: Written) -> Refusal | None:
        return self.riddle.why_not(move)

    def sample(self, dice: Dice) -> Written:
        ways: list[Written] = []
        if self.riddle.level is None:
            ways = [Think("easy"), Think("fair"), Think("good")]
        if self.riddle.phase == "sand":
            ways = [*ways, GiveUp(), Answer(dice.choice(BLURTED))]
        return dice.choice(ways)


def ask(asking: Asking, answers: tuple[str, ...], near: tuple[str, ...]) -> Riddling:
    """The card is turned, and the reader begins to read."""
    riddle = Riddling()
    riddle.asking = asking
    riddle.answers = answers
    riddle.near = near
    riddle.until = READING + READING_A_CHARACTER * len(asking.text)
    return riddle
