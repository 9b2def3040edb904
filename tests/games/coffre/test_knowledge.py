"""R3: who saw a card knows it wherever it goes; what follows from that is in the view."""

import pytest
from tests.games.coffre.table import table


def test_a_card_seen_in_a_slot_is_known_in_the_hand_of_whoever_takes_it() -> None:
    game = table("TKFN NN").play("0 observe 0, end\n 1 exchange 0, end")
    assert game.sees(0) == "TN?? ??"


def test_a_card_that_leaves_my_hand_is_known_where_it_lies() -> None:
    game = table("TKFN NN").play("0 force 1 1")
    assert game.sees(1) == "?N?? ?K"
    game.play("0 end\n 1 pass, end\n 2 exchange 1")
    assert game.sees(1) == "?NK? ??"


def test_a_place_becomes_unknown_when_a_card_i_never_saw_arrives() -> None:
    game = table("TKFN NN").play("0 observe 0, end\n 1 exchange 0")
    assert game.sees(0) == "TN?? ??"  # slot 0 now holds what seat 1 had
    game.play("1 end\n 2 force 3 0")
    assert game.sees(0) == "TN?? ??"


def test_a_known_card_is_followed_through_several_hands() -> None:
    game = table("TKFN NN").play("0 exchange 0, end")  # the Treasure lies in slot 0
    game.play("1 force 2 0, end")  # and is with seat 2
    assert game.sees(0) == "N?T? ??"
    game.play("2 pass, end\n 3 force 2 1, end")  # and is in slot 1
    assert game.sees(0) == "N??? ?T"
    assert game.sees(2) == "??N? FT"


def test_a_card_that_went_away_is_still_known_when_it_comes_back() -> None:
    game = table("TKFN NN").play("0 exchange 0, end\n 1 force 2 0, end\n 2 pass, end")
    game.play("3 force 2 0, end")  # the Fake Key is with seat 2 again, the Treasure in slot 0
    assert game.sees(0) == "N??? T?"
    assert game.sees(2) == "??F? T?"


def test_the_forcing_player_learns_no_face() -> None:
    game = table("TKFN NN").play("0 force 1 0")
    assert game.sees(0) == "T??? ??"


def test_a_forced_player_looks_at_the_new_card_at_once() -> None:
    assert table("TKFN NN").play("0 force 3 0").sees(3) == "???N N?"


def test_all_see_who_has_seen_which_card() -> None:
    game = table("TKFN NN").play("0 observe 0, end\n 1 exchange 0")
    for seat in (0, 1, 2, 3, None):
        view = game.view(seat)
        assert [card.seen_by for card in view.hands] == [(0,), (0, 1), (2,), (3,)]
        assert [card.seen_by for card in view.centre] == [(1,), ()]


def test_cards_keep_their_numbers_as_they_move() -> None:
    game = table("TKFN NN").play("0 exchange 1, end\n 1 force 2 1")
    view = game.view(None)
    assert [card.number for card in view.hands] == [5, 1, 0, 3]
    assert [card.number for card in view.centre] == [4, 2]


# Deduction.


def test_when_only_neutrals_are_unseen_they_are_known() -> None:
    game = table("TNNN KF").play(
        "0 observe 0, end\n 1 pass, end\n 2 pass, end\n 3 pass, end\n 0 observe 1"
    )
    assert game.sees(0) == "TNNN KF"
    assert game.sees(1) == "?N?? ??"


def test_the_last_unseen_card_is_known() -> None:
    """Seat 0 sees five of the six cards; the sixth follows."""
    game = table("NKTF NN").play("0 observe 0, end\n 1 exchange 0, end\n 2 pass, end")
    assert game.sees(0) == "NN?? ??"
    game.play("3 force 2 1, end")  # the Treasure is in slot 1
    game.play("0 observe 0, end\n 1 pass, end\n 2 pass, end\n 3 pass, end\n 0 observe 1")
    assert game.sees(0) == "NN?? KT"
    game.play("0 end\n 1 pass, end\n 2 pass, end\n 3 exchange 1, end")
    game.play("0 observe 1")
    assert game.sees(0) == "NNNT KF"


def test_cards_out_of_the_game_count_among_the_unseen() -> None:
    """The Fake Key is out, but for all that seat 0 knows it could be in any hand."""
    game = table("TNNN KN F").play(
        "0 observe 0, end\n 1 pass, end\n 2 pass, end\n 3 pass, end\n 0 observe 1"
    )
    assert game.sees(0) == "T??? KN"


def test_with_every_special_card_seen_the_rest_is_known_whatever_is_out() -> None:
    game = table("TNNN KF NN").play(
        "0 observe 0, end\n 1 pass, end\n 2 pass, end\n 3 pass, end\n 0 observe 1"
    )
    assert game.sees(0) == "TNNN KF"
    assert game.view(0).out is None


def test_a_wrong_designation_tells_all_that_these_two_hold_treasure_and_neutral() -> None:
    game = table("TKFN NN").play("0 pass, designate 3")
    assert game.sees(1) == "TK?N ??"
    assert game.sees(2) == "T?FN ??"
    assert game.sees(3) == "T??N ??"
    assert game.sees(None) == "T??N ??"


def test_what_a_wrong_designation_shows_may_complete_the_picture() -> None:
    game = table("NTKN FN").play("0 observe 0, end\n 1 force 2 1, end\n 2 pass, end\n 3 pass, end")
    assert game.sees(0) == "N??? F?"
    game.play("0 observe 1")
    assert game.sees(0) == "N??? FK"
    game.play("0 end\n 1 pass, designate 3")
    assert game.sees(0) == "NTNN FK"


def test_a_turn_that_ends_without_a_designation_tells_nothing() -> None:
    game = table("TKFN NN").pass_round(3)
    assert game.sees(None) == "???? ??"
    assert game.sees(3) == "???N ??"


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_at_the_end_every_card_is_turned_up(seat: int | None) -> None:
    assert table("TKNN NN F").play("0 pass, designate 1").sees(seat) == "TKNN NN F"


@pytest.mark.parametrize("cards", ["TKFN NN", "NNTN FN K"])
def test_what_is_laid_open_agrees_with_what_each_seat_knows(cards: str) -> None:
    game = table(cards).play("0 observe 0, end\n 1 exchange 1, end\n 2 force 3 0, end")
    shown = game.state.laid_open()
    open_cards = [*shown.hands, *shown.centre]
    assert all(card.face for card in open_cards)
    assert shown.out is not None
    for seat in (0, 1, 2, 3, None):
        view = game.view(seat)
        for known, card in zip([*view.hands, *view.centre], open_cards, strict=True):
            assert (known.number, known.seen_by) == (card.number, card.seen_by)
            assert known.face in (None, card.face)
        assert view.out is None
