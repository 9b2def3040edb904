"""Finding catalogues: a JSON file for each language in a package's folder `words`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from inspect import getdoc
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


@cache
def game_words(module: str, language: str) -> Mapping[str, str]:
    """A game's own; without a title it is called like its module, whose docstring are its rules."""
    own = catalogue(module, language)
    title = capital(module.rpartition(".")[2].replace("_", " "))
    rules = "" if "game.rules" in own else getdoc(import_module(module))
    return {"game.title": title, **({"game.rules": rules} if rules else {}), **own}


def capital(text: str) -> str:
    """Parts of sentences, where they stand alone."""
    return text[:1].upper() + text[1:]
