"""A mall that is laid as a test says, so that tests read like examples.

game = mall(4)                         # the sand runs; seat 0 holds the first action tile
game.lay(6, 7).put("elf", 13)          # tiles on the table, and a pawn on a square
game.enter(0, "mage", game.square("hourglass"))  # it steps onto a square, by a hand that may
"""

from __future__ import annotations

from typing import Self

from tests.games.script import refusal_of

from trousseau.games.maze.constants import LOW, SECOND
from trousseau.games.maze.game import GAME
from trousseau.games.maze.pieces import HEADINGS, HEROES, NOBODY
from trousseau.games.maze.roles.cards import CARDS, NUMBERS
from trousseau.games.maze.shapes.moves import Accuse, BeReady, Slide, Vote
from trousseau.games.maze.shapes.seen import MazeView
from trousseau.games.maze.shapes.table import Heading, Hero
from trousseau.games.maze.start import deck_of
from trousseau.games.maze.state import Maze
from trousseau.games.maze.tiles import KINDS
from trousseau.games.maze.walking import is_exit_of
from trousseau.kernel import Dice, Event, Fact, SeededDice, Written
from trousseau.kernel.dice import SEED_BYTES

ITEMS = (6, 7, 8, 9)
"""Tiles with what the four come for."""

EXITS = (2, 10, 11, 12)


class ScriptedDice(Dice):
    """The next tile is the one that a test names, by its place in the pile."""

    def __init__(self) -> None:
        self.coming: list[int] = []
        self.others = SeededDice(bytes(SEED_BYTES))

    def below(self, n: int) -> int:
        return self.coming.pop(0) if self.coming else self.others.below(n)


def new_mall(seats: int = 4, **options: object) -> Played:
    """Before the sand is turned."""
    given: dict[str, object] = {"scenario": 3, **options}
    dice = ScriptedDice()
    state = GAME.begin(seats, GAME.options(given), dice)
    assert isinstance(state, Maze)
    return Played(state, dice)


def mall(seats: int = 4, *cards: str, **options: object) -> Played:
    """The sand was just turned. The seats hold these cards, and action tiles in their order."""
    game = new_mall(seats, **options)
    if seats > 1:
        game.state.hands.deal(seats, list(range(seats)))
    if cards:
        game.deal(*cards)
    game.state.pawns = [5, 6, 9, 10]
    return game.begin()


class Played:
    """A game at instants that a test says; what came of the last line is in `told`."""

    def __init__(self, state: Maze, dice: ScriptedDice) -> None:
        self.state = state
        self.dice = dice
        self.at = 0
        self.events: list[Event] = []

    @property
    def told(self) -> list[Fact]:
        """What everybody heard."""
        return [event.fact for event in self.events if event.to is None]

    def told_only(self, seat: int) -> list[Fact]:
        """What nobody else heard."""
        return [event.fact for event in self.events if event.to == (seat,)]

    # How things stand.

    def deal(self, *cards: str) -> Self:
        numbers = [NUMBERS[card] for card in cards]
        deck = deck_of(self.state)
        assert len(numbers) == self.state.seats
        assert set(numbers) <= set(deck), "not in this deck"
        self.state.deal(deck, numbers)
        return self

    def begin(self) -> Self:
        for seat in self.state.waiting():
            self.do(seat, BeReady())
        return self.tick()

    def lay(self, *tiles: int, door: int | None = None) -> Self:
        """Each beyond the first open door, or all that follow one from a certain door."""
        for tile in tiles:
            at = self.state.mall.open_doors()[0] if door is None else door
            self.state.mall = self.state.mall.laid(tile, at)
            self.state.pile.remove(tile)
            door = None
        return self

    def put(self, hero: Hero, square: int) -> Self:
        self.state.pawns[HEROES.index(hero)] = square
        return self

    def stand(self, *squares: int) -> Self:
        """Barbarian, mage, elf and dwarf."""
        self.state.pawns = list(squares)
        return self

    def hold(self, *holders: int) -> Self:
        """Who has each action tile."""
        self.state.hands.deal(self.state.seats, list(holders))
        return self

    def give_all(self, seat: int) -> Self:
        """One seat may do everything."""
        return self.hold(*[seat] * self.state.seats)

    def leave(self, seconds: float) -> Self:
        """So much sand is left."""
        sand = self.state.sand
        sand.empty = self.at + round(seconds * SECOND)
        sand.low = sand.left(self.at) <= LOW
        return self

    @property
    def left(self) -> float:
        return self.state.sand.left(self.at) / SECOND

    @property
    def hands(self) -> list[list[int]]:
        """The action tiles of each seat."""
        return [self.state.hands.held(seat) for seat in range(self.state.seats)]

    def where(self, hero: Hero) -> int:
        return self.state.pawns[HEROES.index(hero)]

    def squares(self, kind: str, hero: Hero | None = None) -> list[int]:
        whose = NOBODY if hero is None else HEROES.index(hero)
        return self.state.mall.squares_of(KINDS.index(kind), whose)

    def square(self, kind: str, hero: Hero | None = None) -> int:
        return self.squares(kind, hero)[0]

    def deal_told(self) -> tuple[str, ...]:
        """All cards, as the end tells them."""
        return tuple([CARDS[card] for card in self.state.cards])

    def view(self, seat: int | None = None) -> MazeView:
        return self.state.view(seat)

    # What happens.

    def do(self, seat: int, move: Written, *dice: int, later: float = 0) -> Self:
        """Somebody moves so many seconds later; what is due before then happens first."""
        before = self.wait(later).events if later else []
        self.dice.coming = list(dice)
        events = self.state.play(seat, GAME.read(move, seat), self.at, self.dice)
        assert not self.dice.coming, "dice that nobody rolled"
        self.events = [*before, *events]
        return self

    def wait(self, seconds: float) -> Self:
        """All that is due by then happens."""
        until = self.at + round(seconds * SECOND)
        told: list[Event] = []
        while (due := self.state.due) is not None and due <= until:
            told += self.tick().events
        self.at, self.events = until, told
        return self

    def tick(self) -> Self:
        """Until time acts, and no further."""
        due = self.state.due
        assert due is not None
        self.at = due
        self.events = list(self.state.tick(due, self.dice))
        return self

    def refused(self, seat: int, move: Written, later: float = 0) -> str:
        """Why; nothing has changed."""
        before = self.wait(later).state.pack()
        reason = refusal_of(
            lambda: self.state.play(seat, GAME.read(move, seat), self.at, self.dice)
        )
        assert self.state.pack() == before
        return reason.split()[0]

    # Pawns.

    def slide(self, seat: int, hero: Hero, heading: Heading, squares: int = 7) -> Self:
        return self.do(seat, self.sliding(hero, heading, squares))

    def sliding(self, hero: Hero, heading: Heading, squares: int = 7) -> Slide:
        return Slide(hero, heading, self.where(hero), squares)

    def before(self, hero: Hero, square: int) -> Slide:
        """Put a pawn beside a square that has one side open; the step onto it."""
        for heading, steps in zip(HEADINGS, self.state.mall.steps, strict=True):
            if square in steps:
                start = steps.index(square)
                self.put(hero, start)
                return Slide(hero, heading, start, 1)
        raise AssertionError(f"no way to {square}")

    def enter(self, seat: int, hero: Hero, square: int, later: float = 0) -> Self:
        """A pawn that stood beside a square steps onto it."""
        move = self.before(hero, square)
        self._let_act(seat, HEADINGS.index(move.heading))
        return self.do(seat, move, later=later)

    def _let_act(self, seat: int, action: int) -> None:
        """Hand the seat an action tile with this action, if it has none."""
        hands = self.state.hands
        if not self.state.owns(seat, action):
            plates = [tile for tile, plate in enumerate(hands.plates) if action in plate]
            holders = hands.holders.copy()
            holders[plates[0]] = seat
            self.hold(*holders)

    def reach_items(self) -> Self:
        """Three stand on their items, and the dwarf beside his."""
        if not self.squares("item"):
            self.lay(*ITEMS)
        for hero in HEROES[:3]:
            self.put(hero, self.square("item", hero))
        self.before("dwarf", self.square("item", "dwarf"))
        return self

    def steal(self, seat: int = 0) -> Self:
        """One seat completes the theft."""
        return self.reach_items().enter(seat, "dwarf", self.square("item", "dwarf"))

    def get_out(self, seat: int, hero: Hero, later: float = 0) -> Self:
        """One seat brings a hero to the exit."""
        for tile in EXITS:
            if tile in self.state.pile:
                self.lay(tile)
        number = HEROES.index(hero)
        exits = [exit_ for exit_ in self.squares("exit") if is_exit_of(self.state, number, exit_)]
        return self.enter(seat, hero, exits[0], later)

    # Accusations.

    def accuse(self, by: int, *seats: int, later: float = 0) -> Self:
        return self.do(by, Accuse(seats), later=later)

    def vote(self, seat: int, guilty: bool) -> Self:
        return self.do(seat, Vote(self.state.accusing.count, guilty))

    def convict(self, by: int, *seats: int) -> Self:
        """Everybody approves."""
        self.accuse(by, *seats)
        for seat in self.state.accusing.voters:
            self.vote(seat, True)
        return self

    def acquit(self, by: int, *seats: int) -> Self:
        """Nobody else approves."""
        self.accuse(by, *seats)
        for seat in self.state.accusing.voters:
            self.vote(seat, False)
        return self
