"""Sentences from templates: `{seat:player} looks at {slot:slot}`.

A gap is a name and, after the colon, what kind of thing fills it. `{safe.letter}` is the field of
a thing that has no words itself.

- `player`: a seat, shown by the player's name; several seats become a list.
- `number`: written as the language does.
- `each.KIND`: one thing for each seat in order, each with its player's name.
- `many.KIND`: a number of things, or of how many a list is, by the words of `KIND.one` and
  `KIND.other`: "3 gems".
- any other KIND: a thing with words of its own under `KIND.thing`; a struct goes by its tag and
  its fields fill the gaps there; several things become a list.

Nothing fills a gap as nothing. A template may come in forms. `key.one` and `key.other` go by the
gap `count`; `key.self` is used when the speaker, the gap `seat`, also fills one of the template's
player gaps ("I hold the Key"); `key.me` when the gap `seat` is the reader's.

What has no template is told plainly, by its tag and its fields: "Ada: opened (chest 3, key no)".
Any part of that may have words: a tag under `move.TAG` or `kind.TAG`, a field under `field.NAME`,
what is in it under `NAME.VALUE`.

The page does the same in `ui/src/words/sentences.ts`; `tests/words/sentences.json` binds both.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence, Sized
from decimal import ROUND_HALF_UP, Decimal
from typing import Final

import msgspec

from trousseau.words.catalogue import HOUSE, capital, catalogue, game_words

GAP: Final = re.compile(r"\{(\w+(?:\.\w+)*)(?::([\w.]+))?\}", re.ASCII)
BESIDE_SIGNS: Final = re.compile(r" (?=[:;!?»])|(?<=«) ")
"""French puts a space before tall punctuation; no line may begin with what follows it."""

SEATS: Final = ("seats", "waiting")
"""Fields that list seats in any game, as `seat` is one: they are shown by the names of players."""

Gaps = Mapping[str, object]


class Words:
    """Speaks one language about one game: its own catalogue first, then the house's."""

    def __init__(
        self, language: str, game: str = "", me: int | None = None, names: Mapping[int, str] = {}
    ) -> None:
        """`game` is its package; `me` the seat of whom is spoken to; `names` those of people."""
        self.language = language
        self.game = game
        self.me = me
        self.names = names
        self.templates = {**catalogue(HOUSE, language)}
        if game:
            self.templates |= game_words(game, language)

    def say(self, key: str, /, **gaps: object) -> str:
        """The sentence of that key, its gaps filled; the key itself if it has no words."""
        template = self.templates.get(self._form(key, gaps))
        return key if template is None else self._fill(template, gaps)

    def tell(self, kind: str, thing: msgspec.Struct, /, **gaps: object) -> str:
        """A fact, a move or a remark, by its own sentence or plainly."""
        filled = {**gaps, **msgspec.structs.asdict(thing)}
        key = f"{kind}.{thing.__struct_config__.tag}"
        if self._form(key, filled) in self.templates:
            return self.say(key, **filled)
        return capital(self._plainly(thing))

    def name(self, kind: str, thing: object, /, **gaps: object) -> str:
        """What a thing is called: the words under `kind.thing` if there are any, or itself."""
        word = _plain(thing)
        key = f"{kind}.{word}"
        known = self._form(key, gaps) in self.templates
        return self.say(key, **gaps) if known else word.replace("_", " ")

    def value(self, field: str, value: object) -> str:
        """What is in a field of that name, in words."""
        if isinstance(value, bool) or value is None:
            return self.say(f"value.{value}".lower())
        if isinstance(value, list | tuple):
            of = "seat" if field in SEATS else field
            return self.listed([self._item(of, item) for item in value]) or self.value(of, None)
        if isinstance(value, msgspec.Struct):
            return self._plainly(value)
        if field == "seat" and isinstance(value, int):
            return self.player(value)
        return self.name(field, value)

    def gaps(self, key: str) -> dict[str, str]:
        """What kind of thing fills each gap of a template; none if there is no such template."""
        return dict(GAP.findall(self.templates.get(key, "")))

    def title(self) -> str:
        """What the game is called."""
        return self.say("game.title")

    def player(self, seat: int) -> str:
        """The name of the player in a seat."""
        name = self.first_name(seat)
        return self.say("player.me", name=name) if seat == self.me else name

    def first_name(self, seat: int) -> str:
        """The same without saying so if it is the person spoken to."""
        if seat in self.names:
            return self.names[seat]
        key = f"player.{seat}"
        return self.say(key if key in self.templates else "player.more", number=seat + 1)

    def listed(self, items: Sequence[str]) -> str:
        """Several things in one breath: a, b and c."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list.last", first=", ".join(items[:-1]), last=items[-1])

    def number(self, value: float, digits: int = 0) -> str:
        """A number with the language's signs for thousands and decimals."""
        exact = Decimal(value).quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP)
        written = f"{exact:,}"
        signs = str.maketrans({",": self.say("number.thousands"), ".": self.say("number.point")})
        return written.translate(signs)

    def percent(self, share: float, digits: int = 1) -> str:
        """A share of one as a percentage."""
        return self.say("number.percent", value=self.number(100 * share, digits))

    def points(self, difference: float) -> str:
        """A difference between two shares, in percentage points with its sign."""
        return ("+" if difference > 0 else "") + self.number(100 * difference, 1)

    def _form(self, key: str, gaps: Gaps) -> str:
        count, seat = gaps.get("count"), gaps.get("seat")
        if isinstance(count, int | float) and f"{key}.other" in self.templates:
            return f"{key}.one" if self._is_one(count) else f"{key}.other"
        if seat is None:
            return key
        if f"{key}.self" in self.templates:
            named = [gap for gap, kind in self.gaps(key).items() if kind == "player"]
            if any(gaps.get(gap) == seat for gap in named):
                return f"{key}.self"
        return f"{key}.me" if seat == self.me and f"{key}.me" in self.templates else key

    def _is_one(self, count: float) -> bool:
        return abs(count) < 2 if self.language == "fr" else abs(count) == 1

    def _fill(self, template: str, gaps: Gaps) -> str:
        def fill(gap: re.Match[str]) -> str:
            return self.thing(_reached(gaps, gap[1]), gap[2] or "", gaps)

        return BESIDE_SIGNS.sub("\u00a0", GAP.sub(fill, template))

    def thing(self, value: object, kind: str, gaps: Mapping[str, object] = {}) -> str:
        """What fills a gap of that kind."""
        if value is None:
            return ""
        if kind.startswith("each."):
            assert isinstance(value, Sequence)
            return ", ".join(
                self.say("list.each", seat=seat, thing=self.thing(item, kind[5:], gaps))
                for seat, item in enumerate(value)
            )
        if kind.startswith("many."):
            return self.say(kind[5:], count=len(value) if isinstance(value, Sized) else value)
        if isinstance(value, list | tuple):
            return self.listed([self.thing(item, kind, gaps) for item in value])
        if isinstance(value, msgspec.Struct):
            return self.tell(kind, value, **gaps)
        if kind == "player":
            assert isinstance(value, int)
            return self.player(value)
        if kind == "number":
            assert isinstance(value, int | float)
            return self.number(value)
        return self.name(kind, value) if kind else _plain(value)

    def _item(self, field: str, item: object) -> str:
        if isinstance(item, list | tuple):
            return " ".join(self._item(field, part) for part in item)
        return self.value(field, item)

    def _part(self, field: str, value: object) -> str:
        """A thing with a tag says itself what it is."""
        told = self.value(field, value)
        tagged = isinstance(value, msgspec.Struct) and value.__struct_config__.tag is not None
        return told if tagged else f"{self.name('field', field)} {told}"

    def _plainly(self, thing: msgspec.Struct) -> str:
        fields = msgspec.structs.asdict(thing)
        seat = fields.pop("seat", None)
        sentence = self._deed(thing.__struct_config__.tag, fields)
        return sentence if seat is None else self.say("list.each", seat=seat, thing=sentence)

    def _deed(self, tag: object, fields: Gaps) -> str:
        move = f"move.{tag}"
        if self._form(move, fields) in self.templates:
            return self.say(move, **fields)
        said = ", ".join(self._part(name, value) for name, value in fields.items())
        if tag is None:
            return said or self.value("", None)
        return self.name("kind", tag) + (f" ({said})" if said else "")


def _reached(gaps: Gaps, path: str) -> object:
    """What a gap names: the last field of its path, or nothing on a way that leads nowhere."""
    name, *fields = path.split(".")
    value = gaps.get(name)
    for field in fields:
        value = getattr(value, field, None) if isinstance(value, msgspec.Struct) else None
    return value


def _plain(value: object) -> str:
    """A thing without words, as it is written on the wire."""
    if isinstance(value, bool | list | tuple | dict | msgspec.Struct | None):
        return msgspec.json.encode(value).decode()
    return str(value)
