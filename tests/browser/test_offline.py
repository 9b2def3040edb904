"""The page without its server: it opens all the same, and a phone may keep it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page
from tests.browser.conftest import People
from tests.browser.lesson import Learner
from tests.browser.person import Person
from tests.web.server import Server

KEPT = """async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith("trousseau-"));
  const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return [names, caught.flat().map((request) => new URL(request.url).pathname)];
}"""


def test_the_page_opens_while_the_server_is_away(
    people: People, server: Server, complaints: list[str]
) -> None:
    page = settled(people("Ada", service_worker=True))
    server.stop()
    try:
        for path in ("/", "/t/AbCdEfGhIjKlMnOpQrStUv", "/learn/coffre"):
            page.goto(path)
            page.wait_for_function("document.querySelector('#app')?.innerText.trim()")
    finally:
        server.start()
    # That calls got no answer is what this is about.
    complaints[:] = [one for one in complaints if "Failed to load resource" not in one]


def test_a_lesson_once_opened_can_be_taken_without_the_server(
    people: People, server: Server, complaints: list[str]
) -> None:
    ada = people("Ada", service_worker=True)
    settled(ada).reload()  # only then does the service worker see what is fetched
    learner = Learner(ada, Locator.click)
    learner.open()
    server.stop()
    try:
        learner.open()
    finally:
        server.start()
    complaints[:] = [one for one in complaints if "Failed to load resource" not in one]


def test_nothing_of_a_table_is_kept(people: People, server: Server) -> None:
    page = settled(people("Ada", service_worker=True))
    page.reload()
    answer = page.evaluate("fetch('/api/games').then((answer) => answer.json())")
    assert answer["games"]
    names, kept = page.evaluate(KEPT)
    assert len(names) == 1
    assert "/" in kept
    assert not [path for path in kept if path.startswith("/api")]


def test_it_can_be_put_on_a_phones_home_screen(people: People, server: Server) -> None:
    page = settled(people("Ada", service_worker=True))
    session = page.context.new_cdp_session(page)
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}  # as every test is
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"] == f"{server.url}/manifest.webmanifest"


def settled(person: Person) -> Page:
    """The home, once the service worker has kept the shell."""
    page = person.page
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    return page
