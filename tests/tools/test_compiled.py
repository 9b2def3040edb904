"""The compiled copy: whole or not there, of the sources of now, and kept while it is used."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import compiled
import page
import stamps

ROOT = stamps.ROOT

Compile = Callable[[], None]


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of a project of its own, with `build` beside it; compiling it is copying it."""
    source = tmp_path / "src" / "trousseau" / "rules.py"
    source.parent.mkdir(parents=True)
    source.write_text("1")
    for name in ("pyproject.toml", "setup.py", "requirements-compile.lock"):
        (tmp_path / name).touch()
    monkeypatch.setattr(stamps, "ROOT", tmp_path)
    monkeypatch.setattr(page, "PAGE", tmp_path / "src" / "trousseau" / "web" / "page")
    for name in ("SOURCE", "BUILD", "COMPILED", "SCRATCH", "COMPILER", "LOCK"):
        moved = tmp_path / getattr(compiled, name).relative_to(ROOT)
        monkeypatch.setattr(compiled, name, moved)
    monkeypatch.setattr(compiled, "RECIPE", [])
    monkeypatch.setattr(compiled, "_compile", copier(source))
    return source


def copier(source: Path) -> Compile:
    def copy() -> None:
        made = compiled.SCRATCH / "lib" / "rules.py"
        made.parent.mkdir(parents=True)
        made.write_text(source.read_text())

    return copy


def test_a_copy_is_made_once_and_found_while_the_sources_are_the_same(source: Path) -> None:
    assert compiled.take() is None
    copy = compiled.make()
    assert compiled.take() == copy == compiled.COMPILED.resolve()
    assert (compiled.COMPILED / "rules.py").read_text() == "1"
    (copy / "rules.py").write_text("not made again")
    assert compiled.make() == copy
    assert (copy / "rules.py").read_text() == "not made again"
    source.write_text("2")
    assert compiled.take() is None


def test_a_new_page_is_no_reason_to_compile(source: Path) -> None:
    copy = compiled.make()
    page.PAGE.mkdir(parents=True)
    (page.PAGE / "index.html").touch()
    assert compiled.take() == copy


def test_an_interrupted_compile_leaves_nothing_and_is_begun_again(
    source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted() -> None:
        copier(source)()
        raise KeyboardInterrupt

    monkeypatch.setattr(compiled, "_compile", interrupted)
    with pytest.raises(KeyboardInterrupt):
        compiled.make()
    assert compiled.take() is None
    assert not compiled.COMPILED.exists()
    monkeypatch.setattr(compiled, "_compile", copier(source))
    assert compiled.make() == compiled.take()


def test_sources_that_change_meanwhile_make_no_copy(
    source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def edited() -> None:
        copier(source)()
        source.write_text("2")

    monkeypatch.setattr(compiled, "_compile", edited)
    with pytest.raises(compiled.NotCompiled, match="changed in the meantime"):
        compiled.make()
    assert compiled.take() is None


def test_an_older_copy_stays_only_if_somebody_runs_it(source: Path) -> None:
    unused = compiled.make()
    source.write_text("2")
    used = compiled.make()
    assert not unused.exists()
    assert compiled.take() == used
    source.write_text("3")
    newest = compiled.make()
    assert used.is_dir()
    assert compiled.COMPILED.resolve() == newest
