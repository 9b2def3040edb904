"""The rules by which a language derives words, read from text files that people can edit."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER: Final = Path(__file__).parent
NOTHING: Final = "-"
"""Stands for an empty ending in the files."""
ANY: Final = "*"
"""Stands for any word in the list of what may begin a compound."""


class Suffix(NamedTuple):
    """A derived ending and what the base may end in, with their parts of speech."""

    ending: str
    parts: str
    base_endings: tuple[str, ...]
    base_parts: str
    cost: int


class Alternation(NamedTuple):
    """How the end of a stem may differ in the base: moqu-eur, moqu-er, but ennuy-eux, ennui."""

    derived: str
    base: str
    cost: int


class Prefix(NamedTuple):
    """What may stand before a word; "wraps" if it takes an ending too (terre, en-terr-er)."""

    text: str
    parts: str
    base_parts: str
    cost: int
    wraps: bool


class Family(NamedTuple):
    """A base and its kin: undisputed, taught at school, and compounds that it is a part of."""

    base: str
    gloss: str
    """Tells the bases apart that are written alike; mostly empty."""
    sure: tuple[str, ...]
    learned: tuple[str, ...]
    compounds: tuple[str, ...]


class Rules(NamedTuple):
    """All that the files of one language say."""

    suffixes: list[Suffix]
    alternations: list[Alternation]
    prefixes: list[Prefix]
    groups: list[tuple[str, ...]]
    families: list[Family]
    vetoes: set[frozenset[str]]
    """Pairs that a rule would take for kin, and that are none."""
    doubts: set[frozenset[str]]
    """Pairs that history knows to be kin, and hardly anybody else."""
    compounds: set[str]
    """What may begin a compound."""

    @property
    def endings(self) -> set[str]:
        """What derived words end in."""
        return {suffix.ending for suffix in self.suffixes}


def read_rules(language: str) -> Rules:
    """The rules of a language."""
    folder = FOLDER / language
    return Rules(
        [_suffix(line) for line in lines(folder / "suffixes.txt")],
        [_alternation(line) for line in lines(folder / "alternations.txt")],
        [_prefix(line) for line in lines(folder / "prefixes.txt")],
        [tuple(line.split()) for line in lines(folder / "groups.txt")],
        [_family(line) for line in lines(folder / "seeds.txt")],
        set(_pairs(folder / "vetoes.txt")),
        set(_pairs(folder / "doubts.txt")),
        {word for line in lines(folder / "compounds.txt") for word in line.split()},
    )


def lines(file: Path) -> Iterator[str]:
    """The lines of a file that say something; # begins a comment."""
    for line in file.read_text("utf-8").splitlines():
        text = line.partition("#")[0].strip()
        if text:
            yield text


def _suffix(line: str) -> Suffix:
    derived, rest = line.split("<")
    base, cost = rest.split(":")
    ending, parts = derived.split()
    *base_endings, base_parts = base.split()
    return Suffix(ending, parts, tuple(map(_text, base_endings)), base_parts, int(cost))


def _alternation(line: str) -> Alternation:
    derived, base, cost = line.split()
    return Alternation(_text(derived), _text(base), int(cost))


def _prefix(line: str) -> Prefix:
    derived, rest = line.split("<")
    base, cost = rest.split(":")
    text, parts = derived.split()
    return Prefix(text.rstrip("+"), parts, base.strip(), int(cost), text.endswith("+"))


def _family(line: str) -> Family:
    base, _, rest = line.partition(" ")
    gloss = ""
    if rest.startswith("("):
        gloss, _, rest = rest[1:].partition(") ")
    sure, learned, compounds, *_ = (*rest.split("|"), "", "")
    return Family(
        base, gloss, tuple(sure.split()), tuple(learned.split()), tuple(compounds.split())
    )


def _pairs(file: Path) -> Iterator[frozenset[str]]:
    """Each line is a word and others that make a pair with it."""
    for line in lines(file):
        word, *others = line.split()
        yield from (frozenset((word, other)) for other in others)


def _text(ending: str) -> str:
    return "" if ending == NOTHING else ending
