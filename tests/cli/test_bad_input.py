"""Whatever is typed: one sentence that says what is wrong and what to do, and exit code 2."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.cli.conftest import Run

HEIST = "trousseau.testing.games.heist"
LEDUC = "trousseau.testing.games.leduc"
THERE = "ray://nobody.invalid:1"

# What is typed, the code of the complaint, and what the sentence must name in any language.
BAD: list[tuple[list[str], str, list[str]]] = [
    (["bogus"], "unknown_command", ["bogus", "simulate"]),
    (["simulat"], "unknown_command", ["simulat", "simulate"]),
    (["simulate"], "no_game", ["coffre"]),
    (["simulate", ""], "no_game", ["coffre"]),
    (["simulate", "cofre"], "unknown_game", ["cofre", "coffre"]),
    (["simulate", ".."], "unknown_game", ["..", "coffre"]),
    (["simulate", "a..b"], "unknown_game", ["a..b"]),
    (["simulate", "os.path"], "unknown_game", ["os.path"]),
    (["simulate", "no.such.module"], "unknown_game", ["no.such.module"]),
    (["simulate", "coffre", "--seats", "3"], "seats", ["3", "4", "8", "--seats"]),
    (["simulate", "coffre", "--seats", "9"], "seats", ["9", "4", "8"]),
    (["simulate", "coffre", "--seats", "many"], "number", ["--seats", "many"]),
    (["simulate", "coffre", "--seats", "-3"], "number", ["--seats", "-3"]),
    (["simulate", "coffre", "--games", "0"], "number", ["--games", "0", "1"]),
    (["simulate", "coffre", "--games", "1e6"], "number", ["1e6"]),
    (["simulate", "coffre", "--games", "NaN"], "number", ["NaN"]),
    (["simulate", "coffre", "--games", "9" * 30], "number", ["--games"]),
    (["simulate", "coffre", "--workers", "-1"], "number", ["--workers", "-1"]),
    (["simulate", "coffre", "--bots", "novise"], "unknown_bot", ["novise", "novice", "expert"]),
    (["simulate", "coffre", "--bots", ""], "unknown_bot", ["random"]),
    (["simulate", "coffre", "--seats", "5", "--bots", "random,random"], "bots", ["2", "5"]),
    (["simulate", "coffre", "--option", "trap"], "option_form", ["trap", "--option"]),
    (["simulate", "coffre", "--option", "trp=1"], "unknown_option", ["trp", "trap"]),
    (["simulate", "coffre", "--option", "trap=maybe"], "bad_option", ["maybe", "true", "false"]),
    (["simulate", "coffre", "--option", "spare_neutrals=9"], "bad_option", ["9", "0", "4"]),
    (["simulate", "coffre", "--option", "round_limit=x"], "bad_option", ["round_limit", "x"]),
    (["simulate", LEDUC, "--option", "trap=true"], "no_options", ["leduc", "trap=true"]),
    (["simulate", "coffre", "--gamez", "3"], "unknown_flag", ["--gamez", "--games"]),
    (["simulate", "coffre", "--games"], "option_value", ["--games"]),
    (["simulate", "coffre", "more"], "usage", ["--help"]),
    (["simulate", "coffre", "--report", "/dev/null/x"], "folder", ["/dev/null/x"]),
    (["simulate", "coffre", "--save", "/dev/null"], "folder", ["/dev/null"]),
    (["simulate", "coffre", "--on", "moon"], "on", ["moon", "--on ray"]),
    (["simulate", "coffre", "--on", THERE], "no_cluster", [THERE, "ray start"]),
    (["simulate", "coffre", "--on", THERE, "--save", "."], "save_there", [THERE, "--save"]),
    (["arena", "coffre", "--hero", "random", "--on", THERE, "--workers", "2"], "workers_there", []),
    (["arena", "coffre"], "no_hero", ["--hero", "--round-robin"]),
    (["arena", "coffre", "--hero", "genius"], "unknown_bot", ["genius", "novice"]),
    (["arena", "coffre", "--hero", "random", "--baseline", "x"], "unknown_bot", ["x"]),
    (["arena", "coffre", "--hero", "random", "--field", "x"], "unknown_bot", ["x"]),
    (["arena", "coffre", "--round-robin", "random"], "round_robin", ["random"]),
    (["arena", "coffre", "--hero", "random", "--deals", "0"], "number", ["--deals"]),
    (["serve", "--proxy", "nginx"], "bad_proxy", ["nginx", "--proxy"]),
    (["serve", "--proxy", "10.0.0.0/99"], "bad_proxy", ["10.0.0.0/99"]),
    (["serve", "--link", "here:http"], "number", ["--link", "http"]),
    (["serve", "--link", "here:70000"], "number", ["--link", "70000"]),
    (["serve", "--data", "mysql://here/tables"], "store_bad_address", ["mysql://here/tables"]),
    (["replay"], "no_file", []),
    (["replay", "/no/such/file"], "file_missing", ["/no/such/file"]),
    (["replay", "/"], "file_folder", ["/"]),
    (["verify", "/dev/null/x"], "file", ["/dev/null/x"]),
    (["play"], "no_game", ["coffre"]),
    (["play", "coffre", "--seat", "9"], "seat", ["9", "3"]),
    (["play", HEIST], "real_time", ["heist", "serve"]),
    (["simulate", HEIST, "--option", "accomplice=true"], "setup", ["too few for accomplice"]),
    (["play", "coffre", "--seat", "x"], "number", ["--seat", "x"]),
    (["play", "coffre", "--bots", "random", "--seed", "bread"], "no_input", []),
    (["demo", "chess"], "unknown_game", ["chess", "coffre"]),
    (["games", "coffre"], "usage", ["--help"]),
]


def name(bad: object) -> str | None:
    return " ".join(map(str, bad))[:60] if isinstance(bad, list) else None


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("typed", "code", "named"), BAD, ids=name)
def test_bad_input_gets_one_sentence(
    run: Run, typed: list[str], code: str, named: list[str], language: str
) -> None:
    refused = run(*typed, "--lang", language)
    assert refused.code == 2
    assert refused.err.count("\n") == 1
    assert refused.err.rstrip()[-1] in ".?"
    assert "Traceback" not in refused.err
    for word in named:
        assert word in refused.err


@pytest.mark.parametrize(("typed", "code", "named"), BAD, ids=name)
def test_bad_input_gets_an_object_in_json(
    run: Run, typed: list[str], code: str, named: list[str]
) -> None:
    refused = run(*typed, "--json")
    assert refused.code == 2
    answer = msgspec.json.decode(refused.err)
    assert answer["error"] == code
    assert set(answer) == {"error", "message"}


def test_the_languages_differ(run: Run) -> None:
    french = run("simulate", "cofre", "--lang", "fr").err
    assert french.startswith("Le jeu «\u00a0cofre\u00a0» n’existe pas")
    assert run("simulate", "cofre", "--lang=en").err.startswith("There is no game “cofre”")


def test_the_environment_chooses_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert run("simulate", "cofre").err.startswith("Le jeu")


@pytest.mark.parametrize("typed", [["--lang", "de"], ["--lang=de"]])
def test_a_language_we_don_t_speak_is_refused(run: Run, typed: list[str]) -> None:
    refused = run("games", *typed)
    assert refused.code == 2
    assert "“de”" in refused.err
    assert "fr and en" in refused.err


def test_a_file_that_may_not_be_read(
    run: Run, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(file: Path) -> bytes:
        raise PermissionError(13, "Permission denied", str(file))

    monkeypatch.setattr(Path, "read_bytes", forbidden)
    refused = run("replay", record)
    assert refused.code == 2
    assert "permissions" in refused.err


def test_eyes_that_are_not_there(run: Run, record: Path) -> None:
    for eyes in ("4", "-1", "x", "", "9" * 5000):
        refused = run("replay", record, "--eyes", eyes)
        assert refused.code == 2
        assert "from 0 to 3" in refused.err


def test_another_commitment(run: Run, record: Path) -> None:
    refused = run("verify", record, "--commitment", "00" * 32)
    assert refused.code == 2
    assert "00" * 32 in refused.err


def test_tricks_on_the_terminal_are_not_passed_on(run: Run) -> None:
    refused = run("simulate", "\x1b[31mcoffre\u202e")
    assert "\x1b" not in refused.err
    assert "\u202e" not in refused.err


def test_ctrl_c_is_an_answer_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*anything: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("trousseau.cli.commands.simulate.simulate", interrupt)
    interrupted = run("simulate", "coffre", "--lang", "fr")
    assert interrupted.code == 130
    assert interrupted.err == "Interrompu.\n"


def test_a_fault_of_our_own_is_not_hidden(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*anything: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("trousseau.cli.commands.simulate.simulate", stumble)
    with pytest.raises(ZeroDivisionError):
        run("simulate", "coffre")
