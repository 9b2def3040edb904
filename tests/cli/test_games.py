from __future__ import annotations

from tests.cli.conftest import Run

from trousseau import games


def test_every_game_is_listed_with_its_options(run: Run) -> None:
    answers = run("games", "--json").json()
    assert [answer["name"] for answer in answers] == games.names()
    coffre = next(answer for answer in answers if answer["name"] == "coffre")
    assert coffre["seats"] == [4, 5, 6, 7, 8]
    assert coffre["options"]["trap"] is False
    assert coffre["bots"][0] == "random"


def test_people_read_what_an_option_does(run: Run) -> None:
    shown = run("games", "--lang", "fr").out
    assert "Le Coffre et la Clé" in shown
    assert "De 4 à 8 places" in shown
    assert "round_limit=12" in shown
