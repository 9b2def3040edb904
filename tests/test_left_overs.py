"""No file that an editor, a merge or a system left behind is among those that are kept."""

from __future__ import annotations

import subprocess
from fnmatch import fnmatch
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

LEFT_OVERS = (
    *("*.orig", "*.rej", "*.patch", "*.diff"),  # merges
    *("*.bak", "*.old", "*.tmp", "*~", "*.sw[a-p]", ".#*", "#*#"),  # editors
    *(".DS_Store", "Thumbs.db", "desktop.ini"),  # systems
    *("*.py[co]", "*.log", "core"),  # runs
)


def left_over(names: list[str]) -> list[str]:
    return [name for name in names if any(fnmatch(Path(name).name, one) for one in LEFT_OVERS)]


def test_nothing_is_left_over_among_the_files_that_are_kept() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("not a clone")
    words = ["git", "ls-files", "-z"]
    kept = subprocess.run(words, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    assert left_over(kept.split("\0")) == []


@pytest.mark.parametrize(
    "name", ["src/trousseau/store/store.py.orig", "play~", "docs/.protocol.md.swp", "ui/.DS_Store"]
)
def test_a_left_over_is_known_by_its_name(name: str) -> None:
    assert left_over([name, "README.md"]) == [name]
