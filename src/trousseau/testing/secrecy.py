"""Promise 2: what a seat can't know changes no byte of what it gets, nor when it gets it.

A second world, in which facts hidden from one seat are exchanged, is played on beside the true
one with the same moves at the same instants. At every step the seat must get the same view,
moves, talk and refusals, and be told the same facts in the same order at the same instants,
acting or not. If anything differs, the seat must rightly have learnt one of the very facts in
which the worlds differ: that is what `Secrets.hidden` says, independently of any view.

Without `Secrets` the second worlds are imagined from the view. That still finds facts that are
told to the wrong seats and views that show what was never told. It does not find a view and a
fact that betray the same secret at the same step: they look like something rightly learnt.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Generic

from trousseau.kernel import Illegal, M, Space, State
from trousseau.testing.case import Case, difference, name_of, seen_by
from trousseau.testing.walk import After, Step, Walk
from trousseau.testing.writable import illegal, refusal_of, writable

RENEWED = 4
"""A second world gives way to a new one before one step in this many."""

TRIED = 6
"""How many illegal moves a seat tries in both worlds."""

GUESSES = 64
"""How many second worlds are looked through for a certain one."""


def secrets_stay_secret(case: Case[M]) -> None:
    """Exchanging facts that a seat can't know changes nothing that it gets; spectators too."""
    watchers = [Watcher(case, seat) for seat in case.observers()]
    for walk in case.walks():
        for watcher in watchers:
            watcher.forget()
        for step in walk:
            truth = After.of(walk.state, step, walk.dice("chance"))
            for watcher in watchers:
                watcher.follow(walk, step, truth)
    idle = "no second world ever differed, so nothing was tested"
    compared = any(watcher.compared for watcher in watchers)
    assert compared or not case.hides, f"{case.game.name}, {case.seats} seats: {idle}"


class Watcher(Generic[M]):
    """One seat, or a spectator, and a world that it can't tell from the true one."""

    def __init__(self, case: Case[M], seat: int | None) -> None:
        self.case = case
        self.seat = seat
        self.compared = False
        self._world: State[M] | None = None
        self._writable = writable(case.game)

    def forget(self) -> None:
        self._world = None

    def follow(self, walk: Walk[M], step: Step[M], truth: After[M]) -> None:
        """Take the step in the second world too, and compare."""
        world = self._second_world(walk)
        if step.seat is not None and (due := world.due) is not None and due <= step.at:
            self._compare(walk, Step(step.at), After(walk.state, []), world)
            if self._world is None:
                return
            world = self._world
        self._compare(walk, step, truth, world)

    def _compare(self, walk: Walk[M], step: Step[M], truth: After[M], world: State[M]) -> None:
        where = f"{walk}, {step}, {name_of(self.seat)}"
        try:
            other = After.of(world, step, walk.dice("chance"))
        except Illegal:
            assert step.seat != self.seat, f"{where}: legal in the true world only"
            self.forget()  # the others see a move that tells them which world it is
            return
        self.compared = self.compared or other.state != truth.state
        differing = self._differing(walk.state, world)
        alike = self._judge(where, truth, other, self._learnt(differing, truth, other))
        self._world = other.state if alike else None

    def _judge(self, where: str, truth: After[M], other: After[M], learnt: set[str]) -> bool:
        """Whether the seat got the same in both; if not, it must have had a right to it."""
        ours, theirs = self._sees(truth.state), self._sees(other.state)
        seen = ours == theirs
        ours["told"], theirs["told"] = truth.heard_by(self.seat), other.heard_by(self.seat)
        told = ours["told"] == theirs["told"]
        unlike = difference(ours, theirs)
        untold = f"{where}: told what the view does not hold: {unlike}"
        assert told or not seen or truth.state == other.state, untold
        if self.case.secrets is None:
            assert seen or not told, f"{where}: never told, yet it shows in {unlike}"
        else:
            assert learnt or not unlike, f"{where}: the truth shows in {unlike}"
        return not unlike

    def _second_world(self, walk: Walk[M]) -> State[M]:
        dice = walk.dice(f"second world of {self.seat}")
        if self._world is None or dice.below(RENEWED) == 0:
            self._world = self.case.second_world(walk.state, self.seat, dice)
            ours = self._sees(walk.state) | self._refusals(walk, walk.state)
            theirs = self._sees(self._world) | self._refusals(walk, self._world)
            betrayed = f"{walk}, {name_of(self.seat)}: the truth shows in"
            assert ours == theirs, f"{betrayed} {difference(ours, theirs)}"
        return self._world

    def _sees(self, state: State[M]) -> dict[str, object]:
        """All that the seat gets at this moment, unasked."""
        sees: dict[str, object] = {"view": seen_by(state, self.seat)}
        sees["chat"] = state.chat(self.seat)
        if self.seat is not None:
            moves = state.moves(self.seat)
            sees["moves"] = None if isinstance(moves, Space) else moves
            sees["talk"] = state.talk(self.seat)
            sees["ready"] = [] if isinstance(moves, Space) else self._ready(state, moves)
            sees["known_to"] = state.known_to(self.seat)
        return sees

    def _ready(self, state: State[M], moves: list[M]) -> list[int]:
        assert self.seat is not None
        return [state.ready(self.seat, move) for move in moves]

    def _refusals(self, walk: Walk[M], state: State[M]) -> dict[str, object]:
        """What the seat is told if it tries something illegal."""
        if self.seat is None:
            return {}
        game = self.case.game
        dice = walk.dice("refusals")
        tried = [dice.choice(self._writable) for _ in range(TRIED)]
        refused = illegal(game, state, self.seat, tried)
        copy = state.copy()
        answers = [(move, refusal_of(game, copy, self.seat, move, walk.at)) for move in refused]
        return {"refusals": answers}

    def _differing(self, state: State[M], world: State[M]) -> set[str]:
        """The names of the hidden facts in which the two worlds differ."""
        if self.case.secrets is None:
            return set()
        here = self.case.secrets.hidden(state, self.seat)
        there = self.case.secrets.hidden(world, self.seat)
        return {name for name in here if name not in there or here[name] != there[name]}

    def _learnt(self, differing: set[str], *worlds: After[M]) -> set[str]:
        """What is no longer hidden from the seat in one of the worlds."""
        if self.case.secrets is None or not differing:
            return set()
        still = [self.case.secrets.hidden(world.state, self.seat) for world in worlds]
        return {name for name in differing if any(name not in hidden for hidden in still)}


def nothing_is_told_beyond_the_view(case: Case[M]) -> None:
    """Had another move or other dice changed only what a seat can't see, it is told the same."""
    for walk, step in case.each_step():
        truth = After.of(walk.state, step, walk.dice("chance"))
        for instead, other in _alternatives(walk, step):
            for seat in case.observers():
                if seat != step.seat or instead == step:  # one knows one's own move
                    _check_silence(case, walk, seat, truth, other)


def _alternatives(walk: Walk[M], step: Step[M]) -> Iterator[tuple[Step[M], After[M]]]:
    """The same step with other dice, and another move of the same seat."""
    yield step, After.of(walk.state, step, walk.dice("other chance"))
    if step.seat is None:
        return
    moves = walk.state.moves(step.seat)
    dice = walk.dice("other move")
    listed = [moves.sample(dice)] if isinstance(moves, Space) else moves
    legal = [*listed, *walk.state.talk(step.seat)]
    ready = [move for move in legal if walk.state.ready(step.seat, move) <= step.at]
    others = [move for move in ready if move != step.move]
    if others:
        instead = Step(step.at, step.seat, dice.choice(others))
        yield instead, After.of(walk.state, instead, walk.dice("chance"))


def _check_silence(
    case: Case[M], walk: Walk[M], seat: int | None, truth: After[M], other: After[M]
) -> None:
    ours, theirs = truth.heard_by(seat), other.heard_by(seat)
    if ours == theirs or truth.state == other.state:
        return
    if seen_by(truth.state, seat) != seen_by(other.state, seat):
        return
    dice = walk.dice("guess")
    guesses = (case.second_world(truth.state, seat, dice) for _ in range(GUESSES))
    beyond = f"{walk}: {name_of(seat)} is told what its view does not hold: {ours} or {theirs}"
    assert all(guess != other.state for guess in guesses), beyond


def known_to_stands_for_the_view(case: Case[M]) -> None:
    """Two states have equal `known_to` for a seat exactly if they give it equal views."""
    views: dict[tuple[int, Hashable], bytes] = {}
    keys: dict[tuple[int, bytes], Hashable] = {}
    for walk, _ in case.each_step():
        for seat in range(case.seats):
            key, view = walk.state.known_to(seat), seen_by(walk.state, seat)
            where = f"{walk}, seat {seat}: known_to {key!r} and view {view!r}"
            assert views.setdefault((seat, key), view) == view, f"{where}: one key, two views"
            assert keys.setdefault((seat, view), key) == key, f"{where}: one view, two keys"
