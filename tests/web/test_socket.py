"""A table's socket: coming in, bad input, floods, slow readers, and dead lines."""

from __future__ import annotations

import socket
from base64 import b64encode
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec
import pytest
from tests.messages import Message
from tests.web.client import PATIENCE, Visitor
from tests.web.server import Serve, Server
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

NOBODY = "0" * 32


def test_a_person_is_welcomed_and_obeyed(server: Server) -> None:
    host = server.api.open("tictactoe", 2, "Ada")
    with server.api.visit(host) as ada:
        assert ada.greeting["is"] == "welcome"
        assert ada.greeting["person"] == host.person
        assert ada.do("sit", seat=1)["table"]["seats"][1] == {"person": host.person}
        refused = ada.ask("sit", seat=7)
        assert (refused["is"], refused["code"]) == ("refused", "no_such_seat")
        assert refused["reason"] == "there is no such seat at this table"


def test_somebody_without_a_token_watches(server: Server) -> None:
    table = server.api.open("tictactoe", 2).table
    with server.api.visit(table) as watcher:
        assert watcher.greeting["person"] is None
        assert watcher.ask("sit")["code"] == "only_watching"


def test_hello_comes_first(server: Server) -> None:
    table = server.api.open("tictactoe", 2).table
    with Visitor(server.url, table) as visitor:
        assert visitor.ask("sit")["code"] == "say_hello"
        assert visitor.ask("hello")["is"] == "welcome"


@pytest.mark.parametrize("token", [NOBODY, "f" * 32])
def test_a_forged_token_opens_nothing(server: Server, token: str) -> None:
    table = server.api.open("tictactoe", 2).table
    with Visitor(server.url, table) as visitor:
        assert visitor.ask("hello", token=token)["code"] == "no_such_token"
        assert visitor.hear_end() == (1008, "no_such_token")


def test_a_token_of_another_table_opens_nothing(server: Server) -> None:
    table, other = server.api.open("tictactoe", 2), server.api.open("tictactoe", 2)
    with Visitor(server.url, table.table) as visitor:
        assert visitor.ask("hello", token=other.token)["code"] == "no_such_token"


BAD = [
    "",
    "{",
    "null",
    "[]",
    "hello",
    "[" * 5000,
    '{"ask":"hello"}',
    '{"ask":"hello","id":7}',
    '{"ask":"hello","id":""}',
    '{"id":"x"}',
    '{"ask":"dance","id":"x"}',
    '{"ask":"hello","id":"x","token":"short"}',
    '{"ask":"hello","id":"x","language":"de"}',
    '{"ask":"hello","id":"x","admin":true}',
    '{"ask":"play","id":"x","on":3}',
    '{"ask":"play","id":"x","on":-1,"move":{"do":"mark","cell":0}}',
    '{"ask":"sit","id":"x","seat":-1}',
    '{"ask":"sit","id":"x","seat":1e300}',
    '{"ask":"say","id":"x","text":"' + "a" * 301 + '"}',
]


@pytest.mark.parametrize("text", BAD, ids=lambda text: text[:30])
def test_what_does_not_read_is_refused_and_the_line_stays(server: Server, text: str) -> None:
    table = server.api.open("tictactoe", 2).table
    with Visitor(server.url, table) as visitor:
        visitor.send_text(text)
        refused = visitor.hear()
        assert (refused["is"], refused["code"]) == ("refused", "malformed")
        assert refused["id"] == ("x" if '"id":"x"' in text else "" if '"id":""' in text else None)
        assert visitor.ask("hello")["is"] == "welcome"


def test_text_that_is_not_utf_8_and_binary_frames_are_refused(server: Server) -> None:
    table = server.api.open("tictactoe", 2).table
    with Visitor(server.url, table) as visitor:
        for message in (b'{"ask":"hello","id":"\xff"}', b"\xc3", b'{"ask":"hello","id":"x"}'):
            visitor.socket.send(message, text=message[-3:-2] != b"x")
            assert visitor.hear()["code"] == "malformed"
        assert visitor.ask("hello")["is"] == "welcome"


def test_a_message_in_pieces_is_one_message(server: Server) -> None:
    table = server.api.open("tictactoe", 2).table
    with Visitor(server.url, table) as visitor:
        visitor.socket.send(iter(['{"ask":"hel', 'lo","i', 'd":"x"}']))
        assert visitor.hear()["id"] == "x"
        visitor.socket.send(iter([b"bin", b"ary"]))
        assert visitor.hear()["code"] == "malformed"


@pytest.mark.parametrize("pieces", [1, 4])
def test_a_giant_message_ends_the_line(server: Server, pieces: int) -> None:
    table = server.api.open("tictactoe", 2).table
    with Visitor(server.url, table) as visitor:
        with suppress(ConnectionClosed):  # the line may end before the last piece
            visitor.socket.send(iter(["a" * (20_000 // pieces)] * pieces))
        assert visitor.hear_end()[0] == 1009
        assert visitor.heard[-1]["code"] == "too_large"


def test_many_mistakes_in_a_row_end_the_line(serve: Serve) -> None:
    server = serve(limits={"mistakes": 3})
    table = server.api.open("tictactoe", 2).table
    with Visitor(server.url, table) as visitor:
        for _ in range(2):
            visitor.send_text("?")
            visitor.send_text("?")
            visitor.ask("hello")
        for _ in range(3):
            visitor.send_text("?")
        assert visitor.hear_end() == (1008, "too_many_mistakes")
        assert visitor.heard[-1]["is"] == "notice"
        assert visitor.heard[-1]["code"] == "too_many_mistakes"


def test_who_never_says_hello_is_hung_up_on(serve: Serve) -> None:
    server = serve(limits={"hello": 1})
    host = server.api.open("tictactoe", 2)
    with server.api.visit(host) as present, Visitor(server.url, host.table) as silent:
        assert silent.hear_end() == (1008, "no_hello")
        assert silent.heard[-1]["code"] == "no_hello"
        present.do("sit")


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/tables/nobody/socket", 404, "no_such_table"),
        ("/api/tables/socket", 404, "no_such_page"),
        ("/api/tables/a/b/socket", 404, "no_such_page"),
        ("/", 404, "no_such_page"),
    ],
)
def test_a_socket_that_is_not_there(server: Server, path: str, status: int, code: str) -> None:
    with pytest.raises(InvalidStatus) as refused, connect(f"ws{server.url[4:]}{path}?lang=en"):
        pass
    response = refused.value.response
    assert response.status_code == status
    assert msgspec.json.decode(response.body or b"")["code"] == code
    assert "Content-Security-Policy" in response.headers


def test_a_plain_request_for_a_socket_is_told_so(server: Server) -> None:
    table = server.api.open("tictactoe", 2).table
    answer = server.api.get(f"/api/tables/{table}/socket")
    assert (answer.status, answer.code) == (426, "upgrade")


def test_a_handshake_that_is_none(server: Server) -> None:
    table = server.api.open("tictactoe", 2).table
    path = f"/api/tables/{table}/socket"
    wanted = {"Connection": "Upgrade", "Upgrade": "websocket"}
    assert server.api.get(path, **wanted).status == 400
    key = b64encode(bytes(16)).decode()
    old = {"Sec-WebSocket-Key": key, "Sec-WebSocket-Version": "8"}
    assert server.api.get(path, **wanted, **old).status == 400
    assert server.metric("trousseau_connections") == 0


def test_a_flood_is_read_slowly_and_others_are_not_disturbed(serve: Serve) -> None:
    server = serve(limits={"burst": 10, "rate": 100})
    flooded, other = server.api.open("tictactoe", 2), server.api.open("tictactoe", 2)
    with server.api.visit(flooded) as flood, server.api.visit(other) as calm:
        keys = [flood.send("emote", name=f"wave_{'x' * (n % 7)}") for n in range(300)]
        for _ in range(5):
            calm.do("emote", name="smile")
        # Three hundred messages take three seconds at this rate; five answers came before.
        answered = [message.get("id") for message in drain(flood)]
        assert keys[-1] not in answered
        flood.hear_until(lambda message: message.get("id") == keys[-1])
        told = [message["id"] for message in flood.heard if message.get("id") in set(keys)]
        assert told == keys
        notices = [message["code"] for message in flood.heard if message["is"] == "notice"]
        assert notices == ["slow_down"]


def test_tiny_frames_by_the_thousand_harm_nobody(serve: Serve) -> None:
    server = serve(limits={"burst": 10, "rate": 100, "mistakes": 1_000_000})
    flooded, other = server.api.open("tictactoe", 2), server.api.open("tictactoe", 2)
    ping = Frame(Opcode.PING, b"").serialize(mask=True)
    with Line(server, flooded.table) as flood, server.api.visit(other) as calm:
        flood.socket.sendall(ping * 20_000)
        for _ in range(5):
            calm.do("emote", name="smile")


def drain(visitor: Visitor) -> list[Message]:
    """What has come by now."""
    while True:
        try:
            visitor.hear(timeout=0)
        except TimeoutError:
            return visitor.heard


def test_a_reader_too_slow_is_hung_up_on_and_others_go_on(serve: Serve) -> None:
    server = serve(limits={"outbox": 1000})
    host = server.api.open("tictactoe", 2, "Ada")
    guest = server.api.join(host.table, "Grace")
    with server.api.visit(host) as ada:
        for _ in range(100):
            ada.do("say", text="😀" * 300)
        with Line(server, host.table) as slow:
            hello = {"ask": "hello", "id": "x", "token": guest.token}
            with suppress(ConnectionError):  # it may be hung up on before it has said all
                for _ in range(300):
                    slow.send(hello)
            left = ada.hear_until(lambda message: message.get("person") == guest.person)
            if left.get("present", True):
                left = ada.hear_until(lambda message: message.get("person") == guest.person)
            assert left["present"] is False
        ada.do("say", text="Where is Grace?")
    assert server.metric('trousseau_hung_up_total{code="too_slow"}') == 1


def test_a_line_that_died_is_noticed_and_a_quiet_one_is_kept(serve: Serve) -> None:
    server = serve(limits={"ping": 1})
    host = server.api.open("tictactoe", 2, "Ada")
    guest = server.api.join(host.table, "Grace")
    with server.api.visit(host) as ada, Line(server, host.table) as dead:
        dead.send({"ask": "hello", "id": "x", "token": guest.token})
        gone = ada.hear_until(lambda message: message.get("present") is False)
        assert gone["person"] == guest.person
        ada.do("say", text="Still here.")


class Line:
    """A socket in the raw: it reads nothing and answers no ping."""

    def __init__(self, server: Server, table: str) -> None:
        place = urlsplit(server.url)
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.settimeout(PATIENCE)
        self.socket.connect((place.hostname, place.port))
        self.socket.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {place.netloc}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}\r\n\r\n".encode()
        )
        heard = b""
        while not heard.endswith(b"\r\n\r\n"):
            heard += self.socket.recv(1)
        assert heard.startswith(b"HTTP/1.1 101 ")

    def __enter__(self) -> Line:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, message: Message) -> None:
        frame = Frame(Opcode.TEXT, msgspec.json.encode(message))
        self.socket.sendall(frame.serialize(mask=True))
