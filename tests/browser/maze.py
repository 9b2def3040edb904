"""Le Labyrinthe on the page: pawns, the pad and the mall, by fingers or by keys.

What there is to do comes from the common plan of the bots, made of what this person sees.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

import msgspec
from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as NotInTime
from tests.browser.board import Board
from tests.messages import Message

from trousseau.games.maze.bots.look import known_table
from trousseau.games.maze.bots.plan import CommonPlan
from trousseau.games.maze.moves import write
from trousseau.games.maze.pieces import HEROES
from trousseau.games.maze.refusing import why_not
from trousseau.games.maze.shapes import MazeView

SOON = 1_000
"""Milliseconds in which a control is pressed, or the game has gone on without."""

ARROWS = {"north": "ArrowUp", "east": "ArrowRight", "south": "ArrowDown", "west": "ArrowLeft"}
KEYS = {"ride": "e", "jump": "v", "explore": "x"}
PLACES = {"ride": "pad.escalator", "jump": "pad.vortex", "explore": "pad.explore"}


class Maze(Board):
    @property
    def own(self) -> Locator:
        """The middle of one's pad."""
        return self.spot("pad.hub")

    def spot(self, name: str) -> Locator:
        """As a lesson names what it points at."""
        return self.person.page.locator(f"[data-spot='{name}']")

    # What there is to do.

    def wish(self, now: float) -> Message | None:
        """The most pressing action of the common plan that is this person's to do."""
        view = msgspec.convert(self.person.view, MazeView)
        return next(wishes(view, int(now * 1000) - self._began), None)

    @property
    def _began(self) -> int:
        began: int = self.person.wire.table["began"]
        return began

    # What is done.

    def press(self, move: Message) -> None:
        """By touch: the pawn's chip, then a lit square or a place of the pad."""
        if "hero" in move:
            self._tap(f"chip.{move['hero']}")
        if move["do"] != "slide":
            self._tap(PLACES[move["do"]])
        elif move["squares"] == self.reach(move):
            self._tap(f"pad.{move['heading']}")
        else:
            self._tap_floor(move)
        if move["do"] == "jump" and self.spot(f"square.{move['vortex']}").count():
            self._tap_middle(self.spot(f"square.{move['vortex']}"))

    def type(self, move: Message) -> None:
        """By keys alone."""
        keyboard = self.person.page.keyboard
        if "hero" in move:
            keyboard.press(str(HEROES.index(move["hero"]) + 1))
        if move["do"] != "slide":
            keyboard.press(KEYS[move["do"]])
        elif move["squares"] == self.reach(move):
            keyboard.press(ARROWS[move["heading"]])
        else:
            for _ in range(move["squares"]):
                keyboard.press(f"Shift+{ARROWS[move['heading']]}")

    def make(self, move: Message, *, keys: bool) -> bool:
        """False if time was quicker than these hands."""
        try:
            self.type(move) if keys else self.press(move)
        except NotInTime:
            return False
        return True

    def reach(self, slide: Message) -> int:
        """Squares that are free that way."""
        headings = list(ARROWS)
        reach: int = self.person.view["reach"][HEROES.index(slide["hero"])][
            headings.index(slide["heading"])
        ]
        return reach

