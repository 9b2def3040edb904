"""A word that the others may object to before any gem lies, and how they vote (R6)."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec.structs import replace

from trousseau.games.passwords.lexicon.families import DOUBT, PROBABLE
from trousseau.games.passwords.shapes import Step

# A seat's ballot.
OPEN: Final = 0
ABSTAINS: Final = 1
SAME: Final = 2
OTHER: Final = 3

NOBODY: Final = -1


class Hearing(msgspec.Struct, frozen=True):
    word: str
    lemma: str
    rare: bool
    steps: tuple[Step, ...]
    tier: int
    """DOUBT or PROBABLE."""

    clash: int
    """Which of the used words it may be kin to."""

    ballots: tuple[int, ...]
    contested_by: int = NOBODY

    def marked(self, seat: int, ballot: int) -> Hearing:
        """With the ballot of a seat."""
        return replace(self, ballots=(*self.ballots[:seat], ballot, *self.ballots[seat + 1 :]))

    def contested(self, seat: int) -> Hearing:
        return replace(self, contested_by=seat)

    @property
    def undecided(self) -> tuple[int, ...]:
        return tuple([seat for seat, ballot in enumerate(self.ballots) if ballot == OPEN])

    @property
    def is_hopeless(self) -> bool:
        """A lone rival can save a probable word but not sink a doubtful one."""
        return self.tier == DOUBT and len(self.ballots) - self.ballots.count(ABSTAINS) < 2

    @property
    def is_settled(self) -> bool:
        """Whether nobody can change any more what comes of it."""
        return not self.undecided or self.is_hopeless

    @property
    def is_kin(self) -> bool:
        """What most of the votes say; a tie, or none at all, leaves it at what is likely."""
        same, other = self.ballots.count(SAME), self.ballots.count(OTHER)
        if same == other:
            return self.tier == PROBABLE
        return same > other and not self.is_hopeless

    @property
    def votes(self) -> tuple[bool | None, ...]:
        return tuple([None if vote < SAME else vote == SAME for vote in self.ballots])
