"""Builds and measures the families of Mots de passe.

python -m tools.lexicon.families                       pack the families into the game's data
python -m tools.lexicon.families measure development   how good they are, on the pairs to tune on
python -m tools.lexicon.families measure set-aside     the same, on pairs that nobody tunes on
python -m tools.lexicon.families measure random        the same, on pairs drawn from the lexicon
"""

from __future__ import annotations

import sys

from ..entries import LANGUAGES
from .build import DATA, build
from .measure import SETS, Figures, read_pairs
from .pack import pack


def main(words: list[str]) -> int:
    """Do what the words ask; the answer is an exit code."""
    match words:
        case []:
            for language in LANGUAGES:
                file = DATA / f"{language}.families.xz"
                file.write_bytes(pack(build(language)))
                print(f"{file.name}: {file.stat().st_size} bytes")
        case ["measure", which] if which in SETS:
            for language in LANGUAGES:
                print(
                    f"{language}, {which}:", Figures(language, read_pairs(language, which)).table()
                )
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


sys.exit(main(sys.argv[1:]))
