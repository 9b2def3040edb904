# compiled: mypyc
"""The action tiles: who holds which, and how they go to the left (section 3, 5.5)."""

from __future__ import annotations

from trousseau.games.maze.pieces import NOBODY, action_tiles

EVENLY = 2
"""So many tiles anybody may be handed before somebody with fewer must be found (5.5)."""


class Hands:
    """Not for one player alone, who has a `Deck`."""

    def __init__(self) -> None:
        self.plates: list[tuple[int, ...]] = []
        self.holders: list[int] = []  # by tile
        self._actions: list[int] = []  # by seat: those that it may do, a bit each

    def copy(self) -> Hands:
        twin = Hands()
        twin.plates = self.plates
        twin.holders = self.holders.copy()
        twin._actions = self._actions.copy()
        return twin

    def deal(self, seats: int, holders: list[int]) -> None:
        self.plates = action_tiles(seats)
        self.holders = holders
        self._actions = [0] * seats
        self._count()

    def owns(self, seat: int, action: int) -> bool:
        return self._actions[seat] >> action & 1 == 1

    def owners(self, action: int) -> list[int]:
        return [seat for seat in range(len(self._actions)) if self.owns(seat, action)]

    def held(self, seat: int) -> list[int]:
        return [tile for tile, holder in enumerate(self.holders) if holder == seat]

    def pass_left(self, playing: list[int]) -> None:
        """At a flip everybody in play gives all tiles to the next in play."""
        following = {seat: _after(playing, place) for place, seat in enumerate(playing)}
        self.holders = [following.get(holder, holder) for holder in self.holders]
        self._count()

    def hand_on(self, gone: int, playing: list[int]) -> None:
        """5.5: to the left, and on to who has fewer, until the spread is even."""
        if not playing:
            return
        seats = len(self._actions)
        left = [(gone + step) % seats for step in range(1, seats)]
        receivers = [seat for seat in left if seat in playing]
        for tile in self.held(gone):
            counts = [len(self.held(seat)) for seat in receivers]
            limit = max(EVENLY, min(counts) + 1)
            self.holders[tile] = next(
                seat for seat, count in zip(receivers, counts, strict=True) if count < limit
            )
        self._count()

    def _count(self) -> None:
        self._actions = [0] * len(self._actions)
        for plate, holder in zip(self.plates, self.holders, strict=True):
            if holder != NOBODY:
                for action in plate:
                    self._actions[holder] |= 1 << action


def _after(playing: list[int], place: int) -> int:
    return playing[(place + 1) % len(playing)]
