"""Magic Maze as a Game."""

from __future__ import annotations

from trousseau.games.maze.constants import ROLES_FROM_SCENARIO, ROLES_FROM_SEATS
from trousseau.games.maze.moves import read, write
from trousseau.games.maze.pieces import MOST_SEATS
from trousseau.games.maze.scenarios import last_tile, least_tiles
from trousseau.games.maze.shapes.facts import MazeFact
from trousseau.games.maze.shapes.moves import MazeMove
from trousseau.games.maze.shapes.seen import MazeView
from trousseau.games.maze.shapes.table import MazeOptions
from trousseau.games.maze.start import set_out
from trousseau.games.maze.state import Maze
from trousseau.games.maze.worlds import MazeWorlds
from trousseau.kernel import Dice, Game, Illegal, Written


class MazeGame(Game[int, MazeOptions, MazeView]):
    name = "maze"
    rules_version = 1
    seats = range(1, MOST_SEATS + 1)
    real_time = True
    options_type = MazeOptions
    view_type = MazeView
    move_type = MazeMove
    fact_type = MazeFact
    role = "camp"

    def check_setup(self, seats: int, options: MazeOptions) -> None:
        """10.2: what does not go together is refused before anybody sits down."""
        super().check_setup(seats, options)
        least = least_tiles(options.scenario)
        if last_tile(options.scenario, options.tiles) < least:
            raise Illegal("tiles_for_scenario", scenario=options.scenario, least=least)
        if options.level and options.scenario < ROLES_FROM_SCENARIO:
            raise Illegal("scenario_for_roles", least=ROLES_FROM_SCENARIO)
        if options.level and seats < ROLES_FROM_SEATS:
            raise Illegal("too_few_for_roles", seats=seats, least=ROLES_FROM_SEATS)

    def new(self, seats: int, options: MazeOptions, dice: Dice) -> Maze:
        return set_out(seats, options, dice)

    def imagine(self, view: MazeView) -> MazeWorlds:
        return MazeWorlds(view)

    def write(self, move: int) -> Written:
        return write(move)

    def read(self, written: Written, seat: int) -> int:
        return read(written)


GAME = MazeGame()
