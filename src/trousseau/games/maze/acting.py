# compiled: mypyc
"""What comes of acts on pawns, of signals and of words (2.2 to 2.6).

Inside one act: the pawn moves, its square takes effect, then the theft or the exit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trousseau.games.maze import ending
from trousseau.games.maze.moves import (
    BALL,
    EXPLORE,
    EYE,
    HAUNT,
    JUMP,
    NUDGE,
    PHRASES,
    RIDE,
    SAY,
    SLIDE,
    STARE,
    TAUNTS,
    hero_of,
)
from trousseau.games.maze.pieces import (
    BARBARIAN,
    ELF,
    HEADINGS,
    HEROES,
    MAGE,
    NEVER,
    NOBODY,
    NOWHERE,
)
from trousseau.games.maze.roles.names import COLD_FEET, MUTE, PENITENT, REVELATION, TURNCOAT
from trousseau.games.maze.roles_at_work import exclude, exclude_forbidden, turn
from trousseau.games.maze.scenarios import (
    CAMERAS,
    CRYSTAL_BALL,
    DWARF_AND_ELF,
    ON_TOP,
    PASSING,
)
from trousseau.games.maze.shapes.facts import (
    BallSpent,
    CameraOff,
    DeckShuffled,
    Explored,
    EyeLaid,
    Flipped,
    GotOut,
    Haunted,
    Jumped,
    LowSand,
    Nudged,
    Rode,
    Said,
    Slid,
    Stared,
    Stolen,
    TalkClosed,
    TalkOpened,
    TilesPassed,
)
from trousseau.games.maze.shapes.seen import Exit, Theft
from trousseau.games.maze.story import EYED, STARED
from trousseau.games.maze.tiles import CAMERA, EXIT, HOURGLASS, ITEM
from trousseau.games.maze.walking import end_of, is_exit_of, is_on_item, path_of, tile_of_all
from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Event

if TYPE_CHECKING:
    from trousseau.games.maze.state import Maze

REVEALING = 3
"""V02: so many hourglass squares used."""


def act(table: Maze, seat: int, move: int, at: int, dice: Dice) -> list[Event]:
    hero = hero_of(move)
    exclude_forbidden(table, seat, move, at)
    told = _end_talk(table, seat, at)
    if EXPLORE <= move < JUMP:
        told += _explore(table, seat, move, at, dice)
        table.story.act(seat, hero, at)
        return told
    told.append(_moved(table, seat, move))
    end = end_of(table, move)
    table.pawns[hero] = end
    table.story.act(seat, hero, at)
    if hero == MAGE:
        table.second = False
    if move >= JUMP:
        table.story.jump(hero, at)
        table.stir()
    return told + _arrive(table, seat, hero, end, at)


def _moved(table: Maze, seat: int, move: int) -> Event:
    hero = hero_of(move)
    start, end, name = table.pawns[hero], end_of(table, move), HEROES[hero]
    if move >= JUMP:
        return Event(Jumped(seat, name, start, end))
    if move >= RIDE:
        return Event(Rode(seat, name, start, end))
    heading = HEADINGS[(move - SLIDE) // 8 % 4]
    return Event(Slid(seat, name, heading, start, end, len(path_of(table, move))))


def _end_talk(table: Maze, seat: int, at: int) -> list[Event]:
    """The first to act ends the talk."""
    if not table.talking or table.always_talks() or table.seats == 1:
        return []
    table.talking = False
    table.stir()
    table.story.closed.append((seat, at))
    return [Event(TalkClosed(seat))]


def _open_talk(table: Maze, elf: bool) -> list[Event]:
    if table.always_talks() or table.seats == 1:
        return []
    table.talking = True
    return [Event(TalkOpened("elf" if elf else "flip"))]


# Squares.


def _arrive(table: Maze, seat: int, hero: int, square: int, at: int) -> list[Event]:
    """Nothing but floor does nothing, unless all four now stand together."""
    kind = table.mall.kinds[square]
    story = table.story
    if story.huddle == NEVER and story.theft is None and tile_of_all(table) != NOBODY:
        story.huddle = at
        table.stir()
    if kind == HOURGLASS and square not in table.used:
        table.used.add(square)
        return flip(table, seat, hero, square, at)
    if kind == CAMERA and hero == BARBARIAN and table.options.scenario >= CAMERAS:
        return _switch_off(table, seat, square)
    if kind == ITEM:
        story.stop_at_item(hero, table.mall.heroes[square], at)
        table.stir()
        return _steal(table, seat, at)
    if kind == EXIT and story.theft is not None and is_exit_of(table, hero, square):
        return _leave(table, seat, hero, at)
    return []


def _switch_off(table: Maze, seat: int, square: int) -> list[Event]:
    if square in table.used:
        return []
    table.used.add(square)
    return [Event(CameraOff(seat, square))]


def _steal(table: Maze, seat: int, at: int) -> list[Event]:
    """The theft is no action: it happens once all four stand on their own items."""
    if table.story.theft is not None:
        return []
    if not all(is_on_item(table, hero) for hero in range(len(HEROES))):
        return []
    left, tiles = table.sand.left(at), len(table.pile)
    nudged, eyed = table.nudge.counts_for(at), table.eye.counts_for(at)
    table.story.theft = Theft(seat, at, left, tiles, nudged, eyed)
    turn(table, TURNCOAT, [] if nudged is None else [nudged], at)
    turn(table, PENITENT, [] if eyed is None else [eyed], at)
    return [Event(Stolen(seat, left, tiles))]


def _leave(table: Maze, seat: int, hero: int, at: int) -> list[Event]:
    table.pawns[hero] = NOWHERE
    table.story.out.append(Exit(HEROES[hero], seat, at))
    table.stir()
    order = len(table.story.out)
    told = [Event(GotOut(seat, HEROES[hero], order))]
    return told + ending.escape(table, at) if order == len(HEROES) else told


def flip(table: Maze, seat: int, hero: int, square: int, at: int) -> list[Event]:
    """Turn the hourglass over, for a square or, with none, after an accusation."""
    before = table.sand.left(at)
    table.sand.flip(at)
    table.frozen = False
    table.story.last_flip = at
    table.stir()
    after = table.sand.left(at)
    if square == NOWHERE:
        told = [Event(Flipped(seat, None, None, before, after))]
    else:
        table.story.flip(at, before)
        told = [Event(Flipped(seat, HEROES[hero], square, before, after))]
        if len(table.story.flips) == REVEALING:
            turn(table, REVELATION, table.playing(), at)
    told += _pass_tiles(table) + _open_talk(table, elf=False)
    return told + run_low(table, at) if table.sand.low else told


def _pass_tiles(table: Maze) -> list[Event]:
    if table.deck is not None:
        table.deck.shuffle()
        return [Event(DeckShuffled())]
    if table.options.scenario < PASSING:
        return []
    table.hands.pass_left(table.playing())
    return [Event(TilesPassed(all_hands(table)))]


def all_hands(table: Maze) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple(table.hands.held(seat)) for seat in range(table.seats)])


def run_low(table: Maze, at: int) -> list[Event]:
    """V04 rides on what everybody hears (10.3)."""
    table.sand.low = True
    table.stir()
    if table.story.theft is None:
        turn(table, COLD_FEET, table.playing(), at)
    return [Event(LowSand())]


# Tiles.


def _explore(table: Maze, seat: int, move: int, at: int, dice: Dice) -> list[Event]:
    hero, ball = hero_of(move), move >= BALL
    door = move - BALL if ball else table.pawns[hero]
    tile = table.pile[_drawn(table, dice)]
    table.pile.remove(tile)
    table.mall = table.mall.laid(tile, door)
    table.stir()
    told = [Event(Explored(seat, HEROES[hero], door, tile, ball))]
    if ball:
        return told + _use_ball(table)
    if hero == BARBARIAN and table.story.theft is None:
        table.story.opened.append(at)
    talks = hero == ELF and table.options.scenario >= DWARF_AND_ELF
    return told + _open_talk(table, elf=True) if talks else told


def _drawn(table: Maze, dice: Dice) -> int:
    """10.2: drawn when it is laid: no order is hidden. In scenario 5 the ball comes first."""
    if table.options.scenario == CRYSTAL_BALL and ON_TOP in table.pile:
        return table.pile.index(ON_TOP)
    return dice.below(len(table.pile))


def _use_ball(table: Maze) -> list[Event]:
    """Out of service with its first tile; a second one must come before the mage goes on."""
    square = table.pawns[MAGE]
    if square in table.used:
        table.second = False
        return []
    table.used.add(square)
    table.second = True
    return [Event(BallSpent(square))]


# Signals and words.


def signal(table: Maze, seat: int, move: int, at: int) -> list[Event]:
    if move >= EYE:
        table.story.signal(seat, EYED, at)
        table.eye.put(move - EYE, seat, at)
        return [Event(EyeLaid(seat, move - EYE))]
    if move >= STARE:
        table.story.signal(seat, STARED, at)
        return [Event(Stared(seat, move - STARE))]
    whom = move - NUDGE
    table.story.nudge(seat, whom, at)
    table.nudge.put(whom, seat, at)
    table.stir()
    return [Event(Nudged(seat, whom))]


def say(table: Maze, seat: int, move: int, at: int) -> list[Event]:
    if move >= HAUNT:
        table.story.taunts[seat] = at
        return [Event(Haunted(seat, TAUNTS[move - HAUNT]))]
    if table.phase == "run":
        exclude(table, seat, MUTE)
    code = move - SAY
    whom, hero = code % 128 // 8 - 1, code % 8 - 1
    phrase = PHRASES[code // 128]
    about = None if whom == NOBODY else whom
    return [Event(Said(seat, phrase, about, None if hero == NOBODY else HEROES[hero]))]
