# compiled: mypyc
"""What an object holds, field by field: so that no game has to write its fields out again.

A field whose name begins with an underscore is a note that an object makes for itself, like what
it shares with its copies: it is copied, and says nothing about the table.
"""

from __future__ import annotations

from typing import Any, Final

PLAIN: Final = frozenset({int, bool, str, float, type(None)})
"""Most of what a state holds, and soonest known."""

_FIELDS: Final[dict[tuple[Any, ...], list[str]]] = {}
"""By the class of an object and what it holds besides what was compiled."""


def pack_fields(thing: object) -> tuple[Any, ...]:
    """Plain values that never change, equal for objects of a class that hold the same."""
    values = [getattr(thing, name) for name in _fields(thing) if name[0] != "_"]
    return tuple([value if type(value) in PLAIN else _packed(value) for value in values])


def copy_fields(thing: Any) -> Any:
    """An object of the same class that holds the same, with nothing in common that can change.

    Not of a compiled class whose `__init__` takes arguments, since its `__new__` calls that. mypyc
    stops doing so for a class that says `allow_interpreted_subclasses` or has a `__new__`, but then
    each use of an attribute checks that it is there; and what is `serializable` is left empty, by
    mypyc 2.4, when interpreted code makes it.
    """
    kind: Any = type(thing)
    twin = kind.__new__(kind)
    for name, value in [(name, getattr(thing, name)) for name in _fields(thing)]:
        setattr(twin, name, value if type(value) in PLAIN else _copied(value))
    return twin


def _fields(thing: object) -> list[str]:
    """Their names, in one order for all objects of a class. Compiled classes keep a list."""
    held = getattr(thing, "__dict__", ())
    key = (type(thing), *held)
    fields = _FIELDS.get(key)
    if fields is None:
        fields = sorted({*getattr(thing, "__mypyc_attrs__", ()), *held} - {"__dict__"})
        _FIELDS[key] = fields
    return fields


def _packed(value: Any) -> Any:
    kind = type(value)
    if kind is list or kind is tuple:
        if PLAIN.issuperset(map(type, value)):
            return tuple(value)
        return tuple([item if type(item) in PLAIN else _packed(item) for item in value])
    if kind is dict:
        return frozenset(
            [(key, item if type(item) in PLAIN else _packed(item)) for key, item in value.items()]
        )
    if kind is set:
        return frozenset(value)
    if hasattr(kind, "pack"):
        return value.pack()
    return value if _never_changes(value) else pack_fields(value)


def _copied(value: Any) -> Any:
    kind = type(value)
    if kind in PLAIN:
        return value
    if kind is list or kind is tuple:
        return kind(value if PLAIN.issuperset(map(type, value)) else map(_copied, value))
    if kind is dict:
        return {key: _copied(item) for key, item in value.items()}
    if hasattr(kind, "copy"):
        return value.copy()
    return value if _never_changes(value) else copy_fields(value)


def _never_changes(value: object) -> bool:
    """None, a class, or what Python looks up by its value: a number, a word, a frozen struct."""
    by_value = type(value).__hash__ not in (None, object.__hash__)
    return by_value or value is None or isinstance(value, type)
