"""Promise 1, second half: copies, records and all that is written come back."""

from __future__ import annotations

from typing import Any

import msgspec

from trousseau.kernel import M, Record, Replay, Space, State
from trousseau.testing.case import Case, seen_by
from trousseau.testing.walk import Told, Walk


def copies_go_their_own_way(case: Case[M]) -> None:
    """A copy is equal, goes on in the same way, and neither feels what happens to the other."""
    for walk, step in case.each_step():
        copy = walk.state.copy()
        _check_same(case, walk, copy, "a copy")
        before = copy.pack()
        told = step.take(copy, walk.dice("chance"))
        assert walk.state.pack() == before, f"{walk}: a state feels what happens to its copy"
        another = walk.state.copy()
        again = step.take(another, walk.dice("chance"))
        assert _told(again) == _told(told), f"{walk}: a copy goes on differently"
        assert another == copy, f"{walk}: a copy ends up elsewhere"


def _check_same(case: Case[M], walk: Walk[M], other: State[M], what: str) -> None:
    """Equal in what it holds, in every view, and in what it asks for next."""
    state = walk.state
    assert other.pack() == state.pack(), f"{walk}: {what} has {other.pack()}, not {state.pack()}"
    assert other == state, f"{walk}: {what} is not equal"
    assert hash(other) == hash(state), f"{walk}: {what} has another hash"
    for seat in case.observers():
        assert seen_by(other, seat) == seen_by(state, seat), f"{walk}: {what} looks different"
    assert other.due == state.due, f"{walk}: {what} is due at {other.due}, not {state.due}"
    assert other.result == state.result, f"{walk}: {what} has another result"


def records_replay(case: Case[M]) -> None:
    """A record replays the same states and facts, and comes back from its text unchanged."""
    for walk in case.recorded_walks():
        record = walk.recorder.record
        packed = {len(record.log): walk.state.pack() for _ in walk}
        read = Record.from_text(record.to_text())
        assert read == record, f"{walk}: the record changed on its way through text"
        replay = Replay(case.game, read)
        assert replay.state.pack() == packed[0], f"{walk}: the replay begins differently"
        again: Told = []
        for line in replay:
            again += [(line.at, event) for event in line.events]
            expected = packed.get(replay.played, replay.state.pack())
            assert replay.state.pack() == expected, f"{walk}: line {line.seq} replays differently"
        assert _told(again) == _told(walk.story), f"{walk}: the replay tells another story"
        assert replay.finish() == walk.state, f"{walk}: the replay ends elsewhere"


def what_is_written_reads_back(case: Case[M]) -> None:
    """Moves, facts and views survive JSON, and a view lists the very moves that are legal."""
    for walk, step in case.each_step():
        for seat in case.observers():
            _check_view(case, walk, seat)
        for _, event in step.take(walk.state.copy(), walk.dice("chance")):
            fact = _back(event.fact, case.game.fact_type)
            assert fact == event.fact, f"{walk}: {event.fact} comes back as {fact}"
        if step.seat is not None and step.move is not None:
            text = msgspec.json.encode(case.game.write(step.move))
            move = case.game.read_json(text, step.seat)
            assert move == step.move, f"{walk}: {step.move} is written {text!r}, read {move}"


def _check_view(case: Case[M], walk: Walk[M], seat: int | None) -> None:
    view = walk.state.view(seat)
    back = _back(view, case.game.view_type)
    assert back == view, f"{walk}: {view} comes back as {back}"
    assert (view.seat, view.seats) == (seat, case.seats), f"{walk}: {view} is another seat's"
    moves = [] if seat is None else walk.state.moves(seat)
    if not isinstance(moves, Space):
        written = tuple(case.game.write(move) for move in moves)
        assert view.moves == written, f"{walk}: {view} does not list {written}"


def _back(value: Any, shape: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value), type=shape)


def _told(told: Told) -> list[bytes]:
    return [msgspec.json.encode((at, event.fact, event.to)) for at, event in told]
