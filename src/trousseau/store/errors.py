"""What can go wrong with what is stored, told apart by what somebody can do about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from trousseau.store.rows import Row

Problem = Literal["disk_full", "read_only", "locked", "corrupt", "unreachable", "failed"]

UnusableCode = Literal[
    "store_bad_address",
    "store_corrupt",
    "store_crowded",
    "store_edited",
    "store_encoding",
    "store_failed",
    "store_foreign",
    "store_full",
    "store_in_use",
    "store_newer",
    "store_no_database",
    "store_no_driver",
    "store_no_folder",
    "store_no_login",
    "store_no_rights",
    "store_old_server",
    "store_pg_dump",
    "store_read_only",
    "store_standby",
    "store_unreachable",
]


class Taken(Exception):
    """A line was not stored: its number is taken, or the line before it is not there.

    Either way somebody else was faster, and what the writer knew of the table is outdated.
    """


class NotOurs(Exception):
    """A line was not stored: another server keeps this table by now."""


class InDoubt(Exception):
    """The database went away while it stored this; the log will tell once it can be read again."""


class NotSaved(Exception):
    """Nothing of it was stored. The next attempt may succeed."""

    def __init__(self, code: Problem) -> None:
        super().__init__(code)
        self.code = code


class NotRead(Exception):
    """What was asked for can't be read now."""

    def __init__(self, code: Problem) -> None:
        super().__init__(code)
        self.code = code


class Damaged(Exception):
    """Lines of a table were lost on disk: they are gone, unreadable or not what was written.

    `rows` are those before the first of these, of all the `lines` that there were.
    """

    def __init__(self, rows: Sequence[Row], lines: int) -> None:
        super().__init__(f"{len(rows)} of {lines} lines can be read")
        self.rows = rows
        self.lines = lines
        self.about = {"readable": len(rows), "lines": lines}


class Unusable(Exception):
    """The data can't be used; `error.CODE` in the catalogue says why, filled by `about`."""

    def __init__(self, code: UnusableCode, **about: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.about = about


Outcome = Exception | None
"""What became of a line: it is stored, or why not."""


def again(problem: Exception) -> Exception:
    """The same for somebody else, since each may raise it."""
    copy = type(problem)(*problem.args)
    copy.__cause__ = problem.__cause__
    return copy
