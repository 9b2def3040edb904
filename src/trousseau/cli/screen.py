"""Where a command writes: results to stdout, progress and complaints to stderr."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import Any
from unicodedata import category

import msgspec
from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from trousseau import games
from trousseau.cli.complaint import Complaint
from trousseau.kernel import Refusal
from trousseau.words import Words


class Screen:
    """One person's terminal, or the pipe in its place."""

    def __init__(self, words: Words, *, json: bool) -> None:
        self.words = words
        self.json = json

    @cached_property
    def console(self) -> Console:
        return Console(highlight=False, markup=False, emoji=False)

    def words_for(self, game: str, me: int | None = None) -> Words:
        """The words of one game, spoken to the player in seat `me`."""
        return Words(self.words.language, games.module(game), me=me)

    def say(self, key: str, /, **gaps: object) -> None:
        self.write(self.words.say(key, **gaps))

    def write(self, text: str) -> None:
        print(printable(text))

    def ask(self, question: str) -> str | None:
        """A person's answer in one line, None if there is no more input.

        An answer from a pipe is shown, as a terminal would.
        """
        try:
            answer = _line(question).strip()
        except EOFError:
            self.write("")
            return None
        if not sys.stdin.isatty():
            self.write(answer)
        return answer

    def note(self, key: str, /, **gaps: object) -> None:
        """Something beside the answer, on stderr; who asked for JSON gets the answer alone."""
        if not self.json:
            print(printable(self.words.say(key, **gaps)), file=sys.stderr)

    def draw(self, picture: RenderableType) -> None:
        self.console.print(picture)

    def give(self, answer: object) -> None:
        """The answer of a command in JSON."""
        print(msgspec.json.format(msgspec.json.encode(answer), indent=2).decode())

    def report(self, answer: object, key: str, /, **gaps: object) -> None:
        """An answer that is one sentence: that, or the whole in JSON."""
        if self.json:
            self.give(answer)
        else:
            self.say(key, **gaps)

    def complain(self, complaint: Complaint) -> None:
        """One sentence, or in JSON its code and the sentence."""
        message = self.words.say(f"error.{complaint.code}", **self._in_words(complaint.gaps))
        if complaint.guess:
            message += " " + self.words.say("error.guess", guess=complaint.guess)
        message = printable(message)
        if self.json:
            answer = {"error": complaint.code, "message": message}
            message = msgspec.json.encode(answer).decode()
        print(message, file=sys.stderr)

    def _in_words(self, gaps: dict[str, Any]) -> dict[str, Any]:
        """What a game's own rules have against something, in that game's words."""
        refusal = gaps.get("refusal")
        if not isinstance(refusal, Refusal):
            return gaps
        words = self.words_for(gaps["game"])
        return {**gaps, "refusal": words.name("refused", refusal.code, **refusal.about)}

    @contextmanager
    def progress(self, key: str, total: int) -> Iterator[Callable[[int], None]]:
        """A bar on stderr while something long goes on; nothing if nobody would see it."""
        columns = (
            TextColumn(self.words.say(key)),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
        )
        errors = Console(stderr=True)
        with Progress(
            *columns, console=errors, disable=not errors.is_terminal, transient=True
        ) as bar:
            task = bar.add_task("", total=total)
            yield lambda done: bar.update(task, completed=done)


def printable(text: str) -> str:
    """Text that can't play tricks on a terminal: what it quotes was written by strangers."""
    return "".join(sign if category(sign)[0] != "C" or sign == "\n" else "\ufffd" for sign in text)


def _line(question: str) -> str:
    """A line of input, or EOFError. On a pipe `input` loses a Ctrl-C that comes as it flushes."""
    if sys.stdin.isatty():
        return input(question)
    print(question, end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line
