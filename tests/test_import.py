"""`import trousseau` costs nothing until something of it is asked for."""

from __future__ import annotations

import subprocess
import sys

import pytest

import trousseau


def printed(code: str) -> str:
    words = [sys.executable, "-c", f"import sys; {code}"]
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout.strip()


@pytest.mark.parametrize(
    ("asked", "not_imported"),
    [
        ("import trousseau", "trousseau."),
        ("from trousseau import games", "trousseau.lab"),
        ("import trousseau; trousseau.games", "trousseau.lab"),
        ("from trousseau import play", "trousseau.web"),
    ],
)
def test_only_what_is_asked_for_is_imported(asked: str, not_imported: str) -> None:
    code = f"{asked}; print([m for m in sys.modules if m.startswith({not_imported!r})])"
    assert printed(code) == "[]"


def test_what_is_not_there_is_said() -> None:
    name = "nonsense"
    with pytest.raises(AttributeError, match="module 'trousseau' has no attribute 'nonsense'"):
        getattr(trousseau, name)


def test_a_seed_is_a_word_or_a_number_and_workers_change_nothing() -> None:
    record = trousseau.play("coffre", 4, seed="7")
    assert trousseau.play("coffre", 4, seed=7) == record
    assert trousseau.play("coffre", 4, seed=8) != record
    assert trousseau.replay(record).finish().result == record.result
    tallies = [trousseau.simulate("coffre", 4, games=20, workers=workers) for workers in (1, 2)]
    assert tallies[0] == tallies[1]
    assert tallies[0].games == 20
