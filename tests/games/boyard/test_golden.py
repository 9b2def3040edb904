"""The rulebook's own examples and the rulings, R1 to R14, played out."""

from __future__ import annotations

import pytest
from tests.games.boyard.table import Played, fort, new_fort

from trousseau.games.boyard.cards import OWN_RIDDLE
from trousseau.games.boyard.constants import GUARDIAN, NEEDED
from trousseau.games.boyard.fort import CELLS, ROOM, SPACES, WALK
from trousseau.games.boyard.game import GAME
from trousseau.games.boyard.riddles.riddle import riddles
from trousseau.games.boyard.riddles.shapes import RollDice
from trousseau.games.boyard.shapes import (
    AllPrepared,
    Arrived,
    BonusRolled,
    ChestEmptied,
    ChestOpened,
    DrawCard,
    FaceRiddle,
    FaceTrial,
    FirstRolled,
    KeepKeys,
    KeyLeft,
    KeyPut,
    KeysWon,
    LateNote,
    LeaveKey,
    NoteSeen,
    NoteTaken,
    OpenChest,
    PawnRolled,
    Prepared,
    PutKey,
    RollDie,
    RolledAlike,
    RoundsOver,
    SandStood,
    TigerPounced,
    TurnBegan,
    WriteRiddle,
)
from trousseau.games.boyard.trials.trial import Trial

TRIAL_1, OR_2, AND_4, TIGER_7, GUARDIAN_14, TRIAL_28 = 1, 2, 4, 7, 14, 28
SECOND = 1_000


# The board (R1) and its keys (R9).


def test_thirty_spaces_have_thirty_black_keys() -> None:
    game = fort(3)
    assert WALK == "STOTATOXTATXOTGATXTOTATOXTAOTX"
    assert sum(cell.black for cell in game.state.keyrings.cells) == 30
    assert sum(cell.red for cell in game.state.keyrings.cells) == 0
    assert [WALK.count(sign) for sign in "TOAGXS"] == [12, 6, 5, 1, 5, 1]


def test_a_black_key_leaves_a_red_one_and_a_red_one_leaves_nothing() -> None:
    game = fort(3).walk(1).draw().win_trial()
    assert game.told[1] == KeysWon(0, TRIAL_1, black=1, red=0)
    assert game.cell(TRIAL_1) == (0, 1)
    game.walk(1).draw().win_trial()
    assert game.told[1] == KeysWon(1, TRIAL_1, black=0, red=1)
    assert game.cell(TRIAL_1) == (0, 0)
    game.walk(1)
    assert game.told == [Arrived(2, TRIAL_1, keys=0), TurnBegan(0, 2)]


@pytest.mark.parametrize(
    ("before", "won", "after"),
    [
        ((2, 0), (2, 0), (0, 2)),
        ((1, 1), (1, 1), (0, 1)),
        ((0, 2), (0, 2), (0, 0)),
        ((1, 0), (1, 0), (0, 1)),
        ((0, 1), (0, 1), (0, 0)),
        ((0, 3), (0, 2), (0, 1)),
    ],
)
def test_a_cell_of_two_gives_up_to_two_keys_red_before_black(
    before: tuple[int, int], won: tuple[int, int], after: tuple[int, int]
) -> None:
    game = fort(3).lay({AND_4: before}).walk(4).draw().win_trial().solve()
    assert game.keys(0) == won
    assert game.cell(AND_4) == after


def test_a_cell_of_one_gives_one_key_even_if_more_lie_there() -> None:
    game = fort(3).lay({TRIAL_1: (0, 3)}).walk(1).draw().win_trial()
    assert game.keys(0) == (0, 1)
    assert game.cell(TRIAL_1) == (0, 2)


# What a space asks for.


def test_after_a_lost_trial_a_trial_cell_gives_a_second_chance_by_a_riddle() -> None:
    game = fort(3).walk(1).draw().lose_trial()
    assert game.state.phase == "second_chance"
    game.do(0, FaceRiddle()).solve()
    assert game.keys(0) == (1, 0)


def test_the_second_chance_may_be_left() -> None:
    game = fort(3).walk(1).draw().lose_trial().do(0, LeaveKey())
    assert game.told == [KeyLeft(0, TRIAL_1), TurnBegan(1, 1)]
    assert game.cell(TRIAL_1) == (1, 0)


def test_a_missed_second_chance_leaves_the_key() -> None:
    game = fort(3).walk(1).draw().lose_trial().do(0, FaceRiddle()).miss()
    assert game.told[1:] == [KeyLeft(0, TRIAL_1), TurnBegan(1, 1)]


def test_trial_or_riddle_is_one_of_them_without_a_second_chance() -> None:
    game = fort(3).walk(2)
    assert game.state.phase == "choose"
    game.do(0, FaceTrial()).draw().lose_trial()
    assert game.told[1:] == [KeyLeft(0, OR_2), TurnBegan(1, 1)]
    game.walk(2).do(1, FaceRiddle()).miss()
    assert game.told[1:] == [KeyLeft(1, OR_2), TurnBegan(2, 1)]
    game.walk(2).do(2, FaceRiddle()).solve()
    assert game.keys(2) == (1, 0)


def test_trial_and_riddle_are_both_to_be_won_the_trial_first() -> None:
    game = fort(3).walk(4).draw().lose_trial()
    assert game.told[1:] == [KeyLeft(0, AND_4), TurnBegan(1, 1)]
    game.walk(4).draw().win_trial()
    assert game.state.phase == "riddle"
    game.miss()
    assert game.cell(AND_4) == (2, 0)
    game.walk(4).draw().win_trial().solve()
    assert game.keys(2) == (2, 0)


def test_both_are_to_be_won_also_when_one_key_is_left() -> None:
    game = fort(3).lay({AND_4: (0, 1)}).walk(4)
    assert game.told == [Arrived(0, AND_4, keys=1)]
    game.draw().win_trial()
    assert game.state.phase == "riddle"
    game.solve()
    assert game.keys(0) == (0, 1)


def test_the_guardian_asks_one_riddle_for_both_keys() -> None:
    game = fort(3).stand(GUARDIAN_14 - 3, 0, 0).walk(3)
    assert game.state.phase == "riddle"
    game.solve()
    assert game.keys(0) == (2, 0)


@pytest.mark.parametrize("space", [0, TIGER_7])
def test_on_a_tiger_and_on_the_start_nothing_happens(space: int) -> None:
    game = fort(3).stand((space - 2) % 30, 0, 0).walk(2)
    assert game.told == [Arrived(0, space, keys=0), TurnBegan(1, 1)]


def test_passing_the_start_means_nothing_and_spaces_hold_many_pawns() -> None:
    game = fort(3).stand(TRIAL_28, TRIAL_1, TRIAL_1).walk(3)
    assert game.state.pawns == [TRIAL_1, TRIAL_1, TRIAL_1]
    assert game.keys(0) == (0, 0)


def test_who_does_not_roll_in_time_has_the_table_roll() -> None:
    game = fort(3).wait(2)
    assert game.state.pawns[0] == 2


# Before the first turn.


def test_the_highest_begins() -> None:
    game = new_fort(3).prepare()
    game.do(0, RollDie(), 2).do(1, RollDie(), 5).do(2, RollDie(), 4)
    assert (game.told[0], game.told[-1]) == (FirstRolled(2, 4), TurnBegan(1, 1))
    assert game.state.pawns == [0, 0, 0]


@pytest.mark.parametrize(
    ("seats", "notes"), [(2, "01"), (3, "001"), (4, "0011"), (5, "00011"), (6, "000111")]
)
def test_the_later_half_take_a_note_before_the_first_turn(seats: int, notes: str) -> None:
    game = fort(seats)
    assert [len(purse) for purse in game.state.chest.purses] == [int(number) for number in notes]
    assert len(game.state.chest.notes) == 10 * seats - seats // 2


def test_late_are_the_last_in_the_order_of_turns_and_they_alone_see_their_note() -> None:
    game = new_fort(4).prepare().fill_chest(1_000, 500_000, 5_000)
    game.do(0, RollDie(), 2).do(1, RollDie(), 1).do(2, RollDie(), 6).do(3, RollDie(), 4)
    late = [LateNote(0, 2), NoteSeen(1_000), LateNote(1, 1), NoteSeen(500_000)]
    assert game.told == [FirstRolled(3, 4), *late, TurnBegan(2, 1)]
    assert [game.view(seat).purse for seat in range(4)] == [(1_000,), (500_000,), (), ()]


def test_only_those_tied_for_the_highest_roll_again() -> None:
    game = new_fort(4).prepare()
    game.do(0, RollDie(), 3).do(1, RollDie(), 6).do(2, RollDie(), 3).do(3, RollDie(), 6)
    assert game.told == [FirstRolled(3, 6), RolledAlike((1, 3))]
    assert game.state.waiting() == (1, 3)
    game.do(3, RollDie(), 1).do(1, RollDie(), 2)
    assert game.state.turn == 1


@pytest.mark.parametrize(("blanks", "seconds"), [(False, 20), (True, 240)])
def test_who_never_prepares_is_not_waited_for(blanks: bool, seconds: int) -> None:
    game = new_fort(3, blanks=blanks).do(1, Prepared(here=True)).wait()
    assert game.told == [AllPrepared()]
    assert game.at == seconds * SECOND
    assert [player.here for player in game.view().players] == [False, True, False]


def test_the_table_rolls_for_who_does_not() -> None:
    game = new_fort(3).prepare().do(1, RollDie(), 5).wait(1, 6)
    assert game.told[:2] == [FirstRolled(0, 1), FirstRolled(2, 6)]
    assert game.told[-1] == TurnBegan(2, 1)


def test_the_die_passes_to_the_left_and_a_round_ends_with_who_began() -> None:
    game = new_fort(3).prepare()
    game.do(0, RollDie(), 2).do(1, RollDie(), 5).do(2, RollDie(), 4)
    turns = []
    for _ in range(4):
        turns.append((game.state.turn, game.state.round))
        game.empty_cells().walk(1)
    assert turns == [(1, 1), (2, 1), (0, 1), (1, 2)]


# Cards.


def test_the_card_that_came_last_sits_out_the_next_draw() -> None:
    game = fort(3).walk(1)
    everything = game.state.fan()
    game.draw()
    drawn = game.state.resting
    game.win_trial().walk(1)
    assert game.state.fan() == [card for card in everything if card != drawn]
    game.draw().lose_trial().do(1, LeaveKey()).walk(1)
    assert drawn in game.state.fan()


def test_the_fan_says_nothing_about_where_a_card_stands() -> None:
    first, last = fort(3).walk(1), fort(3).walk(1)
    end = len(last.state.fan()) - 1
    first.do(0, DrawCard(0), 2)
    last.do(0, DrawCard(end), 2)
    assert first.state.resting == last.state.resting


@pytest.mark.parametrize(("here", "offered"), [((0, 1), False), ((0, 1, 2), True)])
def test_in_the_room_some_cards_need_two_others(here: tuple[int, ...], offered: bool) -> None:
    game = new_fort(3, trials="living_room")
    for seat in range(3):
        game.do(seat, Prepared(here=seat in here))
    for seat in range(3):
        game.do(seat, RollDie(), 6 - seat)
    fan = game.walk(1).state.fan()
    assert ("qui" in fan, "anomalie" in fan) == (offered, offered)
    assert "pince" in fan


def test_what_is_said_during_a_trial_or_a_riddle_is_heard_when_it_is_over() -> None:
    game = fort(3).walk(1)
    assert game.view(1).chat == "open"
    game.draw()
    assert game.view(1).chat == "held"
    game.lose_trial().do(0, FaceRiddle())
    assert game.view(None).chat == "held"
    game.miss()
    assert game.view(1).chat == "open"


@pytest.mark.parametrize(("players", "needed"), [(3, 1), (4, 2), (5, 2), (6, 3)])
def test_duels_to_be_won_are_as_in_the_rulebook(players: int, needed: int) -> None:
    assert NEEDED[players] == needed


# Riddles.


def test_the_right_neighbour_reads_and_the_others_roll_from_the_left() -> None:
    game = fort(5).stand(GUARDIAN_14 - 1, 0, 0, 0, 0).walk(1)
    assert game.riddle.reader() == 4
    assert game.riddle.rollers() == [1, 2, 3]
    assert [game.riddle.view(seat).answers is not None for seat in range(5)] == [
        False,
        False,
        False,
        False,
        True,
    ]


def test_an_even_double_costs_the_key() -> None:
    game = fort(3).stand(GUARDIAN_14 - 1, 0, 0).walk(1).wait()
    game.do(1, RollDice(), 4, 4).wait()
    assert game.told[1:] == [KeyLeft(0, GUARDIAN_14), TurnBegan(1, 1)]


def test_riddles_that_were_asked_stay_out_of_the_rematch() -> None:
    game = fort(3)
    asked = []
    for seat in range(3):
        asked.append(game.state.riddles[-1])
        game.stand(*[GUARDIAN_14 - 1] * 3).lay({GUARDIAN_14: (2, 0)}).walk(1).miss()
        assert game.state.turn == (seat + 1) % 3
    options = GAME.again(game.state.options, game.state)
    again = new_fort(3, used=options.used)
    assert not set(asked) & set(again.state.riddles)
    assert len(again.state.riddles) == len(riddles("fr")) - 3


def test_when_all_riddles_are_used_they_are_shuffled_again() -> None:
    game = fort(3).stand(GUARDIAN_14 - 1, 0, 0)
    game.state.used = (1 << len(riddles("fr"))) - 1
    game.state.riddles = []
    game.walk(1)
    assert game.state.phase == "riddle"
    assert len(game.state.riddles) == len(riddles("fr")) - 1


def own_riddle_on_top() -> Played:
    """Seat 0 wrote one, and it comes next."""
    game = new_fort(3, blanks=True)
    game.do(0, WriteRiddle("What has four keys and no lock?", ("a bird", "the sea"), 2)).prepare()
    for seat in range(3):
        game.do(seat, RollDie(), 6 - seat)
    game.state.riddles.remove(OWN_RIDDLE)
    game.state.riddles.append(OWN_RIDDLE)
    return game.stand(*[GUARDIAN_14 - 1] * 3)


def test_nobody_is_asked_a_riddle_they_wrote() -> None:
    game = own_riddle_on_top().walk(1)
    assert game.riddle.asking.text != "What has four keys and no lock?"
    assert OWN_RIDDLE in game.state.riddles


def test_others_are_asked_it_with_its_answers_and_tries() -> None:
    game = own_riddle_on_top().empty_cells().walk(1).lay({GUARDIAN_14: (2, 0)}).walk(1)
    assert game.riddle.asking.text == "What has four keys and no lock?"
    assert game.riddle.answers == ("a bird", "the sea")
    assert game.riddle.asking.tries == 2
    game.solve()
    assert OWN_RIDDLE not in game.state.riddles
    assert game.state.asked_own == (0,)


def test_only_the_author_sees_a_riddle_before_it_is_asked() -> None:
    game = own_riddle_on_top()
    assert [len(game.view(seat).written) for seat in range(3)] == [1, 0, 0]


# The chest (R6, R7, R8, R11).


def test_the_chest_may_be_opened_instead_of_rolling_or_right_after_winning_a_key() -> None:
    game = fort(3).hold(0, 4)
    assert game.state.moves(0) == [RollDie(), OpenChest()]
    game = fort(3).hold(0, 3).walk(1).draw().win_trial()
    assert game.state.phase == "may_open"
    assert game.state.moves(0) == [OpenChest(), KeepKeys()]
    game.do(0, KeepKeys())
    assert game.told == [TurnBegan(1, 1)]


def test_not_after_a_miss_even_with_four_keys() -> None:
    game = fort(3).hold(0, 4).walk(2).do(0, FaceRiddle()).miss()
    assert game.state.turn == 1


def test_three_keys_open_nothing() -> None:
    game = fort(3).hold(0, 2).walk(1).draw().win_trial()
    assert game.state.turn == 1


def test_a_note_for_the_opener_and_one_for_each_pawn_off_a_tiger() -> None:
    game = fort(3, timer=30).hold(0, 4).stand(0, 0, 0).fill_chest(1_000, 5_000, 500_000, 10_000)
    game.open()
    assert game.told == [ChestOpened(0), NoteTaken(0, 3), NoteSeen(1_000)]
    game.do(1, RollDie(), 2)
    assert game.told == [PawnRolled(1, 2, 2), NoteTaken(0, 2), NoteSeen(5_000)]
    assert game.state.chest.purses == [(1_000, 5_000), (), ()]


def test_landing_on_a_tiger_shuts_the_chest_at_once_and_passing_one_does_not() -> None:
    game = fort(3).hold(0, 4).stand(0, TIGER_7 - 1, TIGER_7 - 1).open().slot(3)
    assert game.told[0] == PawnRolled(1, 3, TIGER_7 + 2)
    game.slot(1)
    assert game.told == [PawnRolled(2, 1, TIGER_7), TigerPounced(2, TIGER_7)]
    assert game.state.phase == "give_back"
    assert len(game.state.chest.purses[0]) == 2


def test_pawns_walk_from_the_openers_left_and_win_nothing_where_they_stay() -> None:
    game = fort(4).hold(0, 4).stand(0, 0, 0, 0).open().slot(1).slot(2).slot(3).slot(3)
    assert game.state.pawns == [0, 4, 2, 3]
    assert [game.keys(seat) for seat in (1, 2, 3)] == [(0, 0)] * 3


def test_a_slot_is_rolled_in_once_by_hand_or_by_the_table_at_its_end() -> None:
    game = fort(3).hold(0, 4).stand(0, 0, 0).open()
    opened = game.at
    game.do(1, RollDie(), 1, later=2 * SECOND)
    assert game.refused(2, RollDie(), later=2 * SECOND) == "slot_not_begun"
    game.do(2, RollDie(), 1, later=3 * SECOND)
    game.slot(1)
    assert game.at == opened + 15 * SECOND


@pytest.mark.parametrize(("timer", "slots"), [(30, 5), (45, 8), (60, 11)])
def test_what_falls_on_the_last_instant_of_the_sand_comes_too_late(timer: int, slots: int) -> None:
    game = fort(3, timer=timer).hold(0, 4).stand(0, 8, 12).open()
    opened = game.at
    for _ in range(slots):
        game.stand(0, 8, 12).slot(1)
    game.wait()
    assert game.told == [SandStood(0)]
    assert game.at == opened + timer * SECOND
    assert len(game.state.chest.purses[0]) == 1 + slots


def stood(seats: int = 3) -> Played:
    """The sand is out, and no tiger came."""
    game = fort(seats, timer=30).hold(0, 4).open()
    while game.state.phase == "open":
        game.stand(*[8] * seats)
        game.wait(*([1] if game.state.due != game.state.until else []))
    return game


def test_the_bonus_is_as_many_notes_as_the_die_says_and_moves_no_pawn() -> None:
    game = stood()
    pawns, notes = list(game.state.pawns), len(game.state.chest.purses[0])
    game.do(0, RollDie(), 5)
    assert game.told[0] == BonusRolled(0, 5)
    assert len(game.state.chest.purses[0]) == notes + 5
    assert game.state.pawns == pawns
    assert game.state.phase == "give_back"


def test_the_bonus_takes_what_is_left_and_ends_the_game_with_it() -> None:
    game = stood().fill_chest(1_000, 1_000).wait(6)
    assert isinstance(game.told[-1], ChestEmptied)
    assert game.state.result is not None


@pytest.mark.parametrize(
    ("black", "red", "given", "kept"),
    [
        (4, 0, 2, (2, 0)),
        (2, 2, 2, (2, 0)),
        (1, 3, 2, (1, 1)),
        (3, 2, 3, (2, 0)),
        (1, 4, 3, (1, 1)),
        (5, 1, 4, (2, 0)),
        (0, 6, 4, (0, 2)),
    ],
)
def test_all_keys_but_two_go_back_red_ones_first(
    black: int, red: int, given: int, kept: tuple[int, int]
) -> None:
    game = shut(black, red)
    assert game.state.keyrings.give == given
    game.put(*CELLS[:given])
    assert game.keys(0) == kept
    assert [game.cell(space) for space in CELLS[:given]] == [(0, 1)] * given
    assert game.state.turn == 1


def shut(black: int, red: int) -> Played:
    """A tiger came at once; no key lies in any cell."""
    game = fort(3).hold(0, black, red).stand(0, TIGER_7 - 1, 0).empty_cells()
    return game.open().slot(1)


def test_a_black_key_is_traded_for_the_red_one_that_is_put() -> None:
    game = shut(3, 1)
    game.do(0, PutKey(1))
    assert game.told == [KeyPut(0, 1, traded=False)]
    game.do(0, PutKey(2))
    assert game.told[0] == KeyPut(0, 2, traded=True)
    assert game.cell(2) == (0, 1)


def test_above_its_own_number_a_cell_takes_keys_only_while_none_has_room() -> None:
    game = shut(5, 0).lay({space: (ROOM[space], 0) for space in CELLS if space != AND_4})
    assert game.state.moves(0) == [PutKey(AND_4)]
    game.put(AND_4, AND_4)
    assert game.cell(AND_4) == (0, 2)
    assert game.state.moves(0) == [PutKey(space) for space in CELLS]
    game.put(TRIAL_1)
    assert game.cell(TRIAL_1) == (1, 1)


def test_keys_that_are_not_put_in_time_go_by_lot() -> None:
    game = shut(5, 0).wait()
    assert game.keys(0) == (2, 0)
    assert sum(cell.red for cell in game.state.keyrings.cells) == 3
    assert all(SPACES[space] for space in CELLS)
    assert game.state.turn == 1


def test_the_chest_is_opened_once_a_turn() -> None:
    game = shut(4, 0).hold(0, 8).put(*CELLS[:2])
    assert game.state.turn == 1


def test_only_who_took_a_note_sees_it_until_they_are_counted() -> None:
    game = fort(3).hold(0, 4).fill_chest(500_000, 1_000).open()
    assert game.view(0).purse == (500_000,)
    for eyes in (1, 2, None):
        assert game.view(eyes).purse == ()
        assert game.view(eyes).purses is None
        assert game.view(eyes).players[0].notes == 1


# The end (R12).


def test_the_game_ends_at_once_when_the_chest_is_empty_and_nothing_is_given_back() -> None:
    game = fort(3).hold(0, 4).fill_chest(5_000).open()
    assert game.told[-1] == ChestEmptied(((5_000,), (), ()))
    assert game.keys(0) == (4, 0)
    assert game.state.result is not None
    assert game.state.result.winners == (0,)
    assert game.state.result.why == "emptied"


def test_after_the_last_round_the_chest_stays_shut() -> None:
    game = fort(3, rounds=2).empty_cells()
    game.state.chest.purses = [(1_000,), (10_000,), (5_000, 1_000)]
    for _ in range(6):
        assert game.state.result is None
        game.walk(1)
    assert isinstance(game.told[-1], RoundsOver)
    assert game.state.result is not None
    assert game.state.result.winners == (1,)
    assert game.state.result.scores == (1_000, 10_000, 6_000)
    assert game.state.result.why == "rounds"


def test_without_a_number_of_rounds_it_goes_on() -> None:
    game = fort(2, rounds=0).empty_cells()
    for _ in range(130):
        game.walk(1)
    assert game.state.round == 66
    assert game.state.result is None


def test_ties_share() -> None:
    game = fort(3, rounds=1).empty_cells()
    game.state.chest.purses = [(5_000, 5_000), (10_000,), (1_000,)]
    game.walk(1).walk(1).walk(1)
    assert game.state.result is not None
    assert game.state.result.winners == (0, 1)


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_chest_holds_the_notes_of_all_players(seats: int) -> None:
    assert len(new_fort(seats).state.chest.notes) == 10 * seats
    assert len(new_fort(seats, notes=4).state.chest.notes) == 4 * seats
    assert len(new_fort(seats).state.chest.box) == 112 - 10 * seats


# The duel (R13).


def test_in_a_duel_the_guardian_reads_and_only_the_rival_rolls() -> None:
    game = fort(2).stand(GUARDIAN_14 - 1, 0).walk(1)
    assert game.riddle.reader() == GUARDIAN
    assert game.riddle.rollers() == [1]
    assert [game.riddle.view(seat).answers for seat in (0, 1)] == [None, None]


def test_in_a_duel_only_the_rivals_pawn_walks_while_the_chest_is_open() -> None:
    game = fort(2).hold(0, 4).stand(0, 0).open().slot(1).slot(1)
    assert game.state.pawns == [0, 2]


def test_in_a_duel_a_trial_has_the_guardian_as_its_second_opponent() -> None:
    game = fort(2).walk(1).draw()
    assert game.state.on is not None
    trial = game.state.on.state
    assert isinstance(trial, Trial)
    assert trial.opponents() == [1, GUARDIAN]
    assert trial.players() == 3
