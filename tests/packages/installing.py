"""Packages that bring games, installed for a test where nobody else finds them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.web.server import Server

ROOT = Path(__file__).resolve().parents[2]

CHESTS = ROOT / "docs" / "examples"
"""The package of docs/authors.md, as an author has it."""

PIP = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
OFFLINE = ["--no-index", "--no-deps", "--no-build-isolation", "--no-cache-dir"]


def installed(package: Path, folder: Path) -> dict[str, str]:
    """The environment of processes in which this package is installed too, by pip."""
    copied = shutil.copytree(package, folder / "package")  # building leaves files behind
    site = folder / "site"
    subprocess.run([*PIP, *OFFLINE, "--target", site, copied], check=True, capture_output=True)
    return seeing(site)


def seeing(site: Path) -> dict[str, str]:
    """The environment of processes that find what is installed in this folder too."""
    found = [str(site), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(found)}


def write(site: Path, package: str, game: str, code: str) -> None:
    """An installed package as pip would leave it, whose only module has this code."""
    module = package.replace("-", "_")
    notes = site / f"{module}-1.0.dist-info"
    notes.mkdir(parents=True)
    (notes / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (notes / "entry_points.txt").write_text(f"[trousseau.games]\n{game} = {module}\n")
    (site / f"{module}.py").write_text(code)


def played_by_bots(server: Server, game: str, *levels: str) -> str:
    """A table where bots of these levels have played a game to its end."""
    host = server.api.open(game, len(levels))
    with server.api.visit(host) as ada:
        for seat, level in enumerate(levels):
            ada.do("seat_bot", seat=seat, level=level)
        ada.do("begin")
        ada.hear_until(lambda message: bool((message.get("view") or {}).get("result")))
    return host.table
