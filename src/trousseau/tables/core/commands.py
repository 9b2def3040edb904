"""What a client may ask of a table, one message each. Who may ask what, `Table` decides."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from trousseau.kernel.structs import spoken

# Patterns end with \Z: in Python a $ lets a newline follow.
Id = Annotated[str, Meta(min_length=1, max_length=64)]
"""Chosen by the client; the same id is obeyed once, however often it is sent."""

Token = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]
"""What a person got on joining: it opens this person's place at this table, on any device."""

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Avatar = Annotated[str, Meta(pattern=r"^[a-z0-9-]{0,24}\Z")]
Nonce = Annotated[str, Meta(pattern=r"^[0-9a-f]{0,64}\Z")]
Text = Annotated[str, Meta(min_length=1, max_length=300)]
EmoteName = Annotated[str, Meta(pattern=r"^[a-z_]{1,24}\Z")]
Language = Annotated[str, Meta(pattern=r"^(fr|en)\Z")]
Clock = Annotated[int, Meta(ge=5, le=7 * 24 * 3600)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Pace = Literal["calm", "brisk", "at_once"]


class Setup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is played and how; the host may change it between two games."""

    game: Annotated[str, Meta(min_length=1, max_length=100)]
    seats: Annotated[int, Meta(ge=1, le=99)]
    options: dict[str, Any] = {}
    public: bool = False
    """Listed for everybody; otherwise only those who have the link find it."""

    watching: bool = True
    """Whether people without a seat may watch."""

    clock: Clock | None = 180
    """Seconds for a move, then a bot makes it, or the rules; the next time a bot stands in. null:
    no hurry. Games in real time have none."""

    pace: Pace = "calm"
    """How long bots seem to think. With `at_once` it is for pages to let readers follow."""

    language: Language = "fr"
    """Of whoever opened the table: its bots have names of this language."""


class Command(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    tag_field="ask",
    tag=spoken,
):
    id: Id


class Hello(Command, frozen=True, kw_only=True):
    """The first message of a connection: who is there; without a token, somebody who watches."""

    token: Token | None = None
    language: Language = "fr"
    since: Annotated[int, Meta(ge=-1)] = -1
    """The newest number this client has seen: it is told what came after."""

    at_door: bool = False
    """Without a token: whether to sit down or to watch is not decided yet. Until another hello this
    is nobody who watches, and hears of the table what anybody may ask: no game and no chat."""


# What players do.


class Play(Command, frozen=True, kw_only=True):
    """A move of the game: one that the view lists, or of a shape that it names as free."""

    move: msgspec.Raw
    on: Number = 0
    """The newest number that was seen: if the game has gone on since, the move is `stale`. In
    real time that is no matter, and it may be left out."""


class Sit(Command, frozen=True, kw_only=True):
    """Take a seat, or any that is free."""

    seat: Number | None = None


class Stand(Command, frozen=True, kw_only=True):
    """Give up the seat and stay at the table; in mid-game a bot plays there and it stays yours."""


class Leave(Command, frozen=True, kw_only=True):
    """Go. Between two games that is for good, and the token is worth nothing from now on.

    While a game is on the table a bot plays on in the seat, and a hello brings you back.
    """


class Mix(Command, frozen=True, kw_only=True):
    """A nonce that goes into the shuffle of the next game, so that nobody chose it alone."""

    nonce: Nonce


class Say(Command, frozen=True, kw_only=True):
    text: Text


class Emote(Command, frozen=True, kw_only=True):
    """A quick phrase or a face, by name: each page shows it in its own language."""

    name: EmoteName


class Mute(Command, frozen=True, kw_only=True):
    """Hear somebody no more, or again; nobody else is told."""

    person: Number
    muted: bool = True


class GiveBack(Command, frozen=True, kw_only=True):
    """The bot leaves the seat to the person it stands in for: asked by that person or the host."""

    seat: Number


class Wish(Command, frozen=True, kw_only=True):
    """Say whether a bot shall play for somebody who is away while the game waits for them.

    The host decides, or more than half of those who have a seat and are present.
    """

    seat: Number
    bot: bool


class Rematch(Command, frozen=True, kw_only=True):
    """After a game: yes, another one. It begins once everybody says so who has a seat and is there.

    Where somebody has gone a bot sits down; who has only been away for a while is not waited for.
    """


# What the host does.


class Begin(Command, frozen=True, kw_only=True):
    """Start the game; every seat has somebody."""


class Again(Command, frozen=True, kw_only=True):
    """Clear the table for another game with the same people."""


class Pause(Command, frozen=True, kw_only=True):
    """Let a game in real time stand still; twice a game."""


class Resume(Command, frozen=True, kw_only=True):
    """Let it go on. While the host is away, anybody with a seat may ask for that."""


class Arrange(Command, frozen=True, kw_only=True):
    """Change what is played and how, between two games."""

    setup: Setup


class SeatBot(Command, frozen=True, kw_only=True):
    """Put a bot into a seat that is empty, or whose person is away; anybody, into their own."""

    seat: Number
    level: Annotated[str, Meta(min_length=1, max_length=40)]


class GiveSeat(Command, frozen=True, kw_only=True):
    """In mid-game: a seat whose owner has left, or that is a bot's own, goes to somebody else.

    To somebody who is present and has sat in no other seat of this game.
    """

    seat: Number
    person: Number


class Watching(Command, frozen=True, kw_only=True):
    """Open the table to people who watch, or forbid it."""

    allowed: bool


class BotPace(Command, frozen=True, kw_only=True):
    """Let bots think longer or shorter from now on, also in mid-game."""

    pace: Pace


class Silence(Command, frozen=True, kw_only=True):
    """Nobody hears this person's chat any more, or everybody again."""

    person: Number
    silent: bool = True


class Remove(Command, frozen=True, kw_only=True):
    """Send somebody away; their token is worth nothing from now on. In mid-game a bot plays on."""

    person: Number


class Close(Command, frozen=True, kw_only=True):
    """End the table; a game that was on is over without a result."""


AnyCommand = (
    Hello
    | Play
    | Sit
    | Stand
    | Leave
    | Mix
    | Say
    | Emote
    | Mute
    | GiveBack
    | Wish
    | Rematch
    | Begin
    | Again
    | Pause
    | Resume
    | Arrange
    | SeatBot
    | GiveSeat
    | Watching
    | BotPace
    | Silence
    | Remove
    | Close
)
