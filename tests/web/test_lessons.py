"""A game's lesson over HTTP."""

from __future__ import annotations

import gzip

import msgspec
from tests.web.server import Server


def test_a_lesson_is_given_whole(server: Server) -> None:
    answer = server.api.get("/api/games/coffre/lesson")
    assert answer.status == 200
    lesson = answer.json()
    assert (lesson["game"], lesson["seats"], lesson["learner"]) == ("coffre", 4, 0)
    assert lesson["scenes"][0]["cue"] == "your_card"
    assert lesson["scenes"][0]["view"]["hands"][0]["face"] == "neutral"


def test_a_lesson_is_zipped_for_those_who_can_unzip(server: Server) -> None:
    plain = server.api.get("/api/games/coffre/lesson")
    zipped = server.api.get("/api/games/coffre/lesson", **{"Accept-Encoding": "gzip"})
    assert zipped.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(zipped.body) == plain.body
    assert len(zipped.body) < 20_000


def test_who_has_the_lesson_gets_it_no_second_time(server: Server) -> None:
    tag = server.api.get("/api/games/coffre/lesson").headers["ETag"]
    again = server.api.get("/api/games/coffre/lesson", **{"If-None-Match": tag})
    assert (again.status, again.body) == (304, b"")


def test_games_say_whether_they_have_a_lesson(server: Server) -> None:
    games = {game["name"]: game for game in server.api.get("/api/games").json()["games"]}
    assert games["coffre"]["lesson"] is True
    assert games["tictactoe"]["lesson"] is False


def test_a_game_without_a_lesson_or_no_game_is_refused(server: Server) -> None:
    for name in ("tictactoe", "nothing", "trousseau.cli"):
        answer = server.api.get(f"/api/games/{name}/lesson?lang=en")
        assert answer.status == 404
        refused = msgspec.json.decode(answer.body)
        assert refused["code"] == "no_lesson"
        assert name in refused["reason"]
