"""What is found when a word is compared with the used ones."""

from __future__ import annotations

from typing import NamedTuple

from trousseau.games.passwords.lexicon.reading import Reading


class Judgement(NamedTuple):
    """How near a word is to the used ones, taken as its mildest reading."""

    reading: Reading
    tier: int
    """NONE, DOUBT, PROBABLE or SURE."""
    clash: int | None
    """Which of the used words it clashes with most; None if it clashes with none."""
