"""The servers of one house: each table is kept by one of them at a time."""

from __future__ import annotations

from typing import NamedTuple


class Server(NamedTuple):
    """How the other servers of a house reach this one; who knows the secret is one of them."""

    number: int
    address: str
    secret: str
