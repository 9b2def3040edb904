"""The deck, the deal, the first player and the options."""

from collections import Counter

import pytest
from tests.games.coffre.table import table

from trousseau.games.coffre import GAME
from trousseau.games.coffre.pieces import FACES
from trousseau.games.coffre.shapes import CoffreOptions
from trousseau.games.coffre.state import Coffre
from trousseau.kernel import Illegal, SeededDice, every_outcome


def dealt(seats: int, seed: int = 0, **chosen: int | bool) -> Coffre:
    dice = SeededDice(seed.to_bytes(32, "big"))
    state = GAME.begin(seats, GAME.options(chosen), dice)
    assert isinstance(state, Coffre)
    return state


def names(faces: list[int]) -> Counter[str]:
    return Counter(FACES[face] for face in faces)


@pytest.mark.parametrize("seats", range(4, 9))
def test_r1_three_special_cards_and_one_neutral_less_than_players(seats: int) -> None:
    deck = names(dealt(seats).faces)
    assert deck == {"treasure": 1, "key": 1, "fake": 1, "neutral": seats - 1}
    assert deck.total() == seats + 2


@pytest.mark.parametrize("seats", range(4, 9))
@pytest.mark.parametrize("spare", range(5))
def test_r1_spare_neutrals_send_as_many_cards_out_of_the_game(seats: int, spare: int) -> None:
    state = dealt(seats, spare_neutrals=spare)
    assert names(state.faces)["neutral"] == seats - 1 + spare
    assert len(state.faces) - len(state.places) == spare


def test_a_trap_replaces_a_neutral() -> None:
    deck = names(dealt(4, trap=True).faces)
    assert deck == {"treasure": 1, "key": 1, "fake": 1, "trap": 1, "neutral": 2}


def test_four_to_eight_play() -> None:
    assert list(GAME.seats) == [4, 5, 6, 7, 8]
    for seats in (3, 9):
        with pytest.raises(Illegal, match="seats"):
            dealt(seats)


def test_everyone_looks_at_one_card_and_two_lie_face_down_in_the_centre() -> None:
    game = table("TKFN NN")
    assert [game.sees(seat) for seat in range(4)] == ["T??? ??", "?K?? ??", "??F? ??", "???N ??"]
    assert game.sees(None) == "???? ??"


def test_the_rest_is_in_nobodys_view_until_the_game_is_over() -> None:
    game = table("TKNN NN FN")
    assert {game.view(seat).out for seat in (0, 1, 2, 3, None)} == {None}
    game.play("0 pass, designate 1")
    assert {game.sees(seat) for seat in (0, 1, 2, 3, None)} == {"TKNN NN FN"}


def test_the_first_player_is_known_to_all() -> None:
    game = table("TKFN NN", first=2)
    assert [game.view(seat).first for seat in (0, 1, 2, 3, None)] == [2] * 5
    assert game.state.waiting() == (2,)


def test_every_deal_and_every_first_player_is_equally_likely() -> None:
    """Six cards, three of them alike: 120 deals, four first players."""
    options = CoffreOptions()
    chances: Counter[tuple[tuple[int, ...], int]] = Counter()
    for state, chance in every_outcome(lambda dice: GAME.begin(4, options, dice)):
        assert isinstance(state, Coffre)
        chances[tuple(state.faces), state.first] += chance.numerator
    assert len(chances) == 120 * 4
    assert len(set(chances.values())) == 1


def test_the_options_are_those_of_the_rules() -> None:
    options = GAME.options()
    assert options == CoffreOptions(
        spare_neutrals=0, lock_forced=False, trap=False, round_limit=12, end_delay=8
    )


@pytest.mark.parametrize(
    "chosen",
    [
        {"spare_neutrals": -1},
        {"spare_neutrals": 5},
        {"round_limit": -1},
        {"round_limit": 100},
        {"end_delay": 0},
        {"end_delay": 61},
        {"lock_forced": "perhaps"},
        {"false_treasure": True},
    ],
)
def test_an_option_out_of_its_limits_is_refused(chosen: dict[str, object]) -> None:
    with pytest.raises(Illegal, match="options"):
        GAME.options(chosen)
