"""Our own lists, in the folder `lists`: what no package has, or has by mistake."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent / "lists"


def words(name: str) -> list[str]:
    """The words of a list: several to a line, # begins a comment."""
    return [word for line in _lines(name) for word in line.split()]


def lemmas(name: str) -> dict[str, str]:
    """By form its lemma, from lines of a lemma and its forms: "œil: yeux"."""
    found: dict[str, str] = {}
    for line in _lines(name):
        lemma, _, forms = line.partition(":")
        found |= dict.fromkeys(forms.split(), lemma.strip())
    return found


def _lines(name: str) -> list[str]:
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    return [line.partition("#")[0] for line in text.splitlines()]
