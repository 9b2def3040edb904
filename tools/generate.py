"""Writes what is made from the structs: the page's types, and the lists in the protocol's page.

`./play types` runs it; a test checks that its files are as it would write them.
"""

from __future__ import annotations

from pathlib import Path

import protocol_page
import typescript

ROOT = Path(__file__).resolve().parent.parent
TYPES = ROOT / "ui" / "src" / "types"
PAGE = ROOT / "docs" / "protocol.md"


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
    return {**types, PAGE: protocol_page.filled(PAGE.read_text(encoding="utf-8"))}


if __name__ == "__main__":
    main()
