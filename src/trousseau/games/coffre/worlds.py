# compiled: mypyc
"""The deals that a view leaves possible: what is known stays, the rest is shuffled anew."""

from __future__ import annotations

from trousseau.games.coffre.moves import MOVES
from trousseau.games.coffre.pieces import FACES, FINAL, NEUTRAL, NOBODY, OVER, PHASES
from trousseau.games.coffre.shapes import Claim, ClaimHand, ClaimSlot, CoffreView
from trousseau.games.coffre.state import Coffre, Spoken, deck
from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Worlds


class CoffreWorlds(Worlds[int]):
    """Every deal that fits is as likely as any other: acts say nothing here about cards."""

    def __init__(self, view: CoffreView) -> None:
        self.table = table_of(view)
        self.hidden = [card for card, face in enumerate(self.table.faces) if face == NOBODY]
        unseen = deck(view.seats, view.options)
        for face in self.table.faces:
            if face != NOBODY:
                unseen.remove(face)
        self.special = [face for face in unseen if face != NEUTRAL]
        for card in self.hidden:
            self.table.faces[card] = NEUTRAL

    def draw(self, dice: Dice) -> Coffre:
        """The unseen special cards fall on hidden places; the Neutrals fill the rest."""
        faces = self.table.faces.copy()
        free = self.hidden.copy()
        for face in self.special:
            faces[free.pop(dice.below(len(free)))] = face
        world = self.table.copy()
        world.faces = faces
        return world


def table_of(view: CoffreView) -> Coffre:
    """The table as the viewer sees it; a face it does not know is NOBODY."""
    cards = [*view.hands, *view.centre]
    faces = [NOBODY] * len(deck(view.seats, view.options))
    for card in cards:
        if card.face is not None:
            faces[card.number] = FACES.index(card.face)
    if view.out is not None:
        faces[len(cards) :] = [FACES.index(face) for face in view.out]
    places = [card.number for card in cards]
    seen = [0] * view.seats
    for card in cards:
        for seat in card.seen_by:
            seen[seat] |= 1 << card.number
    table = Coffre(view.options, faces, view.first, places, seen)
    _set_course(table, view)
    return table


def _set_course(table: Coffre, view: CoffreView) -> None:
    """Whose turn, which phase, which locks, what was said."""
    table.phase = PHASES.index(view.phase)
    table.turn = view.turn
    table.turns = view.turns
    for seat, lock in enumerate(view.locks):
        table.locked |= (1 if lock else 0) << seat
        table.fresh |= (1 if lock == 2 else 0) << seat
    table.deadline = NOBODY if view.due is None else view.due
    table.treasure = NOBODY if view.treasure is None else view.treasure
    table.designated = NOBODY if view.designated is None else view.designated
    if table.phase == FINAL:
        table.shown = 1 << table.places[table.treasure] | 1 << table.places[table.designated]
    elif table.phase == OVER:
        table.shown = (1 << len(table.faces)) - 1
    table.named = list(view.named)
    table.claims = tuple([_spoken(said) for said in view.claims])
    table.outcome = view.result


def _spoken(said: Claim) -> Spoken:
    if isinstance(said.claim, ClaimHand | ClaimSlot):
        what = FACES.index(said.claim.face)
    else:
        what = MOVES.read(said.claim)
    return said.seat, what, said.turn, NOBODY if said.card is None else said.card
