"""What a study of coffre's balance notes adds up, and is told in full."""

from __future__ import annotations

from bench.balance.coffre.__main__ import Level, plots, sections
from bench.balance.coffre.notes import Notes, watch
from bench.balance.playing import Study, played

from trousseau.games.coffre import GAME

SEED = bytes(32)


def study(seats: int, games: int, **options: object) -> Notes:
    chosen = Study("coffre", seats, ("novice",), games, SEED, options)
    return played(chosen, watch, Notes, workers=1)


def test_every_game_seat_and_win_is_counted_once() -> None:
    notes = study(5, 12)
    assert notes.games == notes.outcomes.total() == 12
    assert notes.seats == notes.dealt.total() == notes.held.total() == 12 * 5
    assert notes.wins.total() == notes.dealt_won.total() == notes.held_won.total() > 0
    assert all(notes.held[card] <= 12 for card in ("treasure", "key", "fake"))


def test_options_are_played() -> None:
    assert study(4, 5, trap=True).dealt["trap"] > 0
    assert study(4, 5).dealt["trap"] == 0


def test_the_page_tells_of_every_number_of_seats_card_and_option() -> None:
    usual = {seats: study(seats, 3) for seats in GAME.seats}
    trap = {seats: study(seats, 3, trap=True) for seats in GAME.seats}
    level = Level("novice", usual, {"a Trap": trap})
    told = "\n".join(sections(level, level))
    for seats in GAME.seats:
        assert told.count(f"| {seats} seats | ") == 2 * 4
        assert told.count(f"| a Trap, {seats} seats | ") == 2
    assert "| as usual | 15 | " in told
    assert "± 50.0" not in told  # the interval of a card that was not there
    assert all(svg.startswith("<svg") for svg in plots(level, level).values())
