"""The best words for a ring, against a walk round it by hand."""

from __future__ import annotations

import os
import random
import time
from functools import cache

import pytest

from lexicon.entries import Entry
from lexicon.packing import pack
from trousseau.games.passwords.lexicon import Lexicon, lexicon
from trousseau.games.passwords.lexicon.packed import Packed
from trousseau.games.passwords.search import best_words, gems_of

LETTERS = "EEEEEAAAAIIIISSSSNNNNRRRRTTTTLLLUUUOOODDCCPPMMGBFHVQJXZ"


def by_hand(word: str, ring: str) -> int:
    """The most gems: every start, both ways, every choice of letters and safes."""

    @cache
    def most(word: str, met: str) -> int:
        if not word or not met:
            return 0
        if word[0] == met[0]:
            return 1 + most(word[1:], met[1:])
        return max(most(word[1:], met), most(word, met[1:]))

    gems = 0
    for start, letter in enumerate(ring):
        if letter == word[0]:
            met = ring[start + 1 :] + ring[:start]
            gems = max(gems, 1 + most(word[1:], met), 1 + most(word[1:], met[::-1]))
    return gems


def random_lexicon(dice: random.Random) -> Lexicon:
    words = {"".join(dice.choices("abcde", k=dice.randint(2, 9))) for _ in range(60)}
    files = pack([Entry(word, word, "", dice.choice([0, 1, 5])) for word in words])
    return Lexicon("fr", Packed(files.words), Packed(files.frequency))


def random_ring(dice: random.Random, letters: str = LETTERS, safes: int = 7) -> str:
    return "".join(dice.choices(letters, k=safes))


@pytest.mark.parametrize("seed", range(25))
def test_every_word_of_a_vocabulary_gets_its_gems(seed: int) -> None:
    dice = random.Random(seed)
    vocabulary = random_lexicon(dice).vocabulary(50)
    ring = random_ring(dice, "ABCDEF", dice.randint(1, 7))
    assert gems_of(vocabulary, ring) == [by_hand(word, ring) for word in vocabulary.keys]


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize("known", [None, 60])
def test_the_best_words_are_those_that_place_most(seed: int, known: int | None) -> None:
    dice = random.Random(seed)
    words = random_lexicon(dice)
    ring = random_ring(dice, "ABCDEF", dice.randint(1, 7))
    keys = words.vocabulary(60).keys
    banned = set(dice.sample(keys, 20))
    most = dice.choice([1, 3, 10, 100])
    finds = best_words(words, ring, most, known, lambda key: key not in banned)
    gems = sorted([by_hand(key, ring) for key in keys if key not in banned], reverse=True)
    assert [find.gems for find in finds] == [count for count in gems if count][:most]
    assert all(find.gems == by_hand(find.key, ring) for find in finds)
    assert len({find.key for find in finds} - banned) == len(finds)


def test_in_a_vocabulary_the_commoner_of_two_equals_comes_first() -> None:
    files = pack([Entry(word, word, "", often) for word, often in (("aba", 1), ("aca", 9))])
    words = Lexicon("fr", Packed(files.words), Packed(files.frequency))
    assert [find.key for find in best_words(words, "AXY", 2, known=2)] == ["ACA", "ABA"]


@pytest.mark.parametrize("word", ["GROUPIES", "SPECIFIQUE", "FIDELISER"])
def test_the_rulebooks_words_place_their_five_gems(word: str) -> None:
    vocabulary = lexicon("fr").vocabulary(60_000)
    assert gems_of(vocabulary, "SEIRFIG")[vocabulary.keys.index(word)] == 5


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_best_of_all_words_are_no_worse_than_those_of_a_vocabulary(language: str) -> None:
    dice = random.Random(language)
    words = lexicon(language)
    for ring in (random_ring(dice) for _ in range(10)):
        [best] = best_words(words, ring)
        [known] = best_words(words, ring, known=5000)
        assert best.gems == by_hand(best.key, ring) >= known.gems == by_hand(known.key, ring)
        assert best.key in words


def test_an_empty_ring_or_no_words_wanted_gives_none() -> None:
    assert best_words(lexicon("fr"), "", 3) == []
    assert best_words(lexicon("fr"), "", 3, known=100) == []
    assert best_words(lexicon("fr"), "SEIRFIG", 0) == []


@pytest.mark.skipif(
    os.environ.get("TROUSSEAU_BUILD") != "compiled", reason="a promise of that build"
)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_best_word_of_all_is_found_in_20_milliseconds(language: str) -> None:
    dice = random.Random(7)
    words = lexicon(language)
    best_words(words, "SEIRFIG")
    times = []
    for ring in [random_ring(dice) for _ in range(200)]:
        began = time.process_time()
        best_words(words, ring)
        times.append(time.process_time() - began)
    assert sorted(times)[189] < 0.020
