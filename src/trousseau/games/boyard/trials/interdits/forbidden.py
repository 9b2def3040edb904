"""Words that may not be said: yes and no, in both languages, however they are written.

Whole words count, once everything that only dresses them up is taken away: case, accents, other
alphabets' letters that look the same, digits for letters, signs nobody sees, letters apart, letters
held long.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final
from unicodedata import category, combining, normalize

FRENCH: Final = "oui ouais ouaip ouep moui mouais non nan nenni"
ENGLISH: Final = "yes yep yeah yup no nope nah"
OTHER_SPELLINGS: Final = "ouai ouaips oue yea yeap nop"
FORBIDDEN: Final = frozenset(f"{FRENCH} {ENGLISH} {OTHER_SPELLINGS}".split())

NOT_STRETCHED: Final = frozenset({"noon", "naan"})
"""Words that only look like a long `non` and a long `nan`."""

PICTURES: Final = frozenset("👍👎👌🙆🙅✅❎❌✔✖✓✗✘☑☒🆗⭕🚫")
"""Thumbs, ticks and crosses, and bodies that say it."""

NOD: Final = re.compile("[😀-🙏🤀-🧿☺☹][\ufe0f\u200d]*[↔↕]")
"""A face that goes up and down, or to and fro."""

HUM: Final = re.compile(
    r"\b(?:m{2,}\W*h+u*m+|m+h+u*m+|h+m+\W+h+m+|m{2,}\W+m{2,}"
    r"|n?u+h+\W*h*u+h+|h[ua]n+\W+h[ua]n+)\b"
)
"""Mm-hm, uh-huh, and the like; but not the `hmm` of somebody who thinks."""

NUMBER_SIGNS: Final = str.maketrans("º№", "  ")
"""`nº` is no `no`."""

SIGNS: Final = str.maketrans("@€$|", "aesi")
LOOKALIKES: Final = str.maketrans(
    "аеоруіѕпһουινεαηøıᴏᴜɪɴʏᴇᴀᴘ🅾",
    "aeopyisnhouineanoiouinyeapo",
)
"""Letters of other alphabets, and small capitals."""

DIGITS: Final = str.maketrans("013457", "oieast")
FLAG_A: Final = 0x1F1E6
"""Letters as flags are made of them."""

WORD: Final = re.compile(r"[^\W_]+")
RUN: Final = re.compile(r"(.)\1+")
ROW: Final = re.compile(r"(?<![^\W_])[^\W_](?:[\W_]+[^\W_](?![^\W_]))+")
"""Single letters, one after the other."""

ELISIONS: Final = frozenset("'’")
LEAST_SPELLED: Final = 3
"""So many single letters in a row may spell a word in the midst of others."""


def forbidden(text: str) -> str:
    """The first forbidden word or picture of a text, as the rules read it; empty if none."""
    picture = next((sign for sign in text if sign in PICTURES), "")
    if picture:
        return picture
    if NOD.search(text):
        return "↕"
    plain = folded(text)
    hum = HUM.search(plain)
    if hum:
        return hum.group()
    return next((word for word in _read(plain) if word in FORBIDDEN), "")


def folded(text: str) -> str:
    """Small letters without accents, in the one alphabet; nothing that can't be seen."""
    seen = "".join([_seen(sign) for sign in text.translate(NUMBER_SIGNS)])
    small = normalize("NFKD", normalize("NFKC", seen).casefold())
    bare = "".join([sign for sign in small if not combining(sign)])
    return bare.translate(LOOKALIKES).translate(SIGNS)


def _seen(sign: str) -> str:
    """Flags' letters as letters; nothing for what is there and can't be seen."""
    if 0 <= ord(sign) - FLAG_A < 26:
        return chr(ord("a") + ord(sign) - FLAG_A)
    return "" if category(sign) in ("Cf", "Mn", "Cc", "Me") else sign


def _read(plain: str) -> Iterator[str]:
    """All words that a folded text may be meant to say."""
    words = WORD.findall(plain)
    for word in words:
        yield from _readings(word)
    for letters in _spelled(plain):
        yield from _readings(letters)


def _readings(word: str) -> Iterator[str]:
    """Letters for digits, none held long, none said twice, no number at its end."""
    if word in NOT_STRETCHED or word.isdigit():
        return
    for spelling in (word, word.strip("0123456789"), word.translate(DIGITS)):
        yield spelling
        short = RUN.sub(r"\1", spelling)
        yield "nenni" if short == "neni" else short
        yield _said_once(spelling)


def _said_once(word: str) -> str:
    """Ouioui is oui."""
    for size in range(LEAST_SPELLED, len(word) // 2 + 1):
        if len(word) % size == 0 and word[:size] * (len(word) // size) == word:
            return word[:size]
    return word


def _spelled(plain: str) -> Iterator[str]:
    """Words spelt in single letters: o u i, n.o.n; and those within a longer row of letters.

    An elision makes no row of letters: "il n'a n'importe quoi" spells no word.
    """
    for row in ROW.findall(plain):
        letters = "".join(WORD.findall(row))
        between = set(row) - set(letters)
        if not between & ELISIONS or between <= ELISIONS:
            yield letters
        if not between & ELISIONS:
            yield from _parts(letters)


def _parts(letters: str) -> Iterator[str]:
    for start in range(len(letters)):
        for end in range(start + LEAST_SPELLED, len(letters) + 1):
            yield letters[start:end]
