# compiled: mypyc
"""Accusations from the first word to the last, confessions, and what time does (5.4, 5.5, 5.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from trousseau.games.maze import acting, ending
from trousseau.games.maze.constants import ACCUSE_AGAIN, CONFESSION, GHOSTS_FROM
from trousseau.games.maze.listing import forbids_approving
from trousseau.games.maze.moves import ACCUSE, seats_of
from trousseau.games.maze.pieces import NEVER, NOBODY, NOWHERE
from trousseau.games.maze.roles import bans
from trousseau.games.maze.roles.names import ADVOCATE, NEIGHBOUR, SORE, WEATHERCOCK
from trousseau.games.maze.roles_at_work import exclude, reveal, turn, turned_bits
from trousseau.games.maze.shapes.facts import (
    Accused,
    Eliminated,
    FlipDeclined,
    FlipOffered,
    SandRanOut,
    TilesHandedOn,
    Verdict,
    Voted,
)
from trousseau.kernel.state import Event

if TYPE_CHECKING:
    from trousseau.games.maze.state import Maze


# Accusing.


def accuse(table: Maze, seat: int, move: int, at: int) -> list[Event]:
    names = seats_of(move - ACCUSE)
    if table.left_at_deal(seat) in names:
        exclude(table, seat, NEIGHBOUR)
    table.accusing.open(seat, names, table.playing(), at)
    table.accusing.approved.append((seat, _turned(table, names)))
    for voter in table.accusing.voters:
        table.story.voted[voter] += 1
    return [Event(Accused(seat, names, table.accusing.count))]


def _turned(table: Maze, names: tuple[int, ...]) -> int:
    """What T03 will ask of this moment."""
    return sum([turned_bits(table, name) << 6 * place for place, name in enumerate(names)])


def vote(table: Maze, seat: int, guilty: bool, at: int) -> list[Event]:
    accusing = table.accusing
    accusing.votes[seat] = int(guilty)
    if guilty:
        accusing.approved.append((seat, _turned(table, accusing.accused)))
        for card in (ADVOCATE, NEIGHBOUR):
            if forbids_approving(table, card, seat):
                exclude(table, seat, card)
    told = [Event(Voted(seat, guilty, accusing.count))]
    return told + _judge(table, at) if accusing.all_voted() else told


def _judge(table: Maze, at: int) -> list[Event]:
    """All have voted, or the time is up."""
    accusing = table.accusing
    by, names, validated = accusing.by, accusing.accused, accusing.is_validated()
    verdict: Literal["validated", "rejected"] = "validated" if validated else "rejected"
    table.story.close(by, names, accusing.approved, at, verdict)
    accusing.close()
    table.stir()
    told = [Event(Verdict(accusing.count, validated, by, names))]
    return told + (_unmask(table, by, names, at) if validated else _reject(table, by, names, at))


def _reject(table: Maze, by: int, names: tuple[int, ...], at: int) -> list[Event]:
    table.story.accusing[by] = at + ACCUSE_AGAIN
    turn(table, SORE, list(names), at)
    return ending.end(table, "timeout", at) if table.frozen else []


def _unmask(table: Maze, by: int, names: tuple[int, ...], at: int) -> list[Event]:
    """Each shows the card: one hero among them, and the traitors have won."""
    told = [reveal(table, name) for name in names]
    if any(table.camp(name) == "hero" for name in names):
        return told + ending.end(table, "wrong", at)
    after_accuser = [(by + step) % table.seats for step in range(1, table.seats)]
    told += eliminate(table, [seat for seat in after_accuser if seat in names], "unmasked", at)
    if table.phase != "run":
        return told
    table.accusing.offer(by, at)
    return [*told, Event(FlipOffered(by, table.accusing.count))]


def answer_offer(table: Maze, flip: bool, at: int) -> list[Event]:
    seat = table.accusing.offered
    table.accusing.end_offer()
    if flip:
        return acting.flip(table, seat, NOBODY, NOWHERE, at)
    told = [Event(FlipDeclined(seat))]
    return told + ending.end(table, "timeout", at) if table.frozen else told


# Leaving play.


def eliminate(
    table: Maze, seats: list[int], why: Literal["unmasked", "confessed"], at: int
) -> list[Event]:
    """All at once; then one after the other hands on the action tiles."""
    ghost = why == "unmasked" and table.options.level >= GHOSTS_FROM
    table.stir()
    for seat in seats:
        table.status[seat] = "ghost" if ghost else "out"
        table.story.gone[seat] = at
    told = [Event(Eliminated(seat, why)) for seat in seats]
    for seat in seats:
        table.hands.hand_on(seat, table.playing())
        told.append(Event(TilesHandedOn(seat, acting.all_hands(table))))
        for marker in (table.nudge, table.eye):
            if marker.seat == seat:
                marker.take_away()
    turn(table, WEATHERCOCK, table.playing(), at)
    return told + ending.few_left(table, at)


def confesses(table: Maze, seat: int) -> int:
    """When a seat has to, having lost its mission; ALWAYS stands for never."""
    since = table.mission_lost_since(seat)
    return bans.ALWAYS if since == NEVER else since + CONFESSION


def confess(table: Maze, seats: list[int], at: int) -> list[Event]:
    told = [reveal(table, seat) for seat in seats]
    return told + eliminate(table, seats, "confessed", at)


# Time.


def let_time_act(table: Maze, at: int) -> list[Event]:
    """Confessions come first at their instant: who says nothing by then has nothing to confess."""
    accusing = table.accusing
    if not accusing.stands():
        late = [seat for seat in table.playing() if confesses(table, seat) <= at]
        if late:
            return confess(table, late, at)
    if not table.frozen and not table.sand.low and table.sand.gets_low() <= at:
        return acting.run_low(table, at)
    if not table.frozen and table.sand.low and table.sand.runs_out() <= at:
        return _run_out(table, at)
    if accusing.is_open():
        return _judge(table, at)
    return answer_offer(table, table.sand.left(at) < table.sand.whole // 2, at)


def _run_out(table: Maze, at: int) -> list[Event]:
    """An accusation or an offer may still save the heroes."""
    if not table.accusing.stands():
        return ending.end(table, "timeout", at)
    table.frozen = True
    return [Event(SandRanOut())]
