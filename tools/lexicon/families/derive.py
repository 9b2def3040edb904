"""Which words may come from which, by the rules of a language, and what speaks against it.

A link has a cost: 1 is as good as certain, and costs add up along a path between two words.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from .rules import ANY
from .words import letters, steady

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .rules import Rules
    from .words import Words

RESEMBLANCE: Final = 11
"""A pair to be contested at most: the parts of a compound, or what only history knows."""
BEFORE_HYPHEN: Final = 4
"""The cost of a prefix that is followed by a hyphen."""

SHORTEST_STEM: Final = 3
SHORTEST_REST: Final = 4
"""What is left of a word without its prefix, or without the first part of a compound."""

SHORT_STEM: Final = {3: 5, 4: 1}
"""What a stem of so many letters costs more: short words look alike by chance."""
SHORT_REST: Final = {SHORTEST_REST: 2}
OTHER_VOWEL: Final = 3
"""What it costs that a vowel has another accent, such as in tache and tâcher."""
HARDLY_USED: Final = 4
"""What it costs that the base is far rarer than what is derived from it: miner, minable."""
UNCONFIRMED: Final = 5
"""What it costs that WordNet knows both words, and does not relate them."""

RARE: Final = 0.5
COMMON: Final = 5
"""Uses in a million words of text."""


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

    def add_likely(self, derived: str, base: str, cost: int) -> None:
        """Note a link, less likely if hardly anybody uses the base."""
        of_base, of_derived = self.words.frequency[base], self.words.frequency[derived]
        is_odd = of_base < RARE and of_derived > 30 * of_base + RARE
        self.add(derived, base, cost + HARDLY_USED * is_odd)

    def add_by_stem(self, derived: str, base: str, cost: int, stem: int) -> None:
        """Note a link between words that begin with the same letters, so many of them."""
        if stem < SHORTEST_STEM:
            return
        cost += SHORT_STEM.get(stem, 0)
        cost += OTHER_VOWEL * (steady(derived)[:stem] != steady(base)[:stem])
        pair = frozenset((derived, base))
        cost += UNCONFIRMED * (pair <= self.looked_at and pair not in self.confirmed)
        self.add_likely(derived, base, cost)


def derive(links: Links) -> None:
    """Find all links by rules."""
    _by_suffix(links)
    _by_prefix(links)
    _by_wrapping(links)
    _by_group(links)
    _by_hyphen(links)
    if links.rules.compounds == {ANY}:
        _by_splitting(links)
    else:
        _by_first_part(links)


def _by_suffix(links: Links) -> None:
    """Chaton is chat and -on."""
    words, rules = links.words, links.rules
    by_ending = defaultdict(list)
    for suffix in rules.suffixes:
        by_ending[suffix.ending].append(suffix)
    for written, lemmas in words.spelled.items():
        for start in range(2, len(written)):
            stem = written[:start]
            for suffix in by_ending.get(written[start:], ()):
                derived = [lemma for lemma in lemmas if words.may_be(lemma, suffix.parts)]
                for looks, cost in _alternatives(stem, rules) if derived else ():
                    bases = _spelled(links, looks, suffix.base_endings, suffix.base_parts)
                    for base in bases:
                        # All of a base may be seen in what is derived: code, codeur.
                        seen = len(base) if written.startswith(letters(base)) else 0
                        alike = max(seen, _alike(stem, looks))
                        for lemma in derived:
                            links.add_by_stem(lemma, base, suffix.cost + cost, alike)


def _alternatives(stem: str, rules: Rules) -> Iterator[tuple[str, int]]:
    """What a stem may look like in the base, and the cost."""
    yield stem, 0
    for derived, base, cost in rules.alternations:
        if stem.endswith(derived):
            yield stem[: len(stem) - len(derived)] + base, cost


def _alike(stem: str, looks: str) -> int:
    """How long a stem is in the base, if all is the same but one letter that alternates."""
    same = takewhile(lambda pair: pair[0] == pair[1], zip(stem, looks, strict=False))
    return min(len(list(same)) + 1, len(looks))


def _spelled(links: Links, stem: str, endings: tuple[str, ...], parts: str) -> list[str]:
    words = links.words
    return [
        base
        for ending in endings
        for base in words.spelled.get(stem + ending, ())
        if words.may_be(base, parts)
    ]


def _by_prefix(links: Links) -> None:
    """Refaire is re- and faire, and impoli is im- and poli, of polir."""
    words = links.words
    prefixes = [prefix for prefix in links.rules.prefixes if not prefix.wraps]
    for written, lemmas in words.spelled.items():
        for prefix in prefixes:
            rest = written.removeprefix(prefix.text)
            if rest == written or len(rest) < SHORTEST_REST:
                continue
            cost = prefix.cost + SHORT_REST.get(len(rest), 0)
            for lemma in lemmas:
                if not words.may_be(lemma, prefix.parts):
                    continue
                for base in _spelled(links, rest, ("",), prefix.base_parts):
                    is_other = not steady(lemma).endswith(steady(base))
                    links.add_likely(lemma, base, cost + OTHER_VOWEL * is_other)
                for verb in words.participles.get(rest, ()):
                    if "V" not in words.parts[lemma]:
                        links.add_likely(lemma, verb, cost + 1)


def _by_wrapping(links: Links) -> None:
    """Enterrer is en-, terre and -er; there is no terrer that it would come from."""
    words, rules = links.words, links.rules
    prefixes = [prefix for prefix in rules.prefixes if prefix.wraps]
    for written, lemmas in words.spelled.items():
        if not written.endswith(("er", "ir")):
            continue
        verbs = [lemma for lemma in lemmas if words.may_be(lemma, "V")]
        for prefix in prefixes if verbs else ():
            if not written.startswith(prefix.text):
                continue
            for stem, cost in _alternatives(written[len(prefix.text) : -2], rules):
                if len(stem) < SHORTEST_STEM:
                    continue
                more = cost + SHORT_STEM.get(len(stem), 0)
                for base in _spelled(links, stem, ("", "e"), prefix.base_parts):
                    for verb in verbs:
                        links.add_likely(verb, base, prefix.cost + more)


def _by_group(links: Links) -> None:
    """Production is to produire what réduction is to réduire."""
    for group in links.rules.groups:
        members: dict[str, list[tuple[int, str]]] = defaultdict(list)
        for rank, ending in enumerate(group):
            for written, lemmas in links.words.spelled.items():
                if written.endswith(ending):
                    stem = written.removesuffix(ending)
                    members[stem] += [(rank, lemma) for lemma in lemmas]
        for found in members.values():
            first, base = min(found)
            for rank, lemma in found:
                if rank > first:
                    links.add(lemma, base, 1)


def _by_hyphen(links: Links) -> None:
    """Both parts of chou-fleur may be contested; but sous-marin is marin with a prefix."""
    words = links.words
    prefixes = {prefix.text for prefix in links.rules.prefixes if prefix.cost < RESEMBLANCE}
    for lemma in sorted(words.parts):
        first, *others = lemma.split("-")
        cost = BEFORE_HYPHEN if letters(first) in prefixes else RESEMBLANCE
        for part in (first, *others) if others else ():
            if len(part) >= SHORTEST_STEM:
                for base in sorted(words.lemmas_of.get(part, ())):
                    links.add(lemma, base, RESEMBLANCE if part == first else cost)


def _by_first_part(links: Links) -> None:
    """Portefeuille is porter and feuille; both may be contested."""
    words = links.words
    for first in sorted(links.rules.compounds):
        for written, lemmas in words.spelled.items():
            rest = written.removeprefix(letters(first))
            if rest == written or len(rest) < SHORTEST_REST:
                continue
            nouns = _spelled(links, rest, ("",), "N")
            for lemma in lemmas if nouns else ():
                for base in (*nouns, *sorted(words.lemmas_of.get(first, ()))):
                    links.add(lemma, base, RESEMBLANCE)


def _by_splitting(links: Links) -> None:
    """English writes any two words together: blackbird is black and bird."""
    words = links.words
    common = {
        word
        for word, parts in words.parts.items()
        if len(word) >= SHORTEST_STEM and words.frequency[word] >= COMMON and parts & set("NAV")
    }
    # Endings are no words even where they look like one: message is not mess and age.
    nouns = {word for word in common if "N" in words.parts[word]} - links.rules.endings
    for word in sorted(words.parts):
        if len(word) < SHORTEST_STEM + SHORTEST_REST:
            continue
        for end in range(SHORTEST_STEM, len(word) - SHORTEST_STEM + 1):
            if word[:end] in common and word[end:] in nouns:
                links.add(word, word[:end], RESEMBLANCE)
                links.add(word, word[end:], RESEMBLANCE)
