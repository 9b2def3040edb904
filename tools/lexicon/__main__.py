"""Builds the lexicon of Mots de passe.

python -m tools.lexicon         fetch the packages, and pack what they hold into the game's data
python -m tools.lexicon table   write what they hold as tables, into build/lexicon
"""

from __future__ import annotations

import sys

from . import own
from .entries import LANGUAGES
from .packages import BUILD, ROOT
from .packing import pack
from .sources import entries, write_table

DATA = ROOT / "src" / "trousseau" / "games" / "passwords" / "lexicon" / "data"


def main(words: list[str]) -> int:
    """Do what the words ask; the answer is an exit code."""
    match words:
        case []:
            for language in LANGUAGES:
                _pack(language)
        case ["table"]:
            for language in LANGUAGES:
                print(write_table(language, BUILD))
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


def _pack(language: str) -> None:
    files = pack(entries(language), own.words(f"{language}_vulgar"))
    for part, packed in files._asdict().items():
        file = DATA / f"{language}.{part}.xz"
        file.write_bytes(packed)
        print(f"{file.name}: {len(packed)} bytes")


sys.exit(main(sys.argv[1:]))
