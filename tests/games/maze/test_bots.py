"""What bots of the mall agree on, suspect and hold back, and that their games end."""

from __future__ import annotations

from typing import Any

import pytest

from trousseau.bots import Plan, Seen
from trousseau.games.maze import GAME
from trousseau.games.maze.bots import LEVELS, judging, missions, notes, traitor
from trousseau.games.maze.bots.errands import TURN, errands_of, unused, way_in
from trousseau.games.maze.bots.look import Look
from trousseau.games.maze.bots.plan import CommonPlan
from trousseau.games.maze.bots.suspicion import chances_of_treason
from trousseau.games.maze.bots.ways import Ways
from trousseau.games.maze.moves import ACCUSE, READY, hero_of
from trousseau.games.maze.moves import TURN as TURN_TILE
from trousseau.games.maze.pieces import DWARF, HEROES
from trousseau.games.maze.roles.cards import HERO, NUMBERS, TRAITOR
from trousseau.games.maze.shapes.facts import Flipped
from trousseau.games.maze.start import deck_of
from trousseau.games.maze.state import Maze
from trousseau.games.maze.tiles import HOURGLASS
from trousseau.kernel import SeededDice
from trousseau.lab.setup import set_up

DICE = SeededDice(bytes(32))
START = 3_000
MOST_NOTES = 4_096


def running(seats: int = 4, deal: tuple[int, ...] = (), **options: Any) -> Maze:
    """A game whose sand was just turned."""
    dice = SeededDice(bytes(32))
    table = GAME.new(seats, GAME.options({"scenario": 3, **options}), dice)
    if deal:
        table.deal(deck_of(table), list(deal))
    for seat in range(seats):
        table.play(seat, READY, 0, dice)
    table.tick(START, dice)
    return table


def look(table: Maze, seat: int, at: int) -> Look:
    view = table.view(seat)
    return Look(view, notes.fresh(view, at), at, DICE)


def ended(seats: int, bot: str, seed: int, **options: object) -> str:
    match = set_up("maze", seats, options, [bot]).match(bytes([seed]) * 32)
    result = match.finish()
    return result.why


# Whole games.


@pytest.mark.parametrize(("seats", "scenario"), [(1, 2), (2, 3), (3, 5), (8, 7)])
def test_any_number_of_bots_brings_a_game_to_its_end(seats: int, scenario: int) -> None:
    assert ended(seats, "quick", 1, scenario=scenario) in ("escape", "timeout")


def test_most_games_of_four_are_won() -> None:
    why = [ended(4, "brisk", seed, scenario=3) for seed in range(6)]
    assert why.count("escape") >= 4


@pytest.mark.parametrize("level", range(1, 6))
def test_games_with_roles_come_to_their_end_without_a_move_that_is_refused(level: int) -> None:
    assert ended(5, "quick", level, scenario=4, level=level)


# The common plan.


def test_everybody_sees_the_same_plan() -> None:
    table = running()
    plans = [look(table, seat, START).plan for seat in range(4)]
    moves = [[wish.move for wish in plan.wishes] for plan in plans]
    assert moves[0]
    assert all(wished == moves[0] for wished in moves)


def test_each_pawn_is_wanted_for_one_action_at_most() -> None:
    wishes = CommonPlan(running(), START).wishes
    heroes = [hero_of(wish.move) for wish in wishes]
    assert len(heroes) == len(set(heroes)) <= len(HEROES)


def test_one_pawn_goes_to_the_hourglass_when_the_sand_gets_low() -> None:
    table = running()
    early = errands_of(table, Ways(table, START), START)
    end = table.sand.empty - 6_000
    late = errands_of(table, Ways(table, end), end)
    assert [errand.kind for errand in early].count(TURN) == 0
    assert [errand.kind for errand in late].count(TURN) == 1


# Hands.


def test_a_plan_that_still_holds_is_not_begun_anew() -> None:
    table = running()
    bot = LEVELS["brisk"]()
    first = next(
        plan
        for seat in range(4)
        if (plan := planned(bot, table, seat, START, None)).move is not None
    )
    seat = next(s for s in range(4) if planned(bot, table, s, START, None).move is not None)
    assert planned(bot, table, seat, START + 50, first).at == first.at


def planned(bot: Any, table: Maze, seat: int, at: int, before: Plan[int] | None) -> Plan[int]:
    plan: Plan[int] = bot.plan(Seen(GAME, table.view(seat), (), at), before, SeededDice(bytes(32)))
    assert len(plan.memo) <= MOST_NOTES
    return plan


def test_alone_an_action_of_no_use_is_turned_over_at_a_glance() -> None:
    table = running(seats=1)
    assert table.deck is not None
    useless = next(action for action in range(7) if action not in wished(table))
    table.deck.turned, table.deck.unseen = [useless], []
    plans = [
        LEVELS["brisk"]().plan(
            Seen(GAME, table.view(0), (), START), None, SeededDice(bytes([n]) * 32)
        )
        for n in range(20)
    ]
    assert {plan.move for plan in plans} == {TURN_TILE}
    assert sum(plan.at - START for plan in plans) / len(plans) < 600


def wished(table: Maze) -> set[int]:
    return {wish.action for wish in CommonPlan(table, START).wishes}


# Suspicions.


def test_whoever_turns_the_sand_over_much_too_early_is_accused() -> None:
    table = running(deal=(TRAITOR, HERO, HERO + 1, HERO + 2), level=1)
    seen = look(table, 1, START)
    seen.take_in([Flipped(0, "elf", 3, 165_000, 15_000)])
    assert judging.accusation(seen) == ACCUSE + 1


def test_whoever_alone_could_turn_the_sand_and_does_not_is_suspected() -> None:
    table = running(deal=(TRAITOR, HERO, HERO + 1, HERO + 2), level=1)
    glass = unused(table, HOURGLASS)[0]
    start = way_in(table.mall.steps, glass)
    table.pawns[DWARF] = start
    heading = next(way for way, row in enumerate(table.mall.steps) if row[start] == glass)
    owner = table.hands.owners(heading)[0]
    eyes = 0 if owner else 1
    at = table.sand.empty - 3_000
    seen = look(table, eyes, at)
    for later in (0, 2_000):
        seen.at = at + later
        seen.take_in(())
    assert seen.notes.suspicion[owner] == 0.0
    seen.at = at + 4_000
    seen.take_in(())
    assert seen.notes.suspicion[owner] > 1.0


def test_before_anything_has_happened_everybody_is_as_suspect() -> None:
    table = running(deal=(TRAITOR, HERO, HERO + 1, HERO + 2), level=1)
    view = table.view(1)
    chances = chances_of_treason(notes.fresh(view, START), view, 1)
    assert chances == pytest.approx([1 / 3, 0.0, 1 / 3, 1 / 3])
    assert judging.accusation(look(table, 1, START)) is None


def test_a_traitor_turns_the_sand_early_only_if_it_can_afford_to() -> None:
    table = running(seats=5, deal=(TRAITOR, *range(HERO, HERO + 4)), level=1)
    glass = unused(table, HOURGLASS)[0]
    table.pawns[DWARF] = way_in(table.mall.steps, glass)
    table.hands.deal(5, [0] * 5)
    half = table.sand.empty - table.sand.whole // 2
    assert traitor.early_flip(look(table, 0, START)) is None
    assert traitor.early_flip(look(table, 0, half - 12_000)) is not None
    assert traitor.early_flip(look(table, 0, half + 1_000)) is None


# Missions.


def test_a_nudger_nudges_when_there_is_nothing_else_to_do() -> None:
    deal = [NUMBERS[card] for card in ("M08", "R01", "R02", "R03")]
    table = running(deal=tuple(deal), level=3)
    move = missions.extra(look(table, 0, START))
    assert move is not None
    assert look(table, 0, START).may(move)
