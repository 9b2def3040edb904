"""What may not be said in les interdits, and what only looks like it, as lists in a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.kernel.test_text import UNSEEN

from trousseau.games.boyard.trials.interdits.forbidden import ENGLISH, FRENCH, folded, forbidden
from trousseau.games.boyard.trials.interdits.likeness import like_which, why_not_reply
from trousseau.games.boyard.trials.interdits.questions import (
    follow_up,
    openings,
    questions,
    replies,
)

EXAMPLES = json.loads(Path(__file__).with_name("forbidden.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("text", EXAMPLES["forbidden"], ids=ascii)
def test_yes_and_no_are_heard_however_they_are_written(text: str) -> None:
    assert forbidden(text)


@pytest.mark.parametrize("text", EXAMPLES["allowed"], ids=ascii)
def test_what_only_looks_like_yes_or_no_may_be_said(text: str) -> None:
    assert forbidden(text) == ""


@pytest.mark.parametrize("word", f"{FRENCH} {ENGLISH}".split())
def test_every_forbidden_word_is_heard_in_the_midst_of_a_sentence(word: str) -> None:
    stretched = word[0] + word[1:].replace(word[-1], 4 * word[-1])
    for written in (word, word.upper(), stretched, " ".join(word), "\u200b".join(word)):
        assert forbidden(f"Je dis {written}, voilà.") == word


def test_the_word_is_told_as_the_rules_read_it() -> None:
    assert forbidden("Ø ù 1 !") == "oui"
    assert forbidden("0ùïïï !") == "oui"
    assert forbidden("bravo 👍🏽") == "👍"


def test_folding_leaves_small_letters_of_one_alphabet() -> None:
    assert folded("Ｅ\u0301té\u200b à NØËL") == "ete a noel"


@pytest.mark.parametrize("text", [*UNSEEN, "   ", "<b>bonjour</b>", "ligne\nligne"])
def test_a_reply_is_plain_text(text: str) -> None:
    assert why_not_reply(text) == "not_plain_text"


@pytest.mark.parametrize("sign", ["\u3164", "\u2800", "\u115f", "\u034f"])
def test_silence_is_no_reply_however_long_it_is(sign: str) -> None:
    for text in (6 * sign, f"{sign} {sign}", f"a{5 * sign}", f"{sign}\u0301 {sign}\ufe0f"):
        assert why_not_reply(text), ascii(text)


def test_the_spaces_of_french_keyboards_are_plain() -> None:
    assert why_not_reply("Vraiment\u202f? Quelle idée\u00a0!") == ""


def test_a_reply_has_two_words_or_six_letters() -> None:
    for text in ("Bof", "Euh…", "ça", "...!!!...", "H"):
        assert why_not_reply(text) == "too_short_a_reply"
    for text in ("ça va", "jamais", "Peut-être", "I do"):
        assert why_not_reply(text) == ""


@pytest.mark.parametrize(
    ("text", "before"),
    [
        ("Peut-être bien.", "peut etre bien"),
        ("Bien, peut-être !", "Peut-être bien"),
        ("Jamais de la vie", "Jamais de la viie"),
        ("jamais", "Jamais !"),
        ("On peut commencer", "On peut commencer ?"),
        ("Ça dépend des jours, je crois", "Ça dépend des jours"),
    ],
)
def test_nearly_the_same_is_the_same(text: str, before: str) -> None:
    assert like_which(text, ["tout autre chose", before]) == before


@pytest.mark.parametrize(
    ("text", "before"),
    [
        ("Je ne sais pas", "Je ne crois pas"),
        ("Plus tard, pas maintenant", "Maintenant ?"),
        ("Peut-être demain", "Peut-être jamais"),
        ("C’est possible", "C’est probable"),
    ],
)
def test_what_shares_a_few_words_is_not(text: str, before: str) -> None:
    assert like_which(text, [before]) == ""


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_tables_replies_are_all_good_and_none_is_like_another(language: str) -> None:
    evasive = replies(language).evasive
    asked = [question.text for question in questions(language)]
    assert len(set(evasive)) == 60
    for place, text in enumerate(evasive):
        assert why_not_reply(text) == ""
        assert forbidden(text) == ""
        assert like_which(text, [*asked, *evasive[:place]]) == ""
    assert all(forbidden(slip) for slip in replies(language).slips)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_questions_are_short_and_chains_have_a_beginning(language: str) -> None:
    asked = questions(language)
    assert len(asked) == 80
    assert all(len(question.text) <= 60 for question in asked)
    reached = set(openings(language))
    for number in openings(language):
        following = follow_up(language, number)
        while following is not None:
            reached.add(following)
            following = follow_up(language, following)
    assert reached == set(range(80))
