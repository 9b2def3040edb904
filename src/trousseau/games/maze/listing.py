# compiled: mypyc
"""What each seat may do now, whole (2.2, 5.4 to 5.10)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from trousseau.games.maze.constants import (
    EYE_AGAIN,
    GHOSTS_FROM,
    LIMITED_FROM,
    MOST_ACCUSATIONS,
    MOST_IN_ALL,
    MOST_NAMES,
    NUDGE_AGAIN,
    STARE_AGAIN,
    TAUNT_AGAIN,
)
from trousseau.games.maze.moves import (
    ABOUT_HERO,
    ABOUT_SEAT,
    ACCUSE,
    BALL,
    CONFESS,
    DECIDE,
    EMPTY_HANDED,
    EXPLORE,
    EYE,
    FLIP,
    GUESS,
    HAUNT,
    JUMP,
    NUDGE,
    PHRASES,
    QUIET,
    READY,
    RIDE,
    SPEAK_UP,
    STARE,
    TAUNTS,
    TURN,
    VOTE,
    bits_of,
    is_pawn_act,
    say,
    slide,
)
from trousseau.games.maze.pieces import ESCALATOR, HEADINGS, HEROES, LONGEST_SLIDE, NOWHERE, VORTEX
from trousseau.games.maze.pieces import EXPLORE as EXPLORING
from trousseau.games.maze.roles import bans
from trousseau.games.maze.roles.cards import MISSION, NO_CARD, VARIABLE
from trousseau.games.maze.roles.names import ADVOCATE, NEIGHBOUR, PEDESTRIAN, SKATER, SMALL_STEPS
from trousseau.games.maze.story import EYED, NUDGED, STARED
from trousseau.games.maze.walking import ball_tiles, is_at_door, reach, vortexes

if TYPE_CHECKING:
    from trousseau.games.maze.state import Maze

VOTERS = 1
"""So many at least an accusation needs besides the accuser."""


def listed(table: Maze, seat: int) -> list[int]:
    """The legal moves of a seat that is waited for."""
    if table.phase == "brief":
        return [READY]
    if table.phase == "choice":
        return [DECIDE, DECIDE + 1]
    if table.phase == "guess":
        return _guesses(table, seat)
    moves = pawn_acts(table, seat)
    if table.deck is not None:
        return [*moves, TURN]
    return moves + _signals(table, seat) + _of_roles(table, seat)


# With pawns.


def pawn_acts(table: Maze, seat: int) -> list[int]:
    """All that the seat's action tiles allow, and its card."""
    if table.frozen:
        return []
    acts: list[int] = []
    for heading in range(len(HEADINGS)):
        if table.owns(seat, heading):
            acts += _slides(table, seat, heading)
    if table.owns(seat, ESCALATOR):
        acts += _rides(table)
    if table.owns(seat, EXPLORING):
        acts += _explorations(table)
    if table.owns(seat, VORTEX):
        acts += _jumps(table)
    card = table.binding_card(seat)
    if card in (SMALL_STEPS, PEDESTRIAN, SKATER):
        return [act for act in acts if bans.allowed_from(table, card, seat, act) != bans.ALWAYS]
    return acts


def _slides(table: Maze, seat: int, heading: int) -> list[int]:
    """Any number of squares may be named: what is in the way cuts a slide short."""
    slides: list[int] = []
    for hero, start in enumerate(table.pawns):
        if start != NOWHERE and reach(table, hero, heading):
            first = slide(hero, heading, start, 0)
            slides += range(first + 1, first + LONGEST_SLIDE + 1)
    return slides


def _rides(table: Maze) -> list[int]:
    rides: list[int] = []
    for hero, start in enumerate(table.pawns):
        end = NOWHERE if start == NOWHERE else table.mall.escalators[start]
        if end != NOWHERE and end not in table.pawns:
            rides.append(RIDE + start * 4 + hero)
    return rides


def _explorations(table: Maze) -> list[int]:
    at_doors = [hero for hero in range(len(HEROES)) if is_at_door(table, hero)]
    explorations = [EXPLORE + table.pawns[hero] * 4 + hero for hero in at_doors]
    if ball_tiles(table):
        explorations += [BALL + door for door in table.mall.open_doors()]
    return explorations


def _jumps(table: Maze) -> list[int]:
    return [
        JUMP + (table.pawns[hero] * 4 + hero) * 512 + vortex
        for hero in range(len(HEROES))
        for vortex in vortexes(table, hero)
    ]


# Signals.


def _signals(table: Maze, seat: int) -> list[int]:
    others = [other for other in table.playing() if other != seat]
    signals = [STARE + other for other in others]
    signals += [NUDGE + other for other in others if other != table.nudge.seat]
    if table.options.level:
        signals += [EYE + other for other in others if other != table.eye.seat]
    return signals


# With roles.


def _of_roles(table: Maze, seat: int) -> list[int]:
    if not table.options.level:
        return []
    moves = _accusations(table, seat) + _votes(table, seat)
    if table.accusing.offered == seat:
        number = FLIP + table.accusing.count * 2
        moves += [number, number + 1]
    if not why_not_empty_handed(table, seat):
        moves.append(EMPTY_HANDED)
    if not why_not_confess(table, seat):
        moves.append(CONFESS)
    return moves


def _accusations(table: Maze, seat: int) -> list[int]:
    if why_not_accuse(table, seat):
        return []
    others = [other for other in table.playing() if other != seat]
    most = 1 if table.options.level == 1 else min(MOST_NAMES, len(others) - VOTERS)
    card = table.binding_card(seat)
    return [
        ACCUSE + bits_of(names)
        for count in range(1, most + 1)
        for names in combinations(others, count)
        if card != NEIGHBOUR or table.left_at_deal(seat) not in names
    ]


def why_not_accuse(table: Maze, seat: int) -> str:
    """Why a seat may not accuse anybody now; empty if it may."""
    if not table.options.level:
        return "level"
    if table.accusing.stands():
        return "accusing"
    if len(table.playing()) <= VOTERS + 1:
        return "no_voter"
    if table.options.level == 1 and len(table.playing()) < table.seats:
        return "traitor_out"
    if table.accusing.count >= MOST_IN_ALL:
        return "no_more"
    limited = table.options.level >= LIMITED_FROM
    made = len([case for case in table.story.cases if case.by == seat])
    return "no_more" if limited and made >= MOST_ACCUSATIONS else ""


def _votes(table: Maze, seat: int) -> list[int]:
    if not table.accusing.has_vote(seat):
        return []
    number = VOTE + table.accusing.count * 2
    card = table.binding_card(seat)
    if card != NO_CARD and forbids_approving(table, card, seat):
        return [number]
    return [number, number + 1]


def forbids_approving(table: Maze, card: int, seat: int) -> bool:
    """R11 and R12."""
    if card == ADVOCATE:
        return table.story.voted[seat] <= bans.VOTES_AGAINST
    return card == NEIGHBOUR and table.left_at_deal(seat) in table.accusing.accused


def why_not_empty_handed(table: Maze, seat: int) -> str:
    if table.options.level < GHOSTS_FROM:
        return "level"
    if table.story.theft is not None:
        return "after_theft"
    return "" if table.camp(seat) == "hero" else "not_a_hero"


def why_not_confess(table: Maze, seat: int) -> str:
    """10.2: a confession waits until no vote and no offer stands."""
    if not table.has_lost_mission(seat):
        return "no_mission_lost"
    return "accusing" if table.accusing.stands() else ""


def _guesses(table: Maze, seat: int) -> list[int]:
    guesses = table.guesses
    if seat == guesses.turn:
        missions = range(MISSION, VARIABLE)
        aims = [GUESS + whom * 64 + card for whom in guesses.cards for card in missions]
        return [*aims, QUIET]
    return [SPEAK_UP, QUIET] if guesses.may_speak_up(seat) else [QUIET]


# When.


def ready(table: Maze, seat: int, move: int) -> int:
    """From when on a listed move may be made."""
    if is_pawn_act(move):
        card = table.binding_card(seat)
        wait = 0 if card == NO_CARD else bans.allowed_from(table, card, seat, move)
    elif move >= HAUNT:
        wait = table.story.taunts[seat] + TAUNT_AGAIN
    elif ACCUSE <= move < GUESS:
        wait = table.story.accusing[seat]
    elif NUDGE <= move < VOTE:
        wait = _signals_again(table, seat, move)
    elif move == CONFESS:
        wait = table.mission_lost_since(seat)
    else:
        return 0
    return max(0, wait)


def _signals_again(table: Maze, seat: int, move: int) -> int:
    last = table.story.signals[seat]
    if move >= EYE:
        return last[EYED] + EYE_AGAIN
    return last[STARED] + STARE_AGAIN if move >= STARE else last[NUDGED] + NUDGE_AGAIN


# What may be said.


def remarks(table: Maze, seat: int) -> list[int]:
    if table.seats == 1 or table.phase not in ("brief", "run"):
        return []
    if table.status[seat] == "ghost" and not table.talking:
        return [HAUNT + taunt for taunt in range(len(TAUNTS))]
    if table.status[seat] != "in" or not table.talking or table.is_mute(seat):
        return []
    others = [other for other in table.playing() if other != seat]
    about = len(ABOUT_SEAT)
    heroes = about + len(ABOUT_HERO)
    return [
        *[say(phrase, seat=other) for phrase in range(about) for other in others],
        *[say(phrase, hero=hero) for phrase in range(about, heroes) for hero in range(len(HEROES))],
        *[say(phrase) for phrase in range(heroes, len(PHRASES))],
    ]
