# compiled: mypyc
"""The riddles that one view leaves possible: other answers, other thoughts."""

from __future__ import annotations

from trousseau.games.boyard.constants import KNOWS, Level
from trousseau.games.boyard.riddles.riddle import Riddle, riddles
from trousseau.games.boyard.riddles.shapes import RiddleView
from trousseau.games.boyard.riddles.state import NEVER, NONE_YET, THOUGHTS, Riddling, ask
from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Worlds
from trousseau.kernel.structs import Written


class RiddleWorlds(Worlds[Written]):
    """To whoever does not see the answers, they might be those of any other card."""

    def __init__(self, view: RiddleView) -> None:
        self.view = view
        self.cards: tuple[Riddle, ...] = riddles(view.asking.language)

    def draw(self, dice: Dice) -> Riddling:
        view = self.view
        card = dice.choice(self.cards)
        answers = card.answers if view.answers is None else view.answers
        world = ask(view.asking, answers, card.near if view.answers is None else ())
        world.phase = view.phase
        world.until = view.until
        world.began = NEVER if view.began is None else view.began
        world.slot = view.slot
        world.throws = list(view.throws)
        world.guesses = list(view.guesses)
        world.appeals = list(view.appeals)
        world.level = view.level
        world.won = NONE_YET if view.won is None else int(view.won)
        world.last = view.last
        world.thinks = NEVER if view.thinks is None else view.thinks
        if view.phase in ("read", "sand") and view.level is not None:
            world.comes = self._thought(view.level, dice)
        return world

    def _thought(self, level: Level, dice: Dice) -> int:
        """One that has not come yet may still come, or never will."""
        view = self.view
        thought_for = NEVER if view.thinks is None else view.last - view.thinks
        open_thoughts = [thought for thought in THOUGHTS if thought > thought_for]
        known = KNOWS[level][view.asking.difficulty - 1]
        comes, never = known * len(open_thoughts), (100 - known) * len(THOUGHTS)
        if dice.below(comes + never) >= comes:
            return NEVER
        return dice.choice(open_thoughts)
