"""A turn: Observe, Exchange, Force or Pass, and the lock."""

from tests.games.coffre.table import table

from trousseau.games.coffre.shapes import (
    Exchanged,
    Forced,
    Observed,
    Passed,
    Received,
    Saw,
    TurnEnded,
)


def test_a_turn_offers_the_four_actions() -> None:
    assert table("TKFN NN", first=1).offers(1) == [
        "pass",
        "observe 0",
        "observe 1",
        "exchange 0",
        "exchange 1",
        "force 0 0",
        "force 0 1",
        "force 2 0",
        "force 2 1",
        "force 3 0",
        "force 3 1",
    ]


def test_only_the_player_whose_turn_it_is_acts() -> None:
    game = table("TKFN NN", first=1)
    assert [bool(game.offers(seat)) for seat in range(4)] == [False, True, False, False]
    assert game.refuses("0 pass") == "not_your_turn turn=1"


def test_turns_go_clockwise() -> None:
    game = table("TKFN NN", first=2)
    order = []
    for _ in range(5):
        order.append(game.state.turn)
        game.play(f"{game.state.turn} pass, end")
    assert order == [2, 3, 0, 1, 2]


def test_exactly_one_action_a_turn() -> None:
    game = table("TKFN NN").play("0 observe 0")
    for action in ("observe 1", "exchange 0", "force 1 0", "pass"):
        assert game.refuses(f"0 {action}") == "already_acted"


def test_a_turn_can_not_end_without_an_action() -> None:
    assert table("TKFN NN").refuses("0 end") == "act_first"


# Each action, and what each player is told of it.


def test_observe_shows_the_slot_to_the_actor_alone() -> None:
    game = table("TKFN NX").play("0 observe 1")
    assert game.sees(0) == "T??? ?X"
    assert game.sees(1) == "?K?? ??"
    assert game.hears(0) == [Observed(0, 1), Saw(1, "trap")]
    assert game.hears(1) == game.hears(None) == [Observed(0, 1)]


def test_exchange_swaps_the_own_card_with_a_slot_and_shows_the_new_one() -> None:
    game = table("TKFN NN").play("0 exchange 1")
    assert game.sees(0) == "N??? ?T"
    assert game.hears(0) == [Exchanged(0, 1), Received("neutral")]
    assert game.hears(1) == game.hears(None) == [Exchanged(0, 1)]


def test_r2_the_forcing_player_names_target_and_slot() -> None:
    game = table("TKFN NN").play("0 force 2 1")
    assert game.sees(2) == "??N? ?F"
    assert game.sees(0) == "T??? ??"
    assert game.hears(2) == [Forced(0, 2, 1), Received("neutral")]
    assert game.hears(0) == game.hears(1) == game.hears(None) == [Forced(0, 2, 1)]


def test_pass_does_nothing() -> None:
    game = table("TKFN NN")
    before = [card.number for card in game.view(None).hands]
    game.play("0 pass")
    assert [card.number for card in game.view(None).hands] == before
    assert game.hears(0) == game.hears(None) == [Passed(0)]


def test_the_end_of_a_turn_is_told_to_all() -> None:
    game = table("TKFN NN").play("0 pass, end")
    assert game.hears(0) == game.hears(3) == game.hears(None) == [TurnEnded(0)]


def test_nobody_can_force_themselves() -> None:
    game = table("TKFN NN")
    assert not [move for move in game.offers(0) if move.startswith("force 0")]
    assert game.refuses("0 force 0 1") == "not_yourself"


def test_one_may_exchange_with_a_slot_observed_on_an_earlier_turn() -> None:
    game = table("NKFN TN").play("0 observe 0, end")
    game.play("1 pass, end\n 2 pass, end\n 3 pass, end")
    game.play("0 exchange 0")
    assert game.sees(0) == "T??? N?"


# The lock.


def test_an_exchange_locks_until_the_end_of_the_players_next_turn() -> None:
    game = table("TKFN NN").play("0 exchange 0")
    seen = [game.view(None).locks[0]]
    game.play("0 end")
    for seat in (1, 2, 3):
        seen.append(game.view(None).locks[0])
        game.play(f"{seat} pass, end")
    seen.append(game.view(None).locks[0])
    game.play("0 pass")
    seen.append(game.view(None).locks[0])
    game.play("0 end")
    seen.append(game.view(None).locks[0])
    assert seen == [2, 1, 1, 1, 1, 1, 0]


def test_a_locked_player_can_not_exchange_but_observe_force_and_pass() -> None:
    game = table("TKFN NN").play("0 exchange 0, end\n 1 pass, end\n 2 pass, end\n 3 pass, end")
    kinds = {move.split()[0] for move in game.offers(0)}
    assert kinds == {"pass", "observe", "force"}
    assert game.refuses("0 exchange 1") == "locked"


def test_a_locked_player_can_not_be_forced() -> None:
    game = table("TKFN NN").play("0 exchange 0, end")
    assert not [move for move in game.offers(1) if move.startswith("force 0")]
    assert game.refuses("1 force 0 1") == "target_locked target=0"


def test_a_player_is_free_again_after_the_next_turn() -> None:
    game = table("TKFN NN").play("0 exchange 0, end").pass_round()
    assert "force 0 0" in game.offers(1)
    game.play("1 pass, end\n 2 pass, end\n 3 pass, end")
    assert "exchange 0" in game.offers(0)


def test_the_lock_still_holds_in_the_last_step_of_that_turn() -> None:
    game = table("TKFN NN").play("0 exchange 0, end\n 1 pass, end\n 2 pass, end\n 3 pass, end")
    game.play("0 pass")
    assert game.view(0).locks == (1, 0, 0, 0)
    game.play("time")
    assert game.view(0).locks == (0, 0, 0, 0)


def test_observe_force_and_pass_do_not_lock() -> None:
    game = table("TKFN NN").play("0 observe 0, end\n 1 force 2 0, end\n 2 pass, end")
    assert game.view(None).locks == (0, 0, 0, 0)


def test_r4_being_forced_does_not_lock() -> None:
    game = table("TKFN NN").play("0 force 1 0, end")
    assert "exchange 0" in game.offers(1)
    game.play("1 pass, end")
    assert "force 1 0" in game.offers(2)


def test_r4_lock_forced_locks_the_forced_player_until_the_end_of_the_next_turn() -> None:
    game = table("TKFN NN", lock_forced=True).play("0 force 2 0")
    assert game.view(None).locks == (0, 0, 1, 0)
    game.play("0 end")
    assert game.refuses("1 force 2 0") == "target_locked target=2"
    game.play("1 pass, end")
    assert game.refuses("2 exchange 0") == "locked"
    game.play("2 observe 0, end")
    assert game.view(None).locks == (0, 0, 0, 0)


def test_r4_lock_forced_holds_a_whole_round_for_one_who_has_just_played() -> None:
    game = table("TKFN NN", lock_forced=True).play("0 pass, end\n 1 force 0 0, end")
    assert game.refuses("2 force 0 1") == "target_locked target=0"
    game.play("2 pass, end\n 3 pass, end")
    assert game.refuses("0 exchange 0") == "locked"


def test_r5_force_is_not_offered_when_nobody_can_be_forced() -> None:
    game = table("TKFN NN").play(
        "0 exchange 0, end\n 1 exchange 1, end\n 2 exchange 0, end\n 3 exchange 1, end"
    )
    assert game.view(0).locks == (1, 1, 1, 1)
    assert game.offers(0) == ["pass", "observe 0", "observe 1"]


def test_r5_the_game_goes_on_when_everyone_is_locked() -> None:
    game = table("TKFN NN").play(
        "0 exchange 0, end\n 1 exchange 1, end\n 2 exchange 0, end\n 3 exchange 1, end"
    )
    game.play("0 pass, end")
    assert [move for move in game.offers(1) if "force" in move] == ["force 0 0", "force 0 1"]


# Why a control is off.


def test_a_control_that_is_off_says_why() -> None:
    game = table("TKFN NN").play("0 exchange 0, end\n 1 exchange 1, end")
    assert game.off(0) == ["* not_your_turn turn=2"]
    assert game.off(2) == [
        "designate act_first",
        "force target_locked target=0",
        "force target_locked target=1",
    ]
    game.play("2 pass, end\n 3 pass, end")
    assert game.off(0) == [
        "designate act_first",
        "exchange locked",
        "force target_locked target=1",
    ]


def test_after_the_action_the_actions_are_off() -> None:
    game = table("TKFN NN").play("0 pass")
    acted = [f"{do} already_acted" for do in ("observe", "exchange", "force", "pass")]
    assert game.off(0) == acted
    game.play("0 end\n 1 pass")
    assert game.off(1) == [*acted, "designate not_the_treasure"]


def test_in_the_final_phase_only_naming_is_on() -> None:
    game = table("TKFN NN").play("0 pass, designate 3")
    assert game.off(1) == [
        f"{do} name_now" for do in ("observe", "exchange", "force", "pass", "designate")
    ]


def test_spectators_and_a_game_that_is_over_have_no_controls() -> None:
    game = table("TKFN NN")
    assert game.off(None) == []
    game.play("0 pass, designate 1")
    assert game.off(0) == []
