"""The log, held against what was acknowledged and told."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from tests.web.server import SAMPLES

from bench.kill.player import Player
from trousseau.kernel import Blind, Happening, Replay
from trousseau.store import Data, Row, open_beside
from trousseau.tables.core.entries import AnyEntry, BotSat, Moved, Paused, Ticked
from trousseau.tables.core.lines import read_line
from trousseau.tables.core.records import record_of
from trousseau.tables.core.registry import GameRegistry
from trousseau.tables.core.table import Allowed, Table

REPEATED = {"is", "seq", "at", "id"}
"""The answer to a command that was obeyed before says no more than this."""


class Found(NamedTuple):
    """What the logs of a trial hold."""

    lines: int
    games: int
    acknowledged: int
    refused: int
    bot_moves: int
    ticks: int
    clocks: int
    """Times that a bot sat down for somebody whose clock ran out."""

    pauses: int
    """Times that a game in real time stood still because the server had been killed."""


def judge(data: Data, players: Sequence[Player]) -> Found:
    """AssertionError if anything was lost, doubled, told without being stored, or left hanging."""
    registry = GameRegistry(SAMPLES)
    logs = asyncio.run(read_logs(data, {player.place.table for player in players}))
    kinds: Counter[str] = Counter()
    games = 0
    for name, rows in logs.items():
        there = [player for player in players if player.place.table == name]
        entries = [read_line(row) for row in rows]
        _check_numbers(rows)
        _check_commands(entries, there)
        _check_sand(rows, entries)
        table = _check_told(rows, there, registry)
        if all(player.plan.ends for player in there):
            _check_games(rows, table)
        games += table.games
        kinds.update(kind for entry in entries for kind in _kinds(entry))
    answers = Counter(answer["is"] for player in players for answer in player.answers.values())
    return Found(
        lines=sum(len(rows) for rows in logs.values()),
        games=games,
        acknowledged=answers["told"],
        refused=answers["refused"],
        bot_moves=kinds["bot_move"],
        ticks=kinds["tick"],
        clocks=kinds["clock"],
        pauses=kinds["restart"],
    )


async def read_logs(data: Data, tables: set[str]) -> dict[str, list[Row]]:
    store = await open_beside(data)
    try:
        return {table: await store.lines(table) for table in sorted(tables)}
    finally:
        await store.close()


def _check_numbers(rows: Sequence[Row]) -> None:
    assert [row.seq for row in rows] == list(range(len(rows))), "numbers with gaps"
    instants = [row.at for row in rows]
    assert instants == sorted(instants), "time ran back"


def _check_commands(entries: Sequence[AnyEntry], players: Sequence[Player]) -> None:
    """Accepted: in the log once, with the number that was said. Refused: not there at all."""
    lines: dict[tuple[int | None, str], int] = {}
    for seq, entry in enumerate(entries):
        if entry.id is not None:
            command = (entry.by, entry.id)
            assert command not in lines, f"{command} obeyed in lines {lines[command]} and {seq}"
            lines[command] = seq
    answered = set()
    for player in players:
        for key, answer in player.answers.items():
            line = lines.get((player.place.person, key))
            assert line == (answer["seq"] if answer["is"] == "told" else None), (line, answer)
            answered.add((player.place.person, key))
    assert lines.keys() <= answered, "a line that nobody asked for"


def _check_sand(rows: Sequence[Row], entries: Sequence[AnyEntry]) -> None:
    """Where a game in real time was taken up again, no time had passed since its last line."""
    for before, row, entry in zip(rows, rows[1:], entries[1:], strict=False):
        if isinstance(entry, Paused) and entry.why == "restart":
            assert row.at == before.at, f"sand ran while the server was down: line {row.seq}"


def _check_told(rows: Sequence[Row], players: Sequence[Player], registry: GameRegistry) -> Table:
    """Play the log again: players were told of each line what they had to be told, and when.

    Returns the table as it is in the end.
    """
    table = Table(rows[0].table, registry)
    facts: dict[tuple[int, int], list[Any]] = {}
    for row in rows:
        change = table.apply(read_line(row), row.at, row.seq)
        for person in [player.place.person for player in players]:
            facts[person, row.seq] = _facts(change.game, table.eyes(person))
    for player in players:
        heard = [message for message in player.told if message.keys() != REPEATED]
        for message in [*heard, *player.stories]:
            seq = message["seq"]
            assert message["at"] == rows[seq].at, message
            assert message.get("facts", []) == facts[player.place.person, seq], message
    return table


def _check_games(rows: Sequence[Row], table: Table) -> None:
    """Every game came to its end, and time acted in it when it was due."""
    assert table.phase == "over", f"a game hangs: {table.phase}"
    for number in range(1, table.games + 1):
        record = record_of(rows, number, table.registry)
        assert record.result is not None
        Replay(table.registry.get(record.heading.game), record).finish()


def _facts(happening: Happening | None, eyes: Allowed) -> list[Any]:
    if happening is None or isinstance(eyes, Blind):
        return []
    facts: list[Any] = msgspec.json.decode(msgspec.json.encode(happening.told_to(eyes).facts))
    return facts


def _kinds(entry: AnyEntry) -> list[str]:
    match entry:
        case Moved(by=None):
            return ["bot_move"]
        case Ticked():
            return ["tick"]
        case BotSat(why="clock"):
            return ["clock"]
        case Paused(why="restart"):
            return ["restart"]
        case _:
            return []
