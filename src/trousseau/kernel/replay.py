"""A record played again, by itself or through one pair of eyes; and a record kept while playing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic

import msgspec

from trousseau.kernel.dice import SeededDice
from trousseau.kernel.eyes import Hindsight
from trousseau.kernel.game import AnyGame
from trousseau.kernel.moment import Happening, Moment, seen
from trousseau.kernel.record import BadRecord, Heading, Line, Record
from trousseau.kernel.state import Events, Illegal, M, State


class Replay(Generic[M]):
    """A record played again, line by line, from a set table to its end."""

    def __init__(self, game: AnyGame[M], record: Record) -> None:
        heading = record.heading
        if heading.game != game.name:
            raise BadRecord("other_game", game=heading.game, expected=game.name)
        if heading.rules_version != game.rules_version:
            raise BadRecord(
                "rules_version",
                game=game.name,
                version=heading.rules_version,
                known=game.rules_version,
            )
        self.game = game
        self.record = record
        self.played = 0
        self.at = 0
        self.dice = _dice_of(record)
        self.state: State[M] = _set_table(game, heading, self.dice)

    def __iter__(self) -> Iterator[Happening]:
        """Play on, one line after the other; `state` is the table after the line given."""
        while self.played < len(self.record.log):
            line = self.record.log[self.played]
            if line.seq != self.played:
                raise BadRecord("order", seq=line.seq, expected=self.played)
            events = self._play(line)
            self.played += 1
            self.at = line.at
            yield Happening(line.seq, line.at, line.seat, events)

    def finish(self) -> State[M]:
        """Play to the end and check that it ends as the record says."""
        for _ in self:
            pass
        if self.state.result != self.record.result:
            raise BadRecord("other_result")
        return self.state

    def _play(self, line: Line) -> Events:
        try:
            self._check_time(line)
            if line.seat is None:
                return self.state.tick(line.at, self.dice)
            if not 0 <= line.seat < self.record.heading.seats:
                raise Illegal("no_such_seat", seat=line.seat)
            move = self.game.read_json(line.move, line.seat)
            return self.state.play(line.seat, move, line.at, self.dice)
        except Illegal as error:
            raise BadRecord("illegal", seq=line.seq, reason=error.refusal.code) from error

    def _check_time(self, line: Line) -> None:
        """Time never runs back, and acts when it is due, before any move of that instant."""
        due = self.state.due
        in_time = line.at == due if line.seat is None else due is None or line.at < due
        if line.at < self.at or not in_time:
            raise Illegal("time", at=line.at)


def moments(
    game: AnyGame[Any], record: Record, eyes: Hindsight, began: int = 0
) -> Iterator[Moment]:
    """The table as it was set, and then a moment for each line. BadRecord if it can't be.

    Whoever gets these knows what those eyes knew and no more, but for the last one if it ends the
    game: then the cards lie open. `began` is when the game did, if instants are to be told in
    epoch milliseconds.
    """
    replay = Replay(game, record)
    yield Happening(0, began).told_to(eyes, seen(replay.state, eyes))
    for seq, at, seat, events in replay:
        happening = Happening(seq + 1, began + at, seat, events)
        yield happening.told_to(eyes, seen(replay.state, eyes))


class Recorder(Generic[M]):
    """Plays a game and keeps its record: the one place where lines are written."""

    def __init__(self, game: AnyGame[M], heading: Heading) -> None:
        self.game = game
        self.record = Record(heading=heading)
        self.dice = self.record.dice()
        self.state = _set_table(game, heading, self.dice)

    def play(self, seat: int, move: M, at: int) -> Events:
        events = self.state.play(seat, move, at, self.dice)
        written = msgspec.Raw(msgspec.json.encode(self.game.write(move)))
        self._append(Line(len(self.record.log), at, seat, written))
        return events

    def tick(self, at: int) -> Events:
        events = self.state.tick(at, self.dice)
        self._append(Line(len(self.record.log), at))
        return events

    def _append(self, line: Line) -> None:
        self.record.log.append(line)
        self.record.result = self.state.result


def _dice_of(record: Record) -> SeededDice:
    try:
        return record.dice()
    except ValueError as error:
        raise BadRecord("seed") from error


def _set_table(game: AnyGame[M], heading: Heading, dice: SeededDice) -> State[M]:
    try:
        return game.begin(heading.seats, game.options(heading.options), dice)
    except Illegal as error:
        raise BadRecord("heading", reason=error.refusal.code, **error.refusal.about) from error
