"""Every trial keeps every promise by itself."""

from __future__ import annotations

from typing import Any

from tests.games.boyard.trials.patient import with_patience
from tests.games.boyard.trials.secrets import BatailleSecrets, PatteSecrets, SignalSecrets
from tests.games.long import STEPS_HERE

from trousseau.games.boyard.trials.bataille import GAME as BATAILLE
from trousseau.games.boyard.trials.chaude import GAME as CHAUDE
from trousseau.games.boyard.trials.patte import GAME as PATTE
from trousseau.games.boyard.trials.pince import GAME as PINCE
from trousseau.kernel import AnyGame
from trousseau.testing.suite import Secrets, promises

TRIALS: dict[str, tuple[AnyGame[Any], Secrets[Any]]] = {
    "bataille": (BATAILLE, BatailleSecrets()),
    "chaude": (CHAUDE, SignalSecrets()),
    "patte": (PATTE, PatteSecrets()),
    "pince": (PINCE, SignalSecrets()),
}

# Where hands are mostly the table's, secrets come up less often: also in the pure build it takes
# so many steps until somebody has something to hide.
WAYS = {
    "by hand": ({"by_hand": True}, STEPS_HERE),
    "as they like": ({}, max(3 * STEPS_HERE, 600)),
}

for name, (game, secrets) in TRIALS.items():
    for way, (options, steps) in WAYS.items():
        globals()[f"Test{name.title()}{way.title().replace(' ', '')}"] = promises(
            game,
            secrets=secrets,
            small=None,
            levels={},
            options=options,
            steps=steps,
        )

# The first who acts here, on either side, ends the wait.
TestPinceByHand = with_patience(
    globals()["TestPinceByHand"], PINCE, SignalSecrets(), max(STEPS_HERE, 400)
)
