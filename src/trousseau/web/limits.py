"""How much one visitor may ask of the house, and all of them together."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Count = Annotated[int, Meta(ge=1, le=1_000_000_000)]


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Generous for people, tight for programs; `trousseau serve --limit NAME=VALUE` changes one."""

    message: Count = 16_384
    """Bytes of a message on a socket, and of a request's body."""

    burst: Count = 40
    """Messages that a connection may send at once."""

    rate: Count = 20
    """Messages a second in the long run; what is above it is read later."""

    mistakes: Count = 20
    """Unreadable messages in a row after which a connection is ended."""

    outbox: Count = 256 * 1024
    """Bytes waiting for a reader who is too slow; with more it is hung up on."""

    hello: Count = 10
    """Seconds for a new socket to say hello, for a request to come, and as many for its body."""

    reading: Count = 60
    """Seconds in which the answer to a request has to be read, or each piece of a long one."""

    ping: Count = 20
    """Seconds between two pings; a connection silent from one to the next is dead."""

    connections: Count = 10_000
    """Sockets open at once, of all addresses."""

    connections_per_address: Count = 200
    """Connections open at once from one address: sockets, and those over which pages load."""

    tables_per_hour: Count = 60
    """Tables opened from one address."""

    joins_per_hour: Count = 300
    """People who joined tables from one address."""

    wrong_codes_per_hour: Count = 30
    """Codes that led to no table, tried from one address."""

    all_wrong_codes_per_hour: Count = 3_000
    """The same from all addresses: with more, somebody has many, and links must do for a while."""

    requests_per_minute: Count = 600
    """HTTP requests from one address."""

    idle: Count = 300
    """Seconds after which a table that nobody looks at leaves memory; it comes back from disk."""

    looks_at_once: Count = 16
    """Replays and the like that one address waits for or reads at once."""

    looks_per_minute: Count = 120
    """Replays and the like from one address."""

    memory: Count = 2048
    """Megabytes in use above which nobody new is let in; games that are on go on."""
