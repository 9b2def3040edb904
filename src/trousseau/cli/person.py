"""A person at the terminal, in the place of a bot: sees a view and a story, and chooses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from trousseau.bots import Seen
from trousseau.cli.drawing import Draw
from trousseau.cli.form import Form
from trousseau.cli.questions import Questions
from trousseau.cli.screen import Screen
from trousseau.kernel import Dice, Illegal, View, Written
from trousseau.words import Words


class Quit(Exception):
    """The person leaves the table."""


class Person:
    """Asks until there is a legal choice. All it shows is what a bot would be given."""

    def __init__(
        self, screen: Screen, words: Words, draw: Draw, check: Callable[[Any], None]
    ) -> None:
        """`check` raises Illegal for a move that can't be made."""
        self.screen = screen
        self.words = words
        self.draw = draw
        self.check = check
        self.questions = Questions(screen)

    def choose(self, seen: Seen[Any], dice: Dice) -> Any:
        self.screen.draw(self.draw(seen.view, self.words))
        while True:
            self._offer(seen.view)
            written = self._answer(seen)
            if written is None:
                continue
            try:
                move = seen.game.read(written, seen.seat)
                self.check(move)
            except Illegal as illegal:
                reason = illegal.refusal
                self._give_reason(self.words.name("refused", reason.code, **reason.about))
            else:
                return move

    def _offer(self, view: View) -> None:
        """The moves by number, then what can be written freely, and why something is off."""
        moves = [self.words.tell("move", move) for move in view.moves]
        self.questions.offer(moves + [f"{kind}…" for kind in names(view.free, self.words)])
        for reason in reasons(view, self.words):
            self._give_reason(reason)
        self.screen.say("play.keys")

    def _give_reason(self, reason: str) -> None:
        self.screen.write(f"   -  {reason}")

    def _answer(self, seen: Seen[Any]) -> Written | None:
        """What was chosen; None if something else was wanted first."""
        answer = self.questions.ask()
        if answer == "q":
            raise Quit
        if answer == "?":
            self.screen.write(self.words.say("game.rules"))
        elif answer == self.words.say("play.key.history"):
            for fact in seen.story:
                self.screen.write("  " + self.words.tell("fact", fact))
        else:
            return self._picked(answer, seen)
        return None

    def _picked(self, answer: str, seen: Seen[Any]) -> Written | None:
        view = seen.view
        offered: tuple[Written | str, ...] = (*view.moves, *view.free)
        picked = self.questions.picked(answer, offered)
        if isinstance(picked, str):
            return Form(seen.game, picked, view.seats, self.words).fill(self.questions)
        return picked


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
