"""Whole games through the page's own controls, and nobody is shown what they may not know."""

from __future__ import annotations

from dataclasses import replace

from tests.browser.conftest import People
from tests.browser.devices import DESK, PHONE, SMALL_PHONE
from tests.browser.ends import finish
from tests.browser.policy import ACTS, TALKS, Evening
from tests.web.server import Server

SHORT = {"round_limit": 6, "end_delay": 60}
"""A few rounds, and nobody is hurried."""


def test_four_people_in_two_languages(people: People, server: Server) -> None:
    host = server.api.open("coffre", 4, "Ada", options=SHORT)
    ada = people("Ada", "fr", DESK)
    ada.come_with(host)
    guests = [
        people("Grace", "en", DESK),
        people("Zoé", "fr", PHONE),
        people("Alan", "en", PHONE),
    ]
    everybody = [ada, *guests]
    ada.sit()
    for guest in guests:
        guest.sit_down_at(host.table)
    ada.shell.begin()
    evening = Evening(*everybody, seed=4)
    evening.play()
    assert set(evening.done) >= {*ACTS, *TALKS, "end_turn", "designate", "name"}
    finish(server, host.table, everybody)


def test_two_people_and_four_bots(people: People, server: Server) -> None:
    host = server.api.open("coffre", 6, "Ada", options={**SHORT, "round_limit": 1})
    ada, grace = people("Ada", "fr", PHONE), people("Grace", "en", DESK)
    ada.come_with(host)
    ada.sit()
    grace.sit_down_at(host.table)
    ada.shell.fill_with_bots()
    ada.shell.begin()
    Evening(ada, grace, seed=6).play()
    finish(server, host.table, [ada, grace])


def test_one_person_and_seven_bots_on_a_small_phone(people: People, server: Server) -> None:
    ada = people("Ada", "fr", replace(SMALL_PHONE, motion="no-preference"))
    ada.open_home()
    ada.home.introduce()
    ada.home.play_now(seats=8)
    Evening(ada, seed=8).play()
    finish(server, ada.table, [ada])
