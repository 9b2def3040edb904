"""Every trial of Fort Boyard at the sizes that are hard to fit: `./play browsers` runs this.

As the brief has it, the candidate and an opponent; a minute of processor time, too dear for
every run of the tests, where `test_sizes` looks at a turn of each game.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.devices import Device
from tests.browser.person import Person
from tests.browser.tables import Table
from tests.browser.test_sizes import FAULTS, SIZES
from tests.browser.words import ROOT
from tests.web.server import Server

from trousseau.games.boyard.trials.registry import TRIALS

FOLDER = ROOT / "build" / "browsers"

IN_A_ROW = FAULTS.replace('".world, [data-over]"', '".world, [data-over], .ready"')
"""Questions that lie ready are in a row that scrolls."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    words = ("--game", "tests.browser.decks.boyard")
    with Server(tmp_path_factory.mktemp("fort") / "data", *words) as server:
        yield server


@pytest.mark.parametrize("role", ["candidate", "opponent"])
@pytest.mark.parametrize("card", [card for card in TRIALS if not card.startswith("own")])
def test_everything_of_a_trial_is_in_the_window_and_nothing_covers_it(
    people: People, server: Server, card: str, role: str
) -> None:
    """Each role at a table of its own: a trial that nobody plays can be over in three seconds."""
    small = Device(*SIZES[0])
    ada, eve = [people(name, "fr", small, game="boyard", drawn=True) for name in ("Ada", "Grace")]
    looking = ada if role == "candidate" else eve
    options = {"card": card, "timer": 60}
    with (
        Table(server, ada, eve, game="boyard", seats=4, options=options).begin().attended() as fort
    ):
        expect(looking.button("brief.go")).to_be_visible()
        found = look(looking, f"{card}-{role}-brief")
        for one in (ada, eve):
            one.button("brief.go").click()
        for seat in (2, 3):
            fort.play(seat, {"do": "ready", "by": "fair"})
        expect(looking.button("brief.go")).to_have_count(0)
        expect(looking.page.locator("[data-spot=trial] .part > *").first).to_be_visible()
        found += look(looking, f"{card}-{role}")
    assert found == []


def look(one: Person, what: str) -> list[str]:
    """What is wrong at each size, with a picture of it."""
    found = []
    FOLDER.mkdir(parents=True, exist_ok=True)
    for width, height in SIZES:
        one.page.set_viewport_size({"width": width, "height": height})
        try:  # it lays itself out anew some frames later
            one.page.wait_for_function(f"() => ({IN_A_ROW})().length === 0")
        except Late:
            faults = one.page.evaluate(IN_A_ROW)
            found += [f"{what}, {width} x {height}: {fault}" for fault in faults]
        one.page.screenshot(path=FOLDER / f"{what}-{width}x{height}.png")
    return found
