"""Every trial keeps every promise by itself."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.boyard.trials import secrets
from tests.games.boyard.trials.numbers import AS_THEY_LIKE, BY_HAND, STEPS
from tests.games.boyard.trials.patient import with_patience

from trousseau.games.boyard.trials.registry import TRIALS
from trousseau.testing.suite import promises

UNTIL_SOMETHING_IS_HIDDEN = 600
"""Steps: where hands are mostly the table's, those trials that have secrets seldom come to them."""

WAYS: dict[str, tuple[dict[str, object], Sequence[int], int]] = {
    "by hand": ({"by_hand": True}, BY_HAND, STEPS),
}
if AS_THEY_LIKE:
    WAYS["as they like"] = ({}, AS_THEY_LIKE, UNTIL_SOMETHING_IS_HIDDEN)

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
            steps=steps if name in secrets.TRIALS else STEPS,
        )

# The first who acts here, on either side, ends the wait.
TestPinceByHand = with_patience(
    globals()["TestPinceByHand"],
    TRIALS["pince"],
    secrets.TRIALS["pince"],
    BY_HAND,
    400,
)
