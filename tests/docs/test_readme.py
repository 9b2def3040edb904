"""The README's Python runs as it stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).resolve().parents[2] / "README.md"


def test_the_python_of_the_readme_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    [code] = re.findall(r"```python\n(.*?)```", README.read_text(), re.DOTALL)
    exec(code, {})
    assert capsys.readouterr().out.startswith("Result(winners=")
