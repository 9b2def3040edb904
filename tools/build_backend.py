"""Setuptools' build backend, plus the page, plus what the compiled build needs when asked for.

`pip install .` makes a pure Python build with the page in it, for which Node.js comes from PyPI
where the machine has none that is new enough. With TROUSSEAU_COMPILE=1 in the environment,
setup.py compiles the marked modules with mypyc, which type-checks them first: that takes mypy, and
the packages that the modules import. An editable install takes the page as it is: `./play build`
builds it.
"""

import os
import tomllib
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

import page

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


def build_wheel(
    wheel_directory: str,
    config_settings: dict[str, str | list[str] | None] | None = None,
    metadata_directory: str | None = None,
) -> str:
    """A wheel with the page."""
    page.build()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(
    sdist_directory: str, config_settings: dict[str, str | list[str] | None] | None = None
) -> str:
    """The sources and the page, so that a wheel made of them needs no Node.js."""
    page.build()
    return build_meta.build_sdist(sdist_directory, config_settings)


def get_requires_for_build_editable(config_settings: object = None) -> list[str]:
    """The packages that a build needs besides `build-system.requires`."""
    del config_settings  # the build has no settings but the switch
    if os.environ.get("TROUSSEAU_COMPILE") != "1":
        return []
    pyproject = _pyproject()
    return [*pyproject["dependency-groups"]["compile"], *pyproject["project"]["dependencies"]]


def get_requires_for_build_wheel(config_settings: object = None) -> list[str]:
    """The same, and Node.js if the page has to be built and the machine can't."""
    needed = get_requires_for_build_editable(config_settings)
    if page.is_current() or page.npm_of_machine():
        return needed
    return [*needed, *_pyproject()["dependency-groups"]["node"]]


get_requires_for_build_sdist = get_requires_for_build_wheel


def _pyproject() -> dict[str, dict[str, list[str]]]:
    # Only tables of lists are read here.
    return tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))
