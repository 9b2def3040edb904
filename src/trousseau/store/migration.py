"""A database's shape, made by numbered SQL files: forward only, each wholly or not at all."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from hashlib import sha256
from importlib.resources import files
from typing import Final, NamedTuple

from trousseau.store.errors import Unusable

FILE: Final = re.compile(r"(\d{4})_(\w+)\.sql")


class Migration(NamedTuple):
    number: int
    name: str
    script: str

    @property
    def checksum(self) -> str:
        return sha256(self.script.encode()).hexdigest()


def migrations(package: str) -> list[Migration]:
    """All that this program knows for one kind of database, in order."""
    shipped = files(package) / "migrations"
    found = [(FILE.fullmatch(file.name), file) for file in shipped.iterdir()]
    return sorted(
        Migration(int(match[1]), match[2], file.read_text(encoding="utf-8"))
        for match, file in found
        if match
    )


def not_run(ran: Mapping[int, str], known: Sequence[Migration]) -> list[Migration]:
    """Those that are not among the checksums of what ran; Unusable if that is not what we know."""
    newest = known[-1].number
    if max(ran, default=0) > newest:
        raise Unusable("store_newer", found=max(ran), known=newest)
    for migration in known:
        if ran.get(migration.number, migration.checksum) != migration.checksum:
            raise Unusable("store_edited", migration=migration.name)
    return [migration for migration in known if migration.number not in ran]
