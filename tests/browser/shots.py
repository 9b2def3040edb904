"""Pictures of every screen, for looking: `./play shots` puts them into build/shots.

Each is taken on seven screens, named by their widths, in both languages and both themes. Words
after the command choose some of them: `./play shots 390 light playing`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, get_args

from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.axe import REST
from tests.browser.chromium import PATIENCE, launched
from tests.browser.devices import Device
from tests.browser.person import Person
from tests.browser.tour import CHAPTERS, Chapter, game_of, living_room
from tests.browser.words import ROOT
from tests.web.server import Server

Theme = Literal["dark", "light"]

FOLDER = ROOT / "build" / "shots"
WIDTHS = {
    f"{width}": (width, height)
    for width, height in (
        (320, 568),
        (360, 740),
        (390, 844),
        (768, 1024),
        (844, 390),
        (1024, 768),
        (1440, 900),
    )
}
TELEVISION = {"1920": (1920, 1080)}
LANGUAGES = ("fr", "en")


def main(words: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright, TemporaryDirectory() as data:
        browser = launched(playwright)
        with Server(Path(data) / "house") as server:
            for shot in wanted(words):
                shot.take(browser, server)
        browser.close()


class Shot:
    """One chapter, seen on one device in one language and one light."""

    def __init__(
        self, width: str, size: tuple[int, int], language: str, theme: Theme, chapter: str
    ) -> None:
        self.width, self.size, self.language = width, size, language
        self.theme, self.chapter = theme, chapter

    @property
    def words(self) -> set[str]:
        return {self.width, self.language, self.theme, self.chapter}

    def take(self, browser: Browser, server: Server) -> None:
        walk: Chapter = CHAPTERS.get(self.chapter, living_room)
        touch = min(self.size) < 500
        device = Device(*self.size, touch=touch, theme=self.theme)
        context = browser.new_context(
            **device.context(self.language),
            base_url=server.url,
            device_scale_factor=2 if touch else 1,
        )
        context.set_default_timeout(PATIENCE)
        person = Person(context, "Camille", self.language, server, game_of(self.chapter))
        for screen in walk(person, server):
            name = f"{screen}-{self.width}-{self.language}-{self.theme}.png"
            person.page.evaluate(REST)
            person.page.screenshot(path=FOLDER / name)
            print(name, flush=True)
        context.close()


def wanted(words: list[str]) -> Iterator[Shot]:
    """All, or those that all the words fit."""
    everything = [
        *product(WIDTHS.items(), LANGUAGES, get_args(Theme), CHAPTERS),
        *product(TELEVISION.items(), LANGUAGES, get_args(Theme), ("living_room",)),
    ]
    for (width, size), language, theme, chapter in everything:
        shot = Shot(width, size, language, theme, chapter)
        if shot.words >= set(words):
            yield shot


if __name__ == "__main__":
    main(sys.argv[1:])
