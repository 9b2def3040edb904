"""Somebody at their own browser: what they see, what they do, and all that their browser gets."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Locator, Page, expect
from tests.browser.after import After
from tests.browser.board import Board
from tests.browser.boyard import Boyard
from tests.browser.coffre import Coffre
from tests.browser.faces import faces_named
from tests.browser.fourkeys import FourKeys
from tests.browser.home import Home
from tests.browser.maze import Maze
from tests.browser.passwords import Passwords
from tests.browser.plain import Plain
from tests.browser.secrecy import Watched
from tests.browser.shell import Shell
from tests.browser.wire import Wire
from tests.browser.words import Words
from tests.messages import Message
from tests.web.client import Admission
from tests.web.server import Server


class Person:
    """Does things by the page's own controls, found as a reader of the page would find them."""

    def __init__(
        self,
        context: BrowserContext,
        name: str,
        language: str,
        server: Server,
        game: str = "coffre",
    ) -> None:
        self.context = context
        self.name = name
        self.server = server
        self.game = game
        self.words = Words(language, game)
        self.wire = Wire()
        self.wire.listen(context)
        self.page: Page = context.new_page()
        self.watched = Watched(self.page, faces_named(Words(language)))
        self.home = Home(self)
        self.shell = Shell(self)
        self.coffre = Coffre(self)
        self.fourkeys = FourKeys(self)
        self.passwords = Passwords(self)
        self.boyard = Boyard(self)
        self.maze = Maze(self)
        self.plain = Plain(self)
        self.after = After(self)

    # Where to.

    def open_home(self) -> None:
        self.page.goto("/")
        expect(self.button("home.play")).to_be_visible()

    def open_table(self, table: str) -> None:
        """By the link that friends send."""
        self.page.goto(f"/t/{table}")

    def come_with(self, place: Admission) -> None:
        """By the link that brings a place from another device."""
        self.page.goto(f"/t/{place.table}#person={place.person}&token={place.token}")
        self.wire.until(lambda: self.wire.welcomed)

    def sit_down_at(self, table: str) -> None:
        """By the link, then with a name on the plate."""
        self.open_table(table)
        self.sit_down()

    def sit_down(self) -> None:
        """With a name on the plate for those who come."""
        self.page.get_by_role("textbox", name=self.words["arriving.name"]).fill(self.name)
        self.button("arriving.sit").click()
        self.wire.until(lambda: self.wire.seat is not None)

    def sit(self) -> None:
        """In a seat that is free."""
        self.button("seat.free").first.click()
        self.wire.until(lambda: self.wire.seat is not None)

    @property
    def table(self) -> str:
        """The id of the table whose page this is."""
        return self.page.url.rpartition("/t/")[2].split("/")[0].split("#")[0]

    # What is on the page.

    def button(self, key: str) -> Locator:
        """By its word; a hint or the reason why it is off may follow it."""
        return self.page.get_by_role("button", name=self.words.beginning(key))

    def link(self, key: str) -> Locator:
        return self.page.get_by_role("link", name=self.words.beginning(key))

    def sheet(self, key: str) -> Locator:
        return self.page.get_by_role("dialog", name=self.words[key])

    def text(self, key: str) -> Locator:
        return self.page.get_by_text(self.words.within(key))

    def speaks(self, language: str) -> None:
        """From now on this person reads another language."""
        self.words = Words(language, self.game)
        self.watched.named = faces_named(Words(language))

    @property
    def board(self) -> Board:
        """The table of the game that this person came for."""
        boards: dict[str, Board] = {
            "coffre": self.coffre,
            "fourkeys": self.fourkeys,
            "passwords": self.passwords,
            "boyard": self.boyard,
            "maze": self.maze,
        }
        return boards.get(self.game, self.plain)

    # What came.

    @property
    def view(self) -> Message:
        view = self.wire.view
        assert view is not None, "no game is on"
        return view

    def until(self, fits: Callable[[Message], object]) -> None:
        """Until the newest view is like this."""
        self.wire.until(lambda: self.wire.view is not None and fits(self.wire.view))

    def catch_up(self) -> None:
        """Until all that has happened at the table has come, and is on show."""
        with self.server.api.visit(self.table) as watcher:
            greeting = watcher.greeting
        lines = [moment["seq"] for moment in greeting.get("story", [])]
        now = lines[-1] if lines else greeting["seq"]
        self.wire.until(lambda: self.wire.seq >= now)
        self.board.await_moment(now)

    @property
    def holds(self) -> str | None:
        """The face of this person's own card."""
        seat = self.wire.seat
        if seat is None:
            return None
        face: str | None = self.view["hands"][seat]["face"]
        return face

    def await_turn(self) -> None:
        """Until this person has to act, and the page says so."""
        self.until(lambda view: view["moves"])
        kind = self.view["moves"][0]["do"]
        expect(self.coffre.action(kind)).to_be_enabled()

    def take_turn(self, kind: str = "pass") -> None:
        """Some move of this kind, and the end of the turn."""
        self.await_turn()
        self.coffre.play(next(move for move in self.view["moves"] if move["do"] == kind))
        self.coffre.play({"do": "end_turn"})

    def look_around(self) -> None:
        """Nothing on the table shows what this person may not know."""
        self.watched.check(self.wire)
