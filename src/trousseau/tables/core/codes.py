"""Short codes: what is said aloud across a room instead of a link.

A code leads where the link leads, and says nothing else. It is the table's while that is open.
"""

from __future__ import annotations

from itertools import pairwise
from secrets import choice
from typing import Final

from trousseau.kernel import Illegal

LETTERS: Final = "FHKLMRTWX"
"""One of each group that eyes or ears take for one another, in French or in English: of B, C, D, E,
G, P, T, V and Z the T, of M and N the M, of F and S the F, of A, J and K the K. No vowel, so that
hardly any word can come of it; and no Q, which is one by itself in French."""

LENGTH: Final = 6

HEARD: Final = str.maketrans("BCDEGPVZNSAJ", "TTTTTTTTMFKK")
"""What somebody may have heard instead of one of the letters: it can mean nothing else."""

RUDE: Final = ("FK", "HTLR", "KFR", "RTFM", "TWT", "WHR", "WTF")
"""What readers see a word in, though it has no vowels."""


def fresh_code() -> str:
    """Drawn by chance; in three hundred thousand there is room for all open tables."""
    while True:
        code = "".join(choice(LETTERS) for _ in range(LENGTH))
        if is_sayable(code):
            return code


def is_sayable(code: str) -> bool:
    """Whether nobody blushes, and nobody has to say how often a letter comes."""
    twice = any(one == other for one, other in pairwise(code))
    return not twice and not any(word in code for word in RUDE)


def read_code(text: str) -> str:
    """The code that somebody means, in any case, in groups, or as it was heard; or Illegal."""
    said = "".join(sign for sign in text.upper() if sign.isalnum()).translate(HEARD)
    if len(said) != LENGTH or not set(said) <= set(LETTERS):
        raise Illegal("no_such_code")
    return said
