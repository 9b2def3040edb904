"""Players made of code, for any game: they see a view, a story and imagined worlds.

May import the kernel only. A game's own bots live with the game and build on these.
"""

from trousseau.bots.bot import REMARKS, Bot, Levels, Seen
from trousseau.bots.random import RandomBot
from trousseau.bots.search import Search
from trousseau.bots.search_bot import SearchBot

__all__ = ["REMARKS", "Bot", "Levels", "RandomBot", "Search", "SearchBot", "Seen"]
