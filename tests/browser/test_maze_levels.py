"""Hidden roles at the pages of Le Labyrinthe, each level to an end of its own.

Ada has a phone and Grace a desk. The last minute of each game is prepared; what is left of it,
people do by the page's own controls.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import People
from tests.browser.devices import DESK, PHONE
from tests.browser.heist import play
from tests.browser.person import Person
from tests.browser.tables import Table
from tests.web.server import Server

GAME = "maze"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    words = ("--game", "tests.browser.decks.maze")
    with Server(tmp_path_factory.mktemp("house") / "data", *words) as server:
        yield server


class Evening:
    """Two people at their pages, and two quiet ones."""

    def __init__(self, people: People, server: Server, level: int, scene: str) -> None:
        self.ada = people("Ada", "fr", PHONE, game=GAME)
        self.grace = people("Grace", "en", DESK, game=GAME)
        options = {"level": level, "scene": scene}
        self.table = Table(server, self.ada, self.grace, game=GAME, seats=4, options=options)

    @contextmanager
    def begun(self) -> Iterator[Table]:
        with self.table.begin().attended() as table:
            for one in (self.ada, self.grace):
                one.until(lambda view: view["phase"] == "run")
                one.maze.catch_up()
            yield table

    def expect_end(self, why: str, scores: list[float]) -> None:
        """On both screens, with everybody's card."""
        for one in (self.ada, self.grace):
            one.after.expect_result()
            result = one.view["result"]
            assert (result["why"], result["scores"]) == (why, scores)
            for seat in range(4):
                expect(one.maze.spot(f"fate.{seat}")).to_be_visible()


def test_level_1_an_accusation_in_the_last_second_rescues_the_heroes(
    people: People, server: Server
) -> None:
    evening = Evening(people, server, 1, "rescue")
    ada, grace = evening.ada, evening.grace
    with evening.begun() as table:
        for one in (ada, grace):
            one.until(lambda view: view["frozen"])
        expect(grace.maze.spot("vote.yes")).to_be_visible()
        grace.page.keyboard.press("+")
        table.play(2, {"do": "vote", "accusation": 1, "guilty": True})
        ada.maze.spot("offer.flip").tap()
        grace.until(lambda view: view["sand"] > view["last"] and not view["frozen"])
        assert ada.view["status"] == ["in", "in", "in", "out"]
        play({ada: "finger", grace: "keys"}, (table, (2,)))
    evening.expect_end("escape", [1, 1, 1, 0])


def test_level_2_the_sand_is_out_and_the_traitor_was_believed(
    people: People, server: Server
) -> None:
    """Who was unmasked before wins half."""
    evening = Evening(people, server, 2, "sand_out")
    with evening.begun():
        evening.grace.until(lambda view: view["frozen"])
        evening.grace.maze.spot("vote.no").click()
    evening.expect_end("timeout", [0, 0, 0.5, 1])


def test_level_3_whose_mission_is_lost_confesses_and_the_last_one_decides(
    people: People, server: Server
) -> None:
    evening = Evening(people, server, 3, "last_one")
    ada, grace = evening.ada, evening.grace
    with evening.begun():
        leave = next(move for move in ada.view["moves"] if move.get("hero") == "dwarf")
        assert ada.maze.make(leave)
        grace.until(lambda view: view["mission"] == "lost")
        ada.until(lambda view: view["phase"] == "choice")
        confirm(ada.maze.spot("do.decide.true"))
    assert ada.view["status"] == ["in", "out", "ghost", "out"]
    evening.expect_end("last_ok", [1, 0, 0, 0])


def test_level_4_the_only_hero_goes_home_empty_handed(people: People, server: Server) -> None:
    evening = Evening(people, server, 4, "empty_handed")
    with evening.begun():
        evening.ada.maze.spot("accuse").tap()
        confirm(evening.ada.maze.spot("do.go_empty_handed"))
    evening.expect_end("alone_ok", [1, 0, 0, 0])


def test_level_5_all_escape_and_the_traitor_guesses_a_mission(
    people: People, server: Server
) -> None:
    """Before that, nobody but the traitor finds somebody else suspect."""
    evening = Evening(people, server, 5, "guess")
    ada, grace = evening.ada, evening.grace
    with evening.begun() as table:
        look_at_role(ada, grace)
        grace.maze.accuse_by_keys(3)
        table.play(2, {"do": "vote", "accusation": 1, "guilty": True})
        ada.maze.spot("vote.no").tap()
        ada.until(lambda view: not view["accusation"])
        play({ada: "finger", grace: "keys"}, (table, (2, 3)))
        grace.maze.spot("do.speak_up").click()
        grace.maze.spot("guess.0").click()
        confirm(grace.maze.spot("guess.M03"))
    evening.expect_end("escape", [0, 1, 1, 1])


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


def confirm(control: Locator) -> None:
    """What is grave asks once more."""
    control.click()
    control.click()
