"""The suite on a game with an open vocabulary and with dice that fall during play."""

from __future__ import annotations

from tests.testing.guess import GAME, GuessSecrets, PatientBot

from trousseau.testing.suite import Small, promises

LEVELS = {"patient": PatientBot}

TestGuess = promises(GAME, secrets=GuessSecrets(), levels=LEVELS, small=Small(seats=2))
TestGuessWithoutSecrets = promises(GAME, levels=LEVELS, small=Small(seats=3))
