"""The server as a process: starting, refusing to start, stopping, and starting again."""

from __future__ import annotations

import os
import re
import resource
import signal
import socket
import subprocess
from contextlib import ExitStack, closing, suppress
from http.client import HTTPConnection, HTTPException
from io import FileIO
from pathlib import Path
from select import select
from urllib.parse import urlsplit

import msgspec
import pytest
from tests.web.playing import begun, play_out
from tests.web.pondered.coach import PONDERING
from tests.web.server import PATIENCE, TROUSSEAU, Serve, Server

from trousseau.web.public_address import way_out
from trousseau.web.serve import LOOKBACK_WORKERS, USUAL_PORTS, CantListen, find_port


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_a_stop_is_told_and_nothing_is_lost(serve: Serve, stop: signal.Signals) -> None:
    server = serve()
    host = server.api.open("tictactoe", 2)
    with server.api.visit(host) as ada:
        ada.do("sit", seat=1)
        server.signal(stop)
        assert ada.hear_end() == (1012, "stopping")
        assert ada.heard[-1] == {
            "is": "notice",
            "code": "stopping",
            "reason": "the server is restarting: nothing is lost, the game will go on",
        }
        assert server.wait() == 0
    server.start()
    with server.api.visit(host) as ada:
        assert ada.table["seats"][1] == {"person": host.person}


def test_connections_that_hang_on_do_not_delay_a_stop(serve: Serve) -> None:
    server = serve()
    place = urlsplit(server.url)
    assert place.hostname is not None
    kept = HTTPConnection(place.hostname, place.port)
    kept.request("GET", "/healthz")
    kept.getresponse().read()
    with socket.create_connection((place.hostname, place.port)) as mute:
        mute.sendall(b"GET /healthz HTTP/1.1\r\nHost:")
        assert server.stop() == 0
    kept.close()
    said = {line["event"]: line["timestamp"] for line in server.log()}
    assert {"started", "stopping", "stopped"} <= said.keys()


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux limits another process")
def test_without_descriptors_the_pulse_goes_on_and_the_door_opens_again(serve: Serve) -> None:
    server = serve()
    place = urlsplit(server.url)
    assert place.hostname is not None

    def beats() -> int:
        """As told over the connection that is open already."""
        kept.request("GET", "/metrics")
        told = kept.getresponse().read().decode()
        counted = re.search(r"^trousseau_loop_lag_seconds_count (\d+)", told, re.MULTILINE)
        assert counted is not None
        return int(counted[1])

    with ExitStack() as stack:
        kept = stack.enter_context(closing(HTTPConnection(place.hostname, place.port)))
        before = beats()
        most = len(list(Path(f"/proc/{server.pid}/fd").iterdir())) + 2
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (most, most))
        address = (place.hostname, place.port)
        lines = [stack.enter_context(socket.create_connection(address)) for _ in range(10)]
        lines[-1].settimeout(PATIENCE)
        with suppress(ConnectionResetError):
            assert lines[-1].recv(1) == b"", "nobody can take it"
        while beats() < before + 3:
            pass
    while not answers(server):  # until it has noticed that they are gone
        pass
    assert [line for line in server.log() if line["level"] in ("error", "warning")] == []


def answers(server: Server) -> bool:
    try:
        return server.api.get("/healthz").status == 200
    except (ConnectionError, HTTPException):
        return False


def test_bots_play_on_though_every_looker_is_stuck(serve: Serve, tmp_path: Path) -> None:
    pipe = tmp_path / "pondering"
    os.mkfifo(pipe)
    environment = {**os.environ, PONDERING: str(pipe)}
    server = serve("--game", "tests.web.pondered", "--workers", "1", environment=environment)
    places = begun(server, "pondered")
    with server.api.visit(places[0]) as one, server.api.visit(places[1]) as other:
        play_out(one, other)
    with ExitStack() as looks:
        waiting = []
        for eyes in ("", "0", "1"):
            look = looks.enter_context(closing(HTTPConnection(urlsplit(server.url).netloc)))
            look.request("GET", f"/api/tables/{places[0].table}/games/1/coach?eyes={eyes}")
            waiting.append(look.sock)
        with pipe.open("rb") as pondering:
            assert pondering.read(LOOKBACK_WORKERS) == LOOKBACK_WORKERS * b"x"
        host = server.api.open("tictactoe", 2)
        with server.api.visit(host) as ada:
            ada.do("sit", seat=0)
            ada.do("seat_bot", seat=1, level="random")
            ada.do("begin")
            play_out(ada)
            ada.hear_until(lambda message: message.get("moment", {}).get("seat") == 1)
        assert select(waiting, [], [], 0) == ([], [], [])


def test_two_signals_are_one_stop_in_a_hurry(serve: Serve) -> None:
    server = serve()
    server.signal(signal.SIGINT)
    server.signal(signal.SIGINT)
    assert server.wait() == 0


def test_a_server_on_the_same_port_or_folder_is_refused(serve: Serve, tmp_path: Path) -> None:
    server = serve()
    port = str(urlsplit(server.url).port)
    taken = refused("--port", port, "--data", str(tmp_path / "other"))
    assert taken["error"] == "port_in_use"
    assert port in taken["message"]
    shared = refused("--port", "0", "--data", str(server.data))
    assert shared["error"] == "store_in_use"
    assert str(server.data) in shared["message"]


@pytest.mark.parametrize(
    ("words", "code", "named"),
    [
        (["--host", "no.such.host.invalid"], "bad_host", "no.such.host.invalid"),
        (["--host", "203.0.113.7"], "bad_host", "203.0.113.7"),
        (["--host", "." * 300], "bad_host", "..."),
        (["--port", "65536"], "number", "65536"),
        (["--port", "http"], "number", "http"),
        (["--public-url", "example.org"], "public_url", "example.org"),
        (["--public-url", "ftp://example.org"], "public_url", "ftp"),
        (["--public-url", "https://"], "public_url", "https://"),
        (["--public-url", "https://a:b@example.org"], "public_url", "a:b"),
        (["--public-url", "https://example.org:port"], "public_url", "port"),
        (["--limit", "burst"], "limit_form", "burst"),
        (["--limit", "brust=3"], "unknown_limit", "burst"),
        (["--limit", "burst=0"], "bad_limit", "burst"),
        (["--limit", "burst=many"], "bad_limit", "many"),
        (["--bot-pace", "-1"], "seconds", "-1"),
        (["--bot-pace", "nan"], "seconds", "nan"),
        (["--game", "no.such.game"], "unknown_game", "no.such.game"),
        (["--workers", "0"], "number", "--workers"),
        (["--data", "/dev/null/data"], "store_no_folder", "/dev/null/data"),
    ],
)
def test_what_can_not_be_served_is_said(
    tmp_path: Path, words: list[str], code: str, named: str
) -> None:
    data = [] if "--data" in words else ["--data", str(tmp_path)]
    complaint = refused("--port", "0", *data, *words)
    assert complaint["error"] == code
    assert named in complaint["message"]


def test_a_person_is_told_where_to_look(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*TROUSSEAU, "serve", "--port", "0", "--data", tmp_path, "--lang", "fr"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    ) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        process.send_signal(signal.SIGINT)
    assert said.startswith("Ouvrez http://127.0.0.1:")
    assert str(tmp_path) in said
    assert process.returncode == 0


def test_without_a_port_it_takes_one_that_is_free(tmp_path: Path) -> None:
    with ExitStack() as stack:
        for port in USUAL_PORTS[:2]:
            with suppress(OSError):  # somebody else has it already, which is as good
                stack.enter_context(socket.create_server(("127.0.0.1", port)))
        listener = stack.enter_context(find_port("127.0.0.1", None))
        assert listener.getsockname()[1] not in USUAL_PORTS[:2]
    with pytest.raises(CantListen) as refusal:
        find_port("no.such.host.invalid", None)
    assert refusal.value.code == "bad_host"


def test_a_port_that_was_asked_for_is_not_replaced(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CantListen) as refusal:
            find_port("127.0.0.1", port)
        assert refusal.value.about == {"port": port}


def test_with_lan_the_address_is_shown_as_a_picture_too(tmp_path: Path) -> None:
    said = said_by("--lan", "--lang", "fr", data=tmp_path)
    if way := way_out():
        assert f"Sur le même réseau\u00a0: http://{way}:" in said
        assert "█▄▄▄█" in said
    else:
        assert "Cette machine n’est sur aucun réseau" in said


def test_at_a_terminal_the_log_is_quiet(tmp_path: Path) -> None:
    reader, terminal = os.openpty()
    try:
        said = said_by(data=tmp_path, stderr=terminal)
    finally:
        os.close(terminal)
    with FileIO(reader) as screen:
        shown = everything(screen)
    assert said.startswith("Open http://127.0.0.1:")
    assert shown == b""


def said_by(*words: str, data: Path, stderr: int = subprocess.DEVNULL) -> str:
    """What a server says that is stopped as soon as it listens."""
    with subprocess.Popen(
        [*TROUSSEAU, "serve", "--port", "0", "--data", data, *words],
        stdout=subprocess.PIPE,
        stderr=stderr,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "LC_ALL": "C"},
    ) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        process.send_signal(signal.SIGINT)
        said = first + process.stdout.read()
    assert process.returncode == 0
    return said


def everything(terminal: FileIO) -> bytes:
    """All that was written to a terminal whose other end is closed."""
    shown = b""
    with suppress(OSError):  # that is how Linux says that nobody writes any more
        while part := terminal.read(4096):
            shown += part
    return shown


def refused(*words: str) -> dict[str, str]:
    """The complaint of a server that does not start."""
    done = subprocess.run(
        [*TROUSSEAU, "serve", "--json", "--lang", "en", *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 2, done
    assert done.stdout == b""
    complaint: dict[str, str] = msgspec.json.decode(done.stderr)
    return complaint
