"""The regular endings of English: which words a form may come from, if they are words."""

from __future__ import annotations

import re
from typing import NamedTuple


class Ending(NamedTuple):
    """What an inflection writes, what the base has in its place, and of which part of speech."""

    written: str
    base: str
    part: str


class Base(NamedTuple):
    """A word that a form may be an inflection of, as a part of speech."""

    word: str
    part: str
    ending: Ending


HISSING = ("s", "x", "z", "ch", "sh", "o")
DOUBLED = "bcdfgklmnprstvz"
ENDINGS = (
    *(
        Ending(written, base, part)
        for part in "NV"
        for written, base in (
            ("s", ""),
            ("ies", "y"),
            *((f"{last}es", last) for last in HISSING),
            *((f"{last}{last}es", last) for last in "sz"),
        )
    ),
    Ending("ves", "f", "N"),
    Ending("ves", "fe", "N"),
    Ending("men", "man", "N"),
    *(
        Ending(written, base, part)
        for part, first, second in (("V", "ed", "ing"), ("A", "er", "est"))
        for written, base in (
            *((ending, base) for ending in (first, second) for base in ("", "e")),
            *((f"{last}{last}{ending}", last) for last in DOUBLED for ending in (first, second)),
        )
    ),
    Ending("ied", "y", "V"),
    Ending("ying", "ie", "V"),
    Ending("ier", "y", "A"),
    Ending("iest", "y", "A"),
)
LEAST_LETTERS = 2

# One syllable that doubles its last letter.
DOUBLES = re.compile(r"(?:qu|[^aeiou])*[aeiouy][bdfgklmnprstvz]")


def bases(form: str) -> list[Base]:
    """What a form may be an inflection of, whether there are such words or not."""
    if form.endswith("ss"):
        return []
    found = [
        Base(form.removesuffix(ending.written) + ending.base, ending.part, ending)
        for ending in ENDINGS
        if form.endswith(ending.written)
    ]
    return [base for base in found if len(base.word) >= LEAST_LETTERS]


def degrees(form: str) -> set[str]:
    """What an adjective has that a form in -er or -est is a degree of: newer, newest."""
    stem = form.removesuffix("er") if form.endswith("er") else form.removesuffix("est")
    return {f"{stem}er", f"{stem}est"}


def has_better(base: Base, others: list[Base]) -> bool:
    """Whether the form comes from the same word with a mute e rather than from this one.

    Hoping is one of hope, since hop gives hopping; and corpses are several of a corpse.
    """
    if not any(other.word == f"{base.word}e" for other in others):
        return False
    written, kept, part = base.ending
    return written == f"{kept}es" or (part in "VA" and bool(DOUBLES.fullmatch(base.word)))
