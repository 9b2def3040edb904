"""A game whose moves can't be listed, and in which dice fall during play: guess a hidden word.

Every guess is seen by all, and so is how many of its letters stand in the right place. A wrong
guess earns a hint, seen by the guesser alone: one letter of the word, at a place that dice say.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from trousseau.kernel import (
    Dice,
    Event,
    Events,
    Fact,
    Game,
    Illegal,
    Options,
    Refusal,
    Result,
    Space,
    State,
    View,
    Worlds,
    Written,
    only,
)

WORDS = ("clef", "cave", "lime", "loge", "rame")
TRIED = (*WORDS, "lave", "cage")
LETTERS = 4
GUESSES = 4


class Guess(Written, frozen=True):
    word: Annotated[str, Meta(min_length=LETTERS, max_length=LETTERS)]


class Guessed(Fact, frozen=True):
    seat: int
    word: str
    right: int


class Hint(Fact, frozen=True):
    place: int
    letter: str


class GuessView(View, frozen=True, kw_only=True):
    guesses: tuple[str, ...]
    right: tuple[int, ...]
    hints: tuple[tuple[int, str], ...]
    """This seat's own; everybody's, if all is laid open."""

    word: str | None


class AnyWord(Space[str]):
    """Any letters that were not guessed before."""

    def __init__(self, guesses: list[str]) -> None:
        self.guesses = guesses

    def why_not(self, move: str) -> Refusal | None:
        if not move.isalpha():
            return Refusal("no_word")
        return Refusal("guessed_before") if move in self.guesses else None

    def sample(self, dice: Dice) -> str:
        return dice.choice([word for word in TRIED if not self.why_not(word)])


class Guessing(State[str]):
    def __init__(self, seats: int, word: str) -> None:
        self.seats = seats
        self.word = word
        self.guesses: list[str] = []
        self.hints: list[int] = []  # the place shown after each wrong guess

    def waiting(self) -> tuple[int, ...]:
        return () if self.result else (len(self.guesses) % self.seats,)

    def moves(self, seat: int) -> list[str] | Space[str]:
        return AnyWord(self.guesses) if seat in self.waiting() else []

    def play(self, seat: int, move: str, at: int, dice: Dice) -> Events:
        if seat not in self.waiting():
            raise Illegal("not_your_turn")
        refusal = AnyWord(self.guesses).why_not(move)
        if refusal:
            raise Illegal(refusal.code, **refusal.about)
        self.guesses.append(move)
        told = Event(Guessed(seat, move, right(move, self.word)))
        if move == self.word:
            return (told,)
        self.hints.append(dice.below(LETTERS))
        place = self.hints[-1]
        return (told, Event(Hint(place, self.word[place]), only(seat)))

    @property
    def result(self) -> Result | None:
        if self.word in self.guesses:
            winner = (len(self.guesses) - 1) % self.seats
            scores = tuple(float(seat == winner) for seat in range(self.seats))
            return Result((winner,), scores, "found")
        if len(self.guesses) < GUESSES:
            return None
        return Result((), (0.0,) * self.seats, "hidden")

    def view(self, seat: int | None) -> GuessView:
        own = [place for turn, place in enumerate(self.hints) if turn % self.seats == seat]
        return GuessView(
            seat=seat,
            seats=self.seats,
            waiting=self.waiting(),
            due=None,
            result=self.result,
            free=("guess",) if seat in self.waiting() else (),
            guesses=tuple(self.guesses),
            right=tuple(right(guess, self.word) for guess in self.guesses),
            hints=tuple((place, self.word[place]) for place in own),
            word=self.word if self.word in self.guesses else None,
        )

    def laid_open(self) -> GuessView:
        hints = tuple((place, self.word[place]) for place in self.hints)
        return replace(self.view(None), hints=hints, word=self.word)


def right(guess: str, word: str) -> int:
    return sum(a == b for a, b in zip(guess, word, strict=True))


class GuessWorlds(Worlds[str]):
    """The words that fit, and any place for the hints that others got."""

    def __init__(self, view: GuessView) -> None:
        self.view = view
        self.words = [word for word in WORDS if self._fits(word)]

    def _fits(self, word: str) -> bool:
        view = self.view
        answers = tuple(right(guess, word) for guess in view.guesses)
        shown = all(word[place] == letter for place, letter in view.hints)
        return answers == view.right and shown

    def draw(self, dice: Dice) -> Guessing:
        view = self.view
        world = Guessing(view.seats, dice.choice(self.words))
        world.guesses = list(view.guesses)
        own = iter(view.hints)
        for turn, guess in enumerate(view.guesses):
            if guess != world.word:
                mine = turn % view.seats == view.seat
                world.hints.append(next(own)[0] if mine else dice.below(LETTERS))
        return world


class GuessGame(Game[str, Options, GuessView]):
    name = "guess"
    rules_version = 1
    seats = range(1, 4)
    options_type = Options
    view_type = GuessView
    move_type = Guess
    fact_type = Guessed | Hint

    def new(self, seats: int, options: Options, dice: Dice) -> Guessing:
        return Guessing(seats, dice.choice(WORDS))

    def imagine(self, view: GuessView) -> GuessWorlds:
        return GuessWorlds(view)

    def write(self, move: str) -> Guess:
        return Guess(move)

    def read(self, written: Written, seat: int) -> str:
        assert isinstance(written, Guess)
        return written.word


GAME = GuessGame()
