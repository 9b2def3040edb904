"""The mall as a terminal shows it."""

from __future__ import annotations

from io import StringIO

import msgspec
import pytest
from rich.console import Console

from trousseau import games
from trousseau.games.maze import GAME, terminal
from trousseau.games.maze.mall import Mall
from trousseau.games.maze.shapes.seen import Accusation, Before, MazeView
from trousseau.kernel import SeededDice
from trousseau.words import LANGUAGES, Words

START_PAWNS = (5, 6, 9, 10)
EAST_DOOR = 11


def seen(seats: int = 3, seat: int | None = 0, **options: object) -> MazeView:
    """A fresh table whose pawns stand in the order of heroes."""
    table = GAME.new(seats, GAME.options(options), SeededDice(bytes(32)))
    return msgspec.structs.replace(table.view(seat), pawns=START_PAWNS)


def drawn(view: MazeView, language: str = "en") -> str:
    page = StringIO()
    words = Words(language, games.module("maze"), me=view.seat)
    Console(width=80, file=page).print(terminal.draw(view, words))
    return page.getvalue()


def test_the_start_tile_lies_with_its_walls_doors_and_pawns() -> None:
    mall = [line.rstrip() for line in drawn(seen()).splitlines()[2:11]]
    assert mall == [
        "┌──┐  ┌─────┐",
        "│@b│  │/e @e│",
        "│  ├──┘  ┌──┤",
        "│?d│B  M │@d│",
        "│  ╵     ╵  │",
        "│   E/ D  ?m│",
        "│  ╶─────┐  │",
        "│   ?b 8 │@m│",
        "└────────┴──┘",
    ]


def test_what_is_out_of_service_has_its_own_sign() -> None:
    assert "8 " in drawn(seen(scenario=3))
    assert "- │" in drawn(seen(scenario=3, first_out=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_its_holder_reads_a_card(language: str) -> None:
    views = [seen(3, seat, scenario=3, level=5) for seat in (0, 1, None)]
    words = Words(language, games.module("maze"))
    text = words.say(f"card.{views[0].card}.text")
    told = [" ".join(drawn(view, language).split()) for view in views]
    assert [text in page for page in told] == [True, False, False]


def test_an_accusation_stands_below_with_its_votes() -> None:
    view = seen(4, scenario=3, level=2)
    accusation = Accusation(1, 0, (2,), (None, True, None, None), (1, 3), ((0, 0),), 5000)
    text = drawn(msgspec.structs.replace(view, accusation=accusation))
    assert "Barney (you) accuses Dexter · Clara: thumb up" in text


def test_pawn_and_eye_lie_before_their_players() -> None:
    view = seen(3, scenario=3, level=1)
    text = drawn(msgspec.structs.replace(view, nudge=Before(1, 0, 0), eye=Before(2, 0, 0)))
    assert "Do something!" in line_of(text, "Clara")
    assert "eyed" in line_of(text, "Dexter")


def line_of(text: str, part: str) -> str:
    return next(line for line in text.splitlines() if part in line)


def test_a_tile_beyond_a_door_is_open_towards_it_and_orange_walls_are_dotted() -> None:
    mall = Mall.start(0).laid(13, EAST_DOOR)
    view = msgspec.structs.replace(seen(), tiles=mall.tiles, doors=tuple(mall.open_doors()))
    lines = [line.rstrip() for line in drawn(view).splitlines()[4:13]]
    assert lines == [
        "│  ├──┘  ┌──┤  ┌────────┐",
        "│?d│B  M │@d│  │      @b│",
        "│  ╵     ╵  └──┘  ┌──┬──┤",
        "│   E/ D          │  │@d│",
        "│  ╶─────┐  ╷   ::│  │  │",
        "│   ?b 8 │@m│     │  │?b│",
        "└────────┴──┴──┐  └──┘  │",
        "               │?m      │",
        "               └────────┘",
    ]
