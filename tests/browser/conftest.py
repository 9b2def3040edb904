"""A real browser for tests of the page: Chromium as the machine has it, driven by Playwright.

Each test gets people with browsers of their own: `people("Ada")` is a `Person` who shares nothing
with another. Whatever a page complains of on its console, or the policy forbids, fails the test.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    expect,
    sync_playwright,
)
from tests.browser.chromium import DRAWING_NOTHING, PATIENCE, launched
from tests.browser.devices import Device
from tests.browser.person import Person
from tests.web.server import Serve, Server

FAILED = pytest.StashKey[bool]()

NO_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker"
"""It would fetch the whole page once more for everybody who comes, since nobody shares a store."""

SILENCE = """{
  window.AudioContext = class extends AudioContext {
    constructor(...choices) {
      super(...choices);
      void this.suspend();
    }
    async resume() {}
  };
}"""
"""A sound that runs is work all the while, though nobody hears it."""

NO_NEWCOMER = """if (location.protocol.startsWith("http")) {
  const met = { coffre: true, fourkeys: true, passwords: true, boyard: true, maze: true };
  localStorage.setItem("trousseau.met", JSON.stringify(met));
}"""
"""Most tests are about people who have played before."""

HURRY = """{
  const wait = setTimeout;
  window.setTimeout = (act, time, ...more) => wait(act, time / 10, ...more);
}"""
"""The page's pauses are for eyes; a test sees at once."""

Contexts = Callable[..., BrowserContext]
"""The fixture `contexts`: somebody's browser, with what Playwright's `new_context` takes.

A test that is about them asks for a `service_worker=True`, or for a browser that draws by
`drawn=True`; one in which the page often waits for its reader may be `hurried=True`. Somebody who
has never played on this device is a `newcomer=True`.
"""

People = Callable[..., Person]
"""The fixture `people`: somebody at their own browser, `people("Ada", "en", DESK)`."""


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """For this folder: while Playwright runs, no test elsewhere could have an event loop."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """For all who ask what is on a page and what can be done there."""
    with launched(playwright, DRAWING_NOTHING) as browser:
        yield browser


@pytest.fixture(scope="package")
def drawing_chromium(playwright: Playwright) -> Iterator[Browser]:
    """For those who look at pixels, or at the time that they take."""
    with launched(playwright) as browser:
        yield browser


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this folder that leave it as it was."""
    with Server(tmp_path_factory.mktemp("house") / "data") as server:
        yield server


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts servers of this test's own: `serve(pace=1.0)`."""
    with ExitStack() as servers:

        def start(*words: str, **more: Any) -> Server:
            return servers.enter_context(Server(tmp_path / "data", *words, **more))

        yield start


@pytest.fixture
def complaints() -> list[str]:
    """What pages complained of; a test that expects some clears them."""
    return []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def contexts(
    complaints: list[str], request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Contexts]:
    arrived: list[BrowserContext] = []
    with ExitStack() as opened:

        def arrive(
            *,
            service_worker: bool = False,
            drawn: bool = False,
            hurried: bool = False,
            newcomer: bool = False,
            **choices: Any,
        ) -> BrowserContext:
            fitting = "drawing_chromium" if drawn else "chromium"
            browser: Browser = request.getfixturevalue(fitting)
            context = browser.new_context(**{"locale": "fr-FR", **choices})
            arrived.append(context)
            context.add_init_script(SILENCE)
            if not service_worker:
                context.add_init_script(NO_SERVICE_WORKER)
            if not newcomer:
                context.add_init_script(NO_NEWCOMER)
            if hurried:
                context.add_init_script(HURRY)
            context.set_default_timeout(PATIENCE)
            opened.callback(context.close)
            context.on("console", lambda message: _note(message, complaints))
            context.on("weberror", lambda error: complaints.append(str(error.error)))
            return context

        yield arrive
        if request.node.stash.get(FAILED, False):
            _take_pictures([page for context in arrived for page in context.pages], tmp_path)
        assert complaints == []


@pytest.fixture
def people(contexts: Contexts, request: pytest.FixtureRequest) -> People:
    def arrive(
        name: str,
        language: str = "fr",
        device: Device | None = None,
        *,
        at: Server | None = None,
        game: str = "coffre",
        **choices: Any,
    ) -> Person:
        """Somebody who came for this game; at the server of the file, or at another one."""
        house: Server = at or request.getfixturevalue("server")
        chosen = {**(device or Device()).context(language), "base_url": house.url, **choices}
        return Person(contexts(**chosen), name, language, house, game)

    return arrive


def _take_pictures(pages: list[Page], folder: Path) -> None:
    """What everybody saw when it failed; on paper, since that takes no pixels."""
    for number, page in enumerate(pages):
        picture = folder / f"{number}.pdf"
        page.emulate_media(media="screen")
        width, height = page.evaluate("[innerWidth, innerHeight]")
        page.pdf(path=picture, width=f"{width}px", height=f"{height}px", print_background=True)
        print(f"{page.url}: {picture}")


def _note(message: ConsoleMessage, complaints: list[str]) -> None:
    if message.type in ("error", "warning"):
        complaints.append(f"{message.text} ({message.location['url']})")
