from __future__ import annotations

from typing import NamedTuple


class PostgresAddress(NamedTuple):
    url: str

    @classmethod
    def read(cls, text: str) -> PostgresAddress:
        return cls(text)
