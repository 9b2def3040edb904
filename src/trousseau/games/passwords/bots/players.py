"""The bots as they sit at a table: they get what their seat has seen, and answer with a move."""

from __future__ import annotations

from trousseau.bots import Seen
from trousseau.games.passwords.bots.expert import best_of_all
from trousseau.games.passwords.bots.thinking import Idea, Table, best_of_some, plain_worths, worths
from trousseau.games.passwords.shapes import Abstain, Move, Pass, PasswordsView
from trousseau.kernel import Dice


class Novice:
    """A few common words come to mind; the one that places most gems is said."""

    def __init__(self, known: int = 5_000, looks: int = 5) -> None:
        self.known = known
        self.looks = looks

    def choose(self, seen: Seen[Move], dice: Dice) -> Move:
        table = _table(seen)
        if table is None:
            return Abstain()
        return _said(best_of_some(table, self.known, self.looks, plain_worths(table), dice))


class Good:
    """Looks at many words, and at the safes: gems in full ones are safe."""

    def __init__(self, known: int = 12_000, looks: int = 40) -> None:
        self.known = known
        self.looks = looks

    def choose(self, seen: Seen[Move], dice: Dice) -> Move:
        table = _table(seen)
        if table is None:
            return Abstain()
        return _said(best_of_some(table, self.known, self.looks, worths(table), dice))


class Expert:
    """Knows nearly every word in use, and tries the best ones in so many imagined games."""

    def __init__(self, known: int = 30_000, rounds: int = 2_000) -> None:
        self.known = known
        self.rounds = rounds

    def choose(self, seen: Seen[Move], dice: Dice) -> Move:
        table = _table(seen)
        return (
            Abstain() if table is None else _said(best_of_all(table, self.known, self.rounds, dice))
        )


def _table(seen: Seen[Move]) -> Table | None:
    """What lies before the player of the turn; nothing for those who might only vote (R6)."""
    assert isinstance(seen.view, PasswordsView)
    return Table(seen.view, seen.seat) if seen.view.phase == "announce" else None


def _said(idea: Idea | None) -> Move:
    return Pass() if idea is None else idea.move()
