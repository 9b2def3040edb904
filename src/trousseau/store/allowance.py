"""Allowances: so many at once, and so many a second in the long run."""

from __future__ import annotations

from typing import NamedTuple


class Shared(NamedTuple):
    """What an address may do in the whole house, however many servers it has: so often."""

    what: str
    most: int
    seconds: float


class Allowance:
    """A purse that fills by itself, up to a brim."""

    __slots__ = ("_at", "_left")

    def __init__(self, brim: float, now: float) -> None:
        self._left = brim
        self._at = now

    def take(self, brim: float, rate: float, now: float) -> float:
        """Take one, and 0; or nothing, and the seconds until there is one."""
        left = min(brim, self._left + (now - self._at) * rate)
        self._at = now
        if left < 1:
            self._left = left
            return (1 - left) / rate
        self._left = left - 1
        return 0.0

    def give_back(self) -> None:
        self._left += 1

    def full(self, brim: float, rate: float, now: float) -> bool:
        return self._left + (now - self._at) * rate >= brim


class AddressBook:
    """An allowance for each address; those long unused are forgotten."""

    def __init__(self, most: int, seconds: float) -> None:
        """`most` in `seconds`, and at once."""
        self._brim = most
        self._rate = most / seconds
        self._allowances: dict[str, Allowance] = {}

    def take(self, address: str, now: float) -> float:
        """As `Allowance.take`."""
        allowance = self._allowances.get(address)
        if allowance is None:
            allowance = self._allowances[address] = Allowance(self._brim, now)
        return allowance.take(self._brim, self._rate, now)

    def give_back(self, address: str) -> None:
        """One that was taken after all costs nothing."""
        allowance = self._allowances.get(address)
        if allowance is not None:
            allowance.give_back()

    def tidy(self, now: float) -> None:
        """Forget who has not asked for so long that it makes no difference."""
        unused = [
            address
            for address, allowance in self._allowances.items()
            if allowance.full(self._brim, self._rate, now)
        ]
        for address in unused:
            del self._allowances[address]

    def __len__(self) -> int:
        return len(self._allowances)


class AddressBooks(dict[Shared, AddressBook]):
    """One for each limit, begun when it is first asked for."""

    def __missing__(self, limit: Shared) -> AddressBook:
        book = self[limit] = AddressBook(limit.most, limit.seconds)
        return book
