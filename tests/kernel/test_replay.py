"""Replaying a record is the definition of the game; what can't have happened is refused."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Raw
from msgspec.structs import replace

from trousseau.kernel import BadRecord, Illegal, Line, Record, Refusal, Replay, Result
from trousseau.kernel.record import Heading
from trousseau.kernel.replay import Recorder
from trousseau.testing.games.leduc import GAME as LEDUC
from trousseau.testing.games.leduc.shapes import Bid
from trousseau.testing.games.race import GAME as RACE

SEED = "00" * 31 + "07"
RAISE = Raw(b'{"do":"play","bet":"raise"}')
FOLD = Raw(b'{"do":"play","bet":"fold"}')
TAP = Raw(b'{"do":"tap"}')
DEEP = b"[" * 50_000 + b"]" * 50_000


def heading(name: str, **changes: Any) -> Heading:
    made = Heading(game=name, rules_version=1, seats=2, options={}, seed=SEED)
    return replace(made, **changes)


@pytest.fixture
def record() -> Record:
    """Seat 0 raises, seat 1 folds."""
    recorder = Recorder(LEDUC, heading("leduc"))
    recorder.play(0, 2, 1200)
    recorder.play(1, 0, 3400)
    return recorder.record


def test_a_replay_ends_as_the_game_did(record: Record) -> None:
    replay = Replay(LEDUC, record)
    facts = [event.fact for line in replay for event in line.events]
    assert facts == [Bid(0, "raise"), Bid(1, "fold")]
    assert replay.finish().result == record.result == Result((0,), (1.0, -1.0), "fold")


def test_a_replay_can_stop_and_go_on(record: Record) -> None:
    replay = Replay(LEDUC, record)
    line = next(iter(replay))
    assert (line.seq, replay.played, replay.state.waiting()) == (0, 1, (1,))
    assert [line.seq for line in replay] == [1]
    assert replay.finish().waiting() == ()


def test_other_nonces_deal_other_cards() -> None:
    deals = {
        Recorder(LEDUC, heading("leduc", nonces=(str(number),))).state.pack()
        for number in range(20)
    }
    assert len(deals) > 5


@pytest.mark.parametrize(
    ("changes", "refusal"),
    [
        ({"game": "chess"}, Refusal("other_game", {"game": "chess", "expected": "leduc"})),
        (
            {"rules_version": 2},
            Refusal("rules_version", {"game": "leduc", "version": 2, "known": 1}),
        ),
        ({"seed": "no hex"}, Refusal("seed")),
        (
            {"seats": 9},
            Refusal(
                "heading",
                {"reason": "seats", "game": "leduc", "seats": 9, "least": 2, "most": 2},
            ),
        ),
    ],
)
def test_a_heading_that_can_t_be_played(changes: dict[str, Any], refusal: Refusal) -> None:
    with pytest.raises(BadRecord) as error:
        Replay(LEDUC, Record(heading=heading("leduc", **changes)))
    assert error.value.refusal == refusal


def test_unknown_options_are_named() -> None:
    with pytest.raises(BadRecord) as error:
        Replay(LEDUC, Record(heading=heading("leduc", options={"jokers": 2})))
    assert error.value.refusal.about["reason"] == "options"
    assert "jokers" in str(error.value.refusal.about["problem"])


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (Line(0, 0, 1, RAISE), "not_your_turn"),
        (Line(0, 0, 0, FOLD), "nothing_to_fold_to"),
        (Line(0, 0, 2, RAISE), "no_such_seat"),
        (Line(0, 0, -1, RAISE), "no_such_seat"),
        (Line(0, 0, 0, Raw(b'{"do":"dance"}')), "malformed"),
        (Line(0, 0, 0, Raw(b'"raise"')), "malformed"),
        (Line(0, 0, 0, Raw(b'{"do":"play","bet":' + DEEP + b"}")), "malformed"),
        (Line(0, 0, 0), "malformed"),
        (Line(0, 0), "time"),
        (Line(0, -1, 0, RAISE), "time"),
    ],
)
def test_a_line_that_can_t_have_been_played(line: Line, reason: str) -> None:
    record = Record(heading=heading("leduc"), log=[line])
    assert refused(record) == Refusal("illegal", {"seq": 0, "reason": reason})


def test_lines_come_in_order(record: Record) -> None:
    record.log.reverse()
    assert refused(record) == Refusal("order", {"seq": 1, "expected": 0})


def test_time_never_runs_back(record: Record) -> None:
    record.log[1] = replace(record.log[1], at=1199)
    assert refused(record) == Refusal("illegal", {"seq": 1, "reason": "time"})


def test_the_result_must_follow_from_the_log(record: Record) -> None:
    record.result = Result((1,), (-1.0, 1.0), "fold")
    assert refused(record) == Refusal("other_result")


def refused(record: Record) -> Refusal:
    with pytest.raises(BadRecord) as error:
        Replay(LEDUC, record).finish()
    return error.value.refusal


# Time's own lines.


@pytest.fixture
def race() -> Recorder[int]:
    return Recorder(RACE, heading("race"))


def test_acts_of_time_are_lines_too(race: Recorder[int]) -> None:
    green = race.state.due
    assert green is not None
    race.tick(green)
    race.play(1, 0, green + 250)
    assert race.record.log == [Line(0, green), Line(1, green + 250, 1, TAP)]
    assert Replay(RACE, race.record).finish().result == Result((1,), (0.0, 1.0), "first")


@pytest.mark.parametrize("late", [-1, 1])
def test_time_acts_when_it_is_due(race: Recorder[int], late: int) -> None:
    green = race.state.due
    assert green is not None
    race.record.log.append(Line(0, green + late))
    with pytest.raises(BadRecord) as error:
        Replay(RACE, race.record).finish()
    assert error.value.refusal.about["reason"] == "time"


def test_time_acts_before_any_move_of_that_instant(race: Recorder[int]) -> None:
    green = race.state.due
    assert green is not None
    race.record.log.append(Line(0, green, 1, TAP))
    with pytest.raises(BadRecord) as error:
        Replay(RACE, race.record).finish()
    assert error.value.refusal.about["reason"] == "time"


def test_a_refused_move_leaves_no_line() -> None:
    recorder = Recorder(LEDUC, heading("leduc"))
    with pytest.raises(Illegal):
        recorder.play(1, 2, 0)
    assert recorder.record.log == []
