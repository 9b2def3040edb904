"""Les Clés de Fort Boyard: keys won by trials and riddles, and a chest opened against the tigers.

Everything runs in time: who is not quick enough, or not there, is played by the table.
"""

from __future__ import annotations

from trousseau.games.boyard.game import GAME

__all__ = ["GAME"]
