"""What there is, for a person who typed nothing more than `trousseau`."""

from __future__ import annotations

from rich.table import Table

from trousseau.cli.command import known_commands
from trousseau.cli.screen import Screen


def overview(screen: Screen) -> None:
    screen.say("overview.title")
    screen.write("")
    table = Table.grid(padding=(0, 2))
    for name in known_commands():
        table.add_row(f"  {name}", screen.words.say(f"help.{name}"))
    screen.draw(table)
    screen.write("")
    screen.say("overview.examples")
    screen.write("")
    screen.say("help.everywhere")
