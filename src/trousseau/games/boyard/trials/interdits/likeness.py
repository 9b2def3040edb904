"""Whether a reply is one: long enough, and not what was said before."""

from __future__ import annotations

from collections.abc import Iterable

from trousseau.games.boyard.constants import ALIKE, LEAST_LETTERS, LEAST_WORDS
from trousseau.games.boyard.plain import is_plain
from trousseau.games.boyard.trials.interdits.forbidden import WORD, folded


def why_not_reply(text: str) -> str:
    """The code of the reason; empty for what can be said."""
    if not is_plain(text):
        return "not_plain_text"
    return "" if _is_long_enough(text) else "too_short_a_reply"


def _is_long_enough(text: str) -> bool:
    """Two words, or six letters."""
    words = WORD.findall(folded(text))
    return len(words) >= LEAST_WORDS or len("".join(words)) >= LEAST_LETTERS


def like_which(text: str, earlier: Iterable[str]) -> str:
    """The first of what was said before that is nearly the same; empty if none is."""
    said = _words(text)
    return next((before for before in earlier if _are_alike(said, _words(before))), "")


def _are_alike(one: str, other: str) -> bool:
    """Whole sentences, in any order of their words; a single word is no sentence's likeness."""
    from rapidfuzz import fuzz  # noqa: PLC0415 - few of those who start are ever asked

    whole = " " in one and " " in other
    return (fuzz.token_ratio if whole else fuzz.ratio)(one, other) >= ALIKE


def _words(text: str) -> str:
    return " ".join(WORD.findall(folded(text)))
