"""The words after `./play`: what they set up, and what they hand over to."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from contextlib import AbstractContextManager, nullcontext
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType

import pytest

import compiled
import own_postgres
from checks import Check, Checks
from stamps import ROOT

SCRIPT = str(ROOT / "play")

KEEPING = {"PYTHONDONTWRITEBYTECODE": ""}
"""What Python has read once it reads no more."""


@pytest.fixture(scope="module")
def play() -> ModuleType:
    """The script as a module; it has no `.py` at its end."""
    loader = SourceFileLoader("play", SCRIPT)
    spec = importlib.util.spec_from_loader("play", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.fixture
def done(play: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What it would have done, in order."""
    done: list[str] = []
    monkeypatch.setattr(play, "set_up", lambda lock: done.append(lock.name))
    monkeypatch.setattr(play, "build_page", lambda: done.append("page"))
    monkeypatch.setattr(play, "become_trousseau", lambda words: done.append(" ".join(words)))
    return done


@pytest.mark.parametrize(
    ("words", "steps"),
    [
        ([], ["page", "serve --open"]),
        (["--lan"], ["page", "serve --open --lan"]),
        (["--no-open", "--port", "9000"], ["page", "serve --open --no-open --port 9000"]),
        (["serve", "--lan"], ["page", "serve --lan"]),
        (["build"], ["page"]),
        (["demo"], ["demo"]),
        (["simulate", "coffre", "--seats", "5"], ["simulate coffre --seats 5"]),
        (["--version"], ["--version"]),
    ],
)
def test_words_lead_to_their_command(
    play: ModuleType, done: list[str], words: list[str], steps: list[str]
) -> None:
    assert play.main(words) == 0
    assert done == ["requirements.lock", *steps]


@pytest.fixture
def ran(play: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What it became or began, and where that looks for the project."""
    ran: list[str] = []
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.delenv("TROUSSEAU_COMPILE", raising=False)
    monkeypatch.setattr(play, "set_up", lambda lock: None)
    monkeypatch.setattr(play, "compile_beside", lambda: ran.append("compiling"))

    def become(program: str, words: list[str], environment: dict[str, str]) -> None:
        ran.append(f"{words[-1]} in {environment.get('PYTHONPATH', 'src')}")

    monkeypatch.setattr(os, "execve", become)
    return ran


COMPILES_BESIDE = """
import importlib.util, os, sys
from importlib.machinery import SourceFileLoader
from pathlib import Path

sys.dont_write_bytecode = True
loader = SourceFileLoader("play", sys.argv[1])
play = importlib.util.module_from_spec(importlib.util.spec_from_loader("play", loader))
loader.exec_module(play)
play.ROOT, play.PYTHON = Path(sys.argv[2]), sys.executable
play.compile_beside()
try:
    os.waitpid(-1, os.WNOHANG)
except ChildProcessError:
    print("goes on, with no child")
"""
"""What the first start does, with a compiler of the test's own."""

COMPILER = """
import os
from pathlib import Path

silent = [os.fstat(stream).st_rdev == os.stat(os.devnull).st_rdev for stream in range(3)]
Path(__file__).with_name("pipe").write_text(f"{os.nice(0)} {os.getsid(0)} {all(silent)}")
"""
"""Takes until somebody hears what it has to say of itself."""


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_the_first_start_does_not_wait_for_the_compiler_and_leaves_no_child(tmp_path: Path) -> None:
    tools = tmp_path / "tools"
    tools.mkdir()
    (tools / "compiled.py").write_text(COMPILER)
    os.mkfifo(tools / "pipe")
    words = [sys.executable, "-c", COMPILES_BESIDE, SCRIPT, str(tmp_path)]
    start = subprocess.run(words, capture_output=True, text=True, timeout=60, check=True)
    assert (start.stdout, start.stderr) == ("goes on, with no child\n", "")
    nice, session, silent = (tools / "pipe").read_text().split()
    assert (nice, silent) == ("19", "True")
    assert int(session) != os.getsid(0)


def test_the_compiled_copy_is_run_where_there_is_one(
    play: ModuleType, ran: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "take", lambda: Path("copy"))
    assert play.main(["demo"]) == 0
    assert ran == ["demo in copy"]


@pytest.mark.parametrize(
    ("missing", "steps"),
    [([], ["compiling", "demo in src"]), (["a C compiler"], ["demo in src"])],
)
def test_the_first_start_waits_for_no_compiler_and_misses_none(
    play: ModuleType,
    ran: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    missing: list[str],
    steps: list[str],
) -> None:
    monkeypatch.setattr(compiled, "take", lambda: None)
    monkeypatch.setattr(play, "missing_for_compiling", lambda: missing)
    assert play.main(["demo"]) == 0
    assert ran == steps
    assert capsys.readouterr() == ("", "")


def test_the_pure_build_can_be_asked_for(
    play: ModuleType, ran: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "take", lambda: Path("copy"))
    monkeypatch.setenv("TROUSSEAU_COMPILE", "0")
    assert play.main(["demo"]) == 0
    assert ran == ["demo in src"]


def test_help_needs_nothing_set_up(
    play: ModuleType, done: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert play.main(["--help"]) == 0
    assert done == []
    assert "./play --lan" in capsys.readouterr().out


def test_a_missing_browser_is_named(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play, "require_compiler", lambda: None)
    monkeypatch.setattr(play, "missing_browsers", lambda: ["firefox-esr"])
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert play.main(["test"]) == 2
    message = capsys.readouterr().err
    assert "need firefox-esr" in message
    assert "apt install chromium-headless-shell firefox-esr" in message


def test_a_chromium_with_windows_will_do_where_there_is_no_other(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked_for: list[str] = []
    absent = "chromium-headless-shell"
    monkeypatch.setattr(shutil, "which", lambda name: None if name == absent else name)
    monkeypatch.setattr(play, "apt_install", lambda *packages: asked_for.extend(packages))
    play.require_browser()
    assert absent in asked_for


@pytest.mark.parametrize("words", [["test"], ["test", "quick"]])
def test_postgresql_is_installed_for_the_tests_where_it_may_be_and_named_where_not(
    play: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: list[str],
) -> None:
    asked_for: list[str] = []
    monkeypatch.setattr(play, "require_compiler", lambda: None)
    monkeypatch.setattr(play, "require_browser", lambda: None)
    monkeypatch.setattr(own_postgres, "programs", lambda: None)
    monkeypatch.setattr(play, "apt_install", lambda *packages: asked_for.extend(packages))
    assert play.main(words) == 2
    assert asked_for == ["postgresql"]
    assert "need PostgreSQL. On Debian or Ubuntu: apt install" in capsys.readouterr().err


@pytest.fixture
def checked(play: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[Check]:
    """The checks that it would have run, on a machine that has everything."""
    checked: list[Check] = []
    for machine in ("compiler", "browser", "postgres"):
        monkeypatch.setattr(play, f"require_{machine}", lambda: None)
    for step in ("bring_node", "build_page"):
        monkeypatch.setattr(play, step, lambda: None)
    monkeypatch.setattr(play, "set_up", lambda lock: None)
    monkeypatch.setattr(play, "check_coverage", lambda checks: None)
    monkeypatch.setattr(compiled, "take", lambda: Path("copy"))
    monkeypatch.setattr(Checks, "one", lambda self, check: checked.append(check))
    monkeypatch.setattr(Checks, "side_by_side", lambda self, *checks: checked.extend(checks))

    def beside(self: Checks, check: Check) -> AbstractContextManager[None]:
        checked.append(check)
        return nullcontext()

    monkeypatch.setattr(Checks, "beside", beside)
    return checked


def test_every_test_is_run_by_one_of_the_builds(play: ModuleType, checked: list[Check]) -> None:
    """The compiled one leaves nothing out; the pure one runs what the build can change."""
    assert play.main(["test"]) == 0
    pure, whole = checked[-2:]
    assert pure.environment == {**KEEPING, "TROUSSEAU_BUILD": "pure"}
    assert whole.environment == {**KEEPING, "TROUSSEAU_BUILD": "compiled", "PYTHONPATH": "copy"}
    assert whole.words == (play.PYTHON, *play.PYTEST, play.WAITING)
    assert {"tests/games", "tests/kernel", "--cov", "not long"} <= set(pure.words)
    files = [word.partition("::")[0] for word in pure.words if word.startswith("tests/")]
    assert all((ROOT / file).exists() for file in files)


def test_only_some_tests_can_be_asked_for_in_both_builds(
    play: ModuleType, checked: list[Check]
) -> None:
    assert play.main(["test", "-k", "dice"]) == 0
    assert [check.words[-2:] for check in checked[-2:]] == [("-k", "dice")] * 2


def test_the_quick_checks_take_no_compiler_and_no_browser(
    play: ModuleType, checked: list[Check], monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing() -> None:
        raise play.Missing("nothing")

    for step in ("require_compiler", "require_browser"):
        monkeypatch.setattr(play, step, missing)
    assert play.main(["test", "quick"]) == 0
    assert not any("tools/compiled.py" in check.words for check in checked)
    assert checked[-1].environment == {**KEEPING, "TROUSSEAU_BUILD": "pure"}
    words = [word.removeprefix("--ignore=") for word in checked[-1].words]
    tests = [word for word in words if word.startswith("tests")]
    assert tests
    assert all((ROOT / test).exists() and "browser" not in test for test in tests)
    assert "not long" in checked[-1].words


def test_a_lock_is_all_that_is_installed(play: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pip would look for a package that another one wants with extras, and find a newer one."""
    ran: list[tuple[str, ...]] = []
    monkeypatch.setattr(play, "run", lambda *words, **environment: ran.append(words))
    play.install_lock(play.DEV_LOCK)
    [words] = ran
    assert {"--no-deps", "--require-hashes", str(play.DEV_LOCK)} <= set(words)


def test_it_needs_no_package() -> None:
    """It is read by a Python that has nothing installed, before it installs anything."""
    done = subprocess.run(
        [sys.executable, "-I", "-S", SCRIPT, "help"], capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr
