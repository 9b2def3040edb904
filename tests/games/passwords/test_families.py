"""Words of the same base, R6 and R11: on families made here, then on those of the game."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import islice

import pytest

from lexicon.entries import LANGUAGES, Entry
from lexicon.families.choose import Bases, Contradiction, choose
from lexicon.families.derive import Links, derive
from lexicon.families.measure import SETS, Figures, read_pairs, tier
from lexicon.families.pack import pack
from lexicon.families.rules import Rules, read_rules
from lexicon.families.words import Words
from trousseau.games.passwords.judging import some_kin
from trousseau.games.passwords.lexicon import Reading, lexicon
from trousseau.games.passwords.lexicon.families import (
    DATA,
    DOUBT,
    NONE,
    PROBABLE,
    SURE,
    Families,
    families,
    judge,
)
from trousseau.games.passwords.lexicon.judgement import Judgement
from trousseau.games.passwords.lexicon.packed import Packed
from trousseau.games.passwords.lexicon.spelling import letters

SMALL: Bases = {
    "protection": {"protéger": 1},
    "protecteur": {"protéger": 1},
    "surprotéger": {"protéger": 3},
    "surprotection": {"surprotéger": 1, "protection": 3},
    "aquatique": {"eau": 5},
    "aquarium": {"eau": 5},
    "portefeuille": {"feuille": 11, "porter": 11},
    "portable": {"porter": 1},
    "voler": {"voler (dérober)": 0, "voler (dans les airs)": 0},
    "voleur": {"voler (dérober)": 1},
    "envol": {"voler (dans les airs)": 1},
}


def of(bases: Bases) -> Families:
    return Families(Packed(pack(bases)))


@pytest.fixture(scope="module")
def small() -> Families:
    return of(SMALL)


def reading(lemma: str, *, rare: bool = False) -> Reading:
    return Reading(lemma, lemma, rare)


def test_a_word_and_itself_are_surely_kin_even_if_nobody_knows_the_word(small: Families) -> None:
    assert small.kinship("protéger", "protéger") == SURE
    assert small.kinship("zut", "zut") == SURE


def test_a_word_is_kin_of_its_base_and_of_what_else_comes_from_it(small: Families) -> None:
    assert small.kinship("protection", "protéger") == SURE
    assert small.kinship("protéger", "protection") == SURE
    assert small.kinship("protecteur", "protection") == SURE


def test_costs_add_up_along_the_cheapest_path(small: Families) -> None:
    assert small.kinship("surprotection", "protection") == SURE
    assert small.kinship("surprotection", "protecteur") == PROBABLE


def test_two_learned_words_of_one_base_are_probable(small: Families) -> None:
    assert small.kinship("eau", "aquarium") == PROBABLE
    assert small.kinship("aquatique", "aquarium") == PROBABLE


def test_a_part_of_a_compound_is_a_doubt_and_its_parts_are_no_kin(small: Families) -> None:
    assert small.kinship("portefeuille", "feuille") == DOUBT
    assert small.kinship("portable", "portefeuille") == DOUBT
    assert small.kinship("porter", "feuille") == NONE


def test_kin_of_kin_need_not_be_kin(small: Families) -> None:
    assert small.kinship("voler", "voleur") == SURE
    assert small.kinship("voler", "envol") == SURE
    assert small.kinship("voleur", "envol") == NONE


def test_words_that_have_no_kin_are_no_kin(small: Families) -> None:
    assert small.kinship("zut", "protéger") == NONE
    assert small.kinship("aaa", "zzz") == NONE


def test_the_shared_base_is_named_without_what_tells_it_apart(small: Families) -> None:
    assert small.shared_base("protecteur", "surprotection") == "protéger"
    assert small.shared_base("protéger", "protection") == "protéger"
    assert small.shared_base("voleur", "voler") == "voler"
    assert small.shared_base("zut", "zut") == "zut"
    assert small.shared_base("voleur", "envol") == ""


def test_a_word_is_judged_by_the_used_word_it_is_nearest_to(small: Families) -> None:
    used = [reading("feuille"), reading("eau"), reading("protecteur"), reading("protection")]
    for lemma, found, clash in (
        ("zut", NONE, None),
        ("portefeuille", DOUBT, 0),
        ("aquarium", PROBABLE, 1),
        ("protéger", SURE, 2),
        ("protection", SURE, 2),
    ):
        assert judge([reading(lemma)], used, small) == Judgement(reading(lemma), found, clash)


def test_without_used_words_nothing_clashes(small: Families) -> None:
    first = reading("protéger")
    assert judge([first], [], small) == Judgement(first, NONE, None)


def test_of_several_readings_the_mildest_counts_and_of_those_the_commonest(
    small: Families,
) -> None:
    used = [reading("protection")]
    readings = [reading("protéger"), reading("zut"), reading("eau")]
    assert judge(readings, used, small) == Judgement(readings[1], NONE, None)
    assert judge(readings[:1], used, small).tier == SURE


def test_a_rare_reading_is_a_doubt_at_most_on_either_side(small: Families) -> None:
    common, rare = reading("protection"), reading("protéger", rare=True)
    assert judge([rare], [common], small) == Judgement(rare, DOUBT, 0)
    assert judge([common], [rare], small) == Judgement(common, DOUBT, 0)


def test_the_same_lemma_is_sure_however_rare(small: Families) -> None:
    rare = reading("protéger", rare=True)
    assert judge([rare], [rare], small).tier == SURE


# The families of the game


def test_proteger_rules_out_protection_and_the_sentence_can_say_why() -> None:
    french = families("fr")
    assert french.kinship("protéger", "protection") == SURE
    assert french.shared_base("protection", "protéger") == "protéger"


@pytest.mark.parametrize(
    ("language", "pairs"),
    [
        ("fr", "fleuve fluvial, œil oculaire, eau aquatique, mère maternel, nuit nocturne"),
        ("en", "long length, sell sale, strong strength, receive reception, see sight"),
    ],
)
def test_what_school_teaches_is_probable_at_least(language: str, pairs: str) -> None:
    for pair in pairs.split(", "):
        one, other = pair.split()
        assert families(language).kinship(one, other) >= PROBABLE, pair


@pytest.mark.parametrize(
    ("language", "pairs"),
    [
        ("fr", "portefeuille feuille, portefeuille porter, chou-fleur fleur, parapluie pluie"),
        ("en", "blackbird bird, toothbrush tooth, sunflower sun, rainbow bow"),
    ],
)
def test_both_parts_of_a_compound_are_a_doubt(language: str, pairs: str) -> None:
    for pair in pairs.split(", "):
        one, other = pair.split()
        assert families(language).kinship(one, other) == DOUBT, pair


def test_in_english_what_only_means_the_same_is_no_kin() -> None:
    for one, other in (("tooth", "dental"), ("sun", "solar"), ("night", "nocturnal")):
        assert families("en").kinship(one, other) == NONE


@pytest.mark.parametrize("which", SETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_people_would_agree_with_what_is_refused(language: str, which: str) -> None:
    figures = Figures(language, read_pairs(language, which))
    assert len(figures.unknown) < 10
    assert figures.precision(SURE) >= 0.97
    assert figures.f1(SURE, PROBABLE) >= 0.85


@pytest.mark.parametrize("language", LANGUAGES)
def test_most_of_what_school_teaches_is_found(language: str) -> None:
    figures = Figures(language, read_pairs(language, "set-aside"))
    assert figures.recall_of("learned") >= 0.8


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_veto_holds_whatever_way_leads_round_it(language: str) -> None:
    rules, known = read_rules(language), families(language)
    assert [pair for pair in map(tuple, rules.vetoes) if known.kinship(*pair) > NONE] == []
    assert [pair for pair in map(tuple, rules.doubts) if known.kinship(*pair) > DOUBT] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_families_by_hand_consist_of_lemmas(language: str) -> None:
    words = {
        word
        for family in read_rules(language).families
        for word in (family.base, *family.sure, *family.learned, *family.compounds)
    }
    known = lexicon(language)
    unknown = {word for word in words if word not in {r.lemma for r in known.readings(word)}}
    assert unknown == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_families_by_hand_are_kin(language: str) -> None:
    rules, known = read_rules(language), families(language)
    forbidden = rules.vetoes | rules.doubts
    for family in rules.families:
        for least, members in ((SURE, family.sure), (PROBABLE, family.learned)):
            for member in members:
                if frozenset((family.base, member)) not in forbidden:
                    assert known.kinship(family.base, member) >= least, (family.base, member)


def test_both_languages_are_small() -> None:
    sizes = [(DATA / f"{language}.families.xz").stat().st_size for language in LANGUAGES]
    assert sum(sizes) < 700_000


def test_a_word_is_judged_against_a_long_game_in_a_millisecond() -> None:
    french = families("fr")
    lemmas = map(reading, lexicon("fr").vocabulary(2_000).words)

    def seconds() -> float:
        """Each word is new: what was found out before is no help."""
        games = [(list(islice(lemmas, 3)), list(islice(lemmas, 15))) for _ in range(20)]
        start = time.process_time()
        for readings, used in games:
            judge(readings, used, french)
        return (time.process_time() - start) / len(games)

    assert min(seconds() for _ in range(5)) < 0.001


def test_what_a_lemma_comes_from_stays_the_same_when_its_kin_are_asked_for() -> None:
    french = families("fr")
    found = dict(french.above("protection"))
    assert len(french.kin("protection")) > len(found)
    assert french.above("protection") == found


def test_what_was_found_out_about_a_lemma_is_forgotten_in_the_end() -> None:
    french = families("fr")
    found = french.above("protection")
    assert french.above("protection") is found
    for lemma in lexicon("fr").vocabulary(5_000).words:
        french.above(lemma)
    assert french.above("protection") is not found
    assert french.above("protection") == found


# How they are built


def entry(word: str, parts: str, frequency: float = 10) -> Entry:
    return Entry(word, word, parts, frequency)


def built(rules: Rules, *entries: Entry) -> Families:
    links = Links(Words(entries), rules)
    derive(links)
    return of(choose(links))


@pytest.fixture(scope="module")
def french_rules() -> Rules:
    return read_rules("fr")


def test_rules_find_suffixes_prefixes_and_both(french_rules: Rules) -> None:
    words = built(
        french_rules,
        *(entry(word, "V") for word in ("planter", "replanter", "enterrer")),
        *(entry(word, "N") for word in ("plantation", "terre", "sous-terre")),
    )
    assert words.kinship("planter", "plantation") == SURE
    assert words.kinship("replanter", "plantation") == SURE
    assert words.kinship("terre", "enterrer") == SURE
    assert words.kinship("terre", "sous-terre") == SURE


def test_a_negated_participle_is_kin_of_the_verb(french_rules: Rules) -> None:
    forms = [Entry(form, "polir", "V", 5) for form in ("polir", "poli", "polie")]
    assert built(french_rules, *forms, entry("impoli", "A")).kinship("impoli", "polir") >= PROBABLE


def test_a_short_stem_or_a_base_that_nobody_uses_is_less_sure(french_rules: Rules) -> None:
    plain = built(french_rules, entry("gravillon", "N"), entry("gravillonner", "V"))
    assert plain.kinship("gravillon", "gravillonner") == SURE
    odd = built(french_rules, entry("gravillon", "N", 0.01), entry("gravillonner", "V", 50))
    assert odd.kinship("gravillon", "gravillonner") == PROBABLE
    short = built(french_rules, entry("jab", "N"), entry("jaber", "V"))
    assert short.kinship("jab", "jaber") == PROBABLE


def test_a_veto_cuts_the_weakest_link_and_a_doubt_makes_it_dear(french_rules: Rules) -> None:
    links: Bases = {"griffon": {"griffer": 6}, "griffer": {"griffe": 1}, "griffure": {"griffer": 2}}
    pair = frozenset(("griffe", "griffon"))
    for rules, found in (
        (french_rules._replace(vetoes={pair}, doubts=set(), families=[]), NONE),
        (french_rules._replace(vetoes=set(), doubts={pair}, families=[]), DOUBT),
    ):
        words = Links(Words([]), rules)
        words.bases.update(links)
        chosen = of(choose(words))
        assert chosen.kinship("griffe", "griffon") == found
        assert chosen.kinship("griffe", "griffure") == SURE


def test_a_veto_that_contradicts_a_family_by_hand_is_a_mistake(french_rules: Rules) -> None:
    pair = frozenset(("eau", "aquatique"))
    links = Links(Words([]), french_rules._replace(vetoes={pair}))
    with pytest.raises(Contradiction, match="aquatique and eau"):
        choose(links)


def test_two_builds_give_the_same_bytes(french_rules: Rules) -> None:
    def packed() -> bytes:
        links = Links(Words(some_words()), french_rules)
        derive(links)
        return pack(choose(links))

    assert packed() == packed()


def some_words() -> Iterator[Entry]:
    yield from (entry(word, "N") for word in ("terre", "plante", "plantation", "terrain"))
    yield from (entry(word, "V") for word in ("planter", "enterrer", "déterrer", "porter"))


def test_words_that_are_nearest_in_any_reading_are_compared_when_measuring() -> None:
    assert tier("fr", "vaudra", "valoir") == SURE
    assert tier("fr", "zzz", "valoir") is None


@pytest.mark.parametrize(
    ("language", "word", "lemma"),
    [("fr", "fait", "faire"), ("fr", "passé", "passer"), ("en", "best", "good")],
)
def test_a_word_is_not_named_among_its_own_kin(language: str, word: str, lemma: str) -> None:
    named = some_kin(language, word, lemma)
    assert named
    assert letters(word) not in [letters(kin) for kin in named]
