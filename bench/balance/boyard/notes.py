"""What is noted about games of Les Clés de Fort Boyard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Protocol

from bench.balance.playing import Sums, counter
from trousseau.games.boyard.riddles.shapes import RiddleOver
from trousseau.games.boyard.shapes import (
    BonusRolled,
    CardDrawn,
    ChestOpened,
    NoteTaken,
    TigerPounced,
    TurnBegan,
)
from trousseau.games.boyard.state import Boyard
from trousseau.games.boyard.trials.shapes import DuelBegan, TrialOver
from trousseau.kernel import Events, Fact

SHARE = 60
"""A whole win; any number of seats divides it."""

SECOND = 1_000


class Notes(Sums):
    wins: Counter[int] = counter()
    """By the order of turns; a shared win counts as its share, in sixtieths."""

    turns_by_start: Counter[int] = counter()
    taken_by_start: Counter[int] = counter()
    """Turns had and notes taken, by the order of turns."""

    why: Counter[str] = counter()
    rounds: Counter[int] = counter()
    """Games by their rounds..."""

    turns: Counter[int] = counter()
    seconds: Counter[int] = counter()
    duels: Counter[int] = counter()
    """... and by how many duels were fought in trials."""

    trials: Counter[str] = counter()
    trials_won: Counter[str] = counter()
    riddles: int = 0
    riddles_won: int = 0
    openings: Counter[int] = counter()
    """By the notes that they brought."""

    tigers: int = 0
    """Openings that a tiger closed..."""

    bonuses: int = 0
    """... and those that had a bonus."""


class Playing(Protocol):
    """A game that is played as it is watched."""

    @property
    def state(self) -> object: ...

    def __iter__(self) -> Iterator[Events]: ...


class Watcher:
    """Listens to one game."""

    def __init__(self, notes: Notes) -> None:
        self.notes = notes
        self.card = ""
        self.taken: int | None = None
        self.turns: list[int] = []
        self.duels = 0

    def hear(self, fact: Fact) -> None:
        match fact:
            case TurnBegan(seat=seat):
                self.shut()
                self.turns.append(seat)
            case DuelBegan():
                self.duels += 1
            case CardDrawn(card=card):
                self.card = card
            case TrialOver(won=won):
                self.notes.trials[self.card] += 1
                self.notes.trials_won[self.card] += won
            case RiddleOver(won=won):
                self.notes.riddles += 1
                self.notes.riddles_won += won
            case ChestOpened():
                self.taken = 0
            case NoteTaken():
                self.taken = (self.taken or 0) + 1
            case TigerPounced():
                self.notes.tigers += 1
            case BonusRolled():
                self.notes.bonuses += 1
            case _:
                pass

    def shut(self) -> None:
        """The chest is shut again, if it was open."""
        if self.taken is not None:
            self.notes.openings[self.taken] += 1
        self.taken = None


def watch(match: Playing, levels: tuple[str, ...], notes: Notes) -> None:
    """Play a match to its end and note it."""
    watcher = Watcher(notes)
    for events in match:
        for event in events:
            watcher.hear(event.fact)
    watcher.shut()
    table = match.state
    assert isinstance(table, Boyard)
    result = table.result
    assert result is not None
    notes.games += 1
    notes.why[result.why] += 1
    for seat in result.winners:
        notes.wins[(seat - table.first) % table.seats] += SHARE // len(result.winners)
    notes.rounds[table.round] += 1
    notes.turns[len(watcher.turns)] += 1
    notes.turns_by_start.update([(seat - table.first) % table.seats for seat in watcher.turns])
    for seat, purse in enumerate(table.chest.purses):
        notes.taken_by_start[(seat - table.first) % table.seats] += len(purse)
    notes.duels[watcher.duels] += 1
    notes.seconds[table.last // SECOND] += 1
