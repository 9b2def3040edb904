"""The address of a PostgreSQL database, as `--data` names it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import parse_qsl, urlencode, urlsplit

from trousseau.store.errors import Unusable

SCHEMES: Final = ("postgresql", "postgres")
HOST: Final = re.compile(r"(\[[0-9a-fA-F:.%]+\]|[^\[\]:/@\s]*)(:\d{1,5})?")
HIDDEN: Final = "***"


@dataclass(frozen=True)
class PostgresAddress:
    """What is `shown` has no password; whoever prints or logs an address gets that."""

    shown: str
    dsn: str = field(repr=False)

    @classmethod
    def read(cls, text: str) -> PostgresAddress:
        """Unusable if it is none."""
        shown = _without_secrets(text)
        parts = urlsplit(text) if _splits(text) else None
        if parts is None or parts.scheme not in SCHEMES or not _names_hosts(parts.netloc):
            raise Unusable("store_bad_address", folder=shown)
        return cls(shown, text)

    def __str__(self) -> str:
        return self.shown


def _splits(text: str) -> bool:
    try:
        urlsplit(text)
    except ValueError:
        return False
    return True


def _names_hosts(netloc: str) -> bool:
    """Several are tried one after the other; none at all is a socket of this machine."""
    hosts = netloc.rpartition("@")[2].split(",")
    return all(HOST.fullmatch(host) for host in hosts)


def _without_secrets(text: str) -> str:
    """Also of what can't be read: whatever stands before the last @ may be a password."""
    scheme, _, rest = text.partition("://")
    rest, mark, settings = rest.partition("?")
    person, at, place = rest.rpartition("@")
    user, colon, _ = person.partition(":")
    known = [(name, HIDDEN if "password" in name else value) for name, value in parse_qsl(settings)]
    hidden = f"{user}:{HIDDEN}" if colon else user
    return f"{scheme}://{hidden}{at}{place}{mark}{urlencode(known, safe='*/')}"
