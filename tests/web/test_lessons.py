"""A game's lesson over HTTP."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import msgspec
import pytest
from starlette.requests import Request
from structlog.testing import capture_logs
from tests.tables.house import house_in, in_time
from tests.web.server import Server

from trousseau.kernel import Illegal
from trousseau.tables.lookback.growing_list import Made
from trousseau.tables.lookback.making import Tell
from trousseau.tables.workers.pool import NoAnswer
from trousseau.web.lessons import Lessons


def test_a_lesson_is_given_whole(server: Server) -> None:
    answer = server.api.get("/api/games/coffre/lesson")
    assert answer.status == 200
    lesson = answer.json()
    assert (lesson["game"], lesson["learner"]) == ("coffre", 0)
    assert lesson["steps"][0]["cue"] == "your_card"
    assert lesson["steps"][0]["moment"]["view"]["hands"][0]["face"] == "neutral"


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


def asked_for(game: str) -> Request:
    scope = {"type": "http", "headers": [], "query_string": b"", "path_params": {"game": game}}
    return Request(scope)


def test_a_lesson_is_told_once_and_not_by_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            asked: list[Tell] = []
            make = house.lookback_workers.make

            async def counted(wanted: Tell) -> Made:
                asked.append(wanted)
                return await make(wanted)

            monkeypatch.setattr(house.lookback_workers, "make", counted)
            lessons = Lessons(house)
            given = await asyncio.gather(*[lessons.lesson(asked_for("coffre")) for _ in range(9)])
            await lessons.lesson(asked_for("coffre"))
            assert len(asked) == 1
            assert len({answer.body for answer in given}) == 1

    in_time(body())


def test_a_lesson_that_can_not_be_told_is_our_fault_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(wanted: Tell) -> Made:
        raise NoAnswer("crashed", "BadStory")

    async def body() -> None:
        async with house_in(tmp_path) as house:
            lessons = Lessons(house)
            with monkeypatch.context() as patch, capture_logs() as log:
                patch.setattr(house.lookback_workers, "make", fail)
                with pytest.raises(Illegal, match="our_fault"):
                    await lessons.lesson(asked_for("coffre"))
            assert log[0]["event"] == "no_lesson_made"
            assert (await lessons.lesson(asked_for("coffre"))).status_code == 200

    in_time(body())
