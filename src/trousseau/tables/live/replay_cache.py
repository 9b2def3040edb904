"""Games to look back at: made by workers, and kept while there is room."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from trousseau.kernel import Hindsight, Illegal
from trousseau.tables.live.shared_work import Shared
from trousseau.tables.lookback.growing_list import Made
from trousseau.tables.lookback.making import Look, What
from trousseau.tables.workers.pool import NoAnswer

if TYPE_CHECKING:
    from trousseau.tables.live.house import House
    from trousseau.tables.live.live_table import LiveTable

ROOM = 16 * 1024 * 1024
"""Bytes of what is kept; a replay takes 2,000 to 30,000, and one of Fort Boyard 300,000."""

MOST_MAKING = 200
"""Pictures in the making, or waiting for it; whoever wants another one has to come later."""


class Picture(NamedTuple):
    """A game of a table, seen in one way."""

    table: str
    number: int
    what: What
    eyes: Hindsight


class Kept(NamedTuple):
    """A picture, and the newest line of the table when it was made."""

    made: Made
    seq: int


class ReplayCache:
    """Pictures as compressed JSON; whichever was looked at last goes last.

    A game that is over has the same pictures for good. Of one that is on they grow with it.
    """

    def __init__(self, house: House, room: int = ROOM) -> None:
        self._house = house
        self._room = room
        self._kept: dict[Picture, Kept] = {}
        self._making: Shared[Picture, Kept] = Shared(house.task)

    async def show(self, live: LiveTable, number: int, what: What, eyes: Hindsight = None) -> bytes:
        """The record, a `Replayed` or what the coach says; Illegal before the end of the game."""
        live.stored.check_over(number)
        return await self._find(live, Picture(live.table.id, number, what, eyes), 0)

    async def recall(self, live: LiveTable, person: int | None) -> bytes:
        """The moments of the game that is on, as this person's eyes met them."""
        eyes, number = live.stored.eyes_of(person), live.stored.shown.games
        picture = Picture(live.table.id, number, "moments", eyes)
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
            also=self._house.registry.also,
            before=None if before is None else before.made,
        )
        try:
            kept = Kept(await self._house.lookback_workers.make(look), seq)
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
