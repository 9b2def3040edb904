"""A trial that is played in the room: honour, an objection, a second go, an open vote (R10)."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.trials.contestant import Contestant


def room(candidate: Contestant, opponent: Contestant) -> bool:
    candidate.press("room.won")
    opponent.press("room.object")
    for one in (candidate, opponent):
        one.reads("room.again", "room.doubts")
    candidate.press("room.won")
    opponent.press("room.vote_lost")
    for one in (candidate, opponent):
        ballots = one.page.get_by_role("region", name=one.words["room.vote_lost"])
        expect(ballots).to_contain_text(opponent.person.name)
    return False
