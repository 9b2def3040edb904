"""Many games of equals, quickly: what is no choice is left to time, as if nobody were there.

Bots choose as they do at a table, in the same rules. Only how soon they act is not theirs, and a
share of wins by the order of turns does not hang on it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bench.balance.boyard.notes import Notes, watch
from trousseau.games.boyard import GAME
from trousseau.games.boyard.bots.judgement import cell_to_fill, wants_to_open
from trousseau.games.boyard.constants import Level
from trousseau.games.boyard.riddles.shapes import Think
from trousseau.games.boyard.riddles.state import Riddling
from trousseau.games.boyard.shapes import FaceRiddle, OpenChest, PutKey
from trousseau.games.boyard.trials.shapes import Ready
from trousseau.kernel import Events, SeededDice, Written
from trousseau.lab.seeds import derived
from trousseau.lab.simulate import parts
from trousseau.lab.workers import spread


class Brisk:
    """One game between bots of one level."""

    def __init__(self, seats: int, level: Level, seed: bytes) -> None:
        self.level = level
        self.dice = SeededDice(seed)
        self.state = GAME.new(seats, GAME.options({}), self.dice)

    def __iter__(self) -> Iterator[Events]:
        state = self.state
        while (due := state.due) is not None:
            chosen = self._choice()
            if chosen is None:
                yield state.tick(due, self.dice)
            else:
                yield state.play(*chosen, state.last, self.dice)

    def _choice(self) -> tuple[int, Written] | None:
        """Who does what, if somebody has something to choose."""
        state = self.state
        if state.on is not None:
            return self._in_small_game(state.on.state, state.on.waiting())
        if state.phase == "second_chance":
            return state.turn, FaceRiddle()
        if state.phase == "give_back":
            view = state.view(state.turn)
            return state.turn, PutKey(cell_to_fill(view, self.level, self.dice))
        if state.phase in ("turn", "may_open") and state.keyrings.can_open(state.turn):
            wants = wants_to_open(state.view(state.turn), self.level)
            return (state.turn, OpenChest()) if wants else None
        return None

    def _in_small_game(self, small: object, waiting: tuple[int, ...]) -> tuple[int, Written] | None:
        """Whoever has not said yet how well the table draws for them says so."""
        if isinstance(small, Riddling):
            candidate = small.asking.candidate
            return (candidate, Think(self.level)) if small.level is None else None
        return (waiting[0], Ready(self.level)) if waiting else None


def played_briskly(seats: int, level: Level, games: int, seed: bytes, workers: int) -> Notes:
    return sum(spread(partial(_part, seats, level, seed), parts(games), workers), Notes())


def _part(seats: int, level: Level, seed: bytes, numbers: range) -> Notes:
    notes = Notes()
    for number in numbers:
        watch(Brisk(seats, level, derived(seed, f"brisk of {seats}", number)), (), notes)
    return notes
