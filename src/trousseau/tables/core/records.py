"""The games played at a table, as records that anybody can replay and verify."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from trousseau.kernel import Illegal, Line, Record, Replay, Result
from trousseau.store import Row
from trousseau.tables.core.commands import Setup
from trousseau.tables.core.current_game import heading_of
from trousseau.tables.core.entries import (
    AnyEntry,
    Arranged,
    Began,
    Broke,
    Cleared,
    Moved,
    Opened,
    Paused,
    Resumed,
    Ticked,
)
from trousseau.tables.core.lines import kept
from trousseau.tables.core.registry import GameRegistry
from trousseau.tables.core.replayed import Sitter
from trousseau.tables.core.table import Table


def record_of(rows: Iterable[Row], number: int, registry: GameRegistry) -> Record:
    """Game number `number` (from 1), with its result; the rules are asked once more."""
    scribe = _follow(rows)
    if not 0 < number <= len(scribe.games):
        raise Illegal("no_such_game", number=number)
    record = scribe.games[number - 1]
    if number not in scribe.broken:  # those have no end, and might not come to one now either
        record.result = _result(record, registry)
    return record


class Past(NamedTuple):
    """A game of a log: its record without the result, when it began, and who sat where then."""

    record: Record
    began: int
    sitters: tuple[Sitter, ...]
    seqs: tuple[int, ...]
    """The numbers of the record's lines in the log."""

    language: str
    """Of the table."""


def past(rows: Sequence[Row], number: int, registry: GameRegistry) -> Past:
    """Game number `number`; no rules are asked. One that broke has no end to look back from."""
    scribe = _follow(rows)
    if not 0 < number <= len(scribe.games):
        raise Illegal("no_such_game", number=number)
    if number in scribe.broken:
        raise Illegal("not_replayed")
    began = scribe.beginnings[number - 1]
    before = Table.load(began.table, [row for row in rows if row.seq < began.seq], registry)
    seqs = tuple(scribe.seqs[number - 1])
    language = before.setup.language
    return Past(scribe.games[number - 1], began.at, _sitters(before), seqs, language)


def _sitters(table: Table) -> tuple[Sitter, ...]:
    seated = {person.seat: person for person in table.people.values()}
    return tuple(
        Sitter(name=seated[place].name, avatar=seated[place].avatar, bot=seat.bot)
        if place in seated
        else Sitter(bot=seat.bot)
        for place, seat in enumerate(table.seats)
    )


def _result(record: Record, registry: GameRegistry) -> Result | None:
    """How the game ended."""
    try:
        replay = Replay(registry.get(record.heading.game), record)
        for _ in replay:
            pass
    except Exception:  # rules may raise anything, if they are other ones by now
        return None
    return replay.state.result


def records(rows: Iterable[Row]) -> list[Record]:
    """Every game begun here, without results. The line at which rules broke is a game's last."""
    return _follow(rows).games


def _follow(rows: Iterable[Row]) -> _Scribe:
    scribe = _Scribe()
    for row, entry in kept(rows):
        scribe.write(entry, row)
    return scribe


class _Scribe:
    """Follows a log and writes down the games in it."""

    def __init__(self) -> None:
        self.games: list[Record] = []
        self.broken: set[int] = set()
        """The numbers of games at which the rules failed."""

        self.beginnings: list[Row] = []
        self.seqs: list[list[int]] = []
        """For each game, the numbers of its lines in the log."""

        self.stopped = 0
        """When the game that is on last stood still."""

        self.stood_still = 0
        """For how many milliseconds it has, before now."""

        self.setup: Setup | None = None
        self.seed = ""

    def write(self, entry: AnyEntry, row: Row) -> None:
        match entry:
            case Moved() | Ticked():
                self._line(entry, row)
            case Paused():
                self.stopped = row.at
            case Resumed():
                self.stood_still += row.at - self.stopped
            case Opened():
                self.setup, self.seed = entry.setup, entry.seed
            case Arranged():
                self.setup = entry.setup
            case Cleared():
                self.seed = entry.seed
                if entry.options is not None and self.setup is not None:
                    self.setup = replace(self.setup, options=entry.options)
            case Began():
                self._begin(entry, row)
            case Broke():
                if entry.line is not None:
                    self.write(entry.line, row)
                self.broken.add(len(self.games))
            case _:
                pass

    def _begin(self, entry: Began, row: Row) -> None:
        assert self.setup is not None
        heading = heading_of(self.setup, self.seed, entry)
        self.stood_still = 0
        self.games.append(Record(heading=heading))
        self.beginnings.append(row)
        self.seqs.append([])

    def _line(self, entry: Moved | Ticked, row: Row) -> None:
        log = self.games[-1].log
        line = Line(len(log), row.at - self.beginnings[-1].at - self.stood_still)
        if isinstance(entry, Moved):
            written = msgspec.json.format(entry.move, indent=-1)  # a client may send it on several
            line = replace(line, seat=entry.seat, move=msgspec.Raw(written))
        log.append(line)
        self.seqs[-1].append(row.seq)
