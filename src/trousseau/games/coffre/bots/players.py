"""The bots as they sit at a table: they get what their seat has seen, and answer with a move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from trousseau.bots import Seen
from trousseau.games.coffre.bots.belief import Belief, open_belief
from trousseau.games.coffre.bots.expert import Thinker
from trousseau.games.coffre.bots.habits import SILENCE, habit, has_claimed, pick, remark
from trousseau.games.coffre.edge import (
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
from trousseau.games.coffre.imagining import table_of
from trousseau.games.coffre.moves import (
    DESIGNATE,
    END,
    EXCHANGE,
    FORCE,
    NAME,
    NUMBER,
    OBSERVE,
    PASS,
)
from trousseau.games.coffre.pieces import ACT
from trousseau.games.coffre.state import Coffre
from trousseau.kernel import Dice, Fact


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

    Each part of its skill can be left out, to measure what that part is worth.
    """

    def __init__(
        self, rounds: int = 400, *, talks: bool = True, infers: bool = True, bluffs: bool = True
    ) -> None:
        self.rounds = rounds
        self.talks = talks
        self.infers = infers
        self.bluffs = bluffs
        self._belief: Belief | None = None
        self._heard = 0

    def choose(self, seen: Seen[int], dice: Dice) -> int:
        moves = seen.moves()
        if len(moves) == 1:
            return moves[0]
        table = _table(seen)
        belief = self._follow(seen)
        thinker = Thinker(table, seen.seat, belief, self.bluffs, dice)
        if self.talks and table.phase == ACT and not has_claimed(table, seen.seat):
            talk = thinker.speak(self.rounds)
            if talk != SILENCE:
                return talk
        return thinker.act(moves, self.rounds)

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
                yield seat, NUMBER[claim]
            case _:
                pass  # what the seat itself saw is in its view


def _table(seen: Seen[int]) -> Coffre:
    assert isinstance(seen.view, CoffreView)
    return table_of(seen.view)


def _has_spoken(table: Coffre, seat: int) -> bool:
    """In this turn already; bots speak once before they act."""
    return any(who == seat and turn == table.turns for who, _, turn, _ in table.claims)
