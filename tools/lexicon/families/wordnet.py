"""Links between English words that WordNet calls derivationally related."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..wordnet import WordNet

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .derive import Links

RELATED: Final = ("+", "\\")
"""Derived from each other; and an adverb of its adjective, or an adjective of its noun."""
FILES: Final = {"n": "data.noun", "v": "data.verb", "a": "data.adj", "r": "data.adv"}
ALIKE: Final = 2
"""The cost of a link. What does not even begin alike is no kin, as tooth and dental."""

Synset = list[str]
Place = tuple[str, str]
"""A part of speech and an offset, by which WordNet names a set of synonyms."""


def add_links(links: Links) -> None:
    """Note WordNet's links, from the longer word to the shorter one."""
    known = links.words.parts
    for one, other in sorted(related()):
        if one in known and other in known:
            base, derived = sorted((one, other), key=lambda word: (len(word), word))
            links.confirmed.add(frozenset((one, other)))
            links.looked_at |= {one, other}
            if derived[:3] == base[:3]:
                links.add(derived, base, ALIKE)


def related() -> set[tuple[str, str]]:
    """Pairs of lemmas, in the order of the alphabet."""
    synsets: dict[Place, Synset] = {}
    pointers: list[tuple[Synset, str, Place]] = []
    for place, words, found in _synsets():
        synsets[place] = words
        pointers += [(words, ends, target) for ends, target in found]
    pairs = set()
    for words, ends, target in pointers:
        # 0x0203: from the second word of this set to the third of that one.
        mine, yours = divmod(int(ends, 16), 0x100)
        one, other = words[mine - 1], synsets[target][yours - 1]
        pairs.add((min(one, other), max(one, other)))
    return pairs


def _synsets() -> Iterator[tuple[Place, Synset, list[tuple[str, Place]]]]:
    wordnet = WordNet()
    for part, name in FILES.items():
        for line in wordnet.lines(name):
            offset, _, _, count, *rest = line.partition(" | ")[0].split()
            size = 2 * int(count, 16)
            words = [word.partition("(")[0].lower() for word in rest[:size:2]]
            pointers = rest[size + 1 : size + 1 + 4 * int(rest[size])]
            found = [
                (pointers[at + 3], (pointers[at + 2].replace("s", "a"), pointers[at + 1]))
                for at in range(0, len(pointers), 4)
                if pointers[at] in RELATED
            ]
            yield (part, offset), words, found
