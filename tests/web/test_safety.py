"""What strangers, other sites and greedy visitors get: a clear refusal, and nothing of the host."""

from __future__ import annotations

import socket
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec
import pytest
from tests.web.client import PATIENCE, Answer, Visitor
from tests.web.playing import begun, play_out
from tests.web.server import Serve, Server
from tests.web.test_wire import KNOCK
from websockets.exceptions import InvalidStatus

OPENING = {"setup": {"game": "tictactoe", "seats": 2}, "guest": {"name": "Ada"}}


def test_every_answer_has_the_headers_that_keep_a_page_safe(server: Server) -> None:
    for path in ("/api/games", "/nothing", "/healthz", "/metrics", "/api/tables/nobody"):
        headers = server.api.get(path).headers
        policy = headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "*" not in policy
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"
        assert headers["Cache-Control"] == "no-store"
        assert "Server" not in headers
        assert "Access-Control-Allow-Origin" not in headers
        assert "Strict-Transport-Security" not in headers


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "http://localhost:1",
        "https://127.0.0.1",
        "file://",
        "http://",
    ],
)
def test_other_sites_may_not_speak_to_the_house(server: Server, origin: str) -> None:
    table = server.api.open("tictactoe", 2)
    evil = {"Origin": origin}
    for answer in (
        server.api.post("/api/tables", OPENING, evil),
        server.api.post(f"/api/tables/{table.table}/people", {"name": "Eve"}, evil),
        server.api.ask("DELETE", f"/api/tables/{table.table}", headers=evil),
    ):
        assert (answer.status, answer.code) == (403, "foreign_origin")
    assert turned_away(server, table.table, evil) == (403, "foreign_origin")


def test_the_houses_own_page_may(server: Server) -> None:
    own = {"Origin": server.url}
    assert server.api.post("/api/tables", OPENING, own).status == 201
    table = server.api.open("tictactoe", 2)
    with Visitor(server.url, table.table, own) as visitor:
        assert visitor.ask("hello")["is"] == "welcome"


def test_a_strangers_name_that_leads_here_opens_nothing(server: Server) -> None:
    table = server.api.open("tictactoe", 2).table
    rebound = {"Host": "evil.example:8000", "Origin": "http://evil.example:8000"}
    for answer in (
        server.api.get("/", **rebound),
        server.api.get("/api/tables", **rebound),
        server.api.get(f"/api/tables/{table}?lang=en", **rebound),
        server.api.post("/api/tables", OPENING, rebound),
    ):
        assert (answer.status, answer.code) == (421, "foreign_host")
    assert "--public-url http://evil.example:8000" in answer.json()["reason"]
    knock = KNOCK.replace(b"/there", f"/api/tables/{table}/socket".encode())
    strange = b"Host: evil.example:8000\r\nOrigin: http://evil.example:8000"
    assert raw(server, knock.replace(b"Host: here", strange)).startswith(b"HTTP/1.1 421 ")
    assert server.api.get("/healthz", **rebound).status == 200


def test_behind_a_proxy_the_name_is_the_proxys_to_check(serve: Serve) -> None:
    server = serve("--public-url", "https://jeux.example")
    assert server.api.get("/api/tables", Host="jeux.example").status == 200
    assert server.api.get("/api/tables", Host="upstream").status == 200
    rebound = {"Host": "evil.example", "Origin": "http://evil.example"}
    assert server.api.post("/api/tables", OPENING, rebound).code == "foreign_origin"


def test_the_public_address_is_home_too(serve: Serve) -> None:
    server = serve("--public-url", "https://jeux.example")
    answer = server.api.post("/api/tables", OPENING, {"Origin": "https://jeux.example"})
    assert answer.status == 201
    assert "Strict-Transport-Security" in answer.headers
    for origin in ("http://jeux.example", "https://jeux.example:444", "https://a.jeux.example"):
        assert server.api.post("/api/tables", OPENING, {"Origin": origin}).status == 403


@pytest.mark.parametrize(
    "path",
    [
        "/../../../../etc/passwd",
        "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
        "//etc/passwd",
        "/etc/passwd",
        "/api/tables/..%2f..%2fetc%2fpasswd",
        "/api/tables/%00",
        "/api/tables/nobody/games/../../../../etc/passwd",
        "/static/../pyproject.toml",
        "file:///etc/passwd",
        "http://localhost/etc/passwd",
        "/tables.sqlite3",
        "/.git/config",
    ],
)
def test_no_file_of_the_host_is_served(server: Server, path: str) -> None:
    answer = raw(
        server, f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode()
    )
    assert answer.startswith((b"HTTP/1.1 404", b"HTTP/1.1 400"))
    assert b"root:" not in answer
    assert b"SQLite" not in answer


@pytest.mark.parametrize(
    "request_bytes",
    [
        b"\x00\x01\x02\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 200_000 + b"\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    ],
    ids=["bytes", "path", "giant header", "length"],
)
def test_what_is_no_http_is_refused(server: Server, request_bytes: bytes) -> None:
    assert raw(server, request_bytes).startswith(b"HTTP/1.1 400")
    assert server.api.get("/healthz").status == 200


def test_connections_are_counted_by_address(serve: Serve) -> None:
    server = serve(limits={"connections_per_address": 2, "connections": 3})
    table = server.api.open("tictactoe", 2).table
    elsewhere = {"X-Forwarded-For": "198.51.100.1, 203.0.113.9"}
    with server.api.visit(table), server.api.visit(table) as second:
        assert turned_away(server, table, {}) == (429, "too_many_connections")
        # The last address is the one that our own proxy saw; the first anybody can make up.
        assert turned_away(server, table, {"X-Forwarded-For": "198.51.100.1, 127.0.0.1"})[0] == 429
        with Visitor(server.url, table, elsewhere):
            assert turned_away(server, table, elsewhere) == (503, "house_full")
        second.close()
        assert server.metric('trousseau_refused_total{code="too_many_connections"}') == 2


def test_a_place_is_free_again_when_a_connection_ends(serve: Serve) -> None:
    server = serve(limits={"connections_per_address": 1})
    host = server.api.open("tictactoe", 2)
    for _ in range(3):
        with Visitor(server.url, host.table) as visitor:
            # Its goodbye is answered when the server has let go of it.
            assert visitor.ask("hello")["is"] == "welcome"
        assert turned_away(server, "nobody", {}) == (404, "no_such_table")


def test_those_who_say_nothing_or_read_nothing_are_not_waited_for(serve: Serve) -> None:
    server = serve(limits={"hello": 1, "reading": 1})
    place = urlsplit(server.url)
    assert raw(server, b"") == b""
    assert raw(server, b"GET /healthz HTTP/1.1\r\nHost:") == b""
    with socket.create_connection((place.hostname, place.port), PATIENCE) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setblocking(False)
        request = b"GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n" * 100
        while server.metric('trousseau_hung_up_total{code="too_slow"}') < 2:
            with suppress(OSError):  # it takes no more
                line.send(request)


@pytest.mark.parametrize(
    ("limit", "code"),
    [
        ("tables_per_hour", "too_many_tables"),
        ("joins_per_hour", "too_many_joins"),
        ("requests_per_minute", "too_many_requests"),
    ],
)
def test_what_one_address_may_ask_for_has_an_end(serve: Serve, limit: str, code: str) -> None:
    server = serve(limits={limit: 3})

    def ask(address: str, name: str) -> Answer:
        headers = {"X-Forwarded-For": address}
        if limit == "joins_per_hour":
            return server.api.post(f"/api/tables/{table}/people", {"name": name}, headers)
        return server.api.post("/api/tables", OPENING, headers)

    table = server.api.open("tictactoe", 2).table
    assert [ask("192.0.2.1", f"Guest {n}").status for n in range(3)] == [201, 201, 201]
    refused = ask("192.0.2.1", "Eve")
    assert (refused.status, refused.code) == (429, code)
    assert int(refused.headers["Retry-After"]) >= 1
    assert ask("192.0.2.2", "Bob").status == 201


def test_what_one_address_may_look_back_at_has_an_end(serve: Serve) -> None:
    server = serve(limits={"looks_per_minute": 3})
    table = server.api.open("tictactoe", 2).table
    game = f"/api/tables/{table}/games/1"

    def look(path: str, address: str = "192.0.2.1") -> Answer:
        return server.api.get(path, **{"X-Forwarded-For": address})

    paths = [game, f"{game}/replay", f"{game}/coach"]
    assert [look(path).code for path in paths] == ["no_such_game"] * 3
    for path in (*paths, f"/api/tables/{table}/moments"):
        refused = look(path)
        assert (refused.status, refused.code) == (429, "too_many_looks")
        assert int(refused.headers["Retry-After"]) >= 1
    assert look(game, "192.0.2.2").code == "no_such_game"


def test_short_memory_keeps_newcomers_out(serve: Serve) -> None:
    server = serve()
    host, guest = begun(server)
    server.stop()
    server = serve(limits={"memory": 1})
    while not server.metric("trousseau_full"):
        pass
    answer = server.api.post("/api/tables", OPENING)
    assert (answer.status, answer.code) == (503, "house_full")
    assert server.api.post(f"/api/tables/{host.table}/people", {"name": "Eve"}).status == 503
    assert turned_away(server, host.table, {}) == (503, "house_full")
    assert server.api.get(f"/api/tables/{guest.table}").status == 200
    assert server.api.get("/readyz").status == 200


def test_the_log_names_nobody_and_opens_nothing(serve: Serve) -> None:
    server = serve(limits={"mistakes": 2})
    host, guest = begun(server)
    with server.api.visit(host) as one, server.api.visit(guest) as other:
        one.do("say", text="the chest is empty")
        play_out(one, other)
        other.send_text("secret nonsense")
        other.send_text("secret nonsense")
        assert other.hear_end()[0] == 1008
    server.api.get(f"/api/tables/{host.table}?token={host.token}")
    assert server.stop() == 0
    log = server.log_file.read_text(encoding="utf-8")
    events = [line["event"] for line in server.log()]
    assert events[0] == "started"
    assert events[-1] == "stopped"
    assert "hung_up" in events
    secrets = (host.table, host.token, guest.token, "Ada", "Grace", "chest", "nonsense")
    assert not [secret for secret in secrets if secret in log]
    assert "127.0.0.1" not in log


def turned_away(server: Server, table: str, headers: dict[str, str]) -> tuple[int, str]:
    """How somebody who asks for a table's socket is refused."""
    with pytest.raises(InvalidStatus) as refused:
        Visitor(server.url, table, headers)
    response = refused.value.response
    return response.status_code, msgspec.json.decode(response.body or b"")["code"]


def raw(server: Server, request: bytes) -> bytes:
    """What comes back for these very bytes, until the server closes."""
    place = urlsplit(server.url)
    with socket.create_connection((place.hostname, place.port), PATIENCE) as line:
        line.sendall(request)
        answer = b""
        while part := _received(line):
            answer += part
        return answer


def _received(line: socket.socket) -> bytes:
    try:
        return line.recv(65536)
    except ConnectionResetError:  # it closed without reading the rest
        return b""
