"""The fort in a terminal: the ring of spaces, the yard in its middle, and what is on."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trousseau.games.boyard.fort import AND, GUARDED, OR, RING, SPACES, START, TIGER, TRIAL
from trousseau.games.boyard.riddles.shapes import RiddleView
from trousseau.games.boyard.shapes import BoyardView, Keys, SmallView
from trousseau.games.boyard.trials.room.shapes import RoomView
from trousseau.games.boyard.trials.shapes import SeriesView
from trousseau.words import Words

SIGNS: Final = {TRIAL: "!", OR: "!/?", AND: "!+?", GUARDED: "?", TIGER: "><", START: "^"}
"""What a space asks for: ! is a trial, ? a riddle."""

BLACK, RED = "●", "◆"
PAWNS: Final = "ABCDEF"
COLOURS: Final = ("red", "green", "yellow", "blue", "magenta", "cyan")
ACROSS: Final = 11
DOWN: Final = 6
WIDTH: Final = 7
"""Signs that a space is wide; it is two lines high."""

YARD: Final = WIDTH * (ACROSS - 2)


def draw(view: BoyardView, words: Words) -> RenderableType:
    parts: list[RenderableType] = [*ring(view, words), players(view, words)]
    if view.purse:
        money = words.say("table.purse", notes=view.purse, sum=sum(view.purse))
        parts.append(Text(money, style="magenta"))
    if isinstance(view.on, RiddleView):
        parts += riddle(view.on, words)
    elif view.on is not None:
        parts += trial(view.on, words)
    return Group(*parts)


# The ring.


def places() -> list[tuple[int, int]]:
    """Row and column of each space: the start is in the middle below, and one walks clockwise."""
    middle, last, right = ACROSS // 2, DOWN - 1, ACROSS - 1
    below = [(last, column) for column in range(middle, -1, -1)]
    up = [(row, 0) for row in range(last - 1, 0, -1)]
    above = [(0, column) for column in range(ACROSS)]
    down = [(row, right) for row in range(1, last)]
    home = [(last, column) for column in range(right, middle, -1)]
    return [*below, *up, *above, *down, *home]


PLACES: Final = places()
SPACE_AT: Final = {place: space for space, place in enumerate(PLACES)}
assert len(SPACE_AT) == RING


def ring(view: BoyardView, words: Words) -> list[Text]:
    yard = iter(yard_lines(view, words))
    lines: list[Text] = []
    for row in range(DOWN):
        for part in (space_line, keys_line):
            if row in (0, DOWN - 1):
                cells = [part(view, SPACE_AT[row, column]) for column in range(ACROSS)]
            else:
                left, right = SPACE_AT[row, 0], SPACE_AT[row, ACROSS - 1]
                cells = [part(view, left), fitted(next(yard, Text()), YARD), part(view, right)]
            lines.append(Text().join(cells))
    return lines


def fitted(text: Text, width: int) -> Text:
    text.truncate(width, overflow="ellipsis")
    text.align("center", width)
    return text


def space_line(view: BoyardView, space: int) -> Text:
    """Its number and what it asks for."""
    style = "bold red" if SPACES[space] == TIGER else "dim"
    return Text(f"{space:>2} {SIGNS[SPACES[space]]}".ljust(WIDTH), style=style)


def keys_line(view: BoyardView, space: int) -> Text:
    """The keys in the cell, and the pawns on the walk above it."""
    line = keys(view.cells[space])
    line.append(" ")
    for seat, player in enumerate(view.players):
        if player.space == space:
            line.append(pawn(seat))
    line.pad_right(max(0, WIDTH - len(line)))
    return line


def keys(held: Keys) -> Text:
    return Text(BLACK * held.black, style="bold").append(RED * held.red, style="red")


def pawn(seat: int) -> Text:
    return Text(PAWNS[seat], style=f"bold {COLOURS[seat]}")


def yard_lines(view: BoyardView, words: Words) -> list[Text]:
    """What stands in the middle of the fort."""
    lines = [
        Text(words.title(), style="bold"),
        Text(words.say("table.round", round=view.round, chest=view.chest)),
        Text(),
        Text(words.name("phase", view.phase), style="bold cyan"),
    ]
    if view.turn is not None:
        lines.append(Text(words.say("table.turn", seat=view.turn)))
    if view.give:
        lines.append(Text(words.say("table.give", keys=view.give)))
    return lines


# Who has what, and what is on.


def players(view: BoyardView, words: Words) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    for seat, player in enumerate(view.players):
        name = Text(words.player(seat), style="bold" if seat in view.waiting else "")
        notes = words.thing(player.notes, "many.bill")
        worth = [] if view.purses is None else [words.number(sum(view.purses[seat]))]
        grid.add_row(pawn(seat), name, keys(player.keys), notes, *worth)
    return grid


def riddle(view: RiddleView, words: Words) -> list[Text]:
    asking = view.asking
    asked = words.say("table.riddle", candidate=asking.candidate, reader=view.reader)
    lines = [Text(asked, style="bold cyan"), Text(asking.text)]
    if view.guesses:
        said = Text(", ").join(
            [Text(guess.text, style=_guessed(guess.right)) for guess in view.guesses]
        )
        lines.append(said)
    if view.answers is not None:
        told = words.say("table.answer", answer=view.answers[0])
        lines.append(Text(told, style="magenta"))
    return lines


def _guessed(right: bool) -> str:
    return "bold green" if right else "strike"


def trial(view: SmallView, words: Words) -> list[Text]:
    """Which it is, who faces it, and how its duels stand."""
    assert not isinstance(view, RiddleView)
    card = view.card if isinstance(view, RoomView) else str(view.__struct_config__.tag)
    candidate = view.course.setting.candidate
    lines = [Text(words.say("table.trial", card=card, candidate=candidate), style="bold cyan")]
    if isinstance(view, RoomView) and view.own is not None:
        lines.append(Text(f"{view.own.name}: {view.own.text}"))
    if isinstance(view, SeriesView):
        lines.append(Text(standing(view, words)))
    return lines


def standing(view: SeriesView, words: Words) -> str:
    tally = view.tally
    won, needed = tally.duels.count(True), tally.needed
    if tally.opponent is None:
        return words.say("table.tally", won=won, needed=needed)
    return words.say("table.facing", opponent=tally.opponent, won=won, needed=needed)
