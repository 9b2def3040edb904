# compiled: mypyc
"""From what people type to the letters that count (R2), and whether it can be a word at all."""

from __future__ import annotations

from string import ascii_lowercase, ascii_uppercase
from typing import Final
from unicodedata import normalize

from trousseau.kernel.structs import Refusal

LEAST_LETTERS: Final = 2
MOST_LETTERS: Final = 40
MOST_TYPED: Final = 4 * MOST_LETTERS
"""Accents may be typed as signs of their own; what is longer than this is not even looked at."""

HYPHENS: Final = "-\u2010\u2011"
APOSTROPHES: Final = "'\u2019\u02bc"
JOINTS: Final = HYPHENS + APOSTROPHES
SPACES: Final = " \u00a0\u202f"

FIRST_MARK: Final = "\u0300"
LAST_MARK: Final = "\u036f"
"""Between these Unicode has the accents that stand by themselves and join the letter before."""
UNSEEN: Final = "\u034f"
"""One of them that nobody sees: a word with it would look like another."""
MOST_ACCENTS: Final = 2
"""On one letter: a tower of them would stand on everybody's page."""

TIED: Final = "\u0361"
LIGATURES: Final = {
    "œ": f"O{TIED}E",
    "Œ": f"O{TIED}E",
    "æ": f"A{TIED}E",
    "Æ": f"A{TIED}E",
    "ß": "SS",
    "ẞ": "SS",
}

CAPITALS: Final = str.maketrans(ascii_lowercase, ascii_uppercase)
NO_LETTERS: Final = bytes([sign for sign in range(128) if chr(sign) not in ascii_uppercase])


def letters(typed: str) -> str:
    """The letters that are looked for on the ring: "Presqu’île" is PRESQUILE."""
    if typed.isascii() and typed.isalpha():  # most words: nothing to take apart
        return typed.upper()
    plain = _taken_apart(typed).encode("ascii", "ignore")
    return plain.translate(None, NO_LETTERS).decode()


def tidied(typed: str) -> str:
    """A word as it is shown: in small letters, with plain hyphens and apostrophes."""
    shown = normalize("NFC", typed.strip(SPACES)).lower()
    for joint in JOINTS:
        shown = shown.replace(joint, HYPHENS[0] if joint in HYPHENS else APOSTROPHES[0])
    return shown


def why_not(typed: str) -> Refusal | None:
    """Why this can't be an announcement; None if it can."""
    if len(typed) > MOST_TYPED:
        return Refusal("too_long")
    word = typed.strip(SPACES)
    if not word:
        return Refusal("empty")
    count = accents = 0
    before = HYPHENS  # the edge: as after a joint, neither another one nor an accent may follow
    for sign in _taken_apart(word):
        if sign in SPACES:
            return Refusal("one_word")
        accents = accents + 1 if _is_accent(sign) else 0
        if "A" <= sign <= "Z":
            count += 1
        elif before in JOINTS or accents > MOST_ACCENTS or not (accents or sign in JOINTS):
            return Refusal("letters_only")
        before = sign
    if before in JOINTS:
        return Refusal("letters_only")
    if count < LEAST_LETTERS:
        return Refusal("too_short")
    return Refusal("too_long") if count > MOST_LETTERS else None


def agrees(typed: str, word: str) -> bool:
    """Whether what was typed may stand for a word of the dictionary that has the same letters.

    A letter typed with an accent must be written so, and so must a ligature; a bare one may be
    either. A hyphen says nothing, but an apostrophe must be there: "we'll" is not "well".
    """
    written = _written(word.replace(HYPHENS[0], APOSTROPHES[0]))
    for of_typed, of_word in zip(_written(typed), written, strict=True):
        joint, accents = of_typed
        if (joint and not of_word[0]) or (accents and accents != of_word[1]):
            return False
    return True


def _is_accent(sign: str) -> bool:
    return FIRST_MARK <= sign <= LAST_MARK and sign != UNSEEN


def _written(word: str) -> list[tuple[bool, str]]:
    """For each letter whether an apostrophe follows, and its accents."""
    found: list[tuple[bool, str]] = []
    for sign in _taken_apart(word):
        if "A" <= sign <= "Z":
            found.append((False, ""))
        elif found:
            joint, accents = found[-1]
            if sign in APOSTROPHES:
                found[-1] = (True, accents)
            elif sign not in HYPHENS:
                found[-1] = (joint, accents + sign)
    return found


def _taken_apart(typed: str) -> str:
    """Small letters become capitals, accents signs of their own, a ligature two letters."""
    if typed.isascii():
        return typed.upper()
    for ligature, pair in LIGATURES.items():
        typed = typed.replace(ligature, pair)
    return normalize("NFD", typed).translate(CAPITALS)
