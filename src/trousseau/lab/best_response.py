"""How much a player could gain who knew exactly how all the others play.

The whole game is walked through: every deal with its chance, every answer of the others, and
for the hero every move, chosen best for all the states that the hero can't tell apart. For
games small enough to be walked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Generic

import msgspec

from trousseau.bots import Bot, Seen
from trousseau.kernel import (
    AnyGame,
    Dice,
    Events,
    Fact,
    M,
    Options,
    SeededDice,
    Space,
    State,
    every_outcome,
)

__all__ = ["Policy", "best_response", "settled", "uniform", "value"]


Policy = Callable[[Seen[Any]], Mapping[Any, float]]
"""How a player plays: the chance of each move, for what has been seen."""


@dataclass
class Branch(Generic[M]):
    """One way the game may have gone: its chance, its state, and what each seat was told."""

    chance: float
    state: State[M]
    stories: list[tuple[Fact, ...]]


def value(game: AnyGame[M], seats: int, options: Options, hero: int, policy: Policy) -> float:
    """What the hero can expect when all, the hero too, play by this policy."""
    return _walk(game, hero, policy, _deals(game, seats, options), responding=False)


def best_response(
    game: AnyGame[M], seats: int, options: Options, hero: int, policy: Policy
) -> float:
    """What the hero can expect from the best answer to all others playing by this policy."""
    return _walk(game, hero, policy, _deals(game, seats, options), responding=True)


def settled(sit_down: Callable[[], Bot[M]], seed: bytes, moods: int = 1) -> Policy:
    """A bot as a fixed policy: for the same knowledge the same moves, one for each mood."""
    kept: dict[bytes, Mapping[M, float]] = {}

    def policy(seen: Seen[M]) -> Mapping[M, float]:
        key = knowledge(seen)
        if key not in kept:
            kept[key] = _moves_in_moods(seen, key)
        return kept[key]

    def _moves_in_moods(seen: Seen[M], key: bytes) -> Mapping[M, float]:
        chances: dict[M, float] = {}
        for mood in range(moods):
            dice = SeededDice(sha256(seed + bytes([mood]) + key).digest())
            move = sit_down().choose(seen, dice)
            chances[move] = chances.get(move, 0.0) + 1.0 / moods
        return chances

    return policy


def uniform(seen: Seen[M]) -> Mapping[M, float]:
    """Any legal move."""
    moves = seen.moves()
    return {move: 1.0 / len(moves) for move in moves}


def knowledge(seen: Seen[M]) -> bytes:
    """All that a seat knows, as bytes."""
    return msgspec.json.encode([seen.view, seen.story])


def _deals(game: AnyGame[M], seats: int, options: Options) -> list[Branch[M]]:
    """Every opening state once, with its whole chance."""
    chances: dict[State[M], float] = {}
    for state, chance in every_outcome(lambda dice: game.new(seats, options, dice)):
        chances[state] = chances.get(state, 0.0) + float(chance)
    return [Branch(chance, state, [()] * seats) for state, chance in chances.items()]


def _walk(
    game: AnyGame[M], hero: int, policy: Policy, branches: Iterable[Branch[M]], *, responding: bool
) -> float:
    """The hero's expected score, summed over branches weighted by their chances."""
    total = 0.0
    choices: dict[bytes, list[Branch[M]]] = {}
    pending = list(branches)
    while pending:
        branch = pending.pop()
        state = branch.state
        waiting = state.waiting()
        if not waiting:
            assert state.result is not None, "games in which time acts can't be walked"
            total += branch.chance * state.result.scores[hero]
            continue
        seat = waiting[0]
        seen = Seen(game, state.view(seat), branch.stories[seat])
        if responding and seat == hero:
            choices.setdefault(knowledge(seen), []).append(branch)
        else:
            for move, share in policy(seen).items():
                pending.extend(_after(branch, seat, move, share))
    for alike in choices.values():
        total += max(
            _walk(game, hero, policy, _all_after(alike, hero, move), responding=True)
            for move in _moves(alike[0].state, hero)
        )
    return total


def _moves(state: State[M], seat: int) -> list[M]:
    moves = state.moves(seat)
    assert not isinstance(moves, Space), "open vocabularies can't be walked"
    return moves


def _all_after(branches: list[Branch[M]], seat: int, move: M) -> Iterable[Branch[M]]:
    for branch in branches:
        yield from _after(branch, seat, move, 1.0)


def _after(branch: Branch[M], seat: int, move: M, share: float) -> Iterable[Branch[M]]:
    """The branches that a move leads to: one for each way its dice can fall."""

    def make(dice: Dice) -> tuple[State[M], Events]:
        state = branch.state.copy()
        return state, state.play(seat, move, 0, dice)

    for (state, events), chance in every_outcome(make):
        stories = [
            (*story, *(event.fact for event in events if event.reaches(listener)))
            for listener, story in enumerate(branch.stories)
        ]
        yield Branch(branch.chance * share * float(chance), state, stories)
