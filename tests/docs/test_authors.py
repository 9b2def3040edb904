"""The example of docs/authors.md keeps every promise, and the page shows it as it is."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from docs.examples.chests import CHESTS, GAME, Room

from trousseau.games import parts
from trousseau.kernel import Dice
from trousseau.testing.suite import promises

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "docs" / "authors.md").read_text()
PACKAGE = ROOT / "docs" / "examples"
EXAMPLE = (PACKAGE / "chests" / "__init__.py").read_text()
PARTS = Path(parts.__file__).read_text()
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, flags=re.DOTALL | re.MULTILINE)
BOTS = (PACKAGE / "chests" / "bots.py").read_text()
SHOWN = [text for language, text in BLOCKS if language == "python"]
COMMANDS = [line for language, text in BLOCKS if language == "sh" for line in text.splitlines()]


class ChestsSecrets:
    """What is in the chests that a seat has not looked into, until it sees the key."""

    def hidden(self, state: Room, seat: int | None) -> dict[str, bool]:
        unseen = self._unseen(state, seat)
        if state.key not in unseen:
            return {}
        return {f"chest {chest}": chest == state.key for chest in unseen}

    def swapped(self, state: Room, seat: int | None, dice: Dice) -> Room:
        unseen = self._unseen(state, seat)
        world = state.copy()
        if state.key in unseen:
            world.key = dice.choice(unseen)
        return world

    def _unseen(self, state: Room, seat: int | None) -> list[int]:
        looked = {move % CHESTS for who, move in state.done if who == seat or move >= CHESTS}
        return [chest for chest in range(CHESTS) if chest not in looked]


TestChests = promises(GAME, secrets=ChestsSecrets())


@pytest.mark.parametrize("block", SHOWN, ids=lambda block: block.strip().splitlines()[0])
def test_the_page_shows_the_code_as_it_is(block: str) -> None:
    assert any(block in text for text in (EXAMPLE, PARTS, BOTS, Path(__file__).read_text()))


def test_the_page_shows_every_part_that_a_game_may_have() -> None:
    asked = set(re.findall(r'_module\("(\w+)"\)', PARTS))
    assert asked == {part for block in SHOWN for part in re.findall(r'_module\("(\w+)"\)', block)}


def test_the_page_leaves_nothing_out() -> None:
    shown = {line for block in SHOWN for line in block.splitlines()}
    code = EXAMPLE[EXAMPLE.index("CHESTS = 5") :].splitlines()
    assert [line for line in code if line not in shown] == []


def test_the_page_shows_the_package_whole() -> None:
    [project] = [text for language, text in BLOCKS if language == "toml"]
    assert project == (PACKAGE / "pyproject.toml").read_text()
    [layout] = [text for language, text in BLOCKS if language == "text"]
    there = [PACKAGE / "pyproject.toml", *(PACKAGE / "chests").rglob("*.*")]
    files = {str(file.relative_to(PACKAGE)) for file in there if file.suffix != ".pyc"}
    assert {line.split()[0] for line in layout.splitlines()} == files


@pytest.mark.parametrize("command", [line for line in COMMANDS if " simulate " in line])
def test_the_commands_of_the_page_work(command: str) -> None:
    play, *words = shlex.split(command)
    assert play == "./play"
    done = subprocess.run(
        [sys.executable, "-m", "trousseau", *words, "--lang", "en"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "How games ended" in done.stdout
