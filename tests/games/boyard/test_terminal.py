"""The fort as a terminal shows it."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console
from tests.games.boyard.table import Played, fort, new_fort

from trousseau import games
from trousseau.games.boyard import terminal
from trousseau.games.boyard.riddles.shapes import Answer
from trousseau.games.boyard.shapes import RollDie, WriteTrial
from trousseau.words import LANGUAGES, Words

GUARDIAN_14 = 14


def drawn(game: Played, seat: int | None, language: str = "en") -> str:
    page = StringIO()
    words = Words(language, games.module("boyard"), me=seat)
    Console(width=80, file=page).print(terminal.draw(game.view(seat), words))
    return page.getvalue()


def line_of(text: str, part: str) -> str:
    return next(line for line in text.splitlines() if part in line)


def test_the_walk_is_a_ring_with_the_start_below() -> None:
    lines = drawn(fort(3), None).splitlines()
    assert lines[0].split()[::2] == [str(space) for space in range(10, 21)]
    assert lines[10].split()[::2] == [str(space % 30) for space in (5, 4, 3, 2, 1, 0, *BACK)]


BACK = range(29, 24, -1)


def test_keys_lie_in_the_cells_and_pawns_stand_on_them() -> None:
    game = fort(3).stand(4, 4, 7).lay({4: (1, 1), 5: (0, 0)})
    lines = drawn(game, None).splitlines()
    assert lines[11].split()[:2] == ["●◆", "AB"]
    assert "C" in lines[line_number(lines, " 7 ><") + 1]


def line_number(lines: list[str], part: str) -> int:
    return next(number for number, line in enumerate(lines) if part in line)


def test_a_purse_is_its_owners_until_it_is_counted() -> None:
    game = fort(3, rounds=1).hold(0, 4).fill_chest(500_000, 5_000).open()
    assert "500,000" in drawn(game, 0)
    assert "500,000" not in drawn(game, 1)
    assert "1 note" in drawn(game, 1)
    game.slot(1)
    assert "505,000" in drawn(game, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_riddle_shows_its_text_to_all_and_its_answer_to_the_reader(language: str) -> None:
    game = fort(4, language=language).stand(GUARDIAN_14 - 1, 0, 0, 0).walk(1).wait()
    answer = game.riddle.answers[0]
    told = Words(language, games.module("boyard")).say("table.answer", answer=answer)
    assert [told in drawn(game, seat, language) for seat in range(4)] == [False, False, False, True]
    game.do(0, Answer("a sandwich"))
    assert "a sandwich" in drawn(game, None, language)


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_trial_says_who_faces_it(seats: int) -> None:
    for card in range(1, 1 + len(fort(seats).walk(1).state.fan())):
        game = fort(seats).walk(1).draw(card)
        assert "the trial of Barney" in drawn(game, None)


def test_a_trial_that_somebody_wrote_is_told() -> None:
    game = new_fort(3, blanks=True)
    game.do(
        1, WriteTrial("Statues", "Stand on one leg until the sand is out.", sand=True)
    ).prepare()
    for seat in range(3):
        game.do(seat, RollDie(), 6 - seat)
    game.walk(1)
    game.draw(len(game.state.fan()))
    assert "Statues: Stand on one leg" in drawn(game, None)


def test_keys_to_be_given_back_are_counted() -> None:
    game = fort(3).hold(0, 5).stand(0, 6, 0).open().slot(1)
    assert "To give back: 3 keys" in drawn(game, 0)
