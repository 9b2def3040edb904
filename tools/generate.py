"""Writes what is made from the Python side for the page and for the documents.

`./play types` runs it; a test checks that its files are as it would write them.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

import protocol_page
import reference
import typescript
from trousseau import games

ROOT = Path(__file__).resolve().parent.parent
TYPES = ROOT / "ui" / "src" / "types"
PAGES = tuple(ROOT / "docs" / name for name in ("protocol.md", "operation.md"))


def main() -> None:
    files = made()
    TYPES.mkdir(parents=True, exist_ok=True)
    for left_over in set(TYPES.iterdir()) - files.keys():
        left_over.unlink()
    for file, text in files.items():
        file.write_text(text, encoding="utf-8")


def made() -> dict[Path, str]:
    """Every file that is made, with its text."""
    types = {TYPES / name: text for name, text in typescript.files().items()}
    pages = {page: protocol_page.filled(page.read_text(encoding="utf-8")) for page in PAGES}
    pages[ROOT / "docs" / "reference.md"] = reference.page()
    return {**types, TYPES / "games.json": facts(), **printed(), **pages}


def facts() -> str:
    """What the page must know of every game before a table of it: seats, bots, usual options."""
    found = {name: _facts(name) for name in games.own()}
    return msgspec.json.format(msgspec.json.encode(found)).decode() + "\n"


def _facts(name: str) -> dict[str, object]:
    game = games.get(name)
    _at_random, *levels = games.parts_of(name).levels()
    return {
        "seats": {"least": game.seats[0], "most": game.seats[-1]},
        "levels": levels,
        "options": game.options(),
        "real_time": game.real_time,
    }


def printed() -> dict[Path, str]:
    """What is printed on each game's cards, as JSON."""
    found = {name: games.parts_of(name).printed() for name in games.own()}
    return {TYPES / f"{name}.printed.json": _lines(cards) for name, cards in found.items() if cards}


def _lines(things: Sequence[object]) -> str:
    """One thing a line: a change of a card is a change of a line."""
    return "[\n" + ",\n".join(msgspec.json.encode(one).decode() for one in things) + "\n]\n"


if __name__ == "__main__":
    main()
