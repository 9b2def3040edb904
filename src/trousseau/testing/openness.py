"""Promise 5: a table that is laid open leaves nothing to guess."""

from __future__ import annotations

import msgspec

from trousseau.kernel import M, State
from trousseau.testing.case import Case, name_of
from trousseau.testing.walk import Walk


def laid_open_leaves_nothing_to_guess(case: Case[M]) -> None:
    """Two tables that differ in anything look different when they are laid open."""
    tables: dict[bytes, tuple[object, ...]] = {}
    for walk, _ in case.each_step():
        shown = _laid_open(case, walk, walk.state)
        packed = tables.setdefault(shown, walk.state.pack())
        assert packed == walk.state.pack(), f"{walk}: laid open like another table: {packed}"
        for seat in case.observers():
            dice = walk.dice(f"second world of {seat}")
            world = case.second_world(walk.state, seat, dice)
            covered = f"{walk}: what {name_of(seat)} can't know is not laid open either"
            assert world == walk.state or _laid_open(case, walk, world) != shown, covered


def _laid_open(case: Case[M], walk: Walk[M], state: State[M]) -> bytes:
    before = state.pack()
    view = state.laid_open()
    assert state.pack() == before, f"{walk}: laying it open has changed the table"
    anybody = (view.seat, view.moves, view.free)
    assert anybody == (None, (), ()), f"{walk}: laid open for somebody who plays"
    text = msgspec.json.encode(view)
    back = msgspec.json.decode(text, type=case.game.view_type)
    assert back == view, f"{walk}: {view} comes back as {back}"
    return text
