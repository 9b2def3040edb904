"""The lesson: a learner who does what the teacher's notes ask for, by mouse or by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from playwright.sync_api import Locator, expect
from tests.browser.coffre import GRAVE
from tests.browser.words import escaped
from tests.messages import Message

if TYPE_CHECKING:
    from tests.browser.person import Person


class Learner:
    """`press` is how this person presses something."""

    def __init__(self, person: Person, press: Callable[[Locator], None]) -> None:
        self.person = person
        self.press = press
        self.steps = 0
        self._told: Message = person.server.api.get(f"/api/games/{person.game}/lesson").json()
        self._tried: dict[str, int] = {}

    def open(self) -> None:
        self.person.page.goto(f"/learn/{self.person.game}")
        expect(self.note).to_be_visible()

    @property
    def note(self) -> Locator:
        """What the teacher says now."""
        spoken = [
            f"(?:{self.person.words.within(f'lesson.{cue}').pattern})" for cue in self._cues()
        ]
        return self.person.page.get_by_text(re.compile("|".join(spoken))).last

    def learn(self) -> None:
        """To the end of the lesson."""
        page, words = self.person.page, self.person.words
        over = page.get_by_role("heading", name=words["learn.over"])
        goes_on = page.get_by_role("button", name=words["learn.next"])
        spoken = page.get_by_role("button", name=re.compile("^[«“]"))
        remark = spoken.and_(page.locator(":not([data-spot])"))  # no pawn that is called so
        yours = page.get_by_text(words["learn.your_move"])
        while True:
            expect(over.or_(goes_on).or_(remark.first).or_(yours).first).to_be_visible()
            self.steps += 1
            if over.is_visible():
                return
            if goes_on.is_visible():
                self.press(goes_on)
            elif remark.first.is_visible():
                self.press(remark.first)
            elif yours.is_visible():
                self.play(self._way())

    def play(self, move: Message) -> None:
        if self.person.game == "passwords":
            self.person.passwords.press(move)
            return
        if self.person.game == "maze":
            self.person.maze.follow(move)
            return
        for control in self._controls(move):
            self.press(control)

    def _controls(self, move: Message) -> list[Locator]:
        if self.person.game == "fourkeys":
            return self.person.fourkeys.controls(move)
        coffre = self.person.coffre
        touched = [] if move["do"] == "name" else [coffre.action(move["do"])]
        touched += [self._player(move["target"])] if "target" in move else []
        touched += [coffre.slot(move["slot"])] if "slot" in move else []
        return [*touched, touched[-1]] if move["do"] in GRAVE else touched

    def _way(self) -> Message:
        """The first way that was not tried yet, of the step that the note belongs to."""
        text = self.note.inner_text()
        step = next(
            step
            for step in self._told["steps"]
            if step.get("ways") and self.person.words.within(f"lesson.{step['cue']}").search(text)
        )
        tried = self._tried.get(step["cue"], 0)
        self._tried[step["cue"]] = tried + 1
        move: Message = step["ways"][tried % len(step["ways"])]["move"]
        return move

    def _player(self, seat: int) -> Locator:
        name = escaped(self.person.words.plain(f"player.{seat}"))
        return self.person.page.get_by_role("button", name=re.compile(rf"^{name}(, |\.)"))

    def _cues(self) -> list[str]:
        return [step["cue"] for step in self._told["steps"] if "cue" in step]
