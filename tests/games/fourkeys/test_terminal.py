"""The table as a terminal shows it."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console
from tests.games.fourkeys.table import dealt, door, key, room, square, table

from trousseau import games
from trousseau.games.fourkeys import terminal
from trousseau.games.fourkeys.state import FourKeys
from trousseau.kernel import SeededDice
from trousseau.kernel.playout import random_move
from trousseau.words import LANGUAGES, Words


def drawn(state: FourKeys, language: str = "en") -> str:
    page = StringIO()
    console = Console(width=160, file=page)
    console.print(terminal.draw(state.view(0), Words(language, games.module("fourkeys"))))
    return page.getvalue()


def test_a_dungeon_shows_keys_doors_rooms_and_the_next_places() -> None:
    game = table(2, door("♥⚡"))
    mine = game.state.dungeons[0]
    mine.lay(square(0, 1), key("⬢", turned=True), 1)
    mine.restore(square(1, 1), 2 * room("gold") + 1)
    text = drawn(game.take("doors_1").state)
    assert "⚿ ⬢" in text
    assert "●" in text
    assert "1,0" in text  # an empty square of the box, by its place
    assert "In hand: ♥⚡" in text
    assert "Doors II" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_moment_of_a_game_can_be_drawn(seats: int, language: str) -> None:
    state, dice = dealt(seats), SeededDice(bytes(32))
    step = 0
    while state.waiting():
        if step % 7 == 0:
            text = drawn(state, language)
            assert not set("{}") & set(text)
        state.play(state.turn, random_move(state, state.turn, dice), 0, dice)
        step += 1
    assert drawn(state, language).count("☺") >= seats


def test_an_empty_pile_and_an_acolyte_are_named() -> None:
    text = drawn(table(2).empty("keys_2").state)
    assert "empty" in text
    assert "(Acolyte)" in text
