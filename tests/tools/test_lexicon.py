"""How the words of published packages are read, before they are packed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from lexicon import own
from lexicon.endings import bases, has_better
from lexicon.entries import LANGUAGES, Entry
from lexicon.hunspell import Affixes, forms, read_stems
from lexicon.variants import merged

if TYPE_CHECKING:
    from pathlib import Path

AFFIXES = """
SFX S. Y 2
SFX S. 0 0/L' [^sxz] is:sg
SFX S. 0 s [^sxz] is:pl

SFX a0 Y 4
SFX a0 er er er po:infi
SFX a0 er è er po:ipre po:1isg
SFX a0 er ons/p+() [^g]er po:ipre po:1pl
SFX a0 ger geons ger po:ipre po:1pl

SFX p+ Y 1
SFX p+ ons é . po:ppas

PFX L' Y 1
PFX L' 0 l' [aeiou] dp:le

PFX Um Y 1
PFX Um 0 kilo/S.() .
"""


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("chat/S.() po:nom", {("chat", "chat"), ("chats", "chat")}),
        ("ami/S.L'() po:nom", {("ami", "ami"), ("amis", "ami")}),
        ("nager/a0() po:v1", {("nager", "nager"), ("nageons", "nager")}),
        ("aimer/a0() po:v1", {("aimer", "aimer"), ("aimé", "aimer")}),
        (
            "gramme/S.Um() po:nom",
            {
                ("gramme", "gramme"),
                ("grammes", "gramme"),
                ("kilogramme", "kilogramme"),
                ("kilogrammes", "kilogramme"),
            },
        ),
        ("bonjour po:interj", {("bonjour", "bonjour")}),
        ("faux/{} po:nom", set()),
    ],
)
def test_a_stem_gives_the_forms_of_its_affixes_and_no_elisions(
    tmp_path: Path, line: str, expected: set[tuple[str, str]]
) -> None:
    (tmp_path / "a.aff").write_text(AFFIXES, "utf-8")
    (tmp_path / "a.dic").write_text(f"1\n{line}\n", "utf-8")
    [stem] = read_stems(tmp_path / "a.dic")
    affixes = Affixes.read(tmp_path / "a.aff")
    assert {(form.text, form.lemma) for form in forms(stem, affixes)} == expected


@pytest.mark.parametrize(
    ("form", "base", "part"),
    [
        ("cats", "cat", "N"),
        ("cities", "city", "N"),
        ("boxes", "box", "N"),
        ("wolves", "wolf", "N"),
        ("women", "woman", "N"),
        ("carried", "carry", "V"),
        ("dying", "die", "V"),
        ("hopped", "hop", "V"),
        ("hoping", "hope", "V"),
        ("bigger", "big", "A"),
        ("nicest", "nice", "A"),
        ("happier", "happy", "A"),
    ],
)
def test_an_english_ending_leads_back_to_the_base(form: str, base: str, part: str) -> None:
    assert (base, part) in {(found.word, found.part) for found in bases(form)}


def test_a_base_with_a_mute_e_is_better_than_one_that_would_be_written_otherwise() -> None:
    words = {"hop", "hope", "corps", "corpse", "bath", "bathe"}
    better = {
        form: {
            base.word
            for base in bases(form)
            if base.word in words
            and not has_better(base, [other for other in bases(form) if other.word in words])
        }
        for form in ("hoping", "corpses", "bathing")
    }
    assert better == {"hoping": {"hope"}, "corpses": {"corpse"}, "bathing": {"bath", "bathe"}}


@pytest.mark.parametrize(
    ("common", "rarer", "same"),
    [
        ("île", "ile", True),
        ("week-end", "weekend", True),
        ("événement", "évènement", True),
        ("revolver", "révolver", True),
        ("jeune", "jeûne", False),
        ("cure", "curé", False),
        ("réformer", "reformer", False),
        ("pêcher", "pécher", False),
    ],
)
def test_two_spellings_of_a_word_have_one_lemma(common: str, rarer: str, same: bool) -> None:
    entries = [Entry(common, common, "N", 9.0), Entry(rarer, rarer, "N", 1.0)]
    entries.append(Entry("former", "former", "V", 5.0))
    assert [entry.lemma for entry in merged(entries)].count(common) == (2 if same else 1)


def test_words_of_different_kinds_are_two_words() -> None:
    entries = [Entry("mur", "mur", "N", 9.0), Entry("mûr", "mûr", "A", 1.0)]
    assert sorted(merged(entries)) == entries


def test_our_own_french_words_are_as_many_as_their_list_says_and_none_comes_twice() -> None:
    count, *lines = (own.FOLDER / "fr.dic").read_text("utf-8").splitlines()
    assert int(count) == len(lines) == len(set(lines))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_list_of_ours_bans_a_word_that_another_adds(language: str) -> None:
    banned = set(own.words(f"{language}_no_words"))
    assert not banned & own.lemmas(f"{language}_lemmas").keys()
    assert not banned & set(own.words(f"{language}_vulgar"))
