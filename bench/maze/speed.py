"""How many moves at random a second's work makes."""

from __future__ import annotations

from collections.abc import Mapping
from time import process_time

from bench.tables.report import table
from trousseau.games.maze.game import GAME
from trousseau.kernel import SeededDice
from trousseau.kernel.playout import play_in_time
from trousseau.lab.seeds import seed_of

HASTE = 200
"""Milliseconds from one act of a table to its next, at most."""

TABLES: Mapping[str, tuple[int, Mapping[str, object]]] = {
    "2 seats, scenario 1": (2, {}),
    "8 seats, scenario 4": (8, {"scenario": 4}),
    "4 seats, scenario 3, level 2": (4, {"scenario": 3, "level": 2}),
    "5 seats, scenario 3, level 5": (5, {"scenario": 3, "level": 5}),
}


def speed(games: int) -> str:
    rows = []
    for name, (seats, options) in TABLES.items():
        dice = SeededDice(seed_of(f"maze speed {name}"))
        chosen = GAME.options(options)
        start = process_time()
        moves = sum(
            play_in_time(GAME.begin(seats, chosen, dice), dice, HASTE) for _ in range(games)
        )
        rows.append([name, f"{moves:,}", f"{moves / (process_time() - start):,.0f}"])
    return table("Moves at random in the maze", ["", "moves", "moves a second"], rows)
