# compiled: mypyc
"""Who plays alone turns up action tiles one by one; the one on top may be used (section 3).

A tile is drawn when it is turned, so that no order is hidden; once all were seen, they come
again in the same order until the next flip.
"""

from __future__ import annotations

from trousseau.games.maze.pieces import ACTIONS, NOBODY
from trousseau.kernel.dice import Dice


class Deck:
    def __init__(self) -> None:
        self.turned: list[int] = []  # the top one is the last
        self.known: list[int] = []  # those to come, in order, once all were seen
        self.unseen: list[int] = list(range(len(ACTIONS)))

    def copy(self) -> Deck:
        twin = Deck()
        twin.turned = self.turned.copy()
        twin.known = self.known.copy()
        twin.unseen = self.unseen.copy()
        return twin

    def top(self) -> int:
        return self.turned[-1] if self.turned else NOBODY

    def turn(self, dice: Dice) -> bool:
        """Turn up the next; whether the deck was turned over before."""
        over = not self.unseen and not self.known
        if over:
            self.known, self.turned = self.turned, []
        if self.unseen:
            self.turned.append(self.unseen.pop(dice.below(len(self.unseen))))
        else:
            self.turned.append(self.known.pop(0))
        return over

    def shuffle(self) -> None:
        """At a flip: all together, face down."""
        self.turned = []
        self.known = []
        self.unseen = list(range(len(ACTIONS)))
