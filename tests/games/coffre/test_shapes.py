"""What goes in: moves as JSON."""

import msgspec
import pytest

from trousseau.games.coffre import GAME
from trousseau.games.coffre.moves import MOVES
from trousseau.games.coffre.shapes import Observe
from trousseau.kernel import Illegal


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
