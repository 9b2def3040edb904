"""Writes what is made from the Python side for the page and for the documents.

`./play types` runs it; a test checks that its files are as it would write them.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

import protocol_page
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
    return {**types, **printed(), **pages}


def printed() -> dict[Path, str]:
    """What a game's module `printed` has to show, as JSON: its cards, for example."""
    found = {name: games.part(name, "printed") for name in games.names()}
    return {
        TYPES / f"{name}.printed.json": _lines(module.PRINTED)
        for name, module in found.items()
        if module
    }


def _lines(things: list[object]) -> str:
    """One thing a line: a change of a card is a change of a line."""
    return "[\n" + ",\n".join(msgspec.json.encode(one).decode() for one in things) + "\n]\n"


if __name__ == "__main__":
    main()
