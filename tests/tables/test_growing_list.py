"""A list that grew is the list made at once, whatever it is a list of."""

from __future__ import annotations

import gzip
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.tables.desk import Desk
from tests.tables.house import raw

from trousseau.games.coffre.moves import END
from trousseau.kernel import Hindsight, SeededDice, Space
from trousseau.kernel import seen as kernel_seen
from trousseau.store import Row
from trousseau.tables.core import commands as ask
from trousseau.tables.core.permissions import Guest
from trousseau.tables.lookback import making as looking
from trousseau.tables.lookback.growing_list import grown, whole
from trousseau.tables.lookback.making import Look, looked_at


@given(st.lists(st.lists(st.integers().map(lambda n: b"%d" % n), max_size=5), max_size=8))
def test_a_list_grows_by_any_pieces(pieces: list[list[bytes]]) -> None:
    made, so_far = grown(None, ()), list[bytes]()
    for piece in pieces:
        made, so_far = grown(made, piece), so_far + piece
        assert gzip.decompress(made.body) == b"[" + b",".join(so_far) + b"]"
    assert gzip.decompress(grown(None, so_far).body) == gzip.decompress(made.body)


def test_what_grows_stays_small() -> None:
    """Each item is compressed by those before it."""
    items = [msgspec.json.encode({"seq": seq, "cards": ["neutral"] * 200}) for seq in range(200)]
    made = None
    for item in items:
        made = grown(made, [item])
    assert made is not None
    assert len(made.body) < 6 * len(whole(b",".join(items)).body)
    assert len(made) < len(made.body) + 40_000


def a_long_game(seed: int) -> list[Row]:
    """Five rounds of coffre among people who talk a lot and designate nobody."""
    desk = Desk(ask.Setup(game="coffre", seats=4, options={"round_limit": 5}))
    for seat in range(4):
        desk.join(Guest(f"P{seat}"))
        desk.do(seat, ask.Sit)
    desk.do(0, ask.Begin)
    dice = SeededDice(bytes([seed] * 32))
    while desk.table.phase == "playing":
        playing = desk.table.game_on
        (seat,) = playing.state.waiting()
        moves = playing.state.moves(seat)
        assert not isinstance(moves, Space)
        choice = END if END in moves else dice.choice(moves)
        if dice.below(2):
            choice = dice.choice(playing.state.talk(seat))
        written = playing.game.write(choice)
        desk.do(seat, ask.Play, move=raw(msgspec.to_builtins(written)))
    return desk.rows


def seen(rows: list[Row], eyes: Hindsight, before: Any = None) -> Any:
    return looked_at(Look(what="moments", rows=tuple(rows), number=1, eyes=eyes, before=before))


@pytest.mark.parametrize("seed", range(3))
def test_moments_that_grew_are_those_made_at_once(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = a_long_game(seed)
    began = 9
    cuts = sorted(Random(seed).sample(range(began + 1, len(rows) + 1), 6))
    for eyes in (0, 3, None):
        made = None
        for cut in cuts:
            made = seen(rows[:cut], eyes, made)
            anew = seen(rows[:cut], eyes)
            assert gzip.decompress(made.body) == gzip.decompress(anew.body)
            assert made.growth.items == anew.growth.items

    views: list[object] = []
    true_view = kernel_seen

    def counted(state: Any, eyes: Any) -> Any:
        views.append(eyes)
        return true_view(state, eyes)

    monkeypatch.setattr(looking, "seen", counted)
    seen(rows, 0, seen(rows[:-2], 0))
    assert len(views) == len(rows) - began - 1, "each line is looked at once"
