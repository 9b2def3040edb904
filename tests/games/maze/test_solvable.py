"""A few of the games of `python -m bench.maze solvable` (7.3)."""

from __future__ import annotations

import pytest
from tests.games.maze.planner import BANS, POLICIES, RANGES, Ban, Outing

from trousseau.kernel import SeededDice
from trousseau.lab.seeds import seed_of


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("last", RANGES)
def test_everybody_gets_out_whichever_doors_are_explored(last: int, policy: str) -> None:
    outing = Outing(last, SeededDice(seed_of(f"{last} {policy}")))
    outing.play(POLICIES[policy])
    assert not outing.pawns


@pytest.mark.parametrize("last", [12, 19])
@pytest.mark.parametrize("ban", BANS, ids=[ban.name for ban in BANS])
def test_everybody_gets_out_whichever_hand_a_card_binds(ban: Ban, last: int) -> None:
    outing = Outing(last, SeededDice(seed_of(f"{last} {ban.name}")), ban)
    outing.play(POLICIES["nearest"])
    assert not outing.pawns
