"""From what people type to the letters that count."""

from __future__ import annotations

from typing import Literal
from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trousseau.games.passwords.lexicon.spelling import (
    MOST_LETTERS,
    MOST_TYPED,
    agrees,
    letters,
    tidied,
    why_not,
)
from trousseau.kernel.structs import Refusal

ANYTHING = st.text(st.characters(exclude_categories=()))
"""Lone surrogates too."""


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("chat", "CHAT"),
        ("ÉLÈVE", "ELEVE"),
        ("façade", "FACADE"),
        ("Noël", "NOEL"),
        ("œuf", "OEUF"),
        ("Œuvre", "OEUVRE"),
        ("æquo", "AEQUO"),
        ("Straße", "STRASSE"),
        ("arc-en-ciel", "ARCENCIEL"),
        ("aujourd'hui", "AUJOURDHUI"),
        ("presqu’île", "PRESQUILE"),
        ("week\u2011end", "WEEKEND"),
        (" chat\u00a0", "CHAT"),
    ],
)
def test_accents_case_ligatures_hyphens_and_apostrophes_fold_away(typed: str, key: str) -> None:
    assert letters(typed) == key
    assert why_not(typed) is None


@pytest.mark.parametrize("form", ["NFC", "NFD", "NFKC", "NFKD"])
def test_every_normal_form_gives_the_same_letters(
    form: Literal["NFC", "NFD", "NFKC", "NFKD"],
) -> None:
    assert letters(normalize(form, "Événement-œdème")) == "EVENEMENTOEDEME"
    assert tidied(normalize(form, "Événement")) == "événement"


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("a", "too_short"),
        ("é", "too_short"),
        ("œ", ""),
        ("a" * MOST_LETTERS, ""),
        ("a" * (MOST_LETTERS + 1), "too_long"),
        ("a" * 10_000_000, "too_long"),
        ("\u0301" * (MOST_TYPED + 1), "too_long"),
        ("deux mots", "one_word"),
        ("deux\u00a0mots", "one_word"),
        ("h2o", "letters_only"),
        ("<b>chat</b>", "letters_only"),
        ("chat!", "letters_only"),
        ("chat\U0001f600", "letters_only"),
        ("кот", "letters_only"),
        ("猫猫", "letters_only"),
        ("ch\x00at", "letters_only"),
        ("chat\n", "letters_only"),
        ("cha\u200bt", "letters_only"),
        ("ch\u00adat", "letters_only"),
        ("-chat", "letters_only"),
        ("chat-", "letters_only"),
        ("'chat", "letters_only"),
        ("chat’", "letters_only"),
        ("tic--tac", "letters_only"),
        ("tic-'tac", "letters_only"),
        ("\u0301chat", "letters_only"),
        ("tic-\u0301tac", "letters_only"),
        ("cha\u0301\u0301t", ""),
        ("cha\u0301\u0301\u0301t", "letters_only"),
        ("cha\u034ft", "letters_only"),
        ("chat\u200f", "letters_only"),
        ("cha\u200dt", "letters_only"),
        ("chıt", "letters_only"),
        ("ｃｈａｔ", "letters_only"),
        ("chat\ud800", "letters_only"),
        ("\ud83d\ude00", "letters_only"),
        ("ﬁn", "letters_only"),
    ],
)
def test_what_can_not_be_a_word_is_refused_with_its_reason(typed: str, code: str) -> None:
    assert why_not(typed) == (Refusal(code) if code else None)


@given(ANYTHING)
def test_no_text_whatever_raises(typed: str) -> None:
    letters(typed)
    tidied(typed)
    assert agrees(typed, typed)
    if not why_not(typed):
        assert 2 <= len(letters(typed)) <= MOST_LETTERS


@pytest.mark.parametrize(
    ("typed", "word", "agree"),
    [
        ("peche", "pêche", True),
        ("PÊCHE", "pêche", True),
        ("pêche", "péché", False),
        ("péche", "péché", True),
        ("pèche", "peche", False),
        ("oeuf", "œuf", True),
        ("œuf", "œuf", True),
        ("mœlle", "moelle", False),
        ("weekend", "week-end", True),
        ("week-end", "weekend", True),
        ("presquile", "presqu'île", True),
        ("presqu’île", "presqu'île", True),
        ("grand'mère", "grand-mère", True),
        ("we'll", "well", False),
        ("l'ache", "lâche", False),
    ],
)
def test_typed_accents_and_apostrophes_must_be_the_dictionarys(
    typed: str, word: str, agree: bool
) -> None:
    assert agrees(typed, word) == agree
