"""The lesson, from its first note to its end."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from tests.browser.conftest import People
from tests.browser.devices import DESK, PHONE
from tests.browser.keyboard import press_by_key
from tests.browser.lesson import Learner
from tests.web.server import Server


def test_by_touch_on_a_phone_that_is_in_a_tunnel(
    people: People, server: Server, complaints: list[str]
) -> None:
    """All of it is there at once: only the real game that may follow needs the server again."""
    ada = people("Ada", "fr", PHONE, hurried=True)
    learner = Learner(ada, Locator.click)
    learner.open()
    ada.page.wait_for_load_state("networkidle")  # the pictures come while the teacher speaks
    ada.context.set_offline(True)
    learner.learn()
    assert learner.steps > 10
    ada.context.set_offline(False)
    ada.button("learn.play").click()
    ada.page.wait_for_url("**/t/*")
    expect(ada.coffre.own_card).to_be_visible()
    # Browsers fetch the icon of a tab whenever they like.
    complaints[:] = [one for one in complaints if "/icon.svg" not in one]


def test_by_keyboard_alone(people: People, server: Server) -> None:
    grace = people("Grace", "en", DESK, hurried=True)
    learner = Learner(grace, press_by_key)
    learner.open()
    learner.learn()
    assert learner.steps > 10


def test_of_4keys_by_touch(people: People, server: Server) -> None:
    ada = people("Ada", "fr", PHONE, game="fourkeys", hurried=True)
    learner = Learner(ada, Locator.click)
    learner.open()
    learner.learn()
    assert learner.steps > 10


def test_of_mots_de_passe_by_typing_its_words(people: People, server: Server) -> None:
    ada = people("Ada", "fr", PHONE, game="passwords", hurried=True)
    learner = Learner(ada, Locator.click)
    learner.open()
    learner.learn()
    assert learner.steps > 10


def test_of_the_maze_alone_then_with_others_then_with_roles(people: People, server: Server) -> None:
    ada = people("Ada", "fr", PHONE, game="maze", hurried=True)
    learner = Learner(ada, Locator.click)
    learner.open()
    learner.learn()
    assert learner.steps > 20
