# compiled: mypyc
"""Why a move can't be made: a code, or nothing for a legal move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trousseau.games.maze import listing
from trousseau.games.maze.constants import MOST_NAMES
from trousseau.games.maze.moves import (
    ACCUSE,
    BALL,
    CONFESS,
    DECIDE,
    EMPTY_HANDED,
    EXPLORE,
    EYE,
    FLIP,
    GUESS,
    JUMP,
    NUDGE,
    READY,
    RIDE,
    SAY,
    SLIDE,
    STARE,
    TURN,
    VOTE,
    hero_of,
    is_pawn_act,
    is_said,
    seats_of,
    start_of,
)
from trousseau.games.maze.pieces import ESCALATOR, NOWHERE, VORTEX
from trousseau.games.maze.pieces import EXPLORE as EXPLORING
from trousseau.games.maze.roles import bans
from trousseau.games.maze.roles.cards import NO_CARD
from trousseau.games.maze.roles.names import NEIGHBOUR
from trousseau.games.maze.walking import ball_tiles, is_at_door, is_locked, reach, vortexes

if TYPE_CHECKING:
    from trousseau.games.maze.state import Maze


def why_not(table: Maze, seat: int, move: int) -> str:
    """Whatever the time: `ready` says when."""
    if table.phase == "over":
        return "over"
    if is_said(move):
        return _why_not_say(table, seat, move)
    if seat not in table.waiting():
        return _why_not_now(table, seat)
    if table.phase != "run":
        return _why_not_outside(table, seat, move)
    if is_pawn_act(move):
        return why_not_act(table, seat, move)
    if move == READY:
        return "begun"
    if DECIDE <= move < NUDGE:
        return "not_last"
    return _why_not_more(table, seat, move)


def _why_not_say(table: Maze, seat: int, move: int) -> str:
    if move in listing.remarks(table, seat):
        return ""
    return "rule" if table.talking and table.is_mute(seat) else "silence"


def _why_not_now(table: Maze, seat: int) -> str:
    if table.phase == "guess":
        return "not_guessing"
    return "brief" if table.phase == "brief" else "not_in"


def _why_not_outside(table: Maze, seat: int, move: int) -> str:
    """Before the sand runs, when one is left, and when traitors guess."""
    if move in listing.listed(table, seat):
        return ""
    if table.phase == "guess" and GUESS <= move < SAY and seat != table.guesses.turn:
        return "not_your_turn"
    if table.phase == "guess":
        return "not_guessing"
    return "brief" if table.phase == "brief" else "one_left"


# With pawns.


def why_not_act(table: Maze, seat: int, move: int) -> str:
    if not table.owns(seat, _action(move)):
        return "not_yours"
    if table.frozen:
        return "frozen"
    if move < BALL or move >= JUMP:
        start = start_of(move)
        if table.pawns[hero_of(move)] != start:
            return "moved_on"
    reason = _why_not_there(table, move)
    if reason:
        return reason
    card = table.binding_card(seat)
    banned = card != NO_CARD and bans.allowed_from(table, card, seat, move) == bans.ALWAYS
    return "rule" if banned else ""


def _action(move: int) -> int:
    if move >= JUMP:
        return VORTEX
    if move >= EXPLORE:
        return EXPLORING
    return ESCALATOR if move >= RIDE else (move - SLIDE) // 8 % 4


def _why_not_there(table: Maze, move: int) -> str:
    hero = hero_of(move)
    if move >= JUMP:
        return _why_not_jump(table, hero, (move - JUMP) % 512)
    if move >= EXPLORE:
        return _why_not_explore(table, hero, move)
    if move >= RIDE:
        end = table.mall.escalators[table.pawns[hero]]
        return "no_escalator" if end == NOWHERE else ("taken" if end in table.pawns else "")
    heading = (move - SLIDE) // 8 % 4
    if (move - SLIDE) % 8 and reach(table, hero, heading):
        return ""
    ahead = table.mall.steps[heading][table.pawns[hero]]
    return "locked" if ahead != NOWHERE and is_locked(table, ahead) else "blocked"


def _why_not_jump(table: Maze, hero: int, vortex: int) -> str:
    if table.story.theft is not None:
        return "vortex_off"
    if vortex in vortexes(table, hero):
        return ""
    return "taken" if vortex in table.pawns else "no_vortex"


def _why_not_explore(table: Maze, hero: int, move: int) -> str:
    if not table.pile:
        return "no_pile"
    if move < BALL:
        return "" if is_at_door(table, hero) else "no_door"
    if not ball_tiles(table):
        return "no_ball"
    door = move - BALL
    there = door < len(table.mall.kinds) and table.mall.is_open_door(door)
    return "" if there else "no_door"


# All else.


def _why_not_more(table: Maze, seat: int, move: int) -> str:
    if move == TURN or table.deck is not None:
        return "" if move == TURN and table.deck is not None else "alone"
    if NUDGE <= move < VOTE:
        return _why_not_signal(table, seat, move)
    if VOTE <= move < FLIP:
        return _why_not_vote(table, seat, move)
    if FLIP <= move < ACCUSE:
        return _why_not_flip(table, seat, move)
    if ACCUSE <= move < GUESS:
        return _why_not_accuse(table, seat, seats_of(move - ACCUSE), move)
    if move == EMPTY_HANDED:
        return listing.why_not_empty_handed(table, seat)
    return listing.why_not_confess(table, seat) if move == CONFESS else "not_guessing"


def _why_not_signal(table: Maze, seat: int, move: int) -> str:
    whom = (move - NUDGE) % 8
    if move >= EYE and not table.options.level:
        return "level"
    if whom == seat:
        return "yourself"
    if whom not in table.playing():
        return "not_in_play"
    lies = table.eye.seat if move >= EYE else table.nudge.seat
    return "lies_there" if lies == whom and not STARE <= move < EYE else ""


def _why_not_vote(table: Maze, seat: int, move: int) -> str:
    accusing = table.accusing
    if not accusing.is_open() or (move - VOTE) // 2 != accusing.count:
        return "old_accusation"
    if seat not in accusing.voters:
        return "not_voting"
    if not accusing.has_vote(seat):
        return "voted"
    card = table.binding_card(seat)
    guilty = (move - VOTE) % 2 == 1
    banned = guilty and card != NO_CARD and listing.forbids_approving(table, card, seat)
    return "rule" if banned else ""


def _why_not_flip(table: Maze, seat: int, move: int) -> str:
    if table.accusing.offered != seat:
        return "no_offer"
    return "" if (move - FLIP) // 2 == table.accusing.count else "old_accusation"


def _why_not_accuse(table: Maze, seat: int, names: tuple[int, ...], move: int) -> str:
    reason = listing.why_not_accuse(table, seat)
    if reason:
        return reason
    if seat in names:
        return "yourself"
    playing = table.playing()
    if not names or any(name not in playing for name in names):
        return "not_in_play"
    if len(names) > 1 and table.options.level == 1:
        return "one_only"
    if len(names) > MOST_NAMES or len(names) > len(playing) - 1 - listing.VOTERS:
        return "no_voter"
    card = table.binding_card(seat)
    return "rule" if card == NEIGHBOUR and table.left_at_deal(seat) in names else ""
