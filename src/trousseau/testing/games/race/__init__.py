"""A race against the light: it turns green at a secret instant, and the first tap then wins.

Tapping too early is a false start and puts a player out. That the light is still red at the
time of a false start is all that anybody learns before it turns.
"""

from __future__ import annotations

from trousseau.kernel import Dice, Game, MoveTable
from trousseau.testing.games.race.shapes import RaceFact, RaceOptions, RaceView, Tap
from trousseau.testing.games.race.state import TAPS, Race, RaceWorlds, line_up


class RaceGame(Game[int, RaceOptions, RaceView]):
    name = "race"
    rules_version = 1
    seats = range(2, 5)
    options_type = RaceOptions
    view_type = RaceView
    move_type = Tap
    moves = MoveTable(dict(enumerate(TAPS)))
    fact_type = RaceFact

    def new(self, seats: int, options: RaceOptions, dice: Dice) -> Race:
        return line_up(seats, options, dice)

    def imagine(self, view: RaceView) -> RaceWorlds:
        return RaceWorlds(view)


GAME = RaceGame()
