"""The bots as they sit at a table: they get what their seat has seen, and answer with a move."""

from __future__ import annotations

from trousseau.bots import Seen
from trousseau.games.fourkeys.bots.expert import Thinker
from trousseau.games.fourkeys.bots.turns import Scout, grabbing
from trousseau.games.fourkeys.shapes import FourKeysView
from trousseau.games.fourkeys.state import FourKeys
from trousseau.games.fourkeys.worlds import FourKeysWorlds
from trousseau.kernel import Dice


class Greedy:
    """Takes and lays whatever is worth most gold at once: no thought of keys to come."""

    def choose(self, seen: Seen[int], dice: Dice) -> int:
        return grabbing(_table(seen), seen.seat, seen.moves(), dice)


class Good:
    """Takes and lays what promises most gold in the end, new cards for a coin among it."""

    def __init__(self, samples: int = 6) -> None:
        self.samples = samples

    def choose(self, seen: Seen[int], dice: Dice) -> int:
        return Scout().choose(_table(seen), seen.seat, self.samples, dice)


class Expert:
    """Tries the moves that promise most in so many imagined games of all seats."""

    def __init__(self, rounds: int = 200) -> None:
        self.rounds = rounds

    def choose(self, seen: Seen[int], dice: Dice) -> int:
        moves = seen.moves()
        if len(moves) == 1:
            return moves[0]
        return Thinker(_worlds(seen), seen.seat, dice).act(self.rounds)


def _worlds(seen: Seen[int]) -> FourKeysWorlds:
    assert isinstance(seen.view, FourKeysView)
    return FourKeysWorlds(seen.view)


def _table(seen: Seen[int]) -> FourKeys:
    """As anybody sees it, the piles in some order."""
    return _worlds(seen).table
