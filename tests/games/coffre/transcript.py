"""One whole game as text, to be read by people and compared line by line.

Written anew by `python -m tests.games.coffre.transcript`; look at what has changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
from tests.games.coffre.table import Laid, letter, read_line, spelled
from tests.games.script import box, move_line

from trousseau.games.coffre import GAME
from trousseau.games.coffre.pieces import FACES
from trousseau.games.coffre.state import Coffre
from trousseau.kernel.record import Heading
from trousseau.kernel.replay import Recorder

FILE = Path(__file__).with_name("transcript.txt")

HEADING = Heading(
    game=GAME.name,
    rules_version=GAME.rules_version,
    seats=5,
    options={"spare_neutrals": 1, "round_limit": 4},
    seed="0a03" * 16,
)
READER = 1
"""The seat whose view is shown now and then."""

STORY = """
    view
    2 observe 0, claim slot0 neutral, end
    3 force 1 1
    1 claim slot1 key
    time
    4 exchange 1, claim 4 key, end
    0 claim 0 key, doubt 4, pass, end
    view
    1 exchange 0
    view
    time
    2 claim 1 treasure, claim 2 key, observe 1, end
    3 force 0 0, end
    4 observe 0, end
    0 exchange 0, end
    1 believe 2, observe 1
    view
    1 designate 2
    view
    2 name 4
    3 name 0
    0 doubt 4
    4 name 0
    0 name 4
    1 name 4
    view
"""
PAUSE = 1_500


def transcript() -> Iterator[str]:
    recorder = Recorder(GAME, HEADING)
    at = 0
    yield from heading_lines(recorder)
    for line in map(str.strip, STORY.strip().splitlines()):
        if line == "view":
            yield from view_lines(recorder)
        elif line == "time":
            at = recorder.state.due or 0
            yield move_line(recorder, "time", recorder.tick(at), in_short)
        else:
            for seat, written in read_line(line):
                at += PAUSE
                events = recorder.play(seat, GAME.read(written, seat), at)
                yield move_line(recorder, f"{seat} {spelled(written)}", events, in_short)


def heading_lines(recorder: Recorder[int]) -> Iterator[str]:
    assert isinstance(recorder.state, Coffre)
    faces = "".join([letter(FACES[face]) for face in recorder.state.faces])
    hands, centre, out = faces[: HEADING.seats], faces[HEADING.seats :][:2], faces[-1]
    yield f"{HEADING.game}, {HEADING.seats} seats, options {HEADING.options}"
    yield f"dealt {hands} {centre} {out}, first player {recorder.state.first}"


def in_short(value: object) -> str:
    if isinstance(value, tuple):
        return " ".join(value) or "none"
    return f'"{spelled(value)}"' if isinstance(value, msgspec.Struct) else str(value)


def view_lines(recorder: Recorder[int]) -> Iterator[str]:
    """What the reader's seat sees, in a box of its own."""
    assert isinstance(recorder.state, Coffre)
    game = Laid(recorder.state)
    view = game.view(READER)
    claims = [f"{said.seat}: {spelled(said.claim)}" for said in view.claims]
    rows = {
        "cards": game.sees(READER),
        "numbers": " ".join([str(card.number) for card in view.hands + view.centre]),
        "seen by": " ".join([numbers(card.seen_by) for card in view.hands + view.centre]),
        "locks": numbers(view.locks),
        "phase": f"{view.phase}, turn of {view.turn} after {view.turns} turns, due {view.due}",
        "treasure": f"{view.treasure}, designated {view.designated}, named {numbers(view.named)}",
        "said": ", ".join(claims) or "-",
        "may do": ", ".join(game.offers(READER)) or "-",
        "off": ", ".join(game.off(READER)) or "-",
        "result": game.ending or "-",
    }
    yield from box(f"Seat {READER} sees", rows)


def numbers(values: tuple[int, ...]) -> str:
    return "".join(map(str, values)) or "-"


if __name__ == "__main__":
    FILE.write_text("\n".join([*transcript(), ""]))
