"""The coach: turns that cost, legal ones that would have been better, and nothing hidden in it."""

from __future__ import annotations

import pytest
from tests.games.fourkeys.test_bots import match

from trousseau.bots import Bot, RandomBot
from trousseau.games.fourkeys import GAME, coach
from trousseau.games.fourkeys.bots import Good
from trousseau.games.fourkeys.coach import TOLD, WORTH_TELLING, CostlyTurn, Turn, advice
from trousseau.games.fourkeys.moves import MOVES
from trousseau.games.fourkeys.shapes import FourKeysView, Laid, Renew, Renewed, Take, Took
from trousseau.games.fourkeys.worlds import table_of
from trousseau.kernel import AllSeeing, Dice, Hindsight, Moment, Record, moments


def played(seed: int, *players: Bot[int]) -> Record:
    game = match(seed, *players)
    game.finish()
    return game.record


def filmed(record: Record, eyes: Hindsight) -> list[Moment]:
    return list(moments(GAME, record, eyes))


@pytest.fixture(scope="module")
def careless() -> Record:
    return played(1, RandomBot(), Good(0), RandomBot())


@pytest.fixture(autouse=True)
def _in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "IMAGINED", 800)


def check_legal(film: list[Moment], told: CostlyTurn, turn: Turn) -> None:
    before = film[told.moment - 1].view
    assert isinstance(before, FourKeysView)
    table = table_of(before)
    assert MOVES.read(turn.first) in table.moves(told.seat)
    if isinstance(turn.first, Renew):
        assert turn.lay is None
    else:
        table.play(told.seat, MOVES.read(turn.first), 0, Dice())
        assert turn.lay is not None
        assert MOVES.read(turn.lay) in table.moves(told.seat)


def check_played(film: list[Moment], told: CostlyTurn) -> None:
    facts = film[told.moment].facts
    if isinstance(told.played.first, Renew):
        assert isinstance(facts[0], Renewed)
        return
    [took] = [fact for fact in facts if isinstance(fact, Took)]
    laid = film[told.moment + 1].facts[0]
    assert isinstance(laid, Laid)
    assert told.played.lay is not None
    assert told.played.first.pile == took.pile
    assert (told.played.first.push_to is not None) == (len(facts) > 1 and facts[0] is not took)
    assert told.played.lay.row == laid.row
    assert told.played.lay.column == laid.column
    assert told.played.lay.turned == laid.turned
    assert told.seat == took.seat == laid.seat


@pytest.mark.parametrize(
    "eyes", [0, pytest.param(2, marks=pytest.mark.long), pytest.param(None, marks=pytest.mark.long)]
)
def test_what_was_played_is_told_and_what_was_better_was_legal(
    careless: Record, eyes: Hindsight
) -> None:
    film = filmed(careless, eyes)
    told = advice(film).costly
    assert 0 < len(told) <= TOLD
    assert [turn.moment for turn in told] == sorted({turn.moment for turn in told})
    for turn in told:
        assert eyes in (None, turn.seat)
        check_played(film, turn)
        check_legal(film, turn, turn.played)
        check_legal(film, turn, turn.better)
        assert (turn.better.first, turn.better.lay) != (turn.played.first, turn.played.lay)
        assert turn.better.lead - turn.played.lead >= WORTH_TELLING - 0.1  # rounded


@pytest.mark.long
def test_those_who_see_the_order_of_the_piles_get_the_same_advice(careless: Record) -> None:
    """So nothing of it depends on the order."""
    assert advice(filmed(careless, AllSeeing.EYES)[:30]) == advice(filmed(careless, None)[:30])


@pytest.mark.long
def test_the_good_player_gave_less_away_than_the_careless_ones(careless: Record) -> None:
    def cost(seat: int) -> float:
        told = advice(filmed(careless, seat)).costly
        return sum(turn.better.lead - turn.played.lead for turn in told)

    assert cost(1) < cost(0)
    assert cost(1) < cost(2)


def test_a_push_is_told_with_the_place_to_which_it_went() -> None:
    facts = next(
        (film[number].facts, film[number + 1].facts)
        for seed in range(20)
        for film in [filmed(played(seed, RandomBot(), RandomBot()), None)]
        for number in range(1, len(film) - 1)
        if len(film[number].facts) > 1 and isinstance(film[number].facts[1], Took)
    )
    way = coach._played(*facts)
    assert way is not None
    take = MOVES.write(way.move)
    assert isinstance(take, Take)
    assert take.push_to is not None


def test_a_game_that_broke_off_after_a_take_can_be_looked_at(careless: Record) -> None:
    film = filmed(careless, None)
    for end in range(1, 8):
        told = advice(film[:end]).costly
        assert all(turn.moment + 1 < end for turn in told if turn.played.lay)


def test_the_table_as_it_was_set_has_no_turns() -> None:
    record = played(3, RandomBot(), RandomBot())
    assert advice(filmed(record, 0)[:1]).costly == ()


def test_the_same_game_gets_the_same_advice(careless: Record) -> None:
    film = filmed(careless, 0)[:20]
    assert advice(film) == advice(film)
