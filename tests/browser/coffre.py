"""Le Coffre et la Clé on the page: its controls, its seats, its talk."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect
from tests.browser.board import Board
from tests.browser.words import Words, escaped
from tests.messages import Message

GRAVE = ("pass", "designate", "name")
"""What the page asks about before it is done."""


class Coffre(Board):
    # What lies there.

    @property
    def own(self) -> Locator:
        return self.own_card

    @property
    def actions(self) -> Locator:
        return self.person.page.get_by_role("group", name=self.person.words["coffre.actions"])

    def action(self, kind: str) -> Locator:
        return self.actions.get_by_role("button", name=self.person.words.beginning(f"do.{kind}"))

    def accusation(self, target: int) -> Locator:
        """In the final phase there is one control for each who may be named."""
        words = self.person.words
        naming = self.person.page.get_by_role("group", name=words["coffre.your_naming"])
        return naming.get_by_role("button", name=words.say("move.name", target=self.name(target)))

    def seat(self, seat: int) -> Locator:
        """A player round the table, whose name the label begins with."""
        begins = re.compile(rf"^{escaped(self.name(seat))}(, |\.)")
        return self.person.page.get_by_role("button", name=begins)

    def slot(self, slot: int) -> Locator:
        card = self.person.words.say("coffre.card_in", slot=self.person.words.plain(f"slot.{slot}"))
        return self.person.page.get_by_role("button", name=re.compile(f"^{escaped(card)}"))

    @property
    def own_card(self) -> Locator:
        words = self.person.words
        return self.person.page.get_by_role(
            "button", name=re.compile(f"^{escaped(words.plain('coffre.card_of.me'))}")
        )

    def name(self, seat: int) -> str:
        """How the page calls the player in a seat."""
        shown = self.person.wire.table
        number = shown["seats"][seat].get("person")
        named = next((one["name"] for one in shown["people"] if one["number"] == number), None)
        return named or Words(shown["language"]).plain(f"player.{seat}")

    def labels(self) -> dict[str, str]:
        """What a screen reader says of every place on the table."""
        found: dict[str, str] = self.person.page.evaluate(LABELS)
        return found

    # What may be done.

    def press(self, move: Message) -> None:
        for control in self.controls(move):
            control.click()

    def controls(self, move: Message) -> list[Locator]:
        """What is touched for a move, one after the other: what is grave, twice."""
        if move["do"] == "name":
            touched = [self.accusation(move["target"])]
        else:
            touched = [self.action(move["do"])]
            touched += [self.seat(move["target"])] if "target" in move else []
            touched += [self.slot(move["slot"])] if "slot" in move else []
        return [*touched, touched[-1]] if move["do"] in GRAVE else touched

    def claim(self, talk: Message) -> None:
        """Say something that the game understands."""
        self.catch_up()
        plays = len(self.person.wire.asked("play"))
        self.open_talk()
        box = self.talk_box
        box.get_by_role("button", name=self._subject(talk), exact=True).click()
        box.get_by_role("button", name=self._saying(talk), exact=True).click()
        box.get_by_role("button", name=self.person.words["coffre.say_it"]).click()
        self.obeyed(plays, talk)
        expect(box).to_be_hidden()

    @property
    def talk_box(self) -> Locator:
        return self.person.page.get_by_role("dialog", name=self.person.words["coffre.talk_title"])

    def open_talk(self) -> None:
        """On short phones this is all there is in the tray for talking."""
        words = self.person.words
        either = re.compile(f"{words['coffre.more'].pattern}|{words['coffre.talk'].pattern}")
        self.person.page.get_by_role("button", name=either).click()

    def claim_at_once(self, face: str) -> None:
        """The usual claim, of one's own card, at one touch."""
        plays = len(self.person.wire.asked("play"))
        words = self.person.words
        said = self.person.page.get_by_role("group", name=words["coffre.i_say"])
        said.get_by_role("button", name=words.plain(f"face.{face}"), exact=True).click()
        self.obeyed(plays, {"do": "claim_hand", "holder": self.person.wire.seat, "face": face})

    def _subject(self, talk: Message) -> str:
        words = self.person.words
        if "slot" in talk:
            return words.plain(f"side.{talk['slot']}")
        seat: int = talk["holder"] if "holder" in talk else talk["target"]
        return words.plain("coffre.myself") if seat == self.person.wire.seat else self.name(seat)

    def _saying(self, talk: Message) -> str:
        words = self.person.words
        return words.plain(f"short.{talk['face']}" if "face" in talk else f"saying.{talk['do']}")


LABELS = """() => Object.fromEntries(
  [...document.querySelectorAll("[data-seat], [data-slot], [data-own]")].map((one) => [
    one.dataset.spot,
    one.getAttribute("aria-label"),
  ]),
)"""
