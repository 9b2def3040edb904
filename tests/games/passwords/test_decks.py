"""The safes of both decks: how many of which letters, and no ring without common words."""

from __future__ import annotations

from collections import Counter

import pytest

from trousseau.games.passwords.lexicon.lexicon import lexicon
from trousseau.games.passwords.pieces import DECKS, GEMS, HANDICAP, RING, Card, Language
from trousseau.games.passwords.search import gems_of
from trousseau.kernel import SeededDice

COMMON = 10_000
"""Words that most people know."""

LEAST = 30
"""More of them than this place three gems on any ring."""

RINGS = 60

WORST: dict[Language, list[str]] = {
    "fr": ["GPPBVHF", "HNLLNNL", "UULLHUL"],
    "en": ["LRLRRRL", "LLLNYNN", "OOLYOLL"],
}
"""Found by `bench.balance.passwords`, which looks for them."""


@pytest.mark.parametrize("language", DECKS)
def test_a_deck_has_52_safes_of_two_to_four_spaces_and_one_x_at_most(language: Language) -> None:
    deck = DECKS[language]
    assert len(deck) == 52
    assert {card.spaces for card in deck} == {2, 3, 4}
    assert [card.letter for card in deck].count("X") <= 1


def test_the_rulebooks_example_can_be_dealt_from_the_french_deck() -> None:
    """S E I R F I G and an O; F and one of the I have three spaces."""
    assert not Counter("SEIRFIGO") - Counter(card.letter for card in DECKS["fr"])
    assert Card("F", 3) in DECKS["fr"]
    assert Counter(DECKS["fr"])[Card("I", 3)] == 1


@pytest.mark.parametrize("language", DECKS)
def test_on_any_ring_many_common_words_place_three_gems(language: Language) -> None:
    letters = [card.letter for card in DECKS[language]]
    vocabulary = lexicon(language).vocabulary(COMMON)
    dice = SeededDice(bytes(32))
    rings = WORST[language]
    for _ in range(RINGS):
        dice.shuffle(letters)
        rings = [*rings, "".join(letters[:RING])]
    for ring in rings:
        words = sum(many >= 3 for many in gems_of(vocabulary, ring))
        assert words > LEAST, f"{ring}: {words}"


def test_a_handicap_leaves_everybody_gems_of_their_colour_and_later_seats_no_more() -> None:
    for seats, rows in HANDICAP.items():
        for fewer in rows:
            assert len(fewer) == seats
            hands = [GEMS[seats] - less for less in fewer]
            assert all(0 < hand <= 20 for hand in hands)
            assert hands == sorted(hands, reverse=True)
