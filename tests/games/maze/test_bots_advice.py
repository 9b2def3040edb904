"""What bots ask for before the sand is turned, and what all make of what was said."""

from __future__ import annotations

import pytest
from tests.games.maze.table import EXITS, ITEMS, Played, mall, new_mall

from trousseau.bots import Plan, Seen
from trousseau.games.maze import GAME
from trousseau.games.maze.bots import LEVELS
from trousseau.games.maze.bots.advice import FIRST, SAND, TOGETHER, TOUR, first, heeded
from trousseau.games.maze.bots.errands import FETCH, MEET, TURN, errands_of, last_step
from trousseau.games.maze.bots.plan import CommonPlan
from trousseau.games.maze.bots.ways import Ways
from trousseau.games.maze.constants import SECOND
from trousseau.games.maze.moves import READY
from trousseau.games.maze.pieces import ELF, MAGE
from trousseau.games.maze.roles.cards import NUMBERS
from trousseau.games.maze.shapes.facts import Flipped, Said
from trousseau.games.maze.shapes.moves import Phrase
from trousseau.games.maze.shapes.table import Hero
from trousseau.games.maze.start import deck_of
from trousseau.games.maze.state import Maze
from trousseau.kernel import Fact, SeededDice
from trousseau.lab.setup import set_up


def said(phrase: Phrase, hero: Hero | None = None) -> Said:
    return Said(0, phrase, None, hero)


def kinds(game: Played, advice: int) -> list[int]:
    errands = errands_of(game.state, Ways(game.state, game.at), game.at, advice)
    return [errand.kind for errand in errands]


def planned(game: Played, seat: int, before: Plan[int] | None, *news: Fact) -> Plan[int]:
    seen = Seen(GAME, game.view(seat), (), game.at, news)
    plan: Plan[int] = LEVELS["quick"]().plan(seen, before, SeededDice(bytes(32)))
    return plan


# What is said.


@pytest.mark.parametrize(
    ("card", "asked"),
    [
        ("M03", said("lead", "mage")),
        ("M12", said("careful")),
        ("M13", said("lead", "barbarian")),
        ("M15", said("who_moves", "mage")),
        ("M16", said("mind_sand")),
    ],
)
def test_the_holder_of_a_mission_asks_for_what_it_needs(card: str, asked: Said) -> None:
    game = new_mall(4, level=5).deal(card, "R01", "R02", "R03")
    word = planned(game, 0, None)
    assert word.move is not None
    game.at = word.at
    game.do(0, GAME.write(word.move))
    assert game.told == [asked]
    assert planned(game, 0, word, *game.told).move == READY


def test_who_needs_nothing_is_ready_at_once() -> None:
    game = new_mall(4, level=5).deal("M16", "R01", "R02", "R03")
    assert planned(game, 1, None).move == READY


def test_what_was_said_before_the_start_is_heeded_in_the_run() -> None:
    match = set_up("maze", 4, {"scenario": 3, "level": 5}, ["quick"]).match(bytes(32))
    table = match.state
    assert isinstance(table, Maze)
    table.deal(deck_of(table), [NUMBERS[card] for card in ("M16", "R01", "R02", "R03")])
    facts = [event.fact for events in match for event in events]
    lefts = [fact.before for fact in facts if isinstance(fact, Flipped)]
    assert lefts, "the sand is never turned"
    assert max(lefts) > 30 * SECOND


def test_words_add_up_and_the_last_pawn_that_was_named_comes_first() -> None:
    advice = 0
    for word in (said("mind_sand"), said("lead", "elf"), said("agreed"), said("lead", "mage")):
        advice = heeded(advice, word, 3)
    assert advice % FIRST == SAND
    assert first(advice) == MAGE
    assert first(SAND) != MAGE


def test_words_mean_what_a_card_of_the_deck_may_ask_for() -> None:
    assert [heeded(0, said("careful"), level) for level in (3, 4)] == [0, TOGETHER]
    assert [heeded(0, said("who_moves", "mage"), level) for level in (4, 5)] == [0, TOUR]
    assert heeded(0, said("who_moves", "elf"), 5) == 0


# What all make of it.


def test_who_minds_the_sand_turns_it_as_soon_as_it_gains_much() -> None:
    game = mall(4)
    game.before("dwarf", game.square("hourglass"))
    game.leave(60)
    assert TURN not in kinds(game, 0)
    assert kinds(game, SAND).count(TURN) == 1
    assert last_step(game.state, SAND) > last_step(game.state, 0)


def test_all_meet_on_one_tile_before_they_go_to_their_items() -> None:
    game = mall(4, "M12", "R01", "R02", "R03", level=4).lay(*ITEMS, *EXITS)
    assert kinds(game, TOGETHER) == [MEET] * 4
    assert MEET not in kinds(game, 0)
    game.state.story.huddle = game.at
    assert MEET not in kinds(game, TOGETHER), "once is enough"


def test_nobody_meets_when_it_is_late_or_tiles_are_missing() -> None:
    game = mall(4, "M12", "R01", "R02", "R03", level=4).lay(*ITEMS)
    assert MEET not in kinds(game, TOGETHER)
    game.lay(*EXITS)
    for _ in range(2):
        game.state.story.flip(game.at, 0)
    assert MEET not in kinds(game, TOGETHER)


def test_the_mage_looks_at_the_items_of_others_where_nobody_stands() -> None:
    game = mall(4, "M15", "R01", "R02", "R03", level=5).lay(*ITEMS, *EXITS)
    game.put("elf", game.square("item", "elf"))
    errand = errands_of(game.state, Ways(game.state, game.at), game.at, TOUR)[MAGE]
    assert errand.kind == FETCH
    assert set(errand.goals) == {game.square("item", "barbarian"), game.square("item", "dwarf")}
    game.state.story.window = [(0, game.at), (3, game.at)]
    errand = errands_of(game.state, Ways(game.state, game.at), game.at, TOUR)[MAGE]
    assert errand.goals == [game.square("item", "mage")]


def test_the_way_of_a_pawn_that_was_named_comes_first() -> None:
    game = mall(4)
    for hero in (ELF, MAGE):
        plan = CommonPlan(game.state, game.at, FIRST * (hero + 1))
        assert max(plan.wishes, key=lambda wish: wish.worth).hero == hero
