"""4Keys on the page: the mat, the hand, one's own dungeon."""

from __future__ import annotations

import re

from playwright.sync_api import Locator
from tests.browser.board import Board
from tests.browser.words import escaped
from tests.messages import Message

PILES = ("doors_1", "keys_1", "doors_2", "keys_2")


class FourKeys(Board):
    # What lies there.

    @property
    def own(self) -> Locator:
        """One's own dungeon."""
        return self.spot("dungeon")

    def pile(self, name: str) -> Locator:
        """Its label begins with what it is called."""
        called = escaped(self.person.words.plain(f"pile.{name}"))
        return self.person.page.get_by_role("button", name=re.compile(rf"^{called}\."))

    def place(self, place: int) -> Locator:
        """Where a pushed tile may go."""
        words = self.person.words
        named = words.say("fourkeys.push_here", pile=words.plain(f"pile.{PILES[place]}"))
        return self.person.page.get_by_role("button", name=named, exact=True)

    def square(self, row: int, column: int) -> Locator:
        """Of the own dungeon, counted from the start door."""
        return self.own.locator(f"button[data-square='{row} {column}']")

    def action(self, kind: str) -> Locator:
        actions = self.person.page.get_by_role("group", name=self.person.words["fourkeys.actions"])
        return actions.locator(f"[data-spot='do.{kind}']")

    def spot(self, name: str) -> Locator:
        """As a lesson names what it points at."""
        return self.person.page.locator(f"[data-spot='{name}']")

    # What may be done.

    def press(self, move: Message) -> None:
        for control in self.controls(move):
            control.click()

    def controls(self, move: Message) -> list[Locator]:
        """What is touched for a move, one after the other: what costs a coin is pressed twice."""
        before: list[Locator] = []
        if move["do"] == "take":
            before = [self.pile(move["pile"])]
            if move.get("push_to") is not None:
                before.append(self.place(move["push_to"]))
        elif move["do"] == "lay":
            turning = [self.action("turn")] if move["turned"] else []
            before = [*turning, self.square(move["row"], move["column"])]
        costs = move["do"] == "renew" or move.get("push_to") is not None
        return [*before, *[self.action(move["do"])] * (2 if costs else 1)]
