"""A riddle as a Game of its own."""

from __future__ import annotations

from trousseau.games.boyard.constants import MOST_SEATS
from trousseau.games.boyard.riddles.riddle import Riddle, riddles
from trousseau.games.boyard.riddles.shapes import (
    Asking,
    RiddleFact,
    RiddleMove,
    RiddleOptions,
    RiddleView,
)
from trousseau.games.boyard.riddles.state import Riddling, ask
from trousseau.games.boyard.riddles.worlds import RiddleWorlds
from trousseau.kernel import Dice, Game, Written

SECOND = 1_000


class RiddleGame(Game[Written, RiddleOptions, RiddleView]):
    name = "riddle"
    rules_version = 1
    seats = range(2, MOST_SEATS + 1)
    real_time = True
    options_type = RiddleOptions
    view_type = RiddleView
    move_type = RiddleMove
    fact_type = RiddleFact

    def new(self, seats: int, options: RiddleOptions, dice: Dice) -> Riddling:
        card: Riddle = dice.choice(riddles(options.language))
        asking = Asking(
            seats,
            options.candidate % seats,
            options.sand * SECOND,
            options.language,
            options.accept,
            card.text,
            card.difficulty,
            card.tries,
        )
        return ask(asking, card.answers, card.near)

    def imagine(self, view: RiddleView) -> RiddleWorlds:
        return RiddleWorlds(view)


GAME = RiddleGame()
