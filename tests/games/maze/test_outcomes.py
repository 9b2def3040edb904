"""Who wins (5.9), and what guesses change after an escape at level 5 (5.10, 10.1)."""

from __future__ import annotations

import pytest
from tests.games.maze.table import Played, mall

from trousseau.games.maze.pieces import HEROES
from trousseau.games.maze.roles.names import REVELATION, SORE
from trousseau.games.maze.roles_at_work import turn
from trousseau.games.maze.shapes.facts import (
    Ended,
    Guessed,
    GuessingBegan,
    GuessLapsed,
    KeptQuiet,
    Revealed,
    SpokeUp,
)
from trousseau.games.maze.shapes.moves import Guess, KeepQuiet, SpeakUp
from trousseau.games.maze.shapes.table import Outcome, Status

SUCCESS: tuple[Outcome, ...] = ("escape", "last_ok")
FAILURE: tuple[Outcome, ...] = ("timeout", "wrong", "alone_bad", "last_fail", "no_hero")
OUTCOMES: tuple[Outcome, ...] = (*SUCCESS, *FAILURE, "alone_ok")


def ended(game: Played, outcome: Outcome, **status: Status) -> list[str]:
    """What each seat won; `s1="ghost"` says how seat 1 left play."""
    for seat, how in status.items():
        game.state.status[int(seat[1:])] = how
    game.state.outcome, game.state.phase = outcome, "over"
    return [fate.wins for fate in game.view().fates or ()]


def full_in(outcomes: tuple[Outcome, ...], outcome: Outcome) -> str:
    return "full" if outcome in outcomes else "no"


@pytest.mark.parametrize("outcome", OUTCOMES)
def test_heroes_win_with_the_mission_done_and_in_play(outcome: Outcome) -> None:
    # A special rule; a mission done (few hourglasses); one not done; one out of play.
    game = mall(4, "R01", "M05", "M16", "R02", level=5)
    wins = full_in(SUCCESS, outcome)
    assert ended(game, outcome, s3="out") == [wins, wins, "no", "no"]


@pytest.mark.parametrize("outcome", OUTCOMES)
def test_traitors_win_if_heroes_fail_and_the_mission_is_done(outcome: Outcome) -> None:
    # Done (no theft); not done; a ghost with a mission not done; one confessed.
    game = mall(4, "T02", "T01", "T07", "T04", level=5)
    wins = full_in(FAILURE, outcome)
    partial = "partial" if outcome in FAILURE else "no"
    assert ended(game, outcome, s2="ghost", s3="out") == [wins, "no", partial, "no"]


@pytest.mark.parametrize("outcome", OUTCOMES)
def test_who_turned_wins_with_the_new_camp(outcome: Outcome) -> None:
    game = mall(4, "V03", "V02", "V04", "V05", level=4)
    turn(game.state, SORE, [0], game.at)
    turn(game.state, REVELATION, [1], game.at)
    hero, traitor = full_in(SUCCESS, outcome), full_in(FAILURE, outcome)
    assert ended(game, outcome) == [traitor, hero, hero, traitor]


@pytest.mark.parametrize("outcome", OUTCOMES)
@pytest.mark.parametrize("level", [1, 2])
def test_an_unmasked_traitor_wins_half_from_level_2_on(level: int, outcome: Outcome) -> None:
    game = mall(4, "H01", "P01", "H02", "H03", level=level).convict(0, 1)
    half = "partial" if level > 1 and outcome in FAILURE else "no"
    wins = full_in(SUCCESS, outcome)
    assert ended(game, outcome) == [wins, half, wins, wins]


def test_alone_at_home_the_declarer_wins_and_nobody_else() -> None:
    game = mall(4, "M16", "T02", "T04", "R01", level=5)
    game.state.declarer = 0
    assert ended(game, "alone_ok", s2="ghost", s3="out") == ["full", "no", "no", "no"]


def test_scores_are_one_a_half_and_nothing() -> None:
    game = mall(4, "H01", "P01", "P02", "H02", level=2).convict(0, 1).wait(5).leave(0).tick()
    result = game.state.result
    assert result is not None
    assert (result.winners, result.scores, result.why) == ((2,), (0.0, 0.5, 1.0, 0.0), "timeout")


def test_without_roles_all_win_or_all_lose() -> None:
    assert ended(mall(2), "escape") == ["full", "full"]
    assert ended(mall(2), "timeout") == ["no", "no"]


# Guessing.


def escaped(*cards: str, **options: object) -> Played:
    """All four are out at the instant of the theft."""
    game = mall(len(cards), *cards, level=5, **options).steal(0)
    for hero in HEROES:
        game.get_out(0, hero)
    return game


def wins(game: Played) -> list[str]:
    assert game.state.phase == "over"
    return [fate.wins for fate in game.view().fates or ()]


def test_traitors_reveal_and_may_guess_a_mission_each() -> None:
    game = escaped("R01", "M10", "T01", "T02")
    assert Revealed(2, "T01", "traitor") in game.told
    assert game.told[-1] == GuessingBegan((2, 3))
    assert game.state.waiting() == (2, 3)
    assert game.view().cards == (None, None, "T01", "T02")
    assert game.refused(2, Guess(1, "M10")) == "not_your_turn"
    assert game.do(2, SpeakUp()).told == [SpokeUp(2)]
    assert game.do(2, Guess(1, "M10")).told == [
        Guessed(2, 1, "M10", right=True),
        Revealed(1, "M10", "hero"),
    ]
    assert game.do(3, KeepQuiet()).told[-1] == Ended("escape", game.deal_told())
    assert wins(game) == ["full", "no", "full", "no"]


def test_a_wrong_guess_uses_the_card_up() -> None:
    game = escaped("R01", "M05", "T01", "T02").do(2, SpeakUp()).do(2, Guess(0, "M01"))
    assert game.told[:2] == [Guessed(2, 0, "M01", right=False), Revealed(0, "R01", "hero")]
    game.do(3, SpeakUp())
    assert game.refused(3, Guess(0, "M01")) == "not_guessing"
    assert game.do(3, Guess(1, "M05")).told[-1] == Ended("escape", game.deal_told())
    assert wins(game) == ["full", "no", "no", "full"]


def test_guessing_is_over_when_no_card_lies_face_down() -> None:
    game = escaped("R01", "T01", "T02").do(1, SpeakUp()).do(2, SpeakUp())
    assert game.do(1, Guess(0, "M01")).told[-1] == Ended("escape", game.deal_told())


def test_a_right_guess_wins_though_the_mission_was_not_done() -> None:
    game = escaped("R01", "M16", "T01").do(2, SpeakUp()).do(2, Guess(1, "M16"))
    assert wins(game) == ["full", "no", "full"]


def test_only_heroes_missions_are_guessed() -> None:
    game = escaped("R01", "M10", "T01").do(2, SpeakUp())
    assert game.refused(2, Guess(0, "R01")) == "not_guessing"
    assert game.refused(2, Guess(2, "M01")) == "not_guessing"


def test_they_guess_in_the_order_in_which_they_spoke_up() -> None:
    game = escaped("R01", "M10", "R02", "T01", "T02").do(4, SpeakUp()).do(3, SpeakUp(), later=1)
    assert game.refused(3, Guess(1, "M10")) == "not_your_turn"
    game.do(4, Guess(0, "M01"), later=13)
    game.do(3, Guess(1, "M10"), later=14.999)
    assert wins(game) == ["full", "no", "full", "full", "no"]


def test_thirty_seconds_to_speak_up() -> None:
    game = escaped("R01", "M10", "T01", "T02")
    assert game.wait(29.999).told == []
    assert game.wait(0.001).told == [KeptQuiet(2), KeptQuiet(3), Ended("escape", game.deal_told())]


def test_a_begun_turn_keeps_its_time_and_a_lapsed_one_is_lost() -> None:
    game = escaped("R01", "M10", "T01", "T02").do(2, SpeakUp(), later=29)
    assert game.wait(1).told == [KeptQuiet(3)]
    assert game.wait(13.999).told == []
    assert game.wait(0.001).told == [GuessLapsed(2), Ended("escape", game.deal_told())]


@pytest.mark.parametrize(("ghosts_guess", "phase"), [(False, "over"), (True, "guess")])
def test_ghosts_guess_if_the_table_says_so(ghosts_guess: bool, phase: str) -> None:
    game = mall(4, "R01", "M05", "R03", "T01", level=5, ghosts_guess=ghosts_guess)
    game.convict(0, 3).wait(5).steal(0)
    for hero in HEROES:
        game.get_out(0, hero)
    assert game.state.phase == phase


def test_who_confessed_does_not_guess() -> None:
    game = mall(4, "R01", "M05", "T04", "R03", level=5)
    for tile in (3, 4, 5):
        game.lay(tile)
    for hourglass in game.squares("hourglass"):
        game.leave(50).enter(0, "barbarian", hourglass)
    game.wait(3).steal(0)
    assert game.state.status[2] == "out"
    for hero in HEROES:
        game.get_out(0, hero)
    assert game.told[-1] == Ended("escape", game.deal_told())


def test_who_turned_traitor_guesses_and_lower_levels_do_not() -> None:
    game = mall(4, "V03", "M05", "R03", "R06", level=5).acquit(1, 0).steal(1)
    for hero in HEROES:
        game.get_out(1, hero)
    assert game.told[-1] == GuessingBegan((0,))
    game = mall(4, "P01", "M05", "R03", "R06", level=4).steal(1)
    for hero in HEROES:
        game.get_out(1, hero)
    assert game.told[-1] == Ended("escape", game.deal_told())
