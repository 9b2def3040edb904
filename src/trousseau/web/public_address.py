"""Where others find this server: the address that an invitation says."""

from __future__ import annotations

import socket
from functools import cache
from typing import Literal, NamedTuple

import msgspec

from trousseau.web.address import read_ip
from trousseau.web.origin import PORTS, Origin, origin_of

Reach = Literal["internet", "network", "machine"]
"""From how far away an address can be called: from anywhere, from the same network, or from this
machine alone."""

LOCAL_NAMES = (".local", ".lan", ".home", ".internal", ".home.arpa")

ELSEWHERE = ("192.0.2.1", 9)
"""An address that nobody has: asking for the way there sends nothing."""


class HouseShown(msgspec.Struct, frozen=True):
    """The server itself."""

    url: str
    """Others find it here; it has no slash at its end."""

    reach: Reach
    """With `machine` the address is no use to anybody else: the server listens to nobody else."""

    languages: tuple[str, ...]
    """It speaks these, its first choice first."""

    version: str


class Address(NamedTuple):
    """A beginning for links, and from how far away they work."""

    url: str
    reach: Reach


class Whereabouts(NamedTuple):
    """What is known without a visitor: what the operator said, and where the socket is bound."""

    public_url: str
    host: str
    port: int

    def seen_by(self, host: str) -> Address:
        """For a visitor who called us by this `Host`."""
        if self.public_url:
            return Address(self.public_url, "internet")
        called = origin_of(f"http://{host}")
        if called is not None and not is_loopback(called[1]):
            return Address(written(called), _reach(called[1]))
        return self.on_network() or Address(written(called or self._here()), "machine")

    def answers_to(self, host: str) -> bool:
        """Whether this `Host` can mean nobody but us: an address in digits, or this machine's name.

        Any other name may be a stranger's, whose page a browser then takes for ours as soon as
        the name leads here. Programs that name no host are no browsers.
        """
        called = origin_of(f"http://{host}")
        if called is None:
            return host == ""
        name = called[1].rstrip(".")
        return read_ip(name) is not None or is_loopback(name) or name in own_names()

    def on_network(self) -> Address | None:
        """For others on the same network; None if they are not listened to."""
        if is_loopback(self.host):
            return None
        host = way_out() if self.host in ("0.0.0.0", "::") else self.host
        return Address(written(("http", host, self.port)), _reach(host)) if host else None

    def on_machine(self) -> str:
        """For a browser on this machine."""
        return written(self._here())

    def _here(self) -> Origin:
        host = "localhost" if self.host in ("0.0.0.0", "::") else self.host
        return "http", host, self.port


def written(origin: Origin) -> str:
    """An origin as an address."""
    scheme, host, port = origin
    shown = f"[{host}]" if ":" in host else host
    return f"{scheme}://{shown}" if port == PORTS[scheme] else f"{scheme}://{shown}:{port}"


def is_loopback(host: str) -> bool:
    address = read_ip(host)
    name = host.rstrip(".").lower()
    return address.is_loopback if address else name.rpartition(".")[2] == "localhost"


@cache
def own_names() -> frozenset[str]:
    """What this machine is called, by itself and on its network."""
    whole = socket.gethostname().lower()
    first = whole.partition(".")[0]
    return frozenset((whole, first, *(first + local for local in LOCAL_NAMES)))


def way_out() -> str:
    """This machine's address on its network; empty if it is on none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return ""
        host: str = probe.getsockname()[0]
        return host


def _reach(host: str) -> Reach:
    address = read_ip(host)
    if address is not None:
        return "internet" if address.is_global else "network"
    name = host.rstrip(".").lower()
    return "network" if "." not in name or name.endswith(LOCAL_NAMES) else "internet"
