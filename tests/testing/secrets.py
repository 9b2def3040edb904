"""What is hidden from whom in the sample games, said without a look at their views."""

from __future__ import annotations

from trousseau.kernel import Dice
from trousseau.testing.games.leduc.state import DECK, ROUNDS, Leduc
from trousseau.testing.games.race.state import RED, Race, instant
from trousseau.testing.games.roshambo.state import NOTHING, Roshambo

PUBLIC = 2


class LeducSecrets:
    """The other hand until the showdown, and the public card until it is turned."""

    def hidden(self, state: Leduc, seat: int | None) -> dict[str, int]:
        return {f"card {place}": state.cards[place] for place in self._places(state, seat)}

    def swapped(self, state: Leduc, seat: int | None, dice: Dice) -> Leduc:
        dealt_anew = [place for place in self._places(state, seat) if dice.below(2)]
        left = list(DECK)
        for place, rank in enumerate(state.cards):
            if place not in dealt_anew:
                left.remove(rank)
        dice.shuffle(left)
        world = state.copy()
        world.cards = state.cards.copy()
        for place in dealt_anew:
            world.cards[place] = left.pop()
        return world

    def _places(self, state: Leduc, seat: int | None) -> list[int]:
        hands = [] if state.round == ROUNDS else [hand for hand in (0, 1) if hand != seat]
        return hands if state.round else [*hands, PUBLIC]


class RoshamboSecrets:
    """What the others have chosen in this round."""

    def hidden(self, state: Roshambo, seat: int | None) -> dict[str, int]:
        return {
            f"choice of {other}": hand
            for other, hand in enumerate(state.hands)
            if other != seat and hand != NOTHING
        }

    def swapped(self, state: Roshambo, seat: int | None, dice: Dice) -> Roshambo:
        world = state.copy()
        for other, hand in enumerate(state.hands):
            if other != seat and hand != NOTHING:
                world.hands[other] = dice.below(3)
        return world


class RaceSecrets:
    """When the light turns green, until it does."""

    def hidden(self, state: Race, seat: int | None) -> dict[str, int]:
        never_turned = state.light == RED or len(state.fallen) == state.seats
        return {"green": state.green} if never_turned else {}

    def swapped(self, state: Race, seat: int | None, dice: Dice) -> Race:
        world = state.copy()
        if self.hidden(state, seat):
            instants = [instant(state.options, n) for n in range(state.options.spread)]
            world.green = dice.choice([green for green in instants if green > state.last])
        return world
