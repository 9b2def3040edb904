"""A mall in which nobody has far to go, so that games are played to their end.

Without a `scene` a game begins as ever, with its brief, but most of the mall lies there: one tile
is left to explore. A scene is the last minute of a game with roles.
"""

from __future__ import annotations

from typing import Literal

from tests.browser.decks.maze.near import set_near
from tests.browser.decks.maze.scenes import SCENES, Scene

from trousseau.games.maze.game import MazeGame
from trousseau.games.maze.shapes.table import MazeOptions
from trousseau.games.maze.state import Maze
from trousseau.kernel import Dice, SeededDice

DEAL = bytes([4] * 32)


class DeckOptions(MazeOptions, frozen=True, kw_only=True):
    scenario: int = 3
    sand: Literal[180, 210, 240, 300] = 300
    scene: Scene | None = None


class NearTheEnd(MazeGame):
    options_type: type[MazeOptions] = DeckOptions

    def new(self, seats: int, options: MazeOptions, dice: Dice) -> Maze:
        assert isinstance(options, DeckOptions)
        usual = MazeOptions(
            **{name: getattr(options, name) for name in MazeOptions.__struct_fields__}
        )
        if options.scene:
            return SCENES[options.scene](usual).state
        table = super().new(seats, usual, SeededDice(DEAL))
        set_near(table)
        return table


GAME = NearTheEnd()
