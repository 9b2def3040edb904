"""The piles, the order of turns, start doors and coins, for two, three and four."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.fourkeys.table import dealt, table

from trousseau.games.fourkeys import GAME
from trousseau.games.fourkeys.dungeon import MIDDLE
from trousseau.games.fourkeys.game import FourKeysGame
from trousseau.games.fourkeys.pieces import PILE_CARDS, START
from trousseau.games.fourkeys.shapes import FourKeysOptions, Tile
from trousseau.games.fourkeys.state import FourKeys
from trousseau.kernel import Illegal, every_outcome


@pytest.mark.parametrize("seats", GAME.seats)
def test_everything_is_laid_out(seats: int) -> None:
    state = dealt(seats)
    view = state.view(0)
    assert [sorted(pile) for pile in state.piles] == [list(cards) for cards in PILE_CARDS]
    assert view.places == (None,) * 4
    assert [dungeon.coins for dungeon in view.dungeons] == [4] * seats
    assert [dungeon.gold for dungeon in view.dungeons] == [4] * seats
    doors = [dungeon.squares[0].card for dungeon in view.dungeons]
    assert len(set(doors)) == seats
    assert set(doors) <= set(START)
    for dungeon in view.dungeons:
        [start] = dungeon.squares
        assert (start.row, start.column, start.turned) == (0, 0, False)
    assert view.round == 1
    assert state.waiting() == (view.first[0],)


@pytest.mark.parametrize("seats", [3, 4])
def test_three_or_four_have_a_tile_each(seats: int) -> None:
    view = dealt(seats, seed=3).view(None)
    assert view.line == tuple([Tile(seat) for seat in view.first])
    assert sorted(view.first) == list(range(seats))


def test_two_have_an_acolyte_each_that_follows_in_the_same_order() -> None:
    for seed in range(4):
        view = dealt(2, seed).view(None)
        one, other = view.first
        assert view.line == (Tile(one), Tile(other), Tile(one, True), Tile(other, True))


def test_two_to_four_play() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(Illegal, match="seats"):
            dealt(seats)


def test_every_order_and_every_start_door_is_equally_likely() -> None:
    """With no cards in the piles there is little to shuffle."""

    class Bare(FourKeysGame):
        stock = (range(0),) * 4

    chances: Counter[tuple[tuple[int, ...], tuple[int, ...]]] = Counter()
    for state, chance in every_outcome(lambda dice: Bare().new(3, FourKeysOptions(), dice)):
        assert isinstance(state, FourKeys)
        doors = tuple([dungeon.at[MIDDLE] >> 1 for dungeon in state.dungeons])
        chances[state.first, doors] += chance.numerator
    assert len(chances) == 6 * 24
    assert len(set(chances.values())) == 1


def test_r1_the_order_of_a_pile_is_in_nobodys_view() -> None:
    game = table(2)
    for seat in (0, 1, None):
        for pile, shown in enumerate(game.state.view(seat).piles):
            assert shown.top == game.state.top(pile)
            assert list(shown.below) == sorted(game.state.below(pile))
            assert shown.coming is None
    open_piles = game.state.laid_open().piles
    for pile, shown in enumerate(open_piles):
        assert shown.coming == tuple(reversed(game.state.below(pile)))


def test_who_began_is_the_role_that_is_counted() -> None:
    state = dealt(4)
    names = ("first", "second", "third", "fourth")
    assert [state.roles()[seat] for seat in state.first] == list(names)
