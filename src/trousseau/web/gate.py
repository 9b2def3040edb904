"""The gate of the house: who is let in, and how many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from trousseau.kernel import Illegal
from trousseau.tables.live.house import House
from trousseau.store.allowance import AddressBook
from trousseau.web.limits import Limits
from trousseau.web.origin import allowed, origin_of
from trousseau.web.public_address import Whereabouts
from trousseau.web.tally import Tally

HOUR = 3600.0
MINUTE = 60.0

SOON = 2
"""Seconds in which one of somebody's looks should be done, so that there is room for another."""

EVERYBODY = "*"
"""In place of an address, for what all of them share."""

LONGEST_HOST = 100
"""Letters of a strange name that are repeated to whoever used it."""


class Gate:
    """What all of the web shares: the house behind it, the limits, and what was counted."""

    def __init__(self, house: House, limits: Limits, where: Whereabouts) -> None:
        self.house = house
        self.limits = limits
        self.where = where
        self.public = origin_of(where.public_url)
        self.tally = Tally()
        self.full = False
        """Memory is short: nobody new."""

        self.closing = False
        """The server is about to stop."""

        self.connections = 0
        self._connected: Counter[str] = Counter()
        self._tables = AddressBook(limits.tables_per_hour, HOUR)
        self._joins = AddressBook(limits.joins_per_hour, HOUR)
        self._wrong_codes = AddressBook(limits.wrong_codes_per_hour, HOUR)
        self._all_wrong_codes = AddressBook(limits.all_wrong_codes_per_hour, HOUR)
        self._requests = AddressBook(limits.requests_per_minute, MINUTE)
        self._looks = AddressBook(limits.looks_per_minute, MINUTE)
        self._looking: Counter[str] = Counter()

    def check_host(self, host: str) -> None:
        """Illegal if we are called by a name that may be somebody else's."""
        if self.public is None and not self.where.answers_to(host):
            raise Illegal("foreign_host", host=host[:LONGEST_HOST])

    def check_origin(self, origin: str | None, host: str) -> None:
        """Illegal if a page of another site speaks."""
        ours = host if self.where.answers_to(host) else ""
        if not allowed(origin, ours, self.public):
            raise Illegal("foreign_origin")

    def connect(self, address: str) -> None:
        """One more socket, until `disconnect`; or Illegal."""
        self._check_room()
        if self.connections >= self.limits.connections:
            raise Illegal("house_full")
        self.enter(address)
        self.connections += 1

    def disconnect(self, address: str) -> None:
        self.connections -= 1
        self.leave(address)

    def enter(self, address: str) -> None:
        """One more connection of any kind, until `leave`; or Illegal."""
        if self._connected[address] >= self.limits.connections_per_address:
            raise Illegal("too_many_connections", most=self.limits.connections_per_address)
        self._connected[address] += 1

    def leave(self, address: str) -> None:
        self._connected[address] -= 1
        if not self._connected[address]:
            del self._connected[address]

    def count_request(self, address: str) -> None:
        _take(self._requests, address, "too_many_requests")

    def count_table(self, address: str) -> None:
        self._check_room()
        _take(self._tables, address, "too_many_tables")

    def count_join(self, address: str) -> None:
        self._check_room()
        _take(self._joins, address, "too_many_joins")

    @contextmanager
    def trying_code(self, address: str) -> Iterator[None]:
        """While somebody tries a code; one that leads to a table costs nothing. Or Illegal."""
        # Taken before it is known: many may be tried at once, and from many addresses.
        _take(self._wrong_codes, address, "too_many_codes")
        _take(self._all_wrong_codes, EVERYBODY, "too_many_codes")
        yield
        self._wrong_codes.give_back(address)
        self._all_wrong_codes.give_back(EVERYBODY)

    @contextmanager
    def looking(self, address: str) -> Iterator[None]:
        """While somebody has a game looked back at; or Illegal."""
        _take(self._looks, address, "too_many_looks")
        if self._looking[address] >= self.limits.looks_at_once:
            raise Illegal("too_many_looks", seconds=SOON)
        self._looking[address] += 1
        try:
            yield
        finally:
            self._looking[address] -= 1
            if not self._looking[address]:
                del self._looking[address]

    def tidy(self) -> None:
        """Forget addresses that have not been seen for long."""
        now = monotonic()
        for book in (self._tables, self._joins, self._wrong_codes, self._requests, self._looks):
            book.tidy(now)

    def _check_room(self) -> None:
        if self.closing:
            raise Illegal("stopping")
        if self.full:
            raise Illegal("house_full")


def _take(book: AddressBook, address: str, code: str) -> None:
    wait = book.take(address, monotonic())
    if wait:
        raise Illegal(code, seconds=round(wait) + 1)
