"""Which steps can be skipped: a step whose inputs did not change since it was last done.

Only the standard library, since `./play` comes here before anything is installed.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

MADE = ("__pycache__", "node_modules", "trousseau.egg-info")
"""Folders among sources that Python, npm and setuptools make."""


def digest(*inputs: str | Path) -> str:
    """Sum up words, files and folders by their content."""
    total = hashlib.sha256()
    for item in inputs:
        if isinstance(item, str):
            total.update(f"{item}\0".encode())
            continue
        for file in [item] if item.is_file() else source_files(item):
            total.update(f"{file.relative_to(ROOT)}\0".encode())
            total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def source_files(folder: Path) -> list[Path]:
    """List a folder's files, without what was made from others."""
    files = []
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in MADE]
        files += [Path(place, name) for name in names]
    return sorted(files)


def is_fresh(stamp: Path, inputs: str) -> bool:
    """Tell whether a step was last done from the same inputs."""
    return stamp.is_file() and stamp.read_text() == inputs
