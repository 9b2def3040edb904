"""What is told of the mall: heroes and headings, never squares; and what all the cards ask."""

from __future__ import annotations

from typing import get_args

import pytest

from trousseau.games.maze.roles.cards import CARDS
from trousseau.games.maze.shapes.facts import Ended, Explored, Flipped, Said, Slid
from trousseau.games.maze.shapes.table import Camp, Outcome
from trousseau.kernel import Fact
from trousseau.words import LANGUAGES, Words

PACKAGE = "trousseau.games.maze"


@pytest.mark.parametrize(
    ("fact", "french", "english"),
    [
        (
            Slid(1, "elf", "north", 5, 1, 1),
            "Chloé déplace l’elfe de 1 case vers le nord.",
            "Clara moves the elf 1 square north.",
        ),
        (
            Slid(0, "dwarf", "west", 22, 20, 2),
            "Vous déplacez le nain de 2 cases vers l’ouest.",
            "You move the dwarf 2 squares west.",
        ),
        (
            Explored(1, "mage", 11, 15, ball=True),
            "Chloé explore avec le mage\u00a0: voici la tuile 15, vue dans la boule de cristal.",
            "Clara explores with the mage: here is tile 15, seen in the crystal ball.",
        ),
        (
            Flipped(1, "mage", 7, 60_000, 120_000),
            "Chloé retourne le sablier, avec le mage.",
            "Clara turns the hourglass over, with the mage.",
        ),
        (
            Flipped(1, None, None, 60_000, 120_000),
            "Chloé retourne le sablier.",
            "Clara turns the hourglass over.",
        ),
        (
            Said(1, "suspect", 2, None),
            "Chloé\u00a0: «\u00a0Mes soupçons vont à Diego\u00a0»",
            "Clara: “I suspect Dexter”",
        ),
        (
            Said(1, "who_moves", None, "dwarf"),
            "Chloé\u00a0: «\u00a0On cherche une main pour le nain\u00a0»",
            "Clara: “Wanted: a hand for the dwarf”",
        ),
    ],
)
def test_facts_are_told_by_heroes_and_headings(fact: Fact, french: str, english: str) -> None:
    told = [Words(language, PACKAGE, me=0).tell("fact", fact) for language in LANGUAGES]
    assert told == [french, english]


def test_at_the_end_everybodys_card_is_told() -> None:
    told = Words("en", PACKAGE).tell("fact", Ended("escape", ("M01", "R03", "P02")))
    assert told.endswith("Barney: The Clown, Clara: The Pedestrian, Dexter: Traitor")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_a_kind_and_what_it_asks(language: str) -> None:
    words = Words(language, PACKAGE).templates
    for card in CARDS:
        assert {f"card.{card}", f"card.{card}.text", f"card_kind.{card[0]}"} <= words.keys()


def test_every_ending_and_camp_has_words() -> None:
    words = Words("fr", PACKAGE).templates
    for outcome in get_args(Outcome):
        assert {f"why.{outcome}", f"outcome.{outcome}"} <= words.keys()
    assert {f"camp.{camp}" for camp in get_args(Camp)} <= words.keys()
