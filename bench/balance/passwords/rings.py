"""Rings of seven, from a deck: what common words and all words place on them, and the worst.

Nobody can look at all rings, so the worst is looked for: from some ring on, cards change places
with each other and with the pile as long as fewer common words place three gems.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from trousseau.games.passwords.lexicon.lexicon import lexicon
from trousseau.games.passwords.pieces import DECKS, RING, Language
from trousseau.games.passwords.search import best_words, gems_of
from trousseau.kernel import Dice, SeededDice

COMMON = 10_000
"""How many words are common."""

GEMS = 3
"""What some of them must place on any ring."""


class Rings(NamedTuple):
    """What a sample of a deck's rings has, and the worst that was found."""

    words: list[int]
    """For each ring how many common words place three gems, fewest first."""

    best: Counter[int]
    """Rings by the most gems that any word places."""

    common_best: Counter[int]
    """Rings by the most gems that a common word places."""

    worst: str
    worst_words: int
    """Found from several starts, and how many common words are left there."""


def look(language: Language, sample: int, descents: int, seed: bytes) -> Rings:
    dice = SeededDice(seed)
    words = lexicon(language)
    rings = [dealt(language, dice)[:RING] for _ in range(sample)]
    gems = [gems_of(words.vocabulary(COMMON), ring) for ring in rings]
    found = [descent(language, dealt(language, dice)) for _ in range(descents)]
    return Rings(
        sorted(sum(many >= GEMS for many in on_ring) for on_ring in gems),
        Counter(best_words(words, ring)[0].gems for ring in rings),
        Counter(max(on_ring) for on_ring in gems),
        *min(found, key=lambda ring: ring[1], default=("", 0)),
    )


def dealt(language: Language, dice: Dice) -> str:
    """The letters of a shuffled deck; the first seven are the ring."""
    letters = [card.letter for card in DECKS[language]]
    dice.shuffle(letters)
    return "".join(letters)


def common_words(language: Language, ring: str) -> int:
    """How many common words place three gems on a ring."""
    return sum(many >= GEMS for many in gems_of(lexicon(language).vocabulary(COMMON), ring))


def descent(language: Language, deck: str) -> tuple[str, int]:
    """A ring from which no swap leads to a worse one, and its words."""
    ring, words = deck[:RING], common_words(language, deck[:RING])
    better = True
    while better:
        better = False
        for swapped in _swaps(deck):
            fewer = common_words(language, swapped[:RING])
            if fewer < words:
                deck, ring, words, better = swapped, swapped[:RING], fewer, True
                break
    return ring, words


def _swaps(deck: str) -> Iterator[str]:
    """Each ring that differs by two cards that change places, once."""
    seen = {deck[:RING]}
    for place in range(RING):
        for other in range(place + 1, len(deck)):
            letters = list(deck)
            letters[place], letters[other] = deck[other], deck[place]
            swapped = "".join(letters)
            if swapped[:RING] not in seen:
                seen.add(swapped[:RING])
                yield swapped
