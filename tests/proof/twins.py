"""One game in two houses; in the second, what is hidden from one pair of eyes is otherwise.

The same is done in both, step by step, and as long as nothing teaches those eyes what is
otherwise, each byte sent to them must be the same in both houses.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from tests.proof.room import Clock, Room

from trousseau.kernel import AnyGame, Dice, Illegal, Options, SeededDice, Space, State
from trousseau.testing.case import Secrets, seen_by
from trousseau.testing.walk import After, Step
from trousseau.testing.writable import illegal, writable

SWAPS = 20
"""Attempts at a second world that differs; there is none where nothing is hidden yet."""

TRIED = 24
"""Steps looked through for one that teaches nothing."""

TALKATIVE = 5
"""One step in this many is talk, and one in this many is followed by chat."""

PAUSE = 700
"""Milliseconds between two steps, at most."""


def swapped_game(
    game: AnyGame[Any], secrets: Secrets[Any], eyes: int | None, dice: Dice
) -> AnyGame[Any]:
    """The same rulebook; the table is set with other facts where these eyes can't see them."""

    class Swapped(type(game)):  # type: ignore[misc] # a base that is known only here
        def new(self, seats: int, options: Options, chance: Dice) -> State[Any]:
            truth = game.new(seats, options, chance)
            worlds = (secrets.swapped(truth, eyes, dice) for _ in range(SWAPS))
            return next((world for world in worlds if world != truth), truth)

    return Swapped()


Pair = tuple[Step[Any], Step[Any]]
"""What is done in the one house, and in the other."""


class Twins:
    """Plays on in both houses until the eyes rightly learn what is otherwise.

    Or for so many steps: then before they learn it, it is made the same, and the next secret that
    comes up in the game is otherwise.
    """

    def __init__(
        self,
        truth: Room,
        other: Room,
        secrets: Secrets[Any],
        eyes: int | None,
        clock: Clock,
        chance: Dice,
        most: int | None = None,
    ) -> None:
        self.truth = truth
        self.other = other
        self.game = truth.live.house.registry.get(truth.live.table.setup.game)
        self.secrets = secrets
        self.eyes = eyes
        self.clock = clock
        self.chance = chance
        self.most = most
        self.compared = 0
        """Steps before or after which the houses differed and the eyes could not know."""

        self.steps = 0
        self._writable = writable(self.game)

    async def play(self, dice: Random) -> None:
        self._compare()
        while (pair := self._next(dice)) is not None:
            differed = self._differ()
            self.clock.now = self.truth.began + pair[0].at
            for room, step in zip((self.truth, self.other), pair, strict=True):
                await self._take(room, step, Random(self.steps))
            self._compare()
            self.steps += 1
            self.compared += differed or self._differ()
            if self.most is not None:
                self._part()

    def _next(self, dice: Random) -> Pair | None:
        if self.most is None:
            return self._choose(dice)
        if self.steps >= self.most:
            return None
        pair = self._choose(dice)
        if pair is None and self._differ():
            self.other.put(self.truth.state.copy(), self.truth.dice)
            pair = self._choose(dice)
        return pair

    def _differ(self) -> bool:
        return self.truth.state != self.other.state

    def _part(self) -> None:
        """Where nothing is otherwise any more, or nothing was hidden before."""
        if self._differ():
            return
        world = self.secrets.swapped(self.other.state, self.eyes, self.chance)
        if world != self.other.state:
            self.other.put(world, self.truth.dice)

    async def _take(self, room: Room, step: Step[Any], dice: Random) -> None:
        if step.seat is not None:
            answer = await room.play(step.seat, self.game.write(step.move))
            assert answer["is"] == "told", answer
        await room.look_in(self.eyes, dice.randrange(-1, room.live.table.seq + 1))
        if dice.randrange(TALKATIVE) == 0:
            await room.say(dice.randrange(len(room.people)), f"{dice.random()}")
        if self.eyes is not None:
            await self._try_something_illegal(room, self.eyes, dice)

    async def _try_something_illegal(self, room: Room, seat: int, dice: Random) -> None:
        moves = illegal(self.game, self.truth.state, seat, [dice.choice(self._writable)])
        for move in moves:
            answer = await room.play(seat, move)
            assert answer["is"] == "refused", answer

    def _compare(self) -> None:
        ours, theirs = self.truth.heard(self.eyes), self.other.heard(self.eyes)
        assert ours == theirs, f"step {self.steps}: the truth shows in what is sent"
        tables = [msgspec.json.encode(room.live.shown()) for room in (self.truth, self.other)]
        assert tables[0] == tables[1], f"step {self.steps}: the truth shows in the table's card"

    # What is done next.

    def _choose(self, dice: Random) -> Pair | None:
        """Something that teaches the eyes nothing; None if there is nothing like that any more."""
        now = self._instant(dice)
        if dice.randrange(TALKATIVE) == 0 and (remark := self._remark(now, dice)) is not None:
            return remark, remark
        steps = list(self._steps(now))
        dice.shuffle(steps)
        for step in steps[:TRIED]:
            for instead in self._instead(step, dice):
                if self._alike(step, instead):
                    return step, instead
        for step in steps[:TRIED]:
            assert self._teaches(step), f"step {self.steps}: the truth shows after {step}"
        return None

    def _instant(self, dice: Random) -> int:
        """A little later than now, if nothing is due before."""
        now = self.clock.now - self.truth.began
        later = now + dice.randrange(PAUSE)
        dues = [due for room in (self.truth, self.other) if (due := room.state.due) is not None]
        return later if all(later < due for due in dues) else now

    def _remark(self, now: int, dice: Random) -> Step[Any] | None:
        seat = dice.randrange(len(self.truth.people))
        remarks = self.truth.state.talk(seat)
        return Step(now, seat, dice.choice(remarks)) if remarks else None

    def _steps(self, now: int) -> Iterator[Step[Any]]:
        state = self.truth.state
        if state.due is not None:
            yield Step(state.due)
        for seat in state.waiting():
            for move in listed(state, seat):
                if state.ready(seat, move) <= now:
                    yield Step(now, seat, move)

    def _instead(self, step: Step[Any], dice: Random) -> Iterator[Step[Any]]:
        """What might be done in the other house: if it can, the same seat makes another move."""
        if step.seat is not None and step.seat != self.eyes:
            moves = [move for move in listed(self.other.state, step.seat) if move != step.move]
            dice.shuffle(moves)
            for move in moves:
                yield Step(step.at, step.seat, move)
        yield step

    def _alike(self, step: Step[Any], instead: Step[Any]) -> bool:
        try:
            ours, theirs = after(self.truth, step), after(self.other, instead)
        except Illegal:
            return False
        told = ours.heard_by(self.eyes) == theirs.heard_by(self.eyes)
        return told and seen_by(ours.state, self.eyes) == seen_by(theirs.state, self.eyes)

    def _teaches(self, step: Step[Any]) -> bool:
        """Whether the eyes rightly learn from it a fact in which the houses differ."""
        here = self.secrets.hidden(self.truth.state, self.eyes)
        there = self.secrets.hidden(self.other.state, self.eyes)
        differing = {name for name in here if here[name] != there.get(name)}
        try:
            worlds = [after(self.truth, step).state, after(self.other, step).state]
        except Illegal:  # that it can be done at all says which house it is
            return step.seat != self.eyes
        return any(
            name not in self.secrets.hidden(world, self.eyes)
            for name in differing
            for world in worlds
        )


SAMPLES = 4


def after(room: Room, step: Step[Any]) -> After[Any]:
    """With the dice that will fall."""
    return After.of(room.state, step, SeededDice(room.dice.seed, room.dice.drawn))


def listed(state: State[Any], seat: int) -> list[Any]:
    """All moves of a seat, or some where they can't be listed."""
    moves = state.moves(seat)
    if not isinstance(moves, Space):
        return moves
    samples = [moves.sample(SeededDice(bytes([number]) * 32)) for number in range(SAMPLES)]
    return list(dict.fromkeys(samples))
