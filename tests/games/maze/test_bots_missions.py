"""What bots do for their missions, with a ball, in the last seconds, and as traitors who guess."""

from __future__ import annotations

from tests.games.maze.table import EXITS, ITEMS, Played, mall

from trousseau.bots import Plan, Seen
from trousseau.games.maze import GAME
from trousseau.games.maze.bots import LEVELS, missions, notes
from trousseau.games.maze.bots.errands import TURN
from trousseau.games.maze.bots.guessing import best_guess
from trousseau.games.maze.bots.look import Look, known_table
from trousseau.games.maze.bots.plan import CommonPlan, Wish
from trousseau.games.maze.moves import BALL, DECIDE, GUESS, QUIET, SPEAK_UP, read
from trousseau.games.maze.pieces import BARBARIAN, DWARF, ELF, HEROES, MAGE, NORTH
from trousseau.games.maze.roles.cards import NUMBERS
from trousseau.games.maze.shapes.moves import Explore, Jump, KeepQuiet, LayEye, Slide
from trousseau.games.maze.shapes.moves import SpeakUp as Speaks
from trousseau.games.maze.shapes.table import Hero
from trousseau.kernel import SeededDice

DICE = SeededDice(bytes(32))
AT_THE_THEFT = ("M04", "M06", "M07", "M12", "M13", "M14", "M15")
"""Missions for whose sake the theft may wait."""


def holder(card: str) -> Played:
    """Of a mission, in seat 0, who may do everything; the others are bound by special rules."""
    return mall(4, card, "R01", "R02", "R03", level=5).give_all(0)


def look(game: Played, seat: int = 0) -> Look:
    view = game.view(seat)
    return Look(view, notes.fresh(view, game.at), game.at, DICE)


def step(hero: Hero, move: Slide) -> Wish:
    return Wish(HEROES.index(hero), NORTH, read(move), 0)


# Held back.


def test_the_theft_waits_for_missions_that_close_with_it() -> None:
    for card in AT_THE_THEFT:
        game = holder(card).reach_items()
        last = step("dwarf", game.before("dwarf", game.square("item", "dwarf")))
        assert missions.holds(look(game), last), card
        game.leave(20)
        turned = card == "M06"  # which is done by then
        assert missions.holds(look(game), last) != turned, f"{card}, before the sand is turned"
        game.state.story.flip(game.at, 0)
        assert not missions.holds(look(game), last), f"{card}, with little sand left"


def test_the_theft_does_not_wait_for_others() -> None:
    for card in ("M10", "M02", "M05"):
        game = holder(card).reach_items()
        last = step("dwarf", game.before("dwarf", game.square("item", "dwarf")))
        assert not missions.holds(look(game), last), card


def test_a_photo_finish_keeps_all_pawns_off_their_items() -> None:
    for card, held in (("M06", True), ("M02", False)):
        game = holder(card).lay(*ITEMS)
        onto = step("elf", game.before("elf", game.square("item", "elf")))
        assert missions.holds(look(game), onto) == held
        no_slide = Wish(ELF, NORTH, 0, 0)
        assert not missions.holds(look(game), no_slide)


def test_the_trigger_waits_until_all_wait_for_its_holder() -> None:
    game = holder("M10").lay(*ITEMS)
    onto = step("elf", game.before("elf", game.square("item", "elf")))
    game.hold(1, 1, 1, 1)
    assert missions.holds(look(game), onto)


def test_pawns_leave_in_the_order_that_a_mission_asks_for() -> None:
    for card, waits, goes in (("M02", DWARF, ELF), ("M03", ELF, MAGE)):
        game = holder(card).lay(*EXITS).steal(1)
        assert missions.holds(look(game), Wish(waits, NORTH, 0, 0)), card
        assert not missions.holds(look(game), Wish(goes, NORTH, 0, 0)), card


def test_nobody_keeps_a_pawn_from_the_hourglass() -> None:
    game = holder("M02").lay(*EXITS).steal(1)
    game.leave(8)
    onto = game.before("dwarf", game.square("hourglass"))
    assert look(game).plan.errands[DWARF].kind == TURN
    assert not missions.holds(look(game), step("dwarf", onto))


def test_a_doorman_sees_first_to_exits_that_are_the_own_hand_s() -> None:
    game = holder("M11").lay(*EXITS).steal(1)
    out = step("elf", game.before("elf", game.square("exit", "elf")))
    assert missions.comes_first(look(game), out)
    assert not missions.comes_first(look(game), Wish(MAGE, NORTH, 0, 0))
    assert not missions.holds(look(game), out)
    game.hold(1, 1, 1, 1)
    assert missions.holds(look(game), out), "the tiles are passed on at the next flip"
    game.state.story.flip(game.at, 0)
    assert not missions.holds(look(game), out)


def test_a_twin_waits_at_the_exit_for_the_other() -> None:
    game = holder("M09").lay(*EXITS).steal(1)
    exits = game.squares("exit", "barbarian")
    game.before("barbarian", exits[0])
    assert missions.holds(look(game), Wish(BARBARIAN, NORTH, 0, 0))
    assert not missions.holds(look(game), Wish(ELF, NORTH, 0, 0))
    assert not missions.holds(look(game), Wish(MAGE, NORTH, 0, 0))
    game.get_out(1, "elf")
    game.before("barbarian", exits[0])
    assert not missions.holds(look(game), Wish(BARBARIAN, NORTH, 0, 0))


def test_who_wants_to_be_suspected_stops_when_the_eye_lies_there_or_sand_is_short() -> None:
    game = holder("M14")
    assert missions.wants_notice(look(game))
    assert not missions.wants_notice(look(game.leave(30)))
    game.leave(120).do(1, LayEye(0))
    assert not missions.wants_notice(look(game))


def test_who_wants_to_be_suspected_takes_longer() -> None:
    slow = {card: missions.plays_slow(look(holder(card))) > 0 for card in ("M01", "M14", "M02")}
    assert slow == {"M01": True, "M14": True, "M02": False}


# Done besides.


def test_the_elf_flies_for_a_frequent_flyer() -> None:
    game = holder("M04").lay(*ITEMS)
    move = missions.extra(look(game))
    assert move is not None
    written = GAME.write(move)
    assert isinstance(written, Jump)
    assert written.hero == "elf"
    assert missions.extra(look(game.hold(1, 1, 1, 1))) is None


def test_a_cartographer_lays_what_can_be_laid() -> None:
    game = holder("M07")
    assert missions.extra(look(game)) is None
    door = next(
        door for door in game.state.mall.open_doors() if game.state.mall.door_hero(door) == ELF
    )
    game.put("elf", door)
    assert missions.extra(look(game)) == read(Explore("elf", door))
    assert missions.extra(look(game.hold(1, 1, 1, 1))) is None


def test_the_mage_looks_at_what_is_not_the_mage_s() -> None:
    game = holder("M15").lay(*ITEMS)
    move = game.before("mage", game.square("item", "elf"))
    assert missions.first(look(game)) == read(move)
    game.put("mage", 6)
    assert missions.first(look(game)) is None


def test_full_hours_turn_the_sand_wherever_that_gains_time() -> None:
    game = holder("M16")
    onto = game.before("dwarf", game.square("hourglass"))
    assert missions.first(look(game)) is None
    assert missions.first(look(game.leave(60))) == read(onto)


def test_nothing_is_done_for_missions_that_others_decide() -> None:
    assert missions.extra(look(holder("M02"))) is None
    assert missions.first(look(holder("M02"))) is None
    assert missions.extra(look(mall(4, "R04", "R01", "R02", "R03", level=5))) is None


# With a ball, and in the last seconds.


def test_the_ball_lays_tiles_where_nobody_comes_soon() -> None:
    game = mall(4, scenario=5).lay(15)
    game.put("mage", game.square("ball"))
    wishes = CommonPlan(game.state, game.at).wishes
    assert BALL in [wish.move - wish.move % BALL for wish in wishes if wish.hero == MAGE]


def test_the_sand_is_turned_in_the_last_seconds() -> None:
    game = mall(4)
    onto = game.before("dwarf", game.square("hourglass"))
    game.leave(1)
    wishes = CommonPlan(game.state, game.at).wishes
    assert read(onto) in [wish.move for wish in wishes]


# After the run.


def planned(game: Played, seat: int) -> Plan[int]:
    plan: Plan[int] = LEVELS["quick"]().plan(
        Seen(GAME, game.view(seat), (), game.at), None, SeededDice(bytes(32))
    )
    return plan


def escaped() -> Played:
    """A traitor in seat 0; a hero in seat 1 whose mission was done."""
    game = mall(4, "T01", "M02", "R01", "R02", level=5).lay(*EXITS).steal(1)
    for hero in ("mage", "elf", "barbarian", "dwarf"):
        game.get_out(2, hero)
    assert game.state.phase == "guess"
    return game


def test_a_traitor_guesses_what_was_done_if_little_else_is_possible() -> None:
    game = escaped()
    assert planned(game, 0).move == QUIET
    game.state.possible[1] = 1 << NUMBERS["M02"] | 1 << NUMBERS["M07"] | 1 << NUMBERS["R05"]
    guess = GUESS + 64 + NUMBERS["M02"]
    view = game.view(0)
    assert best_guess(view, known_table(view)) == guess
    assert planned(game, 0).move == SPEAK_UP
    game.do(0, Speaks())
    assert planned(game, 0).move == guess


def test_nobody_guesses_before_there_is_anything_to_guess() -> None:
    view = mall(4, "T01", "M02", "R01", "R02", level=5).view(0)
    assert best_guess(view, known_table(view)) is None


def test_who_has_nothing_to_do_after_the_run_looks_on() -> None:
    game = escaped()
    assert planned(game, 1).move is None
    assert game.do(0, KeepQuiet()).state.phase == "over"


def test_the_last_one_decides_for_the_own_camp() -> None:
    game = mall(3, "P01", "P02", "H01", level=2).convict(2, 0)
    game.state.status[1] = "out"
    game.state.phase = "choice"
    assert planned(game, 2).move == DECIDE + 1
