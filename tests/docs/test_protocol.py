"""What docs/protocol.md says by hand agrees with the code; its lists are made from it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from trousseau.tables.core.commands import AnyCommand
from trousseau.tables.core.messages import AnyMessage, Phase
from trousseau.web.socket import AGAINST_THE_RULES, GOODBYES
from trousseau.words.catalogue import HOUSE, catalogue

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
SHAPES = {shape.__struct_config__.tag: shape for shape in get_args(AnyCommand | AnyMessage)}
SPOKEN = re.findall(r"^([→←]) (.*)$", PAGE, re.MULTILINE)
TAGS = {"→": "ask", "←": "is"}


def whole(line: str) -> dict[str, Any]:
    """A line of the session as JSON, with nothing in place of what it leaves out."""
    text = line.replace(":…", ":0").replace(",…", "").replace("{…}", "{}")
    return msgspec.json.decode(text, type=dict[str, Any])


@pytest.mark.parametrize(("way", "line"), SPOKEN)
def test_the_session_speaks_the_protocol(way: str, line: str) -> None:
    message = whole(line)
    shape = SHAPES[message.pop(TAGS[way])]
    assert shape.__struct_config__.tag_field == TAGS[way]
    assert message.keys() <= set(shape.__struct_fields__)


def test_the_session_shows_the_ways_to_be_answered() -> None:
    answers = {whole(line)["is"] for way, line in SPOKEN if way == "←"}
    assert answers == {"welcome", "told", "refused"}


@pytest.mark.parametrize(
    "text", re.findall(r"^```json\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
)
def test_what_is_called_json_is(text: str) -> None:
    assert msgspec.json.decode(text)


def rows(heading: str) -> list[list[str]]:
    """The cells of the table below a line that starts so."""
    table = PAGE[PAGE.index(heading) :].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in table]


def test_every_phase_is_explained() -> None:
    assert [phase.strip("`") for phase, _ in rows("| phase |")] == list(get_args(Phase))


def test_every_ending_has_its_number_and_words() -> None:
    told: dict[str, Any] = {
        code: int(number)
        for number, codes, _ in rows("| closing number |")
        for code in re.findall(r"`(\w+)`", codes)
    }
    assert len(told) > 5
    for code, number in told.items():
        assert GOODBYES.get(code, AGAINST_THE_RULES) == number
        assert f"refused.{code}" in catalogue(HOUSE, "en")
