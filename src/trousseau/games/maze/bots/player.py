"""A hand at the table: what it does, and when."""

from __future__ import annotations

from typing import Final

from trousseau.bots import Plan, Seen
from trousseau.games.maze.bots import advice, judging, missions, notes, talk, traitor
from trousseau.games.maze.bots.errands import last_step
from trousseau.games.maze.bots.guessing import best_guess
from trousseau.games.maze.bots.look import Look, known_table
from trousseau.games.maze.bots.notes import Notes
from trousseau.games.maze.bots.pace import LOOKING, OUT_OF_FOCUS, PER_SQUARE, reaction
from trousseau.games.maze.bots.plan import Wish
from trousseau.games.maze.bots.slips import HUNDRED, slipped
from trousseau.games.maze.constants import SECOND
from trousseau.games.maze.moves import (
    ACCUSE,
    DECIDE,
    EMPTY_HANDED,
    EYE,
    GUESS,
    NUDGE,
    QUIET,
    READY,
    RIDE,
    SLIDE,
    SPEAK_UP,
    TURN,
    is_pawn_act,
    is_said,
)
from trousseau.games.maze.pieces import NOWHERE
from trousseau.games.maze.roles import names as card
from trousseau.games.maze.roles.cards import NUMBERS
from trousseau.games.maze.shapes.facts import Nudged
from trousseau.games.maze.shapes.seen import MazeView
from trousseau.kernel import Dice

LONG: Final = 2 * SECOND
"""After which somebody with nothing to do looks again."""

SLIPS: Final = 4
WRONG_PAWN: Final = 2
"""Times in a hundred; twice as often..."""

NERVOUS: Final = 30 * SECOND
"""... with so little left."""

AT_A_GLANCE: Final = 4
"""So many times sooner somebody alone sees that the action on top is of no use now."""

SEEN_TO: Final = 250
"""Milliseconds before it is done that one can still be stopped."""


class MazePlayer:
    def __init__(self, median: int) -> None:
        self.median = median

    def plan(self, seen: Seen[int], before: Plan[int] | None, dice: Dice) -> Plan[int]:
        view = seen.view
        assert isinstance(view, MazeView)
        known = notes.read(before, view, seen.at)
        notes.heed(known, seen.news, view)
        if view.phase == "brief":
            return self._in_briefing(view, known, seen.at, dice)
        if view.phase != "run":
            return self._after(view, seen.at, dice)
        look = Look(view, known, seen.at, dice)
        look.take_in(seen.news)
        asked = judging.answer(look)
        if asked is not None:
            return self._kept(look, before, asked[0], asked[0], asked[1])
        return self._said(look, before) or self._act(seen, look, before)

    def _in_briefing(self, view: MazeView, known: Notes, at: int, dice: Dice) -> Plan[int]:
        """Ready at once, but for a word that one's mission asks for."""
        asked = None if view.card is None else advice.asked(NUMBERS[view.card])
        if asked is not None and not known.spoke:
            known.spoke = True
            soon = at + reaction(self.median, dice)
            return Plan(asked, soon, soon, notes.written(known))
        ready = READY if view.seat in view.waiting else None
        return Plan(ready, at if ready == READY else at + LONG, at, notes.written(known))

    def _after(self, view: MazeView, at: int, dice: Dice) -> Plan[int]:
        soon = at + reaction(self.median, dice)
        if view.phase == "choice" and view.seat in view.waiting:
            return Plan(DECIDE + (view.camp != "traitor"), soon, at)
        if view.phase == "guess" and view.seat in view.waiting:
            return self._guess(view, soon, at)
        return Plan(None, at + LONG, at)

    def _guess(self, view: MazeView, soon: int, at: int) -> Plan[int]:
        guessing = view.guessing
        assert guessing is not None
        if view.seat in guessing.queue and guessing.turn != view.seat:
            return Plan(None, at + LONG, at)
        guess = best_guess(view, known_table(view))
        if guess is None:
            return Plan(QUIET, soon, at)
        return Plan(guess if guessing.turn == view.seat else SPEAK_UP, soon, at)

    # With words and cards.

    def _said(self, look: Look, before: Plan[int] | None) -> Plan[int] | None:
        """An accusation or a remark, if there is one to be made."""
        move = judging.accusation(look)
        if move is None and judging.goes_empty_handed(look):
            move = EMPTY_HANDED
        if move is None:
            move = judging.eye(look)
        if move is not None:
            return self._kept(look, before, move, move, SECOND + reaction(self.median, look.dice))
        if look.notes.spoke or look.notes.talks < 0:
            return None
        remark = talk.remark(look)
        look.notes.spoke = True
        if remark is None:
            return None
        return self._kept(look, before, remark, remark, reaction(self.median, look.dice))

    # With pawns.

    def _act(self, seen: Seen[int], look: Look, before: Plan[int] | None) -> Plan[int]:
        works = traitor.is_at_work(look)
        spoils = works and traitor.spoils(look)
        stroke = traitor.stroke(look) if spoils else None
        if stroke is not None:
            return self._kept(look, before, stroke, stroke, self._delay(look, stroke))
        needed = missions.first(look)
        if needed is not None and look.may(needed):
            return self._kept(look, before, needed, needed, self._delay(look, needed))
        wish = self._wish(look, spoils)
        if wish is None:
            return self._idle(look, before, spoils)
        if self._still_means(look, before, wish.move):
            return self._on_with_it(look, before, seen)
        move = self._hand(look, wish, spoils)
        delay = self._delay(look, move, wish.hero) + missions.plays_slow(look)
        if works:
            delay = traitor.dawdles(look, delay)
        return self._kept(look, before, wish.move, move, delay)

    def _wish(self, look: Look, spoils: bool) -> Wish | None:
        mine = [wish for wish in look.mine() if not missions.holds(look, wish)]
        if spoils:
            mine = [wish for wish in mine if not traitor.stalls(look, wish)]
        mine = [wish for wish in mine if look.may(wish.move) or _shortened(look, wish)]
        if not mine:
            return _turned_up(look)
        mine.sort(key=lambda wish: not missions.comes_first(look, wish))
        often = WRONG_PAWN * (2 if look.left < NERVOUS else 1)
        wrong = len(mine) > 1 and look.dice.below(HUNDRED) < often
        return mine[1] if wrong else mine[0]

    def _hand(self, look: Look, wish: Wish, spoils: bool) -> int:
        """The action as it is done: not always as it was meant."""
        move = wish.move if look.may(wish.move) else _shortened(look, wish) or wish.move
        if spoils:
            move = traitor.spoiled(look, wish)
        elif look.dice.below(HUNDRED) < SLIPS * (2 if look.left < NERVOUS else 1):
            move = slipped(look.table, move, look.dice)
        return move if look.may(move) else wish.move

    def _idle(self, look: Look, before: Plan[int] | None, spoils: bool) -> Plan[int]:
        """Nothing of one's own to do: something for a mission, a signal, or a look again."""
        noticed = spoils or missions.wants_notice(look)
        move = traitor.mischief(look) if noticed else missions.extra(look)
        if move is None or not look.may(move):
            move = talk.signal(look)
        if move is not None:
            return self._kept(look, before, move, move, self._delay(look, move))
        look.notes.meant = NOWHERE
        step = look.table.sand.empty - last_step(look.table, look.notes.advice)
        again = min(look.at + LONG, step) if step > look.at else look.at + LONG
        return Plan(None, again, look.at, notes.written(look.notes))

    # When.

    def _still_means(self, look: Look, before: Plan[int] | None, meant: int) -> bool:
        return before is not None and look.notes.meant == meant and before.at > look.at

    def _on_with_it(self, look: Look, before: Plan[int] | None, seen: Seen[int]) -> Plan[int]:
        """As planned; at once if somebody put the pawn down before this seat."""
        assert before is not None
        at = before.at
        if any(isinstance(fact, Nudged) and fact.whom == look.seat for fact in seen.news):
            at = (look.at + at) // 2
        return Plan(before.move, at, look.at, notes.written(look.notes))

    def _kept(
        self, look: Look, before: Plan[int] | None, meant: int, move: int, delay: int
    ) -> Plan[int]:
        """A new plan, unless the one before was for the same."""
        if self._still_means(look, before, meant):
            assert before is not None
            return Plan(before.move, before.at, look.at, notes.written(look.notes))
        look.notes.meant = meant
        at = max(look.at + delay, look.table.ready(look.seat, move))
        if NUDGE <= move < EYE:
            look.notes.signalled = at
        if ACCUSE <= move < GUESS:
            look.notes.accused += 1
        wake = max(look.at, min(look.at + delay // 2, at - SEEN_TO))
        return Plan(move, at, wake, notes.written(look.notes))

    def _delay(self, look: Look, move: int, hero: int = NOWHERE) -> int:
        if move == TURN:
            return reaction(self.median, look.dice) // AT_A_GLANCE
        if is_said(move) or not is_pawn_act(move):
            return reaction(self.median, look.dice)
        past = look.view.past
        delay = reaction(self.median, look.dice)
        if hero not in (NOWHERE, past.pawns[look.seat]):
            delay = int(delay * OUT_OF_FOCUS)
        if _gives_precedence(look, move, hero):
            delay += reaction(self.median, look.dice)
        if SLIDE <= move < RIDE:
            delay += PER_SQUARE * ((move - SLIDE) % 8)
        earliest = max(past.last_flip + LOOKING, talk.listens_until(look))
        return max(delay, earliest - look.at)


def _gives_precedence(look: Look, move: int, hero: int) -> bool:
    """Whether somebody else who owns the action comes first: who acted on the pawn last."""
    if not SLIDE <= move < RIDE or hero == NOWHERE:
        return False
    owners = look.view.owners[(move - SLIDE) // 8 % 4]
    if len(owners) < 2:
        return False
    last = look.view.past.hands[hero]
    first = last if last in owners else owners[hero % len(owners)]
    return first != look.seat


def _shortened(look: Look, wish: Wish) -> int | None:
    """As much of a slide as one's card allows: two squares (R01), or to the wall (R05)."""
    if not SLIDE <= wish.move < RIDE:
        return None
    first = wish.move - (wish.move - SLIDE) % 8
    tries = [first + 2, first + 1] if look.card == card.SMALL_STEPS else [first + 7]
    return next((move for move in tries if look.may(move)), None)


def _turned_up(look: Look) -> Wish | None:
    """Alone: another action, if this one is of no use."""
    if look.table.deck is None or not look.plan.wishes:
        return None
    return Wish(NOWHERE, NOWHERE, TURN, 0)
