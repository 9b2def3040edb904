"""English words: SCOWL's lists, with lemmas and parts of speech by WordNet and a few rules."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from . import frequency, own
from .entries import Entry
from .packages import SCOWL, WORDNET, fetch

if TYPE_CHECKING:
    from collections.abc import Iterator

# American and British, and the spellings that each of them tolerates. SCOWL's numbers grow with
# rarity; beyond 70 come words that only players of other word games know.
SPELLINGS = ("english", "american", "british", "british_z", "variant_1", "british_variant_1")
RAREST = 70
LETTER = "a-zàáâäåçèéêëíîïñóôöùûü"
WORD = re.compile(rf"[{LETTER}]+")
HYPHENATED = re.compile(r"[a-z]+(?:-[a-z]+)+")

WORDNET_PARTS = {"noun": "N", "verb": "V", "adj": "A", "adv": "R"}
SENSE_PARTS = dict(zip("12345", "NVARA", strict=True))


class Ending(NamedTuple):
    """What an inflection writes, what the base has in its place, and of which part of speech."""

    written: str
    base: str
    parts: str


ENDINGS = (
    *(Ending("s", "", part) for part in "NV"),
    *(Ending("ies", "y", part) for part in "NV"),
    *(
        Ending(f"{sibilant}es", sibilant, part)
        for sibilant in ("s", "x", "z", "ch", "sh", "o")
        for part in "NV"
    ),
    *(Ending(f"{sibilant}{sibilant}es", sibilant, part) for sibilant in "sz" for part in "NV"),
    Ending("ves", "f", "N"),
    Ending("ves", "fe", "N"),
    Ending("men", "man", "N"),
    *(Ending(ending, base, "V") for ending in ("ed", "ing") for base in ("", "e")),
    Ending("ied", "y", "V"),
    Ending("ying", "ie", "V"),
    *(Ending(ending, base, "A") for ending in ("er", "est") for base in ("", "e")),
    Ending("ier", "y", "A"),
    Ending("iest", "y", "A"),
)
CONSONANTS = "bcdfgklmnprstvz"
DOUBLED = tuple(
    Ending(f"{letter}{letter}{ending}", letter, part)
    for letter in CONSONANTS
    for ending, part in (("ed", "V"), ("ing", "V"), ("er", "A"), ("est", "A"))
)
# One syllable that doubles its last letter: hop gives hopping, so hoping is one of hope.
DOUBLES = re.compile(r"(?:qu|[^aeiou])*[aeiouy][bdfgklmnprstvz]")

# A form's share of all that is said of its base: a verb has four or five forms, a noun two.
SHARES = {"V": 0.25, "N": 0.3, "A": 0.1, "R": 0.1}
# Weight of a reading that nobody has counted.
UNCOUNTED = 0.2


def entries() -> Iterator[Entry]:
    """Every reading of every English form, in the order of the alphabet."""
    of_forms = frequency.of_forms("en")
    words = Words()
    for form in sorted(words.forms):
        readings = words.readings(form)
        total = sum(reading.weight for reading in readings.values())
        for lemma, reading in sorted(readings.items()):
            share = reading.weight / total
            yield Entry(
                form, lemma, "".join(sorted(reading.parts)), round(of_forms.get(form, 0) * share, 4)
            )


@dataclass
class Reading:
    """A lemma that a form may belong to: as what, and how likely that is."""

    parts: set[str]
    weight: float


class Words:
    """The forms of SCOWL, and what they may be forms of."""

    def __init__(self) -> None:
        listed = set(_scowl())
        self.nouns = {word.removesuffix("'s") for word in listed if word.endswith("'s")}
        banned = set(own.words("en_no_words"))
        self.functional = set(own.words("en_function_words"))
        self.wordnet = WordNet()
        hyphenated = {word for word in self.wordnet.parts if HYPHENATED.fullmatch(word)}
        plain = {word for word in listed if WORD.fullmatch(word)}
        self.forms = (plain | hyphenated | set(own.words("en_hyphenated"))) - banned

    def readings(self, form: str) -> dict[str, Reading]:
        """The lemmas of a form: its bases, and itself if it is a word of its own."""
        found: dict[str, Reading] = {}
        itself = self.wordnet.parts.get(form, set())
        if form in self.functional:
            return {form: Reading(itself | {"X"}, 1)}
        for base, part in self._bases(form):
            counted = self.wordnet.counts[base, part] * SHARES[part]
            reading = found.setdefault(base, Reading(set(), UNCOUNTED))
            reading.parts.add(part)
            reading.weight += counted
        # A plural that WordNet lists again, as colours or men, is no other word for that.
        if not found or itself - self._inflected(found):
            counted = sum(self.wordnet.counts[form, part] for part in itself)
            found[form] = Reading(itself or self._guess(form), UNCOUNTED + counted)
        return found

    @staticmethod
    def _inflected(bases: dict[str, Reading]) -> set[str]:
        """What a form is as an inflection; a participle is an adjective too."""
        parts = {part for reading in bases.values() for part in reading.parts}
        alike = {"A", "R"} if parts & {"A", "V"} else set()
        return parts - {"V"} | alike

    def _bases(self, form: str) -> Iterator[tuple[str, str]]:
        """Irregular forms are looked up; the others lose their endings."""
        irregular = {
            (base, part)
            for base, part in self.wordnet.irregular.get(form, ())
            if base in self.forms and base != form
        }
        yield from sorted(irregular)
        regular = [
            (form.removesuffix(ending.written) + ending.base, ending)
            for ending in (*ENDINGS, *DOUBLED)
            if form.endswith(ending.written)
        ]
        bases = {
            (base, ending)
            for base, ending in regular
            if len(base) > 1 and base in self.forms and ending.parts in self.parts(base)
        }
        for base, ending in sorted(bases):
            mute = f"{base}e"
            doubles = ending.base == "" and ending.parts in "VA" and DOUBLES.fullmatch(base)
            if doubles and any(other == mute for other, _ in bases):
                continue
            if ending.parts == "V" and ending.written.endswith("ed") and self._is_strong(base):
                continue
            if (base, ending.parts) not in irregular:
                yield base, ending.parts

    def _is_strong(self, verb: str) -> bool:
        """Whether the past of a verb is another word: sing has no singed."""
        return verb in self.wordnet.strong

    def parts(self, word: str) -> set[str]:
        """What a word may be inflected as."""
        return self.wordnet.parts.get(word) or self._guess(word) or set("NVA")

    def _guess(self, word: str) -> set[str]:
        """What the other forms of a word say about it."""
        parts = set()
        if word in self.nouns:
            parts.add("N")
        if f"{word.removesuffix('e')}ing" in self.forms:
            parts.add("V")
        if word.endswith("ly"):
            parts.add("R")
        return parts


class WordNet:
    """The parts of speech of lemmas, how often each was met in a corpus, and irregular forms."""

    def __init__(self) -> None:
        self.folder = fetch(WORDNET) / "usr" / "share" / "wordnet"

    @cached_property
    def parts(self) -> dict[str, set[str]]:
        """By lemma; names are written with capitals and left out."""
        found: dict[str, set[str]] = defaultdict(set)
        for name, part in WORDNET_PARTS.items():
            for line in self._lines(f"data.{name}"):
                _, _, _, count, *rest = line.split(" ")
                for lemma in rest[: 2 * int(count, 16) : 2]:
                    # Some adjectives carry their place in a sentence: "ajar(p)".
                    found[lemma.partition("(")[0]].add(part)
        return dict(found)

    @cached_property
    def counts(self) -> dict[tuple[str, str], int]:
        """By lemma and part of speech."""
        found: dict[tuple[str, str], int] = defaultdict(int)
        for line in self._lines("cntlist.rev"):
            sense, _, count = line.split(" ")
            lemma, _, kind = sense.partition("%")
            found[lemma, SENSE_PARTS[kind[0]]] += int(count)
        return found

    @cached_property
    def irregular(self) -> dict[str, set[tuple[str, str]]]:
        """By form the lemmas it may be one of, each with its part of speech."""
        found: dict[str, set[tuple[str, str]]] = defaultdict(set)
        for name, part in WORDNET_PARTS.items():
            for line in self._lines(f"{name}.exc"):
                form, *lemmas = line.split()
                found[form].update((lemma, part) for lemma in lemmas)
        return dict(found)

    @cached_property
    def strong(self) -> set[str]:
        """Verbs with a past that does not end in -ed."""
        return {
            lemma
            for form, lemmas in self.irregular.items()
            for lemma, part in lemmas
            if part == "V" and not form.endswith(("ed", "ing", "s"))
        }

    def _lines(self, name: str) -> Iterator[str]:
        # The licence at the beginning is indented.
        for line in (self.folder / name).read_text("utf-8").splitlines():
            if not line.startswith(" "):
                yield line


def _scowl() -> Iterator[str]:
    folder = fetch(SCOWL) / "usr" / "share" / "dict" / "scowl"
    for spelling in SPELLINGS:
        for path in folder.glob(f"{spelling}-words.*"):
            if int(path.suffix[1:]) <= RAREST:
                yield from path.read_text("utf-8").split()
