"""A trial by itself, played move by move at instants that a test says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from tests.games.script import refusal_of

from trousseau.games.boyard.trials.shapes import Hands, Ready
from trousseau.games.boyard.trials.trial import Trial
from trousseau.kernel import AnyGame, Dice, Fact, SeededDice, Written
from trousseau.kernel.dice import SEED_BYTES

F = TypeVar("F", bound=Fact)
GAMES = 1_500
"""Enough to tell a rate from one that is three points off."""

HASTE = 10
"""Milliseconds from one Ready to the next."""


class Stage:
    """Everybody says by whom they are played, in the order of `by`; others have not answered."""

    def __init__(
        self,
        game: AnyGame[Written],
        seats: int,
        by: Mapping[int, str] = {},
        seed: int = 0,
        hands: Mapping[int, Hands] = {},
        dice: Dice | None = None,
        **options: object,
    ) -> None:
        self.game = game
        self.dice = dice or SeededDice(seed.to_bytes(SEED_BYTES, "big"))
        begun = game.begin(seats, game.options(options), self.dice)
        assert isinstance(begun, Trial)
        self.state: Any = begun
        for seat, known in hands.items():
            begun.hands[seat] = known
        self.at = 0
        self.told: list[Fact] = []
        for seat, name in by.items():
            self.act(seat, Ready(name), HASTE)  # type: ignore[arg-type]

    def act(self, seat: int, move: Written, later: int = 0) -> list[Fact]:
        """So many milliseconds later somebody moves; nothing is due before."""
        at = self.at + later
        due = self.state.due
        assert due is None or at < due, f"something happens before: {due}"
        events = self.state.play(seat, move, at, self.dice)
        self.at = at
        return self._hear([event.fact for event in events])

    def refused(self, seat: int, move: Written, later: int = 0) -> str:
        """Why; nothing has changed."""
        before = self.state.pack()
        at = self.at + later
        reason = refusal_of(lambda: self.state.play(seat, move, at, self.dice))
        assert self.state.pack() == before
        return reason

    def refused_text(self, seat: int, text: str) -> str:
        """The same for what comes over the wire."""

        def attempt() -> None:
            move = self.game.read_json(text.encode(), seat)
            self.state.play(seat, move, self.at, self.dice)

        return refusal_of(attempt).split()[0]

    def pass_time(self) -> list[Fact]:
        """What is due next happens."""
        due = self.state.due
        assert due is not None
        self.at = due
        return self._hear([event.fact for event in self.state.tick(due, self.dice)])

    def pass_until(self, kind: type[F]) -> F:
        """Nobody does anything until this is told."""
        while True:
            for fact in self.pass_time():
                if isinstance(fact, kind):
                    return fact

    def facts(self, kind: type[F]) -> list[F]:
        """All of a kind that have been told so far."""
        return [fact for fact in self.told if isinstance(fact, kind)]

    def play_out(self) -> bool:
        """Nobody does anything any more; whether the candidate has won."""
        while self.state.result is None:
            self.pass_time()
        return bool(self.state.won == 1)

    def _hear(self, facts: list[Fact]) -> list[Fact]:
        self.told += facts
        return facts


def kinds(facts: list[Fact]) -> list[str]:
    """What was told, in order, by its tags."""
    return [str(fact.__struct_config__.tag) for fact in facts]


def win_rate(game: AnyGame[Written], players: int, level: str) -> float:
    """How often a candidate wins among equals, in a hundred, when the table plays everybody."""
    won = 0
    for seed in range(GAMES):
        won += Stage(game, players, dict.fromkeys(range(players), level), seed).play_out()
    return 100 * won / GAMES
