"""Makes the compiled copy of the project: from `src` to `build/compiled`.

python tools/compiled.py    make it, unless there is one of the same sources

It takes a C compiler, Python's headers and mypy; mypy is that of .venv, or else comes by
requirements-compile.lock into build/compiler. Each copy has a folder of its own, whose name sums
up its sources and which appears when it is whole; `build/compiled` leads to the newest. The page
in it is that of `src`.

Only the standard library, since `./play` comes here before anything is installed.
"""

from __future__ import annotations

import fcntl
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import page
from stamps import ROOT, digest, is_fresh, source_files

SOURCE = ROOT / "src"
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"
SCRATCH = BUILD / "compiling"
COMPILER = BUILD / "compiler"

LOCK = ROOT / "requirements-compile.lock"
RECIPE = [ROOT / name for name in ("pyproject.toml", "setup.py")]


class NotCompiled(Exception):
    """There is no compiled copy; the message says why."""


def make() -> Path:
    """Make the copy, unless it is there; another process that is at it is waited for."""
    BUILD.mkdir(exist_ok=True)
    with _alone():
        copy = _copy_of_now()
        if not copy.is_dir():
            shutil.rmtree(SCRATCH, ignore_errors=True)
            _compile()
            if _copy_of_now() != copy:
                raise NotCompiled("the sources have changed in the meantime")
            (SCRATCH / "lib").rename(copy)
            shutil.rmtree(SCRATCH)
        _lead_to(copy)
        _tidy_up(copy)
    return copy


def take() -> Path | None:
    """The copy of the sources of now, if there is one.

    It stays as long as this process runs, or whatever program takes its place.
    """
    copy = _copy_of_now()
    try:
        handle = os.open(copy, os.O_RDONLY)
    except FileNotFoundError:
        return None
    fcntl.flock(handle, fcntl.LOCK_SH)
    os.set_inheritable(handle, True)
    return copy if copy.is_dir() else None


def _copy_of_now() -> Path:
    """Where the copy of the sources of now is, or would be; a new page alone needs no other."""
    sources = [file for file in source_files(SOURCE) if page.PAGE not in file.parents]
    return BUILD / f"compiled-{digest(sys.version, LOCK, *RECIPE, *sources)[:16]}"


def _compile() -> None:
    places = ["--build-base", str(SCRATCH), "--build-lib", str(SCRATCH / "lib")]
    _run("setup.py", "--quiet", "build", *places, TROUSSEAU_COMPILE="1", **_with_mypy())
    copied = SCRATCH / "lib" / page.PAGE.relative_to(SOURCE)
    shutil.rmtree(copied, ignore_errors=True)
    copied.symlink_to(page.PAGE)


def _with_mypy() -> dict[str, str]:
    """The variables with which this Python finds mypy; it is installed if it was missing."""
    if importlib.util.find_spec("mypyc"):
        return {}
    stamp, inputs = COMPILER / "stamp", digest(sys.version, LOCK)
    if not is_fresh(stamp, inputs):
        shutil.rmtree(COMPILER, ignore_errors=True)
        pip = ["-m", "pip", "--quiet", "--disable-pip-version-check", "install", "--no-deps"]
        _run(*pip, "--target", str(COMPILER), "--require-hashes", "--requirement", str(LOCK))
        stamp.write_text(inputs)
    return {"PYTHONPATH": str(COMPILER)}


def _lead_to(copy: Path) -> None:
    new = BUILD / "newest"
    new.unlink(missing_ok=True)
    new.symlink_to(copy.name)
    if COMPILED.is_dir() and not COMPILED.is_symlink():
        shutil.rmtree(COMPILED)  # of a time when it was the copy itself
    new.replace(COMPILED)


def _tidy_up(newest: Path) -> None:
    """Remove the older copies that nobody runs."""
    for copy in BUILD.glob("compiled-*"):
        if copy == newest:
            continue
        handle = os.open(copy, os.O_RDONLY)
        with suppress(BlockingIOError):
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            shutil.rmtree(copy)
        os.close(handle)


@contextmanager
def _alone() -> Iterator[None]:
    with (BUILD / "compiling.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _run(*words: str, **environment: str) -> None:
    """Run Python, whose chatter is shown only if it fails."""
    done = subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise NotCompiled(f"python {' '.join(words)} failed:\n{done.stdout}")


def main() -> int:
    try:
        make()
    except NotCompiled as problem:
        print(f"compiled: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
