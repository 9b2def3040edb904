"""`trousseau tables`, on the data of a house that was shut and beside a server that runs."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from tests.cli.conftest import Ran, Run
from tests.tables.played import BEGAN, in_house, three_marks
from tests.web.server import Server

from trousseau.store.sqlite.database import connect
from trousseau.store.sqlite.folder import DATABASE

TICTACTOE = "trousseau.testing.games.tictactoe"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of a house with one table."""
    folder = tmp_path / "data"
    in_house(folder, three_marks)
    return folder


@pytest.fixture
def table(run: Run, data: Path) -> str:
    [listed] = run("tables", "list", "--data", data, "--json").json()
    return str(listed["id"])


def asked(run: Run, data: Path, *words: object) -> Ran:
    return run("tables", *words, "--data", data, "--game", TICTACTOE)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_list_names_every_table(run: Run, data: Path, table: str, language: str) -> None:
    shown = asked(run, data, "list", "--lang", language)
    assert shown.code == 0
    assert table in shown.out.splitlines()
    assert "tictactoe" in shown.out
    assert "1 table\n" in shown.out


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_table_is_shown_with_every_line(run: Run, data: Path, table: str, language: str) -> None:
    shown = asked(run, data, "inspect", table, "--lang", language)
    assert shown.code == 0
    assert "P0" in shown.out
    assert shown.out.count(" moved ") == 3
    assert "seed" not in shown.out
    assert "token" not in shown.out
    assert "seed" in asked(run, data, "inspect", table, "--secrets").out


def test_a_line_that_was_taken_out_is_crossed(run: Run, data: Path, table: str) -> None:
    mended = asked(run, data, "mend", table, "--drop", BEGAN + 3)
    assert mended.out.startswith(f"Line {BEGAN + 3} no longer counts")
    [crossed] = [
        line for line in asked(run, data, "inspect", table).out.splitlines() if "×" in line
    ]
    assert crossed.split()[0] == str(BEGAN + 3)


def test_later_moves_go_too(run: Run, data: Path, table: str) -> None:
    words = ("mend", table, "--drop", BEGAN + 2, "--and-after", "--json")
    assert asked(run, data, *words).json() == {"table": table, "dropped": [BEGAN + 2, BEGAN + 3]}


def test_what_can_t_be_mended_is_refused_by_its_line(run: Run, data: Path, table: str) -> None:
    refused = asked(run, data, "mend", table, "--drop", BEGAN + 1)
    assert refused.code == 2
    assert f"line {BEGAN + 2} no longer fits" in refused.err


def test_games_are_exported_as_records(run: Run, data: Path, table: str, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    exported = asked(run, data, "export", table, "--save", folder, "--json").json()
    [file] = exported["files"]
    verified = run("verify", file, "--game", TICTACTOE, "--json")
    assert verified.json()["lines"] == 3


def test_a_table_is_closed_and_deleted(run: Run, data: Path, table: str) -> None:
    assert table in asked(run, data, "close", table).out
    [listed] = asked(run, data, "list", "--json").json()
    assert listed["phase"] == "closed"
    assert asked(run, data, "delete", table, "--json").json() == {"table": table, "deleted": True}
    assert asked(run, data, "list", "--json").json() == []


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(
    ("words", "code"),
    [
        ([], "unknown_deed"),
        (["lits"], "unknown_deed"),
        (["inspect"], "no_table"),
        (["inspect", "nothing"], "no_such_table"),
        (["mend", "TABLE"], "no_drop"),
        (["mend", "TABLE", "--drop", "x"], "number"),
        (["mend", "TABLE", "--drop", "99"], "no_such_line"),
        (["mend", "TABLE", "--drop", "0"], "line_stays"),
        (["export", "TABLE"], "no_save"),
        (["backup"], "no_backup_file"),
        (["rescue"], "no_backup_file"),
        (["backup", "nowhere/at/all"], "store_no_folder"),
        (["restore"], "no_table"),
        (["restore", "TABLE"], "no_backup"),
        (["restore", "TABLE", "--from", "nowhere"], "no_backup"),
        (["restore", "TABLE", "--from", __file__], "store_corrupt"),
        (["restore", "TABLE", "--from", "data"], "table_healthy"),
        (["restore", "nothing", "--from", "data"], "not_in_backup"),
        (["list", "--game", "chess"], "unknown_game"),
    ],
)
def test_what_can_t_be_done_is_refused_in_one_sentence(
    run: Run, data: Path, table: str, words: list[str], code: str, language: str
) -> None:
    typed = [table if word == "TABLE" else word for word in words]
    refused = asked(run, data, *typed, "--json", "--lang", language)
    assert refused.code == 2
    assert msgspec.json.decode(refused.err)["error"] == code


def test_a_folder_without_tables_is_left_as_it_is(run: Run, tmp_path: Path) -> None:
    refused = run("tables", "list", "--data", tmp_path / "elsewhere")
    assert refused.code == 2
    assert str(tmp_path / "elsewhere") in refused.err
    assert not (tmp_path / "elsewhere").exists()


def test_a_server_may_run_meanwhile(run: Run, tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        admission = server.api.open("tictactoe", 2)
        [listed] = run("tables", "list", "--data", server.data, "--json").json()
        assert listed["id"] == admission.table
        with server.api.visit(admission) as visitor:
            asked(run, server.data, "close", admission.table)
            told = visitor.hear_until(lambda message: "table" in message)
            assert told["table"]["phase"] == "closed"


# Damage.


def spoil(data: Path) -> None:
    """Change a line, and no sum with it."""
    with closing(connect(data / DATABASE)) as connection:
        connection.execute("update line set at = at + 1 where seq = 3")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_damage_is_found_and_mended_from_a_backup(
    run: Run, data: Path, table: str, tmp_path: Path, language: str
) -> None:
    spoken = ("--lang", language)
    assert asked(run, data, "check", *spoken).code == 0
    backup = tmp_path / "backup.sqlite3"
    assert str(backup) in asked(run, data, "backup", backup, *spoken).out
    spoil(data)
    assert str(tmp_path) in asked(run, data, "rescue", tmp_path / "rescued", *spoken).out
    found = asked(run, data, "check", *spoken)
    assert (found.code, found.err) == (1, "")
    assert table in found.out
    assert asked(run, backup, "check", *spoken).code == 0
    restored = asked(run, data, "restore", table, "--from", backup, *spoken)
    assert f"{BEGAN + 4} " in restored.out
    assert asked(run, data, "check", *spoken).code == 0


def test_findings_are_data_too(run: Run, data: Path, table: str) -> None:
    spoil(data)
    found = asked(run, data, "check", "--json")
    about = {"readable": 3, "lines": BEGAN + 4}
    [finding] = found.json()["findings"]
    assert (found.code, found.json()["tables"]) == (1, 1)
    assert finding == {"code": "lost", "about": about, "table": table}


def test_a_backup_replaces_no_file(run: Run, data: Path, tmp_path: Path) -> None:
    backup = tmp_path / "backup"
    backup.write_text("precious")
    refused = asked(run, data, "backup", backup)
    assert (refused.code, backup.read_text()) == (2, "precious")
    assert str(backup) in refused.err
