"""The lesson: three minutes, from the first slide to a way out, at three tables.

Alone the learner slides and explores. With Chloé, Diego and Fatou they ride, turn the hourglass,
get another tile, and wake Diego up. Another night, when all have cards, Diego does not wake up:
the learner unmasks him, jumps, completes the theft and brings the elf out. What else it takes to
come to the items happens unseen.
Spots to point at are listed in the page's table; several with spaces between them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from trousseau.games.maze.mall import CENTRE
from trousseau.games.maze.pieces import ACTIONS
from trousseau.games.maze.roles.cards import HERO, TRAITOR, deck
from trousseau.games.maze.scenarios import pile
from trousseau.games.maze.shapes.moves import (
    Accuse,
    BeReady,
    Explore,
    FlipSand,
    Jump,
    MazeMove,
    Nudge,
    Ride,
    Slide,
    Stare,
    TurnTile,
    Vote,
)
from trousseau.games.maze.shapes.moves import Say as SayAloud
from trousseau.games.maze.shapes.table import Action, Hero
from trousseau.lessons import (
    Act,
    Again,
    Choose,
    Later,
    Lesson,
    NewTable,
    Say,
    Story,
    Throws,
    Wait,
    Way,
    stacked,
)

SEATS: Final = 4
YOU, CHLOE, DIEGO, FATOU = range(SEATS)

SCENARIO, LEVEL = 3, 1
"""Action tiles go to the left at a flip, and in the end there is one traitor."""

PAWNS: Final = (5, 10, 9, 6)
"""Where barbarian, mage, elf and dwarf begin."""

HOLDERS: Final = (DIEGO, FATOU, YOU, CHLOE)
"""Of the tiles with vortex and west, exploring and south, escalator and east, and north."""

TILES: Final = (6, 7, 9, 8, 10)
"""In the order in which they are laid: those with the items, and one with the elf's exit."""

LONG: Final = 115_000
"""That nobody does what is needed: over half of the sand."""


class Walked(NamedTuple):
    """An act on a pawn that nobody sees."""

    action: Action
    hero: Hero
    start: int
    to: int = 0
    """Squares of a slide, the vortex of a jump, the tile that is laid."""


HANDS: Final[dict[Action, int]] = {
    "north": YOU,
    "west": YOU,
    "vortex": YOU,
    "explore": CHLOE,
    "south": CHLOE,
    "escalator": FATOU,
    "east": FATOU,
}
"""Who does what once Diego is gone and the hourglass was turned again."""

TO_THE_ITEMS: Final = (
    Walked("north", "dwarf", 28, 2),
    Walked("explore", "dwarf", 20, 8),
    Walked("vortex", "barbarian", 13, 76),
    Walked("east", "barbarian", 76, 3),
    Walked("north", "barbarian", 79, 1),
    Walked("west", "barbarian", 75, 2),
    Walked("north", "barbarian", 73, 2),
    Walked("east", "barbarian", 65, 1),
    Walked("explore", "barbarian", 66, 10),
    Walked("west", "mage", 11, 3),
    Walked("south", "mage", 8, 1),
    Walked("east", "mage", 12, 1),
    Walked("south", "mage", 13, 1),
    Walked("west", "mage", 50, 2),
    Walked("south", "mage", 48, 2),
    Walked("vortex", "dwarf", 20, 7),
    Walked("south", "dwarf", 7, 1),
    Walked("east", "dwarf", 11, 2),
    Walked("escalator", "dwarf", 37),
    Walked("east", "dwarf", 46, 1),
    Walked("west", "barbarian", 66, 1),
    Walked("south", "barbarian", 65, 2),
    Walked("east", "barbarian", 73, 3),
    Walked("south", "barbarian", 20, 1),
    Walked("east", "barbarian", 24, 2),
    Walked("vortex", "elf", 2, 82),
    Walked("west", "elf", 82, 1),
    Walked("escalator", "elf", 81),
    Walked("south", "elf", 87, 2),
    Walked("west", "elf", 95, 2),
    Walked("south", "elf", 93, 1),
)
"""All stand there in the end but the elf, who is one slide to the west away."""


def drawn(tile: int) -> Throws:
    """So that this tile comes next."""
    left = [one for one in pile(SCENARIO, 0) if one not in TILES[: TILES.index(tile)]]
    return ((len(left), left.index(tile)),)


def turned(action: Action, *before: Action) -> Throws:
    """So that this action tile is turned up next."""
    left = [one for one in ACTIONS if one not in before]
    return ((len(left), left.index(action)),)


def walk(walked: Walked) -> Act:
    throws = drawn(walked.to) if walked.action == "explore" else ()
    return Act(HANDS[walked.action], move_of(walked), throws)


def move_of(walked: Walked) -> MazeMove:
    action, hero, start, to = walked
    match action:
        case "vortex":
            return Jump(hero, start, to)
        case "escalator":
            return Ride(hero, start)
        case "explore":
            return Explore(hero, start)
        case _:
            return Slide(hero, action, start, to)


def unseen(story: Story) -> tuple[Act | Wait, ...]:
    """A story as it goes on without a word: the learner does what there was to do."""
    acts: list[Act | Wait] = []
    for step in story:
        match step:
            case Act() | Wait():
                acts.append(step)
            case Later(later):
                acts += later
            case Choose(ways=(way, *_)):
                acts.append(Act(YOU, way.move, way.throws))
            case _:
                pass
    return tuple(acts)


def slides(cue: str, slide: Slide, end: int) -> Choose:
    """The learner slides a pawn, by its lit square or by the pad."""
    about = f"hero.{slide.hero} chip.{slide.hero} square.{end} pad.{slide.heading}"
    return Choose(cue, (Way(slide),), about)


BEGINNING: Final[tuple[Act | Wait, ...]] = (
    *[Act(seat, BeReady()) for seat in range(SEATS)],
    Wait(),
    Act(YOU, Slide("mage", "east", 10, 1)),
)
"""Of a table with all four."""

ALONE: Final[Story] = (
    Choose("goal", (Way(BeReady()),), "pad.hub"),
    Wait(),
    Choose("tile", (Way(TurnTile(), throws=turned("east")),), "pad.nudge"),
    slides("slide", Slide("mage", "east", 10, 1), 11),
    Choose("tile_again", (Way(TurnTile(), throws=turned("explore", "east")),), "pad.nudge"),
    Choose(
        "door",
        (Way(Explore("mage", 11), throws=drawn(TILES[0])),),
        "hero.mage chip.mage pad.explore",
    ),
)

FIRST_TILE: Final[Story] = (
    Later(BEGINNING),
    Say("together", f"seat.{CHLOE} seat.{DIEGO} seat.{FATOU} pad.hub"),
    Choose("ride", (Way(Ride("elf", 9)),), "hero.elf chip.elf pad.escalator"),
    Act(FATOU, Explore("elf", 2), drawn(6)),
    Act(FATOU, Explore("mage", 11), drawn(7)),
    Act(FATOU, Slide("barbarian", "south", 5, 1)),
    Act(DIEGO, Slide("barbarian", "west", 9, 1)),
    Act(FATOU, Slide("barbarian", "south", 8, 1)),
    Wait(),
    slides("turn", Slide("barbarian", "east", 12, 2), 14),
)

SECOND_TILE: Final[Story] = (
    Act(CHLOE, SayAloud("explore")),
    Say("turned", "sand pad.hub"),
    Act(FATOU, Slide("barbarian", "west", 14, 1)),
    Choose(
        "explore",
        (Way(Explore("barbarian", 13), throws=drawn(9)),),
        "hero.barbarian chip.barbarian pad.explore",
    ),
)

SIGNALS: Final[Story] = (
    Choose("stare", (Way(Stare(DIEGO)),), f"seat.{DIEGO} pad.north"),
    Choose("nudge", (Way(Nudge(DIEGO)),), f"pad.nudge seat.{DIEGO}"),
    Act(DIEGO, Slide("elf", "north", 2, 2)),
    Say("helped", f"hero.elf seat.{DIEGO}"),
)

REJECTED: Final[Story] = (Act(FATOU, Vote(1, guilty=False)),)

TRAITOR_FOUND: Final[Story] = (
    Later(unseen((*FIRST_TILE, *SECOND_TILE))),
    Say("card", "role"),
    Act(DIEGO, Accuse((CHLOE,)), after=LONG),
    Choose(
        "vote",
        (
            Way(Vote(1, guilty=False), REJECTED),
            Way(Vote(1, guilty=True), (*REJECTED, Say("hasty", f"seat.{CHLOE}"), Again("vote"))),
        ),
        "accusation vote.no",
    ),
    Choose(
        "accuse",
        (
            Way(Accuse((DIEGO,))),
            Way(Accuse((CHLOE,)), (Say("innocent"), Again("accuse"))),
            Way(Accuse((FATOU,)), (Say("innocent"), Again("accuse"))),
        ),
        f"accuse seat.{DIEGO}",
    ),
    Act(CHLOE, Vote(2, guilty=True)),
    Act(FATOU, Vote(2, guilty=True)),
    Choose(
        "offer",
        (
            Way(FlipSand(2, flip=True)),
            Way(FlipSand(2, flip=False), (Say("sparing", "sand"), Again("offer"))),
        ),
        "sand offer.flip",
    ),
)

THEFT: Final[Story] = (
    Choose("jump", (Way(Jump("dwarf", 6, 28)),), "hero.dwarf chip.dwarf pad.vortex square.28"),
    Later(tuple([walk(walked) for walked in TO_THE_ITEMS])),
    Say("later", "mall"),
    slides("theft", Slide("elf", "west", 66, 2), 64),
)

ESCAPE: Final[Story] = (
    Act(FATOU, Slide("elf", "east", 64, 2)),
    slides("alarm", Slide("elf", "north", 66, 1), 93),
    Act(FATOU, Slide("elf", "east", 93, 2)),
    slides("out", Slide("elf", "north", 95, 3), 83),
    Say("farewell"),
)


def deal() -> Throws:
    """All are heroes but Diego."""
    cards = deck(LEVEL, SEATS, len(pile(SCENARIO, 0)))
    heroes = [card for card in cards if HERO <= card < TRAITOR]
    [traitor] = [card for card in cards if card not in heroes]
    heroes.insert(DIEGO, traitor)
    return stacked(cards, heroes)


STANDING: Final = stacked(CENTRE, PAWNS)
SITTING: Final = stacked(range(SEATS), HOLDERS)

LESSON: Final = Lesson(
    seats=1,
    learner=YOU,
    options={"scenario": SCENARIO},
    throws=STANDING,
    story=(
        *ALONE,
        NewTable(SEATS, (*STANDING, *SITTING), {"scenario": SCENARIO}),
        *(*FIRST_TILE, *SECOND_TILE, *SIGNALS),
        NewTable(SEATS, (*STANDING, *SITTING, *deal()), {"scenario": SCENARIO, "level": LEVEL}),
        *(*TRAITOR_FOUND, *THEFT, *ESCAPE),
    ),
)
