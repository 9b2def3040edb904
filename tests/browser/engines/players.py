"""Who plays which game, in a browser of any engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tests.browser.coffre import GRAVE
from tests.browser.engines.fort import FortPlayer
from tests.browser.engines.mall import HeistPlayer
from tests.browser.engines.player import Player
from tests.browser.engines.window import Window
from tests.browser.vocabulary import announcing
from tests.messages import Message


class CoffrePlayer(Player):
    game = "coffre"
    seats = 5
    options: ClassVar[Mapping[str, object]] = {"round_limit": 3, "end_delay": 60}
    # What one is after is written on one's own card.
    drawn: ClassVar[Mapping[str, Mapping[str, float]]] = {
        "[data-card], [data-goal] { visibility: hidden !important }": {
            "[data-own]": 0.8,
            "[data-slot]": 0.4,
            "[data-seat]": 0.1,
        }
    }

    def controls(self, move: Message) -> list[str]:
        if move["do"] == "name":
            named = [one["target"] for one in self.view["moves"]].index(move["target"])
            return 2 * [f"[data-spot='do.name'] button:nth-child({named + 1})"]
        touched = [f"[data-{kind}='{move[key]}']" for kind, key in TOUCHED if key in move]
        pressed = [f"[data-spot='do.{move['do']}']", *touched]
        return [*pressed, pressed[-1]] if move["do"] in GRAVE else pressed


TOUCHED = (("seat", "target"), ("slot", "slot"))


class FourKeysPlayer(Player):
    game = "fourkeys"
    seats = 3
    drawn: ClassVar[Mapping[str, Mapping[str, float]]] = {
        ".piece { visibility: hidden !important }": {
            "[data-spot^='pile.']": 0.2,
            "[data-spot='dungeon'] .lying": 0.6,
        }
    }

    def sensible(self, moves: list[Message]) -> list[Message]:
        """Coins only where they must be spent."""
        free = [one for one in moves if one["do"] != "renew" and one.get("push_to") is None]
        return free or moves

    def controls(self, move: Message) -> list[str]:
        pressed: list[str] = []
        if move["do"] == "take":
            pressed = [f"[data-spot='pile.{move['pile']}']"]
            if move.get("push_to") is not None:
                pressed.append(f"[data-spot='places'] :nth-child({move['push_to'] + 1})")
        elif move["do"] == "lay":
            square = f"[data-spot='dungeon'] button[data-square='{move['row']} {move['column']}']"
            pressed = [*(["[data-spot='do.turn']"] if move["turned"] else []), square]
        costs = move["do"] == "renew" or move.get("push_to") is not None
        return [*pressed, *[f"[data-spot='do.{move['do']}']"] * (2 if costs else 1)]


class PasswordsPlayer(Player):
    """Says words that nobody can object to, on the safes that the page proposes."""

    game = "passwords"
    seats = 3
    options: ClassVar[Mapping[str, object]] = {"first": 0}
    drawn: ClassVar[Mapping[str, Mapping[str, float]]] = {
        ".door { visibility: hidden !important }": {"[data-place]": 0.6},
        """.dial b { color: transparent !important; text-shadow: none !important }
        .sockets { visibility: hidden !important }""": {
            "[data-place] .dial b": 0.04,
            "[data-place] .sockets": 0.8,
        },
    }

    def offered(self) -> list[Message]:
        """Words can't be listed: one that fits, or nothing to say."""
        return [announcing(self.view) or {"do": "pass"}] if self.view["free"] else []

    def press(self, move: Message) -> None:
        if move["do"] == "announce":
            type_word(self.window, move["word"])
            self.window.wait_for(LIT)
        super().press(move)

    def controls(self, move: Message) -> list[str]:
        act = f"[data-spot='do.{move['do']}']"
        return [act, act] if move["do"] == "pass" else [act]


def type_word(window: Window, word: str) -> None:
    """At a desk letters find the lock by themselves; a phone has no keys until it is touched."""
    window.wait_for(f"document.querySelector({LOCK!r})")
    if window.evaluate(f"innerWidth < {DESK}"):
        window.click(LOCK)
    window.type(word)


LOCK = "[data-spot=lock] input"

DESK = 1000
"""Pixels: narrower is a phone or a tablet."""

LIT = """document.querySelector("[data-spot='do.announce']").ariaDisabled !== "true" &&
  [...document.querySelectorAll(".rail .light")]
    .every((light) => parseFloat(getComputedStyle(light).strokeWidth) > 2)"""
"""A word is in the lock, and the light of its walk is wider than a hair."""

PLAYERS: Mapping[str, type[Player]] = {
    one.game: one
    for one in (CoffrePlayer, FourKeysPlayer, PasswordsPlayer, FortPlayer, HeistPlayer)
}
