"""Games to look back at: shown by the crew, and kept while there is room if they are over."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Literal, NamedTuple

from trousseau.kernel import Eyes, Illegal
from trousseau.tables.crew import NoAnswer
from trousseau.tables.records import Past, past
from trousseau.tables.replays import Look

if TYPE_CHECKING:
    from trousseau.tables.house import House
    from trousseau.tables.live import LiveTable

ROOM = 16 * 1024 * 1024
"""Bytes of what is kept; the replay of a long game takes 20,000."""

What = Literal["replay", "coach"]


class Picture(NamedTuple):
    """A game of a table, seen in one way."""

    table: str
    number: int
    what: What | Literal["glimpses"]
    eyes: str


class Gallery:
    """Pictures as compressed JSON; whichever was looked at last goes last."""

    def __init__(self, house: House, room: int = ROOM) -> None:
        self._house = house
        self._room = room
        self._kept: dict[Picture, bytes] = {}
        self._making: dict[Picture, asyncio.Task[bytes]] = {}

    async def show(self, live: LiveTable, number: int, what: What, eyes: str) -> bytes:
        """A `Replayed`, or what the game's coach says; Illegal before the end of the game."""
        live.stored.check_over(number)
        picture = Picture(live.table.id, number, what, eyes)
        if picture in self._kept:
            self._keep(picture, self._kept.pop(picture))
            return self._kept[picture]
        if picture not in self._making:
            task = self._house.task(self._make(live, picture))
            self._making[picture] = task
            task.add_done_callback(lambda _: self._making.pop(picture, None))
        return await asyncio.shield(self._making[picture])

    async def recall(self, live: LiveTable, person: int | None) -> bytes:
        """`Glimpse`s of the game that is on: its lines as this person's eyes saw them."""
        eyes = live.stored.eyes_of(person)
        picture = Picture(live.table.id, live.stored.shown.games, "glimpses", _eyes_named(eyes))
        return await self._made(live, picture)

    def forget(self, table: str) -> None:
        """The table's log is another one now, or gone."""
        for picture in [picture for picture in self._kept if picture.table == table]:
            del self._kept[picture]
        for picture in [picture for picture in self._making if picture.table == table]:
            self._making.pop(picture).cancel()

    async def _make(self, live: LiveTable, picture: Picture) -> bytes:
        shown = await self._made(live, picture)
        self._keep(picture, shown)
        return shown

    async def _made(self, live: LiveTable, picture: Picture) -> bytes:
        rows = await live.log()
        look = self._look(picture, past(rows, picture.number, self._house.shelf))
        try:
            return await self._house.crew.look(look)
        except NoAnswer as failure:
            about = {"what": picture.what, "why": failure.why, "detail": failure.detail}
            self._house.note("not_looked_back", live.table, **about)
            raise Illegal("not_replayed") from failure

    def _look(self, picture: Picture, game: Past) -> Look:
        shelf, heading = self._house.shelf, game.record.heading
        if heading.rules_version != shelf.get(heading.game).rules_version:
            raise Illegal("rules_version", game=heading.game)
        if picture.what == "coach" and not shelf.has_coach(heading.game):
            raise Illegal("no_coach", game=heading.game)
        return Look(
            what=picture.what,
            module=shelf.module(heading.game),
            number=picture.number,
            record=game.record,
            began=game.began,
            sitters=game.sitters,
            eyes=_whose(picture, heading.seats),
            seqs=game.seqs,
        )

    def _keep(self, picture: Picture, shown: bytes) -> None:
        self._kept[picture] = shown
        while sum(map(len, self._kept.values())) > self._room:
            del self._kept[next(iter(self._kept))]


def _eyes_named(seat: int | None) -> str:
    return "none" if seat is None else str(seat)


def _whose(picture: Picture, seats: int) -> Eyes:
    """A coach reckons with what somebody did not know: eyes that saw everything need none."""
    if picture.eyes == "none":
        return "none"
    if picture.eyes == "all" and picture.what == "replay":
        return "all"
    if picture.eyes not in map(str, range(seats)):
        raise Illegal("no_such_eyes", eyes=picture.eyes[:20], most=seats - 1)
    return int(picture.eyes)
