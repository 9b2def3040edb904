"""Games to look back at: shown by the crew of lookers, and kept while there is room."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from trousseau.kernel import Illegal
from trousseau.tables.crew import NoAnswer
from trousseau.tables.growing import Made
from trousseau.tables.looking import Look, What
from trousseau.tables.sharing import Shared

if TYPE_CHECKING:
    from trousseau.tables.house import House
    from trousseau.tables.live import LiveTable

ROOM = 16 * 1024 * 1024
"""Bytes of what is kept; the replay of a long game takes 20,000."""

MOST_MAKING = 200
"""Pictures in the making, or waiting for it; whoever wants another one has to come later."""

LONGEST_EYES = 20
"""Letters of whose eyes are meant: a number, or a word."""


class Picture(NamedTuple):
    """A game of a table, seen in one way."""

    table: str
    number: int
    what: What
    eyes: str


class Kept(NamedTuple):
    """A picture, and the newest line of the table when it was made."""

    made: Made
    seq: int


class Gallery:
    """Pictures as compressed JSON; whichever was looked at last goes last.

    A game that is over has the same pictures for good. Of one that is on they grow with it.
    """

    def __init__(self, house: House, room: int = ROOM) -> None:
        self._house = house
        self._room = room
        self._kept: dict[Picture, Kept] = {}
        self._making: Shared[Picture, Kept] = Shared(house.task)

    async def show(self, live: LiveTable, number: int, what: What, eyes: str = "none") -> bytes:
        """The record, a `Replayed` or what the coach says; Illegal before the end of the game."""
        live.stored.check_over(number)
        return await self._find(live, Picture(live.table.id, number, what, eyes[:LONGEST_EYES]), 0)

    async def recall(self, live: LiveTable, person: int | None) -> bytes:
        """`Glimpse`s of the game that is on: its lines as this person's eyes saw them."""
        seat, number = live.stored.eyes_of(person), live.stored.shown.games
        picture = Picture(live.table.id, number, "glimpses", "none" if seat is None else str(seat))
        return await self._find(live, picture, live.stored.seq)

    def forget(self, table: str) -> None:
        """The table's log is another one now, or gone."""
        for picture in [picture for picture in self._kept if picture.table == table]:
            del self._kept[picture]
        for picture in self._making:
            if picture.table == table:
                self._making.leave(picture)

    async def _find(self, live: LiveTable, picture: Picture, seq: int) -> bytes:
        """A picture that knows of line `seq`; what others wait for already may be too old."""
        kept = self._kept.pop(picture, None)
        if kept is not None:
            self._keep(picture, kept)
        while kept is None or kept.seq < seq:
            if picture not in self._making and len(self._making) >= MOST_MAKING:
                raise Illegal("busy")
            kept = await self._making.get(picture, lambda: self._make(live, picture))
        return kept.made.body

    async def _make(self, live: LiveTable, picture: Picture) -> Kept:
        seq, rows = live.stored.seq, await live.log()
        before = self._kept.get(picture)
        look = Look(
            what=picture.what,
            rows=tuple(rows),
            number=picture.number,
            eyes=picture.eyes,
            also=self._house.shelf.also,
            before=None if before is None else before.made,
        )
        try:
            kept = Kept(await self._house.lookers.make(look), seq)
        except NoAnswer as failure:
            about = {"what": picture.what, "why": failure.why, "detail": failure.detail}
            self._house.note("not_looked_back", live.table, **about)
            raise Illegal("not_replayed") from failure
        if self._making.is_mine(picture):
            self._keep(picture, kept)
        return kept

    def _keep(self, picture: Picture, kept: Kept) -> None:
        self._kept.pop(picture, None)
        self._kept[picture] = kept
        while sum(len(kept.made) for kept in self._kept.values()) > self._room:
            del self._kept[next(iter(self._kept))]
