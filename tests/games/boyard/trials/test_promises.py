"""Every trial keeps every promise by itself."""

from __future__ import annotations

from typing import Any

from tests.games.boyard.trials.secrets import BatailleSecrets
from tests.games.long import STEPS_HERE

from trousseau.games.boyard.trials.barbichette import GAME as BARBICHETTE
from trousseau.games.boyard.trials.bataille import GAME as BATAILLE
from trousseau.games.boyard.trials.catapulte import GAME as CATAPULTE
from trousseau.games.boyard.trials.nez import GAME as NEZ
from trousseau.kernel import AnyGame
from trousseau.testing.suite import Secrets, promises

# In trials of balance nothing is hidden: what is yet to come is not drawn before it does.
TRIALS: dict[str, tuple[AnyGame[Any], Secrets[Any] | None]] = {
    "bataille": (BATAILLE, BatailleSecrets()),
    "barbichette": (BARBICHETTE, None),
    "catapulte": (CATAPULTE, None),
    "nez": (NEZ, None),
}

# Where hands are mostly the table's, secrets come up less often.
WAYS = {"by hand": ({"by_hand": True}, 1), "as they like": ({}, 3)}

for name, (game, secrets) in TRIALS.items():
    for way, (options, often) in WAYS.items():
        globals()[f"Test{name.title()}{way.title().replace(' ', '')}"] = promises(
            game,
            secrets=secrets,
            hides=secrets is not None,
            small=None,
            levels={},
            options=options,
            steps=often * STEPS_HERE,
        )
