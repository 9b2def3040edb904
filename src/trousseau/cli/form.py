"""What a person may write freely, asked for field by field as its shape says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import inspect

from trousseau.cli.asking import allowed_by
from trousseau.cli.questions import Questions
from trousseau.kernel import AnyGame, Written
from trousseau.kernel.structs import UNREADABLE
from trousseau.words import Words


class Form:
    """The fields of one shape. How its sentence names them, so are they offered."""

    def __init__(self, game: AnyGame[Any], do: str, seats: int, words: Words) -> None:
        shapes: tuple[type[Written], ...] = get_args(game.move_type) or (game.move_type,)
        self.shape = next(shape for shape in shapes if shape.__struct_config__.tag == do)
        self.seats = seats
        self.words = words
        self.kinds = words.gaps(f"talk.{do}") or words.gaps(f"move.{do}")

    def fill(self, questions: Questions) -> Written | None:
        """None if an answer was empty or would not do."""
        info = inspect.type_info(self.shape)
        assert isinstance(info, inspect.StructType)
        values: dict[str, Any] = {}
        for field in info.fields:
            values[field.name] = self._value(field, questions)
            if values[field.name] is None:
                return None
        return self.shape(**values)

    def _value(self, field: inspect.Field, questions: Questions) -> Any:
        kind = self.kinds.get(field.name, "")
        choices = self._choices(field.type, kind)
        if choices:
            questions.offer([self.words.thing(choice, kind) for choice in choices])
            return questions.picked(questions.ask(), choices)
        allowed = self.words.tell("allowed", allowed_by(field.type))
        answer = questions.ask(f"{field.name} ({allowed}) ")
        try:
            return self._read(answer, field)
        except UNREADABLE:
            questions.screen.say("play.no_value", value=answer, allowed=allowed)
            return None

    def _choices(self, values: inspect.Type, kind: str) -> Sequence[Any]:
        """All that can be in a field, if it is one of few things, or of things with names."""
        match values:
            case inspect.LiteralType():
                return values.values
            case inspect.EnumType():
                return list(values.cls)
            case inspect.IntType() if kind == "player":
                return range(self.seats)
            case inspect.IntType(ge=int(least), le=int(most)) if kind:
                return range(least, most + 1)
            case _:
                return ()

    def _read(self, answer: str, field: inspect.Field) -> Any:
        """Text as it is; anything else as JSON has it."""
        shape = get_type_hints(self.shape, include_extras=True)[field.name]
        if isinstance(field.type, inspect.StrType):
            return msgspec.convert(answer, shape)
        return msgspec.json.decode(answer, type=shape)
