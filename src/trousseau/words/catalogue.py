"""Finding catalogues: a JSON file for each language in a package's folder `words`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import msgspec

HOUSE: Final = "trousseau"


@cache
def catalogue(package: str, language: str) -> Mapping[str, str]:
    """A package's templates by key; none if it has no such file."""
    spec = find_spec(package)
    folders = spec.submodule_search_locations if spec else None
    for folder in folders or ():
        file = Path(folder) / "words" / f"{language}.json"
        if file.is_file():
            return msgspec.json.decode(file.read_bytes(), type=dict[str, str])
    return {}
