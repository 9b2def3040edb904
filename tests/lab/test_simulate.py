from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.long import PURE

from trousseau import games
from trousseau.kernel import Record, Replay
from trousseau.lab.seeds import derived, seed_of
from trousseau.lab.setup import set_up
from trousseau.lab.simulate import Run, parts, simulate

SAMPLES = [f"trousseau.testing.games.{name}" for name in ("leduc", "race", "roshambo", "tictactoe")]
EVERY_GAME = [*games.own(), *SAMPLES]
SHORT: dict[str, dict[str, object]] = {"boyard": {"rounds": 2}}
"""Options of games that take long."""


def run_of(game: str, count: int = 60, bot: str = "random") -> Run:
    setup = set_up(game, games.get(game).seats[-1], SHORT.get(game, {}), [bot])
    return Run(setup, count, seed_of("simulate"))


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_fast_path_plays_the_very_games_that_are_recorded(game: str, tmp_path: Path) -> None:
    # Games in real time have ten times the lines, and those of the pure build take as much longer.
    count = 10 if PURE or games.get(game).real_time else 60
    fast = simulate(run_of(game, count))
    slow = simulate(run_of(game, count), save=tmp_path)
    assert fast == slow
    assert len(list(tmp_path.iterdir())) == fast.games == count


def test_the_number_of_workers_changes_nothing() -> None:
    run = run_of("coffre", 500)
    assert simulate(run, workers=1) == simulate(run, workers=2) == simulate(run, workers=3)


def test_bots_give_the_same_whoever_computes_them() -> None:
    run = run_of("coffre", 6, "novice")
    assert simulate(run, workers=1) == simulate(run, workers=2)


def test_another_seed_gives_other_games() -> None:
    run = run_of("coffre")
    other = Run(run.setup, run.games, seed_of("another"))
    assert simulate(run) != simulate(other)


def test_a_tally_adds_up() -> None:
    tally = simulate(run_of("coffre", 200))
    seats = games.get("coffre").seats[-1]
    assert tally.games == 200 == sum(tally.outcomes.values()) == sum(tally.lengths.values())
    assert tally.moves == sum(n * times for n, times in tally.lengths.items())
    assert tally.moves == sum(tally.kinds.values())
    assert sum(tally.seats_by_role.values()) == 200 * seats
    assert sum(tally.wins_by_role.values()) == sum(tally.wins_by_seat.values())
    assert all(tally.wins_by_role[role] <= held for role, held in tally.seats_by_role.items())


def test_progress_is_told_up_to_the_last_game() -> None:
    told: list[int] = []
    simulate(run_of("trousseau.testing.games.leduc", 1000), on_progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 1000
    assert len(told) > 10


def test_saved_records_hold_true(tmp_path: Path) -> None:
    simulate(run_of("coffre", 3, "novice"), save=tmp_path)
    for file in tmp_path.iterdir():
        Replay(games.get("coffre"), Record.from_text(file.read_bytes())).finish()


@pytest.mark.parametrize("count", [1, 2, 399, 400, 401, 100_001])
def test_parts_cover_a_run_once_and_in_order(count: int) -> None:
    assert [number for part in parts(count) for number in part] == list(range(count))


def test_derived_seeds_differ_by_use_and_number() -> None:
    seed = seed_of("root")
    seeds = {derived(seed, use, number) for use in ("game", "seat") for number in range(100)}
    assert len(seeds) == 200
    assert all(len(found) == 32 for found in seeds)
