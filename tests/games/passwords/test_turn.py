"""A turn: what is judged, what a wrong word costs, how safes close and games end."""

from __future__ import annotations

import pytest
from tests.games.passwords.table import Played, table

from trousseau.games.passwords import GAME
from trousseau.games.passwords.pieces import DECKS, GEMS, HANDICAP, RING
from trousseau.games.passwords.shapes import (
    Announce,
    Announced,
    Closed,
    Counted,
    Dealt,
    Hesitated,
    NotKnown,
    Pass,
    Passed,
    PasswordsOptions,
    Placed,
    Struck,
)
from trousseau.games.passwords.state import Passwords
from trousseau.kernel import SeededDice
from trousseau.kernel.state import Space

RINGS = "SEIRFIG"


def new(seats: int, seed: int = 1, **options: object) -> Passwords:
    state = GAME.new(seats, GAME.options(options), SeededDice(bytes([seed] * 32)))
    assert isinstance(state, Passwords)
    return state


# Setting out.


@pytest.mark.parametrize("seats", GAME.seats)
def test_seven_safes_lie_in_a_ring_and_each_has_the_gems_for_so_many(seats: int) -> None:
    state = new(seats)
    assert len(state.ring) == RING
    assert len(state.pile) == 52 - RING
    assert state.hands == [GEMS[seats]] * seats


def test_who_begins_is_drawn() -> None:
    assert {new(4, seed).turn for seed in range(40)} == {0, 1, 2, 3}


def test_a_table_may_say_who_begins() -> None:
    assert [new(3, seed, first=2).turn for seed in range(5)] == [2] * 5


@pytest.mark.parametrize("seats", GAME.seats)
def test_with_the_handicap_who_has_how_many_gems_fewer_is_drawn(seats: int) -> None:
    drawn = set()
    for seed in range(100):
        state = new(seats, seed, first=1, handicap=True)
        fewer = [GEMS[seats] - gems for gems in state.hands]
        drawn.add((*fewer[1:], *fewer[:1]))
        assert state.view(None).hands == tuple(state.hands)
    assert drawn == set(HANDICAP[seats])


@pytest.mark.parametrize("language", ["fr", "en"])
def test_both_decks_have_52_safes_of_two_spaces_or_more_and_one_x_at_most(language: str) -> None:
    deck = DECKS["fr" if language == "fr" else "en"]
    assert len(deck) == 52
    assert min(card.spaces for card in deck) == 2
    assert [card.letter for card in deck].count("X") <= 1


# Announcing.


def test_one_gem_is_enough() -> None:
    game = table(RINGS).say("soleil", "S")
    assert game.gems() == "1 0 0 0 0 0 0"
    assert game.state.hands == [17, 18, 18]


def test_accents_and_capitals_are_as_one_likes() -> None:
    game = table(RINGS).say("SPECIFIQUE", "SEIFI")
    announced = game.told[0]
    assert isinstance(announced, Announced)
    assert announced.word == "spécifique"


def test_nobody_may_place_more_gems_than_they_have() -> None:
    game = table(RINGS)
    game.state.hands[0] = 2
    places = game.places("spécifique", "SEI")
    assert game.refusal(0, Announce("spécifique", places)) == "too_many_gems gems=2"
    assert game.say("spécifique", "SE").state.hands[0] == 0


def test_neither_moves_nor_refusals_tell_whether_a_word_is_known_used_or_kin() -> None:
    """R10: any may be announced like any other."""
    game = table(RINGS).say("soleil", "S")
    space = game.state.moves(1)
    assert isinstance(space, Space)
    for word in ("spécifique", "sxeil", "spécifiqqe", "soleil", "soleils", "solaire"):
        assert space.why_not(Announce(word, (0,))) is None


# Wrong words.


def test_the_first_unknown_word_of_a_turn_is_told_to_its_player_alone() -> None:
    game = table(RINGS)
    events = game.state.play(0, Announce("sxeil", (0,)), 0, game.dice)
    assert [type(event.fact) for event in events] == [Hesitated, NotKnown]
    assert [event.to for event in events] == [None, (0,)]
    assert game.state.turn == 0
    assert game.view(0).unknown is not None
    assert game.view(1).unknown is None
    assert game.view(1).tried


def test_nobody_else_can_tell_which_word_was_tried_in_vain() -> None:
    one, other = [table(RINGS).say(word, (0,)) for word in ("sxeil", "szrfg")]
    for seat in (1, 2, None):
        assert one.view(seat) == other.view(seat)
    assert one.view(0) != other.view(0)


def test_after_an_unknown_word_any_other_may_be_said() -> None:
    game = table(RINGS).say("sxeil", (0,)).say("soleil", (0,))
    assert game.gems() == "1 0 0 0 0 0 0"
    assert game.say("ixeil", (2,)).state.turn == 1  # the next player may hesitate as well


def test_a_second_unknown_word_cancels_the_turn() -> None:
    game = table(RINGS).say("sxeil", (0,)).say("sxeil", (0,))
    assert game.told == [Struck(0, "sxeil", "unknown")]
    assert game.state.turn == 1
    assert game.gems() == "0 0 0 0 0 0 0"


def test_without_confirm_the_first_one_does() -> None:
    game = table(RINGS, confirm=False).say("sxeil", (0,))
    assert game.told == [Struck(0, "sxeil", "unknown")]


def test_a_word_is_said_once_in_a_game() -> None:
    game = table(RINGS).say("soleil", (0,)).say("soleil", (0,))
    assert game.told == [Struck(1, "soleil", "used", "soleil", 0)]
    assert game.state.hands == [17, 18, 18]


def test_a_word_of_a_used_words_family_is_struck_with_the_word_it_belongs_to() -> None:
    game = table("PEIRFIG").say("protéger", (0,)).say("protection", (0,))
    assert game.told == [Struck(1, "protection", "family", "protéger", 0)]
    assert [used.word for used in game.state.used] == ["protéger"]


def test_only_accepted_words_count_as_used() -> None:
    """R4: what was struck rules nothing out."""
    game = table("PEIRFIG").say("protéger", (0,)).say("protection", (0,))
    assert game.say("pluie", "PIE").state.hands[2] < 18


# Closing.


def full_but_one(game: Played, *places: int) -> None:
    """Safes in which one gem is missing, all of the last seat's."""
    last = game.state.seats - 1
    for place in places:
        spaces = game.state.card(game.state.ring[place]).spaces
        game.state.gems[place] = (last,) * (spaces - 1)


def test_safes_that_close_together_are_replaced_in_the_order_of_the_ring() -> None:
    game = table(RINGS, pile="OU")
    full_but_one(game, 0, 2)
    game.say("spécifique", "SEI")
    told = [(type(fact), fact.place) for fact in game.told if isinstance(fact, Closed | Dealt)]
    assert told == [(Closed, 0), (Dealt, 0), (Closed, 2), (Dealt, 2)]
    assert game.state.ring_letters() == list("OEURFIG")
    assert [safe.letter for safe in game.state.closed[0]] == ["S", "I"]


def test_with_an_empty_pile_the_ring_closes_up() -> None:
    """R7."""
    game = table(RINGS)
    game.state.pile = []
    full_but_one(game, 0, 2)
    game.say("spécifique", "SEI")
    assert game.state.ring_letters() == list("ERFIG")
    assert game.gems() == "1 0 0 0 0"


def test_gems_in_closed_safes_count_for_nobody_any_more() -> None:
    game = table(RINGS)
    full_but_one(game, 0)
    game.say("soleil", (0,))
    assert game.state.gems[0] == ()
    assert game.state.hands == [17, 18, 18]


# The end.


def test_whoever_has_no_gem_left_ends_the_game_at_once() -> None:
    game = table(RINGS)
    game.state.hands = [1, 5, 9]
    game.say("soleil", (0,))
    assert game.state.result is not None
    assert game.state.result.why == "emptied"
    assert game.state.result.winners == (0,)
    assert game.told[-1] == Counted((0, 5, 9), (1, 0, 0), (0, 0, 0))
    assert game.state.waiting() == ()


def test_gems_on_the_ring_count_as_those_in_hand() -> None:
    game = table(RINGS)
    game.state.hands = [1, 2, 9]
    game.state.gems[1] = (0, 0)
    game.say("soleil", (0,))
    assert game.state.result is not None
    assert game.state.result.winners == (1,)
    assert game.state.result.scores == (-3.0, -2.0, -9.0)


def test_among_equals_most_closed_safes_decide_and_not_their_spaces() -> None:
    game = table(RINGS)
    game.state.hands = [1, 1, 9]
    small, large = game.state.safe(6), game.state.safe(0)
    game.state.closed = [(large,), (small, small), ()]
    game.say("soleil", (0,))
    assert game.state.result is not None
    assert game.state.result.winners == (1,)


def test_full_equals_share_the_game() -> None:
    game = table(RINGS)
    game.state.hands = [1, 1, 9]
    game.say("soleil", (0,))
    assert game.state.result is not None
    assert game.state.result.winners == (0, 1)


def test_the_last_safe_of_an_empty_pile_ends_the_game() -> None:
    game = table("S")
    game.state.pile = []
    full_but_one(game, 0)
    game.say("soleil", (0,))
    assert game.state.result is not None
    assert game.state.result.why == "no_safes"


def test_if_all_pass_in_a_row_the_game_is_over() -> None:
    game = table(RINGS).skip().skip()
    assert game.state.result is None
    game.skip()
    assert game.told[0] == Passed(2)
    assert game.state.result is not None
    assert game.state.result.why == "all_passed"


def test_a_cancelled_turn_breaks_a_run_of_passes() -> None:
    game = table(RINGS, confirm=False).skip().skip().say("sxeil", (0,)).skip().skip()
    assert game.state.result is None


def test_three_rounds_without_a_gem_end_the_game() -> None:
    game = table(RINGS, confirm=False)
    for _ in range(4):
        game.skip().skip().say("sxeil", (0,)) if game.state.result is None else None
    assert game.state.result is not None
    assert game.state.result.why == "stuck"
    assert game.state.turns == 9


def test_a_gem_ends_a_run_of_turns_without_one() -> None:
    game = table(RINGS, confirm=False).skip().skip().say("soleil", (0,))
    assert isinstance(game.told[1], Placed)
    assert (game.state.passes, game.state.dry) == (0, 0)


def test_passing_is_always_allowed() -> None:
    space = table(RINGS).state.moves(0)
    assert isinstance(space, Space)
    assert space.why_not(Pass()) is None


def test_the_usual_table_plays_by_the_rulebook() -> None:
    assert GAME.options() == PasswordsOptions(
        language="fr", confirm=True, handicap=False, first=None
    )
