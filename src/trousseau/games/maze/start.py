# compiled: mypyc
"""Setting the table (2.1, 5.2)."""

from __future__ import annotations

from trousseau.games.maze.accusing import NO_VOTE
from trousseau.games.maze.constants import BRIEF, SECOND
from trousseau.games.maze.deck import Deck
from trousseau.games.maze.mall import CENTRE, Mall
from trousseau.games.maze.roles.cards import NO_CARD, deck
from trousseau.games.maze.scenarios import pile, start_side
from trousseau.games.maze.shapes.table import MazeOptions
from trousseau.games.maze.state import Maze
from trousseau.games.maze.tiles import HOURGLASS
from trousseau.kernel.dice import Dice


def set_out(seats: int, options: MazeOptions, dice: Dice) -> Maze:
    table = laid_out(seats, options)
    squares = list(CENTRE)
    dice.shuffle(squares)
    table.pawns = squares
    if seats > 1:
        holders = list(range(seats))
        dice.shuffle(holders)
        table.hands.deal(seats, holders)
    _deal_cards(table, dice)
    return table


def laid_out(seats: int, options: MazeOptions) -> Maze:
    """All but what chance decides."""
    table = Maze()
    table.options = options
    table.seats = seats
    table.until = BRIEF
    table.prepared = [False] * seats
    table.mall = Mall.start(start_side(options.scenario))
    table.pile = pile(options.scenario, options.tiles)
    table.sand.whole = options.sand * SECOND
    table.status = ["in"] * seats
    table.revealed = [False] * seats
    table.possible = [0] * seats
    table.accusing.votes = [NO_VOTE] * seats
    table.story.begin(seats)
    if seats == 1:
        table.deck = Deck()
    if options.first_out:
        table.used.update(table.mall.squares_of(HOURGLASS))
    return table


def _deal_cards(table: Maze, dice: Dice) -> None:
    cards = deck_of(table)
    table.possible = [sum([1 << card for card in cards])] * table.seats
    dealt = cards.copy()
    dice.shuffle(dealt)
    table.deal(cards, dealt[: table.seats] if cards else [NO_CARD] * table.seats)


def deck_of(table: Maze) -> list[int]:
    level = table.options.level
    return deck(level, table.seats, table.whole_pile()) if level else []
