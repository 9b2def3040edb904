"""The last minute of games with roles, one for each level: Ada is seat 0 and Grace seat 1.

The items are stolen and the dwarf stands before his exit, unless a scene says otherwise. No scene
hurries anybody: sand that is to run out soon does so while a vote waits for hands.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

from msgspec.structs import asdict
from tests.browser.decks.maze.near import set_explored
from tests.games.maze.table import Played, new_mall

from trousseau.games.maze.constants import SECOND
from trousseau.games.maze.shapes.moves import FlipSand
from trousseau.games.maze.shapes.table import Hero, MazeOptions

Scene = Literal["rescue", "sand_out", "last_one", "empty_handed", "guess"]

SEATS = 4
LONG = 600 * SECOND
SOON = 2
"""Seconds."""

OTHERS: tuple[Hero, ...] = ("mage", "barbarian", "elf")
"""Who have left, the mage first."""


def rescue(options: MazeOptions) -> Played:
    """Level 1: Ada accuses the traitor in the last seconds; Grace and seat 2 have votes."""
    game = escaping(begun(options, "H01", "H02", "H03", "P01"))
    return accused(game, 3)


def sand_out(options: MazeOptions) -> Played:
    """Level 2: the same, but a traitor haunts the table, and Grace alone has a vote."""
    game = begun(options, "H01", "H02", "P02", "P01")
    game.convict(0, 2).do(0, FlipSand(1, flip=False))
    return accused(escaping(game), 3)


def accused(game: Played, seat: int) -> Played:
    """By Ada; the vote takes as long as it needs, and the sand is nearly out."""
    game.leave(SOON).accuse(0, seat)
    game.state.accusing.until = LONG
    return game


def last_one(options: MazeOptions) -> Played:
    """Level 3: Grace's mission is lost if the dwarf does not leave last, and two have gone."""
    game = begun(options, "R03", "M02", "P01", "M01")
    game.convict(0, 2).do(0, FlipSand(1, flip=False))
    game.state.status[3] = "out"
    return escaping(game, out=OTHERS[:1]).hold(0, 0, 0, 0)


def empty_handed(options: MazeOptions) -> Played:
    """Level 4: nothing is stolen yet, and nobody but Ada would bring anything home."""
    return begun(options, "R01", "V02", "P01", "P02")


def guess(options: MazeOptions) -> Played:
    """Level 5: Ada's mission and that of seat 2 are as good as done; Grace is the traitor."""
    return escaping(begun(options, "M03", "T01", "M02", "R02"))


SCENES: Mapping[Scene, Callable[[MazeOptions], Played]] = {
    "rescue": rescue,
    "sand_out": sand_out,
    "last_one": last_one,
    "empty_handed": empty_handed,
    "guess": guess,
}


def begun(options: MazeOptions, *cards: str) -> Played:
    """The sand runs from the first moment."""
    game = new_mall(SEATS, **asdict(options)).hold(*range(SEATS)).deal(*cards)
    set_explored(game.state)
    game.state.prepared = [True] * SEATS
    game.state.until = 0
    return game.tick()


def escaping(game: Played, out: tuple[Hero, ...] = OTHERS) -> Played:
    """After the theft: those are out, and the dwarf is a step from it."""
    game.give_all(0).steal(0)
    for hero in out:
        game.get_out(0, hero)
    game.before("dwarf", game.square("exit", "dwarf"))
    return game.hold(*range(SEATS))
