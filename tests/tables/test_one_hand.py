"""Whatever people ask for: somebody plays in every seat, and nobody has a second hand in a game."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from tests.tables.desk import Desk
from tests.tables.house import Kind, raw

from trousseau.kernel import Blind, Illegal, SeededDice
from trousseau.tables.core import commands as ask
from trousseau.tables.core.entries import Moved
from trousseau.tables.core.permissions import Guest, come_back

SEATS = 3
STEPS = 300
MOST_PEOPLE = 20
COMMANDS: tuple[Kind, ...] = (
    *(ask.Sit, ask.Stand, ask.Leave, ask.Remove, ask.SeatBot, ask.GiveBack, ask.GiveSeat),
    *(ask.GiveSeat, ask.GiveSeat, ask.GiveSeat, ask.Wish, ask.Begin, ask.Again),
)


class Restless:
    """People who think of nothing but seats; chance says who asks for what."""

    def __init__(self, seed: int) -> None:
        self.dice = SeededDice(bytes([seed]) * 32)
        self.desk = Desk(ask.Setup(game="roshambo", seats=SEATS, clock=None))
        self.seen: dict[tuple[int, int], int] = {}
        """Whose hand somebody has seen in a game."""

        for _ in range(SEATS + 2):
            self.join()
        for person in range(SEATS):
            self.desk.do(person, ask.Sit)
        self.desk.do(0, ask.Begin)

    def step(self) -> None:
        kind = self.dice.below(20)
        if kind < 12:
            self.ask(self.dice.choice(COMMANDS))
        elif kind < 18:
            self.connect()
        elif kind == 18:
            self.play()
        elif self.desk.table.company.joined < MOST_PEOPLE:
            self.join()

    def join(self) -> None:
        """Perhaps the second self of somebody who plays."""
        with suppress(Illegal):
            self.desk.here(self.desk.join(Guest(f"P{self.desk.table.company.joined}")))

    def ask(self, kind: Kind) -> None:
        """Half of the time it is the host who asks."""
        people = sorted(self.desk.table.people)
        host = self.desk.table.host
        asker = self.dice.choice(people) if host is None or self.dice.below(2) else host
        about: dict[str, Any] = {
            "seat": self.dice.below(SEATS),
            "person": self.dice.choice(people),
            "bot": True,
            "level": "random",
        }
        fields = {name: value for name, value in about.items() if name in kind.__struct_fields__}
        with suppress(Illegal):
            self.desk.do(asker, kind, **fields)

    def connect(self) -> None:
        """A connection ends, for a while; or somebody says hello who may even have left."""
        table = self.desk.table
        person = self.dice.choice(sorted(table.people))
        if self.dice.below(4) == 0:
            self.desk.gone(person).now += 15_000
        elif table.people[person].token:
            back = come_back(table, person)
            if back is not None:
                self.desk.write(back)
            self.desk.here(person)

    def play(self) -> None:
        """All who are waited for choose, so that games end."""
        playing = self.desk.table.playing
        for seat in sorted(playing.since) if playing is not None else ():
            hand = self.dice.choice(("rock", "paper", "scissors"))
            self.desk.write(Moved(seat=seat, move=raw({"do": "choose", "hand": hand})))

    def check(self) -> None:
        """`eyes` is what every view is made for, as long as a game lies on the table."""
        table = self.desk.table
        for seat in table.seats if table.phase == "playing" else ():
            plays = seat.person is not None and not table.people[seat.person].left
            assert plays or seat.bot is not None, "the game may wait for nobody"
        for person in table.people if table.playing is not None else ():
            eyes = table.eyes(person)
            if eyes is not None and not isinstance(eyes, Blind):
                assert self.seen.setdefault((table.games, person), eyes) == eyes


@pytest.mark.parametrize("seed", range(60))
def test_somebody_plays_in_every_seat_and_nobody_sees_a_second_hand(seed: int) -> None:
    restless = Restless(seed)
    for _ in range(STEPS):
        restless.step()
        restless.check()
        if restless.desk.table.phase == "closed":
            break
    assert restless.desk.again().facts() == restless.desk.facts()
