"""Trousseau: five French board games about keys and chests.

`import trousseau` is enough for a notebook: `play` a game between bots, `replay` its record,
`simulate` many, and find the `games` there are.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trousseau import games
    from trousseau.lab.notebook import play, replay, simulate
else:

    def __getattr__(name: str) -> object:
        """What is asked for is imported now: most starts want less."""
        from importlib import import_module  # noqa: PLC0415 - the same

        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        if name == "games":
            return import_module("trousseau.games")
        return getattr(import_module("trousseau.lab.notebook"), name)


__all__ = ["games", "play", "replay", "simulate"]
__version__ = "0.1.0"
