"""The ring of the day on a phone: six words, once a day, kept by the browser alone."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.days import DATE, EVENING, Day
from tests.browser.devices import PHONE

TURNS = 6
NEXT_DATE = "2025-06-18"

BY_OTHER_RULES = """() => {
  const kept = localStorage.getItem("trousseau.daily");
  localStorage.setItem("trousseau.daily", kept.replace(/"rules":\\d+/, '"rules":0'));
}"""
"""As if the server had other words since."""


def test_six_words_a_reload_in_the_middle_a_line_to_share_and_another_ring_tomorrow(
    people: People,
) -> None:
    ada = people("Ada", "fr", PHONE, game="passwords", permissions=["clipboard-read"])
    page = ada.page
    page.clock.set_fixed_time(EVENING)
    ada.open_home()
    page.locator("a[href='/daily/passwords']").click()

    day = Day(ada)
    expect(ada.passwords.own).to_be_visible()
    expect(page.get_by_role("radiogroup", name=ada.words["daily.words"])).to_be_visible()
    assert day.ring == [safe["letter"] for safe in day.view["ring"]]
    first = day.ring
    for _ in range(TURNS // 2):
        day.say()
    expect(page.get_by_role("radiogroup", name=ada.words["daily.words"])).to_be_hidden()

    page.reload()
    expect(ada.passwords.own).to_be_visible()
    ada.passwords.await_moment(TURNS // 2)
    for _ in range(TURNS // 2):
        day.say()

    page.reload()
    expect(day.result).to_be_visible()
    assert ada.passwords.lock.count() == 0
    words = [one["word"].upper() for one in day.view["used"]]
    gems = sum(one["gems"] for one in day.view["used"])
    assert [page.get_by_text(word, exact=True).count() for word in words] == [1] * len(words)

    ada.button("daily.share").click()
    expect(ada.text("daily.copied")).to_be_visible()
    sentence, signs, url = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert sentence.endswith(f": {gems} gemmes")
    assert "17/06" in sentence
    assert len(signs) == TURNS
    assert not any(word in sentence.upper() for word in words)
    assert url == page.url

    ada.open_home()
    expect(page.locator("a[href='/daily/passwords']")).to_contain_text(f"{gems} gemmes")

    tomorrow = Day(ada, NEXT_DATE)
    tomorrow.open(EVENING.replace(DATE, NEXT_DATE))
    assert day.ring == [safe["letter"] for safe in tomorrow.view["ring"]] != first


def test_a_ring_that_was_begun_by_other_rules_is_begun_anew(people: People) -> None:
    ada = people("Ada", "fr", PHONE, game="passwords")
    day = Day(ada)
    day.open()
    day.say()
    ada.page.evaluate(BY_OTHER_RULES)
    ada.page.reload()
    expect(ada.text("daily.changed")).to_be_visible()
    ada.button("daily.anew").click()
    expect(ada.passwords.own).to_be_visible()
    ada.passwords.await_moment(0)
    day.moves.clear()
    day.say()
