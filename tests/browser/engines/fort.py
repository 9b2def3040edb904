"""Somebody at Les Clés de Fort Boyard, at a server with `tests.browser.decks.boyard`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import ClassVar

from tests.browser.boyard import right_answer
from tests.browser.engines.player import Player
from tests.browser.engines.window import REACHABLE
from tests.messages import Message


class FortPlayer(Player):
    """Goes round the fort and lets the table play the trials."""

    game = "boyard"
    seats = 3
    options: ClassVar[Mapping[str, object]] = {"notes": 4, "rounds": 1, "timer": 30}
    setup: ClassVar[Mapping[str, object]] = {"clock": None}
    # What no sheet lies over, whatever time has come.
    drawn: ClassVar[Mapping[str, Mapping[str, float]]] = {
        "[data-spot^='seat.'] { visibility: hidden !important }": {"[data-spot^='seat.']": 0.3}
    }

    def offered(self) -> list[Message]:
        """Before the game, when nothing is listed, one can be ready at least."""
        return super().offered() or [{"do": kind} for kind in self.view["free"] if kind in ACTS]

    def play_on(self) -> None:
        """Nobody waits for anybody here: what the page offers, as long as it does."""
        while not self.window.evaluate(OVER):
            self.window.wait_for(f"{OFFER} || {OVER}", LONGEST)
            if control := self.window.evaluate(OFFER):
                self.press_if_there(control)

    def press_if_there(self, control: str) -> None:
        """Unless time was quicker."""
        for box in self.window.find_all(control)[:1]:
            self.window.press_at(*box.middle)
            if control == FIELD:
                self.window.type(self.answer())

    def answer(self) -> str:
        with self.server.api.visit(self.place) as line:
            view = line.view
        return right_answer(view) if view and view["phase"] == "riddle" else "rien"

    def controls(self, move: Message) -> list[str]:
        return [f"[data-spot='do.{move['do']}']"]


class TrialPlayer(FortPlayer):
    """In l'anomalie, where nobody hurries who looks."""

    options: ClassVar[Mapping[str, object]] = {"card": "anomalie", "timer": 60}
    # The card in the brief, then the picture on the wall; plates have pictures of their own.
    drawn: ClassVar[Mapping[str, Mapping[str, float]]] = {
        ".brief .drawing, .part .picture > * { visibility: hidden !important }": {
            ".brief .drawing, .part .picture:not(button *)": 0.02
        }
    }

    def play(self, move: Message) -> None:
        """A trial's own part comes when it is played."""
        super().play(move)
        self.window.wait_for("document.querySelector('.part .picture > *')")

    def controls(self, move: Message) -> list[str]:
        return super().controls(move) if move["do"] == "ready" else [".part .plate"]


def player_of(card: str) -> type[TrialPlayer]:
    """Somebody who is that trial's candidate."""

    class Candidate(TrialPlayer):
        options: ClassVar[Mapping[str, object]] = {**TrialPlayer.options, "card": card}

    return Candidate


FIELD = "[data-spot=answer] input"

ACTS = "prepared let_table turn_sand roll answer face_riddle draw_card put_key open_chest"

OFFERED = [
    *(f"[data-spot='do.{act}']" for act in ACTS.split()),
    "[data-spot=acts]:not(:has(.asks)) [data-spot='do.roll_die']",  # not in the midst of opening
    "[data-spot^='give.'][aria-pressed=false]",
    FIELD,
]

OFFER = f"""{json.dumps(OFFERED)}.find(
  (control) => ({REACHABLE})(control) && !document.querySelector(control).value)"""
"""The first of these that can be pressed now; an answer is written once."""

OVER = "!!document.querySelector('a[href*=\"/replay/\"]')"

LONGEST = 80.0
"""Seconds for which there may be nothing to do: somebody else's turn has its trial and its sand."""
