"""What a word can reach: a simple rule beside every walk there is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from trousseau.games.passwords.walks import find_walk
from trousseau.kernel import SeededDice

LETTERS = "AEIRST"
"""Few, so that words meet the same letter twice."""


def walked(word: str, ring: str) -> Iterator[frozenset[int]]:
    """Every set of places that some walk fills, by walking: place by place, letter by letter."""
    for start in range(len(ring)):
        for way in (1, -1):
            if ring[start] == word[0]:
                yield from _onwards(word, ring, start, way, 1, 1, frozenset([start]))


def _onwards(
    word: str, ring: str, start: int, way: int, step: int, letter: int, filled: frozenset[int]
) -> Iterator[frozenset[int]]:
    if step == len(ring):
        yield filled
        return
    place = (start + way * step) % len(ring)
    yield from _onwards(word, ring, start, way, step + 1, letter, filled)
    for used in range(letter, len(word)):
        if word[used] == ring[place]:
            more = filled | {place}
            yield from _onwards(word, ring, start, way, step + 1, used + 1, more)


@pytest.mark.parametrize("seed", range(60))
def test_a_set_of_places_is_found_exactly_if_some_walk_fills_it(seed: int) -> None:
    dice = SeededDice(bytes([seed] * 32))
    ring = "".join(dice.choice(LETTERS) for _ in range(dice.below(7) + 1))
    word = "".join(dice.choice(LETTERS) for _ in range(dice.below(8) + 2))
    reached = set(walked(word, ring))
    for size in range(1, len(ring) + 1):
        for places in combinations(range(len(ring)), size):
            found = find_walk(word, ring, places)
            assert bool(found) == (frozenset(places) in reached), (ring, word, places)
            if found:
                _check(word, ring, places, found)


def _check(word: str, ring: str, places: tuple[int, ...], walk: list[tuple[int, int]]) -> None:
    """It is a walk: one way, at most one lap, letters in order, the first one first."""
    met = [place for place, _ in walk]
    used = [letter for _, letter in walk]
    assert sorted(met) == list(places)
    assert used[0] == 0
    assert used == sorted(set(used))
    assert all(word[letter] == ring[place] for place, letter in walk)
    laps = [[(place - met[0]) * way % len(ring) for place in met] for way in (1, -1)]
    assert any(lap == sorted(lap) for lap in laps)


def test_a_word_goes_both_ways_if_its_places_allow_it() -> None:
    """SPÉCIFIQUE on S and E: the neighbour is met first one way and last the other way."""
    assert find_walk("SPECIFIQUE", "SEIRFIG", (0, 1))


def test_without_the_first_letter_there_is_no_walk() -> None:
    assert find_walk("FIDELISER", "SEIRFIG", (1, 2)) == []


def test_either_of_two_first_letters_may_begin_and_the_other_take_a_later_one() -> None:
    assert find_walk("SERAS", "SEXXSXX", (0, 1, 4)) == [(0, 0), (1, 1), (4, 4)]
