"""A game played at random from its seed: moves, some talk, and time acting now and then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Generic

import msgspec

from trousseau.kernel import AnyGame, Dice, Event, Events, M, Options, SeededDice, State
from trousseau.kernel.playout import random_move
from trousseau.kernel.record import Heading
from trousseau.kernel.replay import Recorder

LIMIT = 10_000
"""Steps after which a game counts as endless."""

DAWDLE = 3
"""Time acts before one step in this many, if anything is due."""

TALKATIVE = 8
"""One step in this many is talk, if there is any."""

HURRY = 3_000
"""Milliseconds that players take at most where nothing is due."""

HASTE = 600
"""Milliseconds from one act to the next at most, in games in real time."""

Told = list[tuple[int, Event]]
"""What happened, and when."""


@dataclass(frozen=True)
class Step(Generic[M]):
    """A seat's move at an instant; without a seat, time passes until then."""

    at: int
    seat: int | None = None
    move: M | None = None

    def take(self, state: State[M], dice: Dice) -> Told:
        """All that is due by then acts first, which may be more in one world than in another."""
        told: Told = []
        for _ in range(LIMIT):
            due = state.due
            if due is None or due > self.at:
                break
            told += [(due, event) for event in state.tick(due, dice)]
        else:
            raise AssertionError(f"time acts without end at {self.at}")
        if self.seat is not None and self.move is not None:
            told += [(self.at, event) for event in state.play(self.seat, self.move, self.at, dice)]
        return told


@dataclass
class After(Generic[M]):
    """A world after a step, and what was told on the way."""

    state: State[M]
    told: Told

    @classmethod
    def of(cls, state: State[M], step: Step[M], dice: Dice) -> After[M]:
        copy = state.copy()
        return cls(copy, step.take(copy, dice))

    def heard_by(self, seat: int | None) -> list[bytes]:
        heard = [(at, event.fact) for at, event in self.told if event.reaches(seat)]
        return [msgspec.json.encode(fact) for fact in heard]


class Walk(Generic[M]):
    """Iterating gives each step before it is taken, so `state` is the table it is taken at."""

    def __init__(self, game: AnyGame[M], seats: int, options: Options, seed: int) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.count = 0
        self.at = 0
        self._choosing = self.dice("choosing")
        self.state = self._begin()

    def __str__(self) -> str:
        """Where in which game; everything else follows from that."""
        chosen = "" if self.options == type(self.options)() else f", {self.options}"
        place = f"{self.seats} seats{chosen}, seed {self.seed}, step {self.count}"
        return f"{self.game.name}, {place}"

    def dice(self, use: str) -> SeededDice:
        """Dice for one use at this step, the same whenever asked for."""
        return SeededDice(sha256(f"{self.seed} {self.count} {use}".encode()).digest())

    def _begin(self) -> State[M]:
        return self.game.begin(self.seats, self.options, self.dice("deal"))

    def __iter__(self) -> Iterator[Step[M]]:
        while (step := self._choose(self._choosing)) is not None:
            assert self.count < LIMIT, f"{self}: the game does not end"
            yield step
            self._take(step)
            self.at = step.at
            self.count += 1

    def _choose(self, dice: Dice) -> Step[M] | None:
        if self.game.real_time:
            return self._choose_in_time(dice)
        waiting = self.state.waiting()
        due = self.state.due
        if due is not None and (not waiting or due <= self.at or dice.below(DAWDLE) == 0):
            assert due >= self.at, f"{self}: due at {due}, which is past"
            return Step(due)
        if not waiting:
            return None
        at = self.at + dice.below(HURRY if due is None else due - self.at)
        return self._remark(at, dice) or self._act(at, dice.choice(waiting), dice)

    def _choose_in_time(self, dice: Dice) -> Step[M] | None:
        """Somebody acts soon, when they may; time acts when it is due and not before."""
        waiting, due = self.state.waiting(), self.state.due
        step: Step[M] | None = None
        if waiting:
            at = self.at + dice.below(HASTE)
            step = self._remark(at, dice) or self._act(at, dice.choice(waiting), dice)
        if due is not None and (step is None or due <= step.at):
            assert due >= self.at, f"{self}: due at {due}, which is past"
            return Step(due)
        return step

    def _remark(self, at: int, dice: Dice) -> Step[M] | None:
        """Now and then somebody says something, if there is anything to say."""
        if dice.below(TALKATIVE):
            return None
        speaker = dice.below(self.seats)
        remarks = self.state.talk(speaker)
        if not remarks:
            return None
        remark = dice.choice(remarks)
        return Step(max(at, self.state.ready(speaker, remark)), speaker, remark)

    def _act(self, at: int, seat: int, dice: Dice) -> Step[M]:
        move = self._move(seat, dice)
        return Step(max(at, self.state.ready(seat, move)), seat, move)

    def _move(self, seat: int, dice: Dice) -> M:
        return random_move(self.state, seat, dice)

    def _take(self, step: Step[M]) -> None:
        step.take(self.state, self.dice("chance"))


class RecordedWalk(Walk[M]):
    """The same, with one seed for all chance, and a record kept of it."""

    def __init__(self, game: AnyGame[M], seats: int, options: Options, seed: int) -> None:
        super().__init__(game, seats, options, seed)
        self.story: Told = []

    def _begin(self) -> State[M]:
        heading = Heading(
            game=self.game.name,
            rules_version=self.game.rules_version,
            seats=self.seats,
            options=msgspec.to_builtins(self.options),
            seed=self.dice("record").seed.hex(),
        )
        self.recorder = Recorder(self.game, heading)
        return self.recorder.state

    def _take(self, step: Step[M]) -> None:
        while (due := self.state.due) is not None and due <= step.at:
            self._tell(due, self.recorder.tick(due))
        if step.seat is not None and step.move is not None:
            self._tell(step.at, self.recorder.play(step.seat, step.move, step.at))

    def _tell(self, at: int, events: Events) -> None:
        self.story += [(at, event) for event in events]
