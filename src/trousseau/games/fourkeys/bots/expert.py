# compiled: mypyc
"""The expert's thinking: the moves that promise most, tried in imagined games."""

from __future__ import annotations

from typing import Final

from trousseau.games.fourkeys.bots.reckoning import promise
from trousseau.games.fourkeys.bots.turns import Scout, Way, lays
from trousseau.games.fourkeys.moves import RENEW
from trousseau.games.fourkeys.pieces import CHOOSE, NOTHING, OVER
from trousseau.games.fourkeys.scoring import gold
from trousseau.games.fourkeys.state import FourKeys
from trousseau.games.fourkeys.worlds import FourKeysWorlds
from trousseau.kernel.dice import Dice

CANDIDATES: Final = 12
"""How many moves are tried at most, besides renewing."""

HORIZON: Final = 1
"""How many rounds an imagined game goes on after the one in which it begins."""

AS_GOOD_AS_WON: Final = 16.0
"""So much more gold than the others."""

WIN: Final = 1.0
"""What winning is worth beside the lead itself, once the gold is counted."""


class Thinker:
    """Thinks for one seat at one moment, on what everybody can see."""

    def __init__(self, worlds: FourKeysWorlds, seat: int, dice: Dice) -> None:
        self.worlds = worlds
        self.table = worlds.table
        self.seat = seat
        self.dice = dice
        self.scout = Scout()
        self.last = self.table.round + HORIZON

    def act(self, rounds: int) -> int:
        """A move, after about that many imagined games."""
        return self.search(self.candidates(), rounds).move

    def candidates(self) -> list[Way]:
        """The lays, or takes with the lay that would follow, that promise most; and RENEW."""
        table, seat = self.table, self.seat
        if table.phase == CHOOSE:
            ways = self.scout.takes(table, seat)
        else:
            ways = lays(table.dungeons[seat], table.hand, table.coins[seat])
        ways.sort(key=lambda way: -way.worth)
        del ways[CANDIDATES:]
        if table.phase == CHOOSE and table.pays():
            ways.append(Way(RENEW, NOTHING, 0.0))
        return ways

    # Sequential halving: all ways are tried in the same worlds, the worse half drops out.

    def search(self, ways: list[Way], rounds: int) -> Way:
        left = list(range(len(ways)))
        totals = [0.0] * len(ways)
        halvings = max(1, (len(ways) - 1).bit_length())
        while len(left) > 1:
            tries = max(1, rounds // (halvings * len(left)))
            for _ in range(tries):
                world = self.worlds.draw(self.dice)
                for i in left:
                    imagined = world.copy()
                    self.imagine(imagined, ways[i])
                    totals[i] += score(self.lead(imagined), imagined.phase == OVER)
            left.sort(key=lambda i: -totals[i])
            del left[(len(left) + 1) // 2 :]
        return ways[left[0]]

    def imagine(self, world: FourKeys, way: Way) -> None:
        """Go a way, and let all go on by what dungeons promise."""
        dice = self.dice
        world.play(self.seat, way.move, 0, dice)
        if way.lay != way.move and way.lay != NOTHING:
            world.play(self.seat, way.lay, 0, dice)
        while world.phase != OVER and world.round <= self.last:
            seat = world.turn
            world.play(seat, self.scout.choose(world, seat, 0, dice), 0, dice)

    def lead(self, world: FourKeys) -> float:
        """How much gold the seat has more than the best of the others."""
        own = worth(world, self.seat)
        most = 0.0
        for seat in range(world.seats):
            if seat != self.seat:
                most = max(most, worth(world, seat))
        return own - most

    def leads(self, ways: list[Way], tries: int) -> list[list[float]]:
        """Where each of these ways would lead to, in the same worlds."""
        found: list[list[float]] = [[] for _ in ways]
        for _ in range(tries):
            world = self.worlds.draw(self.dice)
            for i in range(len(ways)):
                imagined = world.copy()
                self.imagine(imagined, ways[i])
                found[i].append(self.lead(imagined))
        return found


def worth(table: FourKeys, seat: int) -> float:
    """The gold of a seat: counted at the end, promised before."""
    if table.phase == OVER:
        return float(gold(table.dungeons[seat], table.coins[seat]))
    return promise(table.dungeons[seat], table.coins[seat])


def score(lead: float, over: bool) -> float:
    """What a lead is worth."""
    found = max(-1.0, min(1.0, lead / AS_GOOD_AS_WON))
    if over and lead >= 0.0:
        found += WIN if lead > 0.0 else WIN / 2
    return found
