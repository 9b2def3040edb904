"""Le Labyrinthe in a browser of any engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tests.browser.engines.player import Player
from tests.messages import Message


class MazePlayer(Player):
    """Once the sand runs; slides go as far as they can."""

    game = "maze"
    seats = 2
    bots = "calm"
    options: ClassVar[Mapping[str, object]] = {"sand": 300}
    setup: ClassVar[Mapping[str, object]] = {"clock": None}
    drawn: ClassVar[Mapping[str, Mapping[str, float]]] = {
        "[data-spot^='hero.'], [data-spot^='chip.'] .pawn { visibility: hidden !important }": {
            "[data-spot^='hero.']": 0.2,
            "[data-spot^='chip.'] .pawn": 0.2,
        }
    }

    def come(self) -> None:
        super().come()
        self.play({"do": "be_ready"})
        while self.view["phase"] == "brief":
            self._line.hear()
        self.moves()

    def offered(self) -> list[Message]:
        return [move for move in self.view["moves"] if move["do"] in ("be_ready", "slide")]

    def controls(self, move: Message) -> list[str]:
        if move["do"] == "be_ready":
            return ["[data-spot='pad.hub']"]
        return [f"[data-spot='chip.{move['hero']}']", f"[data-spot='pad.{move['heading']}']"]
