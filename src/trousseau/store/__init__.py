"""The append-only log of every table, on disk. It knows no game and no rule.

Imports nothing of Trousseau. Lines are durable once they are acknowledged, and stay in order.
"""

from trousseau.store.errors import Damaged, InDoubt, NotOurs, NotRead, NotSaved, Taken, Unusable
from trousseau.store.opening import (
    Data,
    data_at,
    holds_house,
    open_alone,
    open_as_server,
    open_beside,
)
from trousseau.store.rows import Card, Head, Row
from trousseau.store.servers import Server
from trousseau.store.sqlite.backup import copied
from trousseau.store.sqlite.folder import default_folder
from trousseau.store.sqlite.store import SqliteStore
from trousseau.store.store import Store

__all__ = [
    "Card",
    "Damaged",
    "Data",
    "Head",
    "InDoubt",
    "NotOurs",
    "NotRead",
    "NotSaved",
    "Row",
    "Server",
    "SqliteStore",
    "Store",
    "Taken",
    "Unusable",
    "copied",
    "data_at",
    "default_folder",
    "holds_house",
    "open_alone",
    "open_as_server",
    "open_beside",
]
