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
        (["list", "TABLE", "elsewhere"], "usage"),
        (["copy"], "no_table"),
        (["copy", "data"], "copy_where"),
        (["copy", "nowhere", "elsewhere"], "no_data"),
        (["copy", "data", "data"], "store_in_use"),
        (["copy", "data", "mysql://elsewhere/house"], "store_bad_address"),
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


# Moving, and houses in a database.


def moved(run: Run, source: object, target: object, *words: str) -> Ran:
    return run("tables", "copy", source, target, "--game", TICTACTOE, *words)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_house_moves_to_a_database_and_back(
    run: Run, data: Path, table: str, postgres_url: str, tmp_path: Path, language: str
) -> None:
    before = asked(run, data, "inspect", table, "--secrets", "--json").json()
    there = moved(run, data, postgres_url, "--lang", language)
    assert (there.code, there.err) == (0, "")
    assert f"({BEGAN + 4} " in there.out
    assert (
        run("tables", "inspect", table, "--data", postgres_url, "--secrets", "--json").json()[
            "lines"
        ]
        == before["lines"]
    )
    back = moved(run, postgres_url, tmp_path / "back", "--json").json()
    assert back == {"tables": 1, "lines": BEGAN + 4, "findings": []}
    assert asked(run, tmp_path / "back", "inspect", table, "--secrets", "--json").json() == before


def test_a_house_moves_only_to_where_none_is(
    run: Run, data: Path, table: str, tmp_path: Path
) -> None:
    assert moved(run, data, tmp_path / "there").code == 0
    refused = moved(run, data, tmp_path / "there", "--json")
    assert refused.code == 2
    assert msgspec.json.decode(refused.err)["error"] == "copy_into_house"


def test_what_is_damaged_is_named_and_not_moved(
    run: Run, data: Path, table: str, tmp_path: Path
) -> None:
    spoil(data)
    there = moved(run, data, tmp_path / "there", "--json")
    about = {"readable": 3, "lines": BEGAN + 4}
    assert (there.code, there.json()["tables"]) == (1, 0)
    assert there.json()["findings"] == [{"code": "lost", "about": about, "table": table}]
    assert asked(run, tmp_path / "there", "list", "--json").json() == []


def test_a_house_where_a_server_runs_does_not_move(run: Run, tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        refused = moved(run, server.data, tmp_path / "there", "--json")
    assert refused.code == 2
    assert msgspec.json.decode(refused.err)["error"] == "store_in_use"


@pytest.fixture
def in_database(run: Run, data: Path, table: str, postgres_url: str) -> str:
    """The address of the same house, in a database."""
    assert moved(run, data, postgres_url).code == 0
    return postgres_url


def test_all_is_done_in_a_database_as_in_a_folder(
    run: Run,
    in_database: str,
    table: str,
    data: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TROUSSEAU_DATA", in_database)

    def here(*words: object) -> Ran:
        return run("tables", *words, "--game", TICTACTOE, "--json")

    assert [listed["id"] for listed in here("list").json()] == [table]
    assert here("check").json() == {"tables": 1, "findings": []}
    assert len(here("export", table, "--save", tmp_path / "records").json()["files"]) == 1
    assert here("mend", table, "--drop", BEGAN + 3).json()["dropped"] == [BEGAN + 3]
    assert here("close", table).json()["closed"]
    assert here("restore", table, "--from", data).code == 2
    restored = here("restore", table, "--from", data, "--even-if-healthy").json()
    assert (restored["lines"], restored["lost"]) == (BEGAN + 4, 2)
    assert here("delete", table).json()["deleted"]
    assert here("list").json() == []


def test_a_table_comes_back_from_a_database(
    run: Run, in_database: str, table: str, data: Path
) -> None:
    spoil(data)
    assert asked(run, data, "restore", table, "--from", in_database).code == 0
    assert asked(run, data, "check").code == 0


@pytest.mark.parametrize("deed", ["backup", "rescue"])
def test_copies_of_a_database_are_left_to_its_own_tools(
    run: Run, in_database: str, tmp_path: Path, deed: str
) -> None:
    refused = run("tables", deed, tmp_path / "file", "--data", in_database)
    assert refused.code == 2
    assert "pg_dump" in refused.err
    assert not (tmp_path / "file").exists()


def test_an_empty_database_is_left_as_it_is(run: Run, postgres_url: str) -> None:
    for _ in range(2):
        refused = run("tables", "list", "--data", postgres_url, "--json")
        assert msgspec.json.decode(refused.err)["error"] == "no_data"
