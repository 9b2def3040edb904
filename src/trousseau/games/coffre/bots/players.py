"""The bots as they sit at a table: they get what their seat has seen, and answer with a move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from trousseau.bots import Seen
from trousseau.games.coffre.bots.belief import Belief, open_belief
from trousseau.games.coffre.bots.expert import Thinker, as_holder
from trousseau.games.coffre.bots.habits import SILENCE, habit, has_claimed, pick, remark
from trousseau.games.coffre.moves import DESIGNATE, END, EXCHANGE, FORCE, MOVES, NAME, OBSERVE, PASS
from trousseau.games.coffre.pieces import ACT, CLOSE
from trousseau.games.coffre.shapes import (
    CoffreView,
    Designated,
    Exchanged,
    Forced,
    Named,
    Observed,
    Passed,
    Said,
    TurnEnded,
)
from trousseau.games.coffre.state import Coffre
from trousseau.games.coffre.worlds import table_of
from trousseau.kernel import Dice, Fact, SeededDice

ASIDE = bytes(32)
"""The seed of dice that decide nothing."""


class Novice:
    """Rules of thumb, and now and then a remark."""

    def __init__(self, *, talks: bool = True) -> None:
        self.talks = talks

    def choose(self, seen: Seen[int], dice: Dice) -> int:
        table = _table(seen)
        moves = seen.moves()
        if self.talks and table.phase == ACT and not _has_spoken(table, seen.seat):
            talk = remark(table, seen.seat, dice)
            if talk != SILENCE:
                return talk
        return pick(moves, habit(table, seen.seat, moves), dice)


class Expert:
    """Weighs every deal by how well it explains the play, then tries moves in imagined games.

    How many depends on what everybody sees, never on what it holds: its time tells nobody. Each
    part of its skill can be left out, to measure what that part is worth.
    """

    def __init__(
        self, rounds: int = 400, *, talks: bool = True, infers: bool = True, bluffs: bool = True
    ) -> None:
        self.rounds = rounds
        self.talks = talks
        self.infers = infers
        self.bluffs = bluffs
        self.imagined = 0
        """Games so far: what the time it takes is spent on."""

        self._belief: Belief | None = None
        self._heard = 0

    def choose(self, seen: Seen[int], dice: Dice) -> int:
        table, moves = _table(seen), seen.moves()
        belief = self._follow(seen)
        if table.phase == CLOSE and len(moves) == 1:
            self._suppose_a_choice(table, seen.seat, belief)
            return moves[0]
        thinker = Thinker(table, seen.seat, belief, self.bluffs, dice)
        move = self._think(thinker, moves)
        self.imagined += thinker.imagined
        return move

    def _think(self, thinker: Thinker, moves: list[int]) -> int:
        table, seat = thinker.table, thinker.seat
        if self.talks and table.phase == ACT and not has_claimed(table, seat):
            talk = thinker.speak(self.rounds)
            if talk != SILENCE:
                return talk
        return thinker.act(moves, self.rounds)

    def _suppose_a_choice(self, table: Coffre, seat: int, belief: Belief) -> None:
        """Only the Treasure's holder has one in the last step, and who that is must not show.

        So whoever has none supposes to be the holder and takes as long, with dice of its own.
        """
        supposed = as_holder(table, seat)
        thinker = Thinker(supposed, seat, belief, self.bluffs, SeededDice(ASIDE))
        if thinker.deals:
            thinker.act(supposed.moves(seat), self.rounds)
        self.imagined += thinker.imagined

    def _follow(self, seen: Seen[int]) -> Belief:
        """The belief after the story so far; what was heeded before is not heeded again."""
        view = seen.view
        assert isinstance(view, CoffreView)
        if self._belief is None:
            self._belief = open_belief(view.seats, view.options, view.first)
        for seat, move in acts(seen.story[self._heard :]):
            self._belief.heed(seat, move)
        self._heard = len(seen.story)
        return self._belief if self.infers else self._belief.forgetful()


def acts(story: Sequence[Fact]) -> Iterator[tuple[int, int]]:
    """The moves behind a story: who did what, as numbers."""
    for fact in story:
        match fact:
            case Observed(seat=seat, slot=slot):
                yield seat, OBSERVE + slot
            case Exchanged(seat=seat, slot=slot):
                yield seat, EXCHANGE + slot
            case Forced(seat=seat, target=target, slot=slot):
                yield seat, FORCE + target * 2 + slot
            case Passed(seat=seat):
                yield seat, PASS
            case TurnEnded(seat=seat):
                yield seat, END
            case Designated(seat=seat, target=target):
                yield seat, DESIGNATE + target
            case Named(seat=seat, target=target):
                yield seat, NAME + target
            case Said(seat=seat, claim=claim):
                yield seat, MOVES.read(claim)
            case _:
                pass  # what the seat itself saw is in its view


def _table(seen: Seen[int]) -> Coffre:
    assert isinstance(seen.view, CoffreView)
    return table_of(seen.view)


def _has_spoken(table: Coffre, seat: int) -> bool:
    """In this turn already; bots speak once before they act."""
    return any(who == seat and turn == table.turns for who, _, turn, _ in table.claims)
