"""What every source of words is turned into."""

from __future__ import annotations

from typing import NamedTuple

LANGUAGES = ("fr", "en")


class Entry(NamedTuple):
    """One reading of a written form: "pêche" is an entry of pêche, and another of pêcher."""

    form: str
    """Lower case, accents, hyphens and apostrophes kept."""
    lemma: str
    parts_of_speech: str
    """Sorted letters of A adjective, N noun, R adverb, V verb, X anything else; "" if unknown."""
    frequency: float
    """Occurrences of this reading per million words of text; 0 if it was never met."""
