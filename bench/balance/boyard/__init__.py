"""Whether Les Clés de Fort Boyard is fair, how long it takes, and how its trials are won.

A module with a GAME and bots of its own, so the laboratory can seat people's pace as well.
"""

from trousseau.games.boyard import GAME

__all__ = ["GAME"]
