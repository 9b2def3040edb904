"""One short game for three as text, to be read by people and compared line by line.

Trials are played in the room, so that a game's lines don't depend on how a trial is tuned.
Written anew by `python -m tests.games.boyard.transcript`; look at what has changed.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path

import msgspec
from tests.games.script import box, move_line

from trousseau.games.boyard import GAME
from trousseau.games.boyard.riddles.shapes import Answer, LetStand, TurnSand
from trousseau.games.boyard.riddles.state import Riddling
from trousseau.games.boyard.shapes import (
    BoyardView,
    DrawCard,
    FaceRiddle,
    FaceTrial,
    Keys,
    OpenChest,
    Prepared,
    RollDie,
)
from trousseau.games.boyard.state import Boyard
from trousseau.games.boyard.trials.room.shapes import Agree, CastVote, Claim, Doubt
from trousseau.games.boyard.trials.room.state import RoomTrial
from trousseau.games.boyard.trials.shapes import Ready
from trousseau.kernel import Written
from trousseau.kernel.record import Heading
from trousseau.kernel.replay import Recorder

FILE = Path(__file__).with_name("transcript.txt")

HEADING = Heading(
    game=GAME.name,
    rules_version=GAME.rules_version,
    seats=3,
    options={"trials": "living_room", "rounds": 8, "notes": 4, "timer": 30},
    seed="7d" * 32,
)
PAUSE = 1_500
MISSED, LOST, DOUBTED = 5, 4, 3
"""Every so many rounds and seats a riddle is missed, a trial lost, or a win doubted."""


def transcript() -> Iterator[str]:
    recorder = Recorder(GAME, HEADING)
    state = recorder.state
    assert isinstance(state, Boyard)
    yield f"{HEADING.game}, {HEADING.seats} seats"
    shown, at = (-1, -1), 0
    while state.result is None:
        if state.phase == "turn" and (state.round, state.turn) != shown:
            shown = (state.round, state.turn)
            yield from view_lines(state.view(None))
        at = yield from next_line(recorder, state, at)
    yield from view_lines(state.view(None))


def next_line(recorder: Recorder[Written], state: Boyard, at: int) -> Generator[str, None, int]:
    """Somebody acts after a pause, or time does before."""
    due = state.due
    assert due is not None
    chosen = choice(state)
    if chosen is None or at + PAUSE >= due:
        yield move_line(recorder, "time", recorder.tick(due), in_short)
        return due
    seat, move = chosen
    events = recorder.play(seat, move, at + PAUSE)
    yield move_line(recorder, f"{seat} {spelled(move)}", events, in_short)
    return at + PAUSE


def choice(state: Boyard) -> tuple[int, Written] | None:
    """Who acts next, and how; nobody, where the table is to."""
    if not state.waiting():
        return None
    if state.on is None:
        seat = state.waiting()[0]
        return (
            None
            if state.phase == "open" and state.chest.slot % 2
            else (seat, own_move(state, seat))
        )
    small = state.on.state
    if isinstance(small, Riddling):
        return in_riddle(state, small)
    assert isinstance(small, RoomTrial)
    seat = small.waiting()[0]
    return seat, in_trial(state, small, seat)


def own_move(state: Boyard, seat: int) -> Written:
    if state.phase == "prepare":
        return Prepared(here=True)
    moves = state.moves(seat)
    assert isinstance(moves, list)
    wanted: list[Written] = [OpenChest(), RollDie(), DrawCard(0), FaceRiddle()]
    if state.round % 2:
        wanted.append(FaceTrial())
        wanted.remove(FaceRiddle())
    return next((move for move in wanted if move in moves), moves[0])


def in_riddle(state: Boyard, riddle: Riddling) -> tuple[int, Written] | None:
    """A wrong answer, then most often the right one; the table rolls."""
    if riddle.phase == "read":
        return riddle.reader(), TurnSand()
    if riddle.phase == "appeal":
        return riddle.reader(), LetStand()
    if riddle.phase != "sand":
        return None
    if not riddle.guesses:
        return state.turn, Answer("la brume")
    if (state.round + state.turn) % MISSED == 0:
        return None
    return state.turn, Answer(riddle.answers[0])


def in_trial(state: Boyard, trial: RoomTrial, seat: int) -> Written:
    if trial.phase == "brief":
        return Ready("hand")
    if trial.phase == "go":
        return Claim(won=(state.round + state.turn) % LOST > 0)
    if trial.phase == "vote":
        return CastVote(won=seat > 0)
    doubted = (state.round + state.turn) % DOUBTED == 0 and not trial.objected
    return Doubt() if doubted else Agree()


def spelled(move: Written) -> str:
    fields = msgspec.structs.asdict(move)
    return " ".join([str(move.__struct_config__.tag), *map(str, fields.values())])


def in_short(value: object) -> str:
    if isinstance(value, tuple):
        return "(" + ", ".join([in_short(part) for part in value]) + ")"
    return str(value)


def view_lines(view: BoyardView) -> Iterator[str]:
    """What all see: the notes in the purses and the riddles to come are hidden."""
    rows = {
        "pawns": " ".join([str(player.space) for player in view.players]),
        "keys": " ".join([keys(player.keys) for player in view.players]),
        "notes": " ".join([str(player.notes) for player in view.players]),
        "cells": " ".join([keys(cell) for cell in view.cells]),
        "chest": str(view.chest),
    }
    if view.result is not None:
        rows["purses"] = in_short(view.purses)
        rows["result"] = f"{view.result.why} {' '.join(map(str, view.result.winners))}"
    yield from box(f"Round {view.round}, {view.phase}", rows)


def keys(held: Keys) -> str:
    """B for each black one, r for each red one."""
    return "b" * held.black + "r" * held.red or "."


if __name__ == "__main__":
    FILE.write_text("\n".join([*transcript(), ""]))
