"""The options that several commands share, and how they are read."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryFile
from typing import Annotated, Any

import msgspec
import typer
from msgspec import inspect

from trousseau import games
from trousseau.cli.complaint import Refused
from trousseau.kernel import AnyGame, Illegal
from trousseau.lab import workers
from trousseau.lab.cluster import RayCluster
from trousseau.lab.setup import Setup, set_up
from trousseau.store import Data, data_at, default_folder

MOST = 10_000_000
RAY = "ray"


def number(option: str, least: int, most: int = MOST) -> Callable[[str], int]:
    """A reader of whole numbers within limits."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = least - 1
        if not least <= value <= most:
            raise Refused("number", option=option, value=text, least=least, most=most)
        return value

    return read


GameName = Annotated[str, typer.Argument(metavar="GAME", show_default=False)]
Seats = Annotated[int | None, typer.Option(metavar="N", parser=number("--seats", 1, 99))]
Bots = Annotated[str, typer.Option(metavar="BOT[,BOT...]")]
Choices = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE")]
Seed = Annotated[str, typer.Option(metavar="WORD")]
Workers = Annotated[int | None, typer.Option(metavar="N", parser=number("--workers", 1, 256))]
On = Annotated[str, typer.Option(metavar="ray[://HOST:PORT]")]
Folder = Annotated[str, typer.Option(metavar="DIR")]
House = Annotated[
    str,
    typer.Option(
        "--data", metavar="DIR|postgresql://...", envvar="TROUSSEAU_DATA", show_envvar=False
    ),
]


def find_game(name: str) -> AnyGame[Any]:
    if not name:
        raise Refused("no_game", known=games.names())
    return games.get(name)


def table(game: str, seats: int | None, choices: Sequence[str] | None, bots: str) -> Setup:
    """The setup that was asked for; without a number of seats, one for each bot or the fewest."""
    rules = find_game(game)
    names = bots.split(",")
    count = seats or (rules.seats[0] if len(names) == 1 else len(names))
    chosen = read_choices(rules, choices or ())
    rules.check_seats(count)
    try:
        rules.check_setup(count, rules.options(chosen))
    except Illegal as error:
        raise Refused("setup", game=game, refusal=error.refusal) from error
    return set_up(game, count, chosen, names)


def read_choices(game: AnyGame[Any], choices: Sequence[str]) -> dict[str, str]:
    """The game's options from KEY=VALUE, each checked by itself so that it can be named."""
    kinds = {field.name: field.type for field in options_of(game)}
    chosen = {}
    for choice in choices:
        name, equals, value = choice.partition("=")
        if not equals:
            raise Refused("option_form", choice=choice)
        if not kinds:
            raise Refused("no_options", choice=choice, game=game.name)
        if name not in kinds:
            raise Refused("unknown_option", name=name, known=list(kinds), game=game.name)
        try:
            game.options({name: value})
        except Illegal as error:
            allowed = allowed_by(kinds[name])
            raise Refused("bad_option", option=name, value=value, allowed=allowed) from error
        chosen[name] = value
    return chosen


def options_of(game: AnyGame[Any]) -> tuple[inspect.Field, ...]:
    shape = inspect.type_info(game.options_type)
    assert isinstance(shape, inspect.StructType)
    return shape.fields


class Range(msgspec.Struct, tag="range"):
    least: int
    most: int


class Number(msgspec.Struct, tag="number"):
    pass


class Length(msgspec.Struct, tag="length"):
    least: int
    most: int


class Text(msgspec.Struct, tag="text"):
    pass


class Switch(msgspec.Struct, tag="switch"):
    pass


class Other(msgspec.Struct, tag="other"):
    kind: str


def allowed_by(kind: inspect.Type) -> Range | Number | Length | Text | Switch | Other:
    """What values an option or a field takes, as the catalogue tells it under `allowed`."""
    match kind:
        case inspect.IntType(ge=int(least), le=int(most)):
            return Range(least, most)
        case inspect.IntType():
            return Number()
        case inspect.StrType(max_length=int(most)):
            return Length(kind.min_length or 0, most)
        case inspect.StrType():
            return Text()
        case inspect.BoolType():
            return Switch()
        case _:
            return Other(type(kind).__name__)


def workers_for(asked: int | None, on: str) -> workers.Workers:
    """Processes of this machine, or where `--on` says."""
    if not on:
        return asked or workers.every_core()
    if on == RAY:
        return RayCluster(cores=asked or workers.every_core())
    if not on.startswith(f"{RAY}://"):
        raise Refused("on", value=on)
    if asked:
        raise Refused("workers_there", address=on)
    return RayCluster(on)


def data_for(asked: str) -> Data:
    """Where the tables of a house are; without a word, this person's own folder."""
    return data_at(asked) if asked else default_folder()


def seed_for(asked: str) -> str:
    """The seed that was asked for, or a short one that can be typed again."""
    return asked or str(secrets.randbelow(10**9))


def folder_for(asked: str) -> Path | None:
    """A folder to write to, made if need be; refused now rather than after an hour of play."""
    if not asked:
        return None
    folder = Path(asked)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            return folder
    except OSError as error:
        raise Refused("folder", folder=asked) from error
