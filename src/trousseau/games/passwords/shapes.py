"""What goes in and out of the game: options, moves, facts and the view."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from trousseau.games.passwords.pieces import MOST_SEATS, Language
from trousseau.kernel.structs import Fact, Options, View, Written

Phase = Literal["announce", "contest", "vote", "over"]
Tier = Literal["doubt", "probable"]
Ballot = Literal["open", "abstains", "voted"]
Rule = Literal["unknown", "used", "family", "vote"]


class PasswordsOptions(Options, frozen=True, kw_only=True):
    language: Language = "fr"
    """Of the words; the page may be in another one."""

    confirm: bool = True
    """Once a turn, an unknown word is told to its player alone and costs nothing (R5)."""

    handicap: bool = False
    """Whoever begins later has fewer gems, so that nobody gains by that; how many is drawn."""

    first: Annotated[int, Meta(ge=0, lt=MOST_SEATS)] | None = None
    """The seat that begins; drawn if nobody says (R1)."""


# Moves.


class Announce(Written, frozen=True):
    word: str
    places: tuple[int, ...]
    """Where gems are to lie: places on the ring, in any order (R9)."""


class Pass(Written, frozen=True):
    pass


class Contest(Written, frozen=True):
    """The word just heard is of the same family as a used one: let the table vote."""


class Vote(Written, frozen=True):
    same: bool
    """Whether the two words are of one family."""


class Abstain(Written, frozen=True):
    """Leave the verdict to the others; bots always do (R6)."""


Move = Announce | Pass | Contest | Vote | Abstain


# What lies on the table.


class Safe(msgspec.Struct, frozen=True):
    number: int
    """Of the card in its deck; a safe keeps it for as long as it lies there."""

    letter: str
    spaces: int
    gems: tuple[int, ...] = ()
    """Whose gems are in it, the first one first."""


class Step(msgspec.Struct, frozen=True):
    """A gem of a walk: the place on the ring, and which letter of the word serves it."""

    place: int
    letter: int


class UsedWord(msgspec.Struct, frozen=True):
    """A word that was accepted, as the dictionary writes it."""

    seat: int
    word: str
    lemma: str
    rare: bool
    """The letters mean something else more often (R11)."""

    gems: int
    turn: int
    kin: tuple[str, ...]
    """Some common words of its family, which are out with it."""

    rank: int
    """How many words are commoner."""

    saved: tuple[int, ...]
    """How many gems of each seat are safe since then, in the safes that it closed."""


class Ruling(msgspec.Struct, frozen=True):
    """What the table has voted: whether two words are of one family, for the rest of the game."""

    one: str
    other: str
    same: bool
    votes: tuple[bool | None, ...]
    """How each seat voted."""


class Heard(msgspec.Struct, frozen=True):
    """A word that is not accepted yet, because it may be of the same family as a used one."""

    seat: int
    word: str
    lemma: str
    rare: bool
    steps: tuple[Step, ...]
    tier: Tier
    clash: int
    """Which of the used words it may belong to."""

    contested_by: int | None
    ballots: tuple[Ballot, ...]
    """What everybody sees of how the seats vote; the announcing one has none, and abstains."""

    votes: tuple[bool | None, ...]
    """How they voted, as far as the viewer knows: the same family, or another."""


class Highlights(msgspec.Struct, frozen=True):
    """What is told of a game that is over: which of its words, the earliest of equals."""

    longest: int
    rarest: int
    most_fruitful: int
    decisive: int | None
    """The word by which the winner came to have fewest gems outside, for good; none if several
    won, if closed safes decided between equals, or if nobody ever was behind."""


class Unknown(msgspec.Struct, frozen=True):
    """Told to its player alone: the dictionary lacks this word, and has these."""

    word: str
    near: tuple[str, ...]


# Facts.


class Announced(Fact, frozen=True):
    """A word that the dictionary has; the gems do not lie yet."""

    seat: int
    word: str
    steps: tuple[Step, ...]


class Hesitated(Fact, frozen=True):
    """Somebody tried a word that the dictionary lacks, and may try another; nobody hears which."""

    seat: int


class NotKnown(Fact, frozen=True):
    """Told to whoever tried it."""

    word: str
    near: tuple[str, ...]


class Doubted(Fact, frozen=True):
    """It may be of the family of a used word: it stands unless somebody contests it."""

    word: str
    clash: str
    by: int


class Asked(Fact, frozen=True):
    """It is probably of the family of a used word: it falls unless the others say no."""

    word: str
    clash: str
    by: int


class Contested(Fact, frozen=True):
    seat: int
    word: str
    clash: str


class Voted(Fact, frozen=True):
    seat: int


class Abstained(Fact, frozen=True):
    seat: int


class Verdict(Fact, frozen=True):
    word: str
    clash: str
    same: bool
    votes: tuple[bool | None, ...]
    """How each seat voted."""


class Struck(Fact, frozen=True):
    """A wrong word: the turn is cancelled."""

    seat: int
    word: str
    rule: Rule
    clash: str | None = None
    """The used word that it repeats or is kin to."""

    by: int | None = None


class Placed(Fact, frozen=True):
    seat: int
    word: str
    steps: tuple[Step, ...]


class Closed(Fact, frozen=True):
    """A safe is full: its gems are safe, and it goes to the player whose turn it is."""

    seat: int
    place: int
    safe: Safe


class Dealt(Fact, frozen=True):
    """A new safe comes from the pile to the place of a closed one."""

    place: int
    safe: Safe


class Passed(Fact, frozen=True):
    seat: int


class Counted(Fact, frozen=True):
    """The end: gems in hand and on the ring count against their owners."""

    hands: tuple[int, ...]
    on_ring: tuple[int, ...]
    closed: tuple[int, ...]


PasswordsFact = (
    Announced
    | Hesitated
    | NotKnown
    | Doubted
    | Asked
    | Contested
    | Voted
    | Abstained
    | Verdict
    | Struck
    | Placed
    | Closed
    | Dealt
    | Passed
    | Counted
)


# The view.


class PasswordsView(View, frozen=True, kw_only=True):
    moves: tuple[Move, ...] = ()
    options: PasswordsOptions
    phase: Phase
    first: int
    turn: int
    """The seat whose turn it is; while a word is contested or voted on, that of its player."""

    turns: int
    """Turns that have ended."""

    last_turn: int | None
    """After how many the game is over whatever happens, in a ring of the day."""

    ring: tuple[Safe, ...]
    """Clockwise."""

    pile: int
    """How many safes are still to come."""

    order: tuple[int, ...] | None
    """Their numbers, the next one last, once everything is laid open."""

    hands: tuple[int, ...]
    """The gems that each seat still has."""

    closed: tuple[tuple[Safe, ...], ...]
    """The safes that each seat has closed, first to last."""

    used: tuple[UsedWord, ...]
    rulings: tuple[Ruling, ...]
    passes: int
    """Turns in a row that were passed; if all pass, the game is over (R8)."""

    dry: int
    """Turns in a row without a gem; after three rounds of them the game is over (R8)."""

    tried: bool
    """Whether an unknown word has been tried in this turn; a second one cancels it (R5)."""

    unknown: Unknown | None
    """Which one, for whoever tried it."""

    heard: Heard | None
    highlights: Highlights | None
    """Once the game is over, if anything was said in it."""
