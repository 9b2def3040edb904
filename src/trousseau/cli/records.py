"""Records as files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from trousseau import games
from trousseau.cli.complaint import Refused
from trousseau.kernel import Record, Replay

START = b'{"format":'


def open_record(file: str, game: str) -> tuple[str, Replay[Any]]:
    """The name of the game and its record, ready to be replayed; checked line by line.

    A game that is found by its module only must be named: a record has its short name.
    """
    if not file:
        raise Refused("no_file")
    text = Path(file).read_bytes()
    if text and not text.startswith(START):
        raise Refused("not_a_record", file=file)
    record = Record.from_text(text)
    name = game or record.heading.game
    return name, Replay(games.get(name), record)


def save_record(record: Record, folder: Path, name: str) -> Path:
    """Write a record to a file of that name, or of the next one that is free."""
    file = folder / f"{name}.jsonl"
    number = 1
    while file.exists():
        number += 1
        file = folder / f"{name}-{number}.jsonl"
    file.write_bytes(record.to_text())
    return file
