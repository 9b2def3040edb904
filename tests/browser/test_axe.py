"""axe finds nothing serious on any screen, in either light."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.axe import problems
from tests.browser.conftest import People
from tests.browser.devices import TELEVISION, Device, Theme
from tests.browser.person import Person
from tests.browser.tour import CHAPTERS, Chapter, game_of, living_room
from tests.web.server import Server

SIZES = {"phone": (390, 844), "desk": (1440, 900)}


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize("size", SIZES)
def test_every_screen(people: People, server: Server, chapter: str, size: str) -> None:
    width, height = SIZES[size]
    device = Device(width, height, touch=size == "phone")
    # A script may be put into this person's page, which the policy would forbid.
    ada = people("Ada", "fr", device, game=game_of(chapter), bypass_csp=True)
    check(ada, server, CHAPTERS[chapter])


def test_the_living_room(people: People, server: Server) -> None:
    check(people("Salon", "fr", TELEVISION, bypass_csp=True), server, living_room)


def check(person: Person, server: Server, chapter: Chapter) -> None:
    """Both lights on every screen of one walk: to walk there takes longer than to look."""
    for screen in chapter(person, server):
        check_light(person, screen, "dark")
        check_light(person, screen, "light")


def check_light(person: Person, screen: str, theme: Theme) -> None:
    person.page.emulate_media(color_scheme=theme)
    expect(person.page.locator("html")).to_have_attribute("data-theme", theme)
    found = problems(person.page)
    assert not found, f"{screen}, {theme}: {found}"
