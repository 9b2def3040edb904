"""What is checked before a game begins, and what comes in from outside."""

from __future__ import annotations

import msgspec
import pytest

from trousseau.kernel import (
    Event,
    Fact,
    Illegal,
    MoveTable,
    Options,
    Refusal,
    SeededDice,
    State,
    Written,
    only,
)
from trousseau.testing.games.leduc import GAME as LEDUC
from trousseau.testing.games.leduc.shapes import Play
from trousseau.testing.games.leduc.state import deal
from trousseau.testing.games.roshambo import GAME as ROSHAMBO
from trousseau.testing.games.roshambo.shapes import RoshamboOptions

SEED = bytes(range(32))


# Options and seats.


def test_options_have_defaults() -> None:
    assert ROSHAMBO.options() == RoshamboOptions(rounds=3)


def test_options_may_be_written_as_on_a_command_line() -> None:
    assert ROSHAMBO.options({"rounds": "5"}) == RoshamboOptions(rounds=5)


@pytest.mark.parametrize("chosen", [{"rounds": 0}, {"rounds": 10}, {"rounds": "many"}, {"x": 1}])
def test_bad_options_are_refused_with_the_reason(chosen: dict[str, object]) -> None:
    refusal = refused(lambda: ROSHAMBO.options(chosen))
    assert (refusal.code, refusal.about["game"]) == ("options", "roshambo")
    assert next(iter(chosen)) in str(refusal.about["problem"])


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    refusal = refused(lambda: ROSHAMBO.begin(seats, ROSHAMBO.options(), SeededDice(SEED)))
    assert refusal.code == "seats"
    assert refusal.about == {"game": "roshambo", "seats": seats, "least": 2, "most": 4}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_right_number_of_seats_is_waited_for(seats: int) -> None:
    state = ROSHAMBO.begin(seats, ROSHAMBO.options(), SeededDice(SEED))
    assert state.waiting() == tuple(range(seats))


# Moves from outside.


def test_a_move_comes_in_as_json() -> None:
    assert LEDUC.read_json(b'{"do":"play","bet":"call"}', 0) == 1


def test_a_move_that_no_table_lists_is_illegal() -> None:
    moves = MoveTable({"end": EndTurn()})
    assert moves.read(moves.write("end")) == "end"
    assert refused(lambda: moves.read(Play("call"))).code == "no_such_move"


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b'{"do":"play"}',
        b'{"do":"dance","bet":"call"}',
        b'{"do":"play","bet":"bluff"}',
        b'{"do":"play","bet":"call","loud":true}',
        b"\xff",
        b'{"do":"play","bet":"\xff"}',
    ],
)
def test_whatever_is_malformed_is_illegal(text: bytes) -> None:
    refusal = refused(lambda: LEDUC.read_json(text, 0))
    assert refusal.code == "malformed"
    assert refusal.about["problem"]


def refused(attempt: object) -> Refusal:
    assert callable(attempt)
    with pytest.raises(Illegal) as error:
        attempt()
    return error.value.refusal


# Small things.


class TurnEnded(Fact, frozen=True):
    seat: int


class EndTurn(Written, frozen=True):
    pass


def test_shapes_are_named_in_json_as_they_are_spoken_of() -> None:
    assert TurnEnded.__struct_config__.tag == "turn_ended"
    assert EndTurn.__struct_config__.tag == "end_turn"


@pytest.mark.parametrize(
    ("to", "reached"),
    [
        (None, {0, 1, 2, None}),
        (only(1), {1}),
        (only(0, 2), {0, 2}),
        (only(), set()),
    ],
)
def test_an_event_reaches_its_audience(
    to: tuple[int, ...] | None, reached: set[int | None]
) -> None:
    event = Event(TurnEnded(1), to)
    assert {seat for seat in (0, 1, 2, None) if event.reaches(seat)} == reached


def test_equal_states_are_equal_and_hash_alike() -> None:
    one, other = deal(SeededDice(SEED)), deal(SeededDice(SEED))
    assert one == other
    assert hash(one) == hash(other)
    other.play(0, 1, 0, SeededDice(SEED))
    assert one != other
    assert one != "a state"


def test_what_a_seat_knows_is_its_view_unless_a_game_says_it_shorter() -> None:
    state = ROSHAMBO.new(2, ROSHAMBO.options(), SeededDice(SEED))
    assert state.known_to(1) == msgspec.json.encode(state.view(1))


def test_what_a_state_need_not_say() -> None:
    state: State[int] = State()
    assert state.talk(0) == []
    assert state.due is None
    assert state.roles() == ()


def test_options_of_a_game_that_has_none() -> None:
    assert LEDUC.options() == Options()
