"""Which answers are right: those of the files beside this one, and some on riddles made here.

A line of a file is an answer and, after a tab, how the text of its riddle begins.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from trousseau.games.boyard.riddles.matching import accepts, folded
from trousseau.games.boyard.riddles.riddle import Riddle, riddles

HERE = Path(__file__).parent
LANGUAGES = sorted(file.stem.removesuffix("_right") for file in HERE.glob("*_right.txt"))


def answers(file: str) -> list[tuple[str, Riddle]]:
    """What was answered in a file, and to which riddle."""
    deck = riddles(file[:2])
    found = []
    for line in (HERE / file).read_text(encoding="utf-8").splitlines():
        given, beginning = line.split("\t")
        [riddle] = [riddle for riddle in deck if riddle.text.startswith(beginning)]
        found.append((given, riddle))
    return found


def accepted(riddle: Riddle, given: str) -> bool:
    return accepts(riddle.answers, given, riddle.near)


@pytest.mark.parametrize("language", LANGUAGES)
def test_right_answers_are_accepted(language: str) -> None:
    asked = answers(f"{language}_right.txt")
    assert [(given, it.answers[0]) for given, it in asked if not accepted(it, given)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_answers_are_refused(language: str) -> None:
    asked = answers(f"{language}_wrong.txt")
    assert [(given, it.answers[0]) for given, it in asked if accepted(it, given)] == []


@pytest.mark.parametrize("outcome", ["right", "wrong"])
def test_there_are_enough_answers_to_trust_them(outcome: str) -> None:
    files = [answers(f"{language}_{outcome}.txt") for language in LANGUAGES]
    assert sum(map(len, files)) >= 300


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_in_the_files_is_accepted_as_it_stands(language: str) -> None:
    deck = riddles(language)
    refused = [word for it in deck for word in it.answers if not accepted(it, word)]
    assert refused == []


@pytest.mark.parametrize(
    ("given", "right"),
    [
        ("la mer", True),
        ("la mère", False),
        ("une mere", False),
        ("mer mer", False),
        ("", False),
        ("?!", False),
        ("mer" + " " * 58, False),
    ],
)
def test_short_answers_are_exact(given: str, right: bool) -> None:
    assert accepts(["mer"], given) == right


@pytest.mark.parametrize(
    ("answer", "given", "right"),
    [
        ("lampe", "lanpe", True),
        ("lampe", "lanp", False),
        ("parapluie", "paraplui", True),
        ("parapluie", "parpluei", True),
        ("parapluie", "parplu", False),
        ("chauve-souris", "Chauvesouris", True),
        ("bougie", "bougiiiiie", True),
        ("seventeen", "seventen", False),
        ("seventeen", "17", False),
        ("vingt-quatre", "vingt quatre", True),
        ("vingt-quatre", "vingt-quatres", False),
        ("e", "la lettre E", True),
        ("e", "la lettre A", False),
        ("8", "le chiffre 8", True),
        ("seventeen", "the number seventeen", True),
        ("ombre", "le nombre, l’ombre", False),
        ("lettre s", "lettres", False),
    ],
)
def test_long_words_may_have_slips_but_numbers_and_letters_none(
    answer: str, given: str, right: bool
) -> None:
    assert accepts([answer], given) == right


def test_accents_decide_only_for_a_near_word() -> None:
    assert accepts(["pêche"], "peche", ["péché"])
    assert accepts(["pêche"], "la pèche", ["péché"])
    assert not accepts(["pêche"], "le péché", ["péché"])


def test_an_article_in_front_of_an_answer_says_nothing_but_a_word_that_looks_like_one_does() -> (
    None
):
    assert accepts(["la bougie"], "bougie")
    assert accepts(["dé à jouer"], "un de a jouer")
    assert not accepts(["dé à jouer"], "jouer")
    assert accepts(["a"], "le A")


@pytest.mark.parametrize(
    "given", ["bougie, lampe, soleil", "lampe ou bougie", "bougie bougie", "pas la bougie"]
)
def test_an_answer_among_others_is_none(given: str) -> None:
    assert not accepts(["bougie"], given)


@pytest.mark.parametrize(
    ("answer", "given", "right"),
    [
        ("deux", "un, deux", False),
        ("deux", "un, le deux", False),
        ("deux", "le deux", True),
        ("a", "l, a", False),
        ("a", "un a", True),
        ("bougie", "dés, bougie", False),
        ("mille-pattes", "un mille pattes", True),
        ("eau", "l’eau", True),
    ],
)
def test_what_looks_like_an_article_may_be_one_answer_more(
    answer: str, given: str, right: bool
) -> None:
    assert accepts([answer], given) == right


def test_folding_leaves_small_letters_digits_and_single_spaces() -> None:
    assert folded("  L’ŒUF\u202f d’Émile, 3 fois !!! ") == "l oeuf d emile 3 fois"
    assert folded("e\u0301té_ﬁn") == "ete fin"
    assert folded("ouiiiiii 1000") == "ouii 1000"


def test_reading_riddles_does_not_load_what_only_answers_need() -> None:
    code = (
        "import sys, trousseau.games.boyard.riddles.riddle as it; it.riddles('fr');"
        "print('rapidfuzz' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert run.stdout.strip() == "False"
