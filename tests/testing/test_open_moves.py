"""The suite on a game with an open vocabulary and with dice that fall during play."""

from __future__ import annotations

from tests.testing.secrets import GuessSecrets
from tests.testing.trying import tried

from trousseau.bots import Seen
from trousseau.kernel import Dice
from trousseau.testing.games.guess import GAME, Guessing
from trousseau.testing.suite import Small


class PatientBot:
    """Guesses a word that fits all it knows."""

    def choose(self, seen: Seen[str], dice: Dice) -> str:
        world = seen.imagine().draw(dice)
        assert isinstance(world, Guessing)
        return world.word


LEVELS = {"patient": PatientBot}

TestGuess = tried(GAME, secrets=GuessSecrets(), levels=LEVELS, small=Small(seats=2))
TestGuessWithoutSecrets = tried(GAME, levels=LEVELS, small=Small(seats=3))
