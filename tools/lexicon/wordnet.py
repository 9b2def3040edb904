"""What WordNet says about English words; its meanings are not used."""

from __future__ import annotations

from collections import defaultdict
from functools import cached_property
from typing import TYPE_CHECKING

from .packages import WORDNET, fetch

if TYPE_CHECKING:
    from collections.abc import Iterator

PARTS = {"noun": "N", "verb": "V", "adj": "A", "adv": "R"}
SENSE_PARTS = dict(zip("12345", "NVARA", strict=True))


class WordNet:
    """The parts of speech of lemmas, how often each was met in a corpus, and irregular forms."""

    def __init__(self) -> None:
        self.folder = fetch(WORDNET) / "usr" / "share" / "wordnet"

    @cached_property
    def parts(self) -> dict[str, set[str]]:
        """By lemma; names are written with capitals and left out."""
        found: dict[str, set[str]] = defaultdict(set)
        for name, part in PARTS.items():
            for line in self.lines(f"data.{name}"):
                _, _, _, count, *rest = line.split(" ")
                for lemma in rest[: 2 * int(count, 16) : 2]:
                    # Some adjectives carry their place in a sentence: "ajar(p)".
                    found[lemma.partition("(")[0]].add(part)
        return dict(found)

    @cached_property
    def counts(self) -> dict[tuple[str, str], int]:
        """By lemma and part of speech."""
        found: dict[tuple[str, str], int] = defaultdict(int)
        for line in self.lines("cntlist.rev"):
            sense, _, count = line.split(" ")
            lemma, _, kind = sense.partition("%")
            found[lemma, SENSE_PARTS[kind[0]]] += int(count)
        return found

    @cached_property
    def irregular(self) -> dict[str, set[tuple[str, str]]]:
        """By form the lemmas it may be one of, each with its part of speech."""
        found: dict[str, set[tuple[str, str]]] = defaultdict(set)
        for name, part in PARTS.items():
            for line in self.lines(f"{name}.exc"):
                form, *lemmas = line.split()
                found[form].update((lemma, part) for lemma in lemmas)
        return dict(found)

    @cached_property
    def strong(self) -> set[str]:
        """Verbs with a past that does not end in -ed."""
        return {
            lemma
            for form, lemmas in self.irregular.items()
            for lemma, part in lemmas
            if part == "V" and not form.endswith(("ed", "ing", "s"))
        }

    def lines(self, name: str) -> Iterator[str]:
        """The lines of a file, without the licence at its beginning, which is indented."""
        for line in (self.folder / name).read_text("utf-8").splitlines():
            if not line.startswith(" "):
                yield line
