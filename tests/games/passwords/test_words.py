"""What is told of safes: their letters, and how many gems lie or are safe in them."""

from __future__ import annotations

import pytest
from tests.games.passwords.table import table

from trousseau.words import Words

PACKAGE = "trousseau.games.passwords"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "fr",
            [
                "Diego annonce «\u00a0fidéliser\u00a0».",
                "Diego place 5 gemmes avec «\u00a0fidéliser\u00a0».",
                "Diego ferme I\u00a0: 3 gemmes en sûreté.",
                "O le remplace.",
            ],
        ),
        (
            "en",
            [
                "Dexter announces “fidéliser”.",
                "Dexter lays 5 gems with “fidéliser”.",
                "Dexter closes I: 3 gems out of danger.",
                "O takes its place.",
            ],
        ),
    ],
)
def test_a_turn_is_told_with_its_letters_and_counts(language: str, told: list[str]) -> None:
    game = table("SEI3RFIG", pile="O").say("groupies", "GRIES", way=-1)
    game.say("spécifique", "SEIFI").say("fidéliser", "FIEIR")
    words = Words(language, PACKAGE)
    assert [words.tell("fact", fact) for fact in game.told] == told
