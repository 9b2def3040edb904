"""States are compared and copied by what they hold, whatever that is."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

import pytest

from trousseau.kernel import Dice, Events, State


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Box:
    """A part of a table that is no struct."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards


class GameRegistry(State[int]):
    """A table with everything on it that a field may hold."""

    def __init__(self) -> None:
        self.rows = [[1, 2], [3]]
        self.owners: dict[int, list[str]] = {0: ["Ada"]}
        self.seen = {1}
        self.boxes = (Box([4]), Box([5]))
        self.colour = Colour.RED
        self.kind: type[State[int]] = State
        self.inner: GameRegistry | None = None
        self._looked = 0

    def play(self, seat: int, move: int, at: int, dice: Dice) -> Events:
        CHANGES[move](self)
        return ()


def put_inside(registry: GameRegistry) -> None:
    registry.inner = GameRegistry()


CHANGES: list[Callable[[GameRegistry], object]] = [
    lambda registry: registry.rows[1].append(4),
    lambda registry: registry.owners[0].append("Ben"),
    lambda registry: registry.seen.add(2),
    lambda registry: registry.boxes[1].cards.append(6),
    lambda registry: setattr(registry, "colour", Colour.BLUE),
    lambda registry: setattr(registry, "kind", GameRegistry),
    put_inside,
]


@pytest.mark.parametrize("change", range(len(CHANGES)))
def test_whatever_changes_in_a_state_changes_it_alone(change: int) -> None:
    state = GameRegistry()
    twin = state.copy()
    assert twin == state
    assert hash(twin) == hash(state)
    before = state.pack()
    twin.play(0, change, 0, Dice())
    assert state.pack() == before
    assert twin != state


def test_what_lies_inside_is_packed_and_copied_too() -> None:
    state = GameRegistry()
    put_inside(state)
    twin = state.copy()
    assert twin.inner == state.inner
    assert twin.inner is not None
    twin.inner.rows.clear()
    assert twin != state


def test_a_note_to_oneself_is_copied_and_makes_no_difference() -> None:
    state = GameRegistry()
    state._looked = 7
    assert state == GameRegistry()
    assert state.copy()._looked == 7
