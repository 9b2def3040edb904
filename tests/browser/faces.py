"""By which words a page calls the cards."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.browser.words import SPACE, Words, escaped

FACES = ("treasure", "key", "fake", "neutral", "trap")
QUOTED = re.compile('«[^»]*»|“[^”]*”|‘[^’]*’|"[^"]*"')

Naming = Callable[[str], set[str]]


def faces_named(words: Words) -> Naming:
    """Which faces a text names, apart from what somebody is quoted with."""
    called = {
        words.plain(f"{kind}.{face}"): face for kind in ("card", "face", "short") for face in FACES
    }
    # The longest first: the Fake Key is no Key.
    longest = sorted(called, key=len, reverse=True)
    pattern = re.compile("|".join(rf"\b{escaped(name)}\b" for name in longest))

    def named(text: str) -> set[str]:
        found = pattern.findall(QUOTED.sub("", text))
        return {called[SPACE.sub(" ", name)] for name in found}

    return named
