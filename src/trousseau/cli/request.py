"""The options that every command takes, wherever they stand among the typed words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Request(NamedTuple):
    """What was typed, the options for everywhere taken out."""

    words: list[str]
    language: str | None
    json: bool
    help: bool


def requested(typed: Sequence[str]) -> Request:
    """Sort what was typed. It is read before anything can go wrong: errors obey it too."""
    words: list[str] = []
    language: str | None = None
    left = iter(typed)
    for word in left:
        if word == "--lang":
            language = next(left, "?")
        elif word.startswith("--lang="):
            language = word.removeprefix("--lang=")
        elif word not in ("--json", "--help", "-h"):
            words.append(word)
    return Request(words, language, "--json" in typed, "--help" in typed or "-h" in typed)
