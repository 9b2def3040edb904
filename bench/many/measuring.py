"""What is measured of a house: how many moves it makes, what each costs whom, how long it takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bench.many.houses import House
from bench.tables.contenders import TROUSSEAU
from bench.tables.measuring import Effort
from bench.tables.running import driving

UNHURRIED = 1000
"""Milliseconds from one move of a table to its next."""


@dataclass(frozen=True)
class Load:
    """What one stretch of play gave; times in milliseconds from sending to the other seat."""

    rate: float
    """Moves a second."""

    servers: float
    """Processor time of all servers for a move, in microseconds; and so for the others."""

    postgres: float
    driver: float
    median: float
    p99: float
    longest: float

    @property
    def servers_busy(self) -> float:
        """How many cores all servers took: 1.0 is one, all the time."""
        return self.servers * self.rate / 1e6

    @property
    def others_busy(self) -> float:
        """The same of PostgreSQL and the load."""
        return (self.postgres + self.driver) * self.rate / 1e6


@dataclass(frozen=True)
class Place:
    """At which server tables are opened, and at which one their people are."""

    opened: int
    entered: int


def measured(
    house: House, effort: Effort, places: Sequence[Place] = (Place(0, 0),), pause: int = 0
) -> list[Load]:
    """All tables together; then those of each place, of which only times are their own."""
    addresses = [
        {"opened": house.servers[place.opened].url, "entered": house.servers[place.entered].url}
        for place in places
    ]
    with driving(
        house.servers[0],
        TROUSSEAU,
        tables=effort.tables,
        pause=pause,
        places=addresses,
        warm_up=effort.warm_up,
        seconds=effort.seconds,
    ) as load:
        load.hear("measuring")
        before = house.servers_seconds(), house.postgres_seconds()
        done = load.hear("done")
        after = house.servers_seconds(), house.postgres_seconds()
    servers, postgres = [
        (later - earlier) * 1e6 / done["moves"]
        for earlier, later in zip(before, after, strict=True)
    ]
    return [
        Load(
            rate=part["moves"] / part["seconds"],
            servers=servers,
            postgres=postgres,
            driver=done["driver"] * done["seconds"] * 1e6 / done["moves"],
            median=part["median"],
            p99=part["p99"],
            longest=part["longest"],
        )
        for part in (done, *done["places"])
    ]
