"""One game for four at level 2 as text, to be read by people and compared line by line.

One head plans for all hands, so that a game's lines don't depend on how bots are tuned; some beats
of the story are set.
Written anew by `python -m tests.games.maze.transcript`; look at what has changed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import msgspec
from tests.games.maze.planner import Outing, nearest_door
from tests.games.script import box, move_line

from trousseau.games.maze.constants import SECOND
from trousseau.games.maze.game import GAME
from trousseau.games.maze.pieces import ESCALATOR, EXPLORE, HEADINGS, HEROES, NOWHERE, VORTEX
from trousseau.games.maze.routes import Routes
from trousseau.games.maze.scenarios import last_tile
from trousseau.games.maze.shapes.moves import (
    Accuse,
    BeReady,
    Explore,
    FlipSand,
    Haunt,
    Jump,
    LayEye,
    MazeMove,
    Nudge,
    Ride,
    Slide,
    Stare,
    Vote,
)
from trousseau.games.maze.shapes.seen import MazeView
from trousseau.games.maze.shapes.table import Hero
from trousseau.games.maze.state import Maze
from trousseau.games.maze.tiles import HOURGLASS
from trousseau.kernel import SeededDice
from trousseau.kernel.record import Heading
from trousseau.kernel.replay import Recorder

FILE = Path(__file__).with_name("transcript.txt")

SCENARIO = 4
HEADING = Heading(
    game=GAME.name,
    rules_version=GAME.rules_version,
    seats=4,
    options={"scenario": SCENARIO, "level": 2},
    seed="0c" * 32,
)
PAUSE = 1_400
HURRY = 40 * SECOND
"""With so much left the next pawn makes for an hourglass square."""

Beat = tuple[int, MazeMove]

BEATS: Final[Mapping[int, tuple[Beat, ...]]] = {
    8: ((0, Stare(2)),),
    16: ((1, Nudge(3)),),
    24: ((3, LayEye(2)),),
    32: ((2, Accuse((1,))), (0, Vote(1, guilty=False)), (3, Vote(1, guilty=True))),
    70: (
        (0, Accuse((2,))),
        (1, Vote(2, guilty=True)),
        (3, Vote(2, guilty=True)),
        (0, FlipSand(2, flip=False)),
        (2, Haunt("too_slow")),
    ),
}
"""What else is done before so many acts on pawns: seat 2 is a traitor."""


class Played(Outing):
    """The planner's game, played by the rules and the clock."""

    def __init__(self) -> None:
        super().__init__(last_tile(SCENARIO, 0), SeededDice(bytes(32)))
        self.recorder = Recorder(GAME, HEADING)
        assert isinstance(self.recorder.state, Maze)
        self.state: Maze = self.recorder.state
        self.at = 0
        self.hurrying = False
        self.lines = [f"{HEADING.game}, {HEADING.seats} seats"]
        self.look()

    def look(self) -> None:
        """At the table as it is now."""
        self.mall = self.state.mall
        self.stolen = self.state.story.theft is not None
        squares = enumerate(self.state.pawns)
        self.pawns = {hero: square for hero, square in squares if square != NOWHERE}

    def play_out(self) -> None:
        self.show()
        for seat in range(self.state.seats):
            self.do(seat, BeReady())
        self.tick()
        while not self.has_seen_all():
            self.explore(nearest_door(self))
        self.show()
        while not self.stolen:
            self.each_to(self.item_of)
        self.show()
        self.each_to(self.exit_of)
        self.show()

    # What the planner does, by the rules.

    def bring(self, hero: int, goal: int) -> None:
        """Something may come in between."""
        while self.pawns.get(hero, goal) != goal:
            super().bring(hero, goal)

    def go(self, hero: int, routes: Routes, goal: int) -> None:
        for action, end, squares in routes.to(goal):
            if self.hurry():
                return
            self.act(action, acted(HEROES[hero], action, self.pawns[hero], squares or end))
            if self.pawns.get(hero, goal) != end:
                return

    def explore(self, door: int) -> None:
        hero = self.mall.door_hero(door)
        self.bring(hero, door)
        self.act(EXPLORE, Explore(HEROES[hero], door))

    def hurry(self) -> bool:
        """Whether some pawn was brought to an hourglass before all else."""
        left = [square for square in self.mall.squares_of(HOURGLASS) if self.is_in_service(square)]
        if self.hurrying or self.state.sand.left(self.at) > HURRY:
            return False
        for hero in self.pawns:
            square = self.routes(hero).nearest(left)
            if square != NOWHERE:
                self.hurrying = True
                self.bring(hero, square)
                self.hurrying = False
                return True
        return False

    def is_in_service(self, square: int) -> bool:
        return square not in self.state.used

    # One line after the other.

    def act(self, action: int, move: MazeMove) -> None:
        for seat, beat in BEATS.get(self.actions, ()):
            self.do(seat, beat)
        self.actions += 1
        self.do(self.state.hands.owners(action)[0], move)

    def do(self, seat: int, move: MazeMove) -> None:
        """After a pause, in which time may act."""
        due = self.state.due
        if due is not None and due <= self.at + PAUSE:
            self.tick()
        self.at += PAUSE
        events = self.recorder.play(seat, GAME.read(move, seat), self.at)
        self.lines.append(move_line(self.recorder, f"{seat} {spelled(move)}", events, in_short))
        self.look()

    def tick(self) -> None:
        assert self.state.due is not None
        self.at = self.state.due
        self.lines.append(move_line(self.recorder, "time", self.recorder.tick(self.at), in_short))

    def show(self) -> None:
        self.lines += view_lines(self.state.view(None), self.at)


def acted(hero: Hero, action: int, start: int, to: int) -> MazeMove:
    """`to`: the squares of a slide, or the square where a jump ends."""
    if action == VORTEX:
        return Jump(hero, start, to)
    return Ride(hero, start) if action == ESCALATOR else Slide(hero, HEADINGS[action], start, to)


def transcript() -> Iterator[str]:
    played = Played()
    played.play_out()
    return iter(played.lines)


def spelled(move: MazeMove) -> str:
    fields = msgspec.structs.asdict(move)
    return " ".join([str(move.__struct_config__.tag), *map(in_short, fields.values())])


def in_short(value: object) -> str:
    if isinstance(value, tuple):
        return "(" + ", ".join([in_short(part) for part in value]) + ")"
    return str(value)


def view_lines(view: MazeView, at: int) -> Iterator[str]:
    """What all see: the cards are hidden."""
    rows = {
        "tiles": " ".join([in_short(tile) for tile in view.tiles]),
        "pawns": " ".join([str(square) for square in view.pawns]),
        "hands": " ".join([in_short(hand) for hand in view.hands]),
        "sand": str(max(0, view.sand - at)),
    }
    if view.fates is not None and view.result is not None:
        rows["cards"] = " ".join([str(card) for card in view.cards])
        rows["wins"] = " ".join([fate.wins for fate in view.fates])
        rows["result"] = f"{view.result.why} {' '.join(map(str, view.result.winners))}"
    yield from box(f"{view.phase}, {len(view.pile)} tiles to come", rows)


if __name__ == "__main__":
    FILE.write_text("\n".join([*transcript(), ""]))
