"""What went wrong, as data: the words for it are in the house's catalogue under `error`."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, NamedTuple

import typer

from trousseau import __version__
from trousseau.games import BadGame, UnknownGame
from trousseau.kernel import BadRecord, Illegal
from trousseau.lab.cluster import NoCluster, NoRay, OtherProgram
from trousseau.lab.report import NoPlots
from trousseau.lab.setup import UnknownBot


class Complaint(NamedTuple):
    """A key of the catalogue and what fills its gaps; `name` and `known` give a guess too."""

    code: str
    gaps: dict[str, Any]

    @property
    def guess(self) -> str | None:
        """Which of the known names was perhaps meant."""
        if "name" not in self.gaps:
            return None
        close = get_close_matches(self.gaps["name"], self.gaps["known"], n=1)
        return close[0] if close else None


class Refused(Exception):
    """Something that was typed can't be done."""

    def __init__(self, code: str, **gaps: object) -> None:
        super().__init__(code)
        self.complaint = Complaint(code, gaps)


class Unsound(Exception):
    """What was checked is not as it should be; that was said already."""


def explain(error: Exception) -> Complaint | None:
    """What to say of an error; None for a fault of our own."""
    match error:
        case Refused():
            return error.complaint
        case UnknownGame():
            return Complaint("unknown_game", {"name": error.name, "known": error.known})
        case BadGame():
            return about_game(error)
        case UnknownBot():
            gaps = {"name": error.name, "known": error.known, "game": error.game}
            return Complaint("unknown_bot", gaps)
        case BadRecord():
            return Complaint(f"record_{error.refusal.code}", error.refusal.about)
        case Illegal():
            return Complaint(error.refusal.code, error.refusal.about)
        case NoPlots():
            return Complaint("no_plots", {})
        case NoRay() | NoCluster() | OtherProgram():
            return _of_cluster(error)
        case OSError():
            return _of_file(error)
        case typer.TyperException():
            return _of_usage(error)
        case _:
            return None


def about_game(bad: BadGame) -> Complaint:
    return Complaint(f"game_{bad.refusal.code}", bad.refusal.about)


def _of_cluster(error: NoRay | NoCluster | OtherProgram) -> Complaint:
    match error:
        case NoRay():
            return Complaint("no_ray", {})
        case NoCluster():
            return Complaint("no_cluster", {"address": error.address, "why": error.why})
        case OtherProgram():
            return Complaint("other_program", {"theirs": error.version, "ours": __version__})


def _of_file(error: OSError) -> Complaint | None:
    if error.filename is None:
        return None
    gaps = {"file": str(error.filename)}
    match error:
        case FileNotFoundError():
            return Complaint("file_missing", gaps)
        case IsADirectoryError():
            return Complaint("file_folder", gaps)
        case PermissionError():
            return Complaint("file_forbidden", gaps)
        case _:
            return Complaint("file", gaps)


def _of_usage(error: typer.TyperException) -> Complaint:
    """Typer's own complaints: an option that isn't there, one without its value, words too many."""
    option: str | None = getattr(error, "option_name", None)
    if option is None:
        return Complaint("usage", {})
    possible: Sequence[str] | None = getattr(error, "possibilities", None)
    if possible is None and "requires" in error.format_message():
        return Complaint("option_value", {"option": option})
    return Complaint("unknown_flag", {"name": option, "known": possible or ()})
