"""Mots de passe: words that walk round a ring of safes and leave gems in them.

Seven safes lie in a ring, each with a letter and some spaces for gems. Announce a word that begins
with one of the letters and walk round the ring once at most: each letter that comes next in the
word takes a gem. A full safe closes: its gems are safe, and it is yours. When somebody has no gem
left in hand, whoever has fewest outside closed safes wins.
"""

from __future__ import annotations

from trousseau.games.passwords.game import GAME

__all__ = ["GAME"]
