"""Every move that can be written: what a seat might send, whether or not it is legal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import prod
from typing import Any

import msgspec
from msgspec import inspect

from trousseau.kernel import AnyGame, Dice, Illegal, M, Refusal, SeededDice, Space, State, Written
from trousseau.kernel.dice import SEED_BYTES

MOST = 300
"""Of a shape that can be written in more ways, so many are drawn."""

WORDS = ("", "a", "chest", "clé", "no such word", "x" * 300)
NUMBERS = (*range(-1, 10), 2**40)
SIMPLE: dict[type, Sequence[Any]] = {
    inspect.NoneType: (None,),
    inspect.BoolType: (False, True),
    inspect.FloatType: (-1.0, 0.0, 0.5, 1e9),
}


def writable(game: AnyGame[Any]) -> list[Written]:
    """Values of the game's move type: all, where that is finite and not too many."""
    dice = SeededDice(bytes(SEED_BYTES))
    shapes = _members(inspect.type_info(game.move_type))
    values = [value for shape in shapes for value in _values(shape, dice)]
    return [move for value in values if (move := _valid(value, game.move_type)) is not None]


def illegal(
    game: AnyGame[M], state: State[M], seat: int, candidates: Sequence[Written]
) -> list[Written]:
    """Those of the candidates that the rules say this seat may not make now."""
    moves = state.moves(seat)
    listed = {*state.talk(seat), *([] if isinstance(moves, Space) else moves)}
    found = []
    for written in candidates:
        try:
            move = game.read(written, seat)
        except Illegal:
            found.append(written)
            continue
        allowed = isinstance(moves, Space) and moves.why_not(move) is None
        if move not in listed and not allowed:
            found.append(written)
    return found


def refusal_of(
    game: AnyGame[M], state: State[M], seat: int, written: Written, at: int
) -> Refusal | None:
    """What a seat that tries this move is told; None if it is let through."""
    try:
        state.play(seat, game.read(written, seat), at, SeededDice(bytes(SEED_BYTES)))
    except Illegal as error:
        return error.refusal
    return None


def _valid(value: Any, shape: Any) -> Written | None:
    """None for what msgspec would not let in anyway."""
    try:
        move: Written = msgspec.convert(value, shape)
    except msgspec.ValidationError:
        return None
    return move


def _members(shape: inspect.Type) -> Sequence[inspect.Type]:
    return shape.types if isinstance(shape, inspect.UnionType) else (shape,)


def _values(shape: inspect.Type, dice: Dice) -> Sequence[Any]:
    """Plain values that might fit the shape."""
    match shape:
        case inspect.Metadata():
            return _values(shape.type, dice)
        case inspect.UnionType():
            return [value for member in shape.types for value in _values(member, dice)]
        case inspect.StructType():
            return _structs(shape, dice)
        case inspect.LiteralType():
            return shape.values
        case inspect.EnumType():
            return [member.value for member in shape.cls]
        case inspect.IntType():
            return _numbers(shape)
        case inspect.StrType():
            least = shape.min_length or 0
            return (*WORDS, "x" * least, "0" * least)
        case inspect.TupleType():
            return _combined([_values(item, dice) for item in shape.item_types], dice)
        case inspect.VarTupleType() | inspect.ListType():
            items = _values(shape.item_type, dice)
            return [[], *([item] for item in items), *_combined([items, items], dice)]
        case _:
            return SIMPLE[type(shape)]


def _numbers(shape: inspect.IntType) -> Sequence[int]:
    if shape.ge is not None and shape.le is not None and shape.le - shape.ge < MOST:
        return range(shape.ge, shape.le + 1)
    return NUMBERS


def _structs(shape: inspect.StructType, dice: Dice) -> list[dict[str, Any]]:
    names = [field.encode_name for field in shape.fields]
    values = _combined([_values(field.type, dice) for field in shape.fields], dice)
    tag = {} if shape.tag_field is None else {shape.tag_field: shape.tag}
    return [tag | dict(zip(names, value, strict=True)) for value in values]


def _combined(columns: Sequence[Sequence[Any]], dice: Dice) -> list[tuple[Any, ...]]:
    if prod(len(column) for column in columns) <= MOST:
        return list(product(*columns))
    return [tuple(dice.choice(column) for column in columns) for _ in range(MOST)]
