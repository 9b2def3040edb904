"""Which pages may speak to the house: its own, and no other site's."""

from __future__ import annotations

from urllib.parse import urlsplit

PORTS = {"http": 80, "https": 443}

Origin = tuple[str, str, int]
"""Scheme, host and port."""


def origin_of(url: str) -> Origin | None:
    """The origin of an http or https address; None if it is none."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in PORTS or not parts.hostname or parts.username is not None:
        return None
    return parts.scheme, parts.hostname, PORTS[parts.scheme] if port is None else port


def allowed(origin: str | None, host: str, public: Origin | None) -> bool:
    """Whether a request with these `Origin` and `Host` headers comes from a page of this house.

    `host` is empty if it may be somebody else's name. Programs that are no browsers send no
    `Origin`, and may come in.
    """
    if origin is None:
        return True
    asked = origin_of(origin)
    if asked is None:
        return False
    return asked == public or asked == origin_of(f"{asked[0]}://{host}")
