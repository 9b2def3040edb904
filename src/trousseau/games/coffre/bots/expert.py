# compiled: mypyc
"""The expert's thinking: exact beliefs, then imagined games from every move worth trying."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from trousseau.games.coffre.bots.belief import Belief, knowledge_of, known_of
from trousseau.games.coffre.bots.habits import GRAIN, SILENCE, habit, pick
from trousseau.games.coffre.moves import CLAIM, DESIGNATE, END, NAME
from trousseau.games.coffre.pieces import ACT, CLOSE, FAKE, FINAL, KEY, NEUTRAL, NOBODY, TREASURE
from trousseau.games.coffre.state import Coffre
from trousseau.kernel.dice import Dice

HORIZON: Final = 5  # rounds an imagined game may go on

# Imagined holders of the Treasure designate a favourite above the first, rarely below the other.
CONVINCED: Final = 0.6
DOUBTING: Final = 0.4


class Thinker:
    """Thinks for one seat at one moment, on what that seat can know."""

    def __init__(self, table: Coffre, seat: int, belief: Belief, bluffs: bool, dice: Dice) -> None:
        self.table = table  # faces that the seat does not know are blank
        self.seat = seat
        self.belief = belief
        self.bluffs = bluffs
        self.dice = dice
        self.known = table.seen[seat] | table.shown
        self.imagined = 0  # games so far: how much work this is
        self.deals: list[int] = []  # deals that agree with what the seat has seen
        self.sums: list[float] = []  # running sums of their weights
        self._keep_possible()

    def _keep_possible(self) -> None:
        mine = knowledge_of(self.table.faces, self.known, self.belief.kinds)
        total = 0.0
        for i in range(len(self.belief.deals)):
            weight = self.belief.weights[i]
            if weight > 0.0 and known_of(self.belief.deals[i], self.known) == mine:
                total += weight
                self.deals.append(i)
                self.sums.append(total)

    def act(self, moves: list[int], rounds: int) -> int:
        """A move, after that many imagined games."""
        if self.table.phase == FINAL:
            return self._name(moves)
        return moves[0] if len(moves) == 1 else self._search(moves, rounds)

    def speak(self, rounds: int) -> int:
        """A claim about the own card that helps, or SILENCE."""
        claims = [SILENCE] + [CLAIM + self.seat * 8 + face for face in (NEUTRAL, KEY)]
        return self._search(claims, rounds)

    def _name(self, moves: list[int]) -> int:
        """Whoever most likely holds the Fake Key."""
        mine = knowledge_of(self.table.faces, self.known, self.belief.kinds)
        chances = self.belief.chances(mine, self.known, FAKE)
        best = moves[0]
        for move in moves:
            if chances[self.table.places[move - NAME]] > chances[self.table.places[best - NAME]]:
                best = move
        return best

    # Sequential halving: all moves are tried in the same worlds, the worse half drops out.

    def _search(self, moves: list[int], rounds: int) -> int:
        looks = [self._after(move) for move in moves]
        left = list(range(len(moves)))
        totals = [0.0] * len(moves)
        halvings = max(1, (len(moves) - 1).bit_length())
        while len(left) > 1:
            tries = max(1, rounds // (halvings * len(left)))
            for _ in range(tries):
                world = self._draw()
                for i in left:
                    totals[i] += self._imagine(world.copy(), moves[i], looks[i])
            left.sort(key=lambda i: -totals[i])
            left = left[: (len(left) + 1) // 2]
        return moves[left[0]]

    def _after(self, move: int) -> Belief:
        """How the table will see it: worlds in which this seat holds another card count too."""
        if move == SILENCE or self.table.phase == CLOSE or not self.bluffs:
            return self.belief
        belief = self.belief.copy()
        belief.heed(self.seat, move)
        return belief

    def _draw(self) -> Coffre:
        aim = self.sums[-1] * self.dice.below(GRAIN) / GRAIN
        deal = self.belief.deals[self.deals[bisect_right(self.sums, aim)]]
        faces = [NEUTRAL] * len(self.table.faces)
        for i in range(len(deal)):
            faces[deal[i]] = i + 1
        world = self.table.copy()
        world.faces = faces
        return world

    def _imagine(self, world: Coffre, move: int, belief: Belief) -> float:
        """Play a world to its end after a move; 1 if this seat wins."""
        self.imagined += 1
        if move != SILENCE:
            world.play(self.seat, move, 0, self.dice)
        last = world.turns + HORIZON * world.seats
        while world.outcome is None and world.turns < last:
            seat = world.turn
            moves = world.moves(seat)
            if len(moves) == 1:
                move = moves[0]
            elif world.phase == ACT or self.dice.below(2):  # half of them read, half guess
                move = pick(moves, habit(world, seat, moves), self.dice)
            elif world.phase == CLOSE:
                move = self._designate(world, seat, belief)
            else:
                move = self._accuse(world, seat, moves, belief)
            world.play(seat, move, 0, self.dice)
        result = world.outcome
        return 0.0 if result is None else result.scores[self.seat]

    def _designate(self, world: Coffre, seat: int, belief: Belief) -> int:
        """The imagined holder of the Treasure reads the table as an expert would."""
        chances = self._reads(world, seat, KEY, belief)
        best = NOBODY
        most = 0.0
        for other in range(world.seats):
            chance = chances[world.places[other]]
            if other != seat and chance > most:
                best = other
                most = chance
        rounds = world.turns // world.seats
        urge = 1.0 if most > CONVINCED else (most - DOUBTING) * 2.0 + 0.02 * rounds
        if best == NOBODY or self.dice.below(GRAIN) >= urge * GRAIN:
            return END
        return DESIGNATE + best

    def _accuse(self, world: Coffre, seat: int, moves: list[int], belief: Belief) -> int:
        chances = self._reads(world, seat, FAKE, belief)
        weights = [chances[world.places[move - NAME]] ** 2 + 0.0001 for move in moves]
        return pick(moves, weights, self.dice)

    def _reads(self, world: Coffre, seat: int, face: int, belief: Belief) -> list[float]:
        known = world.seen[seat] | world.shown
        return belief.chances(knowledge_of(world.faces, known, belief.kinds), known, face)


def as_holder(table: Coffre, seat: int) -> Coffre:
    """The table as this seat would know it if it held the Treasure, its own card in its stead."""
    supposed = table.copy()
    own = table.places[seat]
    supposed.faces = [table.faces[own] if face == TREASURE else face for face in table.faces]
    supposed.faces[own] = TREASURE
    return supposed
