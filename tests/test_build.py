"""The tests run on the build that they are meant for, pure or compiled.

`./play test` sets TROUSSEAU_BUILD; without it the build is the pure one.
"""

import os
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src"
MARKER = "# compiled: mypyc"
COMPILED = os.environ.get("TROUSSEAU_BUILD") == "compiled"


def marked_modules() -> list[str]:
    files = [file for file in SOURCE.rglob("*.py") if MARKER in file.read_text().splitlines()]
    return sorted(".".join(file.relative_to(SOURCE).with_suffix("").parts) for file in files)


@pytest.mark.parametrize("name", marked_modules())
def test_a_marked_module_is_compiled_in_the_compiled_build_only(name: str) -> None:
    file = import_module(name).__file__
    assert file is not None
    assert file.endswith(tuple(EXTENSION_SUFFIXES)) == COMPILED
