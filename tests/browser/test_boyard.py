"""Les Clés de Fort Boyard through the page's own controls, from the first key to the count."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.devices import DESK, PHONE
from tests.browser.ends import finish
from tests.browser.person import Person
from tests.web.server import Server

GAME = "boyard"
SHORT = {"notes": 4, "rounds": 3, "timer": 30}


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
    assert {"do.prepared", "do.roll_die", "do.let_table", "do.answer"} <= done.keys()
    solved = [fact for fact in told(ada) if fact["fact"] == "riddle_solved"]
    assert len([fact for fact in solved if fact["seat"] < 2]) == done["do.answer"]
    expect(ada.boyard.spot("count")).to_be_visible()
    finish(server, host.table, [ada, grace])


def play(*people: Person) -> Counter[str]:
    """To the end; everybody does what they may as soon as they see it."""
    done: Counter[str] = Counter()
    for person in people:
        person.wire.until(lambda person=person: person.wire.view is not None)
    while not all(person.view["result"] for person in people):
        seen = [person.wire.seq for person in people]
        for person in people:
            pressed = person.boyard.act()
            done.update([pressed] if pressed else [])
        wire = people[0].wire
        wire.until(lambda wire=wire, seen=seen: wire.seq > seen[0] or people[0].view["result"])
    return done


def told(person: Person) -> list[dict[str, object]]:
    return [fact for message in person.wire.messages for fact in message.get("facts", [])]
