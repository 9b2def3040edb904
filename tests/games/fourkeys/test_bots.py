"""What the bots reckon and do: promises against the gold that is counted, and telling choices."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from trousseau.bots import Bot, RandomBot, Seen
from trousseau.games.fourkeys import GAME
from trousseau.games.fourkeys.bots import Expert, Good, Greedy
from trousseau.games.fourkeys.bots.expert import Thinker, score
from trousseau.games.fourkeys.bots.reckoning import promise
from trousseau.games.fourkeys.bots.turns import Scout, Way, best, laid, lays
from trousseau.games.fourkeys.dungeon import MIDDLE, STRIDE, Dungeon
from trousseau.games.fourkeys.moves import LAY, RENEW, TAKE, WAYS
from trousseau.games.fourkeys.pieces import (
    CARDS,
    CARDS_EACH,
    CHOOSE,
    GOLD,
    NOTHING,
    PILE_CARDS,
    PLACES,
)
from trousseau.games.fourkeys.scoring import gold
from trousseau.games.fourkeys.state import FourKeys, rebuilt
from trousseau.games.fourkeys.worlds import FourKeysWorlds
from trousseau.kernel import SeededDice
from trousseau.kernel.record import Heading
from trousseau.lab.match import TurnMatch


def dice(seed: int = 0) -> SeededDice:
    return SeededDice(bytes([seed]) * 32)


def match(seed: int, *players: Bot[int]) -> TurnMatch[int]:
    heading = Heading(
        game="fourkeys",
        rules_version=GAME.rules_version,
        seats=len(players),
        options={},
        seed=dice(seed).seed.hex(),
    )
    return TurnMatch(GAME, heading, players)


def positions(seed: int, *players: Bot[int]) -> Iterator[FourKeys]:
    """Every moment of a game but the last."""
    game = match(seed, *players)
    for _ in game:
        state = game.state
        assert isinstance(state, FourKeys)
        if state.result is None:
            yield state.copy()


def seen(state: FourKeys) -> Seen[int]:
    return Seen(GAME, state.view(state.turn), ())


def thinker(state: FourKeys) -> Thinker:
    return Thinker(FourKeysWorlds(state.view(None)), state.turn, dice())


# What a dungeon promises.


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("player", [RandomBot, Good])
def test_with_the_last_card_laid_the_promise_is_the_gold_that_will_be_counted(
    player: type, seed: int
) -> None:
    game = match(seed, player(), player(), player())
    game.finish()
    state = game.state
    assert isinstance(state, FourKeys)
    for dungeon, coins in zip(state.dungeons, state.coins, strict=True):
        before = dungeon.at.copy()
        before[dungeon.home] = NOTHING
        assert promise(rebuilt(before), coins) == gold(dungeon, coins)


def key_with(symbol: int) -> int:
    """A key of the first level that shows this symbol on its front."""
    return next(card for card in PILE_CARDS[1] if CARDS[card].faces[0][symbol])


def door_of_two() -> tuple[int, int]:
    """A door that asks twice for the same, with plain gold behind it; and the symbol."""
    for card in PILE_CARDS[0]:
        needs, room = CARDS[card].needs, CARDS[card].room
        if max(needs) == sum(needs) == 2 and room is not None and room.kind == GOLD:
            return card, needs.index(2)
    raise AssertionError("no such door")


def test_a_door_promises_more_with_every_key_that_it_sees_and_its_gold_once_open() -> None:
    door, symbol = door_of_two()
    key, room = key_with(symbol), CARDS[door].room
    assert room is not None
    dungeon = Dungeon()
    promises = []
    dungeon.lay(MIDDLE, door, 0)
    for square in (MIDDLE + 1, MIDDLE + 2):
        promises.append(promise(dungeon, 0))
        dungeon.lay(square, key, 0)
    promises.append(promise(dungeon, 0))
    assert 0 < promises[0] < promises[1] < promises[2]
    assert not dungeon.shut
    assert promises[2] >= room.worth


def test_a_door_that_sees_no_free_square_promises_nothing() -> None:
    """Two dungeons that differ in the gold behind a door which can't open any more."""
    door, symbol = door_of_two()
    other = next(
        card for card in PILE_CARDS[2] if CARDS[card].needs[symbol] and sum(CARDS[card].needs) > 2
    )
    key = next(
        card for card in PILE_CARDS[1] if not any(face[symbol] for face in CARDS[card].faces)
    )
    found = []
    for card in (door, other):
        dungeon = Dungeon()
        dungeon.lay(MIDDLE, card, 0)
        for step in (1, 2, 3):
            dungeon.lay(MIDDLE + step, key, 0)
            dungeon.lay(MIDDLE + step * STRIDE, key, 0)
        found.append(promise(dungeon, 0))
    assert found[0] == found[1]


def test_coins_are_worth_at_least_their_gold() -> None:
    dungeon = Dungeon()
    dungeon.lay(MIDDLE, 0, 0)
    worths = [promise(dungeon, coins) for coins in range(5)]
    assert all(more - less >= 1 for less, more in pairwise(worths))


# Choices.


def test_of_equal_ways_the_last_is_taken_so_that_pushed_tiles_go_to_the_right() -> None:
    ways = [Way(move, NOTHING, worth) for move, worth in ((9, 1.0), (10, 2.0), (12, 2.0))]
    assert best(ways).move == 12


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_legal_take_is_known_with_a_legal_lay(seats: int) -> None:
    players = [RandomBot[int]() for _ in range(seats)]
    for state in positions(seats, *players):
        seat = state.turn
        if state.phase == CHOOSE:
            ways = Scout().takes(state, seat)
            assert {way.move for way in ways} == set(state.moves(seat)) - {RENEW}
            for way in ways[:1]:
                state.play(seat, way.move, 0, dice())
                assert way.lay in state.moves(seat)


def test_the_greedy_one_takes_what_is_worth_most_at_once() -> None:
    """Nothing it does may leave it with less gold than another lay would."""
    for state in positions(1, Greedy(), Greedy()):
        if state.phase == CHOOSE:
            continue
        seat = state.turn
        options = {
            move: gold(laid(state.dungeons[seat], state.hand, move), state.coins[seat])
            for move in state.moves(seat)
        }
        chosen = Greedy().choose(seen(state), dice())
        assert options[chosen] == max(options.values())


def test_the_greedy_one_never_pays_for_new_cards() -> None:
    for state in positions(2, Greedy(), Greedy(), Greedy()):
        assert Greedy().choose(seen(state), dice()) != RENEW


def test_the_good_one_lays_where_the_dungeon_promises_most() -> None:
    for state in positions(3, Good(), Good()):
        if state.phase != CHOOSE:
            seat = state.turn
            ways = lays(state.dungeons[seat], state.hand, state.coins[seat])
            chosen = Good().choose(seen(state), dice())
            assert max(way.worth for way in ways) == next(
                way.worth for way in ways if way.move == chosen
            )


def last_turn_with_poor_tops() -> FourKeys:
    """One card is left to lay. The tops are doors that can't open; every key below opens one."""
    for seed in range(40):
        for state in positions(seed, Good(0), Good(0), Good(0)):
            seat = state.turn
            if state.phase != CHOOSE or not state.pays():
                continue
            if state.dungeons[seat].many == CARDS_EACH - 1 and state.dungeons[seat].shut:
                keys = [card for pile in (1, 3) for card in PILE_CARDS[pile]]
                rich = [card for card in keys if gain(state, seat, card) >= 3]
                poor = [card for card in PILE_CARDS[2] if gain(state, seat, card) <= 0]
                if len(rich) >= PLACES and len(poor) >= PLACES:
                    state.piles = [[*rich, poor[pile]] for pile in range(PLACES)]
                    state.left = [len(pile) for pile in state.piles]
                    return state
    raise AssertionError("no such position")


def gain(state: FourKeys, seat: int, card: int) -> float:
    """Beyond what a card that does nothing brings."""
    dungeon, coins = state.dungeons[seat], state.coins[seat]
    return best(lays(dungeon, card, coins)).worth - gold(dungeon, coins)


def test_new_cards_are_paid_for_where_they_must_be_better() -> None:
    state = last_turn_with_poor_tops()
    assert Good().choose(seen(state), dice()) == RENEW
    assert Expert(60).choose(seen(state), dice()) == RENEW


# The expert.


def test_the_same_knowledge_and_dice_give_the_same_choice() -> None:
    for number, state in enumerate(positions(4, RandomBot[int](), RandomBot[int]())):
        if number % 10 == 0:
            choices = {Expert(20).choose(seen(state), dice(number)) for _ in range(2)}
            assert len(choices) == 1


def test_candidates_are_the_moves_that_promise_most() -> None:
    for state in positions(6, RandomBot[int](), RandomBot[int]()):
        ways = thinker(state).candidates()
        worths = [way.worth for way in ways if way.move != RENEW]
        assert worths == sorted(worths, reverse=True)
        assert {way.move for way in ways} <= set(state.moves(state.turn))
        assert (RENEW in {way.move for way in ways}) == (RENEW in state.moves(state.turn))


def test_a_win_is_worth_more_than_any_lead_before_the_end() -> None:
    assert score(1.0, over=True) > score(0.0, over=True) > score(-1.0, over=True)
    assert score(100.0, over=False) <= score(1.0, over=True)
    assert score(5.0, over=False) > score(1.0, over=False)


def test_all_ways_are_tried_in_the_same_worlds() -> None:
    state = next(positions(7, Good(0), Good(0)))
    expert = thinker(state)
    way = expert.candidates()[0]
    same, again = expert.leads([way, way], 3)
    assert same == again
    assert len(same) == 3


def test_a_take_is_tried_with_its_lay() -> None:
    state = next(state for state in positions(8, Good(0), Good(0)) if state.phase == CHOOSE)
    way = Scout().takes(state, state.turn)[0]
    assert TAKE <= way.move < TAKE + PLACES * WAYS
    assert way.lay >= LAY
    world = state.copy()
    thinker(state).imagine(world, way)
    assert world.dungeons[state.turn].at[(way.lay - LAY) >> 1] != NOTHING
