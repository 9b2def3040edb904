"""The mall in a terminal: walls and doors, pawns, sand, who may do what, and what is on."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trousseau.games.maze.mall import Mall
from trousseau.games.maze.pieces import EAST, HEROES, NOBODY, NORTH, NOWHERE, SOUTH, WEST
from trousseau.games.maze.shapes.seen import Accusation, MazeView
from trousseau.games.maze.tiles import (
    BALL,
    CAMERA,
    EXIT,
    FLOOR,
    HOURGLASS,
    ITEM,
    NONE,
    SIDE,
    SQUARES,
    VORTEX,
)
from trousseau.words import Words

SIGNS: Final = {
    FLOOR: " ",
    HOURGLASS: "8",
    ITEM: "*",
    EXIT: "x",
    VORTEX: "@",
    BALL: "o",
    CAMERA: "!",
}
ESCALATOR: Final = "/"
DOOR: Final = "?"
ORANGE: Final = ":"
OUT_OF_SERVICE: Final = "-"
COLOURS: Final = ("yellow", "magenta", "green", "dark_orange")
CORNERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""By the walls that meet in a corner: north 1, east 2, south 4, west 8."""

SECOND: Final = 1000


def draw(view: MazeView, words: Words) -> RenderableType:
    options = view.options
    heading = words.say(
        "table.heading", scenario=options.scenario, level=options.level, pile=view.pile
    )
    parts: list[RenderableType] = [Text(heading, style="bold"), state_line(view, words)]
    parts += Plan(view, words).lines()
    parts += [Text(words.say("table.legend"), style="dim"), players(view, words)]
    parts += own_card(view, words)
    parts += [Text(line, style="bold red") for line in what_is_on(view, words)]
    return Group(*parts)


# The mall.


class Edge(NamedTuple):
    """Between two squares: north of one, or else west of it."""

    flat: bool
    x: int
    y: int


class Plan:
    """The mall on paper: two signs a square, and the walls between squares."""

    def __init__(self, view: MazeView, words: Words) -> None:
        self.view = view
        self.mall = Mall.of(view.tiles)
        self.letters = [words.name("sign", hero) for hero in HEROES]
        self.walls: set[Edge] = set()
        self.orange: set[Edge] = set()
        self.cells: dict[tuple[int, int], Text] = {}
        for square, kind in enumerate(self.mall.kinds):
            if kind != NONE:
                self._enter(square)

    def lines(self) -> list[Text]:
        across = [x for x, _ in self.cells]
        down = [y for _, y in self.cells]
        columns = range(min(across), max(across) + 2)
        found: list[Text] = []
        for y in range(min(down), max(down) + 2):
            found.append(Text().join([self._wall_above(x, y) for x in columns]))
            found.append(Text().join([self._inside(x, y) for x in columns]))
        return found[:-1]

    def _enter(self, square: int) -> None:
        _, left, top, _ = self.view.tiles[square // SQUARES]
        x, y = left + square % SIDE, top + square % SQUARES // SIDE
        self.cells[x, y] = self._cell(square)
        edges = {
            NORTH: Edge(True, x, y),
            EAST: Edge(False, x + 1, y),
            SOUTH: Edge(True, x, y + 1),
            WEST: Edge(False, x, y),
        }
        for heading, edge in edges.items():
            if self.mall.steps[heading][square] == NOWHERE:
                narrow = self.mall.orange_steps[heading][square] != NOWHERE
                (self.orange if narrow else self.walls).add(edge)

    def _cell(self, square: int) -> Text:
        """A pawn and the sign of what it stands on, or that sign and whose it is."""
        sign, hero = self._sign(square)
        style = "" if hero == NOBODY else COLOURS[hero]
        if square in self.view.pawns:
            pawn = self.view.pawns.index(square)
            standing = Text(self.letters[pawn], style=f"bold reverse {COLOURS[pawn]}")
            return standing.append(sign, style=style)
        whose = " " if hero == NOBODY else self.letters[hero].lower()
        return Text(sign + whose, style=style)

    def _sign(self, square: int) -> tuple[str, int]:
        if square in self.view.used:
            return OUT_OF_SERVICE, NOBODY
        explorer = self.mall.door_hero(square) if square in self.view.doors else NOBODY
        if self.mall.escalators[square] != NOWHERE:
            return ESCALATOR, explorer
        if explorer != NOBODY:
            return DOOR, explorer
        return SIGNS[self.mall.kinds[square]], self.mall.heroes[square]

    def _wall_above(self, x: int, y: int) -> Text:
        line = Text(self._corner(x, y))
        return line.append(self._along(Edge(True, x, y), "──", ORANGE * 2))

    def _inside(self, x: int, y: int) -> Text:
        line = self._along(Edge(False, x, y), "│", ORANGE)
        return line.append(self.cells.get((x, y), Text("  ")))

    def _along(self, edge: Edge, wall: str, narrow: str) -> Text:
        if edge in self.walls:
            return Text(wall)
        if edge in self.orange:
            return Text(narrow, style="bold dark_orange")
        return Text(" " * len(wall))

    def _corner(self, x: int, y: int) -> str:
        meeting = (
            Edge(False, x, y - 1),
            Edge(True, x, y),
            Edge(False, x, y),
            Edge(True, x - 1, y),
        )
        return CORNERS[sum(1 << at for at, edge in enumerate(meeting) if edge in self.walls)]


# Sand, players, cards.


def state_line(view: MazeView, words: Words) -> Text:
    """The sand when something last happened, and what holds for everybody."""
    left = view.sand - view.last if view.began else view.options.sand * SECOND
    talking = view.talking and view.phase == "run"
    parts = [
        words.say("table.sand", seconds=max(0, left) // SECOND),
        words.say("table.talking") if talking else words.name("phase", view.phase),
    ]
    told = {"frozen": view.frozen, "alarm": view.stolen is not None, "locked": view.locked}
    parts += [words.say(f"table.{name}") for name, so in told.items() if so]
    return Text(" · ".join(parts), style="bold cyan")


def players(view: MazeView, words: Words) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    for seat in range(view.seats):
        name = Text(words.player(seat), style="bold" if seat in view.waiting else "dim")
        tiles = [action for tile in view.hands[seat] for action in view.plates[tile]]
        held = words.listed([words.name("action", action) for action in tiles])
        grid.add_row(name, held, ", ".join(marks(view, seat, words)))
    return grid


def marks(view: MazeView, seat: int, words: Words) -> list[str]:
    """What lies before a player, and how it ended for them."""
    found = [] if view.status[seat] == "in" else [words.name("status", view.status[seat])]
    if view.nudge is not None and view.nudge.seat == seat:
        found.append(words.say("table.nudge"))
    if view.eye is not None and view.eye.seat == seat:
        found.append(words.say("table.eye"))
    card = view.deal[seat] if view.deal else view.cards[seat]
    if card is not None:
        found.append(words.name("card", card))
    if view.fates is not None:
        found.append(words.name("wins", view.fates[seat].wins))
    return found


def own_card(view: MazeView, words: Words) -> list[Text]:
    if view.card is None:
        return []
    lines = [
        words.say("table.card", card=view.card, kind=view.card[0]),
        words.say(f"card.{view.card}.text"),
        words.say("table.camp", camp=view.camp),
    ]
    if view.mission is not None:
        lines.append(words.say("table.mission", mission=view.mission))
    return [Text(line, style="magenta") for line in lines]


def what_is_on(view: MazeView, words: Words) -> list[str]:
    found = []
    if view.deck is not None and view.deck.turned:
        found.append(words.say("table.turned", action=view.deck.turned[-1]))
    if view.accusation is not None:
        found.append(accusation_line(view.accusation, words))
    if view.offer is not None:
        found.append(words.say("table.offer", seat=view.offer.seat))
    return found


def accusation_line(accusation: Accusation, words: Words) -> str:
    told = words.say("table.accusation", by=accusation.by, seats=accusation.seats)
    votes = [
        words.say("list.each", seat=seat, thing=words.name("thumb", accusation.votes[seat]))
        for seat in accusation.voters
        if accusation.votes[seat] is not None
    ]
    return " · ".join([told, *votes])
