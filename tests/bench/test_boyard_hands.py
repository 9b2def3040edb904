"""The hands that measure what a trial costs play every one to its end, and hardly ever wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.boyard.begun import GAME
from bench.boyard.hands import Hand
from tests.proof.network import Network, in_jumps, network

from trousseau.games.boyard.trials.registry import TRIALS

SEATS = 6
IDLE = 100
"""Milliseconds until hands that have nothing to do look again."""


@pytest.mark.parametrize("trial", TRIALS)
def test_six_hands_play_a_trial_to_its_end(tmp_path: Path, trial: str) -> None:
    async def play() -> None:
        async with network(tmp_path, GAME, "bench.boyard.begun") as lines:
            await lines.begin(GAME.name, SEATS, card=trial)
            hands = [Hand(seat, seat) for seat in range(SEATS)]
            acts, refused = 0, 0
            while lines.state.phase == "trial":
                done = await act(lines, hands)
                acts += done is not None
                refused += done == "refused"
            by = lines.pages[0].view["players"][0]["hands"]["echoes"]
            assert len(by) == 3
            assert acts > SEATS
            assert refused * 10 < acts

    in_jumps(play())


async def act(lines: Network, hands: list[Hand]) -> str | None:
    """Whoever is first to do something does it, unless something happens before."""
    now = lines.clock.now - lines.game.began - lines.state.on.began
    plans = []
    for page, hand in zip(lines.pages, hands, strict=True):
        plan = hand.next(page.view["on"], now)
        if plan is not None:
            plans.append((plan[0], hand.seat, plan[1]))
    at, seat, move = min(plans, default=(now + IDLE, 0, None))
    before = lines.live.table.seq
    await lines.wait(max(0, at - now))
    if move is None or lines.live.table.seq != before:
        return None
    return str((await lines.pages[seat].ask("play", move=move))["is"])
