"""The lines of a table's log: all that ever happened there, and enough to make it again."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from trousseau.kernel.structs import spoken
from trousseau.tables.core.commands import Pace, Setup

PauseReason = Literal["host", "restart", "away"]
"""The host wants it; the server was down; a player is gone."""


class Entry(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="what", tag=spoken
):
    by: int | None = None
    """The person who asked for it."""

    id: str | None = None
    """The id of that person's command; obeyed once."""


class Joined(Entry, frozen=True, kw_only=True):
    """Somebody comes to the table; the first is the host. The token itself is never stored."""

    person: int
    name: str
    avatar: str
    token: str


class Opened(Entry, frozen=True, kw_only=True):
    """The first line."""

    setup: Setup
    seed: str
    code: str | None = None
    """What leads to the table while it is open, beside its id."""


class Sat(Entry, frozen=True, kw_only=True):
    seat: int


class Stood(Entry, frozen=True, kw_only=True):
    pass


class Left(Entry, frozen=True, kw_only=True):
    """Somebody goes and nothing of them stays: between two games, or without a seat."""

    person: int


class Quit(Entry, frozen=True, kw_only=True):
    """Somebody goes from a game that is on the table; name and seat stay theirs.

    Who was sent away (by somebody else, that is) has no token any more to come back with.
    """

    person: int
    bot: str | None = None
    """The level of the bot that sits down in their seat, if none was there."""


class Returned(Entry, frozen=True, kw_only=True):
    """Somebody who quit is back at the table."""


class SeatGiven(Entry, frozen=True, kw_only=True):
    """A seat goes to somebody else in mid-game; a bot that played there leaves."""

    seat: int
    person: int


class Wished(Entry, frozen=True, kw_only=True):
    """Shall a bot play for somebody who is away? Not decided by this yet."""

    seat: int
    bot: bool


class BotSat(Entry, frozen=True, kw_only=True):
    """A bot takes a seat, or another level takes over from one that failed."""

    seat: int
    level: str
    why: str = "asked"
    """asked: by the host or for oneself; away: wished by those who wait for the person;
    clock: the person's time was up; failed: the bot before this one."""

    once: bool = False
    """It plays one turn and leaves."""


class BotLeft(Entry, frozen=True, kw_only=True):
    seat: int


class Mixed(Entry, frozen=True, kw_only=True):
    nonce: str


class Arranged(Entry, frozen=True, kw_only=True):
    setup: Setup


class Began(Entry, frozen=True, kw_only=True):
    """A game starts, with what makes its shuffle and its version of the rules."""

    rules_version: int
    nonces: tuple[str, ...]


class InGame(Entry, frozen=True, kw_only=True):
    """What concerns a game that is on, and nothing after it."""


class GameLine(InGame, frozen=True, kw_only=True):
    """What the rules do something with; a line of the game's own record too."""


class Moved(GameLine, frozen=True, kw_only=True):
    seat: int
    move: msgspec.Raw
    late: bool = False
    """By the rules, for somebody whose time was up."""

    @property
    def is_bots(self) -> bool:
        return self.by is None and not self.late


class Ticked(GameLine, frozen=True, kw_only=True):
    """Time itself acted; the line's instant is the one that was due."""


class Agreed(Entry, frozen=True, kw_only=True):
    """Somebody wants another game; not everybody does yet."""


class Cleared(Entry, frozen=True, kw_only=True):
    """The table is cleared for another game, with a new seed."""

    seed: str
    options: dict[str, Any] | None = None
    """Those of the next game, if they are other than before."""

    begins: bool = False
    """Everybody wanted it: it begins by itself, once they have mixed."""

    bots: dict[int, str] = {}
    """The levels of those that sit down, by seat: where somebody has left or is away."""


class Paused(InGame, frozen=True, kw_only=True):
    """A game in real time stands still, from this line's instant on."""

    why: PauseReason
    person: int | None = None
    """Who is away, if that is why."""


class Resumed(InGame, frozen=True, kw_only=True):
    """It goes on: for the rules no time has passed."""


class Said(Entry, frozen=True, kw_only=True):
    text: str | None = None
    emote: str | None = None
    held: bool = False
    """The others hear it once the game lets them."""


class Muted(Entry, frozen=True, kw_only=True):
    person: int
    muted: bool


class Silenced(Entry, frozen=True, kw_only=True):
    person: int
    silent: bool


class WatchingSet(Entry, frozen=True, kw_only=True):
    allowed: bool


class PaceSet(Entry, frozen=True, kw_only=True):
    pace: Pace


class Broke(Entry, frozen=True, kw_only=True):
    """The rules failed at a line, which is kept here with its instant; nothing of it happened."""

    problem: str
    line: Began | Moved | Ticked | None = None


class Mended(Entry, frozen=True, kw_only=True):
    """An operator took lines out: from here on the table is as if they had never been."""

    drop: tuple[int, ...]


class Closed(Entry, frozen=True, kw_only=True):
    pass


AnyEntry = (
    Opened
    | Joined
    | Sat
    | Stood
    | Left
    | Quit
    | Returned
    | SeatGiven
    | Wished
    | BotSat
    | BotLeft
    | Mixed
    | Arranged
    | Began
    | Moved
    | Ticked
    | Agreed
    | Cleared
    | Paused
    | Resumed
    | Said
    | Muted
    | Silenced
    | WatchingSet
    | PaceSet
    | Broke
    | Mended
    | Closed
)
