"""Accusations, and what comes of them (5.3 to 5.8, 10.1, 10.2)."""

from __future__ import annotations

import pytest
from tests.games.maze.table import Played, mall

from trousseau.games.maze.pieces import HEROES
from trousseau.games.maze.shapes.facts import (
    Accused,
    Decided,
    Eliminated,
    Ended,
    FlipDeclined,
    FlipOffered,
    Flipped,
    LastOne,
    LowSand,
    Revealed,
    SandRanOut,
    TalkOpened,
    TilesHandedOn,
    TilesPassed,
    Verdict,
    Voted,
)
from trousseau.games.maze.shapes.moves import (
    Accuse,
    Confess,
    Decide,
    FlipSand,
    GoEmptyHanded,
    Haunt,
    LayEye,
    Nudge,
    Say,
    Vote,
)

ALL_HEROES = ("H01", "H02", "H03", "H04")


def one_traitor(level: int = 2, seats: int = 4) -> Played:
    """Seat 1 is it."""
    heroes = ("H02", "H03", "H04")[: seats - 2]
    return mall(seats, "H01", "P01", *heroes, level=level)


# The rulebook's own example.


def test_an_accusation_in_the_last_second_saves_the_heroes() -> None:
    game = one_traitor(level=1).leave(1)
    game.accuse(0, 1, later=0.8)
    assert game.wait(1).told == [SandRanOut()]
    assert game.refused(2, game.sliding("barbarian", "east")) == "frozen"
    game.vote(2, True).vote(3, True)
    assert game.told == [
        Voted(3, True, 1),
        Verdict(1, True, 0, (1,)),
        Revealed(1, "P01", "traitor"),
        Eliminated(1, "unmasked"),
        TilesHandedOn(1, ((0,), (), (1, 2), (3,))),
        FlipOffered(0, 1),
    ]
    game.do(0, FlipSand(1, flip=True), later=4)
    assert game.told == [
        Flipped(0, None, None, 0, 180_000),
        TilesPassed(((3,), (), (0,), (1, 2))),
        TalkOpened("flip"),
    ]
    assert game.left == 180
    assert game.state.story.flips == []
    assert game.slide(0, "mage", "north").told  # play goes on


# Votes.


def test_the_accused_and_the_accuser_have_no_vote() -> None:
    game = one_traitor().accuse(0, 1)
    assert game.told == [Accused(0, (1,), 1)]
    assert game.refused(0, Vote(1, guilty=True)) == "not_voting"
    assert game.refused(1, Vote(1, guilty=False)) == "not_voting"


def test_one_no_rejects_but_closes_nothing() -> None:
    game = one_traitor().accuse(0, 1).vote(2, False)
    assert game.told == [Voted(2, False, 1)]
    assert game.state.accusing.is_open()
    assert game.vote(3, True).told[-1] == Verdict(1, False, 0, (1,))
    assert game.state.playing() == [0, 1, 2, 3]


def test_silence_for_five_seconds_rejects() -> None:
    game = one_traitor().accuse(0, 1).vote(2, True)
    assert game.wait(4.999).told == []
    assert game.wait(0.001).told == [Verdict(1, False, 0, (1,))]


def test_votes_are_final_numbered_and_seen_by_all() -> None:
    game = one_traitor().accuse(0, 1).vote(2, False)
    assert game.refused(2, Vote(1, guilty=True)) == "voted"
    accusation = game.view(None).accusation
    assert accusation is not None
    assert accusation.votes == (None, None, False, None)
    game.vote(3, True).accuse(2, 1)
    assert game.refused(3, Vote(1, guilty=True)) == "old_accusation"
    assert game.vote(3, True).told[0] == Voted(3, True, 2)


def test_there_is_one_accusation_at_a_time() -> None:
    game = one_traitor().accuse(0, 1)
    assert game.refused(2, Accuse((3,))) == "accusing"
    game.vote(2, True).vote(3, True)
    assert game.refused(2, Accuse((3,))) == "accusing"  # an offer stands


def test_who_was_rejected_waits_for_fifteen_seconds() -> None:
    game = one_traitor().acquit(0, 1)
    assert game.refused(0, Accuse((1,)), later=14.999) == "too_soon"
    game.acquit(2, 1)
    assert game.accuse(0, 1, later=0.001).told == [Accused(0, (1,), 3)]


@pytest.mark.parametrize(("level", "limited"), [(2, False), (3, True)])
def test_from_level_3_on_each_accuses_three_times_at_most(level: int, limited: bool) -> None:
    cards = ("R01", "P01", "R02", "R03") if level > 2 else ("H01", "P01", "H02", "H03")
    game = mall(4, *cards, level=level)
    for _ in range(3):
        game.acquit(0, 1).wait(15)
    if limited:
        assert game.refused(0, Accuse((1,))) == "no_more"
        game.accuse(2, 1)
    else:
        game.accuse(0, 1)


def test_accusations_have_numbers_of_two_digits() -> None:
    """Without a limit of their own at levels 1 and 2 they stop before votes can't be written."""
    game = one_traitor()
    game.state.accusing.count = 98
    game.acquit(0, 1)
    assert game.refused(2, Accuse((1,))) == "no_more"


def test_level_1_names_one_and_is_done_with_the_traitor() -> None:
    game = one_traitor(level=1)
    assert game.refused(0, Accuse((1, 2))) == "one_only"
    game.convict(0, 1).do(0, FlipSand(1, flip=False))
    assert game.told == [FlipDeclined(0)]
    assert game.refused(0, Accuse((2,))) == "traitor_out"
    assert game.state.status[1] == "out"
    assert game.state.talk(1) == []


def test_up_to_three_are_named_if_somebody_is_left_to_vote() -> None:
    game = mall(5, "H01", "P01", "P02", "P03", "H02", level=2)
    assert game.refused(0, Accuse((0, 1))) == "yourself"
    assert game.convict(0, 1, 2, 3).state.playing() == [0, 4]
    assert game.refused(4, Accuse((0,))) == "accusing"
    game.wait(5)
    assert game.refused(4, Accuse((0,))) == "no_voter"
    assert one_traitor().refused(0, Accuse((1, 2, 3))) == "no_voter"


def test_the_eliminated_are_neither_named_nor_accuse() -> None:
    game = one_traitor(seats=5).convict(0, 1).wait(5)
    assert game.refused(0, Accuse((1,))) == "not_in_play"
    assert game.refused(1, Accuse((0,))) == "not_in"
    assert game.refused(0, Nudge(1)) == "not_in_play"


def test_a_hero_among_the_accused_is_wrong() -> None:
    game = mall(5, "H01", "P01", "H03", "H04", "H05", level=2).convict(0, 1, 2)
    assert game.told[-1] == Ended("wrong", ("H01", "P01", "H03", "H04", "H05"))
    result = game.state.result
    assert result is not None
    assert result.winners == (1,)


def test_with_no_traitor_at_all_wrong_is_won_by_nobody() -> None:
    result = mall(4, *ALL_HEROES, level=2).convict(0, 1).state.result
    assert result is not None
    assert result.winners == ()


# Sand.


def test_the_game_goes_on_while_a_vote_is_open() -> None:
    game = one_traitor().accuse(0, 1).put("barbarian", 12)
    assert game.slide(3, "barbarian", "north").told


def test_sand_that_runs_out_waits_for_the_verdict() -> None:
    game = one_traitor().leave(2).accuse(0, 1)
    assert game.wait(3).told == [SandRanOut()]
    assert game.wait(2).told == [Verdict(1, False, 0, (1,)), Ended("timeout", game.deal_told())]


def test_an_offer_that_is_declined_with_no_sand_is_the_end() -> None:
    game = one_traitor().convict(0, 1).leave(1)
    assert game.wait(2).told == [SandRanOut()]
    assert game.do(0, FlipSand(1, flip=False)).told[-1] == Ended("timeout", game.deal_told())


@pytest.mark.parametrize(("left", "flips"), [(96, False), (94, True), (2, True)])
def test_an_offer_without_an_answer_flips_below_half(left: float, flips: bool) -> None:
    game = one_traitor().convict(0, 1).leave(left).wait(5)
    assert isinstance(game.told[-1], FlipDeclined) != flips
    assert (TalkOpened("flip") in game.told) == flips


def test_only_the_accuser_turns_the_hourglass_and_for_this_accusation() -> None:
    game = one_traitor().convict(0, 1)
    assert game.refused(2, FlipSand(1, flip=True)) == "no_offer"
    assert game.refused(0, FlipSand(2, flip=True)) == "old_accusation"


def test_a_free_flip_may_cost_too() -> None:
    game = one_traitor().convict(0, 1).leave(170).do(0, FlipSand(1, flip=True))
    assert game.left == 10
    assert game.told[-1] == LowSand()


def test_play_goes_on_while_an_offer_stands() -> None:
    game = one_traitor().convict(0, 1).put("barbarian", 12)
    assert game.slide(3, "barbarian", "north").told


# Leaving play.


def test_tiles_go_left_and_on_to_who_has_fewer() -> None:
    game = mall(6, "H01", "P01", "P02", "H02", "H03", "H04", level=2)
    game.convict(0, 1, 2)
    assert game.told.index(Eliminated(1, "unmasked")) < game.told.index(Eliminated(2, "unmasked"))
    # Seat 1's goes to 3, who then has two: seat 2's goes on to 4.
    assert game.hands == [[0], [], [], [1, 3], [2, 4], [5]]


def test_those_to_the_left_of_the_accuser_leave_first() -> None:
    game = mall(6, "H01", "P01", "H05", "H02", "H03", "P02", level=2).convict(3, 1, 5)
    # Seat 5's goes to 0; seat 1's to 2.
    eliminated = [fact.seat for fact in game.told if isinstance(fact, Eliminated)]
    assert eliminated == [5, 1]
    assert game.hands == [[0, 5], [], [1, 2], [3], [4], []]


def test_several_tiles_are_spread_evenly() -> None:
    game = mall(5, "H01", "P01", "H02", "H03", "H04", level=2).hold(1, 1, 1, 3, 4)
    game.convict(0, 1)
    # 2 has none and takes two; 3 has one and takes the third.
    assert game.hands == [[], [], [0, 1], [2, 3], [4]]


def test_the_pawn_and_the_eye_card_go_back_when_their_holder_leaves() -> None:
    game = one_traitor().do(0, Nudge(1)).do(2, LayEye(1)).convict(0, 1)
    assert game.view().nudge is None
    assert game.view().eye is None


def test_a_ghost_speaks_in_silence_and_is_silent_in_talk() -> None:
    game = one_traitor().convict(0, 1)
    assert game.state.status[1] == "ghost"
    assert game.view().cards[1] == "P01"
    game.do(1, Haunt("boo"))
    assert game.refused(1, Haunt("boo"), later=3.999) == "too_soon"
    game.do(1, Haunt("cold"), later=0.001).leave(10).wait(5)
    assert game.state.talking
    assert game.refused(1, Haunt("boo")) == "silence"
    assert game.refused(1, Say("agreed")) == "silence"
    game.do(0, Say("agreed"))
    assert game.refused(1, Vote(1, guilty=True)) == "not_in"


# Few are left.


def test_two_traitors_left_of_three_is_no_hero() -> None:
    game = mall(3, "P01", "P02", "P03", level=2).convict(0, 1)
    assert game.told[-1] == Ended("no_hero", ("P01", "P02", "P03"))
    assert [fate.wins for fate in game.view().fates or ()] == ["full", "partial", "full"]


def test_a_camp_that_changes_is_no_reason_to_end() -> None:
    game = mall(3, "P01", "V04", "P02", level=4).leave(16).wait(1)
    assert game.state.roles() == ("traitor", "traitor", "traitor")
    assert game.state.phase == "run"


def last_of(*cards: str) -> Played:
    """Both others fail their missions at the theft, and confess together."""
    return mall(3, *cards, level=5).steal(0).wait(3)


@pytest.mark.parametrize(("success", "outcome"), [(True, "last_ok"), (False, "last_fail")])
def test_the_last_player_decides(success: bool, outcome: str) -> None:
    game = last_of("R01", "M04", "M06")
    assert [fact.seat for fact in game.told if isinstance(fact, Eliminated)] == [1, 2]
    assert game.told[-1] == LastOne(0)
    assert game.state.waiting() == (0,)
    assert game.refused(0, game.sliding("elf", "north")) == "one_left"
    game.do(0, Decide(success=success))
    assert game.told[0] == Decided(0, success)
    assert game.told[1] == Ended(outcome, ("R01", "M04", "M06"))  # type: ignore[arg-type]


@pytest.mark.parametrize(("card", "success"), [("R01", True), ("T01", False)])
def test_who_does_not_decide_in_time_decides_for_the_own_camp(card: str, success: bool) -> None:
    game = last_of(card, "M04", "M06")
    assert game.wait(19.999).told == []
    assert game.wait(0.001).told[0] == Decided(0, success)


def test_nobody_left_is_no_hero() -> None:
    game = mall(3, "M15", "M04", "M06", level=5).steal(0).wait(3)
    assert game.told[-1] == Ended("no_hero", ("M15", "M04", "M06"))


def test_one_left_comes_before_no_hero() -> None:
    assert last_of("T01", "M04", "M06").told[-1] == LastOne(0)


# Empty-handed.


def test_the_only_hero_goes_home_empty_handed_and_wins() -> None:
    game = mall(3, "H01", "P01", "P02", level=2).do(0, GoEmptyHanded())
    assert game.told[-1] == Ended("alone_ok", ("H01", "P01", "P02"))
    assert [fate.wins for fate in game.view().fates or ()] == ["full", "no", "no"]


def test_with_another_hero_the_traitors_win() -> None:
    game = mall(4, "H01", "P01", "P02", "H02", level=2).do(0, GoEmptyHanded())
    assert game.told[-1] == Ended("alone_bad", ("H01", "P01", "P02", "H02"))
    assert [fate.wins for fate in game.view().fates or ()] == ["no", "full", "full", "no"]


def test_ghosts_are_no_heroes_and_the_declarers_mission_is_waived() -> None:
    game = mall(4, "M01", "P01", "P02", "R01", level=3).convict(0, 1).wait(5)
    game.state.status[3] = "out"  # a hero who failed a mission does not count
    game.do(0, GoEmptyHanded())
    assert game.told[-1] == Ended("alone_ok", ("M01", "P01", "P02", "R01"))
    assert [fate.wins for fate in game.view().fates or ()] == ["full", "no", "no", "no"]


def test_going_empty_handed_is_for_heroes_before_the_theft_from_level_2_on() -> None:
    assert one_traitor(level=1).refused(0, GoEmptyHanded()) == "level"
    assert one_traitor().refused(1, GoEmptyHanded()) == "not_a_hero"
    assert one_traitor().steal().refused(0, GoEmptyHanded()) == "after_theft"
    assert one_traitor().accuse(2, 1).do(0, GoEmptyHanded()).view().accusation is None


# Escaping meanwhile.


def test_an_escape_stands_and_the_open_vote_lapses() -> None:
    game = one_traitor().steal()
    for hero in HEROES[:3]:
        game.get_out(0, hero)
    game.accuse(2, 1).vote(0, True).get_out(0, "dwarf")
    assert game.told[-1] == Ended("escape", game.deal_told())
    assert game.state.due is None
    assert [case.verdict for case in game.state.story.cases] == ["lapsed"]


# Confessing.


def test_a_lost_mission_is_confessed_after_three_seconds_or_before() -> None:
    game = mall(4, "R01", "M04", "R02", "P01", level=3).steal(0)
    assert game.wait(2.999).told == []
    assert game.wait(0.001).told[:2] == [Revealed(1, "M04", "hero"), Eliminated(1, "confessed")]
    assert game.state.status[1] == "out"
    game = mall(4, "R01", "M04", "R02", "P01", level=3).steal(0)
    assert game.refused(0, Confess()) == "no_mission_lost"
    assert game.do(1, Confess()).told[1] == Eliminated(1, "confessed")
    assert game.refused(1, Haunt("boo")) == "silence"


def test_a_confession_waits_while_a_vote_or_an_offer_stands() -> None:
    game = mall(5, "R01", "M04", "R02", "P01", "R03", level=3).steal(0)
    game.accuse(0, 3, later=2)
    assert game.refused(1, Confess()) == "accusing"
    assert game.wait(4).told == []
    for seat in (1, 2, 4):
        game.vote(seat, True)
    assert game.state.status[1] == "in"
    game.do(0, FlipSand(1, flip=False), later=1)
    assert game.wait(0).told[1] == Eliminated(1, "confessed")


def test_a_confession_that_waited_follows_the_verdict_at_once() -> None:
    game = mall(4, "R01", "M04", "R02", "P01", level=3).steal(0).accuse(0, 3, later=2)
    assert game.tick().told == [Verdict(1, False, 0, (3,))]
    verdict = game.at
    assert game.tick().told[1] == Eliminated(1, "confessed")
    assert game.at == verdict


def test_confessions_of_one_instant_leave_together() -> None:
    game = mall(5, "R01", "M04", "M06", "M07", "R02", level=3).steal(0).tick()
    eliminated = [fact.seat for fact in game.told if isinstance(fact, Eliminated)]
    assert eliminated == [1, 2, 3]
