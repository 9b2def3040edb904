"""A game of the day on the page: somebody who plays it, and its screens."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Locator, expect
from tests.browser.person import Person
from tests.browser.vocabulary import announcing
from tests.messages import Message
from tests.web.server import Server

DATE = "2025-06-17"
EVENING = f"{DATE}T20:48:00"


def day_after(moves: list[Message], server: Server, date: str, language: str) -> Message:
    """The view of whoever has made these moves."""
    played = {"date": date, "options": {"language": language}, "moves": moves}
    answer = server.api.post("/api/games/passwords/daily", played)
    assert answer.status == 200, answer.body
    view: Message = answer.json()[-1]["view"]
    return view


class Day:
    """The ring of a date. All moves are sent each time: so can a test, to know what lies there."""

    def __init__(self, person: Person, date: str = DATE, language: str | None = None) -> None:
        self.person = person
        self.date = date
        self.language = language or person.words.language
        self.moves: list[Message] = []

    def open(self, now: str = EVENING) -> None:
        """The browser's own clock says which day it is."""
        self.person.page.clock.set_fixed_time(now)
        self.person.page.goto("/daily/passwords")
        expect(self.person.passwords.own).to_be_visible()

    @property
    def view(self) -> Message:
        return day_after(self.moves, self.person.server, self.date, self.language)

    @property
    def ring(self) -> list[str]:
        """The letters as the page shows them."""
        return [
            door.get_attribute("data-letter") or ""
            for door in self.person.page.locator("[data-place]").all()
        ]

    @property
    def result(self) -> Locator:
        return self.person.page.get_by_role("region", name=self.person.words["daily.over"])

    def say(self, most: int = 7) -> Message:
        """Some word that is right, by the controls; or nothing."""
        move = announcing(self.view, most) or {"do": "pass"}
        self.person.passwords.press(move)
        self.told(move)
        return move

    def told(self, move: Message) -> None:
        """Until the page shows what came of it."""
        self.moves.append(move)
        if self.view["result"] is None:
            self.person.passwords.await_moment(len(self.moves))
        else:
            expect(self.result).to_be_visible()


def passwords_day(ada: Person, server: Server) -> Iterator[str]:
    """The ring of the day: as it lies, a word in the lock, the end, and home after it."""
    day = Day(ada)
    day.open()
    yield "day"
    for most in (7, 4):
        day.say(most)
    word = announcing(day.view)
    assert word is not None
    ada.passwords.lock.fill(word["word"])
    ada.passwords.lock.blur()
    yield "day-word"
    for most in (7, 3, 5):
        day.say(most)
    ada.passwords.press({"do": "pass"})
    day.told({"do": "pass"})
    yield "day-over"
    ada.open_home()
    yield "day-home"
