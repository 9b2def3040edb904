"""What PostgreSQL, its driver and the network say, in the words of `errors`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

import asyncpg

from trousseau.store.errors import NotRead, Problem, Unusable, UnusableCode
from trousseau.store.postgres.address import PostgresAddress

Trouble = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
"""Whatever may come of a question. That no answer came is an OSError too."""


@contextmanager
def refusing(address: PostgresAddress) -> Iterator[None]:
    """Answer whatever goes wrong in here with Unusable."""
    try:
        yield
    except Unusable as unusable:
        unusable.about["folder"] = address.shown
        raise
    except (*Trouble, ValueError) as error:  # the driver's complaints of an address are ValueErrors
        raise Unusable(_at_start(error), folder=address.shown) from error


@contextmanager
def reading() -> Iterator[None]:
    """Answer whatever goes wrong in here with NotRead."""
    try:
        yield
    except Trouble as error:
        raise NotRead(problem_of(error)) from error


def problem_of(error: Exception) -> Problem:
    """What kind of trouble the database is in."""
    if isinstance(error, OSError):
        return "unreachable"
    code = sqlstate(error)
    return _OF_STATE.get(code) or _OF_CLASS.get(code[:2], "failed")


def was_refused(error: Exception) -> bool:
    """Whether the database says itself that it did none of it, and was not just going away."""
    return sqlstate(error)[:2] not in {"", "08", "57"}


def sqlstate(error: Exception) -> str:
    """Empty if it is not PostgreSQL that says something."""
    return getattr(error, "sqlstate", None) or ""


def _at_start(error: Exception) -> UnusableCode:
    if isinstance(error, OSError):
        return "store_unreachable"
    code = sqlstate(error)
    if not code:
        return "store_bad_address" if isinstance(error, ValueError) else "store_failed"
    return _STATE_AT_START.get(code) or _AT_START[problem_of(error)]


_OF_STATE: Final[Mapping[str, Problem]] = {
    "25006": "read_only",
    "42501": "read_only",  # rights that were taken away
    "53100": "disk_full",
    "55P03": "locked",
}

_OF_CLASS: Final[Mapping[str, Problem]] = {
    "08": "unreachable",
    "3D": "unreachable",  # while it is down for good
    "53": "unreachable",  # no memory or no connection left
    "57": "unreachable",  # stopping, starting
    "XX": "corrupt",
}

_STATE_AT_START: Final[Mapping[str, UnusableCode]] = {
    "28000": "store_no_login",
    "28P01": "store_no_login",
    "3D000": "store_no_database",
    "42501": "store_no_rights",
    "53300": "store_crowded",
}

_AT_START: Final[Mapping[Problem, UnusableCode]] = {
    "disk_full": "store_full",
    "read_only": "store_read_only",
    "locked": "store_in_use",
    "corrupt": "store_corrupt",
    "unreachable": "store_unreachable",
    "failed": "store_failed",
}
