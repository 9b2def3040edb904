"""Players made of code, for any game: they see a view, a story and imagined worlds.

May import the kernel only. A game's own bots live with the game and build on these.
"""

from trousseau.bots.bot import (
    REMARKS,
    AnyBot,
    AnyLevels,
    Bot,
    Levels,
    Plan,
    Seen,
    TimedBot,
    TimedLevels,
    chooser,
    planner,
)
from trousseau.bots.planning import Planning
from trousseau.bots.random import RandomBot
from trousseau.bots.search import Search
from trousseau.bots.search_bot import SearchBot

__all__ = [
    "REMARKS",
    "AnyBot",
    "AnyLevels",
    "Bot",
    "Levels",
    "Plan",
    "Planning",
    "RandomBot",
    "Search",
    "SearchBot",
    "Seen",
    "TimedBot",
    "TimedLevels",
    "chooser",
    "planner",
]
