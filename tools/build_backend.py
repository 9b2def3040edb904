"""Setuptools' build backend, plus what the compiled build needs when it is asked for.

`pip install .` makes a pure Python build. With TROUSSEAU_COMPILE=1 in the environment, setup.py
compiles the marked modules with mypyc, which type-checks them first: that takes mypy, and the
packages that the modules import.
"""

import os
import tomllib
from pathlib import Path

from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

PYPROJECT = Path(__file__).resolve().parent.parent / "pyproject.toml"


def get_requires_for_build_wheel(config_settings: object = None) -> list[str]:
    """The packages that a build needs besides `build-system.requires`."""
    del config_settings  # the build has no settings but the switch
    if os.environ.get("TROUSSEAU_COMPILE") != "1":
        return []
    pyproject = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))
    return [*pyproject["dependency-groups"]["compile"], *pyproject["project"]["dependencies"]]


# setup.py runs for these too, and the switch means the same to it.
get_requires_for_build_editable = get_requires_for_build_wheel
get_requires_for_build_sdist = get_requires_for_build_wheel
