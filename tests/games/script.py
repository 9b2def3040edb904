"""What the scripted tables of all games share: refusals in one line, facts in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from trousseau.kernel import Event, Illegal, Refusal
from trousseau.kernel.replay import Recorder


def reason(refusal: Refusal) -> str:
    """A refusal in one line: `target_locked target=2`."""
    about = [f"{name}={value}" for name, value in refusal.about.items()]
    return " ".join([refusal.code, *about])


def refusal_of(attempt: Callable[[], object]) -> str:
    """Why it is refused."""
    try:
        attempt()
    except Illegal as error:
        return reason(error.refusal)
    raise AssertionError("it was allowed")


# Transcripts: a whole game as text, to be read by people and compared line by line.


def move_line(
    recorder: Recorder[Any],
    move: str,
    events: tuple[Event, ...],
    in_short: Callable[[object], str] = str,
) -> str:
    """What the last line of the log did, and who was told of it."""
    line = recorder.record.log[-1]
    seats = recorder.record.heading.seats
    facts = [f"{audience(event, seats)}: {in_words(event.fact, in_short)}" for event in events]
    return f"{line.seq:2} {line.at / 1000:5.1f} s  {move:22}  {'; '.join(facts)}"


def audience(event: Event, seats: int) -> str:
    if event.to is None:
        return "all"
    return "only " + " ".join([str(seat) for seat in range(seats) if event.reaches(seat)])


def in_words(fact: msgspec.Struct, in_short: Callable[[object], str]) -> str:
    """`exchanged seat 1, slot 0`."""
    fields = msgspec.structs.asdict(fact)
    told = [f"{name} {in_short(value)}" for name, value in fields.items()]
    return f"{fact.__struct_config__.tag} {', '.join(told)}"


def box(title: str, rows: dict[str, str]) -> Iterator[str]:
    """What somebody sees, apart from what happens."""
    yield ""
    yield f"   {title}"
    for name, text in rows.items():
        yield f"   | {name:9} {text}"
    yield ""


def compare(file: Path, lines: Iterator[str]) -> None:
    """Line by line with what was read and found right; the module `transcript` writes it anew."""
    expected = file.read_text().splitlines()
    number = -1
    for number, line in enumerate(lines):
        assert line == expected[number], f"line {number + 1}"
    assert len(expected) == number + 1
