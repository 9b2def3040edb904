"""A game of the day over HTTP: all moves in, all moments out."""

from __future__ import annotations

from typing import Any

from tests.web.server import Server

DATE = "2026-11-17"


def played(server: Server, **body: Any) -> Any:
    return server.api.post("/api/games/passwords/daily", {"date": DATE, **body})


def ring(moment: Any) -> str:
    return "".join(safe["letter"] for safe in moment["view"]["ring"])


def test_everybody_gets_the_same_ring_on_a_date_and_another_one_on_the_next(
    server: Server,
) -> None:
    one, same = [played(server).json() for _ in range(2)]
    other = played(server, date="2026-11-16").json()
    assert len(one) == 1
    assert ring(one[0]) == ring(same[0])
    assert ring(one[0]) != ring(other[0])


def test_each_language_has_a_ring_of_its_own(server: Server) -> None:
    french, english = [
        played(server, options={"language": language}).json()[0]["view"]["options"]["language"]
        for language in ("fr", "en")
    ]
    assert (french, english) == ("fr", "en")


def test_moves_are_played_again_and_told_as_moments(server: Server) -> None:
    moments = played(server, moves=[{"do": "pass"}, {"do": "pass"}]).json()
    assert [moment["seq"] for moment in moments] == [0, 1, 2]
    assert moments[2]["facts"][0] == {"fact": "passed", "seat": 0}
    assert moments[2]["view"]["turns"] == 2


def test_a_move_that_is_none_is_refused_in_words_and_so_is_one_too_many(server: Server) -> None:
    wrong = played(server, moves=[{"do": "announce", "word": "xx", "places": []}])
    assert wrong.status == 400
    assert wrong.json()["reason"]
    late = played(server, moves=[{"do": "pass"}] * 7)
    assert (late.status, late.json()["code"]) == (400, "over")
    assert played(server, moves=[{"do": "dance"}]).json()["code"] == "malformed"


def test_days_to_come_games_without_one_and_nonsense_are_refused(server: Server) -> None:
    assert played(server, date="2999-01-01").json()["code"] == "day_to_come"
    assert played(server, date="17 November").json()["code"] == "malformed"
    assert played(server, options={"language": "de"}).json()["code"] == "options"
    other = server.api.post("/api/games/coffre/daily", {"date": DATE})
    assert (other.status, other.json()["code"]) == (404, "no_daily")
