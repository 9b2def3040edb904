"""Les Clés de Fort Boyard through the page's own controls, from the first key to the count."""

from __future__ import annotations

from collections import Counter
from functools import partial

from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.devices import DESK, PHONE
from tests.browser.ends import finish
from tests.browser.person import Person
from tests.browser.replay import Replay
from tests.browser.test_sizes import check
from tests.messages import Message
from tests.web.server import Server

GAME = "boyard"
SHORT = {"notes": 4, "rounds": 2, "timer": 30}


def test_a_whole_game_on_a_phone_and_at_a_desk(people: People, server: Server) -> None:
    """Two people and a bot; each riddle that comes to a person is answered right."""
    host = server.api.open(GAME, 3, "Ada", options=SHORT, clock=None)
    ada = people("Ada", "fr", PHONE, game=GAME)
    grace = people("Grace", "en", DESK, game=GAME)
    ada.come_with(host)
    ada.sit()
    grace.sit_down_at(host.table)
    ada.shell.fill_with_bots()
    ada.shell.begin()
    done = play(ada, grace)
    assert {"do.prepared", "do.roll_die"} <= done.keys()
    answers = [fact for fact in told(ada) if fact["fact"] == "answered"]
    assert all(fact["right"] for fact in answers)
    expect(ada.boyard.spot("count")).to_be_visible()
    finish(server, host.table, [ada, grace])
    check(ada)
    look_back(grace)


def play(*people: Person) -> Counter[str]:
    """To the end; everybody does what they may as soon as they see it."""
    done: Counter[str] = Counter()
    host = people[0].wire
    host.until(lambda: host.view is not None)
    while not host.view or not host.view["result"]:
        newest = max(person.wire.seq for person in people)
        for person in people:
            person.wire.until(partial(has_heard, person, newest))
        wishes = [(person, wish) for person in people if (wish := person.boyard.wish())]
        done.update(wish for person, wish in wishes if person.boyard.make(wish))
        if not wishes:
            host.until(partial(has_heard, people[0], newest + 1))
    return done


def look_back(person: Person) -> None:
    """What the coach says, beside the game from its first moment on."""
    person.link("after.coach").click()
    points = person.page.get_by_role("heading", name=person.words["coach.points"])
    expect(points).to_be_visible()
    replay = Replay(person)
    replay.expect_at(0)
    replay.press("next")
    replay.expect_at(1)


def has_heard(person: Person, seq: int) -> bool:
    return person.wire.seq >= seq


def told(person: Person) -> list[Message]:
    return [fact for message in person.wire.messages for fact in message.get("facts", [])]
