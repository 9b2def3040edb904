"""A game looked back at shows each pair of eyes what they saw then, and no more."""

from __future__ import annotations

import pytest

from trousseau.kernel import AllSeeing, BadRecord, Hindsight, Moment, Record, moments
from trousseau.kernel.record import Heading
from trousseau.kernel.replay import Recorder
from trousseau.testing.games.roshambo import GAME
from trousseau.testing.games.roshambo.shapes import Chose, Kept, RoshamboView, Shown

ROCK, PAPER = 0, 1


@pytest.fixture
def record() -> Record:
    """One round: seat 0 shows paper, seat 1 rock."""
    heading = Heading(
        game="roshambo", rules_version=1, seats=2, options={"rounds": 1}, seed="00" * 32
    )
    recorder = Recorder(GAME, heading)
    recorder.play(0, PAPER, 100)
    recorder.play(1, ROCK, 250)
    return recorder.record


def look(record: Record, eyes: Hindsight) -> list[Moment]:
    return list(moments(GAME, record, eyes))


def hands(seen: list[Moment]) -> list[tuple[object, object]]:
    views = [met.view for met in seen]
    return [(view.hand, view.chosen) for view in views if isinstance(view, RoshamboView)]


def test_the_first_scene_is_the_table_as_it_was_set(record: Record) -> None:
    first, *others = look(record, None)
    assert (first.at, first.seat, first.facts) == (0, None, ())
    assert [(met.at, met.seat) for met in others] == [(100, 0), (250, 1)]


def test_a_seat_sees_what_it_saw(record: Record) -> None:
    seen = look(record, 0)
    assert hands(seen) == [(None, ()), ("paper", ()), (None, ())]
    assert seen[1].facts == (Chose(0), Kept("paper"))
    assert seen[1].only == {1: (0,)}
    assert seen[2].facts == (Chose(1), Shown(("paper", "rock"), (1, 0)))


def test_a_spectator_is_told_no_secret(record: Record) -> None:
    seen = look(record, None)
    assert hands(seen) == [(None, ())] * 3
    assert seen[1].facts == (Chose(0),)
    assert seen[1].only == {}


def test_eyes_that_see_everything_do_so_from_the_beginning(record: Record) -> None:
    seen = look(record, AllSeeing.EYES)
    assert hands(seen)[1] == (None, ("paper", None))
    assert seen[2].facts == (Chose(1), Kept("rock"), Shown(("paper", "rock"), (1, 0)))
    assert seen[2].only == {1: (1,)}


def test_a_record_that_does_not_hold_true_is_not_shown(record: Record) -> None:
    record.log.reverse()
    with pytest.raises(BadRecord, match="order"):
        look(record, AllSeeing.EYES)
