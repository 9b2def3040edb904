# compiled: mypyc
"""What a seat sees of the mall: its view, built from nothing; and the table laid open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec.structs import replace

from trousseau.games.maze import listing, walking
from trousseau.games.maze.constants import CONFESSION
from trousseau.games.maze.ending import fate_of
from trousseau.games.maze.mall import BLIND
from trousseau.games.maze.moves import write
from trousseau.games.maze.pieces import (
    ACTIONS,
    HEADINGS,
    HEROES,
    NOBODY,
    NOWHERE,
    action_tiles,
)
from trousseau.games.maze.roles import bans
from trousseau.games.maze.roles.cards import is_mission
from trousseau.games.maze.roles_at_work import DONE, LOST, card_of, standing
from trousseau.games.maze.scenarios import CRYSTAL_BALL, ON_TOP
from trousseau.games.maze.shapes.seen import Deck, MazeView
from trousseau.games.maze.shapes.table import Action
from trousseau.kernel.structs import Off, Refusal

if TYPE_CHECKING:
    from trousseau.games.maze.state import Maze

Mission = Literal["open", "done", "lost"]

_PLATES: Final[list[tuple[tuple[Action, ...], ...]]] = [
    tuple([tuple([ACTIONS[action] for action in plate]) for plate in action_tiles(seats)])
    for seats in range(1, 9)
]


def view_of(table: Maze, seat: int | None) -> MazeView:
    moves = [] if seat is None else table.moves(seat)
    over = table.phase == "over"
    own = seat is not None and table.options.level > 0
    return MazeView(
        seat=seat,
        seats=table.seats,
        waiting=table.waiting(),
        due=_due(table),
        result=table.result,
        moves=tuple([write(move) for move in moves]),
        free=_free(table, seat),
        off=() if seat is None or table.phase != "run" else _off(table, seat),
        ready=() if seat is None else tuple([table.ready(seat, move) for move in moves]),
        chat=table.chat(seat),
        options=table.options,
        phase=table.phase,
        until=table.until,
        began=table.began,
        last=table.last,
        prepared=tuple(table.prepared),
        tiles=table.mall.tiles,
        pile=tuple(table.pile),
        top=_top(table),
        doors=tuple(table.mall.open_doors()),
        blind=tuple([door for door, is_ in enumerate(table.mall.door_states) if is_ == BLIND]),
        pawns=tuple([None if square == NOWHERE else square for square in table.pawns]),
        reach=tuple([_reach(table, hero) for hero in range(len(HEROES))]),
        used=tuple(sorted(table.used)),
        ball=walking.ball_tiles(table),
        second=table.second,
        sand=table.sand.empty,
        frozen=table.frozen,
        low=table.sand.low,
        talking=table.talking,
        locked=walking.is_watched(table),
        stolen=table.story.theft,
        out=tuple(table.story.out),
        plates=_PLATES[table.seats - 1],
        hands=_hands(table),
        owners=_owners(table),
        deck=_deck(table),
        nudge=table.nudge.told(),
        eye=table.eye.told(),
        status=tuple(table.status),
        cards=tuple([_shown(table, other) for other in range(table.seats)]),
        revealed=tuple(table.revealed),
        declarer=None if table.declarer == NOBODY else table.declarer,
        card=card_of(table, seat) if own and seat is not None else None,
        camp=table.camp(seat) if own and seat is not None else None,
        mission=_mission(table, seat) if own and seat is not None else None,
        confesses=_confesses(table, seat) if own and seat is not None else None,
        bound=0 if seat is None else max(0, bans.waits(table, table.binding_card(seat), seat)),
        accusations=table.accusing.count,
        accusation=table.accusing.told(),
        offer=table.accusing.told_offer(),
        guessing=table.guesses.told() if table.phase == "guess" or _guessed(table) else None,
        outcome=table.outcome,
        fates=tuple([fate_of(table, other) for other in range(table.seats)]) if over else None,
        past=table.story.told(),
        possible=tuple(table.possible),
        deal=_deal(table) if over else None,
    )


def laid_open(table: Maze) -> MazeView:
    return replace(view_of(table, None), deal=_deal(table))


def _deal(table: Maze) -> tuple[str, ...]:
    dealt = range(table.seats) if table.options.level else range(0)
    return tuple([card_of(table, seat) for seat in dealt])


def _guessed(table: Maze) -> bool:
    return table.guesses.speaking > 0


def _due(table: Maze) -> int | None:
    """What is due, as far as everybody may know it (10.3)."""
    return table.due_for_all() if table.phase == "run" else table.due


def _top(table: Maze) -> int | None:
    known = table.options.scenario == CRYSTAL_BALL and ON_TOP in table.pile
    return ON_TOP if known else None


def _reach(table: Maze, hero: int) -> tuple[int, int, int, int]:
    north, east, south, west = [
        walking.reach(table, hero, heading) for heading in range(len(HEADINGS))
    ]
    return (north, east, south, west)


def _hands(table: Maze) -> tuple[tuple[int, ...], ...]:
    if table.deck is None:
        return tuple([tuple(table.hands.held(seat)) for seat in range(table.seats)])
    top = table.deck.top()
    return ((() if top == NOBODY else (top,)),)


def _owners(table: Maze) -> tuple[tuple[int, ...], ...]:
    actions, seats = range(len(ACTIONS)), range(table.seats)
    return tuple(
        [tuple([seat for seat in seats if table.owns(seat, action)]) for action in actions]
    )


def _deck(table: Maze) -> Deck | None:
    deck = table.deck
    if deck is None:
        return None
    known = None if deck.unseen else tuple([ACTIONS[action] for action in deck.known])
    return Deck(tuple([ACTIONS[action] for action in deck.turned]), known)


def _shown(table: Maze, seat: int) -> str | None:
    """Face up: those of the eliminated, and everybody's when it is over."""
    if not table.options.level:
        return None
    return card_of(table, seat) if table.revealed[seat] or table.phase == "over" else None


def _mission(table: Maze, seat: int) -> Mission | None:
    if not is_mission(table.cards[seat]):
        return None
    now = standing(table, seat)
    if now == DONE:
        return "done"
    return "lost" if now == LOST else "open"


def _confesses(table: Maze, seat: int) -> int | None:
    if not table.has_lost_mission(seat) or table.status[seat] != "in":
        return None
    return table.mission_lost_since(seat) + CONFESSION


def _free(table: Maze, seat: int | None) -> tuple[str, ...]:
    remarks = [] if seat is None else table.talk(seat)
    if not remarks:
        return ()
    return ("haunt",) if seat is not None and table.status[seat] == "ghost" else ("say",)


def _off(table: Maze, seat: int) -> tuple[Off, ...]:
    """What a seat might expect to be able to do with a card or a name, and can't."""
    if not table.options.level or table.status[seat] != "in":
        return ()
    reasons = {
        "accuse": listing.why_not_accuse(table, seat),
        "go_empty_handed": listing.why_not_empty_handed(table, seat),
        "confess": listing.why_not_confess(table, seat),
    }
    return tuple([Off(do, Refusal(reason)) for do, reason in reasons.items() if reason])
