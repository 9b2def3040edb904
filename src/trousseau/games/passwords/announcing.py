# compiled: mypyc
"""What may be announced: any word that begins on the ring, with gems where it can walk.

R10: whether it is in the dictionary, used or kin to a used word is judged when it is said; nothing
here knows, so that nobody can look words up by trying.
"""

from __future__ import annotations

from collections.abc import Sequence

from trousseau.games.passwords.lexicon import Lexicon
from trousseau.games.passwords.lexicon.spelling import letters, why_not
from trousseau.games.passwords.shapes import Announce, Move, Pass
from trousseau.games.passwords.walks import find_walk
from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Space
from trousseau.kernel.structs import Refusal

KNOWN = 20_000
"""How many words somebody knows who plays at random."""

TRIES = 50


class Announcing(Space[Move]):
    """What the player of a turn may say; passing is always allowed."""

    def __init__(self, ring: Sequence[str], gems: int, lexicon: Lexicon) -> None:
        self.ring = ring
        self.gems = gems
        self.lexicon = lexicon

    def why_not(self, move: Move) -> Refusal | None:
        if isinstance(move, Pass):
            return None
        if not isinstance(move, Announce):
            return Refusal("announce_first")
        return self._bad_word(move.word) or self._bad_places(move)

    def _bad_word(self, word: str) -> Refusal | None:
        misspelt = why_not(word)
        if misspelt is not None:
            return misspelt
        first = letters(word)[0]
        return None if first in self.ring else Refusal("no_such_letter", {"letter": first})

    def _bad_places(self, move: Announce) -> Refusal | None:
        places = move.places
        if not places:
            return Refusal("no_gem")
        for place in places:
            if not 0 <= place < len(self.ring):
                return Refusal("no_such_safe")
        if len(set(places)) < len(places):
            return Refusal("same_safe_twice")
        if len(places) > self.gems:
            return Refusal("too_many_gems", {"gems": self.gems})
        return None if find_walk(letters(move.word), self.ring, places) else Refusal("no_walk")

    def sample(self, dice: Dice) -> Move:
        """A common word, with the gems that come of walking one way and skipping at random."""
        known = self.lexicon.vocabulary(KNOWN)
        for _ in range(TRIES):
            rank = dice.below(KNOWN)
            key = known.keys[rank]
            if key[0] in self.ring:
                return Announce(known[rank], self._some_places(key, dice))
        return Pass()

    def _some_places(self, word: str, dice: Dice) -> tuple[int, ...]:
        starts = [place for place, letter in enumerate(self.ring) if letter == word[0]]
        start = starts[dice.below(len(starts))]
        way = 1 if dice.below(2) else -1
        places, letter = [start], 1
        for step in range(1, len(self.ring)):
            place = (start + way * step) % len(self.ring)
            found = word.find(self.ring[place], letter)
            if found >= 0 and len(places) < self.gems and dice.below(4):
                places.append(place)
                letter = found + 1
        return tuple(places)
