"""Trousseau: five French board games about keys and chests."""

__version__ = "0.1.0"
