"""What a bot chooses by: which of two ways to a key, when to open the chest, where to put keys."""

from __future__ import annotations

from typing import Final

from trousseau.games.boyard.constants import KNOWS, OPENING_KEYS, Level
from trousseau.games.boyard.fort import AND, RING, SPACES, TIGER, TRIAL
from trousseau.games.boyard.shapes import BoyardView, PutKey
from trousseau.kernel import Dice

TRIALS_WON: Final[dict[Level, int]] = {"easy": 32, "fair": 50, "good": 66}
"""In a hundred, over all trials and numbers of players: see docs/balance."""

SIDES: Final = 6
FEW_NOTES: Final = 8
"""So few in the chest that nobody can afford to wait."""


def prefers_trial(view: BoyardView, level: Level) -> bool:
    """Whether a trial is more likely to be won than a riddle against the dice."""
    return TRIALS_WON[level] >= riddles_won(view.seats, level)


def riddles_won(seats: int, level: Level) -> int:
    """An answer comes after some five throws on average, and a throw in twelve ends it."""
    known = sum(KNOWS[level]) // len(KNOWS[level])
    return known * 64 // 100


def wants_to_open(view: BoyardView, level: Level) -> bool:
    """Novices open as soon as they can. Others wait for a better moment, but never for long.

    A key beyond four is lost when the chest is shut: all but two are given back. So what there is
    to wait for is that others' pawns stand where few throws reach a tiger.
    """
    if level == "easy" or view.chest <= FEW_NOTES or _is_last_round(view):
        return True
    keys = view.players[view.turn or 0].keys
    if keys.black + keys.red > OPENING_KEYS:
        return True
    limit = 20 if level == "good" else 26
    return tiger_in_reach(view) <= limit


def _is_last_round(view: BoyardView) -> bool:
    return view.options.rounds > 0 and view.round >= view.options.rounds - 1


def tiger_in_reach(view: BoyardView) -> int:
    """The chance, in a hundred, that the next pawn lands on a tiger, averaged over the others."""
    others = [seat for seat in range(view.seats) if seat != view.seat]
    hits = [
        SPACES[(view.players[seat].space + die) % RING] == TIGER
        for seat in others
        for die in range(1, SIDES + 1)
    ]
    return 100 * sum(hits) // len(hits)


def cell_to_fill(view: BoyardView, level: Level, dice: Dice) -> int:
    """Novices put keys anywhere. Others put them where they come by first and the next ones don't.

    A cell where one win brings two keys is better left alone with one: it tempts everybody.
    """
    spaces = [move.space for move in view.moves if isinstance(move, PutKey)]
    if level == "easy":
        return dice.choice(spaces)
    best = max(worth(view, space) for space in spaces)
    return dice.choice([space for space in spaces if worth(view, space) == best])


def worth(view: BoyardView, space: int) -> int:
    """How much sooner the viewer's pawn reaches a space in one throw than the others' pawns."""
    seat = view.seat or 0
    mine = SIDES * _reach(view.players[seat].space, space)
    others = [other for other in range(view.seats) if other != seat]
    theirs = [_reach(view.players[other].space, space) for other in others]
    easier = 1 if SPACES[space] == TRIAL else 0
    harder = 1 if SPACES[space] == AND else 0
    return mine * len(others) - SIDES * sum(theirs) + easier - harder


def _reach(pawn: int, space: int) -> int:
    """Whether one throw gets there."""
    return 1 if 1 <= (space - pawn) % RING <= SIDES else 0
