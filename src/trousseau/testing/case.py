"""What is put to the test: one game, one number of seats, and what its author says about it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from trousseau.bots import AnyLevels
from trousseau.kernel import AnyGame, Dice, M, Options, State, play_in_time, play_to_end
from trousseau.testing.walk import HASTE, LIMIT, RecordedWalk, Step, Walk

S = TypeVar("S")
W = TypeVar("W", bound=Walk[Any])

STEPS = 400
"""A promise is tried in as many whole games as it takes to get this many steps."""


class Secrets(Protocol[S]):
    """What is hidden from whom, said by the author independently of any view."""

    def hidden(self, state: S, seat: int | None) -> Mapping[str, object]:
        """The facts that a seat (None: a spectator) can't know now: their names and the truth."""
        ...

    def swapped(self, state: S, seat: int | None, dice: Dice) -> S:
        """The same table with some of those facts, and nothing else, exchanged."""
        ...


@dataclass(frozen=True)
class Small:
    """A variant small enough to list every way it can go, for exact chances."""

    seats: int | None = None
    """The least that the game allows, unless said otherwise."""

    options: Mapping[str, object] = field(default_factory=dict)
    steps: int = 4
    """How many moves or acts of time of each game are followed."""

    games: int = 2
    draws: int = 2000


@dataclass(frozen=True)
class Case(Generic[M]):
    """One game with one number of seats; `promises` says what the fields mean."""

    game: AnyGame[M]
    seats: int
    options: Options
    secrets: Secrets[Any] | None
    hides: bool
    levels: AnyLevels
    small: Small | None
    steps: int = STEPS

    def walks(self) -> Iterator[Walk[M]]:
        """Random games from fixed seeds, one after the other."""
        return self._walks(Walk)

    def recorded_walks(self) -> Iterator[RecordedWalk[M]]:
        return self._walks(RecordedWalk)

    def _walks(self, kind: type[W]) -> Iterator[W]:
        steps = seed = 0
        while steps < self.steps:
            walk = kind(self.game, self.seats, self.options, seed)
            yield walk
            steps += walk.count + 1
            seed += 1

    def each_step(self) -> Iterator[tuple[Walk[M], Step[M]]]:
        """Every step of these games, before it is taken."""
        for walk in self.walks():
            for step in walk:
                yield walk, step

    def play_out(self, state: State[M], dice: Dice, dawdle: int, at: int = 0) -> None:
        """To the end, at random; in real time players are never slow for long."""
        if self.game.real_time:
            play_in_time(state, dice, HASTE * (1 + dawdle), LIMIT, at)
        else:
            play_to_end(state, dice, dawdle, LIMIT, at)

    def observers(self) -> tuple[int | None, ...]:
        """Every seat, and a spectator."""
        return (*range(self.seats), None)

    def second_world(self, state: State[M], seat: int | None, dice: Dice) -> State[M]:
        """A world that this seat can't tell from the true one."""
        if self.secrets is None:
            return self.game.imagine(state.view(seat)).draw(dice)
        swapped: State[M] = self.secrets.swapped(state, seat, dice)
        return swapped


def seen_by(state: State[Any], seat: int | None) -> bytes:
    return msgspec.json.encode(state.view(seat))


def name_of(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def difference(ours: Mapping[str, object], theirs: Mapping[str, object]) -> str:
    """What differs between two accounts with the same headings; empty if nothing does."""
    found = [_both(name, ours[name], theirs[name]) for name in ours if ours[name] != theirs[name]]
    return "; ".join(dict.fromkeys(found))


def _both(name: str, ours: object, theirs: object) -> str:
    """Of two views only the fields that differ."""
    if isinstance(ours, bytes) and isinstance(theirs, bytes):
        ours, theirs = msgspec.json.decode(ours), msgspec.json.decode(theirs)
        if isinstance(ours, dict) and isinstance(theirs, dict):
            return difference(ours, theirs) or f"the order of the {name}"
    return f"{name}, {ours} or {theirs}"
