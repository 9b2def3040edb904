"""Le Labyrinthe in a browser of any engine, at a server with `tests.browser.decks.maze` or not."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import ClassVar

from tests.browser.engines.player import Player
from tests.browser.maze import PLACES, reach, square_after, wish
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


class HeistPlayer(MazePlayer):
    """To the end, with a bot: what the common plan asks for, by chips, pad and lit squares."""

    bots = "quick"
    # Whatever part of it a small window shows.
    drawn: ClassVar[Mapping[str, Mapping[str, float]]] = {
        "[data-spot=mall] .world { visibility: hidden !important }": {"[data-spot=mall]": 0.2}
    }

    def offered(self) -> list[Message]:
        moves: list[Message] = self.view["moves"]
        return moves

    def play_on(self) -> None:
        """Nobody waits for anybody here; if something can't be pressed, the sand runs out."""
        while self.view["result"] is None:
            self.moves()
            move = wish(self.view, self._line.table["began"])
            if move:
                self.press_if_there(move)
            self.listen(SOON)
        assert self.view["result"]["why"] == "escape"

    def press_if_there(self, move: Message) -> None:
        """Unless somebody was quicker. Lit squares let a press through to the floor."""
        for control in self.controls(move):
            for box in self.window.find_all(control)[:1]:
                self.window.press_at(*box.middle)

    def listen(self, patience: float) -> None:
        """To what comes soon, and all that has come by then."""
        with suppress(TimeoutError):
            self._line.hear(patience)
            while True:
                self._line.hear(0)

    def controls(self, move: Message) -> list[str]:
        if move["do"] == "be_ready":
            return super().controls(move)
        chip = f"[data-spot='chip.{move['hero']}']"
        if move["do"] == "slide" and move["squares"] < reach(self.view, move):
            return [chip, f"[data-spot='square.{square_after(self.view, move)}']"]
        place = PLACES.get(move["do"], f"pad.{move.get('heading')}")
        pressed = [chip, f"[data-spot='{place}']"]
        several = "[data-spot='square.{vortex}'][aria-keyshortcuts]"
        return [*pressed, several.format(**move)] if move["do"] == "jump" else pressed


SOON = 1.5
"""Seconds in which what was pressed is done."""
