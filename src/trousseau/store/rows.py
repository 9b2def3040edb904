"""What is stored."""

from __future__ import annotations

from typing import NamedTuple


class Row(NamedTuple):
    """One line of a table's log. Lines are numbered from 0; `at` is in epoch milliseconds."""

    table: str
    seq: int
    at: int
    body: bytes


class Head(NamedTuple):
    """The number and the instant of a table's newest line."""

    seq: int
    at: int


class Card(NamedTuple):
    """What lists and the next start need to know of a table; a projection of its log.

    It `wakes` when the table next needs the server without any person's doing, in epoch
    milliseconds like `touched`. A `code` leads to the table while it is open.
    """

    table: str
    listed: bool
    wakes: int | None
    touched: int
    body: bytes
    code: str | None = None
