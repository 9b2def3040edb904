"""Our own lists, in the folder `lists`: what no package has, or has by mistake."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent / "lists"


def lines(name: str) -> list[str]:
    """The lines of a list that say something; # begins a comment."""
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    return [line for whole in text.splitlines() if (line := whole.partition("#")[0].strip())]


def words(name: str) -> list[str]:
    """The words of a list, several to a line."""
    return [word for line in lines(name) for word in line.split()]


def lemmas(name: str) -> dict[str, str]:
    """By form its lemma, from lines of a lemma and its other forms: "œil: yeux"."""
    found: dict[str, str] = {}
    for line in lines(name):
        lemma, _, forms = line.partition(":")
        found |= dict.fromkeys([lemma, *forms.split()], lemma)
    return found
