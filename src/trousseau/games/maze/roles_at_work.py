# compiled: mypyc
"""What cards make of what happens: camps that turn, missions done or lost, and who can hold what.

Public facts say which cards a seat may still hold; its holder alone is told what the own card made
of them, in a line that tells everybody something (10.3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from trousseau.games.maze.constants import CARDS_FROM, CONFESSION, VARIABLE_FROM
from trousseau.games.maze.pieces import NEVER
from trousseau.games.maze.roles import bans, missions
from trousseau.games.maze.roles.cards import (
    ALL,
    CARDS,
    MISSION,
    RULE,
    TREASON,
    VARIABLE,
    camp_at_first,
    is_mission,
    mission_card,
)
from trousseau.games.maze.roles.names import AT_THE_END, PROSECUTOR
from trousseau.games.maze.shapes.facts import MissionDone, MissionLost, Revealed, Turned
from trousseau.games.maze.shapes.table import Camp
from trousseau.kernel.state import Event, only

if TYPE_CHECKING:
    from trousseau.games.maze.state import Maze

DONE: Final = 1
LOST: Final = 2
TURNED: Final = 4

SILENT: Final = (*AT_THE_END, PROSECUTOR)
"""Missions of which nothing is told before the end."""


def notice(table: Maze, at: int, stood: bool) -> list[Event]:
    """After each line; `stood`: an accusation or offer stood before it: nobody had to confess."""
    if table.was_stirred():
        _note_lost(table, at)
    told: list[Event] = []
    for seat in table.playing():
        told += _tell_holder(table, seat)
    if not stood:
        _exclude_unconfessed(table, at)
    return told


def standing(table: Maze, seat: int) -> int:
    """What a holder knows of the own card: whether it is done, lost, or has turned."""
    card = table.cards[seat]
    if table.has_turned(seat):
        return TURNED
    if not is_mission(card) or card in SILENT:
        return 0
    if missions.is_done(table, card, seat):
        return DONE
    return LOST if table.has_lost_mission(seat) else 0


def _tell_holder(table: Maze, seat: int) -> list[Event]:
    now = standing(table, seat)
    if not table.note(seat, now):
        return []
    if now == TURNED:
        return [Event(Turned(table.camp(seat)), only(seat))]
    if now == DONE:
        return [Event(MissionDone(), only(seat))]
    return [Event(MissionLost(table.mission_lost_since(seat) + CONFESSION), only(seat))]


def _note_lost(table: Maze, at: int) -> None:
    """Of every mission and seat, since when it is lost: it must not matter who holds which."""
    lost = table.story.lost
    for number in range(len(lost)):
        card = mission_card(number)
        if not table.may_deal(card):
            continue
        for seat in table.playing():
            if missions.is_done(table, card, seat):
                lost[number][seat] = NEVER
            elif lost[number][seat] == NEVER:
                lost[number][seat] = missions.lost_since(table, card, seat, at)


# Showing cards.


def card_of(table: Maze, seat: int) -> str:
    return CARDS[table.cards[seat]]


def reveal(table: Maze, seat: int) -> Event:
    table.revealed[seat] = True
    return Event(Revealed(seat, card_of(table, seat), table.camp(seat)))


# Variable cards.


def turn(table: Maze, card: int, seats: list[int], at: int) -> None:
    """Whoever of these seats holds that card has turned from now on."""
    if table.options.level < VARIABLE_FROM:
        return
    table.stir()
    turns = table.story.turns[card - VARIABLE]
    for seat in seats:
        if turns[seat] == NEVER and table.status[seat] == "in":
            turns[seat] = at


def turned_at(table: Maze, card: int, seat: int) -> int:
    """When a card turned a seat, or would have if the seat held it; NEVER if it did not."""
    return table.story.turns[card - VARIABLE][seat] if VARIABLE <= card < TREASON else NEVER


def camp_with(table: Maze, card: int, seat: int) -> Camp:
    """Of a seat now, if it holds that card."""
    first = camp_at_first(card)
    if turned_at(table, card, seat) == NEVER:
        return first
    return "traitor" if first == "hero" else "hero"


def turned_bits(table: Maze, seat: int) -> int:
    """Which variable cards would have turned a seat by now, a bit each."""
    bits = 0
    for variable, turns in enumerate(table.story.turns):
        if turns[seat] != NEVER:
            bits |= 1 << variable
    return bits


# Who can hold what.


def exclude(table: Maze, seat: int, card: int) -> None:
    """A seat has done what a special rule forbids: it does not hold it, or broke its word."""
    if table.options.level < CARDS_FROM or not table.may_deal(card):
        return
    if table.options.honour:
        table.story.breaches[seat][card - RULE] += 1
    else:
        table.possible[seat] &= ~(1 << card)


def exclude_forbidden(table: Maze, seat: int, move: int, at: int) -> None:
    """Before an act on a pawn."""
    if table.options.level < CARDS_FROM:
        return
    for card in range(RULE, MISSION):
        open_ = table.may_deal(card) if table.options.honour else table.possible[seat] >> card & 1
        if open_ and bans.allowed_from(table, card, seat, move) > at:
            exclude(table, seat, card)


def _exclude_unconfessed(table: Maze, at: int) -> None:
    for number, since in enumerate(table.story.lost):
        card = mission_card(number)
        for seat in table.playing():
            if since[seat] != NEVER and since[seat] + CONFESSION <= at:
                table.possible[seat] &= ~(1 << card)


def exclude_traitors(table: Maze) -> None:
    """All traitors have shown their cards: who has not is a hero."""
    for seat in range(table.seats):
        if not table.revealed[seat]:
            for card in range(ALL):
                if camp_with(table, card, seat) == "traitor":
                    table.possible[seat] &= ~(1 << card)
