"""Renewing, pushing, skipping, rounds and the end."""

from __future__ import annotations

import pytest
from tests.games.fourkeys.table import Played, room, square, table

from trousseau.games.fourkeys.pieces import OVER, PILES
from trousseau.games.fourkeys.shapes import (
    Counted,
    Pushed,
    Refilled,
    Renew,
    Renewed,
    RoundOver,
    Skipped,
    Take,
    Tile,
    Took,
)
from trousseau.kernel import Events, SeededDice
from trousseau.kernel.playout import random_move


def tops(game: Played) -> list[int]:
    return [game.state.top(pile) for pile in range(4)]


def leave(game: Played, pile: int, left: int, removed: tuple[int, ...] = ()) -> None:
    """So many cards in a pile, and these beside it."""
    game.state.piles[pile] = [card for card in game.state.piles[pile] if card not in removed][:left]
    game.state.left[pile] = left
    game.state.removed[pile] = removed


def test_a_card_is_taken_and_laid_and_then_the_next_tile_acts() -> None:
    game = table(3)
    card, below = game.state.top(2), game.state.below(2)[-1]
    game.take("doors_2")
    assert game.told == [Took(0, False, "doors_2", card, below)]
    view = game.state.view(1)
    assert (view.phase, view.hand, view.waiting) == ("lay", card, (0,))
    assert view.places == (None, None, Tile(0), None)
    game.lay(1, 0)
    view = game.state.view(1)
    assert (view.phase, view.hand, view.waiting) == ("choose", None, (1,))
    assert view.line == (Tile(1), Tile(2))


def test_tiles_slide_back_in_the_order_of_their_places() -> None:
    game = table(4).turn("keys_2").turn("doors_1").turn("doors_2").turn("keys_1")
    assert game.told[-1] == RoundOver((Tile(1), Tile(3), Tile(2), Tile(0)))
    view = game.state.view(None)
    assert (view.round, view.places) == (2, (None,) * 4)
    assert view.waiting == (1,)


def test_with_three_one_place_stays_free() -> None:
    game = table(3).turn("keys_2").turn("doors_1").turn("doors_2")
    assert game.told[-1] == RoundOver((Tile(1), Tile(2), Tile(0)))


def test_with_two_every_tile_takes_a_card_for_its_owner() -> None:
    game = table(2).turn("keys_2").turn("doors_1").turn("doors_2").turn("keys_1")
    assert game.told[-1] == RoundOver((Tile(1), Tile(1, True), Tile(0, True), Tile(0)))
    assert [dungeon.many for dungeon in game.state.dungeons] == [3, 3]


# R5: renewing.


def test_r5_renewing_removes_the_top_of_every_pile_for_a_coin() -> None:
    game = table(2)
    gone, coming = tops(game), [game.state.below(pile)[-1] for pile in range(4)]
    game.renew()
    assert game.told == [Renewed(0, tuple(gone), tuple(coming))]
    assert tops(game) == coming
    assert game.state.removed == [(card,) for card in gone]
    assert game.state.coins == [3, 4]
    assert game.state.waiting() == (0,)


def test_r5_renewing_may_be_repeated_while_there_are_coins() -> None:
    game = table(2)
    for _ in range(4):
        game.renew()
    assert game.state.coins == [0, 4]
    assert game.refuses(Renew()) == "no_coin"


def test_r5_all_cards_are_removed_before_a_pile_is_refilled() -> None:
    """The last card of a pile goes too, and comes back with the others."""
    game = table(2)
    last, old = game.state.piles[1][0], tuple(game.state.piles[1][5:8])
    leave(game, 1, 1, old)
    game.renew()
    renewed, refilled = game.told
    assert isinstance(renewed, Renewed)
    assert renewed.removed[1] == last
    assert renewed.shown[1] == game.state.top(1)
    assert refilled == Refilled("keys_1", 4)
    assert sorted(game.state.piles[1]) == sorted([last, *old])
    assert game.state.removed[1] == ()


def test_r5_a_pile_that_a_take_empties_is_refilled_at_once() -> None:
    game = table(2)
    last, old = game.state.piles[0][0], tuple(game.state.piles[0][5:8])
    leave(game, 0, 1, old)
    game.take("doors_1")
    assert game.told == [
        Took(0, False, "doors_1", last, game.state.top(0)),
        Refilled("doors_1", 3),
    ]
    assert sorted(game.state.piles[0]) == sorted(old)


def test_r5_a_pile_without_removed_cards_stays_empty() -> None:
    game = table(2)
    leave(game, 0, 1)
    game.take("doors_1")
    [took] = game.told
    assert isinstance(took, Took)
    assert took.shown is None
    assert game.state.view(1).piles[0].top is None


def test_r5_an_empty_pile_can_not_be_chosen_but_a_pushed_tile_may_go_there() -> None:
    game = table(2).turn("keys_1").empty("doors_1")
    assert game.refuses(Take("doors_1")) == "empty_pile"
    game.take("keys_1", push_to=0)
    assert game.places() == [0, 2, -1, -1]


def test_r5_only_the_piles_that_have_a_card_are_renewed() -> None:
    game = table(2).empty("doors_1", "keys_2")
    gone = (game.state.top(1), game.state.top(2))
    game.renew()
    [renewed] = game.told
    assert isinstance(renewed, Renewed)
    assert renewed.removed == gone
    assert (renewed.shown[0], renewed.shown[3]) == (None, None)


# R3 and R4: pushing.


def test_r4_a_pushed_tile_takes_nothing_and_keeps_its_place_for_the_next_order() -> None:
    game = table(3).turn("doors_1")
    cards = game.state.dungeons[0].many
    game.take("doors_1", push_to=3)
    assert game.told[0] == Pushed(1, Tile(0), "doors_1", "keys_2")
    assert game.places() == [2, -1, -1, 0]
    assert game.state.coins == [4, 3, 4]
    assert game.state.dungeons[0].many == cards
    game.lay_anywhere().turn("keys_1")
    assert game.told[-1] == RoundOver((Tile(1), Tile(2), Tile(0)))


def test_r3_an_adventurer_pushes_an_acolyte_its_own_too() -> None:
    game = table(2)
    game.state.line = [1, 0, 3, 2]  # the Acolyte of seat 0 before its Adventurer
    game.turn("keys_1").take("keys_1", push_to=0)
    assert game.told[0] == Pushed(0, Tile(0, True), "keys_1", "doors_1")
    assert game.state.coins == [3, 4]


def test_r3_an_acolyte_neither_pushes_nor_renews() -> None:
    game = table(2).turn("doors_1").turn("keys_1")
    assert game.state.coins == [4, 4]
    assert game.refuses(Renew()) == "acolyte"
    assert game.refuses(Take("doors_1", push_to=3)) == "acolyte"
    view = game.state.view(0)
    assert view.moves == (Take("doors_2"), Take("keys_2"))
    assert {(off.do, off.refusal.code) for off in view.off} >= {
        ("renew", "acolyte"),
        ("push", "acolyte"),
    }


# R5: skipping and the end.


def test_r5_who_can_choose_no_pile_skips_to_the_leftmost_free_place() -> None:
    game = table(3).empty("doors_1", "doors_2", "keys_2")
    game.state.coins = [0, 0, 0]
    game.turn("keys_1")
    assert game.told[-3:] == [
        Skipped(1, False, "doors_1"),
        Skipped(2, False, "doors_2"),
        RoundOver((Tile(1), Tile(0), Tile(2))),
    ]
    assert game.state.waiting() == (1,)


def test_r5_the_last_coin_spent_on_renewing_may_leave_nothing_to_choose() -> None:
    game = table(3).turn("keys_1").empty("doors_1", "doors_2", "keys_2")
    game.state.coins = [0, 1, 0]
    game.renew()
    renewed, *skips, over = game.told
    assert isinstance(renewed, Renewed)
    assert skips == [Skipped(1, False, "doors_1"), Skipped(2, False, "doors_2")]
    assert over == RoundOver((Tile(1), Tile(0), Tile(2)))


def test_r5_a_round_in_which_all_skip_ends_the_game() -> None:
    game = table(2).empty("doors_1", "keys_1", "doors_2")
    leave(game, 3, 1)
    game.turn("keys_2")
    rest = game.told[1:]
    skips = [fact for fact in rest if isinstance(fact, Skipped)]
    assert len(skips) == 3 + 4  # the rest of this round, and all of the next one
    assert isinstance(rest[-1], Counted)
    assert game.state.phase == OVER
    assert game.state.round == 2
    # The Adventurers took the first empty squares: beside the start door, and after two cards.
    assert game.state.dungeons[1].home == square(0, 1)
    assert game.state.dungeons[0].home != -1


def test_r5_tiles_of_a_seat_with_all_its_cards_stay_out() -> None:
    """With two, an Acolyte that still stands in line too."""
    game = table(2)
    mine = game.state.dungeons[0]
    for where in range(1, 14):
        mine.restore(square(where // 4, where % 4), 2 * room("gold"))
    game.turn("doors_1")
    assert mine.many == 15
    game.turn("keys_1")
    assert game.state.waiting() == (1,)  # and not the first one's Acolyte
    game.turn("doors_2")
    assert game.told[-1] == RoundOver((Tile(1), Tile(1, True)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_everyone_has_fifteen_cards_and_the_adventurer_fills_the_box(seats: int) -> None:
    state = table(seats).state
    dice = SeededDice(bytes(32))
    told: Events = ()
    while state.waiting():
        told = state.play(state.turn, random_move(state, state.turn, dice), 0, dice)
    view = state.view(None)
    for dungeon in view.dungeons:
        assert sum(at.card is None for at in dungeon.squares) == 1
        assert len(dungeon.squares) == 16
        rows, columns = ({at.row for at in dungeon.squares}, {at.column for at in dungeon.squares})
        assert len(rows) == len(columns) == 4
        assert dungeon.gold == sum(at.gold for at in dungeon.squares)
    counted = told[-1].fact
    assert isinstance(counted, Counted)
    assert counted == Counted(tuple([dungeon.gold for dungeon in view.dungeons]))
    assert view.result is not None
    most = max(counted.gold)
    assert view.result.winners == tuple([s for s in range(seats) if counted.gold[s] == most])


def at_the_end(coins: list[int]) -> Played:
    """One door away from the end, all dungeons alike but for the coins."""
    game = table(len(coins))
    card = room("gold")
    game.stack(card)
    for dungeon in game.state.dungeons:
        for where in range(1, 15):
            dungeon.restore(square(where // 4, where % 4), 2 * card)
    game.state.dungeons[0] = game.state.dungeons[0].copy()
    last = game.state.dungeons[0]
    last.many -= 1  # a gap where the last card will go
    last.at[square(3, 2)] = -1
    last.taken ^= 1 << square(3, 2)
    last.shut ^= 1 << square(3, 2)
    last.free = 1 << square(3, 2)
    game.state.line, game.state.coins = [0], coins
    return game


def test_r7_the_most_gold_wins() -> None:
    game = at_the_end([1, 3, 2])
    game.take(PILES[0] if game.state.top(0) == room("gold") else PILES[2]).lay(3, 2)
    assert game.told[-1] == Counted((1, 3, 2))
    result = game.state.result
    assert result is not None
    assert (result.winners, result.scores, result.why) == ((1,), (0.0, 1.0, 0.0), "most_gold")


def test_r7_ties_share_the_win() -> None:
    game = at_the_end([2, 0, 2])
    game.take(PILES[0] if game.state.top(0) == room("gold") else PILES[2]).lay(3, 2)
    result = game.state.result
    assert result is not None
    assert (result.winners, result.scores, result.why) == ((0, 2), (0.5, 0.0, 0.5), "tie")
