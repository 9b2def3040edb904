"""The page's own words, read from the catalogues it is built from: no test repeats a word.

`Words("fr")["home.play"]` is a pattern that fits the whole sentence, whatever fills its gaps.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "ui" / "src"

HOUSE = ("shared", "home", "table", "after", "learn", "daily")
FORMS = ("", ".one", ".other", ".me", ".self")
GAP = re.compile(r"\{[\w.]+(?::[\w.]+)?\}")

SIGNS = re.compile(r"[.*+?^${}()|\[\]\\/]")

SPACE = re.compile(r"\s+")
"""French has several kinds; a browser that gives a name back has made them one."""

Text = re.Pattern[str]


def escaped(text: str) -> str:
    """Text as part of a pattern that the browser reads: it knows fewer escapes than Python."""
    return SPACE.sub(r"\\s+", SIGNS.sub(r"\\\g<0>", text))


class Words:
    """What the page says in one language at tables of one game."""

    def __init__(self, language: str, game: str = "coffre") -> None:
        self.language = language
        self._templates = _templates(language, game)

    def __getitem__(self, key: str) -> Text:
        """The whole sentence of that key, in any of its forms."""
        return re.compile(f"^(?:{self._any(key)})$")

    def within(self, key: str) -> Text:
        """A text that has the sentence somewhere in it."""
        return re.compile(self._any(key))

    def beginning(self, key: str) -> Text:
        """A text that begins with it: a control with its hint, or the reason it is off."""
        return re.compile(f"^(?:{self._any(key)})")

    def plain(self, key: str) -> str:
        """A sentence without gaps, as it is."""
        template = self._templates[key]
        assert not GAP.search(template), f"{key} has gaps: {template}"
        return SPACE.sub(" ", template)

    def say(self, key: str, **gaps: object) -> str:
        """A sentence whose gaps are filled by plain text."""

        def fill(gap: re.Match[str]) -> str:
            return str(gaps[_name(gap[0])])

        return SPACE.sub(" ", GAP.sub(fill, self._templates[key]))

    def read(self, key: str, text: str) -> dict[str, str] | None:
        """What fills the gaps of the sentence, if the text is that sentence."""
        parts = GAP.split(self._templates[key])
        names = map(_name, GAP.findall(self._templates[key]))
        gaps = [f"(?P<{name}>.+?)" for name in names]
        pattern = "".join(escaped(part) + gap for part, gap in zip(parts, [*gaps, ""], strict=True))
        found = re.fullmatch(pattern, text)
        return found.groupdict() if found else None

    def _any(self, key: str) -> str:
        forms = [self._templates[key + form] for form in FORMS if key + form in self._templates]
        assert forms, f"the page has no words for {key}"
        return "|".join(map(_pattern, forms))


def _name(gap: str) -> str:
    """{seat:player} -> seat; {safe.letter} -> safe_letter."""
    return gap.strip("{}").split(":")[0].replace(".", "_")


def _pattern(template: str) -> str:
    return ".*?".join(map(escaped, GAP.split(template)))


@cache
def _templates(language: str, game: str) -> dict[str, str]:
    whole: dict[str, str] = {}
    for file in _catalogues(language, game):
        whole |= msgspec.json.decode(file.read_bytes(), type=dict[str, str])
    return whole


def _catalogues(language: str, game: str) -> list[Path]:
    """In the order in which the page lays one over the other."""
    house = [PAGE / "words" / language / f"{area}.json" for area in HOUSE]
    folder = PAGE / "games" / game / "words"
    if not folder.is_dir():
        return [*house, *sorted((PAGE / "games" / "plain" / "words" / language).glob("*.json"))]
    server = ROOT / "src" / "trousseau" / "games" / game / "words" / f"{language}.json"
    return [*house, server, *sorted((folder / language).glob("*.json"))]
