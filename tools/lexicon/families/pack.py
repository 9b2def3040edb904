"""Packs chosen bases into the file that the game reads."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from ..packing import file_of

if TYPE_CHECKING:
    from .choose import Bases


def pack(chosen: Bases) -> bytes:
    """The words that have kin, their bases, and what each link costs."""
    words = {word for derived, bases in chosen.items() for word in (derived, *bases)}
    names = sorted(word.encode() for word in words)
    numbers = {name.decode(): number for number, name in enumerate(names)}
    links = [sorted(chosen.get(name.decode(), {}).items()) for name in names]
    return file_of(
        {
            "names": b"".join(names),
            "name_sizes": bytes(map(len, names)),
            "base_counts": bytes(map(len, links)),
            "bases": array("I", [numbers[base] for bases in links for base, _ in bases]),
            "costs": bytes(cost for bases in links for _, cost in bases),
        }
    )
