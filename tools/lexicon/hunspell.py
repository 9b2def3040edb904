"""Reads a Hunspell dictionary and writes out the forms that its affixes stand for."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

# In the French dictionaries: a form that is only written before "-je" (protégè-je), and one that
# drags its pronoun along (vas-y, battons-nous).
NOT_ALONE = ("po:1isg", "ds:")
# Flags are two signs long. A stem with the first is no word by itself, with the second none at
# all; the third is kept for symbols, whose capitals may not change.
NEEDS_AFFIX, FORBIDDEN, SYMBOL = "()", "{}", "||"


class Form(NamedTuple):
    """A form, the stem it belongs to, and the tags of the stem ("po:nom")."""

    text: str
    lemma: str
    tags: tuple[str, ...]


@dataclass(frozen=True)
class Stem:
    """A line of the dictionary."""

    text: str
    flags: tuple[str, ...]
    tags: tuple[str, ...]


@dataclass(frozen=True)
class Affix:
    """What a flag takes from an end of a word and puts there."""

    strip: str
    add: str
    flags: tuple[str, ...]
    where: re.Pattern[str]


@dataclass(frozen=True)
class Affixes:
    """The prefixes and suffixes of a dictionary, by flag."""

    prefixes: dict[str, list[Affix]] = field(default_factory=lambda: defaultdict(list))
    suffixes: dict[str, list[Affix]] = field(default_factory=lambda: defaultdict(list))

    @classmethod
    def read(cls, path: Path) -> Affixes:
        """Those of an .aff file, without elisions (l', qu') and forms that never stand alone."""
        affixes = cls()
        for line in path.read_text("utf-8").splitlines():
            kind, *words = line.split() or [""]
            # "SFX S. Y 2" only announces two lines.
            if kind not in ("PFX", "SFX") or words[1] in ("Y", "N"):
                continue
            flag, strip, added, condition, *tags = *words, "."
            add, _, flags = added.partition("/")
            if "'" in add or any(tag.startswith(NOT_ALONE) for tag in tags):
                continue
            of_kind, where = (
                (affixes.prefixes, f"^{condition}")
                if kind == "PFX"
                else (affixes.suffixes, f"{condition}$")
            )
            of_kind[flag].append(Affix(_text(strip), _text(add), _pairs(flags), re.compile(where)))
        return affixes

    def with_suffixes(self, word: str, flags: tuple[str, ...]) -> Iterator[str]:
        """Every form that the suffixes of a word give, and theirs in turn."""
        for flag in flags:
            for affix in self.suffixes.get(flag, ()):
                if not (word.endswith(affix.strip) and affix.where.search(word)):
                    continue
                form = word[: len(word) - len(affix.strip)] + affix.add
                if NEEDS_AFFIX not in affix.flags:
                    yield form
                yield from self.with_suffixes(form, affix.flags)

    def with_prefixes(self, word: str, flags: tuple[str, ...]) -> Iterator[Stem]:
        """The stems that prefixes make of a word: kilogramme and milligramme of gramme."""
        for flag in flags:
            for affix in self.prefixes.get(flag, ()):
                if word.startswith(affix.strip) and affix.where.search(word):
                    yield Stem(affix.add + word[len(affix.strip) :], affix.flags, ())


def read_stems(path: Path) -> Iterator[Stem]:
    """The words of a .dic file that may be used."""
    lines = iter(path.read_text("utf-8").splitlines())
    next(lines)  # how many there are
    for line in lines:
        head, *tags = line.split()
        text, _, flags = head.partition("/")
        yield Stem(text, _pairs(flags), tuple(tags))


def forms(stem: Stem, affixes: Affixes) -> Iterator[Form]:
    """Every form of a stem. Prefixed ones belong to a stem of their own."""
    if FORBIDDEN in stem.flags:
        return
    for prefixed in (stem, *affixes.with_prefixes(stem.text, stem.flags)):
        if NEEDS_AFFIX not in prefixed.flags:
            yield Form(prefixed.text, prefixed.text, stem.tags)
        for form in affixes.with_suffixes(prefixed.text, prefixed.flags):
            yield Form(form, prefixed.text, stem.tags)


def _text(written: str) -> str:
    return "" if written == "0" else written


def _pairs(flags: str) -> tuple[str, ...]:
    return tuple(flags[i : i + 2] for i in range(0, len(flags), 2))
