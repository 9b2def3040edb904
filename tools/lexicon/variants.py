"""Two spellings of one word, which dictionaries list as two: île and ile, e-mail and email."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations
from typing import TYPE_CHECKING

from trousseau.games.passwords.lexicon.spelling import letters

from . import own
from .entries import Entry

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

JOINTS = str.maketrans("", "", "'-")
# What the reform of French of 1990 lets people write: no circumflex on i and u, è for é, and a
# diaeresis on the vowel that is heard.
REFORM = str.maketrans("îûèïüë", "iuéiue")
PREFIXES = ("re", "ré", "de", "dé")


def merged(entries: list[Entry]) -> Iterator[Entry]:
    """The same entries with one lemma for all spellings of a word: the one that is used most."""
    same = _lemma_of_each(entries)
    readings: dict[tuple[str, str], list[Entry]] = defaultdict(list)
    for entry in entries:
        readings[entry.form, same[entry.lemma]].append(entry)
    for (form, lemma), alike in sorted(readings.items()):
        parts = "".join(sorted({part for entry in alike for part in entry.parts_of_speech}))
        yield Entry(form, lemma, parts, round(sum(entry.frequency for entry in alike), 4))


def _lemma_of_each(entries: list[Entry]) -> dict[str, str]:
    parts: dict[str, set[str]] = defaultdict(set)
    use: dict[str, float] = defaultdict(float)
    for entry in entries:
        parts[entry.lemma].update(entry.parts_of_speech)
        use[entry.lemma] += entry.frequency
    by_letters: dict[str, list[str]] = defaultdict(list)
    for lemma in sorted(parts, key=lambda lemma: (-use[lemma], lemma)):
        by_letters[letters(lemma)].append(lemma)
    distinct = [set(line.split()) for line in own.lines("not_variants")]
    found = {lemma: lemma for lemma in parts}
    for alike in by_letters.values():
        for common, rarer in combinations(alike, 2):
            same_kind = parts[common] & parts[rarer] or not (parts[common] and parts[rarer])
            alike_enough = _are_variants(common, rarer, parts)
            if same_kind and alike_enough and {common, rarer} not in distinct:
                found[rarer] = found[common]
    return found


def _are_variants(one: str, other: str, words: Container[str]) -> bool:
    plain, other_plain = one.translate(JOINTS), other.translate(JOINTS)
    if plain.translate(REFORM) == other_plain.translate(REFORM):
        return True
    # Foreign words take the accents that they are spoken with: revolver, révolver. At the end, and
    # in prefixes, an accent makes another word: cure and curé, reformer and réformer.
    prefixed = one.startswith(PREFIXES) and one[2:] in words
    return (
        not prefixed
        and plain[-2:] == other_plain[-2:]
        and plain.replace("é", "e") == other_plain.replace("é", "e")
    )
