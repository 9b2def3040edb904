"""The gate of the house: who is let in, and how many."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from time import monotonic

from starlette.requests import Request

from trousseau.kernel import Illegal
from trousseau.store import NotRead
from trousseau.store.allowance import AddressBook, Shared
from trousseau.tables.live.house import House
from trousseau.web.address import Network, address_of, caller
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

    def __init__(
        self, house: House, limits: Limits, where: Whereabouts, proxies: Sequence[Network] = ()
    ) -> None:
        """`proxies` tell whom they call for; those on this machine need not be named."""
        self.house = house
        self.limits = limits
        self.where = where
        self._proxies = proxies
        self.public = origin_of(where.public_url)
        self.tally = Tally()
        self.full = False
        """Memory is short: nobody new."""

        self.closing = False
        """The server is about to stop."""

        self.connections = 0
        self._connected: Counter[str] = Counter()
        self._tables = Shared("tables", limits.tables_per_hour, HOUR)
        self._joins = Shared("joins", limits.joins_per_hour, HOUR)
        self._wrong_codes = Shared("wrong_codes", limits.wrong_codes_per_hour, HOUR)
        self._all_wrong_codes = Shared("all_wrong_codes", limits.all_wrong_codes_per_hour, HOUR)
        self._requests = AddressBook(limits.requests_per_minute, MINUTE)
        self._looks = AddressBook(limits.looks_per_minute, MINUTE)
        self._looking: Counter[str] = Counter()

    def address_of(self, peer: str, forwarded: str) -> str:
        """The visitor's address, by which limits are counted."""
        return address_of(peer, forwarded, self._proxies)

    def visitor(self, request: Request) -> str:
        peer = request.client.host if request.client else ""
        return self.address_of(peer, ",".join(request.headers.getlist("X-Forwarded-For")))

    def caller(self, peer: str) -> str | None:
        """Who opened a connection, as far as it is known before a request."""
        return caller(peer, self._proxies)

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

    async def count_table(self, address: str) -> None:
        self._check_room()
        await self._take(self._tables, address, "too_many_tables")

    async def count_join(self, address: str) -> None:
        self._check_room()
        await self._take(self._joins, address, "too_many_joins")

    @asynccontextmanager
    async def trying_code(self, address: str) -> AsyncIterator[None]:
        """While somebody tries a code; one that leads to a table costs nothing. Or Illegal."""
        # Taken before it is known: many may be tried at once, and from many addresses.
        await self._take(self._wrong_codes, address, "too_many_codes")
        await self._take(self._all_wrong_codes, EVERYBODY, "too_many_codes")
        yield
        await self.house.store.give_back(self._wrong_codes, address)
        await self.house.store.give_back(self._all_wrong_codes, EVERYBODY)

    async def _take(self, limit: Shared, address: str, code: str) -> None:
        """Of what an address may do in the whole house, however many servers it has."""
        try:
            wait = await self.house.store.take(limit, address)
        except NotRead as error:
            raise Illegal("not_read") from error
        _refuse_for(wait, code)

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

    async def tidy(self) -> None:
        """Forget addresses that have not been seen for long."""
        now = monotonic()
        for book in (self._requests, self._looks):
            book.tidy(now)
        await self.house.store.forget_allowances()

    def _check_room(self) -> None:
        if self.closing:
            raise Illegal("stopping")
        if self.full:
            raise Illegal("house_full")


def _take(book: AddressBook, address: str, code: str) -> None:
    _refuse_for(book.take(address, monotonic()), code)


def _refuse_for(wait: float, code: str) -> None:
    if wait:
        raise Illegal(code, seconds=round(wait) + 1)
