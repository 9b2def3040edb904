"""axe finds nothing serious on any screen, in either light."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import expect
from tests.browser.axe import OF_LIGHT, problems
from tests.browser.conftest import People
from tests.browser.devices import TELEVISION, Device, Theme
from tests.browser.person import Person
from tests.browser.tour import CHAPTERS, Chapter, game_of, living_room
from tests.web.server import Server

SIZES = {"phone": (390, 844), "desk": (1440, 900)}

OPEN = {"bypass_csp": True}
"""A page takes axe's script, which the policy would forbid."""


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize("size", SIZES)
def test_every_screen(people: People, server: Server, chapter: str, size: str) -> None:
    width, height = SIZES[size]
    device = Device(width, height, touch=size == "phone")
    check(people("Ada", "fr", device, game=game_of(chapter), **OPEN), server, CHAPTERS[chapter])


def test_the_living_room(people: People, server: Server) -> None:
    check(people("Salon", "fr", TELEVISION, **OPEN), server, living_room)


def check(person: Person, server: Server, chapter: Chapter) -> None:
    """Both lights on every screen of one walk: to walk there takes longer than to look.

    What has nothing to do with light is looked for in the one that the screen before ended with.
    """
    lit: Theme = "dark"
    other: Theme = "light"
    for screen in chapter(person, server):
        check_light(person, screen, lit)
        check_light(person, screen, other, OF_LIGHT)
        lit, other = other, lit


def check_light(person: Person, screen: str, theme: Theme, rules: Sequence[str] = ()) -> None:
    person.page.emulate_media(color_scheme=theme)
    expect(person.page.locator("html")).to_have_attribute("data-theme", theme)
    found = problems(person.page, rules)
    assert not found, f"{screen}, {theme}: {found}"
