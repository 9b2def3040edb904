"""Each level is stronger than the one below; docs/balance/boyard.md says by how much.

Random players are no yardstick: they let the table draw for them at any level, good ones too.
"""

from __future__ import annotations

import pytest

from trousseau.lab.arena import Duel, compare
from trousseau.lab.seeds import seed_of
from trousseau.lab.setup import set_up

pytestmark = pytest.mark.long

DEALS = 120


@pytest.mark.parametrize(("hero", "baseline"), [("good", "novice"), ("expert", "good")])
def test_a_level_wins_more_than_the_one_below_in_the_same_seats_and_deals(
    hero: str, baseline: str
) -> None:
    field = set_up("boyard", 3, {"notes": 6}, [baseline])
    found = compare(Duel(field, hero, baseline, DEALS, seed_of("levels")))
    assert found.difference >= 0.08, f"{found.hero_share:.2f} and {found.baseline_share:.2f}"
