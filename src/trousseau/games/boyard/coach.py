"""The coach: the choices that cost most, and what the chest was worth each time it was opened.

Everything is counted in notes that may be expected, for a fair player, from what everybody could
see at that moment. It is reckoned exactly (`odds.py`), so the same game gets the same advice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal

import msgspec

from trousseau.games.boyard.constants import OPENING_KEYS, Level
from trousseau.games.boyard.fort import ROOM, SPACES, TRIAL, Cell, places_for_keys
from trousseau.games.boyard.odds import (
    TRIALS_WON,
    key_worth,
    notes_later,
    notes_now,
    riddles_won,
    worth_of_key,
)
from trousseau.games.boyard.shapes import (
    BoyardView,
    ChestOpened,
    Chose,
    KeyLeft,
    KeyPut,
    NoteTaken,
    Rolled,
    RoundsOver,
    TurnBegan,
)
from trousseau.kernel import Fact, Moment

TOLD: Final = 3
"""How many choices are told of at most."""

WORTH_TELLING: Final = 0.3
"""Notes that a choice must have cost at least."""

FAIR: Final[Level] = "fair"
DIGITS: Final = 2

Try = Literal["trial", "riddle", "nothing"]


class Opening(msgspec.Struct, frozen=True, tag=True):
    """The chest was opened though a better moment would have come, or was kept shut too long."""

    moment: int
    """That of the choice; the one before it shows the table as it was."""

    seat: int
    opened: bool
    now: float
    """Notes that could be expected of opening..."""

    later: float
    """... and of waiting, less what that costs."""

    cost: float


class Put(msgspec.Struct, frozen=True, tag=True):
    """A key was put where others come by before its putter does."""

    moment: int
    seat: int
    space: int
    better: int
    edge: float
    """By how much likelier its putter was to win it again than each of the others, on average..."""

    better_edge: float
    """... and would have been there."""

    cost: float


class Attempt(msgspec.Struct, frozen=True, tag=True):
    """A key was tried for in the way that is less likely to win it."""

    moment: int
    seat: int
    chosen: Try
    better: Try
    chance: float
    better_chance: float
    cost: float


class Opened(msgspec.Struct, frozen=True):
    """What an opening brought, and what could be expected of it."""

    moment: int
    seat: int
    expected: float
    taken: int


class Advice(msgspec.Struct, frozen=True):
    """Of these eyes' seat, or of all seats for those who watched."""

    costly: tuple[Opening | Put | Attempt, ...]
    """In the order in which they came; none if nothing was given away."""

    openings: tuple[Opened, ...]


class Choice(msgspec.Struct, frozen=True):
    """Something that a player did, and the table before it."""

    moment: int
    seat: int
    before: BoyardView
    fact: Fact


def advice(story: Sequence[Moment]) -> Advice:
    """What a calm friend would say to the eyes that met this story."""
    costly = [found for choice in _choices(story) if (found := _judged(choice))]
    costly = [found for found in costly if found.cost >= WORTH_TELLING]
    costly.sort(key=lambda found: -found.cost)
    told = sorted(costly[:TOLD], key=lambda found: found.moment)
    return Advice(tuple(told), tuple(_openings(story)))


# What was chosen.


def _choices(story: Sequence[Moment]) -> Iterator[Choice]:
    """By hand: what the table did for somebody was nobody's choice."""
    for number in range(1, len(story)):
        seat, before = story[number].seat, _view(story[number - 1])
        if seat is not None and before.seat in (None, seat) and story[number].facts:
            yield Choice(number, seat, before, story[number].facts[0])


def _view(met: Moment) -> BoyardView:
    assert isinstance(met.view, BoyardView)
    return met.view


def _judged(choice: Choice) -> Opening | Put | Attempt | None:
    """What it cost, if it was one of those that may cost something."""
    match choice.fact, choice.before.phase:
        case ChestOpened(), _:
            return _opening(choice, opened=True)
        case Rolled(), "turn":
            return _opening(choice, opened=False)
        case TurnBegan() | RoundsOver(), "may_open":
            return _opening(choice, opened=False)
        case KeyPut(space=space), _:
            return _put(choice, space)
        case Chose(trial=trial), "choose":
            return _attempt(choice, "trial" if trial else "riddle")
        case KeyLeft(), "second_chance":
            return _attempt(choice, "nothing")
        case _:
            return None


# What it cost.


def _opening(choice: Choice, *, opened: bool) -> Opening | None:
    keys = choice.before.players[choice.seat].keys
    if keys.black + keys.red < OPENING_KEYS:
        return None
    now, later = notes_now(choice.before), notes_later(choice.before)
    cost = later - now if opened else now - later
    return Opening(
        choice.moment, choice.seat, opened, _rounded(now), _rounded(later), _rounded(cost)
    )


def _put(choice: Choice, space: int) -> Put:
    view = choice.before
    places = places_for_keys([Cell(keys.black, keys.red) for keys in view.cells])
    edges = {place: worth_of_key(view, place, FAIR) for place in places}
    better = max(places, key=lambda place: edges[place])
    cost = (edges[better] - edges[space]) * key_worth(view)
    return Put(
        choice.moment,
        choice.seat,
        space,
        better,
        _rounded(edges[space]),
        _rounded(edges[better]),
        _rounded(cost),
    )


def _attempt(choice: Choice, chosen: Try) -> Attempt:
    """After a trial that was lost there is a riddle, or nothing; elsewhere one of the two."""
    view = choice.before
    space = view.players[choice.seat].space
    odds: dict[Try, float] = {"riddle": riddles_won(FAIR)}
    if SPACES[space] == TRIAL:
        odds["nothing"] = 0.0
    else:
        odds["trial"] = TRIALS_WON[FAIR]
    better = max(odds, key=lambda way: odds[way])
    keys = min(ROOM[space], view.cells[space].black + view.cells[space].red)
    return Attempt(
        choice.moment,
        choice.seat,
        chosen,
        better,
        _rounded(odds[chosen]),
        _rounded(odds[better]),
        _rounded((odds[better] - odds[chosen]) * keys * key_worth(view)),
    )


def _rounded(notes: float) -> float:
    return round(notes, DIGITS)


# How the openings went.


def _openings(story: Sequence[Moment]) -> Iterator[Opened]:
    """Each with all notes that were taken until the next turn began."""
    for choice in _choices(story):
        if isinstance(choice.fact, ChestOpened):
            taken = _notes_from(story[choice.moment :])
            expected = _rounded(notes_now(choice.before))
            yield Opened(choice.moment, choice.seat, expected, taken)


def _notes_from(story: Sequence[Moment]) -> int:
    taken = 0
    for met in story:
        taken += sum(isinstance(fact, NoteTaken) for fact in met.facts)
        if any(isinstance(fact, TurnBegan) for fact in met.facts):
            break
    return taken
