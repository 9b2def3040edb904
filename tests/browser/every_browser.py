"""Whole games in every engine, with pictures for looking: `./play browsers` runs this.

Too dear for every run of the tests, whose `test_engines` plays one turn of each game.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import get_args

import pytest
from tests.browser.days import day_after
from tests.browser.devices import Theme
from tests.browser.engines import ENGINES, Window, open_window
from tests.browser.engines.fort import player_of
from tests.browser.engines.players import LIT, LOCK, PLAYERS, type_word
from tests.browser.test_sizes import SIZES
from tests.browser.vocabulary import announcing
from tests.browser.words import ROOT
from tests.messages import Message
from tests.web.server import Server

from trousseau.games.boyard.trials.registry import TRIALS

FOLDER = ROOT / "build" / "browsers"
PHONE, DESK = (390, 844), (1440, 900)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    words = [f"--game=tests.browser.decks.{game}" for game in ("boyard", "coffre", "maze")]
    with Server(tmp_path_factory.mktemp("house") / "data", *words) as server:
        yield server


@pytest.fixture(scope="module")
def usual_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Where every game has its lesson: a deck has none."""
    with Server(tmp_path_factory.mktemp("usual") / "data") as server:
        yield server


@pytest.fixture(scope="module", params=ENGINES)
def engine(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture(scope="module")
def window(engine: str, request: pytest.FixtureRequest) -> Iterator[Window]:
    with open_window(engine, request) as window:
        yield window


@pytest.mark.parametrize("size", [PHONE, DESK])
@pytest.mark.parametrize("game", PLAYERS)
def test_a_whole_game_and_a_look_back(
    window: Window, engine: str, server: Server, game: str, size: tuple[int, int]
) -> None:
    """Each light once: phones in the evening, desks by day; cards fly on desks."""
    desk = size == DESK
    light, motion = ("light", "full") if desk else ("dark", "reduced")
    window.choose(server.url, motion=motion, theme=light)
    window.resize(*size)
    with PLAYERS[game](window, server) as player:
        player.come()
        player.check_drawing()
        player.play_on()
        window.wait_for("document.querySelector('a[href*=\"/replay/\"]')")
        album = Album(window, f"{engine}-{game}-{size[0]}-{light}")
        album.keep("over")
        table = f"{server.url}/t/{player.place.table}"
        window.open(f"{table}/replay/1?move=3&eyes=0")
        window.wait_for("document.querySelector('input[type=range]')?.value === '3'")
        player.check_drawing()
        album.keep("replay")


@pytest.mark.parametrize("size", [PHONE, DESK])
@pytest.mark.parametrize("card", TRIALS)
def test_a_trial_is_drawn(
    window: Window, engine: str, server: Server, card: str, size: tuple[int, int]
) -> None:
    light, motion = ("light", "full") if size == DESK else ("dark", "reduced")
    window.choose(server.url, motion=motion, theme=light)
    window.resize(*size)
    with player_of(card)(window, server) as player:
        player.come()
        player.check_drawing()
        player.play(player.moves()[0])
        player.check_drawing()
        Album(window, f"{engine}-boyard-{size[0]}-{light}").keep(card)


@pytest.mark.parametrize("theme", get_args(Theme))
@pytest.mark.parametrize("size", [PHONE, DESK])
def test_pages_round_the_games(
    window: Window, engine: str, usual_server: Server, size: tuple[int, int], theme: Theme
) -> None:
    window.choose(usual_server.url, motion="reduced", theme=theme)
    window.resize(*size)
    album = Album(window, f"{engine}-{size[0]}-{theme}")
    window.open(usual_server.url)
    window.wait_for("document.querySelector('input[type=radio][value=coffre]')")
    album.keep("home")
    for game, one in PLAYERS.items():
        window.open(f"{usual_server.url}/learn/{game}")
        window.wait_for(f"document.querySelector('main[data-game={game}] [data-moment]')")
        album.keep(f"lesson-{game}")
        with one(window, usual_server) as player:
            player.come()
            album.keep(f"table-{game}")
            window.open(f"{usual_server.url}/t/{player.place.table}/screen")
            window.wait_for("document.querySelector('[data-sofa]')")
            album.keep(f"living-room-{game}")


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_the_ring_of_the_day(
    window: Window, engine: str, server: Server, size: tuple[int, int]
) -> None:
    light = "light" if size == DESK else "dark"
    window.open(f"{server.url}/icon.svg")
    window.evaluate("localStorage.clear()")  # it was played on another screen
    window.choose(server.url, motion="reduced", theme=light, language="fr")
    window.resize(*size)
    album = Album(window, f"{engine}-day-{size[0]}-{light}")
    today = datetime.now().astimezone().date().isoformat()
    window.open(f"{server.url}/daily/passwords")
    window.wait_for(f"document.querySelector({LOCK!r})")
    album.keep("dealt")
    said: list[Message] = []
    while (view := day_after(said, server, today, "fr"))["result"] is None:
        word = announcing(view)
        assert word is not None
        type_word(window, word["word"])
        window.wait_for(LIT)
        said.append({**word, "places": window.evaluate(CHOSEN)})
        window.click("[data-spot='do.announce']")
        window.wait_for(f"!document.querySelector({LOCK!r})?.value")
    window.wait_for(f"!document.querySelector({LOCK!r})")
    album.keep("over")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", PLAYERS)
def test_to_the_end_at_a_size_that_is_hard_to_fit(
    request: pytest.FixtureRequest, server: Server, game: str, size: tuple[int, int]
) -> None:
    """What is too small or covered can't be pressed; in one engine, since layout is our own."""
    with open_window("chromium", request) as window:
        window.choose(server.url, motion="reduced")
        window.resize(*size)
        with PLAYERS[game](window, server) as player:
            player.come()
            player.play_on()
            window.wait_for("document.querySelector('a[href*=\"/replay/\"]')")
            Album(window, f"chromium-{game}-{size[0]}").keep("over")


class Album:
    """Pictures of one walk."""

    def __init__(self, window: Window, walk: str) -> None:
        FOLDER.mkdir(parents=True, exist_ok=True)
        self.window, self.walk = window, walk

    def keep(self, screen: str) -> None:
        self.window.picture()
        (FOLDER / f"{self.walk}-{screen}.png").write_bytes(self.window.photograph())


CHOSEN = """[...document.querySelectorAll("[data-place][aria-pressed=true]")]
  .map((safe) => Number(safe.dataset.place))"""
"""The safes in which a gem is about to be laid."""
