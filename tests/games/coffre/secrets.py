"""What is hidden from whom, said from the rulebook: a face that one has not looked at.

Who looked at which card is open to all, so it is read off the table; `test_secrecy.py` checks
it against notes kept by hand. Views and what they deduce are not asked.
"""

from __future__ import annotations

from collections.abc import Mapping

from trousseau.games.coffre.pieces import FACES, FINAL, OVER
from trousseau.games.coffre.shapes import Face
from trousseau.games.coffre.state import Coffre
from trousseau.kernel import Dice
from trousseau.testing.suite import Small


class CoffreSecrets:
    """The secrets of a table, by the number of the card."""

    def hidden(self, state: Coffre, seat: int | None) -> Mapping[str, Face]:
        """The unseen cards, unless they are all alike: then there is nothing to find out."""
        unseen = self.unseen(state, seat)
        alike = len({state.faces[card] for card in unseen}) < 2
        return {} if alike else {f"card {card}": FACES[state.faces[card]] for card in unseen}

    def swapped(self, state: Coffre, seat: int | None, dice: Dice) -> Coffre:
        """The unseen cards change places with each other; nothing else does."""
        other = state.copy()
        other.faces = mixed_up(state.faces, self.unseen(state, seat), dice)
        return other

    def unseen(self, state: Coffre, seat: int | None) -> list[int]:
        """At the end all is shown; a wrong designation gives two cards away."""
        if state.phase == OVER:
            return []
        given_away = [state.treasure, state.designated] if state.phase == FINAL else []
        known = {state.places[holder] for holder in given_away}
        if seat is not None:
            known |= {card for card in range(len(state.faces)) if state.seen[seat] >> card & 1}
        return [card for card in range(len(state.faces)) if card not in known]


def mixed_up(faces: list[int], unseen: list[int], dice: Dice) -> list[int]:
    """These cards in another order; the same only if they are all alike."""
    mixed = faces.copy()
    alike = len({faces[card] for card in unseen}) < 2
    while not alike and mixed == faces:
        order = unseen.copy()
        dice.shuffle(order)
        for card, other in zip(unseen, order, strict=True):
            mixed[card] = faces[other]
    return mixed


# What the shared suite is told about this game.

SECRETS = CoffreSecrets()
SMALL = Small(options={"round_limit": 1}, steps=9)
VARIANTS: dict[str, dict[str, object]] = {
    "spare neutrals": {"spare_neutrals": 2},
    "trap": {"trap": True, "lock_forced": True},
    "short": {"spare_neutrals": 4, "trap": True, "round_limit": 1, "end_delay": 1},
}
