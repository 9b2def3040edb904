"""The sample games keep every promise, with their secrets stated and without."""

from __future__ import annotations

from tests.games.long import STEPS_HERE
from tests.testing.secrets import (
    ContestSecrets,
    HeistSecrets,
    LeducSecrets,
    RaceSecrets,
    RoshamboSecrets,
)
from tests.testing.trying import tried

from trousseau.bots import RandomBot
from trousseau.testing.games import contest, heist, leduc, race, roshambo, tictactoe
from trousseau.testing.games.heist.bots import LEVELS as HANDS
from trousseau.testing.suite import Small

SHORT = min(STEPS_HERE, 150)

TestTicTacToe = tried(tictactoe.GAME, hides=False)
TestLeduc = tried(leduc.GAME, secrets=LeducSecrets(), small=Small(steps=9))
TestRoshambo = tried(roshambo.GAME, secrets=RoshamboSecrets(), small=Small(seats=3, steps=6))
TestRace = tried(race.GAME, secrets=RaceSecrets(), small=Small(options={"spread": 6}))
TestContest = tried(
    contest.GAME,
    secrets=ContestSecrets(),
    levels=contest.LEVELS,
    small=Small(options={"picks": 1}, steps=6),
)
TestHeist = tried(
    heist.GAME,
    secrets=HeistSecrets(),
    levels={"random": RandomBot, **HANDS},
    small=Small(seats=3, options={"spread": 3}, steps=6),
)

TestLeducWithoutSecrets = tried(leduc.GAME, small=None, steps=SHORT)
TestRoshamboWithoutSecrets = tried(roshambo.GAME, small=None, steps=SHORT)
TestRaceWithoutSecrets = tried(race.GAME, small=None, steps=SHORT)
