"""The rules page knows the usual options: they are those of the game."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from trousseau.games.coffre.edge import CoffreOptions

PAGE = Path(__file__).resolve().parents[3] / "ui/src/games/coffre/rules/usual.ts"


def test_the_page_calls_usual_what_is() -> None:
    text = PAGE.read_text(encoding="utf-8")
    [body] = re.findall(r"USUAL: CoffreOptions = \{(.*?)\}", text, re.DOTALL)
    told = dict(re.findall(r"(\w+): (\w+),", body))
    usual = msgspec.json.decode(msgspec.json.encode(CoffreOptions()))
    assert {name: msgspec.json.decode(value) for name, value in told.items()} == usual
