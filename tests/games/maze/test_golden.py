"""Walking, exploring, sand, talk and signals (sections 2 to 4, and 10)."""

from __future__ import annotations

import pytest
from tests.games.maze.table import Played, mall, new_mall
from tests.games.script import refusal_of

from trousseau.games.maze.game import GAME
from trousseau.games.maze.pieces import HEADINGS, HEROES, NOWHERE, action_tiles
from trousseau.games.maze.shapes.facts import (
    BallSpent,
    CameraOff,
    DeckShuffled,
    DeckTurnedOver,
    Ended,
    Explored,
    Flipped,
    GotOut,
    GotReady,
    LowSand,
    Nudged,
    Rode,
    SandTurned,
    Slid,
    Stolen,
    TalkClosed,
    TalkOpened,
    TilesPassed,
    TileTurned,
)
from trousseau.games.maze.shapes.moves import (
    Accuse,
    BeReady,
    Explore,
    Jump,
    LayEye,
    Nudge,
    Ride,
    Say,
    Slide,
    Stare,
    TurnTile,
    UseBall,
)
from trousseau.games.maze.shapes.table import Hero

SOUTH_DOOR, WEST_DOOR, NORTH_DOOR, EAST_DOOR = 13, 4, 2, 11
"""Of face 1a, for the barbarian, the dwarf, the elf and the mage."""

HOURGLASS, BEFORE_IT = 14, 13
UP, DOWN = 2, 9
"""The ends of the escalator of face 1a."""


def alone(**options: object) -> Played:
    """Seat 0 of two may do everything, and the barbarian is in the south-west."""
    return mall(2, **options).give_all(0).stand(12, 5, 6, 10)


# Sliding.


def test_a_pawn_slides_until_told_to_stop() -> None:
    game = alone().put("mage", 8).put("barbarian", 4)
    assert game.slide(0, "mage", "south").told == [Slid(0, "mage", "south", 8, 12, 1)]
    assert game.slide(0, "mage", "east", 1).told == [Slid(0, "mage", "east", 12, 13, 1)]


def test_walls_and_pawns_stop_a_slide() -> None:
    game = alone()
    assert game.slide(0, "barbarian", "north").where("barbarian") == 0
    assert game.refused(0, game.sliding("barbarian", "east")) == "blocked"
    game.put("dwarf", 4)
    assert game.refused(0, game.sliding("barbarian", "south")) == "blocked"
    game.put("dwarf", 12)
    assert game.slide(0, "barbarian", "south").told[-1] == Slid(0, "barbarian", "south", 0, 8, 2)


def test_what_came_in_the_way_cuts_a_slide_short() -> None:
    game = alone()
    meant = game.sliding("barbarian", "north", 3)
    game.put("elf", 0)
    assert game.do(0, meant).told == [Slid(0, "barbarian", "north", 12, 4, 2)]


def test_a_slide_from_where_the_pawn_no_longer_is_is_refused() -> None:
    game = alone()
    meant = game.sliding("barbarian", "north", 1)
    game.do(0, meant)
    assert game.refused(0, meant) == "moved_on"
    assert game.refused(0, Ride("barbarian", DOWN)) == "moved_on"
    assert game.refused(0, Explore("barbarian", SOUTH_DOOR)) == "moved_on"


def test_nobody_does_an_action_of_others() -> None:
    game = mall(4).stand(12, 5, 6, 10)
    assert action_tiles(4)[0] == (6, 3)  # vortex and west
    assert game.refused(0, game.sliding("barbarian", "north")) == "not_yours"
    assert game.refused(1, game.sliding("barbarian", "north")) == "not_yours"
    assert game.slide(3, "barbarian", "north").where("barbarian") == 0


def test_doors_are_crossed_like_floor_once_a_tile_lies_beyond() -> None:
    game = alone().stand(12, 5, 9, NORTH_DOOR).lay(11, door=NORTH_DOOR)
    far = game.slide(0, "dwarf", "north").where("dwarf")
    assert far // 16 == 1
    assert game.slide(0, "dwarf", "south").where("dwarf") == 10


@pytest.mark.parametrize(
    ("hero", "scenario", "passes"), [("dwarf", 4, True), ("elf", 4, False), ("dwarf", 3, False)]
)
def test_only_the_dwarf_passes_orange_walls_and_from_scenario_4_on(
    hero: Hero, scenario: int, passes: bool
) -> None:
    game = mall(2, scenario=scenario, tiles=14).give_all(0).lay(13, door=NORTH_DOOR)
    mall_ = game.state.mall
    start = next(s for s in range(16, 32) if mall_.orange_steps[1][s] != mall_.steps[1][s])
    game.put(hero, start)
    if passes:
        assert game.slide(0, hero, "east", 1).where(hero) == mall_.orange_steps[1][start]
    else:
        assert game.refused(0, game.sliding(hero, "east", 1)) == "blocked"


# Escalators and vortexes.


def test_an_escalator_goes_both_ways_unless_its_other_end_is_taken() -> None:
    game = alone().put("elf", UP)
    assert game.do(0, Ride("elf", UP)).told == [Rode(0, "elf", UP, DOWN)]
    assert game.do(0, Ride("elf", DOWN)).where("elf") == UP
    game.put("dwarf", DOWN)
    assert game.refused(0, Ride("elf", UP)) == "taken"
    assert game.refused(0, Ride("barbarian", 12)) == "no_escalator"


def test_a_vortex_is_of_the_own_colour_and_free() -> None:
    game = alone()
    yellow, green = game.square("vortex", "barbarian"), game.square("vortex", "elf")
    assert game.refused(0, Jump("barbarian", 12, green)) == "no_vortex"
    game.put("elf", yellow)
    assert game.refused(0, Jump("barbarian", 12, yellow)) == "taken"
    game.put("elf", 6)
    assert game.do(0, Jump("barbarian", 12, yellow)).where("barbarian") == yellow


def test_vortexes_are_off_after_the_theft() -> None:
    game = mall(4).steal(0).give_all(0)
    yellow = game.square("vortex", "barbarian")
    assert game.refused(0, Jump("barbarian", game.where("barbarian"), yellow)) == "vortex_off"


# Exploring.


def test_a_pawn_explores_at_its_own_open_door_alone() -> None:
    game = alone()
    assert game.refused(0, Explore("barbarian", 12)) == "no_door"
    game.put("barbarian", WEST_DOOR)
    assert game.refused(0, Explore("barbarian", WEST_DOOR)) == "no_door"
    game.put("barbarian", SOUTH_DOOR)
    third = game.state.pile[2]
    told = game.do(0, Explore("barbarian", SOUTH_DOOR), 2).told
    assert told == [Explored(0, "barbarian", SOUTH_DOOR, third, ball=False)]
    assert third not in game.state.pile
    assert game.refused(0, Explore("barbarian", SOUTH_DOOR)) == "no_door"


def test_an_empty_pile_is_not_explored() -> None:
    game = alone().put("barbarian", SOUTH_DOOR)
    game.state.pile = []
    assert game.refused(0, Explore("barbarian", SOUTH_DOOR)) == "no_pile"


def test_tile_15_comes_first_in_scenario_5() -> None:
    game = mall(2, scenario=5).give_all(0)
    for hero in HEROES[:2]:
        door = next(
            door
            for door in game.state.mall.open_doors()
            if game.state.mall.door_hero(door) == HEROES.index(hero)
        )
        game.put(hero, door).do(0, Explore(hero, door))
        explored = game.told[0]
        assert isinstance(explored, Explored)
        assert (explored.tile == 15) == (hero == "barbarian")


@pytest.mark.parametrize(("scenario", "talks"), [(3, False), (4, True)])
def test_the_elf_exploring_opens_talk_from_scenario_4_on(scenario: int, talks: bool) -> None:
    game = mall(2, scenario=scenario).give_all(0).put("elf", NORTH_DOOR)
    game.do(0, Explore("elf", NORTH_DOOR))
    assert (TalkOpened("elf") in game.told) == talks
    assert game.state.talking == talks


# The crystal ball.


def with_ball() -> Played:
    """The mage stands on it."""
    game = mall(2, scenario=5).give_all(0).lay(15)
    return game.enter(0, "mage", game.square("ball"))


def doors(game: Played) -> list[int]:
    return game.state.mall.open_doors()


def test_the_ball_lays_up_to_two_tiles_anywhere() -> None:
    game = with_ball()
    ball = game.where("mage")
    told = game.do(0, UseBall(doors(game)[0])).told
    assert told[-1] == BallSpent(ball)
    assert TalkOpened("elf") not in told
    assert game.do(1, UseBall(doors(game.give_all(1))[-1])).told[0] != BallSpent(ball)
    assert game.refused(1, UseBall(doors(game)[0])) == "no_ball"


def test_the_second_tile_lapses_when_the_mage_goes_on() -> None:
    game = with_ball()
    game.do(0, UseBall(doors(game)[0]))
    ball, steps = game.where("mage"), game.state.mall.steps
    away = next(heading for heading in range(4) if steps[heading][ball] != NOWHERE)
    game.slide(0, "mage", HEADINGS[away], 1)
    game.enter(0, "mage", ball)
    assert game.refused(0, UseBall(doors(game)[0])) == "no_ball"


def test_the_ball_waits_as_long_as_the_mage_stays_and_has_no_more_than_the_pile() -> None:
    game = with_ball().wait(40)
    assert game.view().ball == 2
    game.state.pile = game.state.pile[:1]
    assert game.view().ball == 1
    game.do(0, UseBall(doors(game)[0]))
    assert game.refused(0, UseBall(doors(game)[0])) == "no_pile"


def test_others_do_nothing_on_the_ball() -> None:
    game = mall(2, scenario=5).give_all(0).lay(15)
    game.enter(0, "elf", game.square("ball"))
    assert game.refused(0, UseBall(doors(game)[0])) == "no_ball"


# Cameras.


def watched() -> Played:
    """Two cameras are on the table of scenario 6."""
    return mall(2, scenario=6).give_all(0).lay(16, 17)


def test_two_cameras_lock_all_hourglasses_used_ones_too() -> None:
    game = watched()
    hourglass = game.square("hourglass")
    step = game.before("elf", hourglass)
    assert game.view().locked
    assert game.refused(0, step) == "locked"
    game.state.used.add(hourglass)
    assert game.refused(0, step) == "locked"


def test_the_barbarian_alone_switches_a_camera_off() -> None:
    game = watched()
    first, second = game.squares("camera")
    assert not [f for f in game.enter(0, "elf", second).told if isinstance(f, CameraOff)]
    assert game.view().locked
    assert game.enter(0, "barbarian", first).told[-1] == CameraOff(0, first)
    assert not game.view().locked
    assert game.enter(0, "dwarf", game.square("hourglass")).told[1:]  # the flip


def test_cameras_sleep_before_scenario_6() -> None:
    game = mall(2, scenario=5, tiles=17).give_all(0).lay(16, 17)
    assert not game.view().locked
    assert len(game.enter(0, "barbarian", game.square("camera")).told) == 1


# The hourglass.


@pytest.mark.parametrize(("left", "after"), [(60, 120), (170, 10), (0.2, 179.8)])
def test_turning_the_hourglass_gives_back_what_has_run(left: float, after: float) -> None:
    game = alone().leave(left)
    game.enter(0, "barbarian", HOURGLASS)
    assert game.left == pytest.approx(after)
    flipped = game.told[1]
    assert flipped == Flipped(
        0, "barbarian", HOURGLASS, round(left * 1000), 180_000 - round(left * 1000)
    )
    assert game.state.story.flips == [game.at]
    assert (LowSand() in game.told) == (after < 15)


def test_what_comes_in_the_last_half_second_counts_with_nothing_left() -> None:
    game = alone().leave(1)
    step = game.before("barbarian", HOURGLASS)
    game.do(0, step, later=1.499)
    assert game.left == 180
    game = alone().leave(1)
    assert game.wait(1.5).told == [Ended("timeout", ())]
    assert game.refused(0, game.sliding("barbarian", "north")) == "over"


def test_a_square_turns_it_once_and_stops_whoever_comes() -> None:
    game = alone().stand(12, 5, 6, 10)
    assert game.slide(0, "barbarian", "east").where("barbarian") == HOURGLASS
    game.give_all(0).slide(0, "barbarian", "west", 1).slide(0, "barbarian", "east", 1)
    assert len(game.told) == 1


def test_the_first_hourglass_may_start_out_of_service() -> None:
    game = alone(first_out=True)
    assert len(game.slide(0, "barbarian", "east").told) == 1
    assert game.state.hourglasses() == 3


@pytest.mark.parametrize("seconds", [180, 210, 240, 300])
def test_the_sand_is_as_long_as_the_table_says(seconds: int) -> None:
    assert mall(2, sand=seconds).left == seconds


def test_low_sand_is_heard_by_all_fifteen_seconds_before_it_is_out() -> None:
    game = mall(4)
    assert game.tick().told == [LowSand()]
    assert game.left == 15
    assert game.tick().told == [Ended("timeout", ())]
    assert game.at == 3_000 + 180_500


# Passing tiles.


def test_tiles_go_left_at_every_flip_from_scenario_3_on() -> None:
    game = mall(4).hold(0, 1, 2, 2).enter(2, "barbarian", HOURGLASS)
    assert TilesPassed(((), (0,), (1,), (2, 3))) in game.told
    game = mall(4, scenario=2).enter(2, "barbarian", HOURGLASS)
    assert game.hands == [[0], [1], [2], [3]]


def test_tiles_pass_over_those_who_are_out_of_play() -> None:
    game = mall(4, "H01", "P01", "H02", "H03", level=2).convict(0, 1)
    game.state.accusing.end_offer()
    assert game.hands == [[0], [], [1, 2], [3]]
    game.enter(2, "barbarian", HOURGLASS)
    assert game.hands == [[3], [], [0], [1, 2]]


@pytest.mark.parametrize("seats", range(2, 9))
def test_each_number_of_players_has_all_seven_actions(seats: int) -> None:
    tiles = action_tiles(seats)
    assert len(tiles) == seats
    actions = [action for tile in tiles for action in tile]
    assert set(actions) == set(range(7))
    assert all(actions.count(special) == 1 for special in (4, 5, 6))


# Talk.


def test_talk_is_open_before_the_start_which_nobody_closes() -> None:
    game = new_mall(3)
    assert game.state.talking
    assert game.do(0, Say("agreed")).told
    game.begin()
    assert game.told == [SandTurned()]
    assert not game.state.talking
    assert game.state.story.closed == []
    assert game.refused(0, Say("agreed")) == "silence"


def test_a_flip_opens_talk_and_the_first_to_act_closes_it() -> None:
    game = mall(4).enter(2, "barbarian", HOURGLASS)
    assert TalkOpened("flip") in game.told
    assert game.do(1, Say("agreed")).state.talking
    assert game.do(1, Nudge(0)).state.talking
    game.hold(0, 1, 2, 3)
    game.slide(0, "barbarian", "west", 1)
    assert game.told[0] == TalkClosed(0)
    assert not game.state.talking


def test_scenario_1_talks_always() -> None:
    game = mall(2, scenario=1).give_all(0)
    assert game.state.talking
    game.enter(0, "barbarian", HOURGLASS)
    assert not [f for f in game.told if isinstance(f, TalkOpened | TalkClosed)]
    assert game.do(1, Say("agreed")).state.talking


# Theft and escape.


def test_the_theft_is_when_all_four_stand_on_their_items() -> None:
    game = mall(4).reach_items()
    step = game.before("dwarf", game.square("item", "dwarf"))
    game.put("elf", 5)
    game.give_all(1).do(1, step)
    assert game.state.story.theft is None
    game.enter(1, "elf", game.square("item", "elf"))
    assert game.told[-1] == Stolen(1, 180_000, len(game.state.pile))


def test_items_of_others_and_exits_before_the_theft_do_nothing() -> None:
    game = mall(4).lay(6, 7, 8, 9, 2)
    for hero in HEROES[1:]:
        game.put(hero, game.square("item", hero))
    game.put("mage", 5)
    assert len(game.enter(0, "barbarian", game.square("item", "mage")).told) == 1
    assert len(game.enter(0, "mage", game.square("exit", "mage")).told) == 1
    assert game.where("mage") == game.square("exit", "mage")


def test_each_leaves_by_the_own_exit_and_all_out_is_won() -> None:
    game = mall(4).steal()
    for order, hero in enumerate(reversed(HEROES), 1):
        game.get_out(order - 1, hero)
        assert GotOut(order - 1, hero, order) in game.told
        assert game.where(hero) == NOWHERE
    assert game.told[-1] == Ended("escape", ())
    result = game.state.result
    assert result is not None
    assert result.winners == (0, 1, 2, 3)


def test_the_exit_of_another_lets_nobody_out() -> None:
    game = mall(4).steal()
    game.lay(2)
    assert len(game.enter(0, "elf", game.square("exit", "mage")).told) == 1


def test_in_scenario_1_all_leave_by_the_mages_exit() -> None:
    game = mall(2, scenario=1).steal()
    for hero in HEROES:
        game.get_out(0, hero)
    assert game.told[-1] == Ended("escape", ())


def test_an_hourglass_turns_after_the_theft_too() -> None:
    game = mall(2).give_all(0).steal().enter(0, "elf", HOURGLASS)
    assert [fact for fact in game.told if isinstance(fact, Flipped)]


# Alone.


def test_alone_the_action_on_top_may_be_used_and_the_order_comes_again() -> None:
    game = mall(1)
    assert game.refused(0, game.sliding("barbarian", "north")) == "not_yours"
    turned = []
    for _ in range(7):
        game.do(0, TurnTile(), 0)
        fact = game.told[0]
        assert isinstance(fact, TileTurned)
        turned.append(fact.action)
    assert turned == ["north", "east", "south", "west", "escalator", "explore", "vortex"]
    assert game.do(0, TurnTile()).told == [DeckTurnedOver(), TileTurned(0, "north")]
    assert game.slide(0, "mage", "north").where("mage") == 2


def test_alone_a_flip_shuffles_the_deck_and_there_are_no_signals() -> None:
    game = mall(1)
    game.do(0, TurnTile(), 1)
    game.put("barbarian", BEFORE_IT).slide(0, "barbarian", "east")
    assert DeckShuffled() in game.told
    assert not [fact for fact in game.told if isinstance(fact, TalkOpened)]
    assert game.refused(0, game.sliding("barbarian", "west")) == "not_yours"
    assert game.refused(0, Nudge(0)) == "alone"
    assert game.state.talk(0) == []


# Signals.


def test_the_pawn_goes_to_another_and_not_where_it_lies() -> None:
    game = mall(3)
    assert game.refused(0, Nudge(0)) == "yourself"
    assert game.do(0, Nudge(1)).told == [Nudged(0, 1)]
    assert game.refused(2, Nudge(1)) == "lies_there"
    assert game.do(1, Nudge(2)).view().nudge is not None


def test_signals_have_their_intervals() -> None:
    game = mall(3, "H01", "H02", "P01", level=1)
    game.do(0, Nudge(1)).do(0, Stare(1)).do(0, LayEye(1))
    assert game.refused(0, Nudge(2), later=1.499) == "too_soon"
    game.do(0, Nudge(2), later=0.001)
    assert game.refused(0, Stare(1)) == "too_soon"
    assert game.refused(0, LayEye(2), later=0.499) == "too_soon"
    game.do(0, Stare(1), later=0.001).do(0, LayEye(2)).do(1, LayEye(0))


def test_the_eye_card_is_one_of_hidden_roles() -> None:
    assert mall(3).refused(0, LayEye(1)) == "level"
    assert mall(3).refused(0, Accuse((1,))) == "level"


# Setting up.


def test_the_sand_is_turned_three_seconds_after_the_last_is_ready_or_after_a_minute() -> None:
    game = new_mall(3)
    assert game.do(0, BeReady(), later=1).told == [GotReady(0)]
    game.do(1, BeReady(), later=1).do(2, BeReady(), later=8)
    assert game.tick().told == [SandTurned()]
    assert game.at == 13_000
    game = new_mall(3).do(0, BeReady(), later=1)
    assert game.tick().at == 60_000
    assert game.refused(0, BeReady()) == "begun"


def test_nobody_acts_before_the_sand_is_turned() -> None:
    game = new_mall(2)
    start = game.where("elf")
    assert game.refused(0, Slide("elf", "north", start, 1)) == "brief"


@pytest.mark.parametrize(
    ("seats", "options", "refusal"),
    [
        (2, {"scenario": 3, "level": 1}, "too_few_for_roles"),
        (3, {"scenario": 2, "level": 1}, "scenario_for_roles"),
        (2, {"scenario": 2, "tiles": 9}, "tiles_for_scenario"),
        (2, {"scenario": 5, "tiles": 14}, "tiles_for_scenario"),
    ],
)
def test_what_does_not_go_together_is_refused_when_the_table_is_set_up(
    seats: int, options: dict[str, object], refusal: str
) -> None:
    assert refusal_of(lambda: GAME.check_setup(seats, GAME.options(options))).split()[0] == refusal


@pytest.mark.parametrize(
    ("scenario", "last", "side"),
    [(1, 9, 0), (2, 12, 0), (3, 12, 0), (4, 14, 0), (5, 15, 1), (6, 17, 1), (7, 19, 1)],
)
def test_each_scenario_has_its_pile_and_start(scenario: int, last: int, side: int) -> None:
    state = new_mall(2, scenario=scenario).state
    assert state.pile == list(range(2, last + 1))
    assert state.mall.tiles[0][0] == side
    assert new_mall(2, scenario=scenario, tiles=24).state.pile[-1] == 24
    assert sorted(state.pawns) == [5, 6, 9, 10]
