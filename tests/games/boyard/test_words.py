"""What is told of the fort: keys by colour, spaces by what waits there, money by its notes."""

from __future__ import annotations

import pytest
from tests.games.boyard.table import fort

from trousseau.games.boyard.shapes import KeysWon
from trousseau.games.boyard.trials.shapes import DuelBegan
from trousseau.words import LANGUAGES, Words

PACKAGE = "trousseau.games.boyard"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "fr",
            [
                "Chloé fait 1\u00a0: case 7, un tigre.",
                "Le tigre bondit devant Chloé, case 7\u00a0: le coffre claque\u00a0!",
            ],
        ),
        (
            "en",
            [
                "Clara rolls 1: space 7, a tiger.",
                "The tiger pounces before Clara, space 7: the chest slams shut!",
            ],
        ),
    ],
)
def test_a_tiger_is_told_with_its_space(language: str, told: list[str]) -> None:
    game = fort(3).hold(0, 4).stand(0, 6, 0).open().slot(1)
    words = Words(language, PACKAGE)
    assert [words.tell("fact", fact) for fact in game.told] == told


@pytest.mark.parametrize(
    ("black", "red", "told"),
    [
        (1, 0, "Basile gagne une clé noire, case 4."),
        (0, 2, "Basile gagne deux clés rouges, case 4."),
        (1, 1, "Basile gagne une clé noire, une clé rouge, case 4."),
    ],
)
def test_keys_are_told_by_their_colours(black: int, red: int, told: str) -> None:
    assert Words("fr", PACKAGE).tell("fact", KeysWon(0, 4, black, red)) == told


def test_at_the_end_everybodys_notes_are_counted() -> None:
    game = fort(3).hold(0, 4).fill_chest(5_000).open()
    said = Words("en", PACKAGE).tell("fact", game.told[-1])
    assert said == "The chest is empty! Now count: Barney: 1 note, Clara: 0 notes, Dexter: 0 notes."


def test_in_a_duel_the_second_opponent_is_the_guardian() -> None:
    told = [Words(language, PACKAGE).tell("fact", DuelBegan(6)) for language in LANGUAGES]
    assert told == ["Face à Maître Gardien.", "Facing Master Guardian."]
