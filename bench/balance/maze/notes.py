"""What is noted about games of Magic Maze."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bench.balance.playing import Sums, counter
from trousseau.games.maze.roles.cards import NUMBERS, camp_at_first
from trousseau.games.maze.shapes.facts import Eliminated, Verdict
from trousseau.games.maze.shapes.seen import Fate
from trousseau.games.maze.state import Maze
from trousseau.lab.match import Match

SECOND = 1_000


class Notes(Sums):
    outcomes: Counter[str] = counter()
    seconds: Counter[int] = counter()
    """Of games that the heroes won..."""

    squares: Counter[int] = counter()
    """... and how many hourglass squares they used."""

    with_traitor: int = 0
    """Games in which a traitor was dealt."""

    won_with_traitor: int = 0
    unmasked: int = 0
    """Games in which an accusation was right."""

    rejected: int = 0
    """Accusations that were voted down."""

    missions: Counter[str] = counter()
    """By card: how often its holder was there when the heroes won..."""

    missions_done: Counter[str] = counter()
    """... and had done it."""


def watch(match: Match[Any], levels: tuple[str, ...], notes: Notes) -> None:
    """Play a match to its end and note it."""
    unmasked = False
    for events in match:
        for event in events:
            if isinstance(event.fact, Eliminated):
                unmasked |= event.fact.why == "unmasked"
            elif isinstance(event.fact, Verdict):
                notes.rejected += not event.fact.validated
    table = match.state
    assert isinstance(table, Maze)
    view = table.view(None)
    assert view.outcome is not None
    won = view.outcome == "escape"
    notes.games += 1
    notes.outcomes[view.outcome] += 1
    notes.unmasked += unmasked
    if won:
        notes.seconds[(table.last - table.began) // SECOND] += 1
        notes.squares[len(table.story.flips)] += 1
    note_fates(notes, view.fates or (), won)


def note_fates(notes: Notes, fates: tuple[Fate, ...], won: bool) -> None:
    """The deal counts: some cards turn their holders because a game goes badly."""
    treason = any(
        fate.card is not None and camp_at_first(NUMBERS[fate.card]) == "traitor" for fate in fates
    )
    notes.with_traitor += treason
    notes.won_with_traitor += treason and won
    for fate in fates:
        if won and fate.card is not None and fate.card.startswith("M"):
            notes.missions[fate.card] += 1
            notes.missions_done[fate.card] += bool(fate.mission) and fate.status == "in"
