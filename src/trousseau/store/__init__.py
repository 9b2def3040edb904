"""The append-only log of every table, on disk. It knows no game and no rule.

Imports nothing of Trousseau. Lines are durable once they are acknowledged, and stay in order.
"""

from trousseau.store.backup import copied
from trousseau.store.errors import Damaged, NotRead, NotSaved, Taken, Unusable
from trousseau.store.folder import default_folder
from trousseau.store.rows import Card, Head, Row
from trousseau.store.store import Store

__all__ = [
    "Card",
    "Damaged",
    "Head",
    "NotRead",
    "NotSaved",
    "Row",
    "Store",
    "Taken",
    "Unusable",
    "copied",
    "default_folder",
]
