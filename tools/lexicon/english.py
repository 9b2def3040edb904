"""English words: SCOWL's lists, with lemmas and parts of speech by WordNet and a few rules."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from . import frequency, own
from .endings import Base, bases, degrees, has_better
from .entries import Entry
from .packages import SCOWL, fetch
from .wordnet import WordNet

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

# American and British, and the spellings that each of them tolerates. SCOWL's numbers grow with
# rarity; beyond 70 come words that only players of other word games know.
SPELLINGS = ("english", "american", "british", "british_z", "variant_1", "british_variant_1")
RAREST = 70
# A word that is rarer than this, and is written like a name up to that one, is mostly the name.
RAREST_BESIDE_NAME = 35
RAREST_NAME = 60

LETTER = "a-zàáâäåçèéêëíîïñóôöùûü"
WORD = re.compile(rf"[{LETTER}]+")
HYPHENATED = re.compile(r"[a-z]+(?:-[a-z]+)+")
PARTICLES = ("up", "down", "in", "out", "off", "over", "away", "back", "together")

# A form's share of all that is said of its base: a verb has four or five forms, a noun two.
SHARES = {"V": 0.25, "N": 0.3, "A": 0.1, "R": 0.1}
# How short the parts of a compound may be whose end is looked for among irregular forms.
LEAST_START, LEAST_END = 2, 3
# Weight of a reading that nobody has counted.
UNCOUNTED = 0.2
# A base that is only guessed, and less likely than this, is an accident: corps of corpses.
LEAST_SHARE = 0.05
# An adjective that WordNet met no more often has no degree that is a word of its own: arch, archer.
HARDLY_MET = 1
# What is left of the use of a word that is mostly a name: john, jenny.
NO_NAME = 0.1


def entries() -> Iterator[Entry]:
    """Every reading of every English form, in the order of the alphabet."""
    of_forms = frequency.of_forms("en")
    names = {name.lower() for name in _scowl(("proper-names", "upper"), RAREST_NAME)}
    names -= set(_scowl(("words",), RAREST_BESIDE_NAME))
    words = Words()
    for form in sorted(words.forms):
        use = of_forms.get(form, 0) * (NO_NAME if form in names else 1)
        readings = words.readings(form)
        total = sum(reading.weight for reading in readings.values())
        for lemma, reading in sorted(readings.items()):
            parts = "".join(sorted(reading.parts))
            yield Entry(form, lemma, parts, round(use * reading.weight / total, 4))


@dataclass
class Reading:
    """A lemma that a form may belong to: as what, and how likely that is."""

    parts: set[str]
    weight: float = UNCOUNTED
    guessed: bool = False


class Words:
    """The forms of SCOWL, and what they may be forms of."""

    def __init__(self) -> None:
        listed = set(_scowl(("words",), RAREST))
        self.nouns = {word.removesuffix("'s") for word in listed if word.endswith("'s")}
        self.functional = set(own.words("en_function_words"))
        self.irregular = own.lemmas("en_lemmas")
        self.wordnet = WordNet()
        plain = {word for word in listed if WORD.fullmatch(word)}
        compounds = {word for word in self.wordnet.parts if HYPHENATED.fullmatch(word)}
        self.forms = plain | compounds | set(own.words("en_words")) | self.irregular.keys()
        self.irregular = dict(self._compounds_inflected(compounds)) | self.irregular
        self.forms |= self.irregular.keys()
        self.forms -= set(own.words("en_no_words"))

    def readings(self, form: str) -> dict[str, Reading]:
        """The lemmas of a form: its bases, and itself if it is a word of its own."""
        itself = self.wordnet.parts.get(form, set())
        if form in self.functional:
            return {form: Reading(itself | {"X"})}
        if form in self.irregular:
            return {self.irregular[form]: Reading(self.parts(self.irregular[form]))}
        found: dict[str, Reading] = {}
        for base, part, guessed in self._bases(form):
            reading = found.setdefault(base, Reading(set(), guessed=guessed))
            reading.parts.add(part)
            reading.weight += self.wordnet.counts[base, part] * SHARES[part]
        # A plural that WordNet lists again, as colours or men, is no other word for that.
        if not found or itself - _inflected(found.values()):
            counted = sum(self.wordnet.counts[form, part] for part in itself)
            # Nor is the name of an action that nobody counted, as catching.
            guessed = form.endswith("ing") and bool(found)
            found[form] = Reading(itself or self._guess(form), UNCOUNTED + counted, guessed)
        total = sum(reading.weight for reading in found.values())
        return {
            lemma: reading
            for lemma, reading in found.items()
            if not reading.guessed or reading.weight >= LEAST_SHARE * total
        }

    def parts(self, word: str) -> set[str]:
        """What a word may be inflected as: there are ups and wills, but nothing is uppest."""
        if word in self.functional:
            return self.wordnet.parts.get(word, set()) - {"A"}
        return self.wordnet.parts.get(word) or self._guess(word) or set("NVA")

    def _bases(self, form: str) -> Iterator[tuple[str, str, bool]]:
        """Irregular forms are looked up; the others lose their endings, which is a guess."""
        irregular = self._irregular_bases(form)
        for base, part in sorted(irregular):
            yield base, part, False
        words = [base for base in bases(form) if base.word in self.forms]
        fit = [base for base in words if self._may_have(base, form)]
        if not fit and not irregular and form not in self.wordnet.parts:
            # WordNet doesn't know yet that people text and friend each other.
            fit = [base for base in words if base.part != "A"]
        for guess in sorted(fit):
            if (guess.word, guess.part) not in irregular and self._is_regular(guess, fit):
                yield guess.word, guess.part, True

    def _irregular_bases(self, form: str) -> set[tuple[str, str]]:
        """By WordNet; what it doesn't know is looked up by its end, babysat by sat."""
        starts = [""]
        if form not in self.wordnet.irregular and form not in self.wordnet.parts:
            starts = [form[:size] for size in range(LEAST_START, len(form) - LEAST_END + 1)]
        return {
            (start + base, part)
            for start in starts
            for base, part in self.wordnet.irregular.get(form.removeprefix(start), ())
            if start + base in self.forms and start + base != form
            if not start or part in self.parts(start + base)
        }

    def _may_have(self, base: Base, form: str) -> bool:
        return base.part in self.parts(base.word) and (
            base.part != "A" or self._compares(base.word, form)
        )

    def _compares(self, adjective: str, form: str) -> bool:
        """Whether a form is a degree; who has one has both, and pet has no petest."""
        met = self.wordnet.counts[adjective, "A"] > HARDLY_MET
        return degrees(form) <= self.forms and (met or form not in self.wordnet.parts)

    def _is_regular(self, base: Base, others: list[Base]) -> bool:
        """Not as sing, whose past is never singed, nor as hop, which doubles its p in hopping."""
        is_past = base.ending.written.endswith("ed")
        return not (is_past and base.word in self.wordnet.strong) and not has_better(base, others)

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

    def _compounds_inflected(self, compounds: set[str]) -> Iterator[tuple[str, str]]:
        """Forms and their lemmas: a compound of two is inflected as its last part, baby-sat."""
        inflected: dict[tuple[str, str], set[str]] = {}
        for form in self.forms:
            for base, part, _ in self._bases(form):
                inflected.setdefault((base, part), set()).add(form)
        for compound in sorted(compounds):
            first, *between, last = compound.split("-")
            for part in self.wordnet.parts[compound] & {"N", "V"}:
                if not between:
                    for form in inflected.get((last, part), ()):
                        yield f"{first}-{form}", compound
            if last in PARTICLES and "N" in self.wordnet.parts[compound] and first[-2:] != "er":
                yield f"{compound}s", compound


def _inflected(bases: Iterable[Reading]) -> set[str]:
    """What a form is as an inflection of its bases; a participle is an adjective too."""
    parts = {part for reading in bases for part in reading.parts}
    alike = {"A", "R"} if parts & {"A", "V"} else set()
    return parts - {"V"} | alike


def _scowl(kinds: Iterable[str], rarest: int) -> Iterator[str]:
    """The words of some of SCOWL's lists."""
    folder = fetch(SCOWL) / "usr" / "share" / "dict" / "scowl"
    for spelling in SPELLINGS:
        for kind in kinds:
            for path in sorted(folder.glob(f"{spelling}-{kind}.*")):
                if int(path.suffix[1:]) <= rarest:
                    yield from path.read_text("utf-8").split()
