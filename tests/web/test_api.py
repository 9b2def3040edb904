"""The calls over HTTP, on a real server."""

from __future__ import annotations

import gzip
import socket
from typing import Any
from urllib.parse import urlsplit

import pytest
from tests.web.client import PATIENCE
from tests.web.playing import begun, play_out
from tests.web.server import Serve, Server

from trousseau.kernel import Record, Replay
from trousseau.testing.games.tictactoe import GAME
from trousseau.words import Words

TYPED = {"Content-Type": "application/json"}


def test_the_games_say_what_a_table_may_choose_and_what_can_be_written(server: Server) -> None:
    games = {game["name"]: game for game in server.api.get("/api/games").json()["games"]}
    assert {"coffre", "leduc", "race", "roshambo", "tictactoe"} <= games.keys()
    coffre = games["coffre"]
    assert coffre["seats"] == {"least": 4, "most": 8}
    assert "trap" in coffre["options"]["$defs"]["CoffreOptions"]["properties"]
    assert "believe" in coffre["moves"]["discriminator"]["mapping"]
    assert coffre["levels"][0] == "random"
    assert coffre["rules_version"] >= 1


def test_the_games_have_a_title_in_each_language(server: Server) -> None:
    titles = {game["name"]: game["title"] for game in server.api.get("/api/games").json()["games"]}
    assert titles["coffre"] == {"fr": "Le Coffre et la Clé", "en": "The Chest and the Key"}
    assert titles["tictactoe"] == {"fr": "Tictactoe", "en": "Tictactoe"}


def test_a_game_s_words_are_given_to_pages_that_were_built_without_it(server: Server) -> None:
    coffre = server.api.get("/api/games/coffre/words").json()
    assert coffre["fr"]["move.pass"] == "Passer"
    assert coffre["en"]["move.pass"] == "Pass"
    guess = server.api.get("/api/games/guess/words").json()
    assert guess["fr"]["game.rules"].startswith("A game whose moves can't be listed")
    none = server.api.get("/api/games/trousseau.cli/words")
    assert (none.status, none.code) == (400, "unknown_game")


def test_a_table_is_opened_and_joined(server: Server) -> None:
    host = server.api.open("tictactoe", 2, "Ada")
    guest = server.api.join(host.table, "Grace")
    shown = server.api.shown(host.table)
    assert [person["name"] for person in shown["people"]] == ["Ada", "Grace"]
    assert shown["host"] == host.person
    assert shown["phase"] == "gathering"
    assert len({host.token, guest.token}) == 2
    assert len(host.token) == 32
    assert host.token not in str(shown)


def test_a_new_table_gives_three_minutes_for_a_move_unless_told_otherwise(server: Server) -> None:
    setups: list[dict[str, Any]] = [{}, {"clock": 60}, {"clock": None}]
    tables = [server.api.open("tictactoe", 2, **setup).table for setup in setups]
    assert [server.api.shown(table)["clock"] for table in tables] == [180, 60, None]


def test_public_tables_are_listed_and_others_are_not(server: Server) -> None:
    public = server.api.open("tictactoe", 2, public=True)
    private = server.api.open("tictactoe", 2)
    listed = {table["id"] for table in server.api.get("/api/tables").json()["tables"]}
    assert public.table in listed
    assert private.table not in listed


def test_a_code_leads_where_the_link_leads_and_says_no_more(server: Server) -> None:
    table = server.api.open("race", 2).table
    code = server.api.shown(table)["code"]
    for written in (code, code.lower(), f"{code[:3]}-{code[3:]}", f"{code[:3]}%20{code[3:]}"):
        answer = server.api.get(f"/api/codes/{written}")
        assert (answer.status, answer.json()) == (200, {"table": table})
        assert answer.headers["Cache-Control"] == "no-store"
    wrong = server.api.get("/api/codes/nonsense")
    assert (wrong.status, wrong.code) == (404, "no_such_code")


def test_codes_can_not_be_guessed_one_after_the_other(serve: Serve) -> None:
    """A wrong one costs, a right one does not; from elsewhere it is another allowance."""
    server = serve(limits={"wrong_codes_per_hour": 3})
    code = server.api.shown(server.api.open("race", 2).table)["code"]
    for _ in range(5):
        assert server.api.get(f"/api/codes/{code}").status == 200
    for _ in range(3):
        assert server.api.get("/api/codes/XXXXXX").code == "no_such_code"
    for guess in ("XXXXXX", code):  # not even the right one is looked for any more
        refused = server.api.get(f"/api/codes/{guess}", **{"Accept-Language": "en"})
        assert (refused.status, refused.code) == (429, "too_many_codes")
        assert "wrong codes" in refused.json()["reason"]
        assert int(refused.headers["Retry-After"]) > 60
    elsewhere = {"X-Forwarded-For": "198.51.100.7"}
    assert server.api.get(f"/api/codes/{code}", **elsewhere).status == 200


def test_not_even_somebody_with_many_addresses_tries_all_codes(serve: Serve) -> None:
    server = serve(limits={"all_wrong_codes_per_hour": 5})
    tried = [
        server.api.get("/api/codes/XXXXXX", **{"X-Forwarded-For": f"2001:db8:{place}::1"}).code
        for place in range(8)
    ]
    assert tried == ["no_such_code"] * 5 + ["too_many_codes"] * 3


def test_a_record_is_given_once_the_game_is_over(server: Server) -> None:
    host, guest = begun(server)
    with server.api.visit(host) as one, server.api.visit(guest) as other:
        early = server.api.get(f"/api/tables/{host.table}/games/1")
        assert (early.status, early.code) == (409, "game_not_over")
        play_out(one, other)
    answer = server.api.get(f"/api/tables/{host.table}/games/1")
    assert answer.status == 200
    assert answer.headers["Content-Type"].startswith("application/x-ndjson")
    record = Record.from_text(answer.body)
    Replay(GAME, record).finish()
    assert record.result is not None


def test_a_game_that_is_over_is_looked_back_at(server: Server) -> None:
    host, guest = begun(server)
    replay = f"/api/tables/{host.table}/games/1/replay"
    with server.api.visit(host) as one, server.api.visit(guest) as other:
        early = server.api.get(f"{replay}?eyes=all")
        assert (early.status, early.code) == (409, "game_not_over")
        play_out(one, other)
        last = other.view
    plain = server.api.get(f"{replay}?eyes=1")
    assert plain.status == 200
    assert plain.json()["moments"][-1]["view"] == last
    assert "Content-Encoding" not in plain.headers
    packed = server.api.get(f"{replay}?eyes=1", **{"Accept-Encoding": "br, gzip"})
    assert packed.headers["Content-Encoding"] == "gzip"
    assert packed.headers["Vary"] == "Accept-Encoding"
    assert gzip.decompress(packed.body) == plain.body
    assert server.api.get(replay).json()["eyes"] is None
    for eyes in ("2", "x", "-1", "01", "%C2%B2", "9" * 4000):
        refused = server.api.get(f"{replay}?eyes={eyes}&lang=en")
        assert (refused.status, refused.code) == (404, "no_such_eyes")
        assert refused.json()["reason"].endswith("nothing for a spectator")
    assert server.api.get(f"/api/tables/{host.table}/games/1/coach").code == "no_coach"
    assert server.api.get(f"/api/tables/{host.table}/games/7/replay").code == "no_such_game"
    assert server.api.get("/api/tables/nobody/games/1/replay").code == "no_such_table"


def test_a_game_that_was_never_played(server: Server) -> None:
    table = server.api.open("tictactoe", 2).table
    for number in ("0", "1", "99999999999999999999"):
        answer = server.api.get(f"/api/tables/{table}/games/{number}")
        assert (answer.status, answer.code) == (404, "no_such_game")
    assert server.api.get(f"/api/tables/{table}/games/one").code == "no_such_page"


def test_the_host_and_nobody_else_deletes_a_table(server: Server) -> None:
    host = server.api.open("tictactoe", 2)
    guest = server.api.join(host.table, "Grace")
    path = f"/api/tables/{host.table}"
    assert server.api.ask("DELETE", path).code == "no_token"
    assert server.api.ask("DELETE", path, headers={"Authorization": "Basic x"}).status == 401
    for token in ("x", "é", "0" * 31, "0" * 33, "G" * 32):
        refused = server.api.delete(host.table, token)
        assert (refused.status, refused.code) == (401, "no_such_token"), token
    for token in (guest.token, "0" * 32):
        refused = server.api.delete(host.table, token)
        assert (refused.status, refused.code) == (403, "not_host")
    with server.api.visit(guest) as visitor:
        assert server.api.delete(host.table, host.token).status == 204
        assert visitor.hear_end() == (1000, "deleted")
    assert server.api.get(path).code == "no_such_table"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"\xff"',
        b"[" * 10_000,
        b'{"setup": {"game": "tictactoe", "seats": 2}}',
        b'{"setup": {"game": "tictactoe", "seats": 2}, "guest": {"name": ""}}',
        b'{"setup": {"game": "tictactoe", "seats": 0}, "guest": {"name": "Ada"}}',
        b'{"setup": {"game": "tictactoe", "seats": 2}, "guest": {"name": "Ada", "age": 3}}',
        b'{"setup": {"game": "tictactoe", "seats": 2, "seed": 1}, "guest": {"name": "Ada"}}',
        b'{"setup": {"game": "tictactoe", "seats": 1e99}, "guest": {"name": "Ada"}}',
    ],
)
def test_a_body_that_does_not_read_is_refused(server: Server, body: bytes) -> None:
    answer = server.api.ask("POST", "/api/tables", body, TYPED)
    assert (answer.status, answer.code) == (400, "malformed")


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        ({"game": "chess", "seats": 2}, "unknown_game"),
        ({"game": "os.path", "seats": 2}, "unknown_game"),
        ({"game": "trousseau.testing.games.tictactoe", "seats": 2}, "unknown_game"),
        ({"game": "tictactoe", "seats": 3}, "seats"),
        ({"game": "coffre", "seats": 4, "options": {"trap": 7}}, "options"),
        ({"game": "coffre", "seats": 4, "options": {"cheat": True}}, "options"),
    ],
)
def test_a_table_that_can_not_be_is_refused(
    server: Server, setup: dict[str, object], code: str
) -> None:
    answer = server.api.post("/api/tables", {"setup": setup, "guest": {"name": "Ada"}})
    assert (answer.status, answer.code) == (400, code)


def test_a_game_says_in_its_own_words_what_does_not_go_together(server: Server) -> None:
    setup = {"game": "maze", "seats": 2, "options": {"scenario": 3, "level": 1}}
    asked = {"setup": setup, "guest": {"name": "Ada"}}
    answer = server.api.post("/api/tables", asked, {"Accept-Language": "en"})
    words = Words("en", "trousseau.games.maze")
    reason = words.name("refused", "too_few_for_roles", **answer.json()["about"])
    assert (answer.status, answer.json()["reason"]) == (400, reason)


def test_a_name_that_can_not_be_is_refused(server: Server) -> None:
    table = server.api.open("tictactoe", 2, "Ada").table
    people = f"/api/tables/{table}/people"
    assert server.api.post(people, {"name": "ADA"}).code == "name_taken"
    assert server.api.post(people, {"name": "\u202e \u200b"}).code == "empty_text"
    assert server.api.post(people, {"name": "a" * 25}).code == "malformed"
    assert server.api.post(people, {"name": "Bea", "avatar": "../x"}).code == "malformed"


def test_only_json_is_read(server: Server) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
        answer = server.api.ask("POST", "/api/tables", b"{}", {"Content-Type": kind})
        assert (answer.status, answer.code) == (415, "not_json")


def test_a_body_has_an_end(server: Server) -> None:
    body = b" " * 20_000
    assert server.api.ask("POST", "/api/tables", body, TYPED).code == "too_large"
    chunked = {**TYPED, "Transfer-Encoding": "chunked"}
    answer = server.api.ask("POST", "/api/tables", b"4e20\r\n" + body + b"\r\n0\r\n\r\n", chunked)
    assert (answer.status, answer.code) == (413, "too_large")


def test_a_body_that_never_ends_is_not_waited_for(serve: Serve) -> None:
    server = serve(limits={"hello": 1})
    place = urlsplit(server.url)
    with socket.create_connection((place.hostname, place.port), PATIENCE) as slow:
        slow.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            b"Content-Length: 100\r\n\r\n{"
        )
        assert slow.recv(65536).startswith(b"HTTP/1.1 408 ")


def test_unknown_addresses_and_methods_are_refused_in_json(server: Server) -> None:
    for path in ("/nothing", "/t", "/api", "/api/tables/", "/api/games/", "/api/tables/x/y"):
        answer = server.api.get(path)
        assert (answer.status, answer.code) == (404, "no_such_page"), path
    answer = server.api.ask("PUT", "/api/games")
    assert (answer.status, answer.code) == (405, "method")
    assert "GET" in answer.headers["Allow"]
    assert server.api.ask("OPTIONS", "/api/tables").status == 405
    assert server.api.get("/api/tables/nobody").code == "no_such_table"
    for what in ("", "/replay", "/coach"):
        answer = server.api.get(f"/api/tables/nobody/games/{'9' * 5000}{what}")
        assert (answer.status, answer.code) == (404, "no_such_page")


def test_head_has_the_headers_and_no_body(server: Server) -> None:
    answer = server.api.ask("HEAD", "/api/games")
    assert (answer.status, answer.body) == (200, b"")
    assert int(answer.headers["Content-Length"]) > 0


def test_a_refusal_speaks_the_language_that_was_asked_for(server: Server) -> None:
    french, english = "il n’y a rien à cette adresse", "there is nothing at this address"
    assert server.api.get("/x").json()["reason"] == french
    assert server.api.get("/x?lang=en").json()["reason"] == english
    assert server.api.get("/x?lang=de").json()["reason"] == french
    header = {"Accept-Language": "de-DE, en-GB;q=0.8, fr;q=0.5"}
    assert server.api.get("/x", **header).json()["reason"] == english
    assert server.api.get("/x?lang=fr", **header).json()["reason"] == french


def test_moments_are_for_whoever_has_the_token(server: Server) -> None:
    places = begun(server)
    with server.api.visit(places[0]) as ada:
        told = ada.do("play", move=ada.greeting["view"]["moves"][0])
    path = f"/api/tables/{places[0].table}/moments"
    bearer = {"Authorization": f"Bearer {places[0].token}"}
    [moment] = server.api.ask("GET", path, headers=bearer).json()
    assert moment == told["moment"]
    [seen] = server.api.get(path).json()
    assert seen["view"]["seat"] is None
    wrong = {"Authorization": f"Bearer {'0' * 32}"}
    assert server.api.ask("GET", path, headers=wrong).code == "no_such_token"
