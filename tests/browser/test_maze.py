"""Le Labyrinthe through the page's own controls, from the home page to the count.

At a server where most of the mall lies there already: nobody has far to go.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.browser.conftest import People
from tests.browser.devices import DESK, PHONE
from tests.browser.heist import get_ready, play
from tests.browser.person import Person
from tests.browser.replay import Replay
from tests.messages import Message
from tests.web.server import Server

GAME = "maze"
LOOKS = 6
"""Each so many moments the replay's page is held against what was seen live."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    words = ("--game", "tests.browser.decks.maze")
    with Server(tmp_path_factory.mktemp("house") / "data", *words) as server:
        yield server


def test_four_people_in_two_languages_by_fingers_mouse_and_keys(
    people: People, server: Server
) -> None:
    """From the home page to the end on every screen; then the replay shows what was seen live."""
    ada, zoe = (people(name, "fr", PHONE, game=GAME) for name in ("Ada", "Zoé"))
    grace, alan = (people(name, "en", DESK, game=GAME) for name in ("Grace", "Alan"))
    everybody = (ada, grace, zoe, alan)
    ada.open_home()
    ada.home.introduce()
    ada.home.choose_key(GAME)
    ada.home.invite(seats=4)
    for guest in everybody[1:]:
        guest.sit_down_at(ada.table)
    ada.shell.begin()
    get_ready(*everybody)
    seen: dict[int, Message] = {}

    def look() -> None:
        grace.maze.catch_up()
        seen[grace.wire.moment] = grace.maze.pawns()

    done = play({ada: "finger", grace: "keys", zoe: "finger", alan: "mouse"}, look=look)
    assert done.keys() == {one.name for one in everybody}
    for one in everybody:
        one.after.expect_result()
        assert one.view["result"]["winners"] == [0, 1, 2, 3]
    look_back(grace, seen)


def test_two_people_and_two_bots(people: People, server: Server) -> None:
    host = server.api.open(GAME, 4, "Ada", clock=None)
    ada = people("Ada", "fr", PHONE, game=GAME)
    grace = people("Grace", "en", DESK, game=GAME)
    ada.come_with(host)
    ada.sit()
    grace.sit_down_at(host.table)
    with server.api.visit(host) as visitor:
        for seat in (2, 3):
            visitor.do("seat_bot", seat=seat, level="quick")
    ada.shell.begin()
    get_ready(ada, grace)
    done = play({ada: "finger", grace: "keys"})
    assert done["Ada"] > 0 < done["Grace"]
    for one in (ada, grace):
        one.after.expect_result()
        assert one.view["result"]["why"] == "escape"


def look_back(person: Person, seen: dict[int, Message]) -> None:
    """All that came live comes again, and pawns stand where they stood."""
    live = {
        one["seq"]: one["view"]
        for one in person.wire.messages
        if one["is"] == "told" and one.get("view")
    }
    again = person.after.replay()
    replay = Replay(person)
    replay.expect_at(0)
    views = [moment["view"] for moment in again["moments"]]
    assert views == list(live.values())
    looked_at = [moment for moment, seq in enumerate(live) if seq in seen][::LOOKS]
    assert len(looked_at) > 2
    for moment in looked_at:
        replay.open(person.table, f"?move={moment}&eyes={person.wire.seat}")
        replay.expect_at(moment)
        assert person.maze.pawns() == seen[list(live)[moment]], f"moment {moment}"
