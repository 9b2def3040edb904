"""A table is what its log says: after any sequence of commands, the log makes the same table."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from tests.tables.desk import Desk, begun, ended, gathered
from tests.tables.house import Kind, mark, raw

from trousseau.kernel import Illegal, Record, Replay, SeededDice
from trousseau.store import Row
from trousseau.tables.core import commands as ask
from trousseau.tables.core.entries import Broke, Mended, Moved
from trousseau.tables.core.outbox import encode
from trousseau.tables.core.permissions import Guest, come_back
from trousseau.tables.core.records import record_of
from trousseau.tables.core.table import Table

SEATS = {"tictactoe": 2, "roshambo": 3, "race": 3, "leduc": 2, "coffre": 4}
HOST = -1
PEOPLE = st.sampled_from([HOST, 0, 1, 2, 3, 4])
SEAT = st.integers(0, 4)


class TableAndItsLog(RuleBasedStateMachine):
    """People do what comes to their minds; most of it is refused. Now and then time goes by."""

    @initialize(game=st.sampled_from(sorted(SEATS)), clock=st.sampled_from([None, 5]))
    def open(self, game: str, clock: int | None) -> None:
        self.desk = Desk(ask.Setup(game=game, seats=SEATS[game], clock=clock))
        self.asked = 0
        for name in ("Ada", "Ben", "Cleo"):
            self.join(name)
            self.do(self.desk.table.company.joined - 1, ask.Sit)

    def do(self, by: int, kind: Kind, /, **about: Any) -> None:
        """Whatever was refused changed nothing; the invariant sees to that."""
        self.asked += 1
        table = self.desk.let_time_act().table
        person = table.host if by == HOST else by
        with suppress(Illegal):
            self.desk.hear(person, self.desk.command(f"{self.asked}", kind, **about))

    @rule(name=st.sampled_from(["Dora", "Emil", "Fay"]))
    def join(self, name: str) -> None:
        with suppress(Illegal):
            self.desk.here(self.desk.join(Guest(name)))

    @rule(person=PEOPLE, seat=st.none() | SEAT)
    def sit(self, person: int, seat: int | None) -> None:
        self.do(person, ask.Sit, seat=seat)

    @rule(person=PEOPLE, kind=st.sampled_from([ask.Stand, ask.Leave, ask.Close]))
    def go(self, person: int, kind: Kind) -> None:
        """Few leave or close, or no game would ever be played."""
        if kind is ask.Stand or self.asked % 5 == 0:
            self.do(person, kind)

    @rule(person=PEOPLE, nonce=st.sampled_from(["", "ab", "cdef"]))
    def mix(self, person: int, nonce: str) -> None:
        self.do(person, ask.Mix, nonce=nonce)

    @rule(person=PEOPLE)
    def say(self, person: int) -> None:
        self.do(person, ask.Say, text="hm")

    @rule(person=PEOPLE, other=PEOPLE, kind=st.sampled_from([ask.Mute, ask.Silence, ask.Remove]))
    def meddle(self, person: int, other: int, kind: Kind) -> None:
        if kind is not ask.Remove or self.asked % 3 == 0:
            self.do(person, kind, person=other)

    @rule(person=PEOPLE, seat=SEAT)
    def seat_bot(self, person: int, seat: int) -> None:
        self.do(person, ask.SeatBot, seat=seat, level="random")

    @rule(person=PEOPLE, here=st.booleans())
    def connect(self, person: int, here: bool) -> None:
        """Somebody's phone loses its connection; or they say hello again, even if they had left."""
        table = self.desk.table
        if not here:
            self.desk.gone(person)
        elif person in table.people and table.people[person].token:
            back = come_back(table, person)
            if back is not None:
                self.desk.write(back)
            self.desk.here(person)

    @rule(person=PEOPLE, seat=SEAT, bot=st.booleans(), patience=st.sampled_from([0, 15_000]))
    def wish(self, person: int, seat: int, bot: bool, patience: int) -> None:
        self.desk.now += patience
        self.do(person, ask.Wish, seat=seat, bot=bot)

    @rule(person=PEOPLE, seat=SEAT)
    def give_seat(self, person: int, seat: int) -> None:
        """Often to somebody who has had another one."""
        self.do(HOST, ask.GiveSeat, seat=seat, person=person)

    @rule(person=PEOPLE, seat=SEAT)
    def give_back(self, person: int, seat: int) -> None:
        self.do(person, ask.GiveBack, seat=seat)

    @rule(person=PEOPLE, allowed=st.booleans())
    def watching(self, person: int, allowed: bool) -> None:
        self.do(person, ask.Watching, allowed=allowed)

    @rule(person=PEOPLE, game=st.sampled_from(sorted(SEATS)))
    def arrange(self, person: int, game: str) -> None:
        self.do(person, ask.Arrange, setup=ask.Setup(game=game, seats=SEATS[game]))

    def begin(self) -> None:
        """The host sees to it that every seat is taken, so that games come about."""
        self.do(HOST, ask.Again)
        for seat, place in enumerate(self.desk.table.seats):
            if place.empty:
                self.do(HOST, ask.SeatBot, seat=seat, level="random")
        self.do(HOST, ask.Begin)

    @rule(seed=st.integers(0, 255), times=st.integers(1, 60), slowly=st.booleans())
    def play(self, seed: int, times: int, slowly: bool) -> None:
        """Whoever is waited for makes one of their moves, person or bot."""
        self.begin()
        dice = SeededDice(bytes([seed]) * 32)
        for _ in range(times):
            self.desk.now += dice.below(4000) if slowly else 1
            table = self.desk.let_time_act().table
            if table.phase != "playing" or table.playing is None or not table.playing.since:
                return
            seat = dice.choice(sorted(table.playing.since))
            move = raw(dice.choice(table.playing.state.view(seat).moves))
            owner = table.seats[seat].person
            if owner is None or table.seats[seat].bot is not None:
                self.desk.write(Moved(seat=seat, move=move))
            else:
                self.do(owner, ask.Play, move=move)

    @invariant()
    def the_log_makes_the_same_table(self) -> None:
        assert self.desk.again().facts() == self.desk.facts()

    def teardown(self) -> None:
        """Every game that was begun has a record that replays as it was played."""
        desk = self.desk
        for number in range(1, desk.table.games + 1):
            record = record_of(desk.rows, number, desk.table.registry)
            assert Record.from_text(record.to_text()) == record
            Replay(desk.table.registry.get(record.heading.game), record).finish()


TestTableAndItsLog = TableAndItsLog.TestCase
TestTableAndItsLog.settings = settings(max_examples=100, stateful_step_count=40, deadline=None)


def test_lines_that_an_operator_took_out_never_happened() -> None:
    desk = begun().do(0, ask.Play, move=raw(mark(4)))
    before = desk.facts()
    desk.do(1, ask.Play, move=raw(mark(0)))
    wrong = desk.table.seq
    rows = [*desk.rows, Row("oak", wrong + 1, desk.now, encode(Mended(drop=(wrong,))))]
    table = Table.load("oak", rows, desk.table.registry)
    assert table.playing is not None
    assert (table.playing.state.pack(),) == before["state"][:1]
    assert table.bots_to_move() == []
    assert table.seq == wrong + 1, "numbers only grow"


def test_a_log_that_does_not_replay_makes_a_broken_table_that_can_be_mended() -> None:
    """As when the rules were changed: nothing is written, so better ones can take it up."""
    desk = begun().do(0, ask.Play, move=raw(mark(4))).do(1, ask.Say, text="hm")
    body = encode(msgspec.json.decode(desk.rows[-2].body) | {"move": mark(4)})
    twice = [*desk.rows, desk.rows[-2]._replace(seq=len(desk.rows), body=body)]
    table = Table.load("oak", twice, desk.table.registry)
    assert isinstance(table.fault, Illegal)
    assert (table.phase, table.problem, table.playing) == ("broken", "replay", None)
    assert table.seq == len(desk.rows)
    assert [said.text for said in table.conversation.heard] == ["hm"], "the rest is as it was"
    assert table.games == 1


def test_games_that_were_cleared_away_are_not_played_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = ended().do(0, ask.Again)
    registry = desk.table.registry
    before = desk.facts()
    monkeypatch.setattr(registry, "get", lambda name: pytest.fail("the rules were asked"))
    table = Table.load("oak", desk.rows, registry)
    assert (table.games, table.phase, table.seq) == (1, "gathering", desk.table.seq)
    monkeypatch.undo()
    assert desk.again().facts() == before


def test_a_table_that_broke_is_loaded_without_its_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = begun()
    desk.write(Broke(problem="KeyError"))
    registry = desk.table.registry
    monkeypatch.setattr(registry, "get", lambda name: pytest.fail("the rules were asked"))
    table = Table.load("oak", desk.rows, registry)
    assert (table.phase, table.problem, table.games) == ("broken", "KeyError", 1)
    assert table.fault is None


def test_the_same_id_is_remembered_for_each_person_apart() -> None:
    desk = gathered()
    desk.hear(0, ask.Say(id="one", text="a"))
    desk.hear(1, ask.Say(id="one", text="b"))
    seq = desk.table.seq
    assert desk.table.obeyed[0, "one"] == seq - 1
    assert desk.again().table.obeyed[1, "one"] == seq


def test_lines_are_small() -> None:
    """A line for each move, ten thousand a second: what is not needed is not written."""
    desk = begun().do(0, ask.Play, move=raw(mark(4)))
    assert msgspec.json.decode(desk.rows[-1].body) == {
        "what": "moved",
        "by": 0,
        "id": "4",
        "seat": 0,
        "move": mark(4),
    }


def test_a_rematch_has_the_options_that_the_rules_want_for_it() -> None:
    """In passwords the next seat begins; the log says so by itself."""
    desk = Desk(ask.Setup(game="passwords", seats=2, options={"first": 1}, clock=None))
    for name in ("Ada", "Ben"):
        desk.do(desk.join(Guest(name)), ask.Sit)
    desk.do(0, ask.Begin)
    for seat in (1, 0):
        desk.do(seat, ask.Play, move=raw({"do": "pass"}))
    desk.do(0, ask.Again).do(0, ask.Begin)
    assert desk.table.game_on.state.waiting() == (0,)
    assert desk.again().facts() == desk.facts()
    registry = desk.table.registry
    assert [record_of(desk.rows, n, registry).heading.options["first"] for n in (1, 2)] == [1, 0]
