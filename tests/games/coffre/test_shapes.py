"""What goes in and out: moves as JSON, copies, views."""

import msgspec
import pytest
from tests.games.coffre.table import table

from trousseau.games.coffre import GAME
from trousseau.games.coffre.moves import MOVES, TALK
from trousseau.games.coffre.shapes import CoffreFact, CoffreView, Observe
from trousseau.kernel import Dice, Illegal

MOMENTS = {
    "the deal": "",
    "a last step": "0 exchange 1\n 3 claim slot0 key, believe 1",
    "a lock and some talk": "2 doubt 0\n 0 exchange 0, end\n 1 force 2 0, end",
    "the final phase": "0 observe 0, designate 3\n 1 name 2",
    "the end after it": "0 pass, designate 3\n 1 name 2\n 2 name 0\n 3 name 2\n 0 name 1",
    "the key found": "0 pass, designate 1",
}


@pytest.mark.parametrize("move", MOVES.written)
def test_every_move_survives_the_trip_through_json(move: int) -> None:
    text = msgspec.json.encode(GAME.write(move))
    assert GAME.read_json(text, 0) == move


def test_moves_are_tagged_by_what_they_do() -> None:
    assert msgspec.json.encode(Observe(1)) == b'{"do":"observe","slot":1}'
    assert GAME.read_json(b'{"do":"end_turn"}', 0) == GAME.read_json(b'{ "do": "end_turn" }', 3)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{}",
        b'{"do":"open_chest"}',
        b'{"do":"observe","slot":2}',
        b'{"do":"observe","slot":true}',
        b'{"do":"force","target":8,"slot":0}',
        b'{"do":"force","target":1}',
        b'{"do":"pass","slot":0}',
        b'{"do":"claim_hand","holder":1,"face":"crown"}',
    ],
)
def test_anything_malformed_is_refused(text: bytes) -> None:
    with pytest.raises(Illegal, match="malformed"):
        GAME.read_json(text, 0)


@pytest.mark.parametrize("script", MOMENTS.values(), ids=MOMENTS)
def test_a_copy_is_equal_and_independent(script: str) -> None:
    state = table("TKFN NN NN").play(script).state
    before = state.pack()
    assert state.copy() == state
    for move in state.moves(state.turn) + state.talk(1):
        twin = state.copy()
        twin.play(1 if move >= TALK else state.turn, move, 0, Dice())
        assert twin != state
    assert state.pack() == before


@pytest.mark.parametrize("script", MOMENTS.values(), ids=MOMENTS)
@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_a_view_and_all_facts_survive_the_trip_through_json(script: str, seat: int | None) -> None:
    game = table("TKFN NN NN").play(script)
    view = game.view(seat)
    assert msgspec.json.decode(msgspec.json.encode(view), type=CoffreView) == view
    told = game.hears(seat)
    assert msgspec.json.decode(msgspec.json.encode(told), type=list[CoffreFact]) == told
