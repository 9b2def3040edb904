"""The structs that go in and out, with the names and notes that stand beside them.

msgspec knows what a struct holds, but not what a module calls a union, nor the string below a
field: those are read here.
"""

from __future__ import annotations

import ast
import inspect
import sys
import types
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import Final, Literal, NamedTuple, Union, get_origin

import msgspec
from msgspec.inspect import Field, StructType, Type, UnionType, type_info

from trousseau.tables.core.commands import Command, Setup
from trousseau.tables.core.permissions import Guest

Shape = type[msgspec.Struct]
ASKED: Final = (Command, Setup, Guest)
"""What clients write."""

JOINED: Final = (Literal, Union, types.UnionType)


def described(shape: Shape) -> StructType:
    """What msgspec knows of a struct."""
    kind = type_info(shape)
    assert isinstance(kind, StructType)
    return kind


def note(shape: Shape) -> str:
    """A struct's docstring."""
    return inspect.cleandoc(shape.__doc__ or "")


def field_note(shape: Shape, field: str) -> str:
    """The string below a field, in the class that declares it, as one line."""
    own = _notes(shape.__module__).get(f"{shape.__name__}.{field}", "")
    base = base_of(shape)
    return " ".join(own.split()) or (field_note(base, field) if base else "")


def may_be_missing(shape: Shape, field: Field) -> bool:
    """What comes in may leave out a default, and what goes out does if the struct says so."""
    leaves_out = issubclass(shape, ASKED) or shape.__struct_config__.omit_defaults
    return leaves_out and not field.required


def base_of(shape: Shape) -> Shape | None:
    """The struct of ours that this one builds upon."""
    [base] = shape.__bases__
    return None if base is msgspec.Struct else base


class NamedUnion(NamedTuple):
    """A union, or a set of words, to which a module gives a name."""

    name: str
    members: tuple[Type, ...]
    note: str


@cache
def unions(module: str) -> tuple[NamedUnion, ...]:
    """The unions of a module, in their order there, and the sets of words that it imports."""
    found = vars(sys.modules[module])
    own = [(name, module) for name in _assigned(module) if get_origin(found[name]) in JOINED]
    imported = [
        (name, source)
        for name, source in _imported(module)
        if get_origin(found.get(name)) is Literal
    ]
    return tuple(
        NamedUnion(name, members(type_info(found[name])), _notes(source).get(name, ""))
        for name, source in [*own, *imported]
    )


def members(kind: Type) -> tuple[Type, ...]:
    """The types that a union joins; another type is alone."""
    return kind.types if isinstance(kind, UnionType) else (kind,)


@cache
def _notes(module: str) -> Mapping[str, str]:
    """The strings below the fields (`Shape.field`) and the names (`Name`) of a module."""
    tree = _tree(module)
    notes = dict(_texts_below(tree.body))
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            notes |= {f"{node.name}.{name}": text for name, text in _texts_below(node.body)}
    return notes


def _texts_below(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    for statement, below in pairwise(body):
        match statement, below:
            case (
                ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                yield name, inspect.cleandoc(text)
            case _:
                pass


def _assigned(module: str) -> list[str]:
    return [
        target.id
        for node in _tree(module).body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    ]


def _imported(module: str) -> list[tuple[str, str]]:
    """Names from other modules, with where they come from."""
    return [
        (name.name, node.module)
        for node in _tree(module).body
        if isinstance(node, ast.ImportFrom) and node.module
        for name in node.names
        if name.asname is None
    ]


def _tree(module: str) -> ast.Module:
    return ast.parse(inspect.getsource(sys.modules[module]))
