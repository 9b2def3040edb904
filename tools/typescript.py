"""TypeScript types for the page, from the structs that Python sends and reads.

`protocol.ts` has what every table says and is asked. Where that depends on the game, its types
take one parameter: `Told<Coffre>`. Each game's file has its own shapes and that parameter.
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import inspect as kinds

from shapes import (
    ASKED,
    NamedUnion,
    Shape,
    base_of,
    described,
    field_note,
    may_be_missing,
    note,
    unions,
)
from trousseau import games
from trousseau.kernel import Fact, Options, TimedView, View, Written
from trousseau.kernel.record import Closing, Heading, Line
from trousseau.lessons import LessonShown, WayShown
from trousseau.tables.core.commands import AnyCommand, Command, Play, Setup
from trousseau.tables.core.messages import AnyMessage, Message, TableShown
from trousseau.tables.core.permissions import Admission, Guest
from trousseau.tables.core.replayed import Replayed
from trousseau.web.public_address import HouseShown

HEADING: Final = (
    "// Made from the Python structs by `./play types`; changes here would be lost.\n\n"
)
WIDTH: Final = 100

PARAMETER: Final = "<G extends Game = Game>"
GAME: Final = """\
/** What is played at a table: each game's file has its own, for `Told<Coffre>` and the like. */
export interface Game {
  view: View;
  move: Written;
  fact: Fact;
  options: Options;
  /** What its coach says, if it has one. */
  advice?: unknown;
}
"""

BASES: Final = (Written, Fact, Command, Message)
"""What games build upon, which may not be loaded yet."""

OF_THE_GAME: Final[Mapping[Shape, str]] = {View: 'G["view"]', Fact: 'G["fact"]'}

FIELDS_OF_THE_GAME: Final[Mapping[tuple[Shape, str], str]] = {
    (Play, "move"): 'G["move"]',
    (Setup, "options"): 'Partial<G["options"]>',
    (TableShown, "options"): 'G["options"]',
    (Heading, "options"): 'Partial<G["options"]>',
    (Line, "move"): 'G["move"] | null',
    (Replayed, "options"): 'Partial<G["options"]>',
    (WayShown, "move"): 'G["move"]',
}
"""Where Python keeps a game's data as it came, and the page can know more."""

PLAIN: Final[Mapping[type[kinds.Type], str]] = {
    kinds.AnyType: "unknown",
    kinds.BoolType: "boolean",
    kinds.FloatType: "number",
    kinds.IntType: "number",
    kinds.NoneType: "null",
    kinds.StrType: "string",
}


def files() -> dict[str, str]:
    """The text of every file, by its name."""
    house = protocol()
    texts = {f"{name}.ts": HEADING + game_file(name, house) for name in games.own()}
    return {"protocol.ts": HEADING + house.text(), **texts}


def protocol() -> Declarations:
    """What every table says and is asked."""
    house = Declarations()
    for common in (Options, Written, Fact, View, TimedView):
        house.declare(common)
    house.texts["Game"] = GAME
    for edge in (
        AnyCommand,
        Guest,
        Admission,
        HouseShown,
        AnyMessage,
        Heading,
        Line,
        Closing,
        Replayed,
        LessonShown,
    ):
        house.declare(edge)
    return house


def game_file(name: str, house: Declarations) -> str:
    """A game's own shapes, and at the end the game for the types of the protocol."""
    game = games.get(name)
    own = Declarations(house)
    parts = {
        "view": own.declare(game.view_type),
        "move": own.declare(game.move_type),
        "fact": own.declare(game.fact_type),
        "options": own.declare(game.options_type),
    }
    coach = games.parts_of(name).coach()
    if coach:
        parts["advice"] = own.declare(coach.shape)
    fields = [f"  {part}: {expression};" for part, expression in parts.items()]
    title = game.name.capitalize()
    heading = _comment(f"For the types of the protocol: `Told<{title}>`.")
    own.texts[title] = "\n".join([f"{heading}export interface {title} {{", *fields, "}\n"])
    imported = ", ".join(sorted(own.borrowed))
    return f'import type {{ {imported} }} from "./protocol";\n\n{own.text()}'


class Declarations:
    """What one file declares, each type after those it needs."""

    def __init__(self, house: Declarations | None = None) -> None:
        """`house` is the file from which a game's file imports what is not its own."""
        self.house = house
        self.texts: dict[str, str] = {}
        self.modules: dict[str, None] = {}
        self.borrowed: set[str] = set()

    def text(self) -> str:
        return "\n".join(self.texts.values())

    def declare(self, what: Any) -> str:
        """Declare a type and all that it needs; the answer is how to write it."""
        kind = kinds.type_info(what)
        return self._struct(what) if isinstance(kind, kinds.StructType) else self.written(kind)

    def written(self, kind: kinds.Type) -> str:
        """A type as TypeScript writes it."""
        match kind:
            case kinds.StructType(cls=shape) if self.house is None and shape in OF_THE_GAME:
                return OF_THE_GAME[shape]
            case kinds.StructType(cls=shape):
                return self._struct(shape)
            case kinds.UnionType(types=members):
                return self._union(members)
            case kinds.LiteralType():
                return self._union([kind])
            case kinds.VarTupleType(item_type=item) | kinds.ListType(item_type=item):
                return _in_brackets(self.written(item)) + "[]"
            case kinds.TupleType(item_types=items):
                return f"[{', '.join(self.written(item) for item in items)}]"
            case kinds.DictType(value_type=value):
                return f"{{ [key: string]: {self.written(value)} }}"
            case _:
                return PLAIN[type(kind)]

    # Structs.

    def _struct(self, shape: Shape) -> str:
        name, module = shape.__name__, shape.__module__
        if self.house and module in self.house.modules:
            self.borrowed.add(name)
            return name
        self.modules[module] = None
        if name not in self.texts:
            in_order = shape.__struct_config__.array_like
            self.texts[name] = self._tuple(shape) if in_order else self._interface(shape)
        return self._named(name)

    def _tuple(self, shape: Shape) -> str:
        """What goes over the wire as a list: its fields in order, without their names."""
        fields = [
            f"{field.encode_name}: {self.written(field.type)}" for field in described(shape).fields
        ]
        return _comment(note(shape)) + f"export type {shape.__name__} = [{', '.join(fields)}];\n"

    def _interface(self, shape: Shape) -> str:
        """An interface, built upon that of its base; the tag is open where others build on it."""
        kind, base = described(shape), base_of(shape)
        extends = f" extends {self._struct(base)}" if base else ""
        inherited = described(base).fields if base else ()
        fields = [self._field(shape, field) for field in kind.fields if field not in inherited]
        if kind.tag_field:
            tag = "string" if _is_base(shape) else _quoted(kind.tag)
            fields.insert(0, f"{kind.tag_field}: {tag};")
        body = textwrap.indent("\n".join(fields), "  ")
        opening = f"export interface {shape.__name__}{_parameter(body)}{extends}"
        return _comment(note(shape)) + opening + (f" {{\n{body}\n}}\n" if body else " {}\n")

    def _field(self, shape: Shape, field: kinds.Field) -> str:
        optional = may_be_missing(shape, field)
        written = FIELDS_OF_THE_GAME.get((shape, field.name)) or self.written(field.type)
        if optional and field.default is None and not issubclass(shape, ASKED):
            written = written.removesuffix(" | null")  # it is left out instead
        name = f"{field.encode_name}?" if optional else field.encode_name
        return f"{_comment(field_note(shape, field.name))}{name}: {written};"

    # Unions and sets of words, by their names where a module gives them one.

    def _union(self, members: Sequence[kinds.Type]) -> str:
        for member in members:
            if isinstance(member, kinds.StructType):
                self.written(member)  # so that its module's names are known
        return self._joined(members, [union for module in self.modules for union in unions(module)])

    def _joined(self, members: Sequence[kinds.Type], named: Sequence[NamedUnion]) -> str:
        """The largest unions with a name that fit into it, then whatever is left."""
        left = list(members)
        parts = []
        for union in sorted(named, key=lambda union: -len(union.members)):
            if all(member in left for member in union.members):
                parts.append(self._alias(union, named))
                left = [member for member in left if member not in union.members]
        return " | ".join([*parts, *[self._alone(member) for member in left]])

    def _alias(self, union: NamedUnion, named: Sequence[NamedUnion]) -> str:
        if union.name not in self.texts:
            smaller = [other for other in named if len(other.members) < len(union.members)]
            body = self._joined(union.members, smaller)
            heading = f"export type {union.name}{_parameter(body)} ="
            self.texts[union.name] = _comment(union.note) + _folded(heading, body)
        return self._named(union.name)

    def _alone(self, member: kinds.Type) -> str:
        if isinstance(member, kinds.LiteralType):
            return " | ".join(_quoted(value) for value in member.values)
        if isinstance(member, kinds.EnumType):
            return " | ".join(_quoted(one.value) for one in member.cls)
        return self.written(member)

    def _named(self, name: str) -> str:
        return f"{name}<G>" if PARAMETER in self.texts[name] else name


def _is_base(shape: Shape) -> bool:
    """Never sent itself, only what builds upon it: its tag is open."""
    return shape in BASES or bool(shape.__subclasses__())


def _parameter(body: str) -> str:
    return PARAMETER if 'G["' in body or "<G>" in body else ""


def _quoted(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _in_brackets(written: str) -> str:
    return f"({written})" if " | " in written else written


def _folded(heading: str, union: str) -> str:
    """A union on one line if that is short, or else on one line for each part."""
    line = f"{heading} {union};\n"
    if len(line) <= WIDTH:
        return line
    return heading + "".join(f"\n  | {part}" for part in union.split(" | ")) + ";\n"


def _comment(text: str) -> str:
    """A note as TSDoc, where Python's nothing is called null."""
    if not text:
        return ""
    lines = textwrap.wrap(text.replace("None", "null"), WIDTH - 9)
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "".join(["/**\n", *[f" * {line}\n" for line in lines], " */\n"])
