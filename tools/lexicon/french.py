"""French words: the Dicollecte dictionaries, "all variants" 7.0 and "classic" 7.5, and our own."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import replace
from typing import TYPE_CHECKING

from . import frequency, own
from .entries import Entry
from .hunspell import SYMBOL, Affixes, Stem, forms, read_stems
from .packages import DICTIONARY_FR, HUNSPELL_FR, fetch

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator

LETTER = "a-zàâäáãåçéèêëíîïìñóôöòõœæúùûüÿ"
WORD = re.compile(rf"[{LETTER}]+(?:['-][{LETTER}]+)*")

NAMES = {"po:npr", "po:prn", "po:patr"}
# And affixes, and what is listed so that a checker can name the mistake.
NO_WORDS = NAMES | {"po:pfx", "po:sfx", "po:err"}
PARTS = {"po:nom": "N", "po:adj": "A", "po:adv": "R", "po:v": "V"}

# How often each of several lemmas is met, if nobody has counted: a trace, so that it isn't 0.
UNCOUNTED = 0.001
# A word is not met more often than in books by this, unless it is another one.
MOST_OVER_BOOKS = 10


def entries() -> Iterator[Entry]:
    """Every reading of every French form, in the order of the alphabet."""
    words = Words()
    of_forms = frequency.of_forms("fr")
    of_readings = frequency.of_french_readings()
    for form, lemmas in sorted(words.readings.items()):
        counted = of_readings.get(form, {})
        use = _use(of_forms.get(form, 0), sum(counted.values()), form in words.names)
        weights = {lemma: counted.get(lemma, 0) + UNCOUNTED for lemma in lemmas}
        for lemma, parts in sorted(lemmas.items()):
            share = weights[lemma] / sum(weights.values())
            yield Entry(form, lemma, "".join(sorted(parts)), round(use * share, 4))


def _use(written: float, read: float, is_name: bool) -> float:
    """How often a form is met: by counts of what is written anywhere, and of what books hold.

    The first know neither capitals nor languages: Paris would make a form of pari one of the
    commonest words, and English pages would do the same to for and us.
    """
    if is_name or not written:
        return read
    return min(written, MOST_OVER_BOOKS * read + 1) if read else written


class Words:
    """The forms of the dictionaries."""

    def __init__(self) -> None:
        self.readings: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
        """By form and lemma the parts of speech."""
        self._irregular = own.lemmas("fr_lemmas")
        self._banned = set(own.words("fr_no_words"))
        variants = fetch(HUNSPELL_FR) / "usr" / "share" / "hunspell"
        affixes = Affixes.read(variants / "fr.aff")
        stems = list(read_stems(variants / "fr.dic"))
        self.names = {stem.text.lower() for stem in stems if NAMES & set(stem.tags)}
        words = [stem for stem in stems if _is_word(stem)]
        self._tags: dict[str, tuple[str, ...]] = defaultdict(tuple)
        for stem in words:
            self._tags[stem.text] += stem.tags
        self._add(words, affixes)
        self._add(read_stems(own.FOLDER / "fr.dic"), affixes)
        thrown_out = {stem.text for stem in stems} - self._tags.keys()
        classic = fetch(DICTIONARY_FR) / "package"
        more = [
            # This dictionary has no tags; it takes those of the other one, where it has the word.
            replace(stem, tags=self._tags.get(stem.text, ()))
            for stem in read_stems(classic / "index.dic")
            if stem.text not in thrown_out and _is_word(stem)
        ]
        self._add(more, Affixes.read(classic / "index.aff"))

    def _add(self, stems: Iterable[Stem], affixes: Affixes) -> None:
        for stem in stems:
            parts = _parts_of_speech(stem.tags)
            for form in forms(stem, affixes):
                if WORD.fullmatch(form.text) and form.text not in self._banned:
                    lemma = self._irregular.get(form.text) or _lemma(stem, form.lemma, self._tags)
                    self.readings[form.text][lemma] |= parts


def _is_word(stem: Stem) -> bool:
    return SYMBOL not in stem.flags and not NO_WORDS & set(stem.tags)


def _lemma(stem: Stem, lemma: str, known: Container[str]) -> str:
    """The stem, unless its line names another: chefs-d'œuvre is one of chef-d'œuvre."""
    for tag in stem.tags:
        named = tag.removeprefix("st:").replace("’", "'")
        if tag.startswith("st:") and named in known:
            return named
    return lemma


def _parts_of_speech(tags: Iterable[str]) -> set[str]:
    parts = {letter for tag in tags for start, letter in PARTS.items() if tag.startswith(start)}
    return parts or ({"X"} if tags else set())
