"""The rulebook's three announcements, dealt from real cards."""

from __future__ import annotations

from tests.games.passwords.table import Played, table

from trousseau.games.passwords.shapes import Announce, Closed, Dealt, Placed

BLUE, RED, GREEN = 0, 1, 2


def ring() -> Played:
    return table("SEI3RFIG", pile="O")


def test_blue_walks_anticlockwise_from_g() -> None:
    game = ring().say("groupies", "GRIES", way=-1)
    assert game.gems() == "1 1 1 1 0 0 1"
    placed = game.told[1]
    assert isinstance(placed, Placed)
    assert [step.place for step in placed.steps] == [6, 3, 2, 1, 0]
    assert ["GROUPIES"[step.letter] for step in placed.steps] == list("GRIES")


def test_red_walks_clockwise_from_s() -> None:
    game = ring().say("groupies", "GRIES", way=-1).say("spécifique", "SEIFI")
    assert game.gems() == "2 2 2 1 1 1 1"
    assert game.state.turn == GREEN


def test_green_closes_a_safe_which_an_o_replaces() -> None:
    game = ring().say("groupies", "GRIES", way=-1).say("spécifique", "SEIFI")
    game.say("fidéliser", "FIEIR")
    closed, dealt = game.told[2:]
    assert isinstance(closed, Closed)
    assert (closed.seat, closed.place, closed.safe.gems) == (GREEN, 2, (BLUE, RED, GREEN))
    assert isinstance(dealt, Dealt)
    assert (dealt.place, dealt.safe.letter, dealt.safe.gems) == (2, "O", ())
    assert game.gems() == "2 3 0 2 2 2 1"
    assert [len(safes) for safes in game.state.closed] == [0, 0, 1]
    assert game.state.hands == [13, 13, 13]


def test_red_can_not_use_e_again() -> None:
    places = ring().places("spécifique", "SEIFI")
    twice = (*places, places[1])
    assert ring().refusal(BLUE, Announce("spécifique", twice)) == "same_safe_twice"


def test_red_can_not_pass_s_again() -> None:
    """U stands next to S: after S, E, I, F and I it could be met only beyond S."""
    places = table("SUEI3FIG").places("spécifique", "SEIFI")
    table("SUEI3FIG").say("spécifique", places)
    assert table("SUEI3FIG").refusal(BLUE, Announce("spécifique", (*places, 1))) == "no_walk"
