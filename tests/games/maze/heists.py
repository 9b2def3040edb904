"""Games that get somewhere: people who use hourglasses, steal, accuse, flee and guess.

Random play seldom comes as far as the theft. Here pawns stand beside what they go for, and are put
beside the next thing between two steps, with all that is public about it.
"""

from __future__ import annotations

from tests.games.maze.table import EXITS, ITEMS, Played, ScriptedDice

from trousseau.games.maze.game import GAME
from trousseau.games.maze.moves import ACCUSE, EMPTY_HANDED, VOTE, is_pawn_act
from trousseau.games.maze.pieces import HEROES, NOWHERE
from trousseau.games.maze.state import Maze
from trousseau.games.maze.tiles import EXIT, HOURGLASS, ITEM
from trousseau.games.maze.walking import end_of, is_on_item
from trousseau.kernel import Dice
from trousseau.testing.walk import Step, Walk

HOURGLASSES = (3, 4, 5)
PAUSE = 1_500
"""Milliseconds from one act to the next at most."""

BUSY = 5
ACCUSING = 24
"""One in so many acts on pawns that could be chosen is considered, and one in so many accusations:
signals fill the time."""

LEFT = 100
"""Seconds of sand at the start, so that a flip loses little."""


class Heist(Walk[int]):
    def __init__(self, seats: int, options: dict[str, object], seed: int) -> None:
        super().__init__(GAME, seats, GAME.options(options), seed)
        assert isinstance(self.state, Maze)
        self.table = self.state
        self.cut = False  # pawns were put somewhere else after the last step
        self._flips = seed % 5
        self._aid = Played(self.table, ScriptedDice()).begin()
        self._aid.lay(*ITEMS, *EXITS, *HOURGLASSES).leave(LEFT)
        self.at = self._aid.at
        self._put_pawns()

    # Where the pawns are.

    def _put_pawns(self) -> None:
        """Beside what each goes for, unless it is there; the barbarian uses hourglasses first."""
        aid, stolen = self._aid, self.table.story.theft is not None
        for number, hero in enumerate(HEROES):
            if aid.where(hero) == NOWHERE or (not stolen and is_on_item(self.table, number)):
                continue
            aid.before(hero, aid.square("exit" if stolen else "item", hero))
        unused = [square for square in aid.squares("hourglass") if square not in self.table.used]
        if not stolen and unused and len(self.table.story.flips) < self._flips:
            aid.before("barbarian", unused[0])

    def _take(self, step: Step[int]) -> None:
        super()._take(step)
        after = self.table.pawns.copy()
        if self.table.phase == "run":
            self._put_pawns()
        self.cut = self.table.pawns != after

    # What people do.

    def _choose(self, dice: Dice) -> Step[int] | None:
        step = self._act_of_somebody(dice)
        due = self.table.due
        if due is not None and (step is None or due <= step.at):
            return Step(due)
        return step

    def _act_of_somebody(self, dice: Dice) -> Step[int] | None:
        moves = [(seat, move) for seat in self.table.waiting() for move in self._sensible(seat)]
        wanted = [(seat, move) for seat, move in moves if self._is_wanted(move, dice)]
        if not wanted:
            return None
        seat, move = dice.choice(wanted)
        at = self.at + dice.below(PAUSE)
        return Step(max(at, self.table.ready(seat, move)), seat, move)

    def _sensible(self, seat: int) -> list[int]:
        """Steps to what a pawn stands beside, votes for what is true, and all else."""
        legal = [move for move in self.table.moves(seat) if move != EMPTY_HANDED]
        return [move for move in legal if self._is_sensible(move)]

    def _is_sensible(self, move: int) -> bool:
        table = self.table
        if table.phase != "run":
            return True
        if is_pawn_act(move):
            return self._arrives(move)
        if VOTE <= move < VOTE + 256:
            guilty = all(table.camp(seat) == "traitor" for seat in table.accusing.accused)
            return move % 2 == int(guilty)
        return not ACCUSE <= move < ACCUSE + 256 or (move - ACCUSE).bit_count() == 1

    def _arrives(self, move: int) -> bool:
        table = self.table
        end = end_of(table, move)
        kind = table.mall.kinds[end]
        return kind in (ITEM, EXIT) or (kind == HOURGLASS and end not in table.used)

    def _is_wanted(self, move: int, dice: Dice) -> bool:
        if is_pawn_act(move):
            return dice.below(BUSY) == 0
        return not ACCUSE <= move < ACCUSE + 256 or dice.below(ACCUSING) == 0
