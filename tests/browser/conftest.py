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
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, expect, sync_playwright
from tests.browser.chromium import PATIENCE, QUIET, found_chromium
from tests.browser.devices import Device
from tests.browser.person import Person
from tests.web.server import Serve, Server

FAILED = pytest.StashKey[bool]()

NO_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker"
"""It would fetch the whole page once more for everybody who comes, since nobody shares a store."""

NO_TEXTURES = """{
  const plain = new CSSStyleSheet();
  plain.replaceSync(`*, ::before, ::after {
    background-image: none !important;
    box-shadow: none !important;
  }`);
  document.adoptedStyleSheets.push(plain);
}"""
"""Without a graphics card, to draw velvet and shadows is most of a browser's work. Nothing that can
be pressed or read is elsewhere without them."""

HURRY = """{
  const wait = setTimeout;
  window.setTimeout = (act, time, ...more) => wait(act, time / 10, ...more);
}"""
"""The page's pauses are for eyes; a test sees at once."""

Contexts = Callable[..., BrowserContext]
"""The fixture `contexts`: somebody's browser, with what Playwright's `new_context` takes.

A test that is about them asks for a `service_worker=True` or for `textures=True`; one in which the
page often waits for its reader may be `hurried=True`.
"""

People = Callable[..., Person]
"""The fixture `people`: somebody at their own browser, `people("Ada", "en", DESK)`."""


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """For this folder: while Playwright runs, no test elsewhere could have an event loop."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found_chromium(), args=QUIET)
        yield browser
        browser.close()


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
    chromium: Browser, complaints: list[str], request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Contexts]:
    with ExitStack() as opened:

        def arrive(
            *,
            service_worker: bool = False,
            textures: bool = False,
            hurried: bool = False,
            **choices: Any,
        ) -> BrowserContext:
            context = chromium.new_context(**{"locale": "fr-FR", **choices})
            if not service_worker:
                context.add_init_script(NO_SERVICE_WORKER)
            if not textures:
                context.add_init_script(NO_TEXTURES)
            if hurried:
                context.add_init_script(HURRY)
            context.set_default_timeout(PATIENCE)
            opened.callback(context.close)
            context.on("console", lambda message: _note(message, complaints))
            context.on("weberror", lambda error: complaints.append(str(error.error)))
            return context

        yield arrive
        if request.node.stash.get(FAILED, False):
            _take_pictures(chromium, tmp_path)
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


def _take_pictures(chromium: Browser, folder: Path) -> None:
    """What everybody saw when it failed."""
    pages = [page for context in chromium.contexts for page in context.pages]
    for number, page in enumerate(pages):
        picture = folder / f"{number}.png"
        page.screenshot(path=picture)
        print(f"{page.url}: {picture}")


def _note(message: ConsoleMessage, complaints: list[str]) -> None:
    if message.type in ("error", "warning"):
        complaints.append(f"{message.text} ({message.location['url']})")
