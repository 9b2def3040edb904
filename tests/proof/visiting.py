"""A table full of visitors: people in some seats, bots in the others, and somebody who watches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import NamedTuple

from tests.messages import Message
from tests.web.client import Admission, Visitor
from tests.web.server import Server


class Connections(NamedTuple):
    """Everybody at a table; the first of the people is the host, and they sit in order."""

    places: list[Admission]
    people: list[Visitor]
    watcher: Visitor

    @property
    def table(self) -> str:
        return self.places[0].table

    def everybody(self) -> list[Visitor]:
        return [*self.people, self.watcher]

    def catch_up(self, seq: int) -> None:
        """Let everybody hear all lines up to this one."""
        for visitor in self.everybody():
            catch_up(visitor, seq)


def catch_up(visitor: Visitor, seq: int) -> None:
    while visitor.seq < seq:
        visitor.hear()


def answer_to(visitor: Visitor, key: str) -> Message:
    """What is said to a command that was sent before."""
    return visitor.hear_until(lambda message: message.get("id") == key)


@contextmanager
def connections(
    server: Server,
    game: str,
    seats: int,
    people: int | None = None,
    languages: Sequence[str] = ("en",),
    **setup: object,
) -> Iterator[Connections]:
    """People sit in the first seats, each with a nonce mixed in; nothing has begun."""
    host = server.api.open(game, seats, "P0", **setup)
    guests = range(1, seats if people is None else people)
    places = [host, *[server.api.join(host.table, f"P{n}") for n in guests]]
    with ExitStack() as stack:
        watcher = stack.enter_context(server.api.visit(host.table, language=languages[0]))
        visitors = []
        for number, place in enumerate(places):
            language = languages[number % len(languages)]
            visitor = stack.enter_context(server.api.visit(place, language=language))
            visitor.do("sit", seat=number)
            visitor.do("mix", nonce=nonce(number))
            visitors.append(visitor)
        yield Connections(places, visitors, watcher)


def nonce(number: int) -> str:
    return f"{number:x}" * 32
