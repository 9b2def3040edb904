# compiled: mypyc
"""Moves as numbers inside the rules, and as people write them."""

from __future__ import annotations

from typing import Final

from trousseau.games.maze.pieces import HEADINGS, HEROES, MOST_SEATS, NOBODY
from trousseau.games.maze.roles.cards import CARDS, NUMBERS
from trousseau.games.maze.shapes.moves import (
    Accuse,
    BeReady,
    Confess,
    Decide,
    Explore,
    FlipSand,
    GoEmptyHanded,
    Guess,
    Haunt,
    Jump,
    KeepQuiet,
    LayEye,
    MazeMove,
    Nudge,
    Phrase,
    Ride,
    Say,
    Slide,
    SpeakUp,
    Stare,
    Taunt,
    TurnTile,
    UseBall,
    Vote,
)
from trousseau.kernel.state import Illegal
from trousseau.kernel.structs import Written

# Each kind of move has a stretch of numbers; a kind's first number is its name.
READY: Final = 0
TURN: Final = 1
EMPTY_HANDED: Final = 2
CONFESS: Final = 3
SPEAK_UP: Final = 4
QUIET: Final = 5
DECIDE: Final = 6  # + success
NUDGE: Final = 8  # + seat
STARE: Final = 16  # + seat
EYE: Final = 24  # + seat
VOTE: Final = 256  # + accusation * 2 + guilty
FLIP: Final = 512  # + accusation * 2 + flip
ACCUSE: Final = 1024  # + a bit for each seat
GUESS: Final = 2048  # + seat * 64 + card
SAY: Final = 4096  # + phrase * 128 + (seat + 1) * 8 + hero + 1
HAUNT: Final = 6144  # + taunt
SLIDE: Final = 1 << 16  # + ((start * 4 + hero) * 4 + heading) * 8 + squares
RIDE: Final = 2 << 16  # + start * 4 + hero
EXPLORE: Final = 3 << 16  # + start * 4 + hero
BALL: Final = 4 << 16  # + door
JUMP: Final = 8 << 16  # + (start * 4 + hero) * 512 + vortex

ABOUT_SEAT: Final[list[Phrase]] = ["suspect", "slow", "watch", "thanks"]
ABOUT_HERO: Final[list[Phrase]] = ["lead", "who_moves"]
PHRASES: Final[list[Phrase]] = [
    *ABOUT_SEAT,
    *ABOUT_HERO,
    "not_me",
    "turned_it",
    "explore",
    "fetch",
    "mind_sand",
    "careful",
    "agreed",
]
TAUNTS: Final[list[Taunt]] = ["too_slow", "wrong_one", "cold", "sand", "behind_you", "boo"]

_HERO: Final[dict[str, int]] = {name: hero for hero, name in enumerate(HEROES)}
_HEADING: Final[dict[str, int]] = {name: heading for heading, name in enumerate(HEADINGS)}
_PLAIN: Final[dict[int, MazeMove]] = {
    READY: BeReady(),
    TURN: TurnTile(),
    EMPTY_HANDED: GoEmptyHanded(),
    CONFESS: Confess(),
    SPEAK_UP: SpeakUp(),
    QUIET: KeepQuiet(),
    DECIDE: Decide(False),
    DECIDE + 1: Decide(True),
}
_PLAIN_CODES: Final[dict[Written, int]] = {move: code for code, move in _PLAIN.items()}
_WRITTEN: Final[dict[int, MazeMove]] = {}
"""Made when first asked for: views list the same moves again and again."""


def slide(hero: int, heading: int, start: int, squares: int) -> int:
    return SLIDE + ((start * 4 + hero) * 4 + heading) * 8 + squares


def is_pawn_act(move: int) -> bool:
    return move >= SLIDE


def is_said(move: int) -> bool:
    """Talk: phrases and taunts."""
    return SAY <= move < SLIDE


def start_of(move: int) -> int:
    """The square from which a pawn acts; NOBODY for the crystal ball."""
    if move >= JUMP:
        return (move - JUMP) // 2048
    if move >= BALL:
        return NOBODY
    if move >= EXPLORE:
        return (move - EXPLORE) // 4
    return (move - RIDE) // 4 if move >= RIDE else (move - SLIDE) // 128


def hero_of(move: int) -> int:
    """The pawn that is acted on."""
    if move >= JUMP:
        return (move - JUMP) // 512 % 4
    if move >= BALL:
        return _HERO["mage"]
    if move >= EXPLORE:
        return (move - EXPLORE) % 4
    return (move - RIDE) % 4 if move >= RIDE else (move - SLIDE) // 32 % 4


def write(move: int) -> MazeMove:
    known = _WRITTEN.get(move)
    if known is None:
        known = _WRITTEN[move] = _written(move)
    return known


def _written(move: int) -> MazeMove:
    if move >= SLIDE:
        return _written_act(move)
    if move >= SAY:
        return Haunt(TAUNTS[move - HAUNT]) if move >= HAUNT else _written_phrase(move - SAY)
    if move >= GUESS:
        return Guess((move - GUESS) // 64, CARDS[(move - GUESS) % 64])
    if move >= ACCUSE:
        return Accuse(seats_of(move - ACCUSE))
    if move >= FLIP:
        return FlipSand((move - FLIP) // 2, (move - FLIP) % 2 == 1)
    if move >= VOTE:
        return Vote((move - VOTE) // 2, (move - VOTE) % 2 == 1)
    return _written_signal(move) if move >= NUDGE else _PLAIN[move]


def _written_signal(move: int) -> MazeMove:
    if move >= EYE:
        return LayEye(move - EYE)
    return Stare(move - STARE) if move >= STARE else Nudge(move - NUDGE)


def _written_phrase(code: int) -> MazeMove:
    seat, hero = code % 128 // 8 - 1, code % 8 - 1
    whom = None if seat == NOBODY else seat
    return Say(PHRASES[code // 128], whom, None if hero == NOBODY else HEROES[hero])


def _written_act(move: int) -> MazeMove:
    start, hero = start_of(move), HEROES[hero_of(move)]
    if move >= JUMP:
        return Jump(hero, start, (move - JUMP) % 512)
    if move >= BALL:
        return UseBall(move - BALL)
    if move >= EXPLORE:
        return Explore(hero, start)
    if move >= RIDE:
        return Ride(hero, start)
    return Slide(hero, HEADINGS[(move - SLIDE) // 8 % 4], start, (move - SLIDE) % 8)


def read(written: Written) -> int:
    """The number of a move, or Illegal if nothing of that kind can be meant."""
    if isinstance(written, Slide):
        return slide(_HERO[written.hero], _HEADING[written.heading], written.start, written.squares)
    if isinstance(written, Ride):
        return RIDE + written.start * 4 + _HERO[written.hero]
    if isinstance(written, Jump):
        return JUMP + (written.start * 4 + _HERO[written.hero]) * 512 + written.vortex
    if isinstance(written, Explore):
        return EXPLORE + written.start * 4 + _HERO[written.hero]
    if isinstance(written, UseBall):
        return BALL + written.door
    plain = _PLAIN_CODES.get(written)
    return _read_signal(written) if plain is None else plain


def _read_signal(written: Written) -> int:
    if isinstance(written, Nudge):
        return NUDGE + written.seat
    if isinstance(written, Stare):
        return STARE + written.seat
    if isinstance(written, LayEye):
        return EYE + written.seat
    if isinstance(written, Vote):
        return VOTE + written.accusation * 2 + written.guilty
    if isinstance(written, FlipSand):
        return FLIP + written.accusation * 2 + written.flip
    if isinstance(written, Accuse):
        return _read_accusation(written.seats)
    if isinstance(written, Guess):
        return _read_guess(written)
    return _read_said(written)


def _read_accusation(seats: tuple[int, ...]) -> int:
    if list(seats) != sorted(set(seats)):
        raise Illegal("names_in_order")
    return ACCUSE + sum([1 << seat for seat in seats])


def _read_guess(written: Guess) -> int:
    card = NUMBERS.get(written.card, NOBODY)
    if card == NOBODY:
        raise Illegal("no_such_card")
    return GUESS + written.seat * 64 + card


def _read_said(written: Written) -> int:
    if isinstance(written, Haunt):
        return HAUNT + TAUNTS.index(written.taunt)
    assert isinstance(written, Say)
    phrase, seat, hero = written.phrase, written.seat, written.hero
    if (phrase in ABOUT_SEAT) != (seat is not None) or (phrase in ABOUT_HERO) != (hero is not None):
        raise Illegal("about_whom")
    return say(PHRASES.index(phrase), NOBODY if seat is None else seat, _hero(hero))


def _hero(hero: str | None) -> int:
    return NOBODY if hero is None else _HERO[hero]


def say(phrase: int, seat: int = NOBODY, hero: int = NOBODY) -> int:
    return SAY + phrase * 128 + (seat + 1) * 8 + hero + 1


def seats_of(bits: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(MOST_SEATS) if bits >> seat & 1])


def bits_of(seats: tuple[int, ...] | list[int]) -> int:
    return sum([1 << seat for seat in seats])
