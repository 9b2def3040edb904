"""What can be seen of a text that somebody wrote."""

from __future__ import annotations

from unicodedata import category

JOINER = "\u200d"
"""Can't be seen, but makes one picture of several."""

BLANKS = str.maketrans(dict.fromkeys("\u115f\u1160\u2800\u3164\uffa0\U0001d159", " "))
"""Letters and symbols by name, and nothing to look at: Hangul fillers, Braille without dots, a
note without a head."""


def visible(text: str) -> str:
    """The text without signs that can't be seen or that turn it round; empty if it is bare.

    Accents alone are bare too: they would sit on whatever stands before them.
    """
    seen = "".join(sign for sign in text.translate(BLANKS) if _may_stay(sign))
    shown = " ".join(seen.split())
    return "" if all(category(sign)[0] in "MZC" for sign in shown) else shown


def _may_stay(sign: str) -> bool:
    return category(sign)[0] != "C" or sign == JOINER or sign.isspace()
