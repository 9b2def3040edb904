"""The command: `python -m tools.lexicon table` writes what the sources hold as tables."""

from __future__ import annotations

import sys

from .entries import LANGUAGES
from .packages import BUILD
from .sources import write_table


def main() -> None:
    """Do what the word on the command line says."""
    match sys.argv[1:]:
        case ["table"]:
            for language in LANGUAGES:
                print(write_table(language, BUILD))
        case _:
            sys.exit(__doc__)


main()
