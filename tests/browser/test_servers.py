"""People whose pages come from different servers of one house: they can't tell."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.devices import DESK, PHONE
from tests.browser.policy import Evening
from tests.browser.secrecy import Truth
from tests.web.relay import Relay
from tests.web.server import Server

SHORT = {"round_limit": 2, "end_delay": 60}


@pytest.fixture
def servers(postgres_url: str, tmp_path: Path) -> Iterator[list[Server]]:
    with ExitStack() as running:
        yield [
            running.enter_context(Server(tmp_path / name, database=postgres_url)) for name in "ab"
        ]


@pytest.mark.parametrize("by_code", [False, True])
def test_a_whole_game_and_a_server_is_stopped_on_the_way(
    people: People, servers: list[Server], complaints: list[str], by_code: bool
) -> None:
    """Ada's page comes through a proxy, which leads on to the other server when hers stops."""
    one, other = servers
    with Relay(one.url) as proxy:
        ada = people("Ada", "fr", DESK, at=one, base_url=proxy.url)
        grace = people("Grace", "en", PHONE, at=other)
        host = one.api.open("coffre", 4, "Ada", options=SHORT, clock=None)
        ada.come_with(host)
        ada.sit()
        if by_code:
            grace.open_home()
            grace.home.enter_code(one.api.shown(host.table)["code"])
            grace.page.wait_for_url(f"**/t/{host.table}")
            grace.sit_down()
        else:
            grace.sit_down_at(host.table)
        ada.shell.fill_with_bots()
        ada.shell.begin()
        evening = Evening(ada, grace, seed=20)
        for _ in range(3):
            assert evening.step()
        proxy.lead_to(other.url)
        welcome = ada.wire.welcomed
        stopping = Thread(target=one.stop)
        stopping.start()
        ada.wire.until(lambda: ada.wire.welcomed is not welcome)
        stopping.join()
        expect(ada.shell.line).to_be_hidden()
        evening.play()
        for person in (ada, grace):
            person.after.expect_result()
        truth = Truth(other, host.table)
        truth.verify()
        for person in (ada, grace):
            truth.check(person.wire, person.wire.seat)
        assert ada.wire.hosts == {proxy.url.removeprefix("http://")}
    # That a server was gone for a moment is what this is about.
    complaints[:] = [each for each in complaints if "ERR_CONNECTION_" not in each]
