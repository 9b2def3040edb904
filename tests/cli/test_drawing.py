"""A view as a plain list, for games that draw none."""

from __future__ import annotations

from docs.examples.chests import ChestsView, Done, Peek
from rich.console import Console

from trousseau.cli.drawing import plain
from trousseau.words import Words

VIEW = ChestsView(
    seat=0, seats=2, waiting=(1,), due=None, result=None, done=(Done(0, Peek(3)),), key=None
)


def drawn(words: Words) -> list[str]:
    console = Console(width=80)
    with console.capture() as drawing:
        console.print(plain(VIEW, words))
    return [" ".join(line.split()) for line in drawing.get().splitlines()]


def test_fields_are_listed_by_name_and_in_words() -> None:
    lines = drawn(Words("en", me=0))
    assert "waiting Clara" in lines
    assert "done Barney (you): peek (chest 3)" in lines
    assert "key none" in lines


def test_a_field_with_a_sentence_is_told_by_it() -> None:
    words = Words("en")
    words.templates["view.seats"] = "{seats} sit here."
    assert "2 sit here." in drawn(words)
