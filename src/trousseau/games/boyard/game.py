"""Les Clés de Fort Boyard as a Game."""

from __future__ import annotations

from msgspec.structs import replace

from trousseau.games.boyard.constants import MOST_SEATS
from trousseau.games.boyard.shapes import BoyardFact, BoyardMove, BoyardOptions, BoyardView
from trousseau.games.boyard.start import set_out
from trousseau.games.boyard.state import Boyard
from trousseau.games.boyard.worlds import BoyardWorlds
from trousseau.kernel import Dice, Game, State, Written


class BoyardGame(Game[Written, BoyardOptions, BoyardView]):
    """Two play it as a duel (R13)."""

    name = "boyard"
    rules_version = 2
    seats = range(2, MOST_SEATS + 1)
    real_time = True
    options_type = BoyardOptions
    view_type = BoyardView
    move_type = BoyardMove
    fact_type = BoyardFact

    def new(self, seats: int, options: BoyardOptions, dice: Dice) -> Boyard:
        return set_out(seats, options, dice)

    def again(self, options: BoyardOptions, state: State[Written]) -> BoyardOptions:
        """Riddles that were asked stay out of the next game."""
        assert isinstance(state, Boyard)
        return replace(options, used=f"{state.used:x}")

    def imagine(self, view: BoyardView) -> BoyardWorlds:
        return BoyardWorlds(view)


GAME = BoyardGame()
