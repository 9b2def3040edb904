"""The 53 cards (section 6, 10.1): who is dealt which, what they forbid, ask for and change."""

from __future__ import annotations

import pytest
from tests.games.maze.table import Played, mall

from trousseau.games.maze.mall import BLIND, SHUT, Mall
from trousseau.games.maze.moves import read
from trousseau.games.maze.pieces import HEADINGS, HEROES, NOWHERE
from trousseau.games.maze.roles import missions
from trousseau.games.maze.roles.cards import CARDS, NUMBERS, camp_at_first, deck
from trousseau.games.maze.shapes.facts import (
    Eliminated,
    Ended,
    LowSand,
    MissionDone,
    MissionLost,
    Revealed,
    Slid,
    Turned,
)
from trousseau.games.maze.shapes.moves import (
    Accuse,
    Explore,
    Jump,
    LayEye,
    Nudge,
    Ride,
    Say,
    Slide,
    Vote,
)
from trousseau.games.maze.shapes.seen import Fate
from trousseau.games.maze.shapes.table import Hero

HOURGLASS = 14
OTHERS = ("R03", "R06", "R12", "R13")
"""Cards that do nothing in most tests: seats 1 to 4."""


def holding(card: str, seats: int = 4, level: int = 5, **options: object) -> Played:
    """Seat 0 holds a card and may do everything; the barbarian is in the south-west."""
    others = [other for other in OTHERS if other != card]
    if level < 5:
        others = ["R03", "R06", "P01"]
    return (
        mall(seats, card, *others[: seats - 1], level=level, **options)
        .give_all(0)
        .stand(12, 5, 6, 10)
    )


def fate(game: Played, seat: int = 0) -> Fate:
    """As if it ended here."""
    if game.state.phase != "over":
        game.leave(0).tick()
    fates = game.view().fates
    assert fates is not None
    return fates[seat]


# Which cards are dealt (6.2).


@pytest.mark.parametrize(("level", "cards"), [(2, 11), (3, 18), (4, 31), (5, 42)])
def test_each_level_has_its_deck(level: int, cards: int) -> None:
    assert len(deck(level, 8, 11)) == cards
    assert len(CARDS) == 53


@pytest.mark.parametrize("seats", range(3, 9))
def test_level_1_deals_one_traitor(seats: int) -> None:
    camps = [camp_at_first(card) for card in deck(1, seats, 11)]
    assert camps.count("traitor") == 1
    assert len(camps) == seats


def test_letters_say_from_which_level_on_a_card_is_dealt() -> None:
    def first(prefix: str) -> list[int]:
        names = [name for name in CARDS if name[0] == prefix]
        return [
            min(level for level in range(2, 6) if NUMBERS[name] in deck(level, 8, 11))
            for name in names
        ]

    assert first("H") == [2] * 8
    assert first("P") == [2] * 3
    assert first("R") == [3] * 7 + [4] * 3 + [5] * 3
    assert first("M") == [3] * 8 + [4] * 4 + [5] * 4
    assert first("V") == [4] * 6
    assert first("T") == [5] * 7
    assert not set(deck(5, 8, 11)) & {NUMBERS["H01"], NUMBERS["P01"]}


def test_cards_whose_condition_is_not_met_are_put_aside() -> None:
    small, large = set(deck(5, 3, 11)), set(deck(5, 4, 11))
    assert {CARDS[card] for card in large - small} == {"R11", "R12", "V06", "T03"}
    assert set(deck(5, 4, 14)) - set(deck(5, 4, 15)) == {NUMBERS["M07"]}


def test_three_begin_as_traitors_and_three_as_heroes() -> None:
    camps = [camp_at_first(NUMBERS[f"V0{number}"]) for number in range(1, 7)]
    assert camps == ["hero", "traitor", "hero", "hero", "traitor", "traitor"]


# Special rules, seen to by the table.


def test_r01_goes_two_squares_at_most_counted_as_done() -> None:
    game = holding("R01")
    assert game.refused(0, game.sliding("barbarian", "north", 3)) == "rule"
    game.put("elf", 0).do(0, game.sliding("barbarian", "north", 3))
    assert game.told == [Slid(0, "barbarian", "north", 12, 4, 2)]


def test_r02_pauses_between_two_acts() -> None:
    game = holding("R02").slide(0, "barbarian", "north", 1)
    again = game.sliding("elf", "north", 1)
    assert game.refused(0, again, later=2.499) == "rule"
    game.do(0, again, later=0.001)
    assert game.view(0).bound == game.at + 2_500
    assert game.view(1).bound == 0


def test_r03_never_jumps() -> None:
    game = holding("R03")
    assert game.refused(0, Jump("barbarian", 12, game.square("vortex", "barbarian"))) == "rule"
    assert not [move for move in game.view(0).moves if isinstance(move, Jump)]


def test_r04_waits_after_others_but_explores() -> None:
    game = holding("R04").give_all(1).stand(12, 5, 6, 10)
    game.slide(1, "elf", "north", 1).give_all(0)
    assert game.refused(0, Ride("elf", 2), later=1.999) == "rule"
    game.do(0, Explore("elf", 2))
    game.slide(0, "barbarian", "north", 1)
    game.do(0, Ride("elf", 2), later=0.001).do(0, Ride("elf", 9))


def test_r05_slides_on_but_to_what_is_of_use() -> None:
    game = mall(4, "R05", *OTHERS[:3], level=5).stand(12, 5, 6, 10).hold(0, 1, 2, 3)
    game.hold(2, 1, 0, 3)  # escalator and east
    assert game.refused(0, game.sliding("elf", "east", 1)) == "blocked"
    game.stand(8, 5, 6, 15)
    assert game.refused(0, game.sliding("barbarian", "east", 1)) == "rule"
    game.slide(0, "barbarian", "east", 3)
    game.put("mage", 9).slide(0, "mage", "east", 1).put("barbarian", 12)
    game.slide(0, "barbarian", "east", 1)  # its door
    game.put("elf", 12)
    game.slide(0, "barbarian", "east", 1)


def test_r05_does_not_bind_with_opposite_directions() -> None:
    game = holding("R05").put("barbarian", 8)
    game.slide(0, "barbarian", "east", 1)


def test_r06_says_nothing_in_discussions() -> None:
    game = holding("R06").leave(90).enter(0, "barbarian", HOURGLASS)
    assert game.state.talking
    assert game.refused(0, Say("agreed")) == "rule"
    assert game.state.chat(0) == "shut"
    game.do(1, Say("agreed")).accuse(0, 1)


def test_r07_turns_the_hourglass_in_the_last_25_seconds() -> None:
    game = holding("R07").leave(26)
    step = game.before("barbarian", HOURGLASS)
    assert game.refused(0, step, later=0.999) == "rule"
    assert game.state.ready(0, read(step)) == game.at + 1
    game.do(0, step, later=0.001)
    game.give_all(0).put("barbarian", 13).put("elf", 12)
    game.slide(0, "barbarian", "east", 1)  # a used one


def test_r08_changes_pawns_or_waits() -> None:
    game = holding("R08").slide(0, "barbarian", "north", 1)
    again = game.sliding("barbarian", "north", 1)
    assert game.refused(0, again, later=4.999) == "rule"
    game.do(0, again, later=0.001).slide(0, "elf", "north").slide(0, "barbarian", "south", 1)


def test_r09_does_nothing_after_a_flip() -> None:
    game = holding("R09").leave(90).enter(0, "barbarian", HOURGLASS).give_all(0)
    act = game.sliding("barbarian", "west", 1)
    assert game.refused(0, act, later=7.999) == "rule"
    game.do(0, act, later=0.001)


def test_r10_is_stubborn_once_in_fifteen_seconds() -> None:
    game = holding("R10").do(1, Nudge(0))
    act = game.sliding("barbarian", "north", 1)
    assert game.refused(0, act, later=3.999) == "rule"
    game.do(0, act, later=0.001).do(1, Nudge(2)).do(2, Nudge(0))
    game.slide(0, "barbarian", "south", 1)
    game.do(1, Nudge(2), later=11).do(2, Nudge(0))
    assert game.refused(0, act) == "rule"


def test_r11_is_against_the_first_two_it_votes_on() -> None:
    game = mall(4, "R11", "R12", "R03", "R06", level=5).acquit(0, 1)
    for _ in range(2):
        game.accuse(2, 3)
        number = game.state.accusing.count
        assert game.refused(0, Vote(number, guilty=True)) == "rule"
        game.wait(5)  # missing, not filled in
        assert [seat for seat, _ in game.state.story.cases[-1].approved] == [2]
        game.wait(15)
    game.accuse(2, 3).vote(0, True)


def test_r12_is_loyal_to_the_left_at_the_deal() -> None:
    game = mall(4, "R12", "R11", "R03", "R06", level=5)
    assert game.refused(0, Accuse((1,))) == "rule"
    game.accuse(2, 1)
    assert game.refused(0, Vote(1, guilty=True)) == "rule"
    game.vote(0, False).wait(5)
    game.accuse(3, 2).vote(0, True)


def test_r13_leaves_the_theft_to_others_until_30_seconds() -> None:
    game = holding("R13").reach_items().leave(30)
    step = game.before("dwarf", game.square("item", "dwarf"))
    assert game.refused(0, step) == "rule"
    game.do(0, step, later=0.001)
    assert game.state.story.theft is not None


def test_bans_stay_in_the_list_with_their_instant() -> None:
    game = holding("R02").slide(0, "barbarian", "north", 1)
    view = game.view(0)
    listed = zip(view.moves, view.ready, strict=True)
    assert {ready for move, ready in listed if isinstance(move, Slide)} == {game.at + 2_500}


@pytest.mark.parametrize("card", ["R01", "R03"])
def test_on_their_honour_people_may_break_rules_and_it_is_told_at_the_end(card: str) -> None:
    game = holding(card, honour=True)
    game.slide(0, "barbarian", "north", 3)
    game.do(0, Jump("elf", 6, game.square("vortex", "elf")))
    assert fate(game).breaches == 1
    assert fate(game, 1).breaches == 0


def test_votes_and_words_break_rules_too() -> None:
    game = mall(4, "R12", "R11", "R06", "R03", level=5, honour=True)
    game.accuse(0, 1).vote(2, True).wait(20).accuse(0, 3).vote(1, True).wait(5)
    game.give_all(3).enter(3, "barbarian", HOURGLASS).do(2, Say("agreed"))
    assert [fate(game, seat).breaches for seat in range(4)] == [1, 1, 1, 0]


# Missions of heroes.


def done(game: Played, seat: int = 0) -> bool:
    return MissionDone() in game.told_only(seat)


def lost(game: Played, seat: int = 0) -> bool:
    """Told now, to nobody else, in a line that tells everybody something."""
    told = game.told_only(seat)
    assert game.told
    return MissionLost(game.at + 3_000) in told


def escape(game: Played, *heroes: Hero) -> Played:
    for hero in heroes:
        game.get_out(0, hero)
    return game


def test_m01_is_named_and_cleared() -> None:
    game = holding("M01").acquit(1, 0)
    assert done(game)
    assert fate(game).moments == (3_000,)
    assert not done(holding("M01").accuse(1, 0).vote(2, True))


def test_m01_is_lost_with_two_left() -> None:
    game = mall(3, "M01", "M04", "R03", level=5).steal(0).tick()
    assert lost(game)


def test_m02_and_m03_ask_who_leaves_first_and_last() -> None:
    game = mall(4, "M02", "M03", "R03", "R06", level=5).steal(2)
    assert done(game.get_out(2, "mage"), 1)
    assert game.get_out(2, "elf").told_only(0) == []
    assert lost(game.get_out(2, "dwarf"), 0)
    game = mall(4, "M02", "M03", "R03", "R06", level=5).steal(2)
    assert lost(game.get_out(2, "elf"), 1)
    escape(game, "mage", "barbarian", "dwarf")
    assert fate(game, 0).mission


def test_m04_counts_the_elfs_flights_before_the_theft() -> None:
    game = holding("M04").stand(12, 5, 6, 10)
    green = game.square("vortex", "elf")
    for flight in range(3):
        game.put("elf", 6).do(0, Jump("elf", 6, green))
        assert done(game) == (flight == 2)
    assert lost(holding("M04").steal())


@pytest.mark.parametrize(("flips", "thrifty"), [(2, True), (3, False)])
def test_m05_is_judged_at_the_end(flips: int, thrifty: bool) -> None:
    game = holding("M05")
    for _ in range(flips):
        flip(game)
        assert game.told_only(0) == []
    assert game.wait(3).state.status[0] == "in"
    assert fate(game).mission == thrifty


@pytest.mark.parametrize(("left", "photo"), [(44.9, True), (45, False)])
def test_m06_asks_for_a_late_theft(left: float, photo: bool) -> None:
    game = holding("M06").leave(left).steal()
    assert done(game) == photo
    assert lost(game) != photo


def test_m07_asks_for_all_tiles() -> None:
    game = holding("M07").reach_items()
    assert lost(game.steal())
    game = holding("M07").reach_items()
    game.state.pile = []
    assert done(game.steal())


def test_m07_is_lost_with_tiles_and_no_door_left() -> None:
    game = holding("M07")
    shut = Mall(None, game.state.mall.tiles)
    shut.door_states = [BLIND if state == SHUT else state for state in shut.door_states]
    game.state.mall = shut
    assert lost(game.do(1, Nudge(2)))


def test_m08_nudges_three_players_or_all_others() -> None:
    game = holding("M08").do(0, Nudge(1)).do(0, Nudge(2), later=2)
    assert not done(game)
    assert done(game.do(0, Nudge(3), later=2))
    game = mall(3, "M08", "R03", "R06", level=5).do(0, Nudge(1))
    assert done(game.do(0, Nudge(2), later=2))


def test_m08_is_lost_when_too_few_are_left() -> None:
    game = mall(4, "M08", "M04", "R03", "R06", level=5).steal(2).tick()
    assert lost(game)


def test_m09_asks_for_two_within_fifteen_seconds() -> None:
    game = holding("M09").steal().get_out(0, "elf")
    assert game.told_only(0) == []
    assert game.view(0).mission == "open"
    assert game.view(0).confesses is None
    assert done(game.get_out(0, "barbarian", later=15))


def test_m09_has_no_act_at_fifteen_seconds_but_its_confession() -> None:
    game = holding("M09").steal().get_out(0, "elf")
    first = game.at
    game.wait(15.5)
    assert game.events == []
    game.do(1, Nudge(2))
    assert game.told_only(0) == [MissionLost(first + 18_001)]
    assert game.view(0).confesses == first + 18_001
    assert game.tick().told[:2] == [Revealed(0, "M09", "hero"), Eliminated(0, "confessed")]
    assert game.at == first + 18_001


def test_m10_is_who_completes_the_theft() -> None:
    assert done(holding("M10").steal(0))
    assert lost(holding("M10").steal(1))


def test_m11_opens_the_door_for_two() -> None:
    game = holding("M11").steal()
    assert not done(game.get_out(0, "elf"))
    assert done(game.get_out(0, "mage"))
    game = holding("M11").steal().get_out(1, "elf").get_out(1, "mage")
    assert game.told_only(0) == []
    assert lost(game.get_out(1, "dwarf"))


def test_m12_gathers_all_four_on_one_tile_but_the_first() -> None:
    game = holding("M12").lay(11, door=2)
    squares = [s for s in range(16, 32) if game.state.mall.steps[0][s] != NOWHERE]
    game.stand(squares[0], squares[1], squares[2], 2)
    assert done(game.slide(0, "dwarf", "north", 1))
    assert lost(holding("M12").steal())


def test_m13_counts_tiles_that_the_barbarian_opened() -> None:
    game = holding("M13")
    for count in range(3):
        door = own_door(game, "barbarian")
        game.put("barbarian", door).do(0, Explore("barbarian", door), tile_with_door(game))
        assert done(game) == (count == 2)
    assert lost(holding("M13").steal())
    game = holding("M13").put("elf", 2)
    game.state.pile = [11]
    assert lost(game.do(0, Explore("elf", 2)))


def test_m14_has_the_eye_card_at_the_theft() -> None:
    assert done(holding("M14").reach_items().do(1, LayEye(0)).wait(1).steal())
    assert lost(holding("M14").reach_items().do(1, LayEye(0)).wait(0.999).steal())


def test_m15_lets_the_mage_look_at_two_items_of_others() -> None:
    game = holding("M15").lay(6, 7, 8, 9)
    game.enter(0, "mage", game.square("item", "mage"))
    game.enter(0, "mage", game.square("item", "elf"))
    game.enter(0, "mage", game.square("item", "elf"))
    assert not done(game)
    assert done(game.enter(0, "mage", game.square("item", "dwarf")))
    assert lost(holding("M15").steal())


@pytest.mark.parametrize(("first_out", "all_of_them"), [(False, 4), (True, 3)])
def test_m16_uses_all_hourglasses(first_out: bool, all_of_them: int) -> None:
    game = holding("M16", first_out=first_out)
    for count in range(1, all_of_them + 1):
        assert done(flip(game)) == (count == all_of_them)
    assert holding("M16").steal().told_only(0) == []


def test_what_is_done_is_never_lost() -> None:
    game = holding("M08").do(0, Nudge(1)).do(0, Nudge(2), later=2).do(0, Nudge(3), later=2)
    game.steal().wait(4)
    assert game.state.status[0] == "in"


# Variable cards.


def turned(game: Played, seat: int = 0) -> str | None:
    """The camp it is told to be in now, and it alone."""
    camps = [fact.camp for fact in game.told_only(seat) if isinstance(fact, Turned)]
    assert game.told
    assert not [fact for fact in game.told if isinstance(fact, Turned)]
    return camps[0] if camps else None


def test_v01_turns_with_the_pawn_before_it_at_the_theft() -> None:
    game = holding("V01").reach_items().do(1, Nudge(0)).wait(1).steal()
    assert turned(game) == "traitor"
    assert game.view(0).camp == "traitor"
    assert fate(game).camp == "traitor"
    assert turned(holding("V01").reach_items().do(1, Nudge(0)).wait(0.999).steal()) is None


def test_v02_turns_at_the_third_hourglass() -> None:
    game = holding("V02")
    assert [turned(flip(game)) for _ in range(3)] == [None, None, "hero"]


def test_v03_turns_when_an_accusation_of_it_is_rejected() -> None:
    assert turned(holding("V03").acquit(1, 0)) == "traitor"
    assert turned(holding("V03").acquit(1, 2)) is None


def test_v04_turns_when_the_sand_gets_low_before_the_theft() -> None:
    game = holding("V04").leave(16).wait(1)
    assert game.told == [LowSand()]
    assert turned(game) == "traitor"
    assert turned(holding("V04").steal().leave(16).wait(1)) is None
    assert turned(holding("V04").leave(170).enter(0, "barbarian", HOURGLASS)) == "traitor"


def test_v05_turns_with_the_eye_card_before_it_at_the_theft() -> None:
    assert turned(holding("V05").reach_items().do(1, LayEye(0)).wait(1).steal()) == "hero"
    assert turned(holding("V05").reach_items().do(1, LayEye(2)).wait(1).steal()) is None


def test_v06_turns_when_another_is_eliminated() -> None:
    game = mall(4, "V06", "M04", "R03", "R06", level=5).steal(2).tick()
    assert turned(game) == "hero"


def test_who_turned_counts_with_the_new_camp() -> None:
    game = mall(4, "V03", "R01", "R03", "R06", level=4).acquit(1, 0).convict(2, 0)
    assert game.state.status[0] == "ghost"
    assert game.view().cards[0] == "V03"


def test_the_eliminated_turn_no_more() -> None:
    game = mall(5, "V02", "R01", "R03", "R06", "P01", level=4).convict(1, 0).wait(5).give_all(1)
    for _ in range(3):
        flip(game, 1)
    assert game.state.roles()[0] == "traitor"


# Missions of traitors.


def test_t01_and_t02_are_judged_at_the_end() -> None:
    game = mall(4, "T01", "T02", "R03", "R06", level=5).steal(2).wait(4)
    assert game.state.status == ["in"] * 4
    assert (fate(game, 0).mission, fate(game, 1).mission) == (True, False)


def test_t03_is_for_an_accusation_of_a_hero_and_hears_nothing_of_it() -> None:
    game = mall(5, "T03", "R01", "V03", "R03", "T01", level=5).acquit(0, 4)
    assert not missions.is_done(game.state, NUMBERS["T03"], 0)
    game.accuse(3, 2).vote(0, True).wait(5)
    assert game.told_only(0) == []
    assert fate(game).mission
    game = mall(5, "T03", "R01", "V03", "R03", "T01", level=5).acquit(1, 2).acquit(0, 2)
    assert not fate(game).mission  # seat 2 had turned by then


@pytest.mark.parametrize(("left", "wasted"), [(110, True), (109.9, False)])
def test_t04_wastes_much_sand(left: float, wasted: bool) -> None:
    assert done(flip(holding("T04").leave(left))) == wasted
    game = holding("T04")
    for _ in range(3):
        flip(game.leave(50))
    assert lost(flip(game.leave(50)))


def test_t05_counts_accusations_that_somebody_else_approved() -> None:
    game = mall(4, "T05", "R03", "R06", "R13", level=5)
    game.acquit(1, 0).acquit(2, 0).acquit(3, 0).wait(15)
    game.accuse(1, 0).vote(2, True).vote(3, False)
    assert missions.is_done(game.state, NUMBERS["T05"], 0)
    game.accuse(2, 0).vote(1, True).vote(3, False)
    assert game.wait(3).state.status[0] == "in"
    assert not fate(game).mission


def test_t06_counts_blind_doors() -> None:
    game = holding("T06")
    assert not missions.is_done(game.state, NUMBERS["T06"], 0)
    game.lay(*game.state.pile[:10])
    blind = len(game.view().blind)
    assert missions.is_done(game.state, NUMBERS["T06"], 0) == (blind >= 2)
    assert blind == 2
    wide = holding("T06", scenario=4)
    wide.state.mall = game.state.mall
    assert not fate(wide).mission


def test_t07_ends_two_discussions() -> None:
    game = holding("T07")
    for heading in HEADINGS[::2]:
        flip(game.leave(90)).give_all(0).slide(0, "elf", heading)
        assert done(game) == (heading == "south")
    assert isinstance(game.wait(200).told[-1], Ended)
    assert len(fate(game).moments) == 2


# Aids.


def flip(game: Played, seat: int = 0) -> Played:
    """The barbarian uses an hourglass square that was not used."""
    for tile in (3, 4, 5):
        if tile in game.state.pile:
            game.lay(tile)
    unused = [square for square in game.squares("hourglass") if square not in game.state.used]
    return game.give_all(seat).enter(seat, "barbarian", unused[0])


def own_door(game: Played, hero: Hero) -> int:
    table = game.state.mall
    doors = [door for door in table.open_doors() if table.door_hero(door) == HEROES.index(hero)]
    return doors[0]


def tile_with_door(game: Played) -> int:
    """The place in the pile of a tile that has a door of the barbarian."""
    return next(game.state.pile.index(tile) for tile in (11, 8, 5, 7, 2) if tile in game.state.pile)
