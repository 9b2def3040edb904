"""Where tests keep their tables: in a folder, or in the database that it stands for."""

from __future__ import annotations

from pathlib import Path

from trousseau.store import Data, SqliteStore, Store, open_as_server, open_beside
from trousseau.store.postgres.store import PostgresStore

ADDRESSES: dict[Path, Data] = {}
"""Folders that stand for a database, while their test runs."""

STORES: tuple[type[Store], ...] = (SqliteStore, PostgresStore)

NOBODY = "127.0.0.1:9"
"""Where other servers would call this one."""


async def store_of(folder: Path) -> Store:
    """A server's."""
    return await open_as_server(ADDRESSES.get(folder, folder), NOBODY)


async def store_beside(folder: Path) -> Store:
    """An operator's."""
    return await open_beside(ADDRESSES.get(folder, folder))
