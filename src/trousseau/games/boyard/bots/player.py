"""A player of the fort: when it does what, and how it chooses.

In trials and riddles the table draws what a bot does, at the level that it names; what is left to
choose is worth as much as a player of that level would know to make of it.
"""

from __future__ import annotations

from trousseau.bots import Plan, Seen
from trousseau.games.boyard.bots.judgement import cell_to_fill, prefers_trial, wants_to_open
from trousseau.games.boyard.constants import OPENING_SLOT, RIDDLE_SLOT, Level
from trousseau.games.boyard.riddles.shapes import LetStand, RiddleView, RollDice, Think, TurnSand
from trousseau.games.boyard.shapes import (
    BoyardView,
    DrawCard,
    DrawMark,
    FaceRiddle,
    FaceTrial,
    KeepKeys,
    OpenChest,
    Prepared,
    PutKey,
    RollDie,
)
from trousseau.games.boyard.thinning import as_mark
from trousseau.games.boyard.trials.qui.handwriting import draw
from trousseau.games.boyard.trials.shapes import Ready, TrialView
from trousseau.kernel import Dice, Written

SOON = 700
"""Milliseconds that a bot takes at least..."""

SPREAD = 1_200
"""... and at most so many more."""

READING = 12
"""Milliseconds a character, for a bot that reads a riddle out."""

LONG = 5_000
"""After which a bot with nothing to do looks again."""


class FortPlayer:
    def __init__(self, level: Level) -> None:
        self.level: Level = level

    def plan(self, seen: Seen[Written], before: Plan[Written] | None, dice: Dice) -> Plan[Written]:
        view = seen.view
        assert isinstance(view, BoyardView)
        move = self._wish(view, dice)
        if move is None:
            return Plan(None, seen.at + LONG, seen.at)
        then = seen.at + SOON + dice.below(SPREAD) + _slower(view, move, dice)
        return Plan(move, max(then, _ready(seen, view, move)), seen.at + SOON)

    def _wish(self, view: BoyardView, dice: Dice) -> Written | None:
        if view.seat not in view.waiting:
            return None
        if view.phase == "prepare":
            return self._before_the_game(view, dice)
        if isinstance(view.on, RiddleView):
            return self._in_riddle(view.on)
        if isinstance(view.on, TrialView):
            return self._in_trial(view.on)
        return self._on_the_walk(view, dice)

    def _before_the_game(self, view: BoyardView, dice: Dice) -> Written:
        """Its mark is in the hand in which the table draws its sheets: there is what to compare."""
        if view.players[view.seat or 0].mark is None:
            return DrawMark(as_mark(draw("key", view.seat or 0, dice)))
        return Prepared(here=False)

    def _in_trial(self, trial: TrialView) -> Written | None:
        """Whatever else there is to do the table does."""
        return Ready(self.level) if trial.course.phase == "brief" else None

    def _in_riddle(self, riddle: RiddleView) -> Written | None:
        """R5: what the table refused a bot never accepts."""
        if riddle.seat == riddle.asking.candidate:
            return Think(self.level) if riddle.level is None else None
        if riddle.seat == riddle.reader:
            return LetStand() if riddle.appeals else TurnSand()
        return RollDice()

    def _on_the_walk(self, view: BoyardView, dice: Dice) -> Written:
        if view.phase == "choose":
            return FaceTrial() if prefers_trial(self.level) else FaceRiddle()
        if view.phase == "fan":
            return DrawCard(dice.below(view.fan))
        if view.phase == "second_chance":
            return FaceRiddle()
        if view.phase == "give_back":
            return PutKey(cell_to_fill(view, self.level, dice))
        if OpenChest() in view.moves and wants_to_open(view, self.level):
            return OpenChest()
        return KeepKeys() if view.phase == "may_open" else RollDie()


def _slower(view: BoyardView, move: Written, dice: Dice) -> int:
    """Reading takes its time, and dice fall at any time of a slot."""
    if isinstance(move, TurnSand) and isinstance(view.on, RiddleView):
        return READING * len(view.on.asking.text)
    if isinstance(move, RollDice):
        return dice.below(RIDDLE_SLOT // 2)
    return dice.below(OPENING_SLOT // 2) if view.phase == "open" else 0


def _ready(seen: Seen[Written], view: BoyardView, move: Written) -> int:
    """From when on a listed move may be made."""
    return view.ready[view.moves.index(move)] if move in view.moves else seen.at
