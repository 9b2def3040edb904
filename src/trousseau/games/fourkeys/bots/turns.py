# compiled: mypyc
"""One turn at a time: what each card would bring, wherever it may be laid."""

from __future__ import annotations

from typing import Final

from trousseau.games.fourkeys.bots.reckoning import promise
from trousseau.games.fourkeys.dungeon import Dungeon
from trousseau.games.fourkeys.moves import LAY, RENEW, TAKE, WAYS
from trousseau.games.fourkeys.pieces import CARDS, CARDS_EACH, CHOOSE, NOTHING, PLACES
from trousseau.games.fourkeys.scoring import gold
from trousseau.games.fourkeys.state import FourKeys, ways_to_lay
from trousseau.kernel.dice import Dice

PRICES: Final[list[float]] = [0.3, 0.05, 0.1, 0.15]
"""In gold to come, by pile: whoever stands further right acts later in the next round, and a door
of level I fills a square that one of level II could have."""

ALIKE: Final[list[int]] = [CARDS.index(card) for card in CARDS]
"""By card: the first one on which the same is printed."""


class Way:
    """A move, the lay that goes with it, and what the dungeon promises then."""

    __slots__ = ("lay", "move", "worth")

    def __init__(self, move: int, lay: int, worth: float) -> None:
        self.move = move
        self.lay = lay
        self.worth = worth


class Scout:
    """Knows what taking and laying promise; imagined games meet the same dungeons again."""

    def __init__(self) -> None:
        self.known: dict[tuple[object, ...], Way] = {}

    def best_lay(self, dungeon: Dungeon, card: int, coins: int) -> Way:
        key = (ALIKE[card], coins, *dungeon.at)
        found = self.known.get(key)
        if found is None:
            found = best(lays(dungeon, card, coins))
            self.known[key] = found
        return found

    def takes(self, table: FourKeys, seat: int) -> list[Way]:
        """Every way to take a card, each with the lay that promises most."""
        dungeon = table.dungeons[seat]
        coins = table.coins[seat]
        found: list[Way] = []
        for pile in range(PLACES):
            card = table.top(pile)
            first = TAKE + pile * WAYS
            if card == NOTHING:
                continue
            if table.places[pile] == NOTHING:
                way = self.best_lay(dungeon, card, coins)
                found.append(Way(first, way.move, way.worth - price(dungeon, pile)))
            elif table.pays():
                way = self.best_lay(dungeon, card, coins - 1)
                worth = way.worth - price(dungeon, pile)
                for place in range(PLACES):
                    if table.places[place] == NOTHING:
                        found.append(Way(first + 1 + place, way.move, worth))
        return found

    def renewed(self, table: FourKeys, seat: int, samples: int, dice: Dice) -> float:
        """What the best take would promise after paying for new cards, on average."""
        dungeon = table.dungeons[seat]
        coins = table.coins[seat] - 1
        total = 0.0
        for _ in range(samples):
            most = promise(dungeon, coins)
            for pile in range(PLACES):
                below = table.left[pile] - 1
                if below > 0 and table.places[pile] == NOTHING:
                    card = table.piles[pile][dice.below(below)]
                    way = self.best_lay(dungeon, card, coins)
                    most = max(most, way.worth - price(dungeon, pile))
            total += most
        return total / samples

    def choose(self, table: FourKeys, seat: int, samples: int, dice: Dice) -> int:
        """The move that promises most; with no samples, new cards are not thought of."""
        if table.phase != CHOOSE:
            return self.best_lay(table.dungeons[seat], table.hand, table.coins[seat]).move
        found = best(self.takes(table, seat))
        if samples and table.pays() and self.renewed(table, seat, samples, dice) > found.worth:
            return RENEW
        return found.move


def price(dungeon: Dungeon, pile: int) -> float:
    """What a card of this pile costs; nothing, if it is the last."""
    return PRICES[pile] if dungeon.many < CARDS_EACH - 1 else 0.0


def lays(dungeon: Dungeon, card: int, coins: int) -> list[Way]:
    """Every way to lay a card."""
    found: list[Way] = []
    for move in ways_to_lay(dungeon, card):
        found.append(Way(move, move, promise(laid(dungeon, card, move), coins)))
    return found


def laid(dungeon: Dungeon, card: int, move: int) -> Dungeon:
    """The dungeon after a lay."""
    tried = dungeon.copy()
    tried.lay((move - LAY) >> 1, card, move & 1)
    return tried


def best(ways: list[Way]) -> Way:
    """The one that promises most.

    Of equals the last: a tile that is pushed goes to the right, and acts late in the next round.
    """
    found = ways[0]
    for way in ways:
        if way.worth >= found.worth:
            found = way
    return found


# Gold at once.


def grabbing(table: FourKeys, seat: int, moves: list[int], dice: Dice) -> int:
    """Whatever brings most gold at once; dice decide between equals."""
    equals: list[int] = []
    most = -1
    for move in moves:
        worth = _at_once(table, seat, move)
        if worth > most:
            most = worth
            equals = []
        if worth == most:
            equals.append(move)
    return equals[dice.below(len(equals))]


def _at_once(table: FourKeys, seat: int, move: int) -> int:
    dungeon = table.dungeons[seat]
    coins = table.coins[seat]
    if move >= LAY:
        return gold(laid(dungeon, table.hand, move), coins)
    if move == RENEW:
        return gold(dungeon, coins - 1)
    if (move - TAKE) % WAYS:
        coins -= 1
    card = table.top((move - TAKE) // WAYS)
    most = 0
    for lay in ways_to_lay(dungeon, card):
        most = max(most, gold(laid(dungeon, card, lay), coins))
    return most
