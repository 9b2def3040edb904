"""The reference: what is public says what it is. That the page is current, `test_types` checks."""

from __future__ import annotations

import ast
from importlib import import_module

import pytest

import reference

SAMPLE = '''
class Lamp(Thing[int]):
    """It shines."""

    colour: str = "red"
    """Of its light."""

    sockets: list[str] = field(default_factory=list)

    def __init__(self, watts: int, /, *lamps: int, dim: bool = False) -> None:
        """From the box."""
        self.watts = watts
        """How bright."""

    @property
    def on(self) -> bool:
        """Whether it shines."""

    def __iter__(self) -> Iterator[int]:
        """Blink."""

    def __eq__(self, other: object) -> bool:
        return False

    def _wire(self) -> None: ...

    def turn(self, times: int = 1) -> Lamp: ...
'''


def test_a_class_is_told_with_what_it_holds_and_does() -> None:
    [lamp] = ast.parse(SAMPLE).body
    assert isinstance(lamp, ast.ClassDef)
    assert reference.title(lamp) == "class Lamp(Thing[int])"
    assert list(reference.members(lamp)) == [
        ("colour: str = 'red'", "Of its light."),
        ("sockets: list[str] = list()", ""),
        ("Lamp(watts: int, /, *lamps: int, dim: bool = False)", "From the box."),
        ("watts", "How bright."),
        ("on: bool", "Whether it shines."),
        ("__iter__() -> Iterator[int]", "Blink."),
        ("turn(times: int = 1) -> Lamp", ""),
    ]


@pytest.mark.parametrize("module", reference.MODULES)
def test_every_public_name_is_there_and_says_what_it_is(module: str) -> None:
    here = import_module(module)
    for name in reference.names(module):
        assert hasattr(here, name)
        if not reference.file_of(f"{module}.{name}").exists():
            assert reference.find(module, name).note, name
