"""The lists in the documents, from the structs and the catalogue: they stand between marks.

A list starts at `<!-- made by ./play types: NAME -->` and ends at `<!-- end -->`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, get_args

import msgspec
from msgspec import inspect as kinds

from shapes import Shape, described, field_note, may_be_missing, note
from trousseau.kernel import Fact, Moment, Off, Refusal, Result, View, Written
from trousseau.kernel.record import Closing, Heading, Line
from trousseau.lessons import LessonShown, StepShown, WayShown
from trousseau.tables.core.commands import AnyCommand, Setup
from trousseau.tables.core.messages import (
    AnyMessage,
    Limit,
    PersonShown,
    SeatShown,
    Spoken,
    TableShown,
    WishShown,
)
from trousseau.tables.core.permissions import Admission, Guest
from trousseau.tables.core.replayed import Replayed, Sitter
from trousseau.web.limits import Limits
from trousseau.web.public_address import HouseShown
from trousseau.web.refusals import STATUS
from trousseau.words.catalogue import HOUSE, catalogue

MARKED: Final = re.compile(r"(<!-- made by ./play types: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)

OF_THE_GAME: Final[Mapping[Shape, str]] = {
    View: "the game's view",
    Fact: "the game's facts",
    Written: "the game's moves",
}
PLAIN: Final[Mapping[type[kinds.Type], str]] = {
    kinds.AnyType: "anything",
    kinds.BoolType: "true or false",
    kinds.DictType: "object",
    kinds.FloatType: "number",
    kinds.NoneType: "null",
    kinds.RawType: "one of the game's moves",
}


def filled(page: str) -> str:
    """The page with its lists made anew."""
    return MARKED.sub(lambda mark: f"{mark[1]}\n{LISTS[mark[2]]()}\n{mark[3]}", page)


def commands() -> str:
    return "\n".join(_section(shape, besides=["id"]) for shape in get_args(AnyCommand))


def sections(*shapes: Shape) -> str:
    return "\n".join(_section(shape) for shape in shapes)


def refusals() -> str:
    """Every code of the house with its words; a game's own are in its catalogue."""
    words = catalogue(HOUSE, "en")
    reasons = {
        key.removeprefix("refused.").removesuffix(".other"): sentence
        for key, sentence in words.items()
        if key.startswith("refused.") and not key.endswith(".one")
    }
    rows = [(f"`{code}`", str(STATUS.get(code, "")), reasons[code]) for code in sorted(reasons)]
    return _table(("code", "status", "reason"), rows) + "\n"


def limits() -> str:
    """What one visitor may ask of a server, unless its operator chose otherwise."""
    rows = [
        (f"`{field.name}`", f"{field.default:,}", field_note(Limits, field.name))
        for field in described(Limits).fields
    ]
    return _table(("limit", "default", "what"), rows) + "\n"


LISTS: Final[Mapping[str, Callable[[], str]]] = {
    "commands": commands,
    "messages": lambda: sections(*get_args(AnyMessage)),
    "asked": lambda: sections(Setup, Guest, Admission, HouseShown),
    "shown": lambda: sections(TableShown, SeatShown, PersonShown, WishShown, Spoken, Moment, Limit),
    "views": lambda: sections(View, Off, Refusal, Result),
    "records": lambda: sections(Heading, Line, Closing),
    "lessons": lambda: sections(LessonShown, StepShown, WayShown),
    "replays": lambda: sections(Replayed, Sitter),
    "limits": limits,
    "refusals": refusals,
}


def _section(shape: Shape, besides: Iterable[str] = ()) -> str:
    kind = described(shape)
    title = f"`{kind.tag}`" if kind.tag else shape.__name__
    rows = [_row(shape, field) for field in kind.fields if field.name not in besides]
    parts = [f"### {title}", note(shape), _table(("field", "holds", ""), rows)]
    return "\n\n".join(part.replace("None", "null") for part in parts if part) + "\n"


def _row(shape: Shape, field: kinds.Field) -> tuple[str, str, str]:
    what = holds(field.type)
    if may_be_missing(shape, field):
        what = _or_nothing(what, field)
    return f"`{field.encode_name}`", what, field_note(shape, field.name)


def _or_nothing(what: str, field: kinds.Field) -> str:
    if field.default is None:
        return f"{what.removesuffix(' or null')}, or left out"
    default = field.default_factory() if field.default is msgspec.NODEFAULT else field.default
    return f"{what}; `{msgspec.json.encode(default).decode()}` if left out"


def holds(kind: kinds.Type) -> str:
    """What a field holds, in words."""
    match kind:
        case kinds.StructType(cls=shape) if shape in OF_THE_GAME:
            return OF_THE_GAME[shape]
        case kinds.StructType(cls=shape):
            return f"[{shape.__name__}](#{shape.__name__.lower()})"
        case kinds.UnionType(types=members):
            return " or ".join(holds(member) for member in members)
        case kinds.LiteralType(values=values):
            return " or ".join(f'`"{value}"`' for value in values)
        case kinds.EnumType(cls=words):
            return " or ".join(f'`"{word.value}"`' for word in words)
        case kinds.VarTupleType(item_type=kinds.IntType() | kinds.FloatType() as item):
            return f"list of {holds(item)}s"
        case kinds.VarTupleType(item_type=item):
            return f"list of {holds(item)}"
        case kinds.IntType():
            return "whole number" + _bounds(kind.ge, kind.le)
        case kinds.StrType():
            return _text(kind)
        case _:
            return PLAIN[type(kind)]


def _text(kind: kinds.StrType) -> str:
    if kind.pattern:
        pattern = kind.pattern.replace(r"\Z", "$")  # as everybody but Python writes it
        return f"text like `{pattern}`"
    return "text" + _bounds(kind.min_length, kind.max_length, " characters")


def _bounds(least: float | None, most: float | None, unit: str = "") -> str:
    if least is None:
        return ""
    return f", {least} to {most}{unit}" if most is not None else f", {least} or more{unit}"


def _table(titles: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown; none if it has no rows."""
    if not rows:
        return ""
    lines = [titles, ["---"] * len(titles), *rows]
    escaped = [[cell.replace("|", "\\|") for cell in line] for line in lines]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in escaped)
