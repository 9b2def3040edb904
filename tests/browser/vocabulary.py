"""Words for tests of Mots de passe: whatever lies on the ring, something can be said."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import msgspec
from tests.messages import Message

from trousseau.games.passwords.judging import judged
from trousseau.games.passwords.lexicon import lexicon
from trousseau.games.passwords.lexicon.families import NONE
from trousseau.games.passwords.lexicon.spelling import letters
from trousseau.games.passwords.shapes import Ruling, UsedWord
from trousseau.games.passwords.walks import find_walk

COMMON = 6_000
"""How many words the quiet ones know."""

ENOUGH = 40
"""Of how many that fit they take the one that lays most gems."""


def announcing(view: Message, most: int = 7, tier: int = NONE) -> Message | None:
    """A word that clashes with what was said as much as this, and the most gems that it lays."""
    found = [_best(view, word, most) for word in _words(view, tier)]
    return max(found, key=lambda move: len(move["places"]), default=None)


def _words(view: Message, tier: int) -> Iterator[str]:
    """Common words that begin on the ring; for a clash, any that the dictionary has."""
    language = view["options"]["language"]
    ring = {safe["letter"] for safe in view["ring"]}
    used = msgspec.convert(view["used"], list[UsedWord])
    rulings = msgspec.convert(view["rulings"], list[Ruling])
    said = {letters(one.word) for one in used}
    known = lexicon(language).vocabulary(COMMON if tier == NONE else 10 * COMMON)
    found = 0
    for number in range(len(known)):
        word = known[number]
        if letters(word)[0] not in ring or letters(word) in said or found == ENOUGH:
            continue
        judgement = judged(language, word, used, rulings)
        if judgement is not None and judgement.tier == tier:
            found += 1
            yield word


def most_gems(view: Message, word: str) -> int:
    """What it lays at the most for the viewer, though nobody may want to say it."""
    if letters(word)[0] not in {safe["letter"] for safe in view["ring"]}:
        return 0
    return len(_best({**view, "turn": view["seat"]}, word, 7)["places"])


def _best(view: Message, word: str, most: int) -> Message:
    ring = [safe["letter"] for safe in view["ring"]]
    gems = min(most, view["hands"][view["turn"]])
    for count in range(min(gems, len(ring)), 0, -1):
        for places in combinations(range(len(ring)), count):
            if find_walk(letters(word), ring, places):
                return {"do": "announce", "word": word, "places": list(places)}
    raise AssertionError(f"{word} begins nowhere")
