"""The shapes of “À qui est-ce ?”."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from trousseau.games.boyard.constants import GUARDIAN
from trousseau.games.boyard.drawing import Drawing
from trousseau.games.boyard.trials.shapes import Echo, Ready, TrialFact, TrialView
from trousseau.kernel.structs import Fact, Written

SheetNumber = Annotated[int, Meta(ge=0, lt=5)]
Drawer = Annotated[int, Meta(ge=0, le=GUARDIAN)]
"""A seat, or the Guardian."""


class Subject(msgspec.Struct, frozen=True):
    """What everybody draws."""

    id: str
    fr: str
    en: str


class HandIn(Written, frozen=True):
    """An opponent's sheet; there is no second one."""

    drawing: Drawing


class PlaceName(Written, frozen=True):
    """The candidate puts a name under a sheet; a name that was there changes places with it."""

    sheet: SheetNumber
    seat: Drawer


class ConfirmNames(Written, frozen=True):
    """Sheets that have no name yet get those that are left, by lot."""


class SubjectGiven(Fact, frozen=True):
    subject: Subject


class SheetHandedIn(Fact, frozen=True):
    seat: int


class SheetsShown(Fact, frozen=True):
    """Numbered by lot."""

    sheets: tuple[Drawing, ...]


class NamePlaced(Fact, frozen=True):
    """The names under all sheets, after one was put."""

    sheet: int
    seat: int
    names: tuple[int | None, ...]


class DrawersTold(Fact, frozen=True):
    """Sheet by sheet whose name the candidate put, and who drew it."""

    names: tuple[int, ...]
    drew: tuple[int, ...]
    right: int
    needed: int


class SealedSheet(msgspec.Struct, frozen=True):
    seat: int
    drawing: Drawing


QuiMove = Ready | Echo | HandIn | PlaceName | ConfirmNames
QuiFact = TrialFact | SubjectGiven | SheetHandedIn | SheetsShown | NamePlaced | DrawersTold


class QuiView(TrialView, frozen=True, kw_only=True, tag_field="trial", tag="qui"):
    """Phases: `sketch`, `match`."""

    moves: tuple[QuiMove, ...] = ()
    subject: Subject | None
    """None before the brief is over."""

    opponents: tuple[int, ...]
    """Whose names are to be put, from the candidate's left."""

    needed: int
    """So many names must be right."""

    handed_in: tuple[int, ...]
    """Who has handed in a sheet of their own hand; the table draws the others'."""

    own: Drawing | None
    """What the viewer has handed in."""

    sheets: tuple[Drawing, ...]
    """Once the candidate gets them; a sheet's number is its place."""

    own_sheet: int | None
    """The number of the sheet that the viewer's own hand drew."""

    names: tuple[int | None, ...]
    """Under each sheet, as the candidate has put them so far."""

    drew: tuple[int, ...] | None
    """Who drew each sheet, once it is decided."""

    sealed: tuple[SealedSheet, ...] = ()
    """All that was handed in, when all is laid open."""
