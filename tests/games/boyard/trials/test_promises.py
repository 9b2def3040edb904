"""Every trial keeps every promise by itself."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.boyard.trials import secrets
from tests.games.boyard.trials.numbers import AS_THEY_LIKE, BY_HAND, STEPS
from tests.games.boyard.trials.patient import with_patience

from trousseau.games.boyard.trials.registry import TRIALS
from trousseau.testing.suite import promises

# Where hands are mostly the table's, secrets come up less often: also in the pure build it takes
# so many steps until somebody has something to hide.
WAYS: dict[str, tuple[dict[str, object], Sequence[int], int]] = {
    "by hand": ({"by_hand": True}, BY_HAND, STEPS),
}
if AS_THEY_LIKE:
    WAYS["as they like"] = ({}, AS_THEY_LIKE, 600)

for name, game in TRIALS.items():
    for way, (options, numbers, steps) in WAYS.items():
        globals()[f"Test{name.title()}{way.title().replace(' ', '')}"] = promises(
            game,
            secrets=secrets.TRIALS.get(name),
            hides=name in secrets.TRIALS,
            small=None,
            levels={},
            options=options,
            seats=numbers,
            steps=steps,
        )

# The first who acts here, on either side, ends the wait.
TestPinceByHand = with_patience(
    globals()["TestPinceByHand"],
    TRIALS["pince"],
    secrets.TRIALS["pince"],
    BY_HAND,
    400,
)
