"""What of a table is on disk, and so may be known outside.

A line happens in memory first, and is taken back if it can't be stored. Whoever asks for a table
meanwhile is answered from here.
"""

from __future__ import annotations

from typing import Self

import msgspec
from msgspec.structs import replace

from trousseau.kernel import Blind, Eyes, Illegal
from trousseau.tables.core.change import Change
from trousseau.tables.core.messages import TableShown
from trousseau.tables.core.people import Present
from trousseau.tables.core.public_view import shown
from trousseau.tables.core.table import Allowed, Table


class Stored(msgspec.Struct, frozen=True):
    """A table as its log on disk has it."""

    seq: int
    """Of the newest line."""

    shown: TableShown
    """With nobody present: who is there is in no log."""

    eyes: dict[int | None, Allowed]
    """What each person, and None for somebody who only watches, may see of the game."""

    @classmethod
    def all_of(cls, table: Table) -> Self:
        """For a table of which every line is on disk."""
        eyes = {number: table.eyes(number) for number in (None, *table.people)}
        return cls(table.seq, shown(table, present=Present()), eyes)

    def after(self, change: Change, table: Table) -> Self:
        """Now that this line, the newest of the table, is on disk too."""
        return self.all_of(table) if change.seating else replace(self, seq=change.seq)

    def check_over(self, number: int) -> None:
        """Illegal while a game may still be played, and so hides something."""
        if not 0 < number <= self.shown.games:
            raise Illegal("no_such_game", number=number)
        if number == self.shown.games and self.shown.phase in ("playing", "broken"):
            raise Illegal("game_not_over")

    def eyes_of(self, person: int | None) -> Eyes:
        """Illegal if there is no game, or none that this person may see."""
        if self.shown.began is None:
            raise Illegal("no_game")
        eyes = self.eyes.get(person, Blind.EYES)
        if isinstance(eyes, Blind):
            raise Illegal("no_watching")
        return eyes

    def with_present(self, here: Present) -> TableShown:
        people = [
            replace(one, present=one.number in here, away=here.away_since(one.number))
            for one in self.shown.people
        ]
        return replace(self.shown, people=tuple(people))
