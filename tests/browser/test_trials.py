"""Every trial of Les Clés de Fort Boyard through the page, as candidate and as opponent, by hand.

One of the two is on a phone, by touch, in French and without motion; the other at a desk, by keys
alone, in English and with motion.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.devices import PHONE, Device
from tests.browser.tables import Table
from tests.browser.trials import balance, duels, looking, talking
from tests.browser.trials.contestant import Contestant
from tests.browser.trials.hands import Finger, Hand, Keys
from tests.browser.trials.room import room
from tests.web.server import Server

Play = Callable[[Contestant, Contestant], bool]
"""Plays a trial to its verdict; whether the candidate won it, by what was done and seen."""


class Place(NamedTuple):
    language: str
    device: Device
    hand: Hand


SOFA = Place("fr", PHONE, Finger())
DESK = Place("en", Device(motion="no-preference"), Keys())


class Trial(NamedTuple):
    card: str
    candidate: Place
    play: Play


TRIALS = [
    Trial("qui", SOFA, looking.qui),
    Trial("barbichette", SOFA, balance.barbichette),
    Trial("barbichette", DESK, balance.barbichette),
    Trial("anomalie", DESK, looking.anomalie),
    Trial("nez", SOFA, balance.nez),
    Trial("nez", DESK, balance.nez),
    Trial("interdits", SOFA, talking.interdits),
    Trial("chaude", DESK, duels.chaude),
    Trial("patte", SOFA, duels.patte),
    Trial("pince", SOFA, duels.pince),
    Trial("bataille", DESK, duels.bataille),
    Trial("catapulte", SOFA, balance.catapulte),
    Trial("catapulte", DESK, balance.catapulte),
]
"""Where its candidate is; those that are motion itself are played with it and without."""


CROWDED = ("qui", "anomalie")
"""All opponents stand on the stage: a phone has no row of them besides."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    words = ("--game", "tests.browser.decks.boyard")
    with Server(tmp_path_factory.mktemp("fort") / "data", *words) as server:
        yield server


@pytest.mark.parametrize("trial", TRIALS, ids=lambda one: f"{one.card}-{one.candidate.language}")
def test_it_is_played_by_hand_and_every_screen_tells_the_same(
    people: People, server: Server, trial: Trial
) -> None:
    play_through(people, server, trial, trials="screen")


def test_in_the_living_room_an_objection_is_a_second_go_and_then_a_vote(
    people: People, server: Server
) -> None:
    play_through(people, server, Trial("bataille", DESK, room), trials="living_room")


def play_through(people: People, server: Server, trial: Trial, **options: object) -> None:
    """From the brief to the key."""
    seated = (trial.candidate, DESK if trial.candidate == SOFA else SOFA)
    candidate, opponent = (
        Contestant(people(name, place.language, place.device, game="boyard"), place.hand)
        for name, place in zip(("Ada", "Grace"), seated, strict=True)
    )
    options = {"card": trial.card, "language": trial.candidate.language, "timer": 30, **options}
    both = (candidate.person, opponent.person)
    table = Table(server, *both, game="boyard", seats=3, options=options)
    with table.begin().attended():
        for one in (candidate, opponent):
            one.press("brief.go")
        table.play(2, {"do": "ready", "by": "fair"})
        won = trial.play(candidate, opponent)
        check_verdict(candidate, opponent, won)
        for one, place in zip((candidate, opponent), seated, strict=True):
            if place == DESK or trial.card not in CROWDED:
                check_tally(one, won)
        check_key(candidate, opponent, won)
    server.api.delete(table.id, table.host.token)


def check_verdict(candidate: Contestant, opponent: Contestant, won: bool) -> None:
    verdict = "verdict.won" if won else "verdict.lost"
    told = {
        candidate: candidate.words.plain(f"{verdict}.me"),
        opponent: opponent.words.say(verdict, name=candidate.person.name),
    }
    for one, text in told.items():
        expect(one.page.get_by_role("status").filter(has_text=text)).to_be_visible()


def check_tally(contestant: Contestant, won: bool) -> None:
    """Who was faced last says it all."""
    words = contestant.words
    foes = contestant.page.get_by_role("region", name=words["trial.foes"]).get_by_role("listitem")
    over = foes.filter(has_text=words.within("foe.won")).or_(
        foes.filter(has_text=words.within("foe.lost"))
    )
    expect(over.last).to_contain_text(words.plain("foe.won" if won else "foe.lost"))


def check_key(candidate: Contestant, opponent: Contestant, won: bool) -> None:
    """It hangs from the candidate's belt, or is still in its cell."""
    key = "keys.black.one" if won else "keys.none"
    own = candidate.person.boyard.spot("keys.0").get_by_role("img")
    expect(own).to_have_accessible_name(capital(candidate.words.plain(key)))
    seat = opponent.person.boyard.spot("seat.0")
    expect(seat).to_contain_text(capital(opponent.words.plain(key)))


def capital(sentence: str) -> str:
    return f"{sentence[0].upper()}{sentence[1:].removesuffix('.')}."
