"""What is hidden in Magic Maze: the cards that others hold, until they are turned up."""

from __future__ import annotations

from typing import Final

from trousseau.games.maze.start import deck_of
from trousseau.games.maze.state import Maze
from trousseau.kernel import Dice
from trousseau.testing.suite import Small


class MazeSecrets:
    def hidden(self, state: Maze, seat: int | None) -> dict[str, int]:
        return {f"card of {other}": state.cards[other] for other in self._unseen(state, seat)}

    def swapped(self, state: Maze, seat: int | None, dice: Dice) -> Maze:
        world = state.copy()
        unseen = self._unseen(state, seat)
        cards = state.cards.copy()
        spare = [card for card in deck_of(state) if card not in cards]
        while unseen:
            mixed = [*[state.cards[other] for other in unseen], *spare]
            dice.shuffle(mixed)
            dealt = dict(zip(unseen, mixed, strict=False))
            if all(state.possible[other] >> card & 1 for other, card in dealt.items()):
                for other, card in dealt.items():
                    cards[other] = card
                break
        world.deal(deck_of(state), cards)
        return world

    def _unseen(self, state: Maze, seat: int | None) -> list[int]:
        if not state.options.level or state.phase == "over":
            return []
        return [
            other for other in range(state.seats) if other != seat and not state.revealed[other]
        ]


SECRETS: Final = MazeSecrets()
SMALL: Final = Small(seats=3, options={"scenario": 3, "level": 1}, steps=3)
HIDES: Final = False  # at level 0
HIDING: Final = (4, SECRETS, {"scenario": 3, "level": 5}, 150)
USUAL: Final = {"scenario": 4}
VARIANTS: Final = {
    "level 1": {"scenario": 3, "level": 1},
    "level 2": {"scenario": 3, "level": 2},
    "level 3": {"scenario": 4, "level": 3},
    "level 4": {"scenario": 6, "level": 4},
    "level 5": {"scenario": 7, "level": 5},
    "honour": {"scenario": 3, "level": 5, "honour": True},
}
SEATS: Final = {
    "level 1": (3, 8),
    "level 2": (3, 5),
    "level 3": (3, 6),
    "level 4": (4, 7),
    "level 5": (4, 8),
    "honour": (5,),
}
