"""Questions to a person at the terminal: one of several things, or a line of text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from rich.columns import Columns

from trousseau.cli.complaint import Refused
from trousseau.cli.screen import Screen

T = TypeVar("T")


class Questions:
    """Asked once each: what is no answer is said, and who asked may ask again."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def ask(self, what: str = "") -> str:
        answer = self.screen.ask(f"{what}> ")
        if answer is None:
            raise Refused("no_input")
        return answer

    def offer(self, things: Sequence[str]) -> None:
        numbered = [f"  {number:>2}  {thing}" for number, thing in enumerate(things, 1)]
        self.screen.draw(Columns(numbered, column_first=True, padding=(0, 2)))

    def picked(self, answer: str, things: Sequence[T]) -> T | None:
        """What was chosen by its number; the only thing there is needs none."""
        if not answer and len(things) == 1:
            return things[0]
        for number, thing in enumerate(things, 1):
            if answer == str(number):
                return thing
        self.screen.say("play.no_choice", most=len(things))
        return None
