"""Somebody who plays against bots in a browser of any engine, by the page's own controls.

A second line to the same place tells what there is to do; what is done, is done on the page.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping
from contextlib import ExitStack
from random import Random
from typing import ClassVar, Self

from tests.browser.engines.picture import Picture
from tests.browser.engines.window import Window
from tests.messages import Message
from tests.web.server import Server


class Player(ABC):
    """A context manager; one subclass for each game."""

    game: ClassVar[str]
    seats: ClassVar[int]
    options: ClassVar[Mapping[str, object]] = {}
    bots: ClassVar[str] = "novice"
    setup: ClassVar[Mapping[str, object]] = {}
    """What else the table is opened with."""

    drawn: ClassVar[Mapping[str, Mapping[str, float]]]
    """By the style that takes things from the page: where they lie, and how much of such a place
    they cover at least."""

    def __init__(self, window: Window, server: Server, seed: int = 1) -> None:
        self.window = window
        self.server = server
        self.dice = Random(seed)
        setup = {"options": self.options, **self.setup}
        self.place = server.api.open(self.game, self.seats, "Ada", **setup)
        self._line = server.api.visit(self.place)

    def __enter__(self) -> Self:
        with ExitStack() as undone:
            undone.callback(self._line.close)
            self._line.do("sit", seat=0)
            for seat in range(1, self.seats):
                self._line.do("seat_bot", seat=seat, level=self.bots)
            self._line.do("begin")
            undone.pop_all()
        return self

    def __exit__(self, *error: object) -> None:
        self._line.close()

    # What there is to do.

    @property
    def view(self) -> Message:
        assert self._line.view is not None
        return self._line.view

    def moves(self) -> list[Message]:
        """Once it is this player's turn, and the page shows it; none, if the game is over."""
        while not (moves := self.offered()) and self.view["result"] is None:
            self._line.hear()
        told = (one["seq"] for one in self._line.heard if one["is"] == "told" and one.get("view"))
        self.window.wait_for(f"({MOMENT}) >= {max(told)}")
        return moves

    def offered(self) -> list[Message]:
        """What this player can do now."""
        moves: list[Message] = self.view["moves"]
        return moves

    # What is done.

    def come(self) -> None:
        """By the link that brings a place from another device."""
        table, person, token = self.place
        self.window.open(f"{self.server.url}/t/{table}#person={person}&token={token}")
        self.moves()

    def play(self, move: Message) -> None:
        """By the controls; back when the table has obeyed."""
        seq = self._line.seq
        self.press(move)
        self._line.hear_until(lambda one: one["is"] == "told" and one["seq"] > seq)

    def play_on(self) -> None:
        """To the end, by chance."""
        while moves := self.moves():
            self.play(self.dice.choice(self.sensible(moves)))

    def sensible(self, moves: list[Message]) -> list[Message]:
        return moves

    def press(self, move: Message) -> None:
        for control in self.controls(move):
            self.window.click(control)

    @abstractmethod
    def controls(self, move: Message) -> list[str]:
        """What is pressed for a move, one after the other."""

    # What is seen.

    def check_drawing(self) -> None:
        """Where there should be a thing, one is drawn: without it the picture is another one.

        The document may have everything in its place and the browser draw it elsewhere.
        """
        bare = self._bare_places()
        for _ in range(LOOKS):
            if not bare:
                return
            bare = self._bare_places()
        raise AssertionError(f"not drawn: {bare}")

    def _bare_places(self) -> list[str]:
        """Those with nothing, and how much of each changes when all that lies there is gone."""
        there = self.window.picture()
        return [bare for without in self.drawn for bare in self._bare_without(without, there)]

    def _bare_without(self, without: str, there: Picture) -> list[str]:
        self._restyle(without)
        gone = self.window.picture()
        self._restyle("")
        places = self.drawn[without]
        looked_at = [
            (place, box, there.differs(gone, box), least)
            for place, least in places.items()
            for box in self.window.find_all(place)
        ]
        assert {place for place, *_ in looked_at} == set(places)
        return [
            f"{place} at {box}: {share:.0%}"
            for place, box, share, least in looked_at
            if share < least
        ]

    def _restyle(self, style: str) -> None:
        self.window.evaluate(f"({RESTYLE})({json.dumps(style)})")


LOOKS = 5
"""A browser may draw large pictures some frames after it has them."""

MOMENT = "Number(document.querySelector('[data-game][data-moment]')?.dataset.moment ?? -1)"

RESTYLE = """(style) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
}"""
"""As the policy of the page allows it, which takes no style that somebody writes into it."""
