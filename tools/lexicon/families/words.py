"""The lemmas of a language, as the derivation of words needs them."""

from __future__ import annotations

from collections import defaultdict
from functools import cached_property
from typing import TYPE_CHECKING, Final

from trousseau.games.passwords.lexicon.spelling import letters as capitals

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..entries import Entry

ENGLISH_PARTICIPLES: Final = ("ed", "en", "ing")
LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "-": None, "'": None})
COME_AND_GO = str.maketrans("éèêëç", "eeeec")


def letters(word: str) -> str:
    """A word without accents, hyphens and apostrophes."""
    return capitals(word).lower()


def steady(word: str) -> str:
    """A word without the accents that come and go in a family (crème, écrémer, glace, glaçon)."""
    return word.translate(LIGATURES).translate(COME_AND_GO)


class Words:
    """Lemmas with their parts of speech and how often they are used."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        """Take the readings of all written forms."""
        self.parts: dict[str, set[str]] = defaultdict(set)
        self.frequency: dict[str, float] = defaultdict(float)
        self.lemmas_of: dict[str, set[str]] = defaultdict(set)
        for form, lemma, parts_of_speech, frequency in entries:
            self.parts[lemma].update(parts_of_speech)
            self.frequency[lemma] += frequency
            self.lemmas_of[form].add(lemma)

    @cached_property
    def spelled(self) -> dict[str, list[str]]:
        """The lemmas that are written with the same letters, hyphenated ones aside."""
        found: dict[str, list[str]] = defaultdict(list)
        for lemma in sorted(self.parts):
            if "-" not in lemma:
                found[letters(lemma)].append(lemma)
        return dict(found)

    @cached_property
    def participles(self) -> dict[str, list[str]]:
        """By their letters the verbs that they are participles of: poli, of polir."""
        found: dict[str, list[str]] = defaultdict(list)
        for form, lemmas in sorted(self.lemmas_of.items()):
            for lemma in sorted(lemmas):
                # A French participle has a feminine.
                is_french = lemma in self.lemmas_of.get(f"{form}e", ())
                if "V" in self.parts[lemma] and (is_french or form.endswith(ENGLISH_PARTICIPLES)):
                    found[letters(form)].append(lemma)
        return dict(found)

    def may_be(self, lemma: str, parts_of_speech: str) -> bool:
        """Whether a lemma has one of these parts of speech, as far as is known."""
        known = self.parts[lemma]
        return not known or any(part in known for part in parts_of_speech)
