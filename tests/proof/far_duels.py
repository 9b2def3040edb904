"""Duels of reaction over a server, between the same people as in `tests.games.boyard.trials.lines`.

Their pages do what a real one does: they hear of the trial and of each signal when their line has
brought it, and what they send arrives when it has been brought back.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from tests.games.boyard.trials.lines import SIGNALS, TRIALS, Person
from tests.messages import Message
from tests.proof.network import Network, Page, network

from trousseau.games.boyard.constants import ECHOES_A_BRIEF

TOLD_OF_SIGNAL = [str(kind.__struct_config__.tag) for kind in SIGNALS]
ANSWERS = {"chaude": "pull", "patte": "pounce", "pince": "pinch"}
MODULE = "trousseau.games.boyard.trials"


@asynccontextmanager
async def lines_to(folder: Path, trial: str) -> AsyncIterator[Network]:
    """A house in which this trial is a game by itself."""
    async with network(folder, TRIALS[trial], f"{MODULE}.{trial}") as lines:
        yield lines


class Hand:
    """Somebody with a page in hand."""

    def __init__(self, lines: Network, page: Page, seat: int, person: Person, trial: str) -> None:
        self.lines = lines
        self.page = page
        self.seat = seat
        self.person = person
        self.answer = ANSWERS[trial]
        self.echoes = 0
        page.listen = self.hear

    def hear(self, message: Message) -> None:
        """Sent now; of most of it nothing comes."""
        for fact in message.get("facts", ()):
            if fact["fact"] == "echoed" and fact["seat"] == self.seat:
                self.lines.later(self.person.sees(), self.greet)
            elif fact["fact"] in TOLD_OF_SIGNAL:
                self.lines.later(self.person.sees(), self.react)

    def greet(self) -> None:
        """The trial's brief is on the screen: echoes, then ready."""
        self.echoes += 1
        move = {"do": "echo"} if self.echoes <= ECHOES_A_BRIEF else {"do": "ready", "by": "hand"}
        self._send(self.person.echoes_late, move)

    def react(self) -> None:
        """The signal is on the screen."""
        reaction = self.person.reacts()
        self._send(reaction, {"do": self.answer, "after": self.person.claims(reaction)})

    def _send(self, after: int, move: Message) -> None:
        self.lines.later(after + self.person.sends(), partial(self.page.send, "play", move=move))


async def duel(lines: Network, trial: str, people: dict[int, Person]) -> bool:
    """The first duel where two play, seat 0 is the candidate; whether it is won.

    The table plays whoever is no person.
    """
    pages = await lines.begin(trial, 2)
    for seat, page in enumerate(pages):
        if seat in people:
            hand = Hand(lines, page, seat, people[seat], trial)
            lines.later(people[seat].sees(), hand.greet)
        else:
            lines.later(1, partial(page.send, "play", move={"do": "ready", "by": "fair"}))
    await lines.until(lambda: lines.state.duels)
    return bool(lines.state.duels[0])
