"""Another game after this one: who wants it, and when it begins by itself."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trousseau.tables.core.company import Company
    from trousseau.tables.core.people import Person

TO_MIX = 5_000
"""Milliseconds that the next game waits for those who put something into the last shuffle."""


class Rematch:
    def __init__(self) -> None:
        self.agreed: set[int] = set()
        """Who wants another game, after this one."""

        self.begins: int | None = None
        """When it begins at the latest, if everybody wanted it."""

        self.mixers: set[int] = set()
        """Who is waited for then: they mixed the last time."""

    def call_off(self) -> None:
        self.begins = None

    def prepare(self, mixers: Iterable[Person], begins: int | None) -> None:
        """The last game was cleared away, for one that begins by itself or not."""
        self.mixers = {person.number for person in mixers}
        self.begins = begins

    def starts(self, company: Company, now: int) -> int | None:
        """When the game that everybody wanted begins: once those who mixed have done so again."""
        if self.begins is None or any(seat.empty for seat in company.seats):
            return None
        mixed = all(one.nonce for one in company.people.values() if one.number in self.mixers)
        return now if mixed else self.begins

    def all_agree(self, company: Company) -> bool:
        """Whether nobody is left who plays and has not said yes."""
        if not self.agreed:
            return False
        return {person.number for _, person in company.seated() if not person.left} <= self.agreed
