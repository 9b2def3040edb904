"""Everybody at a table: who joined, who is host, who sits where and for whom bots play."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from typing import TYPE_CHECKING, Final

from trousseau.kernel import Illegal
from trousseau.tables.core import entries as did
from trousseau.tables.core.entries import Entry
from trousseau.tables.core.people import Person, Seat

if TYPE_CHECKING:
    from trousseau.tables.core.rematch import Rematch


class Company:
    """What its lines do is allowed: `permissions` and `seating` have seen to that."""

    def __init__(self, rematch: Rematch) -> None:
        self._rematch = rematch
        self.people: Final[dict[int, Person]] = {}
        self.seats: Final[list[Seat]] = []
        self.host: int | None = None
        self.joined = 0
        """How many have ever come; so the number of whoever comes next."""

        self.sat: dict[int, int] = {}
        """Who has sat where in this game: nobody ever gets to see a second hand."""

        self.wishes: dict[tuple[int, int], bool] = {}
        """Whether a bot shall play for somebody who is away: by their seat and who wishes it."""

    def person(self, number: int | None) -> Person:
        if number is None or number not in self.people:
            raise Illegal("no_such_person")
        return self.people[number]

    def seated(self) -> list[tuple[int, Person]]:
        """Whose seats are whose, in the order of seats."""
        owners = [(number, seat.person) for number, seat in enumerate(self.seats)]
        return [(number, self.people[owner]) for number, owner in owners if owner is not None]

    @property
    def deserted(self) -> bool:
        """Whether all have left."""
        return all(person.left for person in self.people.values())

    def apply(self, entry: Entry, seq: int) -> None:  # noqa: PLR0912 - a case for each
        """Let a line about people and seats happen."""
        match entry:
            case did.Joined():
                self._join(entry)
            case did.Left():
                self._leave(self.person(entry.person))
            case did.Quit():
                self._quit(entry, seq)
            case did.Returned():
                self.person(entry.by).left = False
            case did.Sat():
                self._sit(self.person(entry.by), entry.seat)
            case did.Stood():
                self._stand(self.person(entry.by))
            case did.SeatGiven():
                self._give(entry.seat, self.person(entry.person))
            case did.BotSat():
                self._bot_sits(entry.seat, entry.level, seq, once=entry.once)
            case did.BotLeft():
                self.seats[entry.seat].bot_leaves()
            case did.Wished():
                self.wishes[entry.seat, self.person(entry.by).number] = entry.bot
            case did.Mixed():
                self.person(entry.by).nonce = entry.nonce
            case did.Muted():
                ears = self.person(entry.by).muted
                ears.add(entry.person) if entry.muted else ears.discard(entry.person)
            case did.Silenced():
                self.person(entry.person).silent = entry.silent
            case _:
                raise TypeError(f"nobody knows what {type(entry).__name__} does")

    # Coming and going.

    def _join(self, entry: did.Joined) -> None:
        person = Person(entry.person, entry.name, entry.avatar, entry.token)
        self.people[person.number] = person
        self.joined = person.number + 1
        if self.host is None:
            self.host = person.number

    def _leave(self, person: Person) -> None:
        """Between games: as if they had never come."""
        self._stand(person)
        del self.people[person.number]
        self._choose_host()

    def _quit(self, entry: did.Quit, seq: int) -> None:
        """During a game: the name stays, and a bot plays."""
        person = self.person(entry.person)
        person.left = True
        if entry.by != entry.person:
            person.token = ""  # which opens nothing
        if person.seat is not None and entry.bot is not None:
            self._bot_sits(person.seat, entry.bot, seq)
        self.wishes = {wish: bot for wish, bot in self.wishes.items() if wish[1] != person.number}
        self._rematch.agreed.discard(person.number)
        self._choose_host()

    def _choose_host(self) -> None:
        """The next in order of arrival who is left."""
        here = [number for number, person in self.people.items() if not person.left]
        if self.host not in here:
            self.host = min(here, default=None)

    # Seats.

    def _sit(self, person: Person, seat: int) -> None:
        self._stand(person)
        person.seat = seat
        self.seats[seat].person = person.number
        self.sat[person.number] = seat

    def _stand(self, person: Person) -> None:
        if person.seat is not None:
            self._rematch.call_off()
            self.seats[person.seat].person = None
            person.seat = None
            person.nonce = ""

    def _give(self, number: int, person: Person) -> None:
        """A seat becomes somebody else's."""
        seat = self.seats[number]
        if seat.person is not None:
            self._stand(self.people[seat.person])
        self._sit(person, number)
        seat.bot_leaves()
        seat.late = False

    def arrange(self, seats: int, levels: Container[str | None]) -> None:
        """So many seats; bots stay if the game knows their level."""
        for person in self.people.values():
            if person.seat is not None and person.seat >= seats:
                self._stand(person)
        self.seats.extend(Seat() for _ in range(seats - len(self.seats)))
        del self.seats[seats:]
        for seat in self.seats:
            if seat.bot not in levels:
                seat.bot_leaves()

    # Bots in seats.

    def _bot_sits(self, number: int, level: str, seq: int, *, once: bool = False) -> None:
        self.seats[number].bot_sits(level, seq, once=once)
        self.wishes = {wish: bot for wish, bot in self.wishes.items() if wish[0] != number}

    def end_turns(self, to_move: Iterable[int], moved: int | None) -> bool:
        """Bots for one turn go once it is over, and wishes for one; whether there were any.

        A turn may be several moves: it goes on while everybody waits for that seat alone.
        """
        guests = [number for number, seat in enumerate(self.seats) if seat.once]
        if not guests and not self.wishes:
            return False
        awaited = [seat for seat in to_move if seat != moved]
        done = [number for number in guests if number not in (awaited or to_move)]
        old = [wish for wish in self.wishes if wish[0] not in awaited]
        for number in done:
            self.seats[number].bot_leaves()
        for wish in old:
            del self.wishes[wish]
        return bool(done or old)

    # From game to game.

    def forget_game(self) -> None:
        """What counts in one game only."""
        self.sat, self.wishes = {}, {}
        for seat in self.seats:
            seat.late = False
            if seat.once:
                seat.bot_leaves()

    def clear(self, bots: Mapping[int, str], seq: int) -> None:
        """People and bots keep their seats; stand-ins and who has left go."""
        for seat in self.seats:
            if seat.person is not None:
                seat.bot_leaves()
        for person in list(self.people.values()):
            person.nonce = ""
            if person.left:
                self._leave(person)
        for number, level in bots.items():
            self.seats[number].bot_sits(level, seq)
