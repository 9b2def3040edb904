"""One game between players who each see their own view and story, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Generic

from trousseau.bots import REMARKS, AnyBot, Bot, Seen, chooser
from trousseau.kernel import (
    AnyGame,
    Dice,
    Events,
    Fact,
    Illegal,
    M,
    Record,
    Result,
    SeededDice,
    State,
)
from trousseau.kernel.dice import SEED_BYTES
from trousseau.kernel.playout import random_move
from trousseau.kernel.record import Heading
from trousseau.kernel.replay import Recorder
from trousseau.lab.seeds import derived

__all__ = ["Match", "TurnMatch"]


class Match(Generic[M]):
    """A game that goes on move by move as it is iterated over.

    Each player's dice come from the game's seed, so a match is played again by its heading
    and the same players.
    """

    def __init__(self, game: AnyGame[M], heading: Heading) -> None:
        self.game = game
        self._recorder = Recorder(game, heading)
        self._stories: list[list[Fact]] = [[] for _ in range(heading.seats)]
        self._order, self._dice = table_dice(bytes.fromhex(heading.seed), heading.seats)
        self._at = 0

    @property
    def state(self) -> State[M]:
        return self._recorder.state

    @property
    def record(self) -> Record:
        return self._recorder.record

    def __iter__(self) -> Iterator[Events]:
        """Play on; after each move or remark, what happened."""
        raise NotImplementedError

    def finish(self) -> Result:
        """Play to the end."""
        for _ in self:
            pass
        result = self.state.result
        assert result is not None
        return result

    def _tick(self) -> Events:
        due = self.state.due
        assert due is not None
        self._at = due
        return self._told(self._recorder.tick(due))

    def _play(self, seat: int, move: M) -> Events:
        return self._told(self._recorder.play(seat, move, self._at))

    def _told(self, events: Events) -> Events:
        for event in events:
            for seat, story in enumerate(self._stories):
                if event.reaches(seat):
                    story.append(event.fact)
        return events


class TurnMatch(Match[M]):
    """A game in which the players are waited for; if several are, dice say who is first.

    Nobody is ever too late: time acts only where no player does.
    """

    def __init__(self, game: AnyGame[M], heading: Heading, players: Sequence[AnyBot]) -> None:
        super().__init__(game, heading)
        self.players: list[Bot[M]] = [chooser(player) for player in players]
        self._remarks = 0

    def __iter__(self) -> Iterator[Events]:
        while (waiting := self.state.waiting()) or self.state.due is not None:
            if waiting:
                yield from self._turn(one_of(waiting, self._order))
            else:
                yield self._tick()

    def _turn(self, seat: int) -> Iterator[Events]:
        """One player's remarks, if any, and one move."""
        self._remarks = 0
        while self.state.only_says(seat, move := self._ask(seat)):
            if self._remarks == REMARKS:
                move = random_move(self.state, seat, self._dice[seat])
                break
            self._remarks += 1
            yield self._play(seat, move)
        yield self._play(seat, move)

    def check(self, seat: int, move: M) -> None:
        """Illegal if this player, who is asked now, can't make this move. Nothing changes."""
        if self._remarks == REMARKS and self.state.only_says(seat, move):
            raise Illegal("only_talks")
        self.state.copy().play(seat, move, self._at, SeededDice(bytes(SEED_BYTES)))

    def _ask(self, seat: int) -> M:
        seen = Seen(self.game, self.state.view(seat), self._stories[seat], self._at)
        return self.players[seat].choose(seen, self._dice[seat])


def table_dice(seed: bytes, seats: int) -> tuple[Dice, list[Dice]]:
    """The dice that say who is first where several are waited for, and those of each seat."""
    order = SeededDice(derived(seed, "order", 0))
    return order, [SeededDice(derived(seed, "seat", seat)) for seat in range(seats)]


def one_of(waiting: tuple[int, ...], order: Dice) -> int:
    """The seat that acts next."""
    return waiting[0] if len(waiting) == 1 else order.choice(waiting)
