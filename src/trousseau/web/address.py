"""Where a visitor comes from: what limits are counted by."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address

UNKNOWN = "unknown"

HOME = 64
"""Bits of an IPv6 address that one household shares."""


Network = IPv4Network | IPv6Network


def address_of(peer: str, forwarded: str, proxies: Sequence[Network] = ()) -> str:
    """The visitor's address; a proxy on this machine, or one of these, may tell it for them.

    Each proxy adds the address it was called from at the end of `X-Forwarded-For`: only the last
    one was written by ours. Neighbours in an IPv6 household count as one.
    """
    address = read_ip(peer)
    if forwarded and _is_proxy(address, proxies):
        address = read_ip(forwarded.rpartition(",")[2].strip()) or address
    if address is None:
        return UNKNOWN
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, HOME), strict=False).network_address)
    return str(address)


def caller(peer: str, proxies: Sequence[Network] = ()) -> str | None:
    """Who opened a connection, before anything is said; None for a proxy and this machine itself.

    A proxy calls for everybody, and whom it calls for is only known with a request.
    """
    return None if _is_proxy(read_ip(peer), proxies) else address_of(peer, "")


def _is_proxy(address: IPv4Address | IPv6Address | None, proxies: Sequence[Network]) -> bool:
    if address is None:
        return False
    return address.is_loopback or any(address in network for network in proxies)


def read_ip(text: str) -> IPv4Address | IPv6Address | None:
    """An address in digits; None if it is none."""
    try:
        address = ip_address(text)
    except ValueError:
        return None
    if isinstance(address, IPv6Address) and address.ipv4_mapped:
        return address.ipv4_mapped
    return address
