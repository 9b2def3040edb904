"""Where a visitor comes from: what limits are counted by."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

UNKNOWN = "unknown"

HOME = 64
"""Bits of an IPv6 address that one household shares."""


def address_of(peer: str, forwarded: str) -> str:
    """The visitor's address; a proxy on this machine, and no other, may tell it for the visitor.

    Each proxy adds the address it was called from at the end of `X-Forwarded-For`: only the last
    one was written by ours. Neighbours in an IPv6 household count as one.
    """
    address = read_ip(peer)
    if forwarded and address is not None and address.is_loopback:
        address = read_ip(forwarded.rpartition(",")[2].strip()) or address
    if address is None:
        return UNKNOWN
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, HOME), strict=False).network_address)
    return str(address)


def caller(peer: str) -> str | None:
    """Who opened a connection, before anything is said; None for this machine itself.

    A proxy here calls for everybody, and whom it calls for is only known with a request.
    """
    address = read_ip(peer)
    return None if address is not None and address.is_loopback else address_of(peer, "")


def read_ip(text: str) -> IPv4Address | IPv6Address | None:
    """An address in digits; None if it is none."""
    try:
        address = ip_address(text)
    except ValueError:
        return None
    if isinstance(address, IPv6Address) and address.ipv4_mapped:
        return address.ipv4_mapped
    return address
