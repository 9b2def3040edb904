"""A game's table on the page: what tests of every game need of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from playwright.sync_api import Locator
from tests.messages import Message

if TYPE_CHECKING:
    from tests.browser.person import Person


class Board(ABC):
    """One person's sight of it."""

    def __init__(self, person: Person) -> None:
        self.person = person

    @property
    @abstractmethod
    def own(self) -> Locator:
        """What this person has of their own there, once a game is on."""

    @abstractmethod
    def press(self, move: Message) -> None:
        """Make a move by the controls, in the order in which they ask."""

    def await_moment(self, moment: int) -> None:
        """Until the table shows this one: a number of the table's log, or of a replay."""
        self.person.page.locator(f"[data-game][data-moment='{moment}']").wait_for()

    def catch_up(self) -> None:
        """Until the table shows the newest thing that was told: nobody acts on an older one."""
        self.person.page.wait_for_function(SHOWS, arg=self.person.wire.moment)

    def play(self, move: Message) -> None:
        """By the controls; back when the table has obeyed."""
        self.catch_up()
        plays = len(self.person.wire.asked("play"))
        self.press(move)
        self.obeyed(plays, move)

    def obeyed(self, plays: int, move: Message) -> None:
        """The move was asked for, after so many others, and it was made."""
        wire = self.person.wire
        wire.until(lambda: len(wire.asked("play")) > plays)
        asked = wire.asked("play")[plays]
        assert asked["move"] == move
        wire.until(lambda: wire.answer(asked["id"]) is not None)
        answer = wire.answer(asked["id"])
        assert answer is not None
        assert answer["is"] == "told", answer


SHOWS = """(moment) =>
  Number(document.querySelector("[data-game][data-moment]")?.dataset.moment ?? -1) >= moment"""
