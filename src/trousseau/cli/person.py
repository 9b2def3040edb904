"""A person at the terminal, in the place of a bot: sees a view and a story, and chooses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from rich.columns import Columns

from trousseau.bots import REMARKS, Seen
from trousseau.cli.complaint import Refused
from trousseau.cli.drawing import Draw
from trousseau.cli.screen import Screen
from trousseau.kernel import Dice, View, Written
from trousseau.words import Words

T = TypeVar("T")


class Quit(Exception):
    """The person leaves the table."""


class Person:
    """Asks until there is a legal choice. All it shows is what a bot would be given."""

    def __init__(self, screen: Screen, words: Words, draw: Draw) -> None:
        self.screen = screen
        self.words = words
        self.draw = draw
        self.remarks = 0

    def choose(self, seen: Seen[Any], dice: Dice) -> Any:
        """A move, or a remark as long as it is not one too many."""
        self.screen.draw(self.draw(seen.view, self.words))
        remarks = self._possible_remarks(seen, dice)
        written: Written | None = None
        while written is None:
            self._offer(seen, talk=bool(remarks))
            written = self._answer(seen, remarks)
        self.remarks = self.remarks + 1 if written in remarks else 0
        return seen.game.read(written, seen.seat)

    def _answer(self, seen: Seen[Any], remarks: Sequence[Written]) -> Written | None:
        """What was chosen; None if something else was wanted first."""
        answer = self._ask()
        if answer == "q":
            raise Quit
        if answer == "?":
            self.screen.write(self.words.say("game.rules"))
        elif answer == self.words.say("play.key.history"):
            for fact in seen.story:
                self.screen.write("  " + self.words.tell("fact", fact))
        elif answer == self.words.say("play.key.talk") and remarks:
            return self._choose_remark(seen.seat, remarks)
        else:
            return self._picked(answer, seen.view.moves)
        return None

    def _offer(self, seen: Seen[Any], *, talk: bool) -> None:
        self._number([self.words.tell("move", move) for move in seen.view.moves])
        for reason in reasons(seen.view, self.words):
            self.screen.write(f"   -  {reason}")
        self.screen.say("play.keys.talk" if talk else "play.keys")

    def _ask(self) -> str:
        answer = self.screen.ask("> ")
        if answer is None:
            raise Refused("no_input")
        return answer

    def _possible_remarks(self, seen: Seen[Any], dice: Dice) -> list[Written]:
        """What can be said depends on nothing hidden, so any imagined world knows it."""
        if self.remarks == REMARKS:
            return []
        world = seen.imagine().draw(dice)
        return [seen.game.write(remark) for remark in world.talk(seen.seat)]

    def _choose_remark(self, seat: int, remarks: Sequence[Written]) -> Written | None:
        """First what kind of remark, then which; an empty answer goes back."""
        kinds = list(dict.fromkeys(tag(remark) for remark in remarks))
        self._number(names(kinds, self.words))
        kind = self._picked(self._ask(), kinds)
        if kind is None:
            return None
        chosen = [remark for remark in remarks if tag(remark) == kind]
        self._number([self.words.tell("talk", remark, seat=seat) for remark in chosen])
        return self._picked(self._ask(), chosen)

    def _number(self, items: Sequence[str]) -> None:
        numbered = [f"  {number:>2}  {item}" for number, item in enumerate(items, 1)]
        self.screen.draw(Columns(numbered, column_first=True, padding=(0, 2)))

    def _picked(self, answer: str, items: Sequence[T]) -> T | None:
        if not answer and len(items) == 1:
            return items[0]
        for number, item in enumerate(items, 1):
            if answer == str(number):
                return item
        self.screen.say("play.no_choice", most=len(items))
        return None


def reasons(view: View, words: Words) -> list[str]:
    """Why something that might be expected is off; what has the same reason in one line."""
    kinds: dict[str, list[str]] = {}
    for off in view.off:
        reason = words.name("refused", off.refusal.code, **off.refusal.about)
        kinds.setdefault(reason, []).append(off.do)
    return [
        reason if off == ["*"] else words.say("play.off", kinds=names(off, words), reason=reason)
        for reason, off in kinds.items()
    ]


def names(kinds: Sequence[str], words: Words) -> list[str]:
    return [words.name("kind", kind) for kind in kinds]


def tag(written: Written) -> str:
    return str(written.__struct_config__.tag)
