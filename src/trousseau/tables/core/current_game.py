"""A game that is on: its state, its dice, and what was told of it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from itertools import takewhile
from typing import Any

import msgspec

from trousseau.kernel import AnyGame, Eyes, Fact, Happening, Illegal, Moment, Record
from trousseau.kernel.record import Heading
from trousseau.tables.core.commands import Setup
from trousseau.tables.core.entries import Began

MOST_AT_ONCE = 1000
"""Acts of time in one instant; rules that want more would never let anybody move again."""


OFTEN = 8
"""Acts of one seat in a second; more is no hand."""


class CurrentGame:
    """One game. Times here are epoch milliseconds; the rules count from `began`.

    A game in real time may stand still: then `began` is later by as much when it goes on, so that
    for the rules no time has passed.
    """

    def __init__(self, game: AnyGame[Any], heading: Heading, began: int, seq: int) -> None:
        if heading.rules_version != game.rules_version:
            raise Illegal("rules_version", game=game.name)
        self.game = game
        self.heading = heading
        self.began = began
        self.last = began
        self.acted = seq
        """The number of the newest line that carried the game on; remarks do not."""

        self.moved: int | None = None
        """The seat that the newest line was a move of; a remark is none."""

        self._runs_on = False
        """Whether that move was within the time that its seat has."""

        self._still = 0
        self.dice = Record(heading=heading).dice()
        self.state = game.begin(heading.seats, game.options(heading.options), self.dice)
        self.story: list[Happening] = []
        self.since: dict[int, int] = {}
        """Since when each seat that is waited for has been."""

        self.asked: dict[int, int] = {}
        """Since which line it has been, without a break."""

        self.due: int | None = None
        """When the rules let time act."""

        self.stopped: int | None = None
        """Since when it stands still."""

        self._acts: dict[int, deque[int]] = {}
        """When each seat has last acted, in real time."""

        self._wait()

    def stop(self, at: int) -> None:
        self.stopped = at
        self.due = None

    def go_on(self, at: int) -> None:
        assert self.stopped is not None
        self.began += at - self.stopped
        self.stopped = None
        self._wait()

    def time_at(self, now: int) -> int:
        """What time it is for the rules."""
        return (now if self.stopped is None else self.stopped) - self.began

    def is_hasty(self, seat: int, now: int) -> bool:
        """Whether this seat acts more often than a hand can, in real time."""
        acts = self._acts.get(seat)
        return acts is not None and len(acts) == OFTEN and now - acts[0] < 1000

    def play(self, seat: int, move: msgspec.Raw, at: int, seq: int) -> Happening:
        chosen = self.game.read_json(move, seat)
        remark = self.state.only_says(seat, chosen)
        given = self.state.time_for(seat)
        events = self.state.play(seat, chosen, at - self.began, self.dice)
        self._runs_on = given is not None and given == self.state.time_for(seat)
        if self.game.real_time:
            self._acts.setdefault(seat, deque(maxlen=OFTEN)).append(at)
        self.moved = None if remark else seat
        if not remark:
            self.acted = seq
        return self._happened(Happening(seq, at, seat, events))

    def tick(self, at: int, seq: int) -> Happening:
        self._still = self._still + 1 if at == self.last else 0
        if self._still > MOST_AT_ONCE:
            raise RuntimeError("time stands still: each act of time is due at once")
        try:
            events = self.state.tick(at - self.began, self.dice)
        except Illegal as error:
            raise RuntimeError("time may not act when it is due") from error
        self.moved = None
        self.acted = seq
        self.asked = {}  # what time did concerns everybody
        return self._happened(Happening(seq, at, None, events))

    def _happened(self, happening: Happening) -> Happening:
        self.last = happening.at
        self.story.append(happening)
        self._wait()
        return happening

    def _wait(self) -> None:
        """A seat's time runs from when it is first waited for, and mostly anew after its own move.

        What others ask between two lines is looked up here once: the rules are under watch now.
        """
        due = self.state.due
        self.due = None if due is None else self.began + due
        since, asked = self.since, self.asked
        if self.moved is not None:
            asked.pop(self.moved, None)
            if not self._runs_on:
                since.pop(self.moved, None)
        waiting = self.state.waiting()
        self.since = {seat: since.get(seat, self.last) for seat in waiting}
        self.asked = {seat: asked.get(seat, self.acted) for seat in waiting}

    def is_stale(self, seat: int, on: int, move: msgspec.Raw) -> bool:
        """Whether a move that rests on line `on` would meet a position that its seat had not seen.

        A seat that was waited for all the while need not have seen what others did meanwhile, as
        where all choose at once; what time did it must have. What is only said rests on nothing.
        In real time moves name what they rest on, and the rules judge.
        """
        if self.game.real_time:
            return False
        return on < self.asked.get(seat, self.acted) and not self.only_says(seat, move)

    def out_of_time(self, seat: int) -> msgspec.Raw | None:
        """What the rules do for a seat that has thought too long, as a client would send it."""
        move = self.state.out_of_time(seat)
        return None if move is None else msgspec.Raw(msgspec.json.encode(self.game.write(move)))

    def restart_clocks(self, seats: Iterable[int], at: int) -> None:
        self.since.update(dict.fromkeys(seats, at))

    def only_says(self, seat: int, move: msgspec.Raw) -> bool:
        """Whether a move is a remark, after which the game waits for the seat as before."""
        return self.state.only_says(seat, self.game.read_json(move, seat))

    def moments(self, eyes: Eyes, since: int) -> tuple[Moment, ...]:
        """What these eyes were told after line `since`."""
        return tuple([line.told_to(eyes) for line in self.story if line.seq > since])

    def facts(self, seat: int, since: int = -1) -> list[Fact]:
        """The story as a seat heard it, after line `since`."""
        lines = takewhile(lambda line: line.seq > since, reversed(self.story))
        told = [
            event.fact for line in lines for event in reversed(line.events) if event.reaches(seat)
        ]
        return told[::-1]


def heading_of(setup: Setup, seed: str, began: Began) -> Heading:
    """How the record begins of a game that began so."""
    return Heading(
        game=setup.game,
        rules_version=began.rules_version,
        seats=setup.seats,
        options=setup.options,
        seed=seed,
        nonces=began.nonces,
    )
