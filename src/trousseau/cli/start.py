"""From the words a person typed to an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from io import TextIOWrapper
from typing import NamedTuple

from rich.table import Table

from trousseau import __version__
from trousseau.cli.command import known_commands, run, show_help
from trousseau.cli.complaint import Complaint, Refused, Unsound, explain
from trousseau.cli.screen import Screen
from trousseau.kernel import dice
from trousseau.words import LANGUAGES, Words, language_of

GONE = 1
UNSOUND = 1
FAILED = 2
INTERRUPTED = 130


class Request(NamedTuple):
    """What was typed, the options for everywhere taken out."""

    words: list[str]
    language: str | None
    json: bool
    help: bool


def main(typed: Sequence[str] | None = None) -> int:
    """Do what was typed.

    0: done; 1: the reader is gone, or what was checked is not sound; 2: it can't be done and a
    sentence said why; 130: Ctrl-C.
    """
    _never_choke_on_a_sign()
    request = requested(sys.argv[1:] if typed is None else typed)
    language = request.language or language_of(os.environ)
    spoken = language in LANGUAGES
    screen = Screen(Words(language if spoken else language_of(os.environ)), json=request.json)
    try:
        if not spoken:
            raise Refused("language", value=language, known=LANGUAGES)
        obey(request, screen)
        sys.stdout.flush()  # here, where a reader that is gone is no surprise
    except KeyboardInterrupt:
        screen.complain(Complaint("interrupted", {}))
        return INTERRUPTED
    except Unsound:
        return UNSOUND
    except BrokenPipeError:
        _let_go_of_stdout()
        return GONE
    except Exception as error:
        complaint = explain(error)
        if complaint is None:
            raise
        screen.complain(complaint)
        return FAILED
    return 0


def requested(typed: Sequence[str]) -> Request:
    """Sort what was typed. It is read before anything can go wrong: errors obey it too."""
    words: list[str] = []
    language: str | None = None
    left = iter(typed)
    for word in left:
        if word == "--lang":
            language = next(left, "?")
        elif word.startswith("--lang="):
            language = word.removeprefix("--lang=")
        elif word not in ("--json", "--help", "-h"):
            words.append(word)
    return Request(words, language, "--json" in typed, "--help" in typed or "-h" in typed)


def obey(request: Request, screen: Screen) -> None:
    """Show help or the version, or find the command that the first word names."""
    name, *words = request.words or [""]
    if name == "--version":
        screen.write(f"trousseau {__version__} ({build()})")
    elif name in ("", "help"):
        overview(screen)
    elif name not in known_commands():
        raise Refused("unknown_command", name=name, known=known_commands())
    elif request.help:
        show_help(name, screen)
    else:
        run(name, words, screen)


def overview(screen: Screen) -> None:
    """For a person who typed nothing more than `trousseau`."""
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


def build() -> str:
    """Which build runs, told by a module that the compiled one compiles."""
    return "compiled" if dice.__file__.endswith(tuple(EXTENSION_SUFFIXES)) else "pure"


def _never_choke_on_a_sign() -> None:
    """A terminal or a pipe that can't carry an accent gets a question mark, not a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _let_go_of_stdout() -> None:
    """The reader had enough (`trousseau replay game.jsonl | head`): no complaint at exit either."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
