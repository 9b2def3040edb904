"""Commands: files in `commands`, read by Typer, explained in the person's language."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Sequence
from functools import partial, wraps
from importlib import import_module
from typing import Any

import typer

from trousseau.cli import commands
from trousseau.cli.screen import Screen
from trousseau.words import Words


def known_commands() -> list[str]:
    return [found.name for found in pkgutil.iter_modules(commands.__path__)]


def run(name: str, words: Sequence[str], screen: Screen) -> None:
    """Read the words by the command's signature, then do it."""
    do = _command(name).main(
        list(words), prog_name=f"trousseau {name}", standalone_mode=False, obj=screen
    )
    do()


def show_help(name: str, screen: Screen) -> None:
    command = _command(name)
    _explain(command, name, screen.words)
    with command.make_context(f"trousseau {name}", [], resilient_parsing=True) as context:
        command.get_help(context)


def _command(name: str) -> Any:
    """A command as Typer makes it; its class is no part of Typer's public interface.

    Typer only reads: it would answer Ctrl-C and closed pipes in its own way.
    """
    function = import_module(f"{commands.__name__}.{name}").command

    @wraps(function)
    def read(**choices: object) -> Callable[[], None]:
        return partial(function, **choices)

    app = typer.Typer(add_completion=False)
    app.command(name, add_help_option=False)(read)
    return typer.main.get_command(app)


def _explain(command: Any, name: str, words: Words) -> None:
    """Help texts: `help.NAME` for the command, `help.NAME.OPTION` or `help.OPTION` for the rest."""
    command.help = words.say(f"help.{name}")
    command.epilog = words.say("help.everywhere")
    for parameter in command.params:
        own = f"help.{name}.{parameter.name}"
        key = own if own in words.templates else f"help.{parameter.name}"
        parameter.help = words.say(key, default=parameter.default)
        parameter.show_default = False
        parameter.rich_help_panel = words.say(f"help.panel.{parameter.param_type_name}")
