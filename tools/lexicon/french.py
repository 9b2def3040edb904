"""French words: the Dicollecte dictionaries, "all variants" 7.0 and "classic" 7.5."""

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

# Proper nouns, affixes, and what is listed so that a checker can name the mistake.
NO_WORDS = ("po:npr", "po:prn", "po:patr", "po:titr", "po:pfx", "po:sfx", "po:err", "po:symb")
PARTS = {"po:nom": "N", "po:adj": "A", "po:adv": "R", "po:v": "V"}

# Who among several lemmas is met how often, if nobody has counted: a trace, so that it isn't 0.
UNCOUNTED = 0.001


def entries() -> Iterator[Entry]:
    """Every reading of every French form, in the order of the alphabet."""
    of_forms = frequency.of_forms("fr")
    of_readings = frequency.of_french_readings()
    for form, lemmas in sorted(_dictionary().items()):
        counted = of_readings.get(form, {})
        total = of_forms.get(form, sum(counted.values()))
        weights = {lemma: counted.get(lemma, 0) + UNCOUNTED for lemma in lemmas}
        for lemma, parts in sorted(lemmas.items()):
            share = weights[lemma] / sum(weights.values())
            yield Entry(form, lemma, "".join(sorted(parts)), round(total * share, 4))


def _dictionary() -> dict[str, dict[str, set[str]]]:
    """By form and lemma the parts of speech."""
    variants = fetch(HUNSPELL_FR) / "usr" / "share" / "hunspell"
    classic = fetch(DICTIONARY_FR) / "package"
    irregular = own.lemmas("fr_lemmas")
    banned = set(own.words("fr_no_words"))
    found: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    stems = list(read_stems(variants / "fr.dic"))
    words = [stem for stem in stems if _is_word(stem)]
    tags: dict[str, tuple[str, ...]] = defaultdict(tuple)
    for stem in words:
        tags[stem.text] += stem.tags
    # The other dictionary has no tags: it takes these, and what is thrown out here stays out.
    thrown_out = {stem.text for stem in stems} - set(tags)
    more = [
        replace(stem, tags=tags.get(stem.text, ()))
        for stem in read_stems(classic / "index.dic")
        if stem.text not in thrown_out and SYMBOL not in stem.flags
    ]
    for affixes, of_file in (
        (Affixes.read(variants / "fr.aff"), words),
        (Affixes.read(classic / "index.aff"), more),
    ):
        for stem in of_file:
            for form in forms(stem, affixes):
                if WORD.fullmatch(form.text) and form.text not in banned:
                    lemma = irregular.get(form.text) or _lemma_of(stem, form.lemma, tags)
                    found[form.text][lemma].update(_parts_of_speech(stem))
    return found


def _is_word(stem: Stem) -> bool:
    return SYMBOL not in stem.flags and not any(tag in NO_WORDS for tag in stem.tags)


def _lemma_of(stem: Stem, lemma: str, known: Container[str]) -> str:
    """The stem, unless its line names another: chefs-d'œuvre is one of chef-d'œuvre."""
    for tag in stem.tags:
        named = tag.removeprefix("st:").replace("’", "'")
        if tag.startswith("st:") and named in known:
            return named
    return lemma


def _parts_of_speech(stem: Stem) -> Iterable[str]:
    parts = {
        letter for tag in stem.tags for start, letter in PARTS.items() if tag.startswith(start)
    }
    if parts or not stem.tags:
        return parts
    return "X"
