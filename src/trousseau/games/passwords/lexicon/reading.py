"""What a written word may stand for."""

from __future__ import annotations

from typing import NamedTuple


class Reading(NamedTuple):
    """One word among those that share the same letters."""

    word: str
    """As the dictionary writes it: "protections", "pêche"."""
    lemma: str
    """What the dictionary lists it under: "protection"."""
    rare: bool
    """R11: hardly anybody who writes these letters means this word."""
