"""How good the families are, by pairs of words that people have labelled.

Doubtful pairs have no right answer: they are counted, and judged by nobody.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Final, NamedTuple

from trousseau.games.passwords.lexicon import lexicon
from trousseau.games.passwords.lexicon.families import DOUBT, NONE, PROBABLE, SURE, families

from ..packages import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterable

PAIRS: Final = ROOT / "tests" / "games" / "passwords" / "pairs"
SETS: Final = ("development", "set-aside", "random")
KIN: Final = "1"
NO_KIN: Final = "0"
DOUBTFUL: Final = "D"
TIERS: Final = {NONE: "none", DOUBT: "doubt", PROBABLE: "probable", SURE: "sure"}


class Pair(NamedTuple):
    """Two words, and what people say of them."""

    one: str
    other: str
    label: str
    category: str


def read_pairs(language: str, which: str) -> list[Pair]:
    """The pairs of a set."""
    text = (PAIRS / f"{language}.{which}.tsv").read_text("utf-8")
    return [Pair(*line.split("\t")) for line in text.splitlines() if not line.startswith("#")]


def tier(language: str, one: str, other: str) -> int | None:
    """How near the lemmas of two words are that are nearest; None if one is no word."""
    known = families(language)
    tiers = [
        known.kinship(mine, yours)
        for mine in _lemmas(language, one)
        for yours in _lemmas(language, other)
    ]
    return max(tiers, default=None)


def _lemmas(language: str, word: str) -> set[str]:
    """The word itself if it is a lemma: which reading counts is another question (R11)."""
    lemmas = {reading.lemma for reading in lexicon(language).readings(word)}
    return {word} & lemmas or lemmas


class Figures:
    """How many pairs of each label and category have each tier."""

    def __init__(self, language: str, pairs: Iterable[Pair]) -> None:
        """Judge the pairs."""
        self.counts: dict[tuple[str, str], Counter[int]] = defaultdict(Counter)
        self.unknown: list[Pair] = []
        for pair in pairs:
            found = tier(language, pair.one, pair.other)
            if found is None:
                self.unknown.append(pair)
            else:
                self.counts[pair.label, pair.category][found] += 1

    def count(self, label: str, *tiers: int) -> int:
        """The pairs of a label that have one of these tiers."""
        return sum(
            counts[tier]
            for (labelled, _), counts in self.counts.items()
            for tier in tiers
            if labelled == label
        )

    def precision(self, *tiers: int) -> float:
        """How many of the pairs with these tiers are kin."""
        kin = self.count(KIN, *tiers)
        return kin / max(1, kin + self.count(NO_KIN, *tiers))

    def recall(self, *tiers: int) -> float:
        """How many of those that are kin have these tiers."""
        return self.count(KIN, *tiers) / max(1, self.count(KIN, *TIERS))

    def f1(self, *tiers: int) -> float:
        """The harmonic mean of both."""
        precision, recall = self.precision(*tiers), self.recall(*tiers)
        return 2 * precision * recall / max(1e-9, precision + recall)

    def recall_of(self, category: str) -> float:
        """How many kin of a category are probable at least."""
        counts = self.counts[KIN, category]
        return (counts[SURE] + counts[PROBABLE]) / max(1, counts.total())

    def table(self) -> str:
        """All of it, for people."""
        rows = [f"{'category':12}label" + "".join(f"{name:>10}" for name in TIERS.values())]
        for (label, category), counts in sorted(self.counts.items()):
            row = "".join(f"{counts[tier]:10}" for tier in TIERS)
            rows.append(f"{category:12}{label:5}{row}")
        rows.append(f"no words: {len(self.unknown)}")
        rows.append(f"sure: precision {self.precision(SURE):.3f}, recall {self.recall(SURE):.3f}")
        both = (SURE, PROBABLE)
        rows.append(
            f"sure or probable: precision {self.precision(*both):.3f}, "
            f"recall {self.recall(*both):.3f}, F1 {self.f1(*both):.3f}"
        )
        return "\n".join(rows)
