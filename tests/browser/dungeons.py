"""The screens of 4Keys, for those who look at every screen."""

from __future__ import annotations

from collections.abc import Iterator

from tests.browser.looking_back import learn, look_back
from tests.browser.person import Person
from tests.browser.tables import Table
from tests.messages import Message
from tests.web.server import Server

ROUNDS = 7
"""After which there is something to look at."""


def digging(ada: Person, server: Server) -> Iterator[str]:
    """A turn in the middle of a game."""
    with Table(server, game="fourkeys", seats=3).begin().attended() as table:
        while table.view(0)["round"] < ROUNDS or table.waiting != 0:
            advance(table)
        ada.come_with(table.host)
        ada.until(lambda view: view["round"] >= ROUNDS and view["moves"])
        yield from turn(ada)


def turn(ada: Person) -> Iterator[str]:
    table = ada.fourkeys
    table.catch_up()
    yield "fourkeys-choosing"
    take = next(move for move in ada.view["moves"] if move["do"] == "take")
    table.pile(take["pile"]).click()
    yield "fourkeys-picked"
    table.play(take)
    ada.until(lambda view: view["phase"] == "lay")
    table.catch_up()
    yield "fourkeys-laying"
    lay = best_lay(ada.view)
    if lay["turned"]:
        table.action("turn").click()
    table.square(lay["row"], lay["column"]).click()
    yield "fourkeys-tried"
    ada.button("fourkeys.explain").first.click()
    yield "fourkeys-card"
    ada.shell.close()
    ada.button("fourkeys.visit").first.click()
    yield "fourkeys-visit"


def counting(ada: Person, server: Server) -> Iterator[str]:
    """The end of a game of four, and a look back."""
    with Table(server, game="fourkeys", seats=4).begin().attended() as table:
        while table.waiting is not None:
            advance(table)
        ada.come_with(table.host)
        ada.after.expect_result()
        yield "fourkeys-over"
        for screen in look_back(ada, table, move=9):
            yield f"fourkeys-{screen}"


def studying(ada: Person, server: Server) -> Iterator[str]:
    for screen in learn(ada):
        yield f"fourkeys-{screen}"


def advance(table: Table) -> None:
    """Whose turn it is takes a card from somewhere else than last time, and lays it well."""
    seat = table.waiting
    assert seat is not None
    view = table.view(seat)
    if view["phase"] == "lay":
        table.play(seat, best_lay(view))
        return
    free = [move for move in view["moves"] if move["do"] == "take" and move["push_to"] is None]
    table.play(seat, free[view["round"] % len(free)])


def best_lay(view: Message) -> Message:
    """The one that brings most gold."""
    forecasts: list[Message] = view["forecasts"]
    best = max(range(len(forecasts)), key=lambda number: forecasts[number]["gold"])
    move: Message = view["moves"][best]
    return move
