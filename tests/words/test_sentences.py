from __future__ import annotations

import msgspec
import pytest

from trousseau.words import Words, language_of


class Claim(msgspec.Struct, tag="claim_hand"):
    holder: int
    face: str


class Said(msgspec.Struct, tag="said"):
    seat: int
    claim: Claim


class Unheard(msgspec.Struct, tag="unheard_of"):
    seat: int
    inner_door: bool
    face: str
    seats: tuple[int, ...] = ()
    claim: Claim | None = None


COFFRE = "trousseau.games.coffre"


@pytest.fixture
def french() -> Words:
    return Words("fr", COFFRE)


@pytest.fixture
def english() -> Words:
    return Words("en", COFFRE)


def test_seats_are_shown_by_names_and_one_s_own_is_marked() -> None:
    words = Words("fr", me=1)
    assert words.player(0) == "Basile"
    assert words.player(1) == "Chloé (vous)"
    assert words.first_name(1) == "Chloé"
    assert words.player(8) == "Joueur 9"


def test_a_struct_is_told_by_its_tag_and_what_it_holds(french: Words, english: Words) -> None:
    said = Said(0, Claim(1, "fake"))
    assert french.tell("fact", said) == "Basile : « Chloé a la Clé Factice. »"
    assert english.tell("fact", said) == "Basile: “Chloé has the Fake Key.”"


def test_who_speaks_of_themselves_says_i(french: Words, english: Words) -> None:
    said = Said(2, Claim(2, "key"))
    assert french.tell("fact", said) == "Diego : « J’ai la Clé. »"
    assert english.tell("fact", said) == "Diego: “I have the Key.”"


def test_a_slot_with_the_speaker_s_number_is_not_the_speaker(french: Words) -> None:
    assert french.say("move.force", target=2, slot=0, seat=0) == "Forcer Diego, carte de gauche"


def test_a_gap_may_have_any_name(french: Words) -> None:
    french.templates["fact.found"] = "{key} {kind} {thing} {self}"
    assert french.say("fact.found", key=1, kind=2, thing=3, self=4) == "1 2 3 4"


def test_what_has_no_words_is_told_plainly(english: Words) -> None:
    unheard = Unheard(3, False, "late", (0, 1), Claim(2, "key"))
    assert english.tell("fact", unheard) == (
        "Fatou: unheard of (inner door no, face late, seats Basile and Chloé, "
        "Say who has which card (holder 2, face key))"
    )
    assert english.tell("move", Claim(2, "key")) == "Say who has which card (holder 2, face key)"
    assert english.name("refused", "quite_impossible") == "quite impossible"


def test_any_part_of_that_may_have_words(english: Words) -> None:
    words = {"kind.unheard_of": "is late", "field.inner_door": "the inner door is open:"}
    english.templates |= {**words, "face.late": "sorry"}
    told = english.tell("fact", Unheard(3, True, "late"))
    assert told == (
        "Fatou: is late (the inner door is open: yes, face sorry, seats none, claim none)"
    )


def test_a_fact_whose_sentence_has_only_forms_is_told(english: Words) -> None:
    english.templates |= {"kept.count.one": "{count} is kept", "kept.count.other": "{count} are"}
    assert english.name("kept", "count", count=2) == "2 are"


@pytest.mark.parametrize(
    ("language", "count", "expected"),
    [
        ("fr", 0, "✓ 0 ligne, intacte et à sa place"),
        ("fr", 1, "✓ 1 ligne, intacte et à sa place"),
        ("fr", 2, "✓ 2 lignes, intactes et dans l’ordre"),
        ("en", 0, "✓ 0 lines, untouched and in order"),
        ("en", 1, "✓ 1 line, untouched and in its place"),
    ],
)
def test_plurals_follow_the_language(language: str, count: int, expected: str) -> None:
    assert Words(language).say("verify.chain", count=count) == expected


def test_lists_end_with_and(french: Words, english: Words) -> None:
    assert french.listed(["a"]) == "a"
    assert french.listed(["a", "b", "c"]) == "a, b et c"
    assert english.say("table.known_to", seats=(0, 1)) == "seen by Basile and Chloé"


def test_one_thing_for_each_seat(english: Words) -> None:
    revealed = english.say("fact.revealed", hands=("key", "trap"), centre=("fake", "neutral"))
    assert "Basile: the Key, Chloé: the Trap; in the centre the Fake Key and a Neutral" in revealed


def test_numbers_are_written_as_the_language_does() -> None:
    french, english = Words("fr"), Words("en")
    assert english.number(1234567) == "1,234,567"
    assert french.number(1234.5, 1) == "1\u202f234,5"
    assert english.percent(0.1234) == "12.3%"
    assert french.percent(0.1234) == "12,3\u202f%"
    assert english.points(0.05) == "+5.0"
    assert english.points(-0.05) == "-5.0"


def test_a_game_without_a_catalogue_is_called_by_its_module_and_told_by_its_docstring() -> None:
    chests = Words("fr", "docs.examples.chests")
    assert chests.title() == "Chests"
    assert "peek into a chest" in chests.say("game.rules")
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
