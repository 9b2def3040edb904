"""Promise 1, third part: what may be written besides the listed moves, the view names."""

from __future__ import annotations

from collections.abc import Sequence

from trousseau.kernel import M, Space, Written
from trousseau.kernel.structs import tag
from trousseau.testing.case import Case, name_of
from trousseau.testing.walk import Walk
from trousseau.testing.writable import illegal, writable

SAMPLES = 40
"""Of moves that can't be listed, so many are drawn besides those that can be made up."""


def views_name_what_is_free(case: Case[M]) -> None:
    """A view names the shapes of talk and of moves that can't be listed, and no others."""
    candidates = writable(case.game)
    for walk in case.walks():
        for _ in walk:
            _check_names(case, walk, candidates)
        _check_names(case, walk, candidates)


def _check_names(case: Case[M], walk: Walk[M], candidates: Sequence[Written]) -> None:
    for seat in case.observers():
        named = walk.state.view(seat).free
        free = set() if seat is None else _free(case, walk, seat, candidates)
        unlike = f"{walk}: {name_of(seat)} may write {sorted(free)}, and its view names {named}"
        assert sorted(named) == sorted(free), unlike


def _free(case: Case[M], walk: Walk[M], seat: int, candidates: Sequence[Written]) -> set[str]:
    """The shapes of which there is something legal to write."""
    game, state = case.game, walk.state
    moves = state.moves(seat)
    free = {tag(game.write(remark)) for remark in state.talk(seat)}
    if not isinstance(moves, Space):
        return free
    dice = walk.dice("samples")
    refused = set(illegal(game, state, seat, candidates))
    made_up = {tag(written) for written in candidates if written not in refused}
    return free | made_up | {tag(game.write(moves.sample(dice))) for _ in range(SAMPLES)}
