"""What a service manager and a monitor ask."""

from __future__ import annotations

import sqlite3

from prometheus_client.parser import text_string_to_metric_families
from tests.web.playing import begun, play_out
from tests.web.server import Serve, Server


def test_alive_and_ready(server: Server) -> None:
    assert server.api.get("/healthz").json() == {"alive": True}
    ready = server.api.get("/readyz")
    assert ready.status == 200
    assert ready.json() == {
        "ready": True,
        "stored": True,
        "database": True,
        "stopping": False,
    }


def test_not_ready_while_nothing_can_be_stored(serve: Serve) -> None:
    server = serve()
    host = server.api.open("tictactoe", 2)
    database = sqlite3.connect(next(server.data.glob("*.sqlite3")), isolation_level=None)
    with server.api.visit(host) as ada:
        database.execute("begin exclusive")
        assert ada.ask("sit")["code"] == "not_saved"
        answer = server.api.get("/readyz")
        assert (answer.status, answer.json()["stored"]) == (503, False)
        assert server.api.get("/healthz").status == 200
        database.execute("rollback")
        ada.do("sit")
        assert server.api.get("/readyz").status == 200
    database.close()


def test_signs_of_life_are_given_however_often_they_are_asked_for(serve: Serve) -> None:
    server = serve(limits={"requests_per_minute": 1})
    for _ in range(3):
        assert server.api.get("/healthz").status == 200
        assert server.api.get("/readyz").status == 200
    assert [server.api.get("/api/games").status for _ in range(2)] == [200, 429]
    assert server.api.get("/healthz").status == 200


def test_the_metrics_count_what_happened(serve: Serve) -> None:
    server = serve()
    host, guest = begun(server)
    with server.api.visit(host) as one, server.api.visit(guest) as other:
        assert server.metric("trousseau_connections") == 2
        assert server.metric('trousseau_tables{phase="playing"}') == 1
        one.ask("again")
        play_out(one, other)
        assert server.metric('trousseau_tables{phase="over"}') == 1
    moves = server.metric('trousseau_commands_total{kind="play"}')
    assert 5 <= moves <= 9
    assert server.metric('trousseau_refused_total{code="game_not_over"}') == 1
    assert server.metric("trousseau_rows_total") >= moves + 6
    assert 0 < server.metric("trousseau_commits_total") <= server.metric("trousseau_rows_total")
    assert server.metric("trousseau_commit_seconds") > 0
    assert server.metric("trousseau_messages_total") >= 2 * moves
    assert server.metric('trousseau_requests_total{status="201"}') == 2


def test_bots_are_counted(serve: Serve) -> None:
    server = serve()
    host = server.api.open("tictactoe", 2)
    with server.api.visit(host) as ada:
        for seat in (0, 1):
            ada.do("seat_bot", seat=seat, level="random")
        ada.do("begin")
        ada.hear_until(lambda message: message.get("table", {}).get("phase") == "over")
    assert server.metric("trousseau_bot_moves_total") >= 5


def test_the_metrics_read_as_prometheus_wants_them(server: Server) -> None:
    answer = server.api.get("/metrics")
    assert answer.headers["Content-Type"].startswith("text/plain")
    names = {family.name for family in text_string_to_metric_families(answer.text)}
    assert {"trousseau_connections", "trousseau_loop_lag_seconds", "trousseau_tables"} <= names
    assert "process_cpu_seconds" in names
