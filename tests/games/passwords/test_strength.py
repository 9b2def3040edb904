"""Each level is stronger than the one below; `bench.passwords` measures by how much."""

from __future__ import annotations

import pytest

from trousseau.games.passwords import GAME
from trousseau.games.passwords.bots import Expert, Good
from trousseau.lab.arena import Duel, compare
from trousseau.lab.match import TurnMatch
from trousseau.lab.seeds import derived, seed_of
from trousseau.lab.setup import set_up

pytestmark = pytest.mark.long

DEALS = 40
GAMES = 16
ROUNDS = 200
"""Of the expert: few, so that this takes seconds."""


@pytest.mark.parametrize(("hero", "baseline"), [("novice", "random"), ("good", "novice")])
def test_a_level_wins_more_than_the_one_below_in_the_same_seats_and_deals(
    hero: str, baseline: str
) -> None:
    field = set_up("passwords", 2, {}, ["novice"])
    found = compare(Duel(field, hero, baseline, DEALS, seed_of("levels")))
    assert found.difference >= 0.25, f"{found.hero_share:.2f} and {found.baseline_share:.2f}"


def test_the_expert_beats_the_good_one_even_in_a_hurry() -> None:
    heading = set_up("passwords", 2).heading
    won = 0.0
    for number in range(GAMES):
        seat = number % 2
        players = [Expert(rounds=ROUNDS) if other == seat else Good() for other in range(2)]
        match = TurnMatch(GAME, heading(derived(seed_of("experts"), "deal", number // 2)), players)
        result = match.finish()
        won += (seat in result.winners) / len(result.winners)
    assert won >= 0.75 * GAMES, f"{won} of {GAMES}"
