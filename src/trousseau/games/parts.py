"""What a game may bring beside its rules: modules in its folder, none of which it needs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, NamedTuple

from trousseau.bots import AnyLevels, RandomBot
from trousseau.kernel import AnyGame, Moment
from trousseau.lessons import Lesson
from trousseau.words import Words


class Coach(NamedTuple):
    """Looks back at a game through somebody's eyes, and knows no more than they did."""

    advice: Callable[[Sequence[Moment]], Any]
    """What it makes of all that these eyes met."""

    shape: Any
    """Of what it says."""


class Parts:
    """A game's parts, each imported when it is asked for: few of those who start need bots."""

    def __init__(self, module: str) -> None:
        self.module = module
        """The game's own; its folder `words` has the sentences, a catalogue for each language."""

    def levels(self) -> AnyLevels:
        """`bots.LEVELS`: players made of code, weakest first; every game has the random one."""
        bots = self._module("bots")
        own: AnyLevels = bots.LEVELS if bots else {}
        return {"random": RandomBot, **own}

    def lesson(self, language: str) -> Lesson | None:
        """`lesson.LESSON`: a guided game, to learn it by; or by language, where words matter."""
        lesson = self._module("lesson")
        told: Lesson | Mapping[str, Lesson] | None = lesson.LESSON if lesson else None
        return told[language] if isinstance(told, Mapping) else told

    def daily(self) -> AnyGame[Any] | None:
        """`daily.GAME`: a game for one that is the same for everybody on a date."""
        daily = self._module("daily")
        return daily.GAME if daily else None

    def coach(self) -> Coach | None:
        """`coach.advice`, and `coach.Advice`, the shape of it."""
        coach = self._module("coach")
        return Coach(coach.advice, coach.Advice) if coach else None

    def drawing(self) -> Callable[[Any, Words], Any] | None:
        """`terminal.draw`: a view as a picture of characters, by rich."""
        terminal = self._module("terminal")
        return terminal.draw if terminal else None

    def printed(self) -> Sequence[Mapping[str, object]]:
        """`printed.PRINTED`: what is printed on its cards, for the page."""
        printed = self._module("printed")
        return printed.PRINTED if printed else ()

    def _module(self, name: str) -> ModuleType | None:
        if not hasattr(import_module(self.module), "__path__"):  # a game in a single file
            return None
        found = f"{self.module}.{name}"
        return import_module(found) if find_spec(found) else None
