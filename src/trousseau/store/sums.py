"""Sums over rows: one that no longer fits was damaged on disk.

They are against accidents, not against forgers: a flipped bit never fits, and of any other damage
one in four billion does. `migrations` use them by their names, so they stay as they are.
"""

from __future__ import annotations

from zlib import crc32


def line_sum(table: str, seq: int, at: int, body: bytes) -> int:
    return crc32(body, crc32(f"{table} {seq} {at}".encode()))


def card_sum(table: str, listed: int, wakes: int | None, touched: int, body: bytes) -> int:
    return crc32(body, crc32(f"{table} {listed:d} {wakes} {touched}".encode()))
