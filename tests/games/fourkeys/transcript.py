"""One whole game for two as text, to be read by people and compared line by line.

Written anew by `python -m tests.games.fourkeys.transcript`; look at what has changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
from tests.games.script import box, move_line

from trousseau.games.fourkeys import GAME
from trousseau.games.fourkeys.shapes import (
    Dungeon,
    FourKeysView,
    Lay,
    Move,
    Renew,
    Square,
    Take,
    Tile,
)
from trousseau.games.fourkeys.state import FourKeys
from trousseau.games.fourkeys.terminal import card_line, square_text
from trousseau.kernel.record import Heading
from trousseau.kernel.replay import Recorder

FILE = Path(__file__).with_name("transcript.txt")

HEADING = Heading(
    game=GAME.name,
    rules_version=GAME.rules_version,
    seats=2,
    options={},
    seed="4b" * 32,
)
PAUSE = 2_000
PUSHING, RENEWING = 2, 3
WIDTH = 11


def transcript() -> Iterator[str]:
    recorder = Recorder(GAME, HEADING)
    assert isinstance(recorder.state, FourKeys)
    state = recorder.state
    yield f"{HEADING.game}, {HEADING.seats} seats, first {state.first[0]}"
    shown, at = 0, 0
    while state.waiting():
        if state.round > shown:
            shown = state.round
            yield from view_lines(state.view(None))
        seat, move = state.turn, chosen(state)
        at += PAUSE
        events = recorder.play(seat, GAME.read(move, seat), at)
        yield move_line(recorder, f"{seat} {spelled(move)}", events, in_short)
    yield from view_lines(state.view(None))


def chosen(state: FourKeys) -> Move:
    """Each lays where that is worth most, and takes keys and doors by turns.

    In the second round tiles are pushed, in the third cards are renewed.
    """
    view = state.view(state.turn)
    if view.forecasts:
        worth = [(forecast.gold, len(forecast.opens)) for forecast in view.forecasts]
        return view.moves[worth.index(max(worth))]
    takes = [move for move in view.moves if isinstance(move, Take)]
    pushes = [move for move in takes if move.push_to is not None]
    if pushes and view.round == PUSHING:
        return pushes[0]
    if Renew() in view.moves and view.round == RENEWING and not any(view.places):
        return Renew()
    plain = [move for move in takes if move.push_to is None]
    keys = [move for move in plain if move.pile in {"keys_1", "keys_2"}]
    doors = [move for move in plain if move not in keys]
    laid = len(view.dungeons[state.turn].squares)
    return ((keys, doors)[laid % 3 == 0] or plain)[-1]


def spelled(move: Move) -> str:
    match move:
        case Renew():
            return "renew"
        case Take(pile, None):
            return f"take {pile}"
        case Take(pile, push_to):
            return f"take {pile}, push to {push_to}"
        case Lay(row, column, turned):
            return f"lay {row} {column}{' turned' if turned else ''}"


def in_short(value: object) -> str:
    if isinstance(value, tuple):
        return "(" + ", ".join([in_short(part) for part in value]) + ")"
    if isinstance(value, Tile):
        return tile_name(value)
    assert not isinstance(value, msgspec.Struct)
    return str(value)


def tile_name(tile: Tile | None) -> str:
    if tile is None:
        return "-"
    return f"{tile.seat}{'a' if tile.acolyte else ''}"


def view_lines(view: FourKeysView) -> Iterator[str]:
    """What all see: nothing but the order of the piles is hidden."""
    tops = ["empty" if p.top is None else f"{p.top} {card_line(p.top)}" for p in view.piles]
    rows = {
        "piles": " | ".join(tops),
        "below": " | ".join([str(len(pile.below)) for pile in view.piles]),
        "removed": " | ".join([str(len(pile.removed)) for pile in view.piles]),
        "line": " ".join(map(tile_name, view.line)) or "-",
        "places": " ".join(map(tile_name, view.places)),
    }
    for seat, dungeon in enumerate(view.dungeons):
        rows[f"seat {seat}"] = f"{dungeon.gold} gold, of it {dungeon.coins} in coins"
        rows |= {f"  {seat}, {row:+}": text for row, text in dungeon_rows(dungeon)}
    if view.result is not None:
        rows["result"] = f"{view.result.why} {' '.join(map(str, view.result.winners))}"
    yield from box(f"Round {view.round}, {view.phase}", rows)


def dungeon_rows(dungeon: Dungeon) -> Iterator[tuple[int, str]]:
    at = {(square.row, square.column): square for square in dungeon.squares}
    columns = range(min(c for _, c in at), max(c for _, c in at) + 1)
    for row in range(min(r for r, _ in at), max(r for r, _ in at) + 1):
        yield row, "".join([cell(at.get((row, column))) for column in columns]).rstrip()


def cell(square: Square | None) -> str:
    return ("." if square is None else str(square_text(square)).strip()).ljust(WIDTH)


if __name__ == "__main__":
    FILE.write_text("\n".join([*transcript(), ""]))
