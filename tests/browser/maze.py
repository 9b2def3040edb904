"""Le Labyrinthe on the page: pawns, the pad and the mall, by fingers or by keys.

What there is to do comes from the common plan of the bots, made of what this person sees.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Literal

import msgspec
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as NotInTime
from tests.browser.board import Board
from tests.messages import Message

from trousseau.games.maze.bots.look import known_table
from trousseau.games.maze.bots.plan import STANDSTILL, CommonPlan
from trousseau.games.maze.moves import write
from trousseau.games.maze.pieces import HEROES
from trousseau.games.maze.refusing import why_not
from trousseau.games.maze.shapes.seen import MazeView

Hand = Literal["finger", "mouse", "keys"]

SOON = 1_500
"""Milliseconds in which a control is pressed, or the game has gone on without."""

HELD = 100
"""Milliseconds for which an accusation is held down on a page that hurries."""

ARROWS = {"north": "ArrowUp", "east": "ArrowRight", "south": "ArrowDown", "west": "ArrowLeft"}
KEYS = {"ride": "e", "jump": "v", "explore": "x"}
PLACES = {"ride": "pad.escalator", "jump": "pad.vortex", "explore": "pad.explore"}


class Maze(Board):
    @property
    def own(self) -> Locator:
        """The middle of one's pad."""
        return self.spot("pad.hub")

    def spot(self, name: str) -> Locator:
        """As a lesson names what it points at."""
        return self.person.page.locator(f"[data-spot='{name}']")

    # What there is to do.

    def wish(self) -> Message | None:
        """The most pressing action of the common plan that is this person's to do."""
        return wish(self.person.view, self.person.wire.table["began"])

    # What is done.

    def make(self, move: Message, hand: Hand = "finger") -> bool:
        """By the page's own controls; false if the game was quicker, and nothing was asked for."""
        self.catch_up()
        wire = self.person.wire
        plays = len(wire.asked("play"))
        try:
            with wire.sockets[-1].expect_event("framesent", timeout=SOON):
                self.type(move) if hand == "keys" else self.press(move, hand)
        except NotInTime:
            return False
        asked = wire.asked("play")[plays:]
        wire.until(lambda: all(wire.answer(one["id"]) for one in asked))
        return bool(asked)

    def press(self, move: Message, hand: Hand = "finger") -> None:
        """The pawn's chip, then a place of the pad, or a lit square for a shorter way."""
        self._choose(move["hero"], hand)
        if move["do"] == "slide" and move["squares"] < reach(self.person.view, move):
            self._touch_floor(f"square.{square_after(self.person.view, move)}", hand)
        else:
            place = PLACES.get(move["do"], f"pad.{move.get('heading')}")
            self._touch(self.spot(place), hand)
        if move["do"] == "jump" and self.spot(f"square.{move['vortex']}").count():
            self._touch_floor(f"square.{move['vortex']}", hand)

    def _choose(self, hero: str, hand: Hand) -> None:
        chip = self.spot(f"chip.{hero}")
        if chip.get_attribute("aria-pressed", timeout=SOON) != "true":
            self._touch(chip, hand)

    def _touch(self, control: Locator, hand: Hand) -> None:
        touch = control.tap if hand == "finger" else control.click
        touch(timeout=SOON)

    def type(self, move: Message) -> None:
        """By keys alone."""
        keyboard = self.person.page.keyboard
        keyboard.press(str(HEROES.index(move["hero"]) + 1))
        if move["do"] != "slide":
            keyboard.press(KEYS[move["do"]])
        elif move["squares"] >= reach(self.person.view, move):
            keyboard.press(ARROWS[move["heading"]])
        else:
            for _ in range(move["squares"]):
                keyboard.press(f"Shift+{ARROWS[move['heading']]}")
        if move["do"] == "jump":
            self._pick(f"square.{move['vortex']}")

    def _pick(self, name: str) -> None:
        """By its number, where several may be picked."""
        number = self.spot(f"{name}").and_(self.person.page.locator("[aria-keyshortcuts]"))
        if number.count():
            key = number.get_attribute("aria-keyshortcuts", timeout=SOON)
            self.person.page.keyboard.press(key or "1")

    def _touch_floor(self, name: str, hand: Hand) -> None:
        """Where that square is: the floor takes all touches."""
        box = self.spot(name).bounding_box(timeout=SOON)
        assert box is not None
        middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page = self.person.page
        page.touchscreen.tap(*middle) if hand == "finger" else page.mouse.click(*middle)

    def follow(self, move: Message) -> None:
        """By what a lesson points at; nothing else can be pressed to any effect there."""
        *pressed, last = spots(move)
        for name in pressed:
            self.spot(name).click()
        self.spot(last).click(delay=HELD if move["do"] == "accuse" else None)

    # What is seen.

    def pawns(self) -> Message:
        """On which square of the page's mall each hero stands, across and down."""
        standing: Message = self.person.page.evaluate(STANDING)
        return standing

    # Roles.

    def accuse_by_keys(self, seat: int) -> None:
        """A seat by its number, then the button held down."""
        keyboard, wire = self.person.page.keyboard, self.person.wire
        keyboard.press("a")
        expect(self.spot("do.accuse")).to_be_visible()
        keyboard.press(self.spot(f"seat.{seat}").get_attribute("aria-keyshortcuts") or "")
        expect(self.spot(f"seat.{seat}")).to_have_attribute("aria-pressed", "true")
        self.spot("do.accuse").focus()
        keyboard.down("Enter")
        wire.until(lambda: any(one["move"]["do"] == "accuse" for one in wire.asked("play")))
        keyboard.up("Enter")


def spots(move: Message) -> list[str]:
    """What is pressed for a move, one after the other."""
    match move["do"]:
        case "be_ready":
            return ["pad.hub"]
        case "turn_tile":
            return ["pad.nudge"]
        case "stare":
            return [f"seat.{move['seat']}", "wheel.stare"]
        case "nudge":
            return ["pad.nudge", f"seat.{move['seat']}"]
        case "accuse":
            return ["accuse", *[f"seat.{seat}" for seat in move["seats"]], "do.accuse"]
        case "vote":
            return ["vote.yes" if move["guilty"] else "vote.no"]
        case "flip_sand":
            return ["offer.flip" if move["flip"] else "offer.keep"]
        case kind:
            return [f"chip.{move['hero']}", PLACES.get(kind, f"pad.{move.get('heading')}")]


STANDING = """() => Object.fromEntries(
  [...document.querySelectorAll("[data-spot='mall'] [data-spot^='hero.']")].map((pawn) => [
    pawn.dataset.hero,
    [pawn.style.getPropertyValue("--x"), pawn.style.getPropertyValue("--y")],
  ]),
)"""


def reach(view: Message, slide: Message) -> int:
    """Squares that are free that way."""
    ways: list[int] = view["reach"][HEROES.index(slide["hero"])]
    return ways[list(ARROWS).index(slide["heading"])]


def square_after(view: Message, slide: Message) -> int:
    table = known_table(msgspec.convert(view, MazeView))
    at: int = slide["start"]
    for _ in range(slide["squares"]):
        at = table.mall.orange_steps[list(ARROWS).index(slide["heading"])][at]
    return at


def wish(view: Message, began: int) -> Message | None:
    """Of all that a seat could do; if nobody should yet, what follows from everybody's waiting."""
    seen = msgspec.convert(view, MazeView)
    at = int(time.time() * 1000) - began
    return next((move for late in (0, STANDSTILL + 1) for move in _wishes(seen, at + late)), None)


def _wishes(view: MazeView, at: int) -> Iterator[Message]:
    table = known_table(view)
    for one in CommonPlan(table, at).wishes:
        assert view.seat is not None
        if table.owns(view.seat, one.action) and not why_not(table, view.seat, one.move):
            yield msgspec.to_builtins(write(one.move))
