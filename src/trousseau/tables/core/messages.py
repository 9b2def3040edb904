"""What a table tells a client. Built for one pair of eyes each, after the line is stored."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from trousseau.kernel import Moment, View
from trousseau.kernel.structs import spoken
from trousseau.tables.core.commands import Pace
from trousseau.tables.core.entries import PauseReason

Phase = Literal["gathering", "playing", "over", "broken", "closed"]


class SeatShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat, which a person owns, a bot plays, or both: then the bot stands in."""

    person: int | None = None
    bot: str | None = None
    bot_since: int | None = None
    """If the bot stands in: the number `seq` of the line with which it sat down."""

    once: bool = False
    """The bot plays one turn for somebody whose time was up, and leaves."""


class PersonShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    number: int
    name: str
    avatar: str = ""
    present: bool = False
    away: int | None = None
    """Since when none of this person's devices is connected: epoch milliseconds."""

    left: bool = False
    """Has gone from the game that is on the table, and may have been sent away."""

    silent: bool = False
    mixed: bool = False
    """Whether this person's nonce goes into the shuffle of the game to come."""


class WishShown(msgspec.Struct, frozen=True, kw_only=True):
    """Whether somebody wants a bot to play for a player who is away, or rather to wait."""

    seat: int
    person: int
    """Who wishes it."""

    bot: bool


class PauseShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game in real time that stands still."""

    since: int
    """Epoch milliseconds."""

    why: PauseReason
    person: int | None = None
    """Who is away, if that is why."""


class TableShown(msgspec.Struct, frozen=True, kw_only=True):
    """The table as everybody sees it, without what lies on it."""

    id: str
    code: str | None = None
    """Leads here like the id, while the table is open: to be said aloud."""

    game: str
    seats: tuple[SeatShown, ...]
    people: tuple[PersonShown, ...]
    host: int | None
    """The number of the person who decides here."""

    wishes: tuple[WishShown, ...] = ()
    """About seats that the game waits for though their players are away."""

    agreed: tuple[int, ...] = ()
    """Those who want another game, now that this one is over."""

    phase: Phase
    problem: str | None
    """Why a broken table broke, as a code."""

    options: dict[str, Any]
    public: bool
    watching: bool
    clock: int | None
    pace: Pace = "calm"
    language: str = "fr"
    games: int
    """How many games were begun here; the newest one's record has this number."""

    began: int | None
    """From when a view's times count: when the game that is on began, in epoch milliseconds, and
    later by as long as it stood still."""

    paused: PauseShown | None = None
    """Set while it stands still."""

    commitment: str
    """SHA-256 of the house's part of the shuffle, shown before anybody mixes theirs in."""


class Spoken(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Chat: free text, or an emote by its name."""

    seq: int
    at: int
    person: int
    text: str | None = None
    emote: str | None = None
    held: bool = False
    """Only its speaker hears it as yet: the game holds it back from the others."""


class Limit(msgspec.Struct, frozen=True):
    """Until when (epoch milliseconds) a seat may take its time."""

    seat: int
    until: int


class Message(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="is", tag=spoken
):
    pass


class Welcome(Message, frozen=True, kw_only=True):
    """The answer to hello: everything these eyes may see."""

    id: str
    seq: int
    """The newest line of the table's log: numbers only grow."""

    now: int
    """The server's clock: epoch milliseconds."""

    person: int | None
    """Who you are at this table; None if you watch."""

    table: TableShown
    view: View | None = None
    limits: tuple[Limit, ...] = ()
    story: tuple[Moment, ...] = ()
    """What was told of the game that is on, after the number the hello named."""

    chat: tuple[Spoken, ...] = ()
    """What was said, likewise, as far as it is kept."""

    watchers: int = 0
    """How many watch now."""


class Told(Message, frozen=True, kw_only=True):
    """Something happened and is stored. What did not change is left out."""

    seq: int
    at: int
    """When: epoch milliseconds."""

    id: str | None = None
    """Set for the one who asked: the command of this id was accepted, with number `seq`."""

    moment: Moment | None = None
    """Of the game, with the view after it; if it has no facts, only the view is another."""

    limits: tuple[Limit, ...] = ()
    """As they are now, whenever there is a moment."""

    table: TableShown | None = None
    said: Spoken | None = None
    released: tuple[Spoken, ...] = ()
    """What was said before and held back, and may be heard now."""


class Refused(Message, frozen=True, kw_only=True):
    """A command was not obeyed and nothing changed; `reason` says why in the client's language."""

    id: str | None
    """Of the command; None if it had none that could be read."""

    code: str
    about: dict[str, int | str] = {}
    reason: str
    seq: int | None = None
    view: View | None = None
    limits: tuple[Limit, ...] = ()


class Presence(Message, frozen=True, kw_only=True):
    """Somebody's first device came or last one went; or the number who watch changed."""

    person: int | None = None
    """Who came or went; None if it was somebody who watches."""

    present: bool = True
    away: int | None = None
    """Since when, if somebody went: epoch milliseconds."""

    watchers: int = 0
    """How many watch now."""


class Notice(Message, frozen=True, kw_only=True):
    """Something about the connection or the house; after most of them the connection ends."""

    code: str
    reason: str


AnyMessage = Welcome | Told | Refused | Presence | Notice
