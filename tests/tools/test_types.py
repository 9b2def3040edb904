"""What is made from the structs is current, and says what they say."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from generate import ROOT, TYPES, made
from trousseau.kernel import Fact, View
from trousseau.tables.core.commands import Command
from typescript import Declarations

Colour = Literal["red", "blue"]
"""Of a lamp."""


class Lamp(msgspec.Struct, frozen=True, tag=True):
    colour: Colour | None
    """None while it is off."""


class Bell(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """It rings."""

    times: int = 1
    by: str | None = None


Thing = Lamp | Bell


class Ring(Command, frozen=True, kw_only=True):
    bell: int
    loud: bool | None = None


class Line(msgspec.Struct, frozen=True, array_like=True):
    """Sent as a list."""

    begins: int
    points: tuple[int, ...]


class Seen(msgspec.Struct, frozen=True):
    things: tuple[Thing, ...]
    pair: tuple[Colour, float]
    either: tuple[Thing | bool, ...]
    notes: dict[str, Any]
    lines: tuple[Line, ...]
    view: View
    facts: tuple[Fact, ...]


EXPECTED = """\
export interface Command {
  ask: string;
  id: string;
}

export interface Ring extends Command {
  ask: "ring";
  bell: number;
  loud?: boolean | null;
}

/** Of a lamp. */
export type Colour = "blue" | "red";

export interface Lamp {
  type: "Lamp";
  /** null while it is off. */
  colour: Colour | null;
}

/** It rings. */
export interface Bell {
  type: "Bell";
  times?: number;
  by?: string;
}

export type Thing = Lamp | Bell;

/** Sent as a list. */
export type Line = [begins: number, points: number[]];

export interface Seen<G extends Game = Game> {
  things: Thing[];
  pair: [Colour, number];
  either: (Thing | boolean)[];
  notes: { [key: string]: unknown };
  lines: Line[];
  view: G["view"];
  facts: G["fact"][];
}
"""


def test_structs_become_interfaces_and_unions_keep_their_names() -> None:
    types = Declarations()
    assert types.declare(Ring) == "Ring"
    assert types.declare(Seen) == "Seen<G>"
    assert types.text() == EXPECTED


@pytest.mark.parametrize("file", made(), ids=lambda file: str(file.relative_to(ROOT)))
def test_the_file_is_current(file: Path) -> None:
    assert file.read_text(encoding="utf-8") == made()[file], "run ./play types"


def test_no_file_is_left_over() -> None:
    assert set(TYPES.iterdir()) <= made().keys(), "run ./play types"


class Sound(msgspec.Struct, frozen=True, tag=True):
    loud: bool


class Siren(Sound, frozen=True, tag=True):
    pitch: int


def test_the_tag_of_what_others_build_on_is_open() -> None:
    types = Declarations()
    types.declare(Siren)
    assert 'export interface Siren extends Sound {\n  type: "Siren";' in types.text()
    assert "export interface Sound {\n  type: string;" in types.text()
