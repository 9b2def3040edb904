"""From the words of a language to their bases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..packages import ROOT
from ..sources import entries
from . import wordnet
from .choose import choose
from .derive import Links, derive
from .rules import read_rules
from .words import Words

if TYPE_CHECKING:
    from .choose import Bases

DATA: Final = ROOT / "src" / "trousseau" / "games" / "passwords" / "lexicon" / "data"


def build(language: str) -> Bases:
    """For each word of a language the words that it comes from, and what each link costs."""
    links = Links(Words(entries(language)), read_rules(language))
    if language == "en":
        wordnet.add_links(links)
    derive(links)
    return choose(links)
