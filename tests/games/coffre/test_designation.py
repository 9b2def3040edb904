"""The last step of a turn, the designation, the final phase and the end."""

import msgspec
import pytest
from tests.games.coffre.table import Laid, table

from trousseau.games.coffre.shapes import (
    Designated,
    FinalPhase,
    Named,
    Revealed,
    TurnEnded,
)

# R6: the last step.


def test_r6_after_the_action_the_treasures_holder_may_designate_or_end() -> None:
    game = table("TKFN NN").play("0 pass")
    assert game.offers(0) == ["end", "designate 1", "designate 2", "designate 3"]


def test_r6_the_others_can_only_end_their_turn() -> None:
    game = table("NTKF NN").play("0 pass")
    assert game.offers(0) == ["end"]
    assert game.refuses("0 designate 1") == "not_the_treasure"


def test_r6_no_designation_before_the_action_or_in_anothers_turn() -> None:
    game = table("NTKF NN")
    assert game.refuses("0 designate 1") == "act_first"
    assert game.refuses("1 designate 2") == "not_your_turn turn=0"
    game.play("0 pass")
    assert game.refuses("1 designate 2") == "not_your_turn turn=0"


def test_r6_also_in_the_turn_in_which_the_treasure_was_picked_up() -> None:
    game = table("NKFN TN").play("0 exchange 0")
    assert "designate 1" in game.offers(0)
    assert game.play("0 designate 1").ending == "opened 0 1"


def test_r6_who_gave_the_treasure_away_can_not_designate() -> None:
    game = table("TKFN NN").play("0 exchange 0")
    assert game.offers(0) == ["end"]


def test_r6_who_was_forced_to_take_the_treasure_designates_at_the_end_of_the_own_turn() -> None:
    game = table("NKFN TN").play("0 force 2 0, end\n 1 pass, end\n 2 pass")
    assert "designate 1" in game.offers(2)


def test_r6_to_the_table_the_last_step_looks_the_same_for_all() -> None:
    """The Treasure is with seat 0 or with seat 3; nobody else can tell from the last step."""
    here, there = table("TKFN NN"), table("NKFT NN")
    for moves in ("0 pass", "0 end"):
        here.play(moves)
        there.play(moves)
        for seat in (1, 2, None):
            assert here.hears(seat) == there.hears(seat)
            assert msgspec.json.encode(here.view(seat)) == msgspec.json.encode(there.view(seat))
        assert here.state.due == there.state.due
        assert here.state.waiting() == there.state.waiting()


@pytest.mark.parametrize("cards", ["TKFN NN", "NKFT NN"])
def test_r6_the_last_step_ends_by_itself(cards: str) -> None:
    by_time, by_tap = table(cards), table(cards)
    by_time.at = by_tap.at = 5_000
    by_time.play("0 observe 0")
    assert by_time.view(None).due == 13_000
    by_time.play("time")
    by_tap.play("0 observe 0, end")
    assert by_time.hears(None) == by_tap.hears(None) == [TurnEnded(0)]
    assert by_time.state == by_tap.state


def test_r6_the_delay_is_an_option() -> None:
    assert table("TKFN NN", end_delay=3).play("0 pass").view(2).due == 3_000


def test_r6_nothing_is_due_before_the_action_nor_in_the_final_phase() -> None:
    game = table("TKFN NN")
    assert game.state.due is None
    assert game.refuses("time") == "time at=0"
    game.play("0 pass, designate 3")
    assert game.state.due is None
    assert game.refuses("time") == "time at=0"


def test_r6_talk_does_not_prolong_the_last_step() -> None:
    game = table("TKFN NN").play("0 pass")
    game.at = 4_000
    game.play("1 claim 1 key")
    assert game.state.due == 8_000


# Whom the Treasure's holder designates.


def test_the_key_designated_treasure_and_key_win_together() -> None:
    game = table("TKFN NN").play("0 pass, designate 1")
    assert game.ending == "opened 0 1"
    everything = Revealed(("treasure", "key", "fake", "neutral"), ("neutral", "neutral"), ())
    assert game.hears(None) == [Designated(0, 1), everything]


def test_the_fake_key_designated_wins_alone() -> None:
    assert table("TKFN NN").play("0 pass, designate 2").ending == "fooled 2"


def test_a_neutral_designated_opens_the_final_phase() -> None:
    game = table("TKFN NN").play("0 pass, designate 3")
    assert game.ending == ""
    assert game.view(None).phase == "name"
    assert game.hears(None) == [Designated(0, 3), FinalPhase(0, 3)]


def test_the_trap_designated_wins_alone_and_at_once() -> None:
    assert table("TKFX NN").play("0 pass, designate 3").ending == "trapped 3"


def test_nobody_designates_themselves() -> None:
    assert table("TKFN NN").play("0 pass").refuses("0 designate 0") == "not_yourself"


# The final phase.


def final_phase(cards: str = "TKFNN NN") -> Laid:
    return table(cards).play(f"0 pass, designate {cards.index('N')}")


def test_r7_each_speaks_in_turn_from_the_left_of_the_treasure_who_speaks_last() -> None:
    game = table("NTKNF NN").play("0 pass, end\n 1 pass, designate 3")
    order = []
    while game.state.waiting():
        order.append(game.state.turn)
        game.play(f"{game.state.turn} name {3 if game.state.turn != 3 else 1}")
    assert order == [2, 3, 4, 0, 1]


def test_r7_names_are_spoken_for_all_to_hear() -> None:
    game = final_phase().play("1 name 4")
    assert game.hears(None) == game.hears(3) == [Named(1, 4)]
    assert game.view(None).named == (4,)


def test_r7_nobody_names_themselves_and_all_others_may_be_named() -> None:
    game = final_phase()
    assert game.offers(1) == ["name 0", "name 2", "name 3", "name 4"]
    assert game.refuses("1 name 1") == "not_yourself"


def test_r7_no_card_is_shown_before_the_end() -> None:
    game = final_phase().play("1 name 2\n 2 name 0\n 3 name 2\n 4 name 2")
    assert game.sees(None) == "T??N? ??"
    game.play("0 name 2")
    assert game.sees(None) == "TKFNN NN"
    assert [type(fact) for fact in game.hears(None)] == [Named, Revealed]


def test_r7_nothing_but_naming_in_the_final_phase() -> None:
    game = final_phase()
    for move in ("pass", "observe 0", "exchange 0", "force 2 0", "end", "designate 2"):
        assert game.refuses(f"1 {move}") == "name_now"
    assert game.refuses("2 name 1") == "not_your_turn turn=1"


def test_those_who_named_the_fake_key_win_with_its_holder() -> None:
    game = final_phase().play("1 name 3\n 2 name 1\n 3 name 2\n 4 name 1\n 0 name 1")
    assert game.ending == "unmasked 2 3"


def test_treasure_and_key_may_be_among_those_who_win() -> None:
    game = final_phase().play("1 name 2\n 2 name 1\n 3 name 1\n 4 name 1\n 0 name 2")
    assert game.ending == "unmasked 0 1 2"


def test_all_may_win() -> None:
    game = final_phase().play("1 name 2\n 2 name 1\n 3 name 2\n 4 name 2\n 0 name 2")
    assert game.ending == "unmasked 0 1 2 3 4"


def test_if_nobody_named_the_fake_key_nobody_wins() -> None:
    game = final_phase().play("1 name 3\n 2 name 1\n 3 name 1\n 4 name 1\n 0 name 1")
    assert game.ending == "undetected"


def test_speakers_are_counted_from_wherever_the_treasure_sits() -> None:
    game = table("FNTKN NN", first=2).play("2 pass, designate 4")
    game.play("3 name 0\n 4 name 1\n 0 name 1\n 1 name 3\n 2 name 0")
    assert game.ending == "unmasked 0 2 3"


@pytest.mark.parametrize("cards", ["TKNNN FN", "TKNNN NN F"])
def test_r8_with_the_fake_key_in_the_centre_or_out_nobody_wins(cards: str) -> None:
    game = final_phase(cards).play("1 name 2\n 2 name 1\n 3 name 2\n 4 name 2\n 0 name 2")
    assert game.ending == "undetected"


def test_in_the_final_phase_the_trap_is_a_card_like_any_other() -> None:
    """Its holder names anybody else and wins by being right; to name the Trap is to be wrong."""
    game = table("TKFXN NN").play("0 pass, designate 4\n 1 name 3\n 2 name 3")
    assert game.offers(3) == ["name 0", "name 1", "name 2", "name 4"]
    assert game.refuses("3 name 3") == "not_yourself"
    game.play("3 name 2\n 4 name 3\n 0 name 3")
    assert game.ending == "unmasked 2 3"


def test_in_the_final_phase_the_trap_wins_nothing_by_being_named() -> None:
    game = table("TKFXN NN").play("0 pass, designate 4")
    game.play("1 name 3\n 2 name 3\n 3 name 1\n 4 name 3\n 0 name 3")
    assert game.ending == "undetected"


# Special cards that left the game.


def test_without_a_treasure_in_play_nobody_can_designate_and_the_chest_stays_shut() -> None:
    game = table("NKFN NN T", round_limit=1)
    for seat in range(4):
        game.play(f"{seat} pass")
        assert game.offers(seat) == ["end"]
        game.play(f"{seat} end")
    assert game.ending == "shut"


def test_without_a_key_in_play_every_designation_fails() -> None:
    for target, ending in ((1, ""), (2, "fooled 2"), (3, "")):
        assert table("TNFN NN K").play(f"0 pass, designate {target}").ending == ending


def test_with_all_special_cards_out_the_game_is_played_to_its_limit() -> None:
    assert table("NNNN NN TKF", round_limit=2).pass_round(2).ending == "shut"


# R9: the limit.


def test_r9_after_the_last_round_the_chest_stays_shut_and_nobody_wins() -> None:
    game = table("TKFN NN", first=2).pass_round(11)
    assert game.view(None).turns == 44
    game.play("2 pass, end\n 3 pass, end\n 0 pass, end\n 1 pass")
    assert game.ending == ""
    game.play("1 end")
    assert game.ending == "shut"
    assert [type(fact) for fact in game.hears(None)] == [TurnEnded, Revealed]
    assert game.state.waiting() == ()
    assert game.state.due is None


def test_r9_the_last_step_of_the_last_turn_may_end_by_itself() -> None:
    game = table("TKFN NN", round_limit=1)
    game.play("0 pass, end\n 1 pass, end\n 2 pass, end\n 3 pass\n time")
    assert game.ending == "shut"


def test_r9_a_designation_in_the_last_turn_still_counts() -> None:
    game = table("TKFN NN", first=1, round_limit=1)
    game.play("1 pass, end\n 2 pass, end\n 3 pass, end\n 0 pass, designate 1")
    assert game.ending == "opened 0 1"


def test_r9_so_does_its_final_phase() -> None:
    game = table("TKFN NN", first=1, round_limit=1)
    game.play("1 pass, end\n 2 pass, end\n 3 pass, end\n 0 pass, designate 3")
    game.play("1 name 2\n 2 name 1\n 3 name 1\n 0 name 1")
    assert game.ending == "unmasked 1 2"


def test_r9_without_a_limit_the_game_goes_on() -> None:
    game = table("TKFN NN", round_limit=0).pass_round(100)
    assert game.ending == ""
    assert game.state.waiting() == (0,)


def test_a_game_that_is_over_takes_no_move_and_no_word() -> None:
    game = table("TKFN NN").play("0 pass, designate 1")
    assert game.offers(0) == []
    assert game.state.talk(0) == []
    for line in ("0 pass", "1 claim 1 key", "1 name 2"):
        assert game.refuses(line) == "over"
    assert game.refuses("time") == "time at=0"


def test_a_role_is_the_card_that_a_seat_holds_at_the_end() -> None:
    game = table("NKFN TN").play("0 exchange 0, designate 1")
    assert game.state.roles() == ("treasure", "key", "fake", "neutral")
