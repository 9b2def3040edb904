"""What a study of Fort Boyard notes adds up, and is told in full."""

from __future__ import annotations

from bench.balance.boyard.bots import PEOPLE
from bench.balance.boyard.brisk import played_briskly
from bench.balance.boyard.notes import SHARE, Notes, watch
from bench.balance.boyard.tables import (
    by_start,
    had_by_start,
    length,
    minutes_by_hand,
    of_levels,
    of_openings,
    of_trials,
)
from bench.balance.playing import Study, played

from trousseau.games.boyard.trials.registry import TRIALS
from trousseau.lab.arena import Comparison

SEED = bytes(32)
HEAD = 2


def study(games: int, level: str = "expert") -> Notes:
    options = {"notes": 4}
    return played(
        Study("bench.balance.boyard", 3, (level,), games, SEED, options), watch, Notes, workers=1
    )


def test_every_win_every_trial_and_every_note_is_counted_once() -> None:
    notes = study(3)
    assert notes.games == notes.rounds.total() == notes.seconds.total() == 3
    assert notes.wins.total() == 3 * SHARE
    assert notes.why == {"emptied": 3}
    taken = sum(many * openings for many, openings in notes.openings.items())
    in_advance = 3  # R14: one a game
    assert taken + in_advance == notes.taken_by_start.total() == 3 * 3 * 4
    assert notes.turns_by_start.total() == sum(notes.turns.elements())
    assert notes.tigers < notes.openings.total()
    assert all(notes.trials_won[card] <= notes.trials[card] for card in TRIALS)
    assert 0 < notes.riddles_won < notes.riddles


def test_people_take_longer_and_longer_still_by_hand() -> None:
    people, bots = study(3, PEOPLE), study(3, "good")
    seconds_a_turn = [
        sum(notes.seconds.elements()) / sum(notes.turns.elements()) for notes in (people, bots)
    ]
    assert seconds_a_turn[0] > seconds_a_turn[1] + 3
    assert minutes_by_hand(people) > sum(people.seconds.elements()) / 3 / 60


def test_brisk_games_are_whole_games_of_the_same_rules() -> None:
    notes = played_briskly(3, "good", 3, SEED, workers=1)
    assert notes.wins.total() == 3 * SHARE
    assert notes.why == {"emptied": 3}
    assert notes.taken_by_start.total() == 3 * 3 * 10
    assert notes == played_briskly(3, "good", 3, SEED, workers=1)


def test_the_same_seed_gives_the_same_notes() -> None:
    assert study(2) == study(2)


def test_tables_have_a_line_for_all_there_is() -> None:
    by_seats = {3: study(2)}
    assert len(by_start(by_seats)) == HEAD + 1
    assert len(had_by_start(by_seats)) == HEAD + 2
    assert len(length({("expert", 45): by_seats})) == HEAD + 1
    assert len(of_trials({"expert": by_seats}, {"expert": by_seats})) == HEAD + len(TRIALS) + 1
    assert len(of_openings({"expert": by_seats})) == HEAD + 1
    found = Comparison(both=1, hero_only=2, baseline_only=1, neither=6)
    assert len(of_levels({(3, "good", "novice"): found})) == HEAD + 1
