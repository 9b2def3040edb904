"""Cards and safes are drawn where they lie, and can be played, in every engine."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.browser.engines import ENGINES, Window, open_window
from tests.browser.engines.player import PLAYERS
from tests.web.server import Server


@pytest.fixture(scope="module", params=ENGINES)
def window(request: pytest.FixtureRequest) -> Iterator[Window]:
    with open_window(request.param, request) as window:
        yield window


SIZES = {"coffre": (390, 844), "fourkeys": (1440, 900), "passwords": (390, 844)}


@pytest.mark.parametrize("game", PLAYERS)
def test_what_lies_there_is_drawn_there_and_can_be_played(
    window: Window, server: Server, game: str
) -> None:
    window.choose(server.url, motion="reduced")
    window.resize(*SIZES[game])
    with PLAYERS[game](window, server) as player:
        player.come()
        player.check_drawing()
        player.play(player.moves()[0])
        player.moves()
        player.check_drawing()
