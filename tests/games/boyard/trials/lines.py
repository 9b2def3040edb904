"""People at the ends of lines, by a clock that jumps: how a trial goes for them, and for cheats.

Everybody's page sends its echoes and then Ready, as a real one does; a signal is seen when the
line has brought it and the screen has drawn it; the answer goes back by the same line.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from tests.games.boyard.trials.stage import Stage

from trousseau.games.boyard.constants import ECHOES_A_BRIEF, FALSE_START, REACTION
from trousseau.games.boyard.trials.chaude import GAME as CHAUDE
from trousseau.games.boyard.trials.chaude.shapes import Slapped
from trousseau.games.boyard.trials.patte import GAME as PATTE
from trousseau.games.boyard.trials.patte.shapes import Called
from trousseau.games.boyard.trials.pince import GAME as PINCE
from trousseau.games.boyard.trials.pince.shapes import Released
from trousseau.games.boyard.trials.shapes import DuelOver, Echo, Echoed, Ready
from trousseau.games.boyard.trials.signal_shapes import Reaction
from trousseau.kernel import AnyGame, Dice, Fact, Written

DUELS = 4_000
FRAME = 16
"""Milliseconds between two frames of a screen."""

SIGNALS = (Slapped, Called, Released)
TRIALS: dict[str, AnyGame[Written]] = {"chaude": CHAUDE, "patte": PATTE, "pince": PINCE}


@dataclass(frozen=True)
class Line:
    """Each way takes this long, and some more by chance."""

    delay: int = 15
    jitter: int = 8
    """Mean of what comes on top, which may be many times as much."""

    def takes(self, chance: Random) -> int:
        return self.delay + round(chance.expovariate(1 / self.jitter))


NEAR = Line()
FAR = Line(delay=315, jitter=25)
"""A slow line: 300 ms more each way, and less even."""


def honest(reaction: int) -> int:
    return reaction


def shortened(by: int) -> Callable[[int], int]:
    """A page that claims less than was, but never what would be a false start."""
    return lambda reaction: max(FALSE_START, reaction - by)


@dataclass
class Person:
    """Somebody who reacts like the table's `fair` hands, but for lapses."""

    line: Line = NEAR
    claims: Callable[[int], int] = honest
    echoes_late: int = 0
    """A cheat that holds back its echoes makes its line look slow."""

    quicker: int = 0
    """Milliseconds by which somebody really reacts sooner."""

    seed: int = 0

    def __post_init__(self) -> None:
        self.reaction = Random(f"reaction {self.seed}")
        self.chance = Random(f"chance {self.seed}")

    def echo(self) -> int:
        """How long after it was asked for its echo arrives."""
        return self.sees() + self.echoes_late + self.sends()

    def answer(self) -> tuple[int, int]:
        """After a signal: how long until the answer arrives, and what is claimed."""
        reaction = self.reacts()
        return self.sees() + reaction + self.sends(), self.claims(reaction)

    def sees(self) -> int:
        """The line brings it; the next frame shows it."""
        return self.line.takes(self.chance) + self.chance.randrange(FRAME)

    def reacts(self) -> int:
        drawn = round(self.reaction.gauss(*REACTION["fair"]))
        return max(FALSE_START, drawn - self.quicker)

    def sends(self) -> int:
        return self.line.takes(self.chance)


class Duel:
    """The first duel of a trial where two play: seat 0, the candidate, and seat 1."""

    def __init__(
        self, trial: str, seed: int, people: dict[int, Person], dice: Dice | None = None
    ) -> None:
        by = {seat: "fair" for seat in (0, 1) if seat not in people}
        self.stage = Stage(TRIALS[trial], 2, seed=seed, dice=dice)
        self.kind: type[Reaction] = self.stage.state.answer_kind
        self.people = people
        self.coming: list[tuple[int, int, int, Written]] = []
        self.sent = 0
        self.won: bool | None = None
        for seat, person in people.items():
            self._send(person.echo(), seat, Echo())
        for seat, level in by.items():
            self._send(1, seat, Ready(level))  # type: ignore[arg-type]

    def play(self) -> bool:
        """Whether the candidate won it."""
        while self.won is None:
            due = self.stage.state.due
            if self.coming and self.coming[0][0] < due:
                at, _, seat, move = heapq.heappop(self.coming)
                self._hear(self.stage.act(seat, move, at - self.stage.at))
            else:
                self._hear(self.stage.pass_time())
        return self.won

    def _send(self, takes: int, seat: int, move: Written) -> None:
        self.sent += 1
        heapq.heappush(self.coming, (self.stage.at + takes, self.sent, seat, move))

    def _hear(self, facts: list[Fact]) -> None:
        for fact in facts:
            if isinstance(fact, Echoed):
                self._go_on_with_brief(fact.seat)
            elif isinstance(fact, SIGNALS):
                self._answer()
            elif isinstance(fact, DuelOver):
                self.won = fact.won

    def _go_on_with_brief(self, seat: int) -> None:
        person = self.people[seat]
        if self.stage.state.echoed[seat] < ECHOES_A_BRIEF:
            self._send(person.echo(), seat, Echo())
        else:
            self._send(person.echo(), seat, Ready("hand"))

    def _answer(self) -> None:
        for seat in self.stage.state.to_answer():
            takes, claim = self.people[seat].answer()
            self._send(takes, seat, self.kind(claim))


def share(trial: str, candidate: Person, opponent: Person | None = None) -> float:
    """In a hundred of 4,000 duels: how often the candidate wins.

    In la patte the opponent is a person; elsewhere the table lets things fall. Everybody reacts
    alike in the same duel of another call, whatever the lines are like, so shares compare.
    """
    won = 0
    for seed in range(DUELS):
        won += Duel(trial, seed, duellists(candidate, opponent, seed)).play()
    return 100 * won / DUELS


def duellists(candidate: Person, opponent: Person | None, seed: int) -> dict[int, Person]:
    """The same two in another duel, by seats."""
    people = {0: replace(candidate, seed=2 * seed)}
    if opponent is not None:
        people[1] = replace(opponent, seed=2 * seed + 1)
    return people
