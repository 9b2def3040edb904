"""Trials of good eyes: whose sheet it is, and what has changed."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from tests.browser.tables import QUIET_ONES
from tests.browser.trials.contestant import Contestant


def qui(candidate: Contestant, opponent: Contestant) -> bool:
    """The artist tells which sheet is theirs, as friends do."""
    opponent.hand.draw(opponent.page.get_by_role("application", name=opponent.words["qui.pad"]))
    opponent.press("qui.hand_in")
    names = candidate.group("qui.names").get_by_role("button")
    expect(names).to_have_count(2)
    artists = [opponent.person.name, QUIET_ONES[0]]
    for sheet, artist in enumerate(artists if draws_first(opponent) else artists[::-1]):
        candidate.hand.press(names.filter(has_text=artist))
        expect(sheets(candidate).nth(sheet)).to_contain_text(artist)
    candidate.press("qui.confirm")
    for one in (candidate, opponent):
        one.reads("qui.told")
    return True


def draws_first(artist: Contestant) -> bool:
    """Whether the first sheet is the one that they know again."""
    own = sheets(artist).filter(has_text=artist.words.within("qui.mine"))
    return own.get_by_text("1", exact=True).count() == 1


def sheets(contestant: Contestant) -> Locator:
    line = contestant.page.get_by_role("list", name=contestant.words["qui.sheets"])
    return line.get_by_role("listitem")


def anomalie(candidate: Contestant, opponent: Contestant) -> bool:
    """The candidate compares what everybody wears, word by word."""
    before = labels(worn(candidate))
    candidate.press("anomalie.seen")
    change_something(opponent)
    expect(candidate.button("anomalie.point")).to_be_visible()
    changed = next(label for label in labels(worn(candidate)) if label not in before)
    candidate.hand.press(worn(candidate).and_(candidate.page.get_by_label(changed, exact=True)))
    candidate.press("anomalie.point")
    for one in (candidate, opponent):
        one.reads("anomalie.told")
    return True


def change_something(opponent: Contestant) -> None:
    """The first thing within reach becomes another one."""
    expect(worn(opponent).first).to_have_role("button")
    opponent.hand.press(worn(opponent).first)
    looks = opponent.group("anomalie.of").get_by_role("button", pressed=False)
    opponent.hand.press(looks.first)
    opponent.press("anomalie.seal")


def worn(contestant: Contestant) -> Locator:
    """What can be seen, and perhaps pointed at, on everybody."""
    others = contestant.page.get_by_role("list", name=contestant.words["anomalie.people"])
    things = others.locator("[aria-label]")
    things.first.wait_for()
    return things


def labels(things: Locator) -> list[str]:
    return [thing.get_attribute("aria-label") or "" for thing in things.all()]
