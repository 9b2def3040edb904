# compiled: mypyc
"""An open accusation, and the offer to turn the hourglass after one that was right (5.4)."""

from __future__ import annotations

from typing import Final

from trousseau.games.maze.constants import OFFER, VOTING
from trousseau.games.maze.pieces import NOBODY
from trousseau.games.maze.shapes.seen import Accusation, Offer

NO_VOTE: Final = -1


class Accusing:
    """One accusation at a time; `count` numbers them from 1."""

    def __init__(self) -> None:
        self.count = 0
        self.by = NOBODY  # of the open one
        self.accused: tuple[int, ...] = ()
        self.voters: list[int] = []  # without the accuser, whose accusation is no vote
        self.votes: list[int] = []  # by seat
        self.approved: list[tuple[int, int]] = []
        self.until = 0
        self.offered = NOBODY  # who may turn the hourglass
        self.offer_until = 0

    def copy(self) -> Accusing:
        twin = Accusing()
        twin.count = self.count
        twin.by = self.by
        twin.accused = self.accused
        twin.voters = self.voters
        twin.votes = self.votes.copy()
        twin.approved = self.approved.copy()
        twin.until = self.until
        twin.offered = self.offered
        twin.offer_until = self.offer_until
        return twin

    def is_open(self) -> bool:
        return self.by != NOBODY

    def is_offered(self) -> bool:
        return self.offered != NOBODY

    def stands(self) -> bool:
        """Something is to be settled, even if the sand runs out meanwhile."""
        return self.is_open() or self.is_offered()

    def open(self, by: int, accused: tuple[int, ...], playing: list[int], at: int) -> None:
        self.count += 1
        self.by = by
        self.accused = accused
        self.voters = [seat for seat in playing if seat != by and seat not in accused]
        self.votes = [NO_VOTE] * len(self.votes)
        self.until = at + VOTING

    def has_vote(self, seat: int) -> bool:
        """Still to be cast; it is final then."""
        return self.is_open() and seat in self.voters and self.votes[seat] == NO_VOTE

    def all_voted(self) -> bool:
        return all(self.votes[seat] != NO_VOTE for seat in self.voters)

    def is_validated(self) -> bool:
        """Everybody approves; whoever stays silent does not."""
        return all(self.votes[seat] == 1 for seat in self.voters)

    def close(self) -> None:
        self.by = NOBODY
        self.accused = ()
        self.voters = []
        self.votes = [NO_VOTE] * len(self.votes)
        self.approved = []
        self.until = 0

    def offer(self, seat: int, at: int) -> None:
        self.offered = seat
        self.offer_until = at + OFFER

    def end_offer(self) -> None:
        self.offered = NOBODY
        self.offer_until = 0

    # To and from views.

    def told(self) -> Accusation | None:
        if not self.is_open():
            return None
        votes = [None if vote == NO_VOTE else vote == 1 for vote in self.votes]
        return Accusation(
            number=self.count,
            by=self.by,
            seats=self.accused,
            votes=tuple(votes),
            voters=tuple(self.voters),
            approved=tuple(self.approved),
            until=self.until,
        )

    def told_offer(self) -> Offer | None:
        return Offer(self.count, self.offered, self.offer_until) if self.is_offered() else None


def accusing_of(
    seats: int, count: int, accusation: Accusation | None, offer: Offer | None
) -> Accusing:
    accusing = Accusing()
    accusing.count = count
    accusing.votes = [NO_VOTE] * seats
    if accusation is not None:
        accusing.by = accusation.by
        accusing.accused = accusation.seats
        accusing.voters = list(accusation.voters)
        accusing.votes = [NO_VOTE if vote is None else int(vote) for vote in accusation.votes]
        accusing.approved = list(accusation.approved)
        accusing.until = accusation.until
    if offer is not None:
        accusing.offered = offer.seat
        accusing.offer_until = offer.until
    return accusing
