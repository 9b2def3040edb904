"""Tables for tests that are about something else than how one comes to sit there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager

from tests.browser.person import Person
from tests.messages import Message
from tests.web.client import Admission
from tests.web.server import Server

UNHURRIED: Mapping[str, Mapping[str, object]] = {"coffre": {"end_delay": 60}}
"""By game: nobody is hurried by the rules."""

QUIET_ONES = ("Blaise", "Émilie", "Joseph", "Sophie", "Pierre", "Marie", "Henri")
"""People without a browser, who fill the seats that are left and do nothing unless told to."""


class Table:
    """These people in the first seats, quiet ones in the others; their pages are open."""

    def __init__(
        self,
        server: Server,
        *people: Person,
        game: str = "coffre",
        seats: int = 4,
        options: Mapping[str, object] = {},
        **setup: object,
    ) -> None:
        self.server = server
        self.hurried = "clock" in setup
        setup = {"clock": None, **setup}
        names = [*(one.name for one in people), *QUIET_ONES][:seats]
        chosen = {**UNHURRIED.get(game, {}), **options}
        host = server.api.open(game, seats, names[0], options=chosen, **setup)
        self.id = host.table
        self.places = [host, *(server.api.join(self.id, name) for name in names[1:])]
        for seat, place in enumerate(self.places):
            with server.api.visit(place) as visitor:
                visitor.do("sit", seat=seat)
        for one, place in zip(people, self.places, strict=False):
            one.come_with(place)

    @property
    def host(self) -> Admission:
        return self.places[0]

    def begin(self) -> Table:
        with self.server.api.visit(self.host) as visitor:
            visitor.do("begin")
        return self

    @contextmanager
    def attended(self) -> Iterator[Table]:
        """All the while, the quiet ones are there; otherwise they come only to move."""
        with ExitStack() as visits:
            for place in self.places:
                visits.enter_context(self.server.api.visit(place))
            yield self

    def advance(self, person: Person) -> None:
        """The quiet ones pass, until this person has to act and the page says so."""
        while (seat := self.waiting) != person.wire.seat:
            assert seat is not None, "the game is over"
            self.play(seat, {"do": "pass"})
            self.play(seat, {"do": "end_turn"})
        newest = self.greeting(0)["seq"]
        person.wire.until(lambda: person.wire.seq >= newest)
        person.await_turn()

    def finish(self) -> None:
        """Everybody passes until the chest stays shut."""
        while (seat := self.waiting) is not None:
            if any(move["do"] == "pass" for move in self.view(seat)["moves"]):
                self.play(seat, {"do": "pass"})
            self.play(seat, {"do": "end_turn"})

    def want_another(self, *, but: int) -> None:
        """All quiet ones say yes to another game; the first people have pages of their own."""
        for place in self.places[but:]:
            with self.server.api.visit(place) as visitor:
                visitor.do("rematch")

    def play(self, seat: int, move: Message) -> None:
        """A move of one of the quiet ones; where a clock runs, a bot may have been faster."""
        with self.server.api.visit(self.places[seat]) as visitor:
            answer = visitor.ask("play", move=move)
        assert answer["is"] == "told" or self.hurried, answer

    def view(self, seat: int) -> Message:
        view: Message = self.greeting(seat)["view"]
        return view

    def greeting(self, seat: int) -> Message:
        """All that who comes to this seat now is told."""
        with self.server.api.visit(self.places[seat]) as visitor:
            return visitor.greeting

    @property
    def waiting(self) -> int | None:
        """Whose turn it is."""
        waiting: list[int] = self.view(0)["waiting"]
        return waiting[0] if waiting else None
