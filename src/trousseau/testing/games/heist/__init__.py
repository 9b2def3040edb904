"""A heist in real time: many hands on one lantern, against the sand.

Seven rooms in a row, loot in the two outer ones. Whoever sits in an even seat can only carry the
lantern to the left, in an odd one only to the right, and all act when they like. Once both pieces
are grabbed the thieves have won; when the sand has run out they have lost.

- The watchman passes at instants that nobody knows. If the lantern is in a room with a window then,
  some of the sand is gone. With three thieves or more, one of them is his accomplice, who
  knows when he comes and wins if the others lose.
- Anybody may hush somebody, who then can't act for three seconds; and hush again after ten.
- Nobody speaks until it is over; what watchers say is held back as long.

Here is all that a game in real time may need: moves that name what they rest on, `ready`, `due` and
`tick`, `chat`, a set-up that is checked whole, a secret that only time could betray, and bots that
plan.
"""

from __future__ import annotations

from trousseau.kernel import Dice, Game, Illegal, MoveTable
from trousseau.testing.games.heist.shapes import AnyMove, HeistFact, HeistOptions, HeistView
from trousseau.testing.games.heist.state import (
    ACCOMPLICE_FROM,
    WRITTEN,
    Heist,
    HeistWorlds,
    set_out,
)


class HeistGame(Game[int, HeistOptions, HeistView]):
    name = "heist"
    rules_version = 1
    seats = range(2, 9)
    real_time = True
    options_type = HeistOptions
    view_type = HeistView
    move_type = AnyMove
    moves = MoveTable(WRITTEN)
    fact_type = HeistFact

    def check_setup(self, seats: int, options: HeistOptions) -> None:
        super().check_setup(seats, options)
        if options.accomplice and seats < ACCOMPLICE_FROM:
            raise Illegal("too_few_for_accomplice", seats=seats, least=ACCOMPLICE_FROM)

    def new(self, seats: int, options: HeistOptions, dice: Dice) -> Heist:
        return set_out(seats, options, dice)

    def imagine(self, view: HeistView) -> HeistWorlds:
        return HeistWorlds(view)


GAME = HeistGame()
