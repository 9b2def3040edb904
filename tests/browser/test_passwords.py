"""Mots de passe through the page's own controls: typing on a phone and at a desk, and a vote."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.devices import DESK, PHONE, Device
from tests.browser.person import Person
from tests.browser.replay import Replay
from tests.browser.tables import Table
from tests.browser.vaults import KEYBOARD, first, say_something
from tests.browser.vocabulary import announcing, most_gems
from tests.messages import Message
from tests.web.server import Server

from trousseau.games.passwords.lexicon.families import DOUBT
from trousseau.games.passwords.lexicon.spelling import letters

GAME = "passwords"


@pytest.fixture
def sitting(people: People, server: Server) -> Sitting:
    return Sitting(people, server)


class Sitting:
    """Opens tables at which these people sit, in this order, and the first one begins."""

    def __init__(self, people: People, server: Server) -> None:
        self.people, self.server = people, server

    @contextmanager
    def of(self, *devices: Device, seats: int) -> Iterator[tuple[Table, list[Person]]]:
        names = ("Ada", "Bertille", "Camille")
        people = [
            self.people(name, "fr", device, game=GAME)
            for name, device in zip(names, devices, strict=False)
        ]
        opened = Table(self.server, *people, game=GAME, seats=seats, options=first(0))
        with opened.begin().attended() as table:
            yield table, people


def own_turn(person: Person) -> Message:
    """Once it is this person's turn: a word that they could say."""
    person.until(lambda view: "announce" in view["free"])
    person.passwords.catch_up()
    word = announcing(person.view)
    assert word is not None
    return word


def worth(person: Person, word: str) -> str:
    """What the page says of a draft: how many gems it would lay."""
    gems = most_gems(person.view, word)
    form = "one" if gems == 1 else "other"
    words = person.words
    return words.say(f"gems.{form}", count=gems) if gems else words.plain("drafts.nowhere")


def test_two_people_play_a_short_game(sitting: Sitting) -> None:
    """One at a desk, one on a phone: each says words in turn; then both pass, and it is over."""
    with sitting.of(DESK, PHONE, seats=2) as (table, people):
        for _ in range(3):
            for person in people:
                person.passwords.play(own_turn(person))
        assert len(table.view(0)["used"]) == 6
        for person in people:
            person.until(lambda view: "pass" in view["free"])
            person.passwords.play({"do": "pass"})
        for person in people:
            person.after.expect_result()
            expect(person.passwords.spot("count")).to_be_visible()


def test_the_end_tells_the_story_and_the_coach_what_was_there(sitting: Sitting) -> None:
    """Ada says a fine word for a single gem: the coach shows her on the ring what she left."""
    with sitting.of(DESK, seats=2) as (table, [ada]):
        ada.passwords.play(for_one_gem(ada, own_turn(ada)))
        say_something(table)
        while (seat := table.waiting) is not None:
            table.play(seat, {"do": "pass"})
        ada.after.expect_result()
        remembered = ada.passwords.spot("count").get_by_role("listitem")
        expect(remembered).to_have_count(3)
        said = {used["word"].upper() for used in ada.view["used"]}
        words = remembered.locator("b").all_inner_texts()
        assert {word.upper() for word in words} <= said
        ada.link("after.coach").click()
        missed = ada.page.get_by_role("button").filter(has_text=ada.words.within("coach.when"))
        expect(missed.first).to_contain_text(ada.words.say("gems.one", count=1))
        missed.first.click()
        Replay(ada).expect_at(0)
        better = ada.page.get_by_role("img", name=ada.words["coach.picture"]).first
        lit = better.locator(".safe.hit")
        expect(ada.page.locator("main .pip")).to_have_count(lit.count())
        assert lit.count() >= 3


def for_one_gem(person: Person, word: Message) -> Message:
    """The same word, on nothing but a safe with its first letter."""
    first_letter = letters(word["word"])[0]
    ring = person.view["ring"]
    starts = [place for place in word["places"] if ring[place]["letter"] == first_letter]
    return {**word, "places": starts[:1]}


def test_letters_typed_at_a_desk_go_to_the_lock_and_open_no_panel(sitting: Sitting) -> None:
    with sitting.of(DESK, seats=2) as (_, [ada]):
        own_turn(ada)
        keys = "clprm"
        ada.page.keyboard.type(keys)
        expect(ada.passwords.drums).to_have_text(list(keys.upper()))
        expect(ada.page.locator("dialog[open], aside")).to_have_count(0)
        ada.page.keyboard.press("Escape")
        expect(ada.passwords.drums).to_have_count(0)


def test_enter_announces_what_the_lock_holds(sitting: Sitting) -> None:
    with sitting.of(DESK, seats=2) as (_, [ada]):
        word = own_turn(ada)
        ada.page.keyboard.type(word["word"])
        expect(ada.passwords.action("announce")).to_be_enabled()
        ada.page.keyboard.press("Enter")
        ada.until(lambda view: view["used"])
        expect(ada.passwords.lock).to_have_value("")


def test_a_phone_s_keyboard_leaves_the_safes_and_its_key_folds_it(sitting: Sitting) -> None:
    with sitting.of(PHONE, seats=5) as (_, [ada]):
        word = own_turn(ada)
        ada.passwords.lock.tap()
        ada.page.set_viewport_size({"width": PHONE.width, "height": KEYBOARD})
        ada.page.keyboard.type(word["word"])
        for place in range(7):
            expect(ada.passwords.safe(place)).to_be_in_viewport(ratio=1)
        for thing in (ada.passwords.lock, ada.passwords.way(1), ada.passwords.action("announce")):
            expect(thing).to_be_in_viewport(ratio=1)
        expect(ada.button("panel.menu")).to_have_count(0)
        assert ada.page.evaluate("visualViewport.scale") == 1
        ada.page.keyboard.press("Enter")
        expect(ada.passwords.lock).not_to_be_focused()
        assert ada.view["used"] == []
        ada.page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
        ada.passwords.action("announce").tap()
        ada.until(lambda view: view["used"])


def test_a_safe_takes_the_gem_of_another_when_it_is_touched(sitting: Sitting) -> None:
    """Any but the one from which the word sets out: that keeps its gem if it has no twin."""
    with sitting.of(PHONE, seats=3) as (_, [ada]):
        word = own_turn(ada)
        ada.passwords.lock.fill(word["word"])
        chosen = ada.passwords.chosen
        assert len(chosen) == len(word["places"])
        first_letter = letters(word["word"])[0]
        ring = ada.view["ring"]
        others = [place for place in chosen if ring[place]["letter"] != first_letter]
        ada.passwords.safe(others[-1]).tap()
        assert ada.passwords.chosen != chosen


def test_a_draft_follows_the_ring_while_others_play(sitting: Sitting) -> None:
    with sitting.of(DESK, seats=2) as (table, [ada]):
        ada.passwords.play(own_turn(ada))
        ada.passwords.lock.fill("soleil")
        ada.button("drafts.keep").click()
        ada.passwords.lock.fill("")
        draft = ada.passwords.spot("drafts").get_by_role("listitem").get_by_role("button").first
        expect(draft).to_contain_text(worth(ada, "soleil"))
        say_something(table)
        own_turn(ada)
        expect(draft).to_contain_text(worth(ada, "soleil"))
        draft.click()
        expect(ada.passwords.lock).to_have_value("soleil")


def test_three_people_vote_on_a_contested_word(sitting: Sitting) -> None:
    """One contests; who has voted is seen, but not how, until the last ballot is in."""
    with sitting.of(DESK, PHONE, DESK, seats=4) as (table, people):
        announcer = say_a_doubtful_word(table)
        others = [person for person in people if person.wire.seat != announcer]
        ada, bertille, camille = others
        ada.until(lambda view: view["phase"] == "contest")
        ada.passwords.play({"do": "contest"})
        bertille.until(lambda view: view["phase"] == "vote")
        bertille.passwords.play({"do": "vote", "same": False})
        camille.until(lambda view: view["heard"]["ballots"].count("voted") == 2)
        camille.passwords.catch_up()
        ballots = camille.passwords.own.locator("[data-ballot]")
        expect(ballots.filter(has_text=bertille.name)).to_contain_text(
            camille.words.plain("ballot.voted")
        )
        assert camille.view["heard"]["votes"][bertille.wire.seat or 0] is None
        camille.passwords.play({"do": "vote", "same": False})
        for person in others:
            person.until(lambda view: view["phase"] == "announce")
            assert person.view["rulings"][-1]["same"] is False
            assert person.view["used"][-1]["seat"] == announcer


def say_a_doubtful_word(table: Table) -> int:
    """The quiet one, who sits last, says it; the others say something that nobody can object to."""
    quiet = len(table.places) - 1
    while True:
        seat = table.waiting
        assert seat is not None
        word = announcing(table.view(seat), tier=DOUBT) if seat == quiet else None
        if word is not None:
            table.play(seat, word)
            return quiet
        say_something(table)
