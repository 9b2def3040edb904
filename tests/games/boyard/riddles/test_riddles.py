"""The riddles themselves: `tools/riddles.py` finds nothing wrong, and finds what is."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import riddles as check
from trousseau.games.boyard.riddles.riddle import Riddle

LANGUAGES = sorted(file.stem for file in check.FOLDER.glob("*.json"))

SOUND = Riddle(
    text="Plus je veille, plus je rapetisse, et un souffle m’endort.",
    answers=("bougie", "chandelle"),
    difficulty=1,
    kind="object",
)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wrong_with_the_riddles(language: str) -> None:
    assert list(check.problems(language)) == []


@pytest.mark.parametrize(
    ("riddle", "problem"),
    [
        (replace(SOUND, text="Je brille."), "10 characters"),
        (
            replace(SOUND, text="Plus je veille, plus je rapetisse, et un souffle m'endort."),
            "quotes",
        ),
        (replace(SOUND, text="Plus je veille, plus je rapetisse: un souffle m’endort."), "spacing"),
        (replace(SOUND, text="Plus je veille, plus je rapetisse, et un souffle m’endort"), "end"),
        (
            replace(SOUND, text="Je suis sœur des bougeoirs, et un souffle m’endort."),
            "'bougie' away",
        ),
        (replace(SOUND, answers=("bougie", "?")), "no answer: '?'"),
        (replace(SOUND, answers=("bougie", "Bougie")), "an answer twice"),
        (replace(SOUND, answers=("poisson",)), "would accept 'poison'"),
        (replace(SOUND, answers=("pêche",)), "would accept 'péché'"),
        (replace(SOUND, answers=("lune",), near=("lune",)), "accepts 'lune'"),
        (replace(SOUND, answers=("mardi",)), "no tries"),
        (replace(SOUND, kind="numbers"), "no tries"),
        (replace(SOUND, tries=9, kind="letters"), "9 tries"),
    ],
)
def test_what_is_wrong_with_a_riddle_is_found(riddle: Riddle, problem: str) -> None:
    assert any(problem in found for found in check.problems_of(riddle, "fr"))


def test_riddles_that_are_the_same_are_found() -> None:
    told_again = replace(SOUND, text="Je rapetisse plus je veille, et un souffle m’endort.")
    found = "\n".join(check.problems_between((SOUND, told_again)))
    assert "2 riddles" in found
    assert "2 times 'bougie'" in found
    assert "alike" in found
    assert "only 2 of difficulty 1" in found
