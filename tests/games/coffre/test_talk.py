"""Claims: open to all at any time, binding on nobody."""

import pytest
from tests.games.coffre.table import spelled, table

from trousseau.games.coffre import GAME
from trousseau.games.coffre.shapes import (
    Believe,
    Claim,
    ClaimHand,
    ClaimSlot,
    CoffreView,
    Doubt,
    Said,
)


def said(view: CoffreView) -> list[str]:
    """Who says what, as it would be said now."""
    return [f"{claim.seat}: {spelled(claim.claim)}" for claim in view.claims]


def test_a_claim_is_told_to_all_and_stands_beside_its_maker() -> None:
    game = table("TKFN NN").play("2 claim 2 key")
    assert game.hears(0) == game.hears(None) == [Said(2, ClaimHand(2, "key"))]
    assert game.view(None).claims == (Claim(2, ClaimHand(2, "key"), turn=0, card=2),)


@pytest.mark.parametrize(
    ("words", "claim"),
    [
        ("claim 2 key", ClaimHand(2, "key")),
        ("claim slot1 treasure", ClaimSlot(1, "treasure")),
        ("claim 0 fake", ClaimHand(0, "fake")),
        ("believe 1", Believe(1)),
        ("doubt 1", Doubt(1)),
    ],
)
def test_what_can_be_said(words: str, claim: object) -> None:
    game = table("TKFN NN").play(f"2 {words}")
    assert [said.claim for said in game.view(None).claims] == [claim]


def test_everyone_may_talk_at_any_time() -> None:
    game = table("TKFN NN")
    for moves in ("0 pass", "0 end", "1 pass, end\n 2 pass, end\n 3 pass, end\n 0 pass"):
        for seat in range(4):
            assert game.view(seat).free
            game.play(f"{seat} claim {seat} key")
        game.play(moves)
    game.play("0 designate 3")
    for seat in range(4):
        game.play(f"{seat} doubt {(seat + 1) % 4}")


def test_spectators_do_not_talk_nor_does_anybody_after_the_end() -> None:
    game = table("TKFN NN")
    assert not game.view(None).free
    game.play("0 pass, designate 1")
    assert not game.view(0).free


def test_talk_changes_nothing_but_what_was_said() -> None:
    game, silent = table("TKFN NN").play("0 pass"), table("TKFN NN").play("0 pass")
    game.play("3 claim 0 treasure\n 1 believe 3\n 0 claim slot0 fake")
    game.state.claims = ()
    assert game.state == silent.state


def test_a_claim_may_be_false() -> None:
    game = table("TKFN NN").play("3 claim 3 key\n 3 claim 1 neutral")
    assert len(game.view(0).claims) == 2


def test_a_newer_claim_about_the_same_replaces_the_older() -> None:
    game = table("TKFN NN").play("1 claim 1 key\n 1 claim slot0 fake\n 1 doubt 2")
    game.play("0 pass, end\n 1 claim 1 neutral, believe 2")
    said = [(spelled(said.claim), said.turn) for said in game.view(None).claims]
    assert said == [("claim slot0 fake", 0), ("claim 1 neutral", 1), ("believe 2", 1)]


def test_two_players_claims_stand_side_by_side() -> None:
    game = table("TKFN NN").play("1 claim 1 key\n 2 claim 1 fake")
    assert [said.seat for said in game.view(None).claims] == [1, 2]


def test_a_claim_follows_the_card_it_was_made_about() -> None:
    game = table("TKFN NN").play("1 claim 1 key, claim slot0 neutral\n 3 claim 1 fake")
    game.play("0 force 1 0")
    view = game.view(None)
    assert said(view) == ["1: claim slot0 key", "1: claim 1 neutral", "3: claim slot0 fake"]
    left, moved = view.centre[0].number, view.hands[1].number
    assert [claim.card for claim in view.claims] == [left, moved, left]


def test_a_newer_claim_about_a_card_that_moved_replaces_the_older() -> None:
    game = table("TKFN NN").play("3 claim slot0 key\n 2 claim slot0 fake\n 0 force 1 0")
    assert said(game.view(None)) == ["3: claim 1 key", "2: claim 1 fake"]
    game.play("3 claim 1 neutral")
    assert said(game.view(None)) == ["2: claim 1 fake", "3: claim 1 neutral"]


def test_claims_about_two_cards_that_lay_in_one_place_stand_side_by_side() -> None:
    game = table("TKFN NN").play("3 claim slot0 key\n 0 force 1 0\n 3 claim slot0 neutral")
    assert said(game.view(None)) == ["3: claim 1 key", "3: claim slot0 neutral"]


def test_belief_in_a_player_is_about_no_card() -> None:
    assert table("TKFN NN").play("1 believe 2").view(None).claims[0].card is None


def test_talk_lists_all_that_may_be_said() -> None:
    said = [spelled(GAME.write(talk)) for talk in table("TKFN NN").state.talk(1)]
    assert len(said) == len(set(said)) == 6 * 4 + 3 + 3
    assert "claim 1 key" in said
    assert "claim slot1 fake" in said
    assert "doubt 0" in said
    assert not {"believe 1", "doubt 1", "claim 1 trap"} & set(said)


def test_a_trap_is_talked_of_only_where_there_is_one() -> None:
    assert table("TKFN NN").refuses("0 claim 1 trap") == "no_such_card"
    game = table("TKFX NN").play("0 claim 1 trap, claim slot0 trap")
    assert len(game.state.talk(0)) == 6 * 5 + 3 + 3


def test_nobody_believes_or_doubts_themselves() -> None:
    game = table("TKFN NN")
    assert game.refuses("1 believe 1") == "not_yourself"
    assert game.refuses("1 doubt 1") == "not_yourself"


def test_a_claim_is_about_somebody_at_the_table_and_made_by_somebody_there() -> None:
    game = table("TKFN NN")
    assert game.refuses("1 claim 4 key") == "no_such_seat target=4"
    assert game.refuses("1 believe 7") == "no_such_seat target=7"
    assert game.refuses("5 claim 1 key") == "no_such_seat target=5"
