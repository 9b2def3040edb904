"""A record replays through the words: when they change, so does the version of the rules."""

from __future__ import annotations

import pytest

from trousseau.games.passwords import GAME
from trousseau.games.passwords.lexicon import families, lexicon

OF_VERSION = {
    2: {
        "fr": "874fa41835270ba2951351bd991818d8da2c1bf25fc3acc1",
        "en": "e36c5ec070bc9226f9fa3522254ceb6cf9e6ac13829dcfa1",
    }
}
"""What the words and families of each version of the rules sum up to."""


@pytest.mark.parametrize("language", ["fr", "en"])
def test_other_words_or_families_are_other_rules(language: str) -> None:
    words = lexicon(language).version + families(language).version
    known = OF_VERSION.get(GAME.rules_version, {})
    assert words == known.get(language), "raise rules_version, and note the new sums here"
