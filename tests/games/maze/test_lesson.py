"""The lesson lets the learner do each action once, and tells no lies about who can do what."""

from __future__ import annotations

import re
from typing import Final

from tests.games.lessons import Taught

from trousseau.games.maze.lesson import DIEGO, SEATS, YOU
from trousseau.games.maze.pieces import ACTIONS, ELF, NORTH
from trousseau.games.maze.shapes.facts import (
    Flipped,
    GotOut,
    LowSand,
    Revealed,
    Stolen,
    TilesPassed,
)
from trousseau.games.maze.shapes.moves import (
    Accuse,
    Explore,
    FlipSand,
    Jump,
    Nudge,
    Ride,
    Slide,
    Stare,
    TurnTile,
    Vote,
)
from trousseau.games.maze.shapes.seen import MazeView

TAUGHT: Final = Taught("maze")
SPOT: Final = re.compile(
    r"mall|role|sand|accuse|accusation|vote\.no|offer\.flip|seat\.[1-3]|(square|door)\.\d+"
    r"|(hero|chip)\.(barbarian|mage|elf|dwarf)"
    rf"|pad\.(hub|nudge|{'|'.join(ACTIONS)})"
)


def view_at(cue: str) -> MazeView:
    view = next(step for step in TAUGHT.steps if step.cue == cue).moment.view
    assert isinstance(view, MazeView)
    return view


def test_the_learner_does_all_there_is_to_do() -> None:
    wanted = {TurnTile, Slide, Ride, Explore, Jump, Stare, Nudge, Vote, Accuse, FlipSand}
    for steps, moves in TAUGHT.paths:
        assert wanted <= {type(move) for move in moves}
        facts = [fact for step in steps for fact in step.moment.facts]
        assert {LowSand, TilesPassed} <= {type(fact) for fact in facts}
        assert Revealed(DIEGO, "P01", "traitor") in facts
        assert GotOut(YOU, "elf", 1) in facts
        assert any(isinstance(fact, Stolen) and fact.seat == YOU for fact in facts)


def test_it_is_played_alone_then_with_three_others_then_with_roles() -> None:
    tables = [(view.seats, view.options.level) for view in map(view_at, ("door", "ride", "accuse"))]
    assert tables == [(1, 0), (SEATS, 0), (SEATS, 1)]


def test_diego_alone_keeps_the_elf_waiting() -> None:
    for view in (view_at("stare"), view_at("card")):
        assert view.owners[NORTH] == (DIEGO,)
        assert view.reach[ELF][NORTH] > 0


def test_both_flips_give_more_than_they_take() -> None:
    [(steps, _)] = TAUGHT.paths
    facts = [fact for step in steps for fact in step.moment.facts]
    flips = [fact for fact in facts if isinstance(fact, Flipped)]
    assert [flip.after > flip.before for flip in flips] == [True, True]


def test_spots_are_those_that_the_table_knows() -> None:
    for step in TAUGHT.steps:
        for spot in (step.about or "").split():
            assert SPOT.fullmatch(spot), spot
