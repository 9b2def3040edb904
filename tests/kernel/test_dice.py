"""The fixed algorithm, number by number: a browser's dice must give the same ones."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trousseau.kernel import Dice, PlaybackDice, RecordingDice, SeededDice, every_outcome
from trousseau.kernel.dice import MOST_SIDES, OutcomeDice, fresh_seed, one_throw
from trousseau.testing.posterior import p_value

SEED = bytes(range(32))
"""0x000102...1f"""

UNEVEN = 3 * 2**29
"""A number of sides for which a quarter of all words is unfair."""


def test_golden_rolls() -> None:
    dice = SeededDice(SEED)
    first = [3, 4, 5, 2, 0, 3, 4, 3, 2, 1, 5, 5, 2, 3, 4, 1]
    second = [2, 4, 1, 1, 4, 4, 2, 0, 0, 2, 5, 4, 2, 3, 1, 4]
    third = [2, 0, 1, 3, 3, 2, 4, 0]
    assert [dice.below(6) for _ in range(40)] == first + second + third
    assert dice.drawn == 40


def test_golden_shuffle() -> None:
    dice = SeededDice(SEED)
    items = list(range(10))
    dice.shuffle(items)
    assert items == [8, 6, 3, 4, 0, 7, 9, 1, 2, 5]
    assert dice.drawn == 1


def test_golden_shuffle_that_takes_more_than_one_throw() -> None:
    recording = RecordingDice(SeededDice(SEED))
    items = list(range(28))
    recording.shuffle(items)
    first, rest = [1, 17, 9, 23, 22, 26, 14, 25, 16, 24, 20, 3], [10, 6, 18, 12, 0, 5, 2, 21]
    assert items == [*first, *rest, 15, 4, 11, 13, 8, 7, 19, 27]
    assert [sides for sides, _ in recording.thrown] == [
        28 * 27 * 26 * 25 * 24 * 23,
        22 * 21 * 20 * 19 * 18 * 17 * 16,
        15 * 14 * 13 * 12 * 11 * 10 * 9 * 8 * 7,
        factorial(6),
    ]


@pytest.mark.parametrize("many", [2, 3, 13, 63, 64, 200])
def test_throws_settle_all_places_and_no_more(many: int) -> None:
    left, orders = many, 1
    while left > 1:
        places, ways = one_throw(left)
        assert ways <= MOST_SIDES
        assert left - places < 2 or ways * (left - places) > MOST_SIDES, "one more would fit"
        left, orders = left - places, orders * ways
    assert orders == factorial(many)


def test_golden_answers_of_the_largest_die() -> None:
    dice = SeededDice(SEED)
    expected = [1078923434, 1612857459, 1895875400, 885810545, 244765556, 1171511906]
    assert [dice.below(MOST_SIDES) for _ in range(6)] == expected


def test_golden_rejections() -> None:
    dice = SeededDice(SEED)
    expected = [
        *(809192576, 1421906550, 664357909, 183574167, 878633930, 1144186652, 994739289),
        *(728722312, 442344190, 1439093184, 808105850, 681499992, 1196760643, 271166541),
        *(1109048084, 1177933795, 586360059, 229297092, 62732061, 559637513),
    ]
    assert [dice.below(UNEVEN) for _ in range(20)] == expected
    assert (
        dice.drawn == 26
    )  # six words were passed over, the last two of the first block among them


def test_golden_answers_of_another_seed() -> None:
    dice = SeededDice(bytes(32))
    assert [dice.below(1000) for _ in range(8)] == [64, 889, 897, 324, 866, 903, 839, 493]


def test_a_die_of_one_side_still_takes_a_word() -> None:
    dice = SeededDice(SEED)
    assert [dice.below(1) for _ in range(3)] == [0, 0, 0]
    assert dice.drawn == 3


def test_roll_and_choice_are_one_below_each() -> None:
    dice = SeededDice(SEED)
    assert [dice.roll(6) for _ in range(4)] == [4, 5, 6, 3]
    assert SeededDice(SEED).choice("abcdef") == "d"


@pytest.mark.parametrize("sides", [2, 6, 7, 52, 1000])
def test_every_answer_is_as_likely(sides: int) -> None:
    dice = SeededDice(SEED)
    counts = Counter(dice.below(sides) for _ in range(100 * sides))
    assert p_value([counts[answer] for answer in range(sides)], [100.0] * sides) > 0.001


def test_answers_are_fair_where_words_are_passed_over() -> None:
    dice = SeededDice(SEED)
    thirds = Counter(dice.below(UNEVEN) // 2**29 for _ in range(6000))
    assert p_value([thirds[third] for third in range(3)], [2000.0] * 3) > 0.001


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    dice = SeededDice(SEED)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        items = [0, 1, 2, 3]
        dice.shuffle(items)
        counts[tuple(items)] += 1
    assert p_value([counts[order] for order in permutations(range(4))], [100.0] * 24) > 0.001


@pytest.mark.parametrize("sides", [0, -1, MOST_SIDES + 1])
def test_a_die_has_a_sensible_number_of_sides(sides: int) -> None:
    with pytest.raises(ValueError, match=f"sides, not {sides}"):
        SeededDice(SEED).below(sides)


def test_nothing_can_be_chosen_from_nothing() -> None:
    with pytest.raises(ValueError, match="not 0"):
        SeededDice(SEED).choice([])


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_has_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match=f"has {length}$"):
        SeededDice(bytes(length))


@given(st.integers(min_value=0, max_value=70))
def test_dice_resume_after_any_number_of_words(drawn: int) -> None:
    dice = SeededDice(SEED)
    for _ in range(drawn):
        dice.below(6)
    resumed = SeededDice(SEED, dice.drawn)
    assert resumed.drawn == drawn
    assert [resumed.below(100) for _ in range(40)] == [dice.below(100) for _ in range(40)]


def test_fresh_seeds_differ() -> None:
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {32}


def test_dice_that_say_nothing_are_no_dice() -> None:
    with pytest.raises(NotImplementedError):
        Dice().below(6)


# Recording and playback.


def test_recorded_throws_fall_again() -> None:
    recording = RecordingDice(SeededDice(SEED))
    items = ["a", "b", "c"]
    recording.shuffle(items)
    rolled = recording.roll(6)
    assert recording.thrown == [(6, 3), (6, 4)]
    playback = PlaybackDice(recording.thrown)
    again = ["a", "b", "c"]
    playback.shuffle(again)
    assert (again, playback.roll(6)) == (items, rolled)


def test_playback_objects_to_another_die() -> None:
    with pytest.raises(ValueError, match="a die of 6 sides was recorded, one of 8 is asked for"):
        PlaybackDice([(6, 0)]).below(8)


def test_playback_ends() -> None:
    with pytest.raises(ValueError, match="used up"):
        PlaybackDice([]).below(6)


# Every outcome.


def test_every_outcome_of_two_dice() -> None:
    totals: Counter[int] = Counter()
    for total, chance in every_outcome(lambda dice: dice.roll(6) + dice.roll(6)):
        assert chance == Fraction(1, 36)
        totals[total] += 1
    assert totals == {total: 6 - abs(7 - total) for total in range(2, 13)}


def test_every_outcome_follows_throws_that_depend_on_others() -> None:
    def throw(dice: Dice) -> tuple[int, ...]:
        first = dice.below(3)
        return (first, dice.below(2)) if first == 1 else (first,)

    sixth, third = Fraction(1, 6), Fraction(1, 3)
    expected = [((0,), third), ((1, 0), sixth), ((1, 1), sixth), ((2,), third)]
    assert list(every_outcome(throw)) == expected


def test_where_nothing_is_thrown_there_is_one_outcome() -> None:
    assert list(every_outcome(lambda dice: "set")) == [("set", Fraction(1))]


@given(st.lists(st.integers(min_value=1, max_value=4), max_size=5))
def test_chances_of_all_outcomes_add_up(sides: list[int]) -> None:
    outcomes = list(every_outcome(lambda dice: tuple(dice.below(n) for n in sides)))
    assert sum(chance for _, chance in outcomes) == 1
    assert len({outcome for outcome, _ in outcomes}) == len(outcomes)


def test_every_outcome_of_a_shuffle_is_every_order() -> None:
    def shuffled(dice: Dice) -> tuple[int, ...]:
        items = [0, 1, 2, 3]
        dice.shuffle(items)
        return tuple(items)

    orders = [order for order, _ in every_outcome(shuffled)]
    assert sorted(orders) == sorted(permutations(range(4)))


def test_an_outcome_needs_a_side() -> None:
    with pytest.raises(ValueError, match="at least one side, not 0"):
        OutcomeDice([]).below(0)
