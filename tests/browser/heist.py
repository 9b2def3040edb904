"""People who steal and escape together at their pages: each does what the common plan asks of them.

Quiet ones, who have no page, follow the same plan.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial

from playwright.sync_api import expect
from tests.browser.maze import Hand, wish
from tests.browser.person import Person
from tests.browser.tables import Table

Hands = Mapping[Person, Hand]


def get_ready(*people: Person) -> None:
    """One after the other says so, until the sand is turned."""
    for one in people:
        expect(one.maze.own).to_be_visible()
        one.maze.own.press("Enter")
    for one in people:
        one.until(lambda view: view["phase"] == "run")
        one.maze.catch_up()


def play(
    hands: Hands,
    others: tuple[Table, tuple[int, ...]] | None = None,
    look: Callable[[], object] = lambda: None,
) -> Counter[str]:
    """While the sand runs; how much everybody did. `look` is called after each of their moves."""
    done: Counter[str] = Counter()
    while all(one.view["phase"] == "run" for one in hands):
        newest = max(one.wire.seq for one in hands)
        for one in hands:
            one.wire.until(partial(has_heard, one, newest))
        if not take_turns(hands, done, look) and not act_elsewhere(hands, others):
            first = next(iter(hands))
            first.wire.until(partial(has_heard, first, newest + 1))
    return done


def take_turns(hands: Hands, done: Counter[str], look: Callable[[], object]) -> bool:
    """Whoever has something to do does one thing."""
    for one, hand in hands.items():
        move = one.maze.wish()
        if move:
            done[one.name] += one.maze.make(move, hand)
            look()
            return True
    return False


def act_elsewhere(hands: Hands, others: tuple[Table, tuple[int, ...]] | None) -> bool:
    """Those without a page."""
    if others is None:
        return False
    table, seats = others
    began = next(iter(hands)).wire.table["began"]
    for seat in seats:
        view = table.view(seat)
        move = None if view["result"] else wish(view, began)
        if move:
            table.play(seat, move)
            return True
    return False


def has_heard(person: Person, seq: int) -> bool:
    return person.wire.seq >= seq
