"""The sample games keep every promise, with their secrets stated and without."""

from __future__ import annotations

from tests.testing.secrets import (
    ContestSecrets,
    HeistSecrets,
    LeducSecrets,
    RaceSecrets,
    RoshamboSecrets,
)

from trousseau.bots import RandomBot
from trousseau.testing.games import contest, heist, leduc, race, roshambo, tictactoe
from trousseau.testing.games.heist.bots import LEVELS as HANDS
from trousseau.testing.suite import Small, promises

TestTicTacToe = promises(tictactoe.GAME, hides=False)
TestLeduc = promises(leduc.GAME, secrets=LeducSecrets(), small=Small(steps=9))
TestRoshambo = promises(roshambo.GAME, secrets=RoshamboSecrets(), small=Small(seats=3, steps=6))
TestRace = promises(race.GAME, secrets=RaceSecrets(), small=Small(options={"spread": 6}))
TestContest = promises(
    contest.GAME,
    secrets=ContestSecrets(),
    levels=contest.LEVELS,
    small=Small(options={"picks": 1}, steps=6),
)
TestHeist = promises(
    heist.GAME,
    secrets=HeistSecrets(),
    levels={"random": RandomBot, **HANDS},
    small=Small(seats=3, options={"spread": 3}, steps=6),
)

TestLeducWithoutSecrets = promises(leduc.GAME, small=None, steps=150)
TestRoshamboWithoutSecrets = promises(roshambo.GAME, small=None, steps=150)
TestRaceWithoutSecrets = promises(race.GAME, small=None, steps=150)
