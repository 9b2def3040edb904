"""Refusals in words, with the names of those who sit at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trousseau.kernel import Refusal
from trousseau.words import Words

if TYPE_CHECKING:
    from trousseau.tables.core.table import Table


def reason(refusal: Refusal, language: str, table: Table | None = None) -> str:
    words = Words(language) if table is None else _words_at(table, language)
    return words.name("refused", refusal.code, **refusal.about)


def _words_at(table: Table, language: str) -> Words:
    bots = Words(table.setup.language)
    names = {
        seat: bots.player(seat) if place.person is None else table.people[place.person].name
        for seat, place in enumerate(table.seats)
    }
    game = table.setup.game
    module = table.registry.module(game) if table.registry.offers(game) else ""
    return Words(language, module, names=names)
