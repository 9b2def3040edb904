"""Games in real time between bots, by a clock that jumps."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from trousseau.bots import AnyBot, Plan, Planning, RandomBot, Seen
from trousseau.bots.planning import APART
from trousseau.kernel import Dice, Replay
from trousseau.kernel.record import Heading
from trousseau.lab.seeds import seed_of
from trousseau.lab.timed import TimedMatch
from trousseau.testing.games.heist import GAME
from trousseau.testing.games.heist.bots import LEVELS
from trousseau.testing.games.heist.shapes import Carried


def match_of(seed: str, *players: AnyBot) -> TimedMatch[int]:
    heading = Heading(
        game=GAME.name,
        rules_version=GAME.rules_version,
        seats=len(players),
        options={"accomplice": False},
        seed=seed_of(seed).hex(),
    )
    return TimedMatch(GAME, heading, players)


@pytest.mark.parametrize("make", [RandomBot, *LEVELS.values()])
def test_a_match_replays_from_its_record(make: Callable[[], AnyBot]) -> None:
    match = match_of("replays", *(make() for _ in range(4)))
    result = match.finish()
    assert result == Replay(GAME, match.record).finish().result
    again = match_of("replays", *(make() for _ in range(4)))
    again.finish()
    assert again.record == match.record


def test_nobody_acts_twice_in_a_quarter_of_a_second() -> None:
    match = match_of("apart", *(LEVELS["quick"]() for _ in range(8)))
    match.finish()
    for seat in range(8):
        instants = [line.at for line in match.record.log if line.seat == seat]
        gaps = [later - at for at, later in pairwise(instants)]
        assert all(gap >= APART for gap in gaps), (seat, gaps)


def test_quick_hands_are_done_before_slow_ones() -> None:
    ends = {}
    for level, make in LEVELS.items():
        match = match_of("a race", *(make() for _ in range(4)))
        match.finish()
        ends[level] = match.record.log[-1].at
    assert ends["quick"] < ends["slow"]


class Listening:
    """Notes what it is asked, and never acts."""

    def __init__(self, wake: int) -> None:
        self.wake = wake
        self.asked: list[tuple[int, int]] = []

    def plan(self, seen: Seen[Any], before: Plan[Any] | None, dice: Dice) -> Plan[Any]:
        carried = [fact for fact in seen.news if isinstance(fact, Carried)]
        self.asked.append((seen.at, len(carried)))
        return Plan(None, at=seen.at + 60_000, wake=seen.at + self.wake)


def test_news_are_noticed_after_the_reaction_time_and_told_once() -> None:
    alert, drowsy = Listening(wake=0), Listening(wake=5_000)
    match = match_of("news", LEVELS["quick"](), LEVELS["quick"](), alert, drowsy)
    match.finish()
    carried = sum(b'"carry"' in bytes(line.move) for line in match.record.log)
    assert sum(heard for _, heard in alert.asked) == carried
    assert 0 < sum(heard for _, heard in drowsy.asked) < carried
    assert len(drowsy.asked) < len(alert.asked)
    gaps = [b - a for (a, _), (b, _) in pairwise(drowsy.asked)]
    assert all(gap >= drowsy.wake for gap in gaps)


def test_a_bot_that_insists_on_what_is_refused_is_noticed() -> None:
    class Stubborn:
        def plan(self, seen: Seen[Any], before: Plan[Any] | None, dice: Dice) -> Plan[Any]:
            return Plan(99, at=seen.at, wake=seen.at + 60_000)

    with pytest.raises(RuntimeError, match="insists on"):
        match_of("stubborn", Stubborn(), Listening(wake=0)).finish()


def test_a_hand_that_has_set_out_is_not_called_back() -> None:
    planning: Planning[int] = Planning()
    planning.answer(Plan(7, at=1_000, wake=1_000), asked=500)
    planning.hear([Carried(0, 1)])
    assert planning.acts_first()
    planning.answer(Plan(7, at=1_001, wake=1_000), asked=500)
    planning.hear([Carried(0, 1)])
    assert not planning.acts_first()
    assert planning.next(now=900) == 1_000
