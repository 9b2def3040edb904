"""The README's Python gives what it says."""

from __future__ import annotations

import re
from doctest import DocTestParser, DocTestRunner
from pathlib import Path

README = Path(__file__).resolve().parents[2] / "README.md"


def test_the_python_of_the_readme_gives_what_it_says() -> None:
    [session] = re.findall(r"```pycon\n(.*?)```", README.read_text(), re.DOTALL)
    result = DocTestRunner().run(DocTestParser().get_doctest(session, {}, "README", None, None))
    assert result.attempted > 5
    assert result.failed == 0
