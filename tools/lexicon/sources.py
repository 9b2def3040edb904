"""Where the words of each language come from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trousseau.games.passwords.lexicon.spelling import why_not

from . import english, french
from .variants import merged

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from .entries import Entry


def entries(language: str) -> Iterator[Entry]:
    """Every reading of every form of a language, in the order of the alphabet."""
    source = french if language == "fr" else english
    return merged([entry for entry in source.entries() if not why_not(entry.form)])


def write_table(language: str, folder: Path) -> Path:
    """Write the entries as a table with tabs, for people and other tools to read."""
    folder.mkdir(parents=True, exist_ok=True)
    table = folder / f"{language}.tsv"
    with table.open("w", encoding="utf-8") as lines:
        for entry in entries(language):
            lines.write("\t".join(map(str, entry)) + "\n")
    return table
