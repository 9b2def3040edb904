"""The page for players says what the rules do."""

import re

import msgspec
import pytest
from tests.games.fourkeys.card_tables import PAGE, listed, tables

from trousseau.games.fourkeys.pieces import CARDS_EACH, COINS, ROOMS, SPOTS
from trousseau.games.fourkeys.shapes import FourKeysOptions

TEXT = PAGE.read_text(encoding="utf-8")


def test_the_page_lists_every_card() -> None:
    assert listed() == tables(), "python -m tests.games.fourkeys.card_tables writes it anew"


def test_the_page_explains_every_kind_of_room() -> None:
    for kind in {*ROOMS, *SPOTS} - {"spot"}:
        assert re.search(rf"^\|.*\b{kind}\b.*\| .*(\d|as much)", TEXT, re.MULTILINE), kind


def test_the_numbers_on_the_page_are_those_of_the_rules() -> None:
    assert f"carries {COINS} coins" in TEXT
    assert f"has {CARDS_EACH} cards" in TEXT


def test_there_are_no_options_as_the_page_says() -> None:
    assert msgspec.structs.fields(FourKeysOptions) == ()
    assert "## Options\nNone." in TEXT


@pytest.mark.parametrize("number", range(1, 8))
def test_the_page_gives_a_reason_for_every_ruling(number: int) -> None:
    assert re.search(rf"^\| R{number} \| .+ \| .+ \|$", TEXT, re.MULTILINE)
    assert f"(R{number})" in TEXT
