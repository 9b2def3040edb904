"""One answers against the sand, while the others roll for an even double."""

from __future__ import annotations

from typing import Self

import pytest
from tests.games.boyard.table import ScriptedDice
from tests.games.script import refusal_of

from trousseau.games.boyard.constants import GUARDIAN, READING, READING_A_CHARACTER
from trousseau.games.boyard.riddles.shapes import (
    Accept,
    Answer,
    AnswerAccepted,
    Answered,
    AnswersStand,
    Asking,
    DiceRolled,
    EvenDouble,
    GaveUp,
    GiveUp,
    LetStand,
    NoTriesLeft,
    RiddleMissed,
    RiddleOver,
    RiddleSolved,
    RollDice,
    SandRanOut,
    SandTurned,
    Think,
    Thinks,
    TurnSand,
)
from trousseau.games.boyard.riddles.state import ask
from trousseau.kernel import Fact, Written

TEXT = "I have keys and open no door. What am I?"
CANDIDATE, FIRST, SECOND, READER = 0, 1, 2, 3
SAND = 45_000


class Asked:
    """A riddle at instants that a test says; the answer is a piano."""

    def __init__(self, seats: int = 4, tries: int | None = None, accept: bool = True) -> None:
        asking = Asking(seats, CANDIDATE, SAND, "en", accept, TEXT, 2, tries)
        self.state = ask(asking, ("a piano",), ())
        self.dice = ScriptedDice()
        self.at = 0
        self.told: list[Fact] = []

    def do(self, seat: int, move: Written, *dice: int, at: int) -> Self:
        due = self.state.due
        assert due is None or at < due, f"something happens before: {due}"
        self.dice.coming = list(dice)
        events = self.state.play(seat, move, at, self.dice)
        assert not self.dice.coming, "dice that nobody rolled"
        self.at = at
        self.told = [event.fact for event in events]
        return self

    def wait(self, *dice: int) -> Self:
        due = self.state.due
        assert due is not None
        self.dice.coming = list(dice)
        self.told = [event.fact for event in self.state.tick(due, self.dice)]
        self.at = due
        return self

    def wait_until(self, kind: type[Fact]) -> Self:
        """Nothing but odd dice falls till then."""
        while not any(isinstance(fact, kind) for fact in self.told):
            self.wait(1, 2)
        return self

    def refused(self, seat: int, move: Written, at: int) -> str:
        before = self.state.pack()
        reason = refusal_of(lambda: self.state.play(seat, move, at, self.dice))
        assert self.state.pack() == before
        return reason

    def won(self) -> bool | None:
        return self.state.view(None).won


def running(seats: int = 4, tries: int | None = None, accept: bool = True) -> Asked:
    """The reader has turned the sand at 0."""
    asked = Asked(seats, tries, accept)
    return asked.do(READER, TurnSand(), at=0) if seats == 4 else asked


def test_the_sand_turns_when_the_reader_has_read_or_at_the_latest_by_itself() -> None:
    assert Asked().do(READER, TurnSand(), at=700).told == [SandTurned(READER)]
    asked = Asked().wait()
    assert asked.told == [SandTurned(READER)]
    assert asked.at == READING + READING_A_CHARACTER * len(TEXT)


def test_a_right_answer_solves_it_and_is_shown_for_a_while() -> None:
    asked = running().do(CANDIDATE, Answer("it's the PIANO"), at=100)
    assert asked.told == [
        Answered(CANDIDATE, "it's the PIANO", right=True),
        RiddleSolved(CANDIDATE, "a piano"),
    ]
    assert asked.state.result is None
    assert asked.wait().told == [RiddleOver(won=True)]
    assert asked.state.result is not None
    assert asked.state.result.winners == (CANDIDATE,)


def test_an_answer_is_told_without_what_can_not_be_seen() -> None:
    asked = running().do(CANDIDATE, Answer("\u202ea\u200b  piano\u3164"), at=100)
    assert asked.told[0] == Answered(CANDIDATE, "a piano", right=True)


def test_one_may_answer_as_often_as_one_likes_once_a_second() -> None:
    asked = running().do(CANDIDATE, Answer("a map"), at=100)
    assert asked.refused(CANDIDATE, Answer("a piano"), at=1_099) == "one_answer_a_second"
    asked.do(CANDIDATE, Answer("a chain"), at=1_100)
    asked.do(CANDIDATE, Answer("a piano"), at=2_100)
    assert asked.won() is True


def test_a_card_may_say_how_many_tries_it_gives() -> None:
    asked = running(tries=2, accept=False).do(CANDIDATE, Answer("a map"), at=100)
    asked.do(CANDIDATE, Answer("a chain"), at=1_200)
    assert asked.told == [
        Answered(CANDIDATE, "a chain", right=False),
        NoTriesLeft(CANDIDATE),
        RiddleMissed(CANDIDATE, "a piano"),
    ]


def test_one_may_give_up() -> None:
    asked = running().do(CANDIDATE, GiveUp(), at=100)
    assert asked.told == [GaveUp(CANDIDATE), RiddleMissed(CANDIDATE, "a piano")]


@pytest.mark.parametrize(
    ("dice", "ends"),
    [((2, 2), True), ((4, 4), True), ((6, 6), True), ((1, 1), False), ((2, 4), False)],
)
def test_an_even_double_ends_it_and_nothing_else_does(dice: tuple[int, int], ends: bool) -> None:
    asked = running().do(FIRST, RollDice(), *dice, at=100)
    assert asked.told[0] == DiceRolled(FIRST, *dice)
    assert (EvenDouble(FIRST) in asked.told) == ends
    assert (asked.won() is False) == ends


def test_slots_of_three_seconds_are_rolled_in_once_by_hand_or_by_the_table() -> None:
    asked = running().do(FIRST, RollDice(), 1, 2, at=2_900)
    assert asked.refused(FIRST, RollDice(), at=2_950) == "not_your_riddle"
    assert asked.refused(SECOND, RollDice(), at=2_999) == "slot_not_begun"
    asked.do(SECOND, RollDice(), 3, 4, at=3_000)
    assert asked.wait(5, 6).told == [DiceRolled(FIRST, 5, 6)]
    assert asked.at == 9_000


def test_haste_buys_no_rolls() -> None:
    asked = running().do(FIRST, RollDice(), 1, 2, at=0).do(SECOND, RollDice(), 1, 2, at=3_000)
    asked.wait_until(SandRanOut)
    assert len(asked.state.throws) == 14


def test_what_falls_on_the_last_instant_of_the_sand_comes_too_late() -> None:
    asked = running().wait_until(SandRanOut)
    assert asked.at == SAND
    assert asked.told == [SandRanOut(), RiddleMissed(CANDIDATE, "a piano")]
    assert asked.refused(CANDIDATE, Answer("a piano"), at=SAND) == "riddle_over"
    assert asked.refused(FIRST, RollDice(), at=SAND) == "riddle_over"


def test_just_before_it_an_answer_counts() -> None:
    asked = running()
    while asked.state.due != SAND:
        asked.wait(1, 2)
    assert asked.do(CANDIDATE, Answer("a piano"), at=SAND - 1).won() is True


# R5: the reader accepts.


def test_within_five_seconds_the_reader_may_accept_an_answer() -> None:
    asked = running().do(CANDIDATE, Answer("a keyboard"), at=100)
    assert asked.state.moves(READER) == [Accept(0), LetStand()]
    asked.do(READER, Accept(0), at=2_000)
    assert asked.told == [AnswerAccepted(READER, "a keyboard"), RiddleSolved(CANDIDATE, "a piano")]


def test_after_five_seconds_it_stands() -> None:
    asked = running().do(CANDIDATE, Answer("a keyboard"), at=100).wait_until(AnswersStand)
    assert asked.at == 5_100
    assert asked.refused(READER, Accept(0), at=5_200) == "not_your_riddle"


def test_it_dates_back_before_an_even_double() -> None:
    asked = running().do(CANDIDATE, Answer("a keyboard"), at=100)
    asked.do(FIRST, RollDice(), 6, 6, at=1_000)
    assert asked.won() is None
    assert asked.refused(CANDIDATE, Answer("a piano"), at=2_000) == "riddle_over"
    assert asked.refused(SECOND, RollDice(), at=3_000) == "not_your_riddle"
    asked.do(READER, Accept(0), at=4_000)
    assert asked.won() is True


def test_it_dates_back_before_the_end_of_the_sand_and_of_the_tries() -> None:
    asked = running()
    while asked.state.due != SAND:
        asked.wait(1, 2)
    asked.do(CANDIDATE, Answer("a keyboard"), at=SAND - 100).wait()
    assert asked.told == [SandRanOut()]
    assert asked.do(READER, Accept(0), at=SAND + 1_000).won() is True
    asked = running(tries=1).do(CANDIDATE, Answer("a keyboard"), at=100)
    assert asked.do(READER, Accept(0), at=200).won() is True


def test_if_the_reader_lets_it_stand_it_is_over_at_once() -> None:
    asked = running(tries=1).do(CANDIDATE, Answer("a keyboard"), at=100)
    asked.do(READER, LetStand(), at=500)
    assert asked.told == [AnswersStand(), RiddleMissed(CANDIDATE, "a piano")]


def test_it_can_be_switched_off() -> None:
    asked = running(accept=False).do(CANDIDATE, Answer("a keyboard"), at=100)
    assert asked.refused(READER, Accept(0), at=200) == "not_your_riddle"


def test_an_answer_that_was_never_given_can_not_be_accepted() -> None:
    asked = running().do(CANDIDATE, Answer("a keyboard"), at=100)
    assert asked.refused(READER, Accept(1), at=200) == "no_such_move"


# The duel, and who lets the table think.


def test_in_a_duel_the_guardian_reads_and_accepts_nothing() -> None:
    asked = running(seats=2).wait()
    assert asked.told == [SandTurned(GUARDIAN)]
    asked.do(CANDIDATE, Answer("a keyboard"), at=asked.at + 100)
    assert asked.state.appeals == []
    assert asked.wait(1, 2).told == [DiceRolled(FIRST, 1, 2)]
    assert asked.wait(1, 2).told == [DiceRolled(FIRST, 1, 2)]


def test_the_table_thinks_for_who_wants_it_and_answers_when_it_comes_to_mind() -> None:
    asked = running().do(CANDIDATE, Think("good"), 1, 1, at=0)
    assert asked.told == [Thinks(CANDIDATE, "good")]
    assert asked.refused(CANDIDATE, Think("good"), at=10) == "thinks_already"
    assert asked.wait(1, 2).at == 3_000
    asked.wait()
    assert asked.told == [
        Answered(CANDIDATE, "a piano", right=True),
        RiddleSolved(CANDIDATE, "a piano"),
    ]
    assert asked.at == 4_000


def test_or_it_never_comes_to_mind() -> None:
    asked = running().do(CANDIDATE, Think("good"), 100, at=0).wait_until(SandRanOut)
    assert asked.won() is False


def test_nobody_but_the_reader_sees_the_answer_before_it_is_over() -> None:
    asked = running()
    answers = [asked.state.view(seat).answers for seat in (None, 0, 1, 2, 3)]
    assert answers == [None, None, None, None, ("a piano",)]
    asked.do(CANDIDATE, GiveUp(), at=100)
    assert asked.state.view(None).answers == ("a piano",)
