"""`trousseau replay` and `trousseau verify`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from tests.cli.conftest import Run

from trousseau.kernel import Line, Record
from trousseau.kernel.record import Heading

GOLDEN = Path(__file__).with_name("golden")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_whole_game_reads_as_it_always_did(run: Run, record: Path, language: str) -> None:
    """To be read by eye when it changes; then the new text takes the place of the old."""
    told = run("replay", record, "--lang", language)
    assert told.out == (GOLDEN / f"coffre.{language}.txt").read_text(encoding="utf-8")


def test_the_public_sees_less_than_a_player_and_a_player_less_than_all(
    run: Run, record: Path
) -> None:
    everything = run("replay", record).out.splitlines()
    public = run("replay", record, "--eyes", "nobody").out.splitlines()
    player = run("replay", record, "--eyes", 2).out.splitlines()
    assert len(public) < len(player) < len(everything)
    assert set(public) < set(player)
    assert not any("New card" in line or "It is" in line for line in public)


def test_a_replay_in_json_keeps_what_these_eyes_may_not_see(run: Run, record: Path) -> None:
    everything = run("replay", record, "--json").json()
    player = run("replay", record, "--eyes", 2, "--json").json()
    assert everything["seed"]
    assert player["seed"] is None
    assert all(line["move"] for line in everything["log"])
    assert all((line["move"] is not None) == (line["seat"] == 2) for line in player["log"])
    assert everything["result"] == player["result"]


def test_a_true_record_is_verified(run: Run, record: Path) -> None:
    commitment = Record.from_text(record.read_bytes()).commitment
    answer = run("verify", record, "--json").json()
    assert answer["commitment"] == commitment
    assert answer["compared"] is False
    assert run("verify", record, "--commitment", commitment.upper(), "--json").json()["compared"]
    shown = run("verify", record, "--commitment", commitment)
    assert shown.code == 0
    assert shown.out.count("✓") == 4


def test_a_game_that_is_not_over_is_told_and_verified(run: Run, record: Path) -> None:
    whole = Record.from_text(record.read_bytes())
    part = Record(heading=whole.heading, log=whole.log[:2])
    record.write_bytes(part.to_text())
    assert "not over" in run("replay", record).out
    assert "not over" in run("verify", record).out


def test_a_game_found_only_by_its_module_must_be_named(run: Run, tmp_path: Path) -> None:
    leduc = "trousseau.testing.games.leduc"
    run("simulate", leduc, "--games", 1, "--save", tmp_path)
    file = tmp_path / "leduc-000001.jsonl"
    assert run("replay", file).code == 2
    assert run("replay", file, "--game", leduc).code == 0
    assert run("verify", file, "--game", leduc).code == 0


def rewritten(record: Record, **heading: object) -> bytes:
    """The record with another heading and a chain made anew, as a forger would."""
    changed = msgspec.structs.replace(record.heading, **heading)
    assert isinstance(changed, Heading)
    return Record(heading=changed, log=record.log, result=record.result).to_text()


def relogged(record: Record, log: list[Line]) -> bytes:
    return Record(heading=record.heading, log=log, result=record.result).to_text()


def cut(record: Record) -> bytes:
    return record.to_text()[:-40]


def cut_between_lines(record: Record) -> bytes:
    return b"".join(record.to_text().splitlines(keepends=True)[:4])


def changed_line(record: Record) -> bytes:
    return record.to_text().replace(b'"at":0', b'"at":1', 1)


def dropped_line(record: Record) -> bytes:
    lines = record.to_text().splitlines(keepends=True)
    return b"".join([*lines[:2], *lines[3:]])


def swapped_lines(record: Record) -> bytes:
    lines = record.to_text().splitlines(keepends=True)
    return b"".join([*lines[:2], lines[3], lines[2], *lines[4:]])


def other_player(record: Record) -> bytes:
    first = record.log[0]
    assert first.seat is not None
    return relogged(record, [Line(0, 0, first.seat ^ 1, first.move), *record.log[1:]])


def other_move(record: Record) -> bytes:
    first = record.log[0]
    return relogged(
        record, [Line(0, 0, first.seat, msgspec.Raw(b'{"do":"cheat"}')), *record.log[1:]]
    )


def other_numbers(record: Record) -> bytes:
    return relogged(record, [record.log[1], record.log[0], *record.log[2:]])


def other_result(record: Record) -> bytes:
    return Record(heading=record.heading, log=record.log).to_text()


BROKEN: dict[str, Callable[[Record], bytes]] = {
    "truncated": cut,
    "truncated between lines": cut_between_lines,
    "forged": changed_line,
    "forged by leaving out": dropped_line,
    "forged by moving": swapped_lines,
    "illegal player": other_player,
    "illegal move": other_move,
    "order": other_numbers,
    "other_result": other_result,
    "rules_version": lambda record: rewritten(record, rules_version=99),
    "format": lambda record: rewritten(record, format=99),
    "heading with too many seats": lambda record: rewritten(record, seats=50),
    "heading with an unknown option": lambda record: rewritten(record, options={"nonsense": 1}),
    "seed": lambda record: rewritten(record, seed="not hexadecimal"),
    "another deal": lambda record: rewritten(record, seed="00" * 32),
    "unknown_game": lambda record: rewritten(record, game="go"),
    "malformed": lambda record: rewritten(record, seats="four"),
    "not JSON": lambda record: b"the key is under the mat\n",
    "binary": lambda record: bytes(range(256)),
    "empty": lambda record: b"",
}


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("kind", BROKEN)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_broken_record_is_refused_in_one_sentence(
    run: Run, record: Path, command: str, kind: str, language: str
) -> None:
    record.write_bytes(BROKEN[kind](Record.from_text(record.read_bytes())))
    refused = run(command, record, "--lang", language)
    assert refused.code == 2, kind
    assert refused.out == ""
    assert refused.err.count("\n") == 1
    assert refused.err.endswith(".\n")


@pytest.mark.parametrize(
    "code", ["truncated", "forged", "order", "other_result", "rules_version", "format", "seed"]
)
def test_the_complaint_says_what_is_wrong_with_it(run: Run, record: Path, code: str) -> None:
    record.write_bytes(BROKEN[code](Record.from_text(record.read_bytes())))
    refused = run("verify", record, "--json")
    assert msgspec.json.decode(refused.err)["error"] == f"record_{code}"
