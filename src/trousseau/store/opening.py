"""Where the data is: a folder of one's own, or a PostgreSQL that many servers share."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from trousseau.store.errors import Unusable
from trousseau.store.postgres.address import PostgresAddress
from trousseau.store.sqlite.folder import DATABASE
from trousseau.store.sqlite.store import SqliteStore
from trousseau.store.store import Store

if TYPE_CHECKING:
    from trousseau.store.postgres.store import PostgresStore

Data = Path | PostgresAddress


def data_at(text: str) -> Data:
    """What `--data` names; Unusable if it is an address that can't be read."""
    return PostgresAddress.read(text) if "://" in text else Path(text)


async def open_as_server(data: Data, address: str) -> Store:
    """As one that keeps tables, and that the other servers of the house reach at `address`."""
    if isinstance(data, Path):
        return SqliteStore(data)
    return await _postgres_store(data).open(data, address)


async def open_beside(data: Data) -> Store:
    """Beside the servers: for reading, and for writing now and then."""
    if isinstance(data, Path):
        return SqliteStore(data, alone=False)
    return await _postgres_store(data).open(data, None)


async def open_alone(data: Data) -> Store:
    """Where no server runs, to move everything; Unusable if one does."""
    if isinstance(data, Path):
        return SqliteStore(data)
    return await _postgres_store(data).open(data, None, alone=True)


async def holds_house(data: Data) -> bool:
    """Whether anything was ever stored there. Nothing is made."""
    if isinstance(data, Path):
        return (data / DATABASE).is_file()
    return await _postgres_store(data).holds_house(data)


def _postgres_store(data: PostgresAddress) -> type[PostgresStore]:
    """Only who uses it has the driver."""
    try:
        from trousseau.store.postgres.store import PostgresStore  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise Unusable("store_no_driver", folder=data.shown) from error
    return PostgresStore
