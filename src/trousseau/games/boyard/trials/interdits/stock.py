# compiled: mypyc
"""The table's own questions: which of them lie ready for the opponents, which were asked."""

from __future__ import annotations

from trousseau.games.boyard.constants import OFFERS, Level
from trousseau.games.boyard.trials.interdits.questions import (
    chain_openings,
    follow_up,
    openings,
    questions,
)
from trousseau.kernel.dice import Dice


class Stock:
    """Numbers of questions, as their file has them."""

    def __init__(self) -> None:
        self.language = "fr"
        self.offers: list[int] = []
        self.asked: list[int] = []

    def open(self, dice: Dice) -> None:
        ready = list(openings(self.language))
        dice.shuffle(ready)
        self.offers = ready[:OFFERS]

    def text(self, number: int) -> str:
        return questions(self.language)[number].text

    def ask(self, level: Level, follows: bool, dice: Dice) -> str:
        """Good ones begin a chain, or go on with it if the question before was the table's."""
        number: int | None = None
        if level == "good":
            if follows and self.asked:
                number = follow_up(self.language, self.asked[-1])
            if number is None:
                number = dice.choice(self._fresh(chain_openings(self.language)))
        if number is None:
            number = dice.choice(self._fresh(openings(self.language)))
        self.asked.append(number)
        return self.text(number)

    def taken(self, text: str, dice: Dice) -> None:
        """A question that was put no longer lies ready; another one does."""
        for place, number in enumerate(self.offers):
            if self.text(number) == text:
                self.asked.append(number)
                self.offers[place] = dice.choice(self._fresh(openings(self.language)))

    def _fresh(self, numbers: tuple[int, ...]) -> list[int]:
        """Those that were not asked yet and don't lie ready; if there are none left, any."""
        left = [number for number in numbers if number not in self.offers]
        return [number for number in left if number not in self.asked] or left
