"""A game that is on: its state, its dice, and what was told of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from trousseau.kernel import Events, Fact, Game, Illegal, Record, Result, View
from trousseau.kernel.record import Heading
from trousseau.tables.commands import Setup
from trousseau.tables.entries import Began
from trousseau.tables.messages import Moment

MOST_AT_ONCE = 1000
"""Acts of time in one instant; rules that want more would never let anybody move again."""


class Playing:
    """One game. Times here are epoch milliseconds; the rules count from `began`."""

    __slots__ = (
        "_clocked",
        "_still",
        "began",
        "dice",
        "due",
        "game",
        "heading",
        "last",
        "moved",
        "newest",
        "since",
        "state",
        "story",
    )

    def __init__(
        self, game: Game[Any], heading: Heading, began: int, seq: int, *, clocked: bool
    ) -> None:
        """`clocked`: the table gives each move a time, which talk does not renew."""
        if heading.rules_version != game.rules_version:
            raise Illegal("rules_version", game=game.name)
        self.game = game
        self.heading = heading
        self.began = began
        self.last = began
        self.newest = seq
        """The number of the newest line of this game; chat and the like have others."""

        self.moved: int | None = None
        """The seat that the newest line was a move of; a remark is none, where time counts."""

        self._clocked = clocked
        self._still = 0
        self.dice = Record(heading=heading).dice()
        self.state = game.begin(heading.seats, game.options(heading.options), self.dice)
        self.story: list[tuple[int, int, Events]] = []
        self.since: dict[int, int] = {}
        """Since when each seat that is waited for has been."""

        self.due: int | None = None
        """When the rules let time act."""

        self._wait()

    def play(self, seat: int, move: msgspec.Raw, at: int, seq: int) -> Events:
        chosen = self.game.read_json(bytes(move), seat)
        remark = self._clocked and self.state.only_says(seat, chosen)
        events = self.state.play(seat, chosen, at - self.began, self.dice)
        return self._happened(seq, at, events, None if remark else seat)

    def tick(self, at: int, seq: int) -> Events:
        self._still = self._still + 1 if at == self.last else 0
        if self._still > MOST_AT_ONCE:
            raise RuntimeError("time stands still: each act of time is due at once")
        try:
            events = self.state.tick(at - self.began, self.dice)
        except Illegal as error:
            raise RuntimeError("time may not act when it is due") from error
        return self._happened(seq, at, events, None)

    def _happened(self, seq: int, at: int, events: Events, seat: int | None) -> Events:
        self.last = at
        self.newest = seq
        self.moved = seat
        self.story.append((seq, at, events))
        self._wait()
        return events

    def _wait(self) -> None:
        """A seat's time runs from when it is first waited for, and anew after its own move.

        What others ask between two lines is looked up here once: the rules are under watch now.
        """
        due = self.state.due
        self.due = None if due is None else self.began + due
        before = self.since
        self.since = {
            seat: self.last if seat == self.moved else before.get(seat, self.last)
            for seat in self.state.waiting()
        }

    def restart_clocks(self, seats: Iterable[int], at: int) -> None:
        self.since.update(dict.fromkeys(seats, at))

    @property
    def result(self) -> Result | None:
        return self.state.result

    def only_says(self, seat: int, move: msgspec.Raw) -> bool:
        """Whether a move is a remark, after which the game waits for the seat as before."""
        return self.state.only_says(seat, self.game.read_json(bytes(move), seat))

    def view(self, seat: int | None) -> View:
        return self.state.view(seat)

    def moments(self, seat: int | None, since: int) -> tuple[Moment, ...]:
        """What these eyes were told after line `since`."""
        return tuple(
            [Moment(seq, at, told(events, seat)) for seq, at, events in self.story if seq > since]
        )

    def facts(self, seat: int) -> list[Fact]:
        """The whole story as a seat heard it."""
        return [
            event.fact for _, _, events in self.story for event in events if event.reaches(seat)
        ]


def told(events: Events, seat: int | None) -> tuple[Fact, ...]:
    return tuple([event.fact for event in events if event.reaches(seat)])


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
