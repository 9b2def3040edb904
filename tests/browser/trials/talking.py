"""Les interdits: questions, an answer, and then the one word."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from tests.browser.trials.contestant import Contestant

EVASIVE = {"fr": "jamais de la vie", "en": "over my dead body"}
FORBIDDEN = {"fr": "mais oui", "en": "oh yes"}


def interdits(candidate: Contestant, opponent: Contestant) -> bool:
    language = candidate.words.language
    opponent.hand.press(opponent.page.locator("[aria-keyshortcuts='1']"))
    for line in (EVASIVE[language], FORBIDDEN[language]):
        reply(candidate, line)
        for one in (candidate, opponent):
            expect(talk(one)).to_contain_text(line)
    for one in (candidate, opponent):
        one.reads("interdits.lost.forbidden")
    return False


def reply(candidate: Contestant, line: str) -> None:
    field = candidate.page.get_by_role("textbox", name=candidate.words["interdits.your_reply"])
    candidate.hand.write(field, line)
    field.press("Enter")


def talk(one: Contestant) -> Locator:
    return one.page.get_by_label(one.words["interdits.talk"])
