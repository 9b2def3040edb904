"""Le Labyrinthe through the page's own controls, from the brief to the count.

At a server where most of the mall lies there already: the theft is near.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.devices import DESK, PHONE
from tests.browser.maze import wish
from tests.browser.person import Person
from tests.browser.replay import Replay
from tests.browser.tables import Table
from tests.web.server import Server

GAME = "maze"
OPTIONS = {"scenario": 3, "sand": 300}
TRAITOR = 3


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    words = ("--game", "tests.browser.decks.maze")
    with Server(tmp_path_factory.mktemp("house") / "data", *words) as server:
        yield server


def test_a_whole_game_by_touch_and_by_keys_with_bots(people: People, server: Server) -> None:
    host = server.api.open(GAME, 4, "Ada", options=OPTIONS, clock=None)
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
    done = play(ada, grace)
    assert done["Ada"] > 0 < done["Grace"]
    for one in (ada, grace):
        one.after.expect_result()
    look_back(grace)


def test_roles_an_accusation_and_the_end_at_the_highest_level(
    people: People, server: Server
) -> None:
    """Everybody approves, and the traitor is one; so early a flip would cost most of the sand."""
    ada = people("Ada", "fr", PHONE, game=GAME)
    grace = people("Grace", "en", DESK, game=GAME)
    table = Table(server, ada, grace, game=GAME, seats=4, options={**OPTIONS, "level": 5})
    with table.begin().attended():
        for seat in (2, TRAITOR):
            table.play(seat, {"do": "be_ready"})
        get_ready(ada, grace)
        look_at_role(ada, grace)
        grace.maze.accuse_by_keys(TRAITOR)
        table.play(2, {"do": "vote", "accusation": 1, "guilty": True})
        ada.maze.spot("vote.yes").tap()
        grace.until(lambda view: view["offer"])
        grace.maze.spot("offer.keep").click()
        ada.until(lambda view: view["status"][TRAITOR] == "ghost" and not view["offer"])
        play(ada, grace, others=(table, (2,)))
        for one in (ada, grace):
            one.after.expect_result()


def get_ready(ada: Person, grace: Person) -> None:
    ada.maze.own.tap()
    expect(grace.maze.own).to_be_visible()
    grace.maze.own.press("Enter")
    for one in (ada, grace):
        one.until(lambda view: view["phase"] == "run")
        one.maze.catch_up()


def look_at_role(ada: Person, grace: Person) -> None:
    """It is seen while it is held, and by nobody else."""
    ada.maze.spot("role").hover()
    ada.page.mouse.down()
    expect(ada.text("role.alone")).to_be_visible()
    ada.page.mouse.up()
    expect(ada.text("role.alone")).to_be_hidden()
    grace.page.keyboard.down("h")
    expect(grace.text("role.alone")).to_be_visible()
    grace.page.keyboard.up("h")
    expect(grace.text("role.alone")).to_be_hidden()


def play(
    ada: Person, grace: Person, others: tuple[Table, tuple[int, ...]] | None = None
) -> Counter[str]:
    """To the end: everybody does what the common plan asks of them; one by touch, one by keys."""
    done: Counter[str] = Counter()
    while not (ada.view["result"] or grace.view["result"]):
        newest = max(ada.wire.seq, grace.wire.seq)
        wished = others is not None and act_elsewhere(*others, began=ada.wire.table["began"])
        for one, keys in ((ada, False), (grace, True)):
            move = one.maze.wish()
            if move:
                wished = True
                done[one.name] += one.maze.make(move, keys=keys)
        if not wished:
            ada.wire.until(partial(has_heard, ada, newest + 1))
    return done


def act_elsewhere(table: Table, seats: tuple[int, ...], began: int) -> bool:
    """Those without a browser."""
    for seat in seats:
        view = table.view(seat)
        move = None if view["result"] else wish(view, began)
        if move:
            table.play(seat, move)
            return True
    return False


def look_back(person: Person) -> None:
    person.after.replay()
    replay = Replay(person)
    replay.expect_at(0)
    replay.press("next")
    replay.expect_at(1)


def has_heard(person: Person, seq: int) -> bool:
    return person.wire.seq >= seq
