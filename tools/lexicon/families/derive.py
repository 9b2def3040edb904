"""Which words may come from which, by the rules of a language, and what speaks against it.

A link has a cost: 1 is as good as certain, and costs add up along a path between two words.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Final

from .words import letters, vowels

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .rules import Rules
    from .words import Words

LEARNED: Final = 5
"""Two of these still make a probable pair: aquatique and aquarium, by way of eau."""
RESEMBLANCE: Final = 11
"""A pair to be contested at most: the parts of a compound, or what only history knows."""

SHORTEST_STEM: Final = 3
SHORTEST_REST: Final = 4
"""What is left of a word without its prefix, or without the first part of a compound."""
BEFORE_HYPHEN: Final = 4
"""The cost of a prefix that is followed by a hyphen."""
STEM_TOO_SHORT: Final = {3: 5, 4: 1}
"""What a stem of so many letters costs more: short words look alike by chance."""
OTHER_VOWEL: Final = 3
"""What it costs that a vowel has another accent, such as tache and tâcher."""
HARDLY_USED: Final = 4
"""What it costs that the base is far rarer than what is derived from it: miner, minable."""
COMMON: Final = 5
"""How often a word is used in a million that may be part of a compound."""
UNCONFIRMED: Final = 5
"""What it costs that WordNet knows both words, and does not relate them."""


class Links:
    """For each word the words that it may come from, and the cost."""

    def __init__(self, words: Words, rules: Rules) -> None:
        """Nothing comes from anything yet."""
        self.words = words
        self.rules = rules
        self.bases: dict[str, dict[str, int]] = defaultdict(dict)
        self.confirmed: set[frozenset[str]] = set()
        """What others have found to be kin."""
        self.looked_at: set[str] = set()
        """Words for which they would have found more, if there were more."""

    def add(self, derived: str, base: str, cost: int) -> None:
        """Note a link, unless it is vetoed or a cheaper one is known."""
        if derived == base or frozenset((derived, base)) in self.rules.vetoes:
            return
        known = self.bases[derived]
        known[base] = min(cost, known.get(base, cost))

    def add_by_rule(self, derived: str, base: str, cost: int, stem: int) -> None:
        """Note a link that rests on letters alone, with all that makes it less likely."""
        shared = min(stem, len(letters(derived)))
        if shared < SHORTEST_STEM:
            return
        cost += STEM_TOO_SHORT.get(shared, 0)
        if vowels(derived)[:shared] != vowels(base)[:shared]:
            cost += OTHER_VOWEL
        if {derived, base} <= self.looked_at and frozenset((derived, base)) not in self.confirmed:
            cost += UNCONFIRMED
        self.add_likely(derived, base, cost)

    def add_likely(self, derived: str, base: str, cost: int) -> None:
        """Note a link, less likely if hardly anybody uses the base."""
        frequency = self.words.frequency
        rare = frequency[base] < 0.5 and frequency[derived] > 30 * frequency[base] + 0.5
        self.add(derived, base, cost + HARDLY_USED * rare)


def derive(links: Links) -> None:
    """Find all links by rules."""
    _by_suffix(links)
    _by_prefix(links)
    _by_wrapping(links)
    _by_group(links)
    _by_spelling(links)
    _by_parts(links)


def _stems(stem: str, rules: Rules) -> Iterator[tuple[str, int]]:
    """What a stem may look like in the base, and the cost."""
    yield stem, 0
    for derived, base, cost in rules.alternations:
        if stem.endswith(derived):
            yield stem[: len(stem) - len(derived)] + base, cost


def _by_suffix(links: Links) -> None:
    words, rules = links.words, links.rules
    by_ending = defaultdict(list)
    for suffix in rules.suffixes:
        by_ending[suffix.ending].append(suffix)
    for written, lemmas in words.spelled.items():
        for length in range(1, len(written) - 1):
            for suffix in by_ending.get(written[-length:], ()):
                stem = written[:-length]
                for looks, more in _stems(stem, rules):
                    # Less is shared than the stem where it alternates.
                    shared = _common(stem, looks) if more else len(looks)
                    for ending in suffix.base_endings:
                        for base in words.spelled.get(looks + ending, ()):
                            if not words.may_be(base, suffix.base_parts):
                                continue
                            for lemma in lemmas:
                                if words.may_be(lemma, suffix.parts):
                                    links.add_by_rule(lemma, base, suffix.cost + more, shared)


def _common(one: str, other: str) -> int:
    """How many letters two stems begin with alike, and one for the letter that alternates."""
    length = 0
    for mine, yours in zip(one, other, strict=False):
        if mine != yours:
            break
        length += 1
    return min(length + 1, max(len(one), len(other)))


def _by_prefix(links: Links) -> None:
    words = links.words
    prefixes = [prefix for prefix in links.rules.prefixes if not prefix.wraps]
    for written, lemmas in words.spelled.items():
        for prefix in prefixes:
            rest = written.removeprefix(prefix.text)
            if rest == written or len(rest) < SHORTEST_REST:
                continue
            cost = prefix.cost + (2 if len(rest) == SHORTEST_REST else 0)
            for lemma in lemmas:
                if not words.may_be(lemma, prefix.parts):
                    continue
                for base in words.spelled.get(rest, ()):
                    if words.may_be(base, prefix.base_parts):
                        other = not vowels(lemma).endswith(vowels(base))
                        links.add_likely(lemma, base, cost + OTHER_VOWEL * other)
                for verb in words.participles.get(rest, ()):
                    if "V" not in words.parts[lemma]:
                        links.add_likely(lemma, verb, cost + 1)


def _by_wrapping(links: Links) -> None:
    words, rules = links.words, links.rules
    prefixes = [prefix for prefix in rules.prefixes if prefix.wraps]
    for written, lemmas in words.spelled.items():
        if not written.endswith(("er", "ir")):
            continue
        verbs = [lemma for lemma in lemmas if words.may_be(lemma, "V")]
        for prefix in prefixes:
            if not written.startswith(prefix.text):
                continue
            stem = written[len(prefix.text) : -2]
            for looks, more in _stems(stem, rules):
                for base in (*words.spelled.get(looks, ()), *words.spelled.get(looks + "e", ())):
                    if not words.may_be(base, prefix.base_parts):
                        continue
                    for verb in verbs:
                        short = STEM_TOO_SHORT.get(len(looks), 0)
                        if len(looks) >= SHORTEST_STEM:
                            links.add_likely(verb, base, prefix.cost + more + short)


def _by_group(links: Links) -> None:
    words = links.words
    for group in links.rules.groups:
        members: dict[str, list[tuple[int, str]]] = defaultdict(list)
        for rank, ending in enumerate(group):
            for written, lemmas in words.spelled.items():
                if written.endswith(ending):
                    stem = written.removesuffix(ending)
                    members[stem] += [(rank, lemma) for lemma in lemmas]
        for found in members.values():
            rank, base = min(found)
            for other, lemma in found:
                if other > rank:
                    links.add(lemma, base, 1)


def _by_spelling(links: Links) -> None:
    """Since 1990 naître may be written naitre; it is the same word."""
    spelled = links.words.spelled
    for lemmas in spelled.values():
        for lemma in lemmas:
            for plain in lemmas:
                if plain == lemma.replace("î", "i").replace("û", "u") != lemma:
                    links.add(plain, lemma, 0)


def _by_parts(links: Links) -> None:
    """Both parts of a compound are kin to be contested at most; but sous-marin is a marin."""
    words = links.words
    prefixes = {prefix.text for prefix in links.rules.prefixes if prefix.cost < RESEMBLANCE}
    for lemma in list(words.parts):
        first, *others = lemma.split("-")
        cost = BEFORE_HYPHEN if letters(first) in prefixes else RESEMBLANCE
        for part in (first, *others) if others else ():
            if len(part) >= SHORTEST_STEM:
                for base in sorted(words.named(part)):
                    links.add(lemma, base, RESEMBLANCE if part == first else cost)
    if links.rules.compounds == {"*"}:
        _by_splitting(links)
        return
    for first in links.rules.compounds:
        begins = letters(first)
        for written, lemmas in words.spelled.items():
            rest = written.removeprefix(begins)
            if rest == written or len(rest) < SHORTEST_REST:
                continue
            bases = [base for base in words.spelled.get(rest, ()) if words.may_be(base, "N")]
            for lemma in lemmas if bases else ():
                for base in (*bases, *sorted(words.named(first))):
                    links.add(lemma, base, RESEMBLANCE)


def _by_splitting(links: Links) -> None:
    """English writes any two words together: a blackbird is a bird, by its letters."""
    words = links.words
    common = {
        word
        for word, parts in words.parts.items()
        if len(word) >= SHORTEST_STEM and words.frequency[word] >= COMMON and parts & {"N", "A", "V"}
    }
    for word in sorted(words.parts):
        for end in range(SHORTEST_STEM, len(word) - SHORTEST_STEM + 1):
            first, second = word[:end], word[end:]
            if len(word) > 2 * SHORTEST_STEM and {first, second} <= common:
                if "N" in words.parts[second] and second not in links.rules.endings:
                    links.add(word, first, RESEMBLANCE)
                    links.add(word, second, RESEMBLANCE)
