"""What can still be true: deals that would have ended the game are not imagined."""

from __future__ import annotations

from tests.games.maze.table import Played, mall

from trousseau.games.maze.game import GAME
from trousseau.games.maze.pieces import HEROES
from trousseau.games.maze.roles.cards import NUMBERS
from trousseau.games.maze.shapes.moves import Nudge
from trousseau.games.maze.state import Maze
from trousseau.kernel import SeededDice
from trousseau.kernel.dice import SEED_BYTES

DRAWS = 60


def imagined(game: Played, seat: int | None) -> list[Maze]:
    worlds, dice = GAME.imagine(game.view(seat)), SeededDice(bytes(SEED_BYTES))
    return [worlds.draw(dice) for _ in range(DRAWS)]


def test_a_game_that_goes_on_after_an_elimination_has_a_hero_left() -> None:
    game = mall(3, "P01", "P02", "H01", level=2).convict(0, 1)
    assert {world.camp(2) for world in imagined(game, 0)} == {"hero"}
    assert {world.camp(0) for world in imagined(game, 2)} == {"hero", "traitor"}
    assert all("hero" in world.roles() for world in imagined(game, None))


def test_before_anybody_is_eliminated_all_may_be_traitors() -> None:
    camps = [world.roles() for world in imagined(mall(3, "P01", "P02", "P03", level=2), 0)]
    assert ("traitor", "traitor", "traitor") in camps


def test_who_has_not_shown_a_card_before_the_guesses_is_a_hero() -> None:
    game = mall(4, "T01", "M05", "R03", "R06", level=5).steal(1)
    for hero in HEROES:
        game.get_out(1, hero)
    assert {camp for world in imagined(game, 0) for camp in world.roles()[1:]} == {"hero"}


def test_nobody_holds_a_mission_that_would_have_been_confessed() -> None:
    game = mall(4, "R01", "R02", "R03", "R06", level=3).steal(0).wait(2.999)
    assert may_hold(game, 1, "M04")
    game.wait(0.001).do(2, Nudge(3))
    assert not may_hold(game, 1, "M04")


def test_while_an_accusation_stands_nobody_has_to_confess() -> None:
    game = mall(4, "R01", "R02", "R03", "R06", level=3).steal(0).accuse(0, 1).wait(4)
    assert may_hold(game.do(2, Nudge(3)), 1, "M04")


def test_nobody_holds_a_rule_that_was_broken() -> None:
    game = mall(4, "R02", "R04", "R03", "R06", level=3).give_all(0).put("barbarian", 12)
    assert may_hold(game, 0, "R01")
    game.slide(0, "barbarian", "north", 3)
    assert not may_hold(game, 0, "R01")
    assert may_hold(game, 1, "R01")


def may_hold(game: Played, seat: int, card: str) -> bool:
    return game.view().possible[seat] >> NUMBERS[card] & 1 == 1
