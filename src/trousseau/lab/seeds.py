"""One seed gives all others: a run's games, a game's players."""

from __future__ import annotations

from hashlib import sha256

__all__ = ["derived", "seed_of"]


def seed_of(text: str) -> bytes:
    """The seed that a person's word or number stands for."""
    return sha256(text.encode()).digest()


def derived(seed: bytes, use: str, number: int) -> bytes:
    """A seed for one use of another; none says anything about the others."""
    return sha256(seed + f"{use} {number}".encode()).digest()
