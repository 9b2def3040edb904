"""axe finds nothing serious on any screen, in either light."""

from __future__ import annotations

from typing import Literal

import pytest
from tests.browser.axe import problems
from tests.browser.conftest import People
from tests.browser.devices import Device
from tests.browser.person import Person
from tests.browser.tour import CHAPTERS, Chapter, game_of, living_room
from tests.web.server import Server

Theme = Literal["dark", "light"]

SIZES = {"phone": (390, 844), "desk": (1440, 900)}


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_every_screen(
    people: People, server: Server, chapter: str, size: str, theme: Theme
) -> None:
    width, height = SIZES[size]
    device = Device(width, height, touch=size == "phone", theme=theme)
    # A script may be put into this person's page, which the policy would forbid.
    ada = people("Ada", "fr", device, game=game_of(chapter), bypass_csp=True)
    check(ada, server, CHAPTERS[chapter])


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_living_room(people: People, server: Server, theme: Theme) -> None:
    device = Device(1920, 1080, theme=theme)
    check(people("Salon", "fr", device, bypass_csp=True), server, living_room)


def check(person: Person, server: Server, chapter: Chapter) -> None:
    for screen in chapter(person, server):
        found = problems(person.page)
        assert not found, f"{screen}: {found}"
