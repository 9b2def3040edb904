"""The files in `data`: columns of bytes behind a line that lists them, all of it in xz."""

from __future__ import annotations

import lzma
import sys
from array import array

import msgspec


class Contents(msgspec.Struct, frozen=True):
    """The first line of a file."""

    digest: str
    """Of the columns: the same words give the same one, whatever program packs them."""
    sizes: dict[str, int]
    """How many bytes each column has, in their order."""


class Packed:
    """An opened file."""

    def __init__(self, packed: bytes) -> None:
        opened = lzma.decompress(packed)
        start = opened.index(b"\n")
        contents = msgspec.json.decode(opened[:start], type=Contents)
        self.digest = contents.digest
        self._columns: dict[str, bytes] = {}
        start += 1
        for name, size in contents.sizes.items():
            self._columns[name] = opened[start : start + size]
            start += size

    def bytes(self, name: str) -> bytes:
        """A column of small numbers."""
        return self._columns[name]

    def numbers(self, name: str, kind: str) -> array[int]:
        """A column of larger ones: of two bytes each ("H") or of four ("I"), the lowest first."""
        numbers = array(kind, self._columns[name])
        if sys.byteorder == "big":
            numbers.byteswap()
        return numbers

    def lines(self, name: str) -> list[str]:
        """A column of texts."""
        return self._columns[name].decode().split("\n")
