from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from trousseau.words import Words, language_of

VECTORS = json.loads(Path(__file__).with_name("sentences.json").read_text(encoding="utf-8"))
"""The page's tests read the same ones (ui/src/words/sentences.test.ts)."""

COFFRE = "trousseau.games.coffre"


@pytest.mark.parametrize("vector", VECTORS["sentences"], ids=lambda vector: vector["case"])
def test_a_sentence_is_what_the_page_says_too(vector: dict[str, Any]) -> None:
    names = dict(enumerate(VECTORS["names"]))
    words = Words(vector["language"], me=vector.get("me"), names=names)
    words.templates = VECTORS["templates"][vector["language"]]
    gaps = {name: thing(value) for name, value in vector["gaps"].items()}
    assert words.say(vector["key"], **gaps) == vector["sentence"]


def thing(value: Any) -> Any:
    """What JSON has as an object with a tag is a struct here."""
    if isinstance(value, list):
        return [thing(item) for item in value]
    if not isinstance(value, dict):
        return value
    fields = {name: thing(item) for name, item in value.items() if name != "do"}
    return msgspec.defstruct("Thing", fields, tag=value["do"])(**fields)


def test_seats_are_shown_by_names_and_one_s_own_is_marked() -> None:
    words = Words("fr", me=1)
    assert words.player(0) == "Basile"
    assert words.player(1) == "Chloé (vous)"
    assert words.first_name(1) == "Chloé"
    assert words.player(8) == "Joueur 9"


def test_numbers_are_written_as_the_language_does() -> None:
    french, english = Words("fr"), Words("en")
    assert english.number(1234567) == "1,234,567"
    assert french.number(1234.5, 1) == "1\u202f234,5"
    assert english.percent(0.1234) == "12.3%"
    assert french.percent(0.1234) == "12,3\u202f%"
    assert english.points(0.05) == "+5.0"
    assert english.points(-0.05) == "-5.0"


def test_a_game_without_a_catalogue_is_called_by_its_module_and_told_by_its_docstring() -> None:
    guess = Words("fr", "trousseau.testing.games.guess")
    assert guess.title() == "Guess"
    assert "guess a hidden word" in guess.say("game.rules")
    assert Words("fr", COFFRE).title() == "Le Coffre et la Clé"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "fr_CA"}, "fr"),
        ({"LANG": "fr_BE", "LC_ALL": ""}, "fr"),
        ({"LANG": "fr_BE", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_is_that_of_the_environment(
    environment: dict[str, str], language: str
) -> None:
    assert language_of(environment) == language
