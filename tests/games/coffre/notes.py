"""What a person at the table can write down, from the rulebook alone.

Notes know no state and no view: only the card that was looked at after the deal, and the facts
that were told since. Cards are followed by hand, as a player would with a pencil.
"""

from __future__ import annotations

from collections import Counter

from trousseau.games.coffre.shapes import (
    CoffreOptions,
    Exchanged,
    Face,
    FinalPhase,
    Forced,
    Received,
    Revealed,
    Saw,
)
from trousseau.kernel import Fact


class Notes:
    """The notes of one seat; None is a spectator, who looks at no card."""

    def __init__(self, seat: int | None, seats: int, options: CoffreOptions, own: Face) -> None:
        self.seat = seat
        self.seats = seats
        self.deck = deck(seats, options)
        self.lies = list(range(seats + 2))  # which card lies at each seat, then in each slot
        self.faces: dict[int, Face] = {} if seat is None else {seat: own}
        self.out: tuple[Face, ...] | None = None

    def hear(self, fact: Fact) -> None:
        match fact:
            case Exchanged(seat, slot):
                self._swap(seat, slot)
            case Forced(_, target, slot):
                self._swap(target, slot)
            case Saw(slot, face):
                self.faces[self.lies[self.seats + slot]] = face
            case Received(face):
                assert self.seat is not None
                self.faces[self.lies[self.seat]] = face
            case FinalPhase(treasure, cleared):
                self.faces[self.lies[treasure]] = "treasure"
                self.faces[self.lies[cleared]] = "neutral"
            case Revealed(hands, centre, out):
                self.faces = dict(zip(self.lies, hands + centre, strict=True))
                self.out = out
            case _:
                pass  # no card has moved or been seen

    def known(self) -> list[Face | None]:
        """The face at each place as far as it follows from the notes."""
        unseen = self.deck - Counter(self.faces.values())
        only = next(iter(unseen)) if len(unseen) == 1 else None
        return [self.faces.get(card, only) for card in self.lies]

    def _swap(self, seat: int, slot: int) -> None:
        place = self.seats + slot
        self.lies[seat], self.lies[place] = self.lies[place], self.lies[seat]


def deck(seats: int, options: CoffreOptions) -> Counter[Face]:
    """R1, and the trap."""
    cards: list[Face] = ["treasure", "key", "fake", "trap" if options.trap else "neutral"]
    cards += ["neutral"] * (seats - 2 + options.spare_neutrals)
    return Counter(cards)
