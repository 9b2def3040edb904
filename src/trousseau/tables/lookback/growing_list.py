"""JSON, compressed by gzip, to be kept; a list of it can be written on without being read again."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterable
from typing import Final

import msgspec

COMPRESSION = 6
"""Moments of a game are much alike: more would cost time and gain nothing."""

WINDOW: Final = 32 * 1024
"""Bytes that compression looks back."""

HEADER: Final = bytes([0x1F, 0x8B, zlib.DEFLATED, 0, 0, 0, 0, 0, 0, 0xFF])
"""Of a gzip file without a name, a date or a system."""


class Growth(msgspec.Struct, frozen=True):
    """How a list goes on: what has to be known of it to write more behind its last item."""

    items: int = 0
    cut: int = len(HEADER)
    """Where in the compressed bytes the next item goes; what is there now only ends the list."""

    tail: bytes = b""
    """The last text before the cut: what comes is compressed by what was."""

    check: int = 0
    size: int = 0
    """CRC and length of the text before the cut, as a gzip file tells at its end."""


class Made(msgspec.Struct, frozen=True, tag=True):
    """JSON as it can be sent, compressed; a list with its growth."""

    body: bytes
    growth: Growth | None = None

    def __len__(self) -> int:
        """Bytes that it takes to keep it."""
        return len(self.body) + (len(self.growth.tail) if self.growth else 0)


def whole(text: bytes) -> Made:
    """A text that will never grow."""
    return Made(gzip.compress(text, COMPRESSION, mtime=0))


def grown(before: Made | None, items: Iterable[bytes]) -> Made:
    """A list with these items behind what it held before; without a list before, a new one."""
    body, growth = (HEADER, None) if before is None else (before.body, before.growth)
    growth = growth or Growth()
    packer = _packer(growth.tail)
    packed = [body[: growth.cut]]
    count, tail, check, size = growth.items, growth.tail, growth.check, growth.size
    for item in items:
        text = (b"," if count else b"[") + item
        packed.append(packer.compress(text))
        count, tail = count + 1, (tail + text)[-WINDOW:]
        check, size = zlib.crc32(text, check), size + len(text)
    packed.append(packer.flush(zlib.Z_SYNC_FLUSH))
    opened = b"".join(packed)
    ending = b"]" if count else b"[]"
    last = _packer(b"")
    closing = last.compress(ending) + last.flush(zlib.Z_FINISH)
    sums = (zlib.crc32(ending, check), (size + len(ending)) & 0xFFFFFFFF)
    trailer = b"".join(number.to_bytes(4, "little") for number in sums)
    return Made(opened + closing + trailer, Growth(count, len(opened), tail, check, size))


def _packer(tail: bytes) -> zlib._Compress:
    """Bare deflate, that may refer to this text before it."""
    return zlib.compressobj(COMPRESSION, zlib.DEFLATED, -zlib.MAX_WBITS, zdict=tail)
