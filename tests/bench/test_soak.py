"""A server that grows with the tables it has seen is told from one that only fills its caches."""

from __future__ import annotations

from bench.soak.__main__ import FILLED, MOST, grows, verdict
from bench.soak.evening import PLANS
from bench.soak.soaking import Held

from trousseau.tables.core.registry import GameRegistry

EMPTY = 60_000_000


def looks(most: int, bytes_a_table: float, caches: int = 25_000_000) -> list[Held]:
    """What is seen every thousand tables; the caches are full after so many."""
    full = [min(tables, FILLED) / FILLED * caches for tables in range(0, most + 1, 1_000)]
    return [
        Held(tables, int(EMPTY + cached + tables * bytes_a_table))
        for tables, cached in zip(range(0, most + 1, 1_000), full, strict=True)
    ]


def test_what_caches_take_is_no_growth_and_what_tables_leave_is() -> None:
    assert not grows(looks(50_000, 0))
    assert not grows(looks(50_000, MOST - 10))
    assert grows(looks(50_000, MOST + 10))
    assert "+6000 bytes a table" in verdict(looks(50_000, 6_000))


def test_a_few_tables_tell_nothing() -> None:
    few = looks(FILLED, 6_000)
    assert not grows(few)
    assert "too few to tell" in verdict(few)


def test_games_in_real_time_and_our_own_are_among_them() -> None:
    played = {plan.game for plan in PLANS}
    assert {"heist", "coffre", "fourkeys"} <= played
    own = GameRegistry()
    assert len([game for game in played if own.offers(game)]) >= 2
