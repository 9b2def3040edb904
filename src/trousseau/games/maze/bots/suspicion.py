"""Who may be a traitor, by what everybody has seen (8.3).

Each seat has odds that begin with the deal and move with what it does and leaves undone. A traitor
keeps the same account of itself, as others would.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log
from typing import Final

from trousseau.games.maze.bots.errands import TURN, nearest, to_glass
from trousseau.games.maze.bots.notes import Chance, Notes
from trousseau.games.maze.bots.plan import CommonPlan, Wish
from trousseau.games.maze.constants import SECOND
from trousseau.games.maze.moves import JUMP, RIDE, SLIDE, start_of
from trousseau.games.maze.pieces import HEADINGS, HEROES, NOWHERE
from trousseau.games.maze.roles.cards import ALL, NUMBERS, camp_at_first
from trousseau.games.maze.routes import FAR
from trousseau.games.maze.shapes.facts import Flipped, Jumped, Rode, Said, Slid, TalkOpened
from trousseau.games.maze.shapes.seen import MazeView
from trousseau.kernel import Fact

USUAL: Final = 1_800
"""Milliseconds in which people do what is plainly theirs to do."""

PATIENCE: Final = 3
"""So many times the usual is nobody's fault."""

LATE: Final = 0.25
MOST_LATE: Final = 0.75
"""For one chance."""

ASLEEP: Final = 1.05
"""For sand that is left to run out by the one who alone could turn it over."""

ALMOST_OUT: Final = 15 * SECOND
AWAKE: Final = 2
"""So many times the usual is as long as anybody may take then."""

UNASKED: Final = 0.25
"""For what nobody wanted and makes the way of a pawn longer..."""

HARM: Final = 0.15
"""... for each action."""

USEFUL: Final = 0.03
EARLY: Final = 0.8
EARLY_WITH: Final = 90 * SECOND
EARLY_STEP: Final = 25
"""Seconds more that make it worse by one."""

RESCUE: Final = 0.6
RESCUE_WITH: Final = 15 * SECOND
DECAY: Final = 0.002
"""A second."""

_TRAITORS: Final = sum(1 << card for card in range(ALL) if camp_at_first(card) == "traitor")
"""Cards that make a traitor at the deal, a bit each."""


def note(notes: Notes, view: MazeView, plan: CommonPlan, news: Iterable[Fact], at: int) -> None:
    """Bring the account up to date."""
    _forget(notes, at)
    for fact in news:
        if isinstance(fact, Slid | Rode | Jumped):
            _weigh_act(notes, plan, fact)
        elif isinstance(fact, Flipped) and fact.square is not None:
            _weigh_flip(notes, fact)
        elif isinstance(fact, Said) and fact.seat != view.seat:
            notes.heard = at
        elif isinstance(fact, TalkOpened):
            notes.talks, notes.spoke = at, False
    _weigh_chances(notes, view, plan, at)
    notes.far = [_far(plan, hero) for hero in range(len(HEROES))]
    notes.wishes = [-1] * len(HEROES)
    for wish in plan.wishes:
        notes.wishes[wish.hero] = wish.move
    notes.at = at


def _forget(notes: Notes, at: int) -> None:
    kept = exp(-DECAY * (at - notes.at) / SECOND)
    notes.suspicion = [odds * kept for odds in notes.suspicion]


def _far(plan: CommonPlan, hero: int) -> int:
    """Actions from a pawn's goal, if nobody were there; NOWHERE without one."""
    errand = plan.errands[hero]
    if plan.table.pawns[hero] == NOWHERE or not errand.goals:
        return NOWHERE
    if errand.kind == TURN:
        return to_glass(plan.ways, hero, errand.goals)
    far = nearest(plan.ways.alone(hero), errand.goals)
    return NOWHERE if far == FAR else far


def _weigh_act(notes: Notes, plan: CommonPlan, fact: Slid | Rode | Jumped) -> None:
    hero = HEROES.index(fact.hero)
    wished = notes.wishes[hero]
    if wished != NOWHERE and _serves(wished, fact):
        notes.suspicion[fact.seat] -= USEFUL
        return
    before, now = notes.far[hero], _far(plan, hero)
    if before == NOWHERE or now == NOWHERE:
        return
    if now > before:
        notes.suspicion[fact.seat] += UNASKED + HARM * (now - before)


def _serves(wished: int, fact: Slid | Rode | Jumped) -> bool:
    """Whether it was that action, if not to the very square."""
    if start_of(wished) != fact.start:
        return False
    if isinstance(fact, Slid):
        return SLIDE <= wished < RIDE and HEADINGS[(wished - SLIDE) // 8 % 4] == fact.heading
    return wished >= JUMP if isinstance(fact, Jumped) else wished >= RIDE


def _weigh_flip(notes: Notes, fact: Flipped) -> None:
    if fact.before > EARLY_WITH:
        notes.suspicion[fact.seat] += earliness(fact.before)
    elif fact.before < RESCUE_WITH:
        notes.suspicion[fact.seat] -= RESCUE


def earliness(left: int) -> float:
    """What it tells of somebody to turn the sand over with so much left: the more, the worse."""
    return EARLY + (left - EARLY_WITH) / (EARLY_STEP * SECOND)


# Chances that are missed.


def _weigh_chances(notes: Notes, view: MazeView, plan: CommonPlan, at: int) -> None:
    firsts = _sole_owners(view, plan)
    for seat in range(view.seats):
        wish = firsts.get(seat)
        if wish is None or view.talking or view.accusation is not None:
            notes.chances[seat] = None
            continue
        chance = notes.chances[seat]
        if chance is None or chance.move != wish.move:
            notes.chances[seat] = chance = Chance(wish.move, at)
        due = _lateness(plan, wish, at - chance.since)
        notes.suspicion[seat] += max(0.0, due - chance.weighed)
        chance.weighed = max(due, chance.weighed)


def _lateness(plan: CommonPlan, wish: Wish, waited: int) -> float:
    late = min(MOST_LATE, LATE * max(0.0, waited / USUAL - PATIENCE))
    turns = plan.errands[wish.hero].kind == TURN and waited > AWAKE * USUAL
    if turns and plan.table.sand.left(plan.at) < ALMOST_OUT:
        return late + ASLEEP
    return late


def _sole_owners(view: MazeView, plan: CommonPlan) -> dict[int, Wish]:
    """By seat: the most pressing action that it alone can do."""
    firsts: dict[int, Wish] = {}
    for wish in plan.wishes:
        owners = view.owners[wish.action]
        if len(owners) == 1:
            firsts.setdefault(owners[0], wish)
    return firsts


# What it comes to.


def chances_of_treason(notes: Notes, view: MazeView, eyes: int) -> list[float]:
    """By seat, as a hero in that seat sees it; of those who are out, nothing."""
    others = [seat for seat in range(view.seats) if seat != eyes and view.status[seat] == "in"]
    found = [0.0] * view.seats
    if view.options.level == 1:
        odds = {seat: exp(notes.suspicion[seat]) for seat in others}
        if any(view.status[seat] != "in" for seat in range(view.seats)):
            return found  # the traitor is out
        for seat in others:
            found[seat] = odds[seat] / sum(odds.values())
        return found
    for seat in others:
        first = prior(view, seat)
        if 0.0 < first < 1.0:
            first = 1.0 / (1.0 + exp(-notes.suspicion[seat] - log(first / (1.0 - first))))
        found[seat] = first
    return found


def prior(view: MazeView, seat: int) -> float:
    """How likely the deal alone makes it, with all cards that the viewer has seen."""
    seen = 0
    for card in (view.card, *view.cards):
        if card is not None:
            seen |= 1 << NUMBERS[card]
    possible = view.possible[seat] & ~seen
    return (possible & _TRAITORS).bit_count() / possible.bit_count() if possible else 0.0
