"""The words of the lexicon, what they may mean and how common they are."""

from __future__ import annotations

import hashlib
import json
import lzma
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from lexicon.entries import Entry
from lexicon.packing import pack
from trousseau.games.passwords.lexicon import Lexicon, lexicon
from trousseau.games.passwords.lexicon.families import families
from trousseau.games.passwords.lexicon.lexicon import DATA
from trousseau.games.passwords.lexicon.packed import Packed
from trousseau.games.passwords.lexicon.spelling import letters

LISTS = Path(__file__).parent / "lists"
LANGUAGES = ("fr", "en")


def words_of(name: str) -> list[str]:
    lines = (LISTS / f"{name}.txt").read_text("utf-8").splitlines()
    return [word for line in lines for word in line.partition("#")[0].split()]


def small(*entries: tuple[str, str, float], vulgar: tuple[str, ...] = ()) -> Lexicon:
    """A lexicon of forms, each with its lemma and frequency."""
    files = pack([Entry(form, lemma, "", often) for form, lemma, often in entries], vulgar)
    return Lexicon("fr", Packed(files.words), Packed(files.frequency))


def lemmas(language: str, typed: str) -> list[str]:
    return list(dict.fromkeys(reading.lemma for reading in lexicon(language).readings(typed)))


# ------------------------------------------------------------------------------ which words


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_the_words_that_people_try_98_in_a_hundred_are_there(language: str) -> None:
    tried = words_of(f"{language}_ordinary")
    missing = [word for word in tried if word not in lexicon(language)]
    assert len(tried) > 800
    assert len(missing) <= 0.02 * len(tried), missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_abbreviation_elision_or_misspelling_is_there(language: str) -> None:
    refused = words_of(f"{language}_no_words")
    assert len(refused) > 100
    assert [word for word in refused if word in lexicon(language)] == []


def test_the_words_of_the_rulebook_are_there() -> None:
    for word in ("GROUPIES", "SPÉCIFIQUE", "FIDÉLISER"):
        assert word in lexicon("fr")


@pytest.mark.parametrize("word", ["pierre", "rose", "marguerite", "jean", "paris"])
def test_a_name_that_is_a_common_word_too_is_there(word: str) -> None:
    assert word in lexicon("fr")


@pytest.mark.parametrize(("language", "least"), [("fr", 400_000), ("en", 110_000)])
def test_there_are_enough_words(language: str, least: int) -> None:
    assert len(lexicon(language)) >= least


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_a_number_and_every_number_a_word(language: str) -> None:
    graph = lexicon(language).graph
    sample = range(0, len(lexicon(language)), 997)
    words = [graph.word(number) for number in sample]
    assert [graph.number(word) for word in words] == list(sample)
    assert words == sorted(words)
    assert all(2 <= len(word) <= 40 and word.isascii() and word.isupper() for word in words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lemma_is_a_word_with_the_same_lemma(language: str) -> None:
    words = lexicon(language)
    for number in range(0, len(words), 499):
        for reading in words.readings(words.graph.word(number)):
            assert reading.lemma in {its.lemma for its in words.readings(reading.lemma)}, reading


# --------------------------------------------------------------------------- what they mean


@pytest.mark.parametrize(
    ("typed", "lemma"),
    [
        ("protections", "protection"),
        ("yeux", "œil"),
        ("chevaux", "cheval"),
        ("messieurs", "monsieur"),
        ("chefs-d'œuvre", "chef-d'œuvre"),
        ("mangeassions", "manger"),
        ("kilogrammes", "kilogramme"),
        ("iles", "île"),
        ("évènements", "événement"),
        ("portemanteaux", "portemanteau"),
        ("chatbots", "chatbot"),
        ("ubérisées", "ubériser"),
    ],
)
def test_a_french_form_leads_to_its_lemma(typed: str, lemma: str) -> None:
    assert lemmas("fr", typed) == [lemma]


@pytest.mark.parametrize(
    ("typed", "lemma"),
    [
        ("walked", "walk"),
        ("hoping", "hope"),
        ("hopped", "hop"),
        ("carries", "carry"),
        ("went", "go"),
        ("caught", "catch"),
        ("mice", "mouse"),
        ("children", "child"),
        ("wolves", "wolf"),
        ("women", "woman"),
        ("criteria", "criterion"),
        ("biggest", "big"),
        ("happier", "happy"),
        ("colours", "colour"),
        ("travelled", "travel"),
        ("texted", "text"),
        ("babysat", "babysit"),
        ("baby-sat", "babysit"),
        ("corpses", "corpse"),
        ("news", "news"),
        ("discuss", "discuss"),
        ("his", "his"),
        ("teachers", "teacher"),
        ("mothers-in-law", "mother-in-law"),
        ("naïve", "naive"),
    ],
)
def test_an_english_form_leads_to_its_lemma(typed: str, lemma: str) -> None:
    assert lemmas("en", typed) == [lemma]


@pytest.mark.parametrize(
    "word", ["modest", "rather", "peter", "archer", "mater", "dapper", "honest", "clever", "forest"]
)
def test_what_only_looks_like_a_degree_of_an_adjective_is_a_word_of_its_own(word: str) -> None:
    assert lemmas("en", word) == [word]


def test_a_form_of_two_words_has_both_readings() -> None:
    assert lemmas("en", "left") == ["leave", "left"]
    assert lemmas("fr", "portes") == ["porte", "porter"]


def test_typed_accents_decide_between_readings() -> None:
    words = lexicon("fr")
    bare = {reading.word for reading in words.readings("PECHE")}
    assert bare == {"pêche", "péché", "pèche", "pêché"}
    assert {reading.word for reading in words.readings("péché")} == {"péché"}
    assert {reading.word for reading in words.readings("Pêche")} == {"pêche", "pêché"}
    assert words.readings("pechè") == ()


def test_the_commonest_reading_comes_first_and_rare_ones_are_marked() -> None:
    words = small(("mur", "mur", 50), ("mûr", "mûr", 45), ("mure", "murer", 1), ("mûre", "mûr", 99))
    assert [tuple(reading) for reading in words.readings("mur")] == [
        ("mur", "mur", False),
        ("mûr", "mûr", False),
    ]
    assert [reading.rare for reading in words.readings("mure")] == [False, True]


def test_what_is_typed_with_its_accents_is_never_rare() -> None:
    words = small(("peche", "peche", 1), ("pêche", "pêche", 99))
    assert [reading.rare for reading in words.readings("peche")] == [False, True]
    words = small(("pêche", "pêche", 99), ("pèche", "pécher", 1))
    assert [tuple(reading) for reading in words.readings("pèche")] == [("pèche", "pécher", False)]


def test_spellings_of_one_lemma_are_rare_only_together() -> None:
    words = small(("clé", "clé", 94), ("clè", "cler", 4), ("clê", "cler", 5))
    assert [reading.rare for reading in words.readings("cle")] == [False, False, False]


def test_no_reading_is_rare_if_nobody_has_counted() -> None:
    words = small(("roda", "roder", 0), ("rôda", "rôder", 0), ("rodà", "rodare", 0))
    assert not any(reading.rare for reading in words.readings("roda"))


@pytest.mark.parametrize(
    "typed", ["", "x", "chat noir", "c4", "a" * 999, "\ud800", "-chat", "été!"]
)
def test_what_can_not_be_a_word_has_no_readings_and_nothing_near(typed: str) -> None:
    assert lexicon("fr").readings(typed) == ()
    assert lexicon("fr").near(typed) == ()


# ------------------------------------------------------------------------- what is suggested


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("maisn", "maison"),
        ("maisoon", "maison"),
        ("masion", "maison"),
        ("maizon", "maison"),
        ("aison", "maison"),
        ("maisonn", "maison"),
        ("oeufss", "œufs"),
        ("élêve", "élève"),
        ("l'été", "été"),
    ],
)
def test_a_word_one_slip_away_may_have_been_meant(typed: str, meant: str) -> None:
    assert meant in lexicon("fr").near(typed, 9)


def test_an_accent_too_many_may_be_the_slip() -> None:
    assert "chat" in lexicon("fr").near("chât")


def test_near_words_come_with_the_commonest_first_and_only_so_many() -> None:
    words = small(("bal", "bal", 1), ("bol", "bol", 9), ("bel", "beau", 5), ("bul", "bul", 0.01))
    assert words.near("bil", 3) == ("bol", "bel", "bal")
    assert words.near("bil", 1) == ("bol",)
    assert words.near("bol", 9) == ("bel", "bal", "bul")


def test_vulgar_words_are_words_but_neither_suggested_nor_in_a_vocabulary() -> None:
    words = small(("bol", "bol", 1), ("bols", "bol", 9), ("bal", "bal", 5), vulgar=("bol",))
    assert "bols" in words
    assert words.near("bil") == ("bal",)
    assert words.vocabulary(3).words == ["bal"]
    for language, word in (("fr", "putain"), ("en", "shit")):
        assert word in lexicon(language)
        assert word not in lexicon(language).vocabulary(20_000).words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_vocabulary_has_the_commonest_words_first(language: str) -> None:
    words = lexicon(language)
    vocabulary = words.vocabulary(5000)
    assert len(vocabulary) == 5000
    ranks = [words.rank(key) for key in vocabulary.keys]
    assert ranks[0] == 0
    assert all(one <= other for one, other in pairwise(ranks))
    assert [letters(word) for word in vocabulary.words] == vocabulary.keys
    assert vocabulary[7] == vocabulary.words[7]
    assert words.vocabulary(100).words == vocabulary.words[:100]


def test_a_vocabulary_ends_with_the_words_there_are() -> None:
    words = small(("bal", "bal", 1), ("bol", "bol", 0))
    assert words.vocabulary(9).words == ["bal", "bol"]
    assert words.rank("BAL") == 0
    assert words.rank("BOL") == 1
    assert words.rank("BUL") == 2


@pytest.mark.parametrize(
    ("language", "common", "rare"), [("fr", "MAISON", "ZYTHUM"), ("en", "HOUSE", "ZYMURGY")]
)
def test_common_words_have_small_ranks(language: str, common: str, rare: str) -> None:
    assert lexicon(language).rank(common) < 2000 < lexicon(language).rank(rare)


# ------------------------------------------------------------------------------- the files


@pytest.mark.parametrize("file", sorted(DATA.glob("*.xz")), ids=lambda file: file.name)
def test_a_file_is_what_its_digest_says(file: Path) -> None:
    line, _, columns = lzma.decompress(file.read_bytes()).partition(b"\n")
    digest = json.loads(line)["digest"]
    assert hashlib.sha256(columns).hexdigest().startswith(digest)
    language = file.name[:2]
    assert digest in lexicon(language).version + families(language).version


def test_the_files_of_both_languages_take_less_than_two_megabytes() -> None:
    assert sum(file.stat().st_size for file in DATA.iterdir()) < 2_000_000


def test_packing_the_same_words_gives_the_same_bytes() -> None:
    entries = [Entry("pêche", "pêche", "N", 2.5), Entry("pêche", "pêcher", "V", 1)]
    assert pack(entries) == pack(reversed(entries))


COST = """
import resource, time
from trousseau.games.passwords.lexicon import lexicon
def used(): return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
assert lexicon.cache_info().currsize == 0, "an import loaded words"
before, began = used(), time.process_time()
one = lexicon("fr")
print(time.process_time() - began, (used() - before) / 1024)
assert lexicon("fr") is one
"""


@pytest.mark.skipif(sys.platform != "linux", reason="memory is counted in kilobytes there")
def test_words_are_loaded_once_when_asked_for_in_half_a_second_and_80_megabytes() -> None:
    done = subprocess.run([sys.executable, "-c", COST], capture_output=True, text=True, check=True)
    seconds, megabytes = map(float, done.stdout.split())
    assert seconds < 0.5
    assert megabytes < 80
