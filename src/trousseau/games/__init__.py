"""The rulebooks, one folder each; none knows another. May import the kernel, bots and lessons.

Games are found, not listed: a folder here, a module named by an entry point of the group
`trousseau.games`, or any module by its dotted name. Its `GAME` is the game; its `bots` module,
if there is one, has `LEVELS`, and its `lesson` module has `LESSON`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from trousseau.bots import Levels, RandomBot
from trousseau.kernel import Game
from trousseau.lessons import Lesson

__all__ = ["UnknownGame", "get", "lesson", "levels", "module", "names", "part"]


class UnknownGame(LookupError):
    """No game has this name; `known` are those there are."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name
        self.known = names()


def names() -> list[str]:
    """The games there are, in alphabetical order."""
    return sorted({*_own(), *_installed()})


def get(name: str) -> Game[Any]:
    """The game of that name, or of the module of that dotted name."""
    game = getattr(import_module(module(name)), "GAME", None)
    if not isinstance(game, Game):
        raise UnknownGame(name)
    return game


def levels(name: str) -> Levels:
    """A game's bots, weakest first; every game has the random one."""
    bots = part(name, "bots")
    own: Levels = bots.LEVELS if bots else {}
    return {"random": RandomBot, **own}


def lesson(name: str) -> Lesson | None:
    """A game's lesson, if it has one."""
    found = part(name, "lesson")
    told: Lesson | None = found.LESSON if found else None
    return told


def part(name: str, what: str) -> ModuleType | None:
    """An optional module in a game's folder: its `bots`, its `lesson`."""
    folder = module(name)
    if not hasattr(import_module(folder), "__path__"):  # a game in a single file
        return None
    return import_module(f"{folder}.{what}") if find_spec(f"{folder}.{what}") else None


def module(name: str) -> str:
    """Where a game lives: its `GAME`, its parts and its words."""
    own = f"{__name__}.{name}"
    if name.isidentifier() and find_spec(own) is not None:
        return own
    if name in (installed := _installed()):
        return installed[name]
    try:
        there = "." in name and find_spec(name) is not None
    except ImportError:
        there = False
    if not there:
        raise UnknownGame(name)
    return name


# These two imports take longer than all the rest of a start, and few starts need them.


def _own() -> list[str]:
    from pkgutil import iter_modules  # noqa: PLC0415 - see above

    return [found.name for found in iter_modules(__path__)]


def _installed() -> dict[str, str]:
    """The games that other packages bring: their names and modules."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - see above

    return {point.name: point.value for point in entry_points(group="trousseau.games")}
