"""Words for tests of Mots de passe: whatever lies on the ring, something can be said."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from tests.messages import Message

from trousseau.games.passwords.lexicon import families, lexicon
from trousseau.games.passwords.lexicon.families import NONE
from trousseau.games.passwords.lexicon.spelling import letters
from trousseau.games.passwords.walks import find_walk

COMMON = 20_000
"""How many words the quiet ones know."""


def announcing(view: Message, most: int = 7, tier: int = NONE) -> Message | None:
    """A word that clashes with what was said as much as this, and the most gems that it lays."""
    found = [_best(view, word, most) for word in words(view, tier)]
    return max(found, key=lambda move: len(move["places"]), default=None)


def words(view: Message, tier: int) -> Iterator[str]:
    """Common words that begin on the ring; of several readings the first must be the only one."""
    language = view["options"]["language"]
    said, kin = lexicon(language), families(language)
    ring = {safe["letter"] for safe in view["ring"]}
    used = {letters(one["word"]) for one in view["used"]}
    for word in said.vocabulary(COMMON).words:
        readings = said.readings(word)
        if letters(word)[0] not in ring or letters(word) in used or len(readings) != 1:
            continue
        kinships = [kin.kinship(readings[0].lemma, one["lemma"]) for one in view["used"]]
        if max(kinships, default=NONE) == tier:
            yield word


def _best(view: Message, word: str, most: int) -> Message:
    ring = [safe["letter"] for safe in view["ring"]]
    gems = min(most, view["hands"][view["turn"]])
    for count in range(min(gems, len(ring)), 0, -1):
        for places in combinations(range(len(ring)), count):
            if find_walk(letters(word), ring, places):
                return {"do": "announce", "word": word, "places": list(places)}
    raise AssertionError(f"{word} begins nowhere")
