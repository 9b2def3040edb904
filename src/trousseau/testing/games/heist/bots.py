"""Hands for the heist: how quick they are is all that sets the levels apart."""

from __future__ import annotations

from functools import partial

from trousseau.bots import Plan, Seen, TimedLevels
from trousseau.kernel import Dice
from trousseau.testing.games.heist.shapes import Carried, HeistView, WatchmanPassed
from trousseau.testing.games.heist.state import GRAB, HUSH, WINDOWS

LONG = 2_000
"""Milliseconds after which somebody with nothing to do looks again."""

SURE = 2
"""So often somebody must have held the light into a window before they are hushed."""


class Hand:
    """Carries the lantern to the nearest loot as far as it can, and hushes who gives it away."""

    def __init__(self, reaction: int) -> None:
        self.reaction = reaction

    def plan(self, seen: Seen[int], before: Plan[int] | None, dice: Dice) -> Plan[int]:
        view = seen.view
        assert isinstance(view, HeistView)
        suspects = noted(seen, before)
        move = wish(view, seen.moves(), suspects)
        then = seen.at + self.reaction + dice.below(self.reaction)
        wake = seen.at + self.reaction
        memo = bytes(suspects)
        if move is None:
            return Plan(None, seen.at + LONG, wake, memo)
        return Plan(move, max(then, seen.ready(move)), wake, memo)


def noted(seen: Seen[int], before: Plan[int] | None) -> list[int]:
    """First who carried the lantern last, then how often each was seen with it in a window."""
    suspects = list(before.memo) if before else [0] * (seen.view.seats + 1)
    for fact in seen.news:
        if isinstance(fact, Carried):
            suspects[0] = fact.seat
        elif isinstance(fact, WatchmanPassed) and fact.seen:
            suspects[1 + suspects[0]] += 1
    return suspects


def wish(view: HeistView, moves: list[int], suspects: list[int]) -> int | None:
    """What this seat would like to do most."""
    if view.seat == view.accomplice:
        return next((move for move in moves if move in WINDOWS), None)
    for seat, times in enumerate(suspects[1:]):
        if seat != view.seat and times >= SURE and view.hushed[seat] <= view.last:
            return HUSH + seat
    if GRAB + view.room in moves:
        return GRAB + view.room
    nearest = min(view.loot, key=lambda room: abs(room - view.room), default=view.room)
    step = view.room + (1 if nearest > view.room else -1)
    return step if step in moves else None


LEVELS: TimedLevels = {"slow": partial(Hand, 900), "quick": partial(Hand, 450)}
