"""Both games at the sizes that are hard to fit: small phones, phones that lie, tablets."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as Late
from tests.browser.conftest import People
from tests.browser.devices import Device
from tests.browser.dungeons import best_lay
from tests.browser.person import Person
from tests.browser.tables import Table
from tests.web.server import Server

SIZES = ((320, 568), (844, 390), (768, 1024), (1024, 768))


@pytest.mark.parametrize("game", ["coffre", "fourkeys"])
def test_everything_is_in_the_window_and_nothing_covers_it(
    people: People, server: Server, game: str
) -> None:
    """One page, turned and resized at each step of a turn, as a phone would be."""
    ada = people("Ada", "fr", Device(*SIZES[0]), game=game)
    seats = {"coffre": 8, "fourkeys": 4}[game]
    with Table(server, ada, game=game, seats=seats).begin().attended() as table:
        steps = {"coffre": coffre, "fourkeys": fourkeys}[game]
        steps(ada, table)


def coffre(ada: Person, table: Table) -> None:
    table.advance(ada)
    check(ada)
    ada.coffre.play({"do": "exchange", "slot": 0})
    check(ada)
    ada.coffre.play({"do": "end_turn"})


def fourkeys(ada: Person, table: Table) -> None:
    while table.waiting != 0:
        seat = table.waiting
        assert seat is not None
        table.play(seat, table.view(seat)["moves"][0])
    ada.until(lambda view: view["moves"])
    ada.fourkeys.catch_up()
    check(ada)
    ada.fourkeys.play(next(move for move in ada.view["moves"] if move["do"] == "take"))
    ada.until(lambda view: view["phase"] == "lay")
    ada.fourkeys.catch_up()
    check(ada)
    lay = best_lay(ada.view)
    ada.fourkeys.square(lay["row"], lay["column"]).click()
    check(ada)


def check(ada: Person) -> None:
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        # The table lays itself out anew some frames later.
        with suppress(Late):
            ada.page.wait_for_function(f"() => ({FAULTS})().length === 0")
        assert ada.page.evaluate(FAULTS) == [], f"{width} x {height}"


FAULTS = """() => {
  const root = document.documentElement;
  const faults = root.scrollWidth > innerWidth ? [`scrolls to ${root.scrollWidth}`] : [];
  for (const control of document.querySelectorAll("button, a[href], input")) {
    const { left, right, top, bottom, width } = control.getBoundingClientRect();
    if (!width || !control.checkVisibility({ visibilityProperty: true })) continue;
    const name = control.ariaLabel ?? control.innerText;
    const out = left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
    if (out) faults.push(`outside: ${name}`);
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!control.contains(there)) faults.push(`covered: ${name}`);
  }
  return faults;
}"""
"""What can be pressed and is not wholly in the window, or lies under something else."""
