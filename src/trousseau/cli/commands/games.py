"""`trousseau games`: the games there are, their seats, options and bots."""

from __future__ import annotations

from typing import Any

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from trousseau import games
from trousseau.cli.asking import allowed_by, options_of
from trousseau.cli.complaint import about_game
from trousseau.cli.screen import Screen
from trousseau.kernel import AnyGame


def command(ctx: typer.Context) -> None:
    """List the games."""
    screen: Screen = ctx.obj
    if screen.json:
        screen.give([about(name) for name in games.names()])
    else:
        for name in games.names():
            show(name, screen)
    for bad in games.left_out():
        screen.complain(about_game(bad))


def about(name: str) -> dict[str, Any]:
    game = games.get(name)
    return {
        "name": name,
        "rules_version": game.rules_version,
        "seats": list(game.seats),
        "options": msgspec.to_builtins(game.options()),
        "bots": list(games.parts_of(name).levels()),
    }


def show(name: str, screen: Screen) -> None:
    game = games.get(name)
    words = screen.words_for(name)
    least, most = game.seats[0], game.seats[-1]
    screen.draw(Text(f"{name} · {words.title()}", style="bold"))
    screen.say("games.seats" if least < most else "games.seats_fixed", least=least, most=most)
    screen.say("games.bots", bots=list(games.parts_of(name).levels()))
    screen.draw(options_table(game, screen))


def options_table(game: AnyGame[Any], screen: Screen) -> Table:
    words = screen.words_for(game.name)
    table = Table.grid(padding=(0, 2))
    for field in options_of(game):
        allowed = words.tell("allowed", allowed_by(field.type))
        default = msgspec.json.encode(field.default).decode()
        table.add_row(f"  {field.name}={default}", allowed, words.name("option", field.name))
    return table
