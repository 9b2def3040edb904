"""Screens that every game has: what comes after it, and what one reads before."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Locator, expect
from tests.browser.lesson import Learner
from tests.browser.person import Person
from tests.browser.replay import Replay
from tests.browser.tables import Table


def look_back(ada: Person, table: Table, move: int) -> Iterator[str]:
    """From the result to the replay, and to the coach at a certain move."""
    ada.after.replay()
    expect(Replay(ada).timeline).to_be_visible()
    yield "replay"
    ada.page.goto(f"/t/{table.id}/replay/1?move={move}&eyes=0&show=coach")
    expect(ada.page.get_by_role("heading", name=ada.words["coach.points"])).to_be_visible()
    yield "coach"


def learn(ada: Person) -> Iterator[str]:
    Learner(ada, Locator.click).open()
    yield "lesson"
    ada.page.goto(f"/rules/{ada.game}")
    expect(ada.page.get_by_role("navigation", name=ada.words["rules.contents"])).to_be_visible()
    yield "rules"
