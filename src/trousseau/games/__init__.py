"""The rulebooks, one folder each; none knows another. May import the kernel, bots and lessons.

Games are found, not listed: a folder here, a module named by an entry point of the group
`trousseau.games`, or any module by its dotted name. Its `GAME` is the game, and `parts.py` says
what else may be there.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from trousseau.games.parts import Parts
from trousseau.kernel import AnyGame, Game

__all__ = ["Parts", "UnknownGame", "get", "module", "names", "parts_of"]


class UnknownGame(LookupError):
    """No game has this name; `known` are those there are."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name
        self.known = names()


def names() -> list[str]:
    """The games there are, in alphabetical order."""
    return sorted({*_own(), *_installed()})


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

    return [found.name for found in iter_modules(__path__) if found.ispkg]


def _installed() -> dict[str, str]:
    """The games that other packages bring: their names and modules."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - see above

    return {point.name: point.value for point in entry_points(group="trousseau.games")}
