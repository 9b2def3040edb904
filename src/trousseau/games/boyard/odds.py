"""What may be expected in the fort: notes of an opening, keys of a cell. Bots and coach ask it.

Pawns walk by their own dice, so the chances of several multiply, and nothing has to be drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import prod
from statistics import fmean
from typing import Final

from trousseau.games.boyard.constants import (
    KEPT_KEYS,
    KNOWS,
    OPENING_KEYS,
    OPENING_SLOT,
    SECOND,
    Level,
)
from trousseau.games.boyard.fort import AND, GUARDED, OR, RING, SIDES, SPACES, TIGER
from trousseau.games.boyard.shapes import BoyardView

MOST_ROLLS: Final = 12
"""Of one pawn in an opening: as many as a minute of sand has slots."""

A_TURN: Final = 1.1
"""What a turn of waiting costs, in notes: it takes some five to win the keys for an opening."""

THROWS: Final = 6
"""So far ahead somebody looks who puts a key: further on anybody may come by."""

TRIALS_WON: Final[dict[Level, float]] = {"easy": 0.33, "fair": 0.5, "good": 0.64}
"""Over all trials and numbers of players, by equals: see docs/balance/boyard.md."""

IN_TIME: Final = 0.65
"""Of riddles whose answer comes to mind, how many are answered before an even double falls."""


# Trials and riddles.


def riddles_won(level: Level) -> float:
    return IN_TIME * fmean(KNOWS[level]) / 100


def chance_to_win(space: int, level: Level) -> float:
    """What lies in a cell, by who stands before it."""
    trial, riddle = TRIALS_WON[level], riddles_won(level)
    kind = SPACES[space]
    if kind == OR:
        return max(trial, riddle)
    if kind == AND:
        return trial * riddle
    return riddle if kind == GUARDED else trial + (1 - trial) * riddle


# The chest.


def notes_now(view: BoyardView) -> float:
    """What the player of this turn may expect of opening the chest now."""
    others = [(view.turn or 0) + step for step in range(1, view.seats)]
    pawns = [view.players[seat % view.seats].space for seat in others]
    return expected_notes(tuple(pawns), rolls_of(view), view.chest)


def notes_later(view: BoyardView) -> float:
    """What the player of this turn may expect of waiting, less what a turn is worth.

    Keys won with four in hand are given back when the chest is shut, so waiting wins nothing but
    another moment.
    """
    if is_last_turn(view):
        return 0.0
    return min(view.chest, usual_notes(view.seats - 1, rolls_of(view))) - A_TURN


def is_last_turn(view: BoyardView) -> bool:
    """Of the player whose turn it is."""
    return 0 < view.options.rounds <= view.round


def key_worth(view: BoyardView) -> float:
    """In notes: two keys are what an opening costs."""
    return usual_notes(view.seats - 1, rolls_of(view)) / (OPENING_KEYS - KEPT_KEYS)


def rolls_of(view: BoyardView) -> int:
    """How many pawns walk before the sand has run out."""
    return view.options.timer * SECOND // OPENING_SLOT


def expected_notes(pawns: Sequence[int], rolls: int, chest: int) -> float:
    """One at once, one for each pawn that meets no tiger, then as many as the bonus die says.

    `pawns` are where the others stand, from the opener's left.
    """
    alive = [
        prod(
            escapes(pawn)[(rolled + len(pawns) - 1 - place) // len(pawns)]
            for place, pawn in enumerate(pawns)
        )
        for rolled in range(rolls + 1)
    ]
    bonus = [alive[-1] * (SIDES - die) / SIDES for die in range(SIDES)]
    return sum([*alive, *bonus][:chest])


@cache
def usual_notes(others: int, rolls: int) -> float:
    """Of an opening at any moment, with pawns anywhere."""
    longest = range(rolls + 1)
    anywhere = [fmean(escapes(space)[rolled] for space in range(RING)) for rolled in longest]
    alive = [
        prod(anywhere[(rolled + others - 1 - place) // others] for place in range(others))
        for rolled in longest
    ]
    return sum(alive) + alive[-1] * (SIDES + 1) / 2


@cache
def escapes(space: int) -> list[float]:
    """The chances of a pawn that stands here to meet no tiger in none, one, two... throws."""
    here = {space: 1.0}
    chances = [1.0]
    for _ in range(MOST_ROLLS):
        there: dict[int, float] = {}
        for start, chance in here.items():
            for die in range(1, SIDES + 1):
                end = (start + die) % RING
                if SPACES[end] != TIGER:
                    there[end] = there.get(end, 0.0) + chance / SIDES
        here = there
        chances.append(sum(here.values()))
    return chances


# Keys.


def worth_of_key(view: BoyardView, space: int, level: Level) -> float:
    """How much likelier its putter is to win a key there than each of the others is, on average.

    It lies there from now on; the player on the left throws first, the putter last.
    """
    turn = view.turn or 0
    pawns = [view.players[(turn + step) % view.seats].space for step in range(1, view.seats + 1)]
    chances = first_to_win(tuple(pawns), space, chance_to_win(space, level))
    return chances[-1] - fmean(chances[:-1])


@cache
def first_to_win(pawns: tuple[int, ...], space: int, chance: float) -> list[float]:
    """Each one's chance to be the first who wins what lies there, in the order of their throws."""
    won = [0.0] * len(pawns)
    lands = [landings((space - pawn) % RING) for pawn in pawns]
    left = 1.0
    for throw in range(THROWS):
        for place, landing in enumerate(lands):
            wins = left * chance * landing[throw]
            won[place] += wins
            left -= wins
    return won


@cache
def landings(distance: int) -> list[float]:
    """The chances that a pawn's first, second, third... throw ends so far ahead."""
    at = [1.0, *[0.0] * (THROWS * SIDES)]
    chances = []
    for _ in range(THROWS):
        at = [sum(at[max(0, end - SIDES) : end]) / SIDES for end in range(len(at))]
        chances.append(sum(at[distance::RING]))
    return chances
