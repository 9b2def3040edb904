"""What moves at a table of `fourkeys`."""

from __future__ import annotations

from tests.browser.dungeons import advance
from tests.browser.tables import Table
from tests.messages import Message

from bench.page.stage import Scene, mover

CARDS_EACH = 15


def until_doors_open(table: Table) -> None:
    """The next lay opens a door."""
    while not any(forecast["opens"] for forecast in forecasts(table)):
        advance(table)


def open_doors(table: Table) -> None:
    seat = mover(table)
    view = table.view(seat)
    opens = [len(forecast["opens"]) for forecast in view["forecasts"]]
    table.play(seat, view["moves"][opens.index(max(opens))])


def until_the_last_card(table: Table) -> None:
    view = table.view(0)
    while cards(view) < CARDS_EACH * view["seats"] - 1 or view["phase"] != "lay":
        advance(table)
        view = table.view(0)


def cards(view: Message) -> int:
    return sum(len(dungeon["squares"]) for dungeon in view["dungeons"])


def forecasts(table: Table) -> list[Message]:
    found: list[Message] = table.view(mover(table))["forecasts"]
    return found


SCENES = [
    Scene("a card is taken, four seats", "fourkeys", 4, advance),
    Scene("a door opens, four seats", "fourkeys", 4, open_doors, until_doors_open),
    Scene("the count, two seats", "fourkeys", 2, advance, until_the_last_card),
]
