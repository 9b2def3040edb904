"""What can still be true: deals that would have ended the game are not imagined."""

from __future__ import annotations

from tests.games.maze.table import Played, mall

from trousseau.games.maze.game import GAME
from trousseau.games.maze.pieces import HEROES
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
