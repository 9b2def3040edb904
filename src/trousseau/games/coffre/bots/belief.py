# compiled: mypyc
"""What the table as a whole may believe: every deal, weighted by how well it explains the play.

Movements and looks are open, so each player's knowledge is fixed by the deal. One list of
weights therefore serves for all: a player's own belief is that list, kept to the deals that
agree with the cards this player has seen.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from trousseau.games.coffre.bots.habits import frankness, habit
from trousseau.games.coffre.moves import DESIGNATE, TALK
from trousseau.games.coffre.pieces import (
    CLOSE,
    FAKE,
    FINAL,
    KEY,
    MOST_SEATS,
    NEUTRAL,
    SLOTS,
    TRAP,
    TREASURE,
)
from trousseau.games.coffre.shapes import CoffreOptions
from trousseau.games.coffre.state import Coffre, deck
from trousseau.kernel.dice import Dice

CARD_BITS: Final = 5
SURPRISE: Final = 0.2  # the share of moves that follow no habit


class Belief:
    """A table without faces, and the weight of each deal."""

    def __init__(self, table: Coffre, deals: list[list[int]], weights: list[float]) -> None:
        self.table = table
        self.deals = deals  # where the Treasure, the Key, the Fake Key (and the Trap) lie
        self.kinds = len(deals[0])
        self.weights = weights
        self._marginals: dict[int, list[float]] = {}

    def copy(self) -> Belief:
        table = self.table.copy()
        table.faces = self.table.faces.copy()
        return Belief(table, self.deals, self.weights.copy())

    def forgetful(self) -> Belief:
        """The same table with all deals alike, as if no act had said anything."""
        return Belief(self.table, self.deals, [1.0 / len(self.deals)] * len(self.deals))

    def heed(self, seat: int, move: int) -> None:
        """Weigh every deal by how likely this move was in it, then make the move."""
        known = self.table.seen[seat] | self.table.shown
        likely: dict[int, float] = {}
        weights = self.weights
        total = 0.0
        for i in range(len(weights)):
            weight = weights[i]
            if weight > 0.0:
                knowledge = known_of(self.deals[i], known)
                chance = likely.get(knowledge, -1.0)
                if chance < 0.0:
                    self._suppose(knowledge)
                    chance = self._likelihood(seat, move)
                    likely[knowledge] = chance
                weight *= chance
                weights[i] = weight
                total += weight
        self._rescale(total)
        self._make(seat, move)

    def rule_out(self, place: int, faces: list[int]) -> None:
        """The card at this place is none of these."""
        card = self.table.places[place]
        total = 0.0
        for i in range(len(self.weights)):
            deal = self.deals[i]
            for face in faces:
                if face <= self.kinds and deal[face - 1] == card:
                    self.weights[i] = 0.0
            total += self.weights[i]
        self._rescale(total)

    def chances(self, knowledge: int, known: int, face: int) -> list[float]:
        """For a player with this knowledge: how likely each card is to have that face."""
        key = (knowledge << 18 | known) << 3 | face
        found = self._marginals.get(key)
        if found is None:
            found = self._count(knowledge, known, face)
            self._marginals[key] = found
        return found

    def _count(self, knowledge: int, known: int, face: int) -> list[float]:
        sums = [0.0] * len(self.table.faces)
        total = 0.0
        for i in range(len(self.weights)):
            weight = self.weights[i]
            if weight > 0.0:
                deal = self.deals[i]
                if known_of(deal, known) == knowledge:
                    sums[deal[face - 1]] += weight
                    total += weight
        if total > 0.0:
            for card in range(len(sums)):
                sums[card] /= total
        return sums

    def _suppose(self, knowledge: int) -> None:
        """Lay the faces that a player with this knowledge has seen; the others stay blank."""
        faces = self.table.faces
        for card in range(len(faces)):
            faces[card] = NEUTRAL
        face = self.kinds
        while knowledge:
            card = knowledge & ((1 << CARD_BITS) - 1)
            if card:
                faces[card - 1] = face
            face -= 1
            knowledge >>= CARD_BITS

    def _likelihood(self, seat: int, move: int) -> float:
        table = self.table
        if move >= TALK:
            return frankness(table, seat, move)
        moves = table.moves(seat)
        if move not in moves:
            return 0.0
        weights = habit(table, seat, moves)
        share = weights[moves.index(move)] / sum(weights)
        return (1.0 - SURPRISE) * share + SURPRISE / len(moves)

    def _make(self, seat: int, move: int) -> None:
        table = self.table
        if table.phase == CLOSE and DESIGNATE <= move < DESIGNATE + MOST_SEATS:
            self._suppose(0)
            table.faces[table.places[seat]] = TREASURE
        table.play(seat, move, 0, Dice())
        if table.phase == FINAL and len(table.named) == 0:
            self.rule_out(table.designated, [KEY, FAKE, TRAP])
        self._marginals = {}

    def _rescale(self, total: float) -> None:
        if total <= 0.0:
            raise ValueError("no deal explains what happened")
        for i in range(len(self.weights)):
            self.weights[i] /= total


def open_belief(seats: int, options: CoffreOptions, first: int) -> Belief:
    """Before the first turn: all deals alike."""
    cards = deck(seats, options)
    kinds = len([face for face in cards if face != NEUTRAL])
    places = list(range(seats + SLOTS))
    table = Coffre(options, [NEUTRAL] * len(cards), first, places, [1 << s for s in range(seats)])
    deals = [list(spots) for spots in permutations(range(len(cards)), kinds)]
    return Belief(table, deals, [1.0 / len(deals)] * len(deals))


def known_of(deal: list[int], known: int) -> int:
    """What somebody who knows these cards (bits) knows of a deal, as one number."""
    knowledge = 0
    for card in deal:
        knowledge <<= CARD_BITS
        if (known >> card) & 1:
            knowledge |= card + 1
    return knowledge


def knowledge_of(faces: list[int], known: int, kinds: int) -> int:
    """The same for somebody at a table where these faces lie, as far as they are known."""
    knowledge = 0
    for face in range(1, kinds + 1):
        knowledge <<= CARD_BITS
        for card in range(len(faces)):
            if (known >> card) & 1 and faces[card] == face:
                knowledge |= card + 1
    return knowledge
