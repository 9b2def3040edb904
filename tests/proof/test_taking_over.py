"""A server dies, is cut off or stands still: another takes its tables, and it does no harm."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from time import monotonic

import pytest
from bench.kill.judging import read_logs
from tests.messages import Message
from tests.web.client import PATIENCE, Admission, Visitor
from tests.web.playing import begun, bots_alone, play_out
from tests.web.relay import Relay
from tests.web.server import Server
from websockets.exceptions import WebSocketException

from trousseau.store import Data, Row
from trousseau.store.postgres.lifeline import LATE
from trousseau.tables.core.entries import AnyEntry, Moved, Paused, Resumed
from trousseau.tables.core.lines import read_line

pytestmark = pytest.mark.long

AGAIN = 0.1
"""Seconds until somebody tries again to come back."""

SOON = 2.0
"""Seconds that another server has, once it can know that one is gone."""

AHEAD = 2
"""Seconds by which a machine's clock is wrong."""

FAST_CLOCK = f"""
import time
now, now_ns = time.time, time.time_ns
time.time = lambda: now() + {AHEAD}
time.time_ns = lambda: now_ns() + {AHEAD * 1_000_000_000}
"""


@pytest.fixture
def running() -> Iterator[ExitStack]:
    """What was begun ends with the test."""
    with ExitStack() as stack:
        yield stack


def come_back(server: Server, place: Admission, **hello: object) -> Visitor:
    """As a page does: again and again, until somebody says welcome."""
    end = monotonic() + PATIENCE
    while monotonic() < end:
        try:
            visitor = server.api.visit(place, **hello)
        except (OSError, WebSocketException):
            time.sleep(AGAIN)
            continue
        if visitor.greeting["is"] == "welcome":
            visitor.view = visitor.greeting.get("view")
            return visitor
        visitor.close()
    raise AssertionError("nobody says welcome")


def log_of(data: Data, table: str) -> list[tuple[Row, AnyEntry]]:
    """Its lines, whose instants never run back."""
    rows = asyncio.run(read_logs(data, {table}))[table]
    assert [row.seq for row in rows] == list(range(len(rows)))
    instants = [row.at for row in rows]
    assert instants == sorted(instants)
    return [(row, read_line(row)) for row in rows]


def first_move(visitor: Visitor) -> Message:
    assert visitor.view is not None
    return {"move": visitor.view["moves"][0]}


def test_the_tables_of_a_server_that_was_killed_go_on_within_two_seconds(
    postgres_url: str, tmp_path: Path, running: ExitStack
) -> None:
    """Bots though nobody comes; people where they were; a game in real time with all its sand."""
    a, b = [
        running.enter_context(Server(tmp_path / name, database=postgres_url, pace=0.2))
        for name in "ab"
    ]
    bots = bots_alone(a)
    host, guest = begun(a)
    thief = a.api.open("heist", 2, "Ada", clock=None, options={"sand": 600, "earliest": 500})
    accomplice = b.api.join(thief.table, "Grace")
    with b.api.visit(accomplice) as grace, a.api.visit(thief) as ada:
        ada.do("sit")
        grace.do("sit")
        ada.do("begin")
        killed, instant = monotonic(), time.time() * 1000
        a.kill()
        assert grace.hear_end() == (1012, "moved")
    with come_back(b, guest):
        waited = monotonic() - killed
    print(f"welcome after {waited:.2f} s")
    assert waited < SOON
    with come_back(b, accomplice) as grace:
        assert grace.greeting["table"]["paused"]["why"] == "restart"
        waited = monotonic() - killed
        with come_back(b, thief) as ada:
            ada.hear_until(lambda message: message.get("table", {}).get("paused", {}) is None)
            ada.do("play", move={"do": "carry", "room": 2})
    assert waited < SOON
    with b.api.visit(bots) as watcher:
        watcher.hear_until(lambda message: message["is"] == "told")
    moves = [row.at for row, entry in log_of(b.stored, bots) if isinstance(entry, Moved)]
    waited = (next(at for at in moves if at > instant) - instant) / 1000
    print(f"a bot moved after {waited:.2f} s")
    assert waited < SOON
    lines = log_of(b.stored, thief.table)
    kinds = [type(entry) for _, entry in lines]
    stood_still = kinds.index(Paused)
    assert lines[stood_still][0].at == lines[stood_still - 1][0].at
    assert kinds[stood_still + 1] is Resumed
    with come_back(b, host) as ada, come_back(b, guest) as grace:
        play_out(ada, grace)


@pytest.mark.parametrize("lose", [Relay.cut, Relay.silence])
def test_a_server_that_is_cut_off_from_the_database_serves_nobody(
    postgres_url: str, tmp_path: Path, running: ExitStack, lose: Callable[[Relay], None]
) -> None:
    relay = running.enter_context(Relay(postgres_url))
    a = running.enter_context(Server(tmp_path / "a", database=relay.url))
    b = running.enter_context(Server(tmp_path / "b", database=postgres_url))
    host, guest = begun(a)
    ada, grace = [running.enter_context(come_back(a, place)) for place in (host, guest)]
    ada.do("play", **first_move(ada))
    grace.hear_until(lambda message: bool(message.get("view", {}).get("moves")))
    lost = monotonic()
    lose(relay)
    move = {"id": "hers", **first_move(grace)}
    grace.send("play", **move)
    if lose is Relay.cut:
        assert grace.hear_until(lambda message: message.get("id") == "hers")["is"] == "refused"
        move["id"] = "hers again"  # if the line is silent, nobody knows what becomes of it
    while a.api.get("/readyz").json()["database"]:
        time.sleep(AGAIN)
    assert ada.ask("say", text="Is anybody there?")["code"] == "no_database"
    assert a.api.get(f"/api/tables/{host.table}").code == "no_database"
    with come_back(b, guest) as again:
        waited = monotonic() - lost
        print(f"welcome after {waited:.2f} s")
        assert waited < LATE + SOON
        told = again.do("play", **move)
        relay.heal()
        assert ada.hear_end() == (1012, "moved")
        assert grace.hear_end() == (1012, "moved")
        assert move["id"] not in [message.get("id") for message in grace.heard]
        with come_back(a, host) as back:
            assert back.greeting["seq"] == told["seq"]
            play_out(back, again)
    commands = [(entry.by, entry.id) for _, entry in log_of(b.stored, host.table)]
    assert commands.count((guest.person, move["id"])) == 1
    events = {line["event"] for line in a.log() if line["level"] == "error"}
    assert events <= {"database_gone"}


def test_a_server_that_stood_still_for_eight_seconds_does_no_harm(
    postgres_url: str, tmp_path: Path, running: ExitStack
) -> None:
    a, b = [running.enter_context(Server(tmp_path / name, database=postgres_url)) for name in "ab"]
    host, guest = begun(a)
    ada = running.enter_context(come_back(a, host))
    grace = running.enter_context(come_back(b, guest))
    stopped = monotonic()
    a.signal(signal.SIGSTOP)
    ada.send("say", text="Is anybody there?", id="said")
    assert grace.hear_end() == (1012, "moved")
    with come_back(b, guest) as grace, come_back(b, host) as again:
        waited = monotonic() - stopped
        print(f"welcome after {waited:.2f} s")
        assert waited < LATE + SOON
        told = again.do("play", **first_move(again))
        time.sleep(max(0.0, stopped + 8 - monotonic()))
        a.signal(signal.SIGCONT)
        assert ada.hear_end() == (1012, "moved")
        answers = [one["is"] for one in ada.heard if one.get("id") == "said"]
        assert answers in ([], ["refused"])
        with come_back(a, host) as back:
            assert back.greeting["seq"] == told["seq"]
            play_out(back, grace)
    commands = [(entry.by, entry.id) for _, entry in log_of(b.stored, host.table)]
    assert (host.person, "said") not in commands


def test_two_seconds_between_the_clocks_of_two_servers_change_nothing(
    postgres_url: str, tmp_path: Path, running: ExitStack
) -> None:
    (tmp_path / "sitecustomize.py").write_text(FAST_CLOCK)
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    fast = {**os.environ, "PYTHONPATH": path}
    a = running.enter_context(Server(tmp_path / "a", database=postgres_url, environment=fast))
    b = running.enter_context(Server(tmp_path / "b", database=postgres_url))
    thieves = [place_at.api.open("heist", 2, clock=None) for place_at in (a, b)]
    for host in thieves:
        guest = b.api.join(host.table, "Grace")
        with a.api.visit(host) as ada, b.api.visit(guest) as grace:
            ada.do("sit")
            grace.do("sit")
            ada.do("begin")
            began = grace.hear_until(lambda m: m.get("table", {}).get("phase") == "playing")
            assert ada.table["began"] == began["table"]["began"] == began["at"]
            assert abs(began["at"] - time.time() * 1000) < 1000
    host, guest = begun(a, clock=60)
    with a.api.visit(host) as ada, b.api.visit(guest) as grace:
        here, there = ada.greeting, grace.greeting
        assert here["limits"] == there["limits"] != []
        assert abs(here["now"] - there["now"]) < 1000
        seq = ada.do("play", **first_move(ada))["seq"]
        limits = grace.hear_until(lambda message: message.get("seq") == seq)["limits"]
    a.kill()
    with come_back(b, guest) as grace, come_back(b, host) as ada:
        assert grace.greeting["limits"] == limits
        assert abs(grace.greeting["now"] - time.time() * 1000) < 1000
        play_out(grace, ada)
    for table in (host.table, *(place.table for place in thieves)):
        log_of(b.stored, table)
