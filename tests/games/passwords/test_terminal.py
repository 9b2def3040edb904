"""The table as a terminal shows it."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console
from tests.games.passwords.table import Played, table

from trousseau import games
from trousseau.games.passwords import terminal
from trousseau.words import LANGUAGES, Words


def drawn(game: Played, seat: int, language: str = "en") -> str:
    page = StringIO()
    words = Words(language, games.module("passwords"))
    Console(width=120, file=page).print(terminal.draw(game.view(seat), words))
    return page.getvalue()


def test_safes_have_their_places_and_show_whose_gems_they_hold() -> None:
    text = drawn(table("SEIRFIG").say("soleil", "S"), 1)
    assert "─ 0 ─" in text
    assert "●··" in text
    assert "SOLEIL" in text


def test_only_who_tried_a_word_in_vain_reads_it() -> None:
    game = table("SEIRFIG").say("sxeil", (0,))
    assert "sxeil" in drawn(game, 0)
    assert "sxeil" not in drawn(game, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_that_is_voted_on_stands_beside_its_kin(language: str) -> None:
    game = table("SIFAERT").say("fleuve", "F").say("fluvial", "F")
    text = drawn(game, 0, language)
    assert "FLUVIAL" in text
    assert "FLEUVE" in text
