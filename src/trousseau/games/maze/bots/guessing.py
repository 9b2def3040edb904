"""The last word of traitors: whose mission was what (5.10, 8.4)."""

from __future__ import annotations

from typing import Final

from trousseau.games.maze.moves import GUESS
from trousseau.games.maze.roles.cards import MISSION, VARIABLE
from trousseau.games.maze.roles.missions import is_done
from trousseau.games.maze.shapes.seen import MazeView
from trousseau.games.maze.state import Maze

BY_CHANCE: Final = [0.1, 0.3, 0.3, 0.4, 0.8, 0.3, 0.6, 0.1, 0.4, 0.3, 0.4, 0.1, 0.4, 0.2, 0.1, 0.1]
"""By mission: how often it comes to be done by nobody's doing."""

BY_HOLDER: Final = 0.7
GUESSED_FROM: Final = 0.15


def best_guess(view: MazeView, table: Maze) -> int | None:
    """A seat and a mission, if one stands out."""
    if view.guessing is None:
        return None
    best, found = GUESSED_FROM, None
    for seat in view.guessing.cards:
        if seat == view.seat:
            continue
        for mission, chance in _posterior(view, table, seat).items():
            if chance > best:
                best, found = chance, GUESS + seat * 64 + mission
    return found


def _posterior(view: MazeView, table: Maze, seat: int) -> dict[int, float]:
    """Other cards than missions count too: there are as many of them as are possible."""
    cards = [card for card in range(64) if view.possible[seat] >> card & 1]
    weights = {card: _weight(table, card, seat) for card in cards}
    whole = sum(weights.values())
    return {card: weight / whole for card, weight in weights.items() if _is_mission(card)}


def _is_mission(card: int) -> bool:
    return MISSION <= card < VARIABLE


def _weight(table: Maze, card: int, seat: int) -> float:
    if not _is_mission(card):
        return 1.0
    chance = BY_CHANCE[card - MISSION]
    if is_done(table, card, seat):
        return BY_HOLDER / chance
    return (1.0 - BY_HOLDER) / (1.0 - chance)
