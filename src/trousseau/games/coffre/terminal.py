"""The table in a terminal: the players in order round the centre, and what the viewer knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from trousseau.games.coffre.shapes import Card, CoffreView
from trousseau.words import Words

WIDTH: Final = 25
COLOURS: Final = {
    "neutral": "white",
    "treasure": "bold yellow",
    "key": "bold green",
    "fake": "bold red",
    "trap": "bold magenta",
}

# For each number of other players: how many sit on the left, along the top, on the right.
SIDES: Final = {3: (1, 1, 1), 4: (1, 2, 1), 5: (1, 3, 1), 6: (2, 2, 2), 7: (2, 3, 2)}


def draw(view: CoffreView, words: Words) -> RenderableType:
    """The viewer sits at the bottom; play goes clockwise, so next to the left."""
    me = view.seat or 0
    others = [(me + 1 + i) % view.seats for i in range(view.seats - 1)]
    left, top, _ = SIDES[len(others)]
    places = [place(view, seat, words) for seat in others]
    middle = Table.grid(padding=(0, 1))
    middle.add_row(
        Group(*reversed(places[:left])), centre(view, words), Group(*places[left + top :])
    )
    return Group(
        Text(heading(view, words), style="bold"),
        row(places[left : left + top]),
        middle,
        row([place(view, me, words)]),
    )


def heading(view: CoffreView, words: Words) -> str:
    if view.treasure is not None and view.designated is not None:
        return words.say("table.final", treasure=view.treasure, designated=view.designated)
    current = view.turns // view.seats + 1
    limit = view.options.round_limit
    if limit:
        return words.say("table.round", round=min(current, limit), limit=limit)
    return words.say("table.round_unlimited", round=current)


def row(places: Sequence[RenderableType]) -> RenderableType:
    """Up to three places side by side, in the middle of the table."""
    grid = Table.grid(padding=(0, 1))
    grid.add_row(*places)
    return Padding(grid, (0, 0, 0, (3 - len(places)) * (WIDTH + 1) // 2))


def place(view: CoffreView, seat: int, words: Words) -> Panel:
    """A player: the card, the lock, and what was said."""
    lines = card_lines(view.hands[seat], words, but=(seat, view.seat))
    if view.locks[seat]:
        lines.append(Text(words.say("table.locked"), style="cyan"))
    lines += [Text(words.say("table.named", target=name)) for name in named_by(view, seat)]
    for said in view.claims:
        if said.seat == seat:
            lines.append(Text(words.say("table.said", seat=seat, claim=said.claim), "italic"))
    acting = seat in view.waiting
    title = f"▶ {words.player(seat)}" if acting else words.player(seat)
    return Panel(Group(*lines), title=title, width=WIDTH, border_style="bold" if acting else "dim")


def named_by(view: CoffreView, seat: int) -> tuple[int, ...]:
    """Whom a player named in the final phase, if that was said already."""
    if view.treasure is None:
        return ()
    speaks = (seat - view.treasure - 1) % view.seats
    return view.named[speaks : speaks + 1]


def centre(view: CoffreView, words: Words) -> Panel:
    lines: list[Text] = []
    for slot, card in enumerate(view.centre):
        lines.append(Text(words.say(f"table.slot.{slot}"), style="underline"))
        lines += card_lines(card, words, but=(view.seat,))
    if view.out:
        lines.append(Text(words.say("table.out", cards=view.out), style="dim"))
    return Panel(Group(*lines), title=words.say("table.centre"), width=WIDTH)


def card_lines(card: Card, words: Words, but: tuple[int | None, ...]) -> list[Text]:
    """A card as the viewer knows it, and who has seen it but its holder and the viewer."""
    if card.face is None:
        lines = [Text(words.say("table.hidden"), style="dim")]
    else:
        lines = [Text(words.name("card", card.face), style=COLOURS[card.face])]
    others = tuple(seat for seat in card.seen_by if seat not in but)
    if others:
        lines.append(Text(words.say("table.known_to", seats=others), style="dim"))
    return lines
