"""What a seat can imagine: the pile in any order, ballots either way, and nothing that it knows."""

from __future__ import annotations

from tests.games.passwords.table import table

from trousseau.games.passwords import GAME
from trousseau.games.passwords.state import Passwords
from trousseau.games.passwords.worlds import SOMETHING
from trousseau.kernel import SeededDice


def drawn(state: Passwords, seat: int, seed: int) -> Passwords:
    world = GAME.imagine(state.view(seat)).draw(SeededDice(bytes([seed] * 32)))
    assert isinstance(world, Passwords)
    return world


def test_a_ballot_that_nobody_has_shown_may_say_either() -> None:
    game = table("SIFAERT", seats=4).say("fleuve", "F").say("fluvial", "F").vote(0, same=False)
    votes = set()
    for seed in range(20):
        world = drawn(game.state, 2, seed)
        assert world.heard is not None
        votes.add(world.heard.votes[0])
        assert world.view(2) == game.view(2)
    assert votes == {True, False}


def test_ones_own_ballot_and_that_of_who_contests_are_known() -> None:
    game = table("SIFAERT", seats=4).say("soleil", "S").say("tournesol", "T").contest(3)
    game.vote(2, same=False)
    for seed in range(5):
        world = drawn(game.state, 2, seed)
        assert world.heard is not None
        assert world.heard.votes == (None, None, False, True)


def test_a_word_tried_in_vain_is_known_to_who_tried_it() -> None:
    game = table("SIFAERT").say("sxeil", (0,))
    assert drawn(game.state, 0, 1).unknown == "sxeil"
    assert drawn(game.state, 1, 1).unknown == SOMETHING


def test_the_pile_comes_in_any_order() -> None:
    state = table("SIFAERT").state
    piles = [drawn(state, 0, seed).pile for seed in range(3)]
    assert sorted(piles[0]) == sorted(piles[1]) == sorted(state.pile)
    assert piles[0] != piles[1]


def test_what_seats_have_been_is_the_order_in_which_they_began() -> None:
    state = table("SIFAERT").state
    state.first = 1
    assert state.roles() == ("third", "first", "second")
