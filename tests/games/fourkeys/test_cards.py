"""The printed cards: counts, symbols as frequent as each other, dearer doors that ask for more."""

from collections import Counter
from statistics import mean

import pytest

from trousseau.games.fourkeys.pieces import (
    CARDS,
    PILE_CARDS,
    PILES,
    ROOMS,
    START,
    SYMBOLS,
    WORTH,
    Card,
    pile_of,
    room,
    signs,
)

GROUPS = dict(zip(["start", *PILES], [START, *PILE_CARDS], strict=True))
DOORS = ["start", "doors_1", "doors_2"]
KEYS = {"keys_1": 1, "keys_2": 2}


def of(name: str) -> list[Card]:
    return [CARDS[card] for card in GROUPS[name]]


def test_there_are_as_many_cards_as_in_the_box() -> None:
    counts = {name: len(cards) for name, cards in GROUPS.items()}
    assert counts == {"start": 4, "doors_1": 28, "keys_1": 24, "doors_2": 28, "keys_2": 24}
    assert len(CARDS) == 108
    assert [pile_of(card) for card in (0, *[cards[0] for cards in PILE_CARDS])] == [-1, 0, 1, 2, 3]


@pytest.mark.parametrize("name", GROUPS)
def test_each_symbol_is_as_frequent_as_the_others(name: str) -> None:
    shown = [card.needs for card in of(name)] + [face for card in of(name) for face in card.faces]
    totals = [sum(counts) for counts in zip(*filter(None, shown), strict=True)]
    assert len(totals) == len(SYMBOLS)
    assert len(set(totals)) == 1


@pytest.mark.parametrize(("name", "symbols"), KEYS.items())
def test_a_key_has_two_different_faces_with_one_or_two_symbols(name: str, symbols: int) -> None:
    for card in of(name):
        front, back = card.faces
        assert front != back
        assert sum(front) == sum(back) == symbols
        assert card.room is None


@pytest.mark.parametrize("name", DOORS)
def test_a_door_asks_for_keys_and_has_a_room(name: str) -> None:
    for card in of(name):
        assert sum(card.needs) > 0
        assert card.room is not None
        assert not card.faces


def test_doors_of_level_two_ask_for_more_and_are_worth_more() -> None:
    asked = {name: mean(sum(card.needs) for card in of(name)) for name in DOORS}
    assert asked["start"] <= asked["doors_1"] < asked["doors_2"]
    worth = {name: mean(WORTH[card] for card in GROUPS[name] if WORTH[card]) for name in DOORS}
    assert worth["start"] < worth["doors_1"] < worth["doors_2"]


def test_plain_gold_grows_with_the_number_of_keys_that_are_asked_for() -> None:
    gold: dict[int, list[int]] = {}
    for name in DOORS:
        for card in of(name):
            if card.room is not None and ROOMS[card.room.kind] == "gold":
                gold.setdefault(sum(card.needs), []).append(card.room.worth)
    averages = [mean(gold[asked]) for asked in sorted(gold)]
    assert averages == sorted(averages)


def test_every_kind_of_room_is_there() -> None:
    kinds = Counter(ROOMS[card.room.kind] for card in CARDS if card.room is not None)
    assert set(kinds) == set(ROOMS)


def test_what_is_not_printed_so_is_not_read() -> None:
    assert signs("♥♥⬢") == (2, 0, 0, 1)
    for text in ("", "♥♦"):
        with pytest.raises(ValueError, match="not made of"):
            signs(text)
    for words in (["gold"], ["attic", "3"], ["each", "♦"]):
        with pytest.raises(ValueError, match="no such room"):
            room(words)
