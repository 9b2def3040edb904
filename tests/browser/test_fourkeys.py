"""4Keys through the page's own controls: whole games, and what a lay shows before it is made."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.devices import DESK, PHONE, SMALL_PHONE
from tests.browser.ends import finish
from tests.browser.person import Person
from tests.messages import Message
from tests.web.server import Server

GAME = "fourkeys"
COINS = ("renew", "push")


class Evening:
    """These people play until the game is over: by chance, but everything at some time."""

    def __init__(self, *people: Person, seed: int) -> None:
        self.people = people
        self.dice = Random(seed)
        self.done: Counter[str] = Counter()

    def play(self) -> None:
        while (mover := self.mover()) is not None:
            move = self.choose(mover.view["moves"])
            mover.fourkeys.play(move)
            self.done[kind(move)] += 1

    def choose(self, moves: list[Message]) -> Message:
        """What was never done before; coins are spent once for each thing they buy."""
        new = [move for move in moves if not self.done[kind(move)]]
        usual = [move for move in moves if kind(move) not in COINS]
        return self.dice.choice(new or usual or moves)

    def mover(self) -> Person | None:
        """The one of them who has a move, once there is one; nobody, if the game is over."""
        host, newest = self.people[0].wire, max(one.wire.seq for one in self.people)
        host.until(lambda: host.seq >= newest and (self._over() or self._waited_for()))
        if self._over():
            return None
        mover, seq = self._waited_for(), host.seq
        assert mover is not None
        mover.wire.until(lambda: mover.wire.seq >= seq)
        return mover

    def _over(self) -> bool:
        view = self.people[0].wire.view
        return view is not None and view["result"] is not None

    def _waited_for(self) -> Person | None:
        view = self.people[0].wire.view
        waiting = view["waiting"] if view else []
        return next((one for one in self.people if one.wire.seat in waiting), None)


def kind(move: Message) -> str:
    if move["do"] == "take":
        return "push" if move.get("push_to") is not None else "take"
    return "lay turned" if move.get("turned") else str(move["do"])


def two_people(people: People, server: Server) -> tuple[Person, Person]:
    """Each at their own device, and the game is on."""
    host = server.api.open(GAME, 2, "Ada")
    ada, grace = people("Ada", "fr", DESK, game=GAME), people("Grace", "en", PHONE, game=GAME)
    ada.come_with(host)
    ada.sit()
    grace.sit_down_at(host.table)
    ada.shell.begin()
    return ada, grace


def test_two_people_with_their_acolytes(people: People, server: Server) -> None:
    ada, grace = two_people(people, server)
    evening = Evening(ada, grace, seed=2)
    evening.play()
    assert set(evening.done) == {"renew", "push", "take", "lay", "lay turned"}
    finish(server, ada.table, [ada, grace])


def test_one_person_and_two_bots_on_a_small_phone(people: People, server: Server) -> None:
    """By the front page, in the light, and with all that moves."""
    phone = replace(SMALL_PHONE, motion="no-preference", theme="light")
    ada = people("Ada", "en", phone, game=GAME, hurried=True)
    ada.open_home()
    ada.home.introduce()
    ada.home.choose_key(GAME)
    ada.home.play_now(seats=3)
    Evening(ada, seed=3).play()
    finish(server, ada.table, [ada])


def test_a_lay_shows_what_it_would_do_and_can_be_taken_back(people: People, server: Server) -> None:
    ada, grace = two_people(people, server)
    evening = Evening(ada, grace, seed=5)
    mover = evening.mover()
    assert mover is not None
    table = mover.fourkeys
    table.play({"do": "take", "pile": "keys_1", "push_to": None})
    first, second = [move for move in mover.view["moves"] if not move["turned"]][:2]
    plays = len(mover.wire.asked("play"))
    table.square(first["row"], first["column"]).click()
    expect(table.action("lay")).to_be_enabled()
    forecast = mover.view["forecasts"][mover.view["moves"].index(first)]
    total = mover.words.within("fourkeys.total")
    expect(mover.page.get_by_text(total).first).to_contain_text(str(forecast["gold"]))
    table.square(second["row"], second["column"]).click()
    assert len(mover.wire.asked("play")) == plays
    table.action("lay").click()
    table.obeyed(plays, second)
