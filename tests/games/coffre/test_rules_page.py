"""The page for players says what the rules do."""

import re
from pathlib import Path

import msgspec
import pytest

from trousseau.games.coffre.shapes import CoffreOptions

PAGE = (Path(__file__).parents[3] / "docs" / "rules" / "coffre.md").read_text()
ROW = re.compile(r"^\| `(\w+)` \| ([\w, ]+) \| (\w+) \|", re.MULTILINE)


def test_the_page_lists_every_option_with_its_values_and_default() -> None:
    listed = {name: (values, default) for name, values, default in ROW.findall(PAGE)}
    assert listed == {field.name: (values_of(field), default_of(field)) for field in FIELDS}


FIELDS = msgspec.structs.fields(CoffreOptions)
SCHEMA = msgspec.json.schema(CoffreOptions)["$defs"]["CoffreOptions"]["properties"]


def values_of(field: msgspec.structs.FieldInfo) -> str:
    limits = SCHEMA[field.name]
    if limits["type"] == "boolean":
        return "yes, no"
    return f"{limits['minimum']} to {limits['maximum']}"


def default_of(field: msgspec.structs.FieldInfo) -> str:
    words = {True: "yes", False: "no"}
    return words[field.default] if isinstance(field.default, bool) else str(field.default)


@pytest.mark.parametrize("number", range(1, 10))
def test_the_page_gives_a_reason_for_every_ruling(number: int) -> None:
    assert re.search(rf"^\| R{number} \| .+ \| .+ \|$", PAGE, re.MULTILINE)
    assert f"(R{number})" in PAGE
