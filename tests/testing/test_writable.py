"""Every value that can be written: the fuzzer's vocabulary comes from the shapes themselves."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from trousseau.kernel import AnyGame, Written
from trousseau.testing.games.roshambo import GAME as ROSHAMBO
from trousseau.testing.games.roshambo.shapes import HANDS, Announce, Choose
from trousseau.testing.writable import MOST, writable


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Point(msgspec.Struct, frozen=True):
    x: Annotated[int, Meta(ge=0, le=2)]
    y: bool


class Pass(Written, frozen=True):
    pass


class Paint(Written, frozen=True):
    colour: Colour
    where: Point | None = None


class Say(Written, frozen=True):
    word: Annotated[str, Meta(min_length=1, max_length=10)]


class Number(Written, frozen=True):
    number: Annotated[int, Meta(ge=3)]


class Stretch(Written, frozen=True):
    factor: float
    corners: tuple[bool, bool]


class Pick(Written, frozen=True):
    cards: list[Literal["a", "b"]]


AB: tuple[Literal["a"], Literal["b"]] = ("a", "b")


class Much(Written, frozen=True):
    one: Annotated[int, Meta(ge=0, le=99)]
    two: Annotated[int, Meta(ge=0, le=99)]


def written(shape: Any) -> list[Written]:
    game = AnyGame[int]()
    vars(game)["move_type"] = shape
    return writable(game)


def test_all_of_a_small_vocabulary_is_written() -> None:
    expected = [make(hand) for make in (Choose, Announce) for hand in HANDS]
    assert sorted(map(repr, writable(ROSHAMBO))) == sorted(map(repr, expected))


SAID = [Say(word) for word in ("a", "chest", "clé", "x", "0")]


@pytest.mark.parametrize(
    ("shape", "expected"),
    [
        (Pass, [Pass()]),
        (Say, SAID),
        (Number, [Number(n) for n in (3, 4, 5, 6, 7, 8, 9, 2**40)]),
        (
            Paint,
            [
                Paint(colour, where)
                for colour in Colour
                for where in [*(Point(x, y) for x in range(3) for y in (False, True)), None]
            ],
        ),
        (
            Stretch,
            [
                Stretch(factor, (one, two))
                for factor in (-1.0, 0.0, 0.5, 1e9)
                for one in (False, True)
                for two in (False, True)
            ],
        ),
        (Pick, [Pick([]), Pick(["a"]), Pick(["b"]), *(Pick([x, y]) for x in AB for y in AB)]),
        (Pass | Say, [Pass(), *SAID]),
    ],
)
def test_values_of_a_shape(shape: Any, expected: list[Written]) -> None:
    assert sorted(map(repr, written(shape))) == sorted(map(repr, expected))


def test_of_many_values_some_are_drawn() -> None:
    found = written(Much)
    assert len(found) == MOST
    assert found == written(Much)
