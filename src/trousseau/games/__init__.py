"""The rulebooks, one folder each; none knows another. May import the kernel, bots and lessons.

Games are found, not listed: a folder here, a module named by an entry point of the group
`trousseau.games`, or any module by its dotted name. Its `GAME` is the game, and `parts.py` says
what else may be there.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from msgspec.json import schema

from trousseau.games.parts import Coach, Parts
from trousseau.kernel import AnyGame, Game, Refusal
from trousseau.words import LANGUAGES

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

__all__ = [
    "BadGame",
    "Coach",
    "Parts",
    "UnknownGame",
    "get",
    "left_out",
    "module",
    "names",
    "own",
    "parts_of",
]


class UnknownGame(LookupError):
    """No game has this name; `known` are those there are."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name
        self.known = names()


class BadGame(ValueError):
    """A package brings a game that can't be offered; `refusal` says which and why."""

    def __init__(self, code: str, **about: str) -> None:
        super().__init__(code, about)
        self.refusal = Refusal(code, {**about})


def names() -> list[str]:
    """The games there are, in alphabetical order: our own and those that packages bring."""
    bad = {bad.refusal.about["game"] for bad in left_out()}
    return sorted({*own(), *(_installed().keys() - bad)})


def own() -> list[str]:
    """Our own games, in alphabetical order."""
    from pkgutil import iter_modules  # noqa: PLC0415 - it takes longer than the rest of a start

    return sorted(found.name for found in iter_modules(__path__) if found.ispkg)


def left_out() -> list[BadGame]:
    """What packages bring that can't be offered, and why: a house opens without it."""
    left = []
    for name in _installed():
        try:
            _sound(name)
        except BadGame as bad:
            left.append(bad)
    return left


def get(name: str) -> AnyGame[Any]:
    """The game of that name, or of the module of that dotted name."""
    game = getattr(import_module(module(name)), "GAME", None)
    if not isinstance(game, Game):
        raise UnknownGame(name)
    return game


def parts_of(name: str) -> Parts:
    """What that game brings beside its rules."""
    return Parts(module(name))


def module(name: str) -> str:
    """Where a game lives: its `GAME`, its parts and its words."""
    ours = f"{__name__}.{name}"
    if name.isidentifier() and find_spec(ours) is not None:
        return ours
    try:
        if "." in name and find_spec(name) is not None:
            return name
    except ImportError as error:
        raise UnknownGame(name) from error
    for installed, [point, *_] in _installed().items():
        if name in (installed, point.module):
            return _sound(installed)
    raise UnknownGame(name)


@cache
def _installed() -> dict[str, list[EntryPoint]]:
    """Where packages say that a game of theirs is, by its name."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - it takes as long

    points: dict[str, list[EntryPoint]] = {}
    for point in entry_points(group=__name__):
        points.setdefault(point.name, []).append(point)
    return points


@cache
def _sound(name: str) -> str:
    """The module of a game that a package brings, or BadGame."""
    points = _installed()[name]
    packages = [point.dist.name if point.dist else point.value for point in points]
    packages += ["trousseau"] if name in own() else []
    if len(packages) > 1:
        raise BadGame("taken", game=name, packages=", ".join(sorted(packages)))
    try:
        _facts(name, points[0].module)
    except Exception as error:  # a stranger's module may raise anything
        problem = f"{type(error).__name__}: {error}"
        raise BadGame("broken", game=name, package=packages[0], problem=problem) from error
    return points[0].module


def _facts(name: str, module: str) -> tuple[object, ...]:
    """What a house tells of a game before somebody plays it."""
    game, parts = import_module(module).GAME, Parts(module)
    if not (isinstance(game, Game) and game.name == name and name.isidentifier()):
        raise TypeError(f"{module}.GAME is no Game named {name}")
    rules = game.seats[0], game.rules_version, game.options(), schema(game.move_type)
    lessons = [parts.lesson(language) for language in LANGUAGES]
    return *rules, parts.levels(), lessons, parts.daily(), parts.coach()
