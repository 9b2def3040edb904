"""Where others find the server: the address of an invitation."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

import pytest
from tests.web.server import Serve, Server

from trousseau.web import public_address
from trousseau.web.public_address import (
    Address,
    Whereabouts,
    is_loopback,
    own_names,
    written,
)

ALONE = Whereabouts("", "127.0.0.1", 8000)
OPEN = Whereabouts("", "0.0.0.0", 8000)
PUBLIC = Whereabouts("https://jeux.example", "127.0.0.1", 8000)


@pytest.fixture
def _at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(public_address, "way_out", lambda: "192.168.1.20")


@pytest.mark.usefixtures("_at_home")
@pytest.mark.parametrize(
    ("where", "host", "url", "reach"),
    [
        (PUBLIC, "localhost:8000", "https://jeux.example", "internet"),
        (PUBLIC, "192.168.1.20:8000", "https://jeux.example", "internet"),
        (ALONE, "localhost:8000", "http://localhost:8000", "machine"),
        (ALONE, "127.0.0.1:8000", "http://127.0.0.1:8000", "machine"),
        (ALONE, "[::1]:8000", "http://[::1]:8000", "machine"),
        (ALONE, "", "http://127.0.0.1:8000", "machine"),
        (ALONE, "games.localhost", "http://games.localhost", "machine"),
        (ALONE, "jeux.example", "http://jeux.example", "internet"),
        (ALONE, "laptop:9000", "http://laptop:9000", "network"),
        (ALONE, "laptop.local:9000", "http://laptop.local:9000", "network"),
        (OPEN, "localhost:8000", "http://192.168.1.20:8000", "network"),
        (OPEN, "10.0.0.7:8000", "http://10.0.0.7:8000", "network"),
        (OPEN, "[fd00::2]:8000", "http://[fd00::2]:8000", "network"),
        (OPEN, "8.8.8.8:80", "http://8.8.8.8", "internet"),
        (OPEN, "evil/path?x", "http://evil", "network"),
        (OPEN, "user@evil", "http://192.168.1.20:8000", "network"),
        (OPEN, "a:port", "http://192.168.1.20:8000", "network"),
        (Whereabouts("", "10.1.2.3", 80), "localhost", "http://10.1.2.3", "network"),
        (Whereabouts("", "::", 8000), "localhost:8000", "http://192.168.1.20:8000", "network"),
    ],
)
def test_an_address_is_one_that_works_for_others(
    where: Whereabouts, host: str, url: str, reach: str
) -> None:
    assert where.seen_by(host) == (url, reach)


def test_a_machine_on_no_network_has_only_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(public_address, "way_out", lambda: "")
    assert OPEN.on_network() is None
    assert OPEN.seen_by("localhost:8000") == Address("http://localhost:8000", "machine")


def test_the_way_out_is_an_address_or_nothing() -> None:
    host = public_address.way_out()
    assert host == "" or host.count(".") == 3


@pytest.mark.parametrize(
    ("host", "is_here"),
    [
        ("localhost", True),
        ("LOCALHOST.", True),
        ("127.9.9.9", True),
        ("::1", True),
        ("localhost.example", False),
        ("0.0.0.0", False),
        ("", False),
    ],
)
def test_loopback_is_known_by_name_and_number(host: str, *, is_here: bool) -> None:
    assert is_loopback(host) is is_here


@pytest.mark.parametrize(
    ("host", "is_ours"),
    [
        ("", True),
        ("localhost", True),
        ("games.localhost:8000", True),
        ("127.0.0.1:8000", True),
        ("192.168.1.20:8000", True),
        ("[fd00::2]:8000", True),
        ("laptop:8000", True),
        ("LAPTOP.local.", True),
        ("laptop.example.org", True),
        ("laptop.lan", True),
        ("laptop.evil.example", False),
        ("evil.example", False),
        ("evil.example:8000", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("other", False),
        ("user@localhost", False),
        ("a:port", False),
    ],
)
def test_only_a_name_that_nobody_else_can_have_is_ours(
    host: str, *, is_ours: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Laptop.example.org")
    own_names.cache_clear()
    try:
        assert ALONE.answers_to(host) is is_ours
    finally:
        own_names.cache_clear()


def test_usual_ports_are_left_out() -> None:
    assert written(("https", "jeux.example", 443)) == "https://jeux.example"
    assert written(("https", "jeux.example", 80)) == "https://jeux.example:80"


def test_the_server_says_where_it_is(server: Server) -> None:
    answer = server.api.get("/api/house")
    house = answer.json()
    assert house["url"] == server.url
    assert house["reach"] == "machine"
    assert house["languages"] == ["fr", "en"]
    assert answer.headers["Cache-Control"] == "no-store"
    elsewhere = server.api.get("/api/house", Host="192.168.7.8:9000").json()
    assert (elsewhere["url"], elsewhere["reach"]) == ("http://192.168.7.8:9000", "network")


def test_a_proxys_address_wins(serve: Serve) -> None:
    server = serve("--public-url", "https://jeux.example/")
    assert server.api.get("/api/house").json()["url"] == "https://jeux.example"


def test_with_lan_the_network_is_told(serve: Serve) -> None:
    server = serve("--lan")
    port = urlsplit(server.url).port
    assert server.url == f"http://localhost:{port}"
    house = server.api.get("/api/house").json()
    if way := public_address.way_out():
        assert house["url"] == f"http://{way}:{port}"
        assert house["reach"] in ("network", "internet")
    else:
        assert house["reach"] == "machine"
