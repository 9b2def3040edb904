# compiled: mypyc
"""The tables that a view leaves possible: all is seen but the deal of roles (10.3)."""

from __future__ import annotations

from typing import Final

from trousseau.games.maze.accusing import accusing_of
from trousseau.games.maze.guessing import guesses_of
from trousseau.games.maze.mall import Mall
from trousseau.games.maze.pieces import ACTIONS, NEVER, NOBODY, NOWHERE
from trousseau.games.maze.roles.cards import NO_CARD, NUMBERS, camp_at_first
from trousseau.games.maze.roles_at_work import turned_at
from trousseau.games.maze.shapes.seen import MazeView
from trousseau.games.maze.signals import marker_of
from trousseau.games.maze.start import deck_of, laid_out
from trousseau.games.maze.state import Maze
from trousseau.games.maze.story import story_of
from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Worlds

_ACTION: Final[dict[str, int]] = {name: action for action, name in enumerate(ACTIONS)}


class MazeWorlds(Worlds[int]):
    """Cards that nobody has shown are dealt anew, to seats that may hold them."""

    def __init__(self, view: MazeView) -> None:
        self.table = table_of(view)
        self.deck = deck_of(self.table)
        self.known = [_known(view, seat) for seat in range(view.seats)]
        self.left = [card for card in self.deck if card not in self.known]
        self.unknown = [seat for seat, card in enumerate(self.known) if card == NO_CARD]

    def draw(self, dice: Dice) -> Maze:
        world = self.table.copy()
        world.deal(self.deck, self._dealt(dice))
        return world

    def _dealt(self, dice: Dice) -> list[int]:
        """By rejection: every deal that is possible is as likely."""
        cards = self.known.copy()
        if not self.deck:
            return cards
        while True:
            left = self.left.copy()
            for seat in self.unknown:
                card = left.pop(dice.below(len(left)))
                if not self.table.possible[seat] >> card & 1:
                    break
                cards[seat] = card
            else:
                if had_heroes(self.table, cards):
                    return cards


def had_heroes(table: Maze, cards: list[int]) -> bool:
    """Whether a hero was left each time somebody was eliminated: or else it would have ended."""
    if table.phase == "over":
        return True
    gone = table.story.gone
    for at in [instant for instant in gone if instant != NEVER]:
        left = table.playing() + [seat for seat in range(table.seats) if gone[seat] > at]
        if len(left) > 1 and not any(_was_hero(table, cards[seat], seat, at) for seat in left):
            return False
    return True


def _was_hero(table: Maze, card: int, seat: int, at: int) -> bool:
    """In doubt, if something else happened at that instant, a hero."""
    turned = turned_at(table, card, seat)
    if camp_at_first(card) == "hero":
        return turned == NEVER or turned >= at
    return NEVER < turned <= at


def _known(view: MazeView, seat: int) -> int:
    """A card that the viewer sees."""
    if view.deal:
        return NUMBERS[view.deal[seat]]
    shown = view.card if seat == view.seat else view.cards[seat]
    return NO_CARD if shown is None else NUMBERS[shown]


def table_of(view: MazeView) -> Maze:
    """All of the table but the deal."""
    table = laid_out(view.seats, view.options)
    table.phase = view.phase
    table.until = view.until
    table.began = view.began
    table.last = view.last
    table.prepared = list(view.prepared)
    table.mall = Mall.of(view.tiles)
    table.pile = list(view.pile)
    table.pawns = [NOWHERE if square is None else square for square in view.pawns]
    table.used = set(view.used)
    table.sand.empty = view.sand
    table.sand.low = view.low
    table.frozen = view.frozen
    table.talking = view.talking
    table.nudge = marker_of(view.nudge)
    table.eye = marker_of(view.eye)
    table.story = story_of(view.past, view.stolen, view.out)
    table.accusing = accusing_of(view.seats, view.accusations, view.accusation, view.offer)
    table.guesses = guesses_of(view.guessing)
    table.status = list(view.status)
    table.revealed = list(view.revealed)
    table.possible = list(view.possible)
    table.outcome = view.outcome
    table.declarer = NOBODY if view.declarer is None else view.declarer
    table.second = view.second
    _fill_hands(table, view)
    return table


def _fill_hands(table: Maze, view: MazeView) -> None:
    deck = table.deck
    if view.deck is None or deck is None:
        holders = [NOBODY] * view.seats
        for seat, tiles in enumerate(view.hands):
            for tile in tiles:
                holders[tile] = seat
        table.hands.deal(view.seats, holders)
        return
    deck.turned = [_ACTION[action] for action in view.deck.turned]
    seen = view.deck.next
    deck.known = [] if seen is None else [_ACTION[action] for action in seen]
    deck.unseen = [action for action in deck.unseen if action not in deck.turned]
    if seen is not None:
        deck.unseen = []
