"""Cards, safes and trials are drawn where they lie, and can be played, in every engine."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.browser.engines import ENGINES, Window, open_window
from tests.browser.engines.fort import TrialPlayer
from tests.browser.engines.mall import MazePlayer
from tests.browser.engines.player import Player
from tests.browser.engines.players import PLAYERS
from tests.web.server import Server


@pytest.fixture(scope="module", params=ENGINES)
def window(request: pytest.FixtureRequest) -> Iterator[Window]:
    with open_window(request.param, request) as window:
        yield window


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    words = [f"--game=tests.browser.decks.{game}" for game in ("boyard", "coffre")]
    with Server(tmp_path_factory.mktemp("house") / "data", *words) as server:
        yield server


SIZES = {
    "coffre": (390, 844),
    "fourkeys": (1440, 900),
    "passwords": (390, 844),
    "boyard": (390, 844),
    "maze": (390, 844),
}


QUICK_PLAYERS = {**PLAYERS, "boyard": TrialPlayer, "maze": MazePlayer}


@pytest.mark.parametrize("kind", QUICK_PLAYERS.values(), ids=QUICK_PLAYERS)
def test_what_lies_there_is_drawn_there_and_can_be_played(
    window: Window, server: Server, kind: type[Player]
) -> None:
    window.choose(server.url, motion="reduced")
    window.resize(*SIZES[kind.game])
    with kind(window, server) as player:
        player.come()
        player.check_drawing()
        player.play(player.moves()[0])
        player.moves()
        player.check_drawing()
