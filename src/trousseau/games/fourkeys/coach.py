"""The coach: the turns that cost most, and what would have been better.

It reckons as the experts do, in imagined games from what everybody could see at that moment: what
lay under the piles is not among it. A turn is judged by the gold that its seat may expect to have
more than the best of the others at the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import mean, stdev
from typing import Final

import msgspec

from trousseau.games.fourkeys.bots.expert import Thinker
from trousseau.games.fourkeys.bots.turns import Way, lays
from trousseau.games.fourkeys.moves import MOVES, TAKE, WAYS, WRITTEN
from trousseau.games.fourkeys.pieces import NOTHING, PILES
from trousseau.games.fourkeys.shapes import (
    FourKeysView,
    Laid,
    Lay,
    Pushed,
    Renew,
    Renewed,
    Take,
    Took,
)
from trousseau.games.fourkeys.worlds import FourKeysWorlds
from trousseau.kernel import Fact, Moment, SeededDice

TOLD: Final = 3
"""How many turns are told of at most."""

WORTH_TELLING: Final = 0.5
"""Gold that a turn must have cost at least."""

SURELY: Final = 2.0
"""And so many times the error of the reckoning."""

IMAGINED: Final = 2400
"""Games for one piece of advice, however many turns there are to judge: seconds at most."""

MOST_IMAGINED: Final = 240
"""Games for one turn."""

LEAST_TRIES: Final = 4
OTHER_LAYS: Final = 4
DIGITS: Final = 1


class Turn(msgspec.Struct, frozen=True):
    """What was done, or could have been done instead."""

    first: Take | Renew
    lay: Lay | None
    """What followed the take."""

    lead: float
    """The gold that its seat could expect then to have more than the best of the others at the
    end; negative: less."""


class CostlyTurn(msgspec.Struct, frozen=True):
    """A turn with which its seat gave gold away."""

    moment: int
    """That of the take or of the renewing; the one before it shows the table as it was."""

    seat: int
    played: Turn
    better: Turn


class Advice(msgspec.Struct, frozen=True):
    """The costliest turns of these eyes' seat, or of all seats for those who watched."""

    costly: tuple[CostlyTurn, ...]
    """In the order in which they came; none if nothing was given away."""


class Played(msgspec.Struct, frozen=True):
    """A choice that was made with the lay that followed, and all that was known before."""

    number: int
    seat: int
    worlds: FourKeysWorlds
    way: Way


def advice(story: Sequence[Moment]) -> Advice:
    """What an expert would say to the eyes that met this story."""
    turns = list(_turns(story))
    tries = min(MOST_IMAGINED, IMAGINED // max(1, len(turns)))
    judged = [found for turn in turns if (found := _judged(turn, tries))]
    judged.sort(key=lambda turn: turn.played.lead - turn.better.lead)
    return Advice(tuple(sorted(judged[:TOLD], key=lambda turn: turn.moment)))


# What was played.


def _turns(story: Sequence[Moment]) -> Iterator[Played]:
    for number in range(1, len(story)):
        seat, before = story[number].seat, _view(story[number - 1])
        if seat is None or before.seat not in (None, seat):
            continue
        facts = story[number].facts
        later = story[number + 1].facts if number + 1 < len(story) else ()
        way = _played(facts, later)
        if way is not None:
            yield Played(number, seat, FourKeysWorlds(before), way)


def _played(facts: Sequence[Fact], later: Sequence[Fact]) -> Way | None:
    """The choice behind some facts, if it was one; a take without its lay is none yet."""
    pushed_to: int | None = None
    for fact in facts:
        match fact:
            case Renewed():
                return Way(MOVES.read(Renew()), NOTHING, 0.0)
            case Pushed(to=to):
                pushed_to = PILES.index(to)
            case Took(pile=pile):
                take = MOVES.read(Take(pile, pushed_to))
                lays = [fact for fact in later if isinstance(fact, Laid)]
                return Way(take, _number(lays[0]), 0.0) if lays else None
            case _:
                pass
    return None


def _number(laid: Laid) -> int:
    return MOVES.read(Lay(laid.row, laid.column, laid.turned))


def _view(met: Moment) -> FourKeysView:
    assert isinstance(met.view, FourKeysView)
    return met.view


# What it cost.


def _judged(turn: Played, tries: int) -> CostlyTurn | None:
    """Half of the imagined games find another way, the other half compare it with the played."""
    dice = SeededDice(turn.number.to_bytes(32, "big"))
    thinker = Thinker(turn.worlds, turn.seat, dice)
    ways = [*thinker.candidates(), *_other_lays(turn)]
    found = thinker.search([turn.way, *ways], tries // 2)
    if (found.move, found.lay) == (turn.way.move, turn.way.lay):
        return None
    played, better = thinker.leads([turn.way, found], max(LEAST_TRIES, tries // 4))
    gains = [other - own for own, other in zip(played, better, strict=True)]
    if mean(gains) < max(WORTH_TELLING, SURELY * stdev(gains) / sqrt(len(gains))):
        return None
    return CostlyTurn(turn.number, turn.seat, _turn(turn.way, played), _turn(found, better))


def _other_lays(turn: Played) -> list[Way]:
    """The card that was taken, elsewhere."""
    if turn.way.lay == NOTHING:
        return []
    table, seat = turn.worlds.table, turn.seat
    pile, pushes = divmod(turn.way.move - TAKE, WAYS)
    coins = table.coins[seat] - (pushes > 0)
    ways = lays(table.dungeons[seat], table.top(pile), coins)
    ways.sort(key=lambda way: -way.worth)
    return [Way(turn.way.move, way.lay, way.worth) for way in ways[:OTHER_LAYS]]


def _turn(way: Way, leads: list[float]) -> Turn:
    first, lay = WRITTEN[way.move], WRITTEN.get(way.lay)
    assert isinstance(first, Take | Renew)
    assert lay is None or isinstance(lay, Lay)
    return Turn(first, lay, round(mean(leads), DIGITS))
