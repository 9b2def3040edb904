"""Every trial keeps every promise by itself."""

from __future__ import annotations

from tests.games.boyard.trials import secrets
from tests.games.long import STEPS_HERE

from trousseau.games.boyard.trials.registry import TRIALS
from trousseau.testing.suite import promises

# Where hands are mostly the table's, secrets come up less often.
WAYS = {"by hand": ({"by_hand": True}, 1), "as they like": ({}, 3)}

for name, game in TRIALS.items():
    for way, (options, often) in WAYS.items():
        globals()[f"Test{name.title()}{way.title().replace(' ', '')}"] = promises(
            game,
            secrets=secrets.TRIALS[name],
            small=None,
            levels={},
            options=options,
            steps=often * STEPS_HERE,
        )
