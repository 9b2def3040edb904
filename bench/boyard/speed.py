"""How many moves at random a second's work makes."""

from __future__ import annotations

from time import process_time

from bench.tables.report import table
from trousseau.games.boyard.game import GAME
from trousseau.kernel import SeededDice
from trousseau.kernel.playout import play_in_time
from trousseau.lab.seeds import seed_of

HASTE = 200
"""Milliseconds from one act of a table to its next, at most."""

SEATS = range(2, 7)
MODES = ("screen", "living_room")


def speed(games: int) -> str:
    rows = []
    for mode in MODES:
        for seats in SEATS:
            name = f"{seats} seats, {mode}"
            dice = SeededDice(seed_of(f"boyard speed {name}"))
            chosen = GAME.options({"trials": mode})
            start = process_time()
            moves = sum(
                play_in_time(GAME.begin(seats, chosen, dice), dice, HASTE) for _ in range(games)
            )
            rows.append([name, f"{moves:,}", f"{moves / (process_time() - start):,.0f}"])
    return table("Moves at random at the fort", ["", "moves", "moves a second"], rows)
