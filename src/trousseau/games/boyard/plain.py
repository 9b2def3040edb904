"""Whether what somebody wrote can be shown to others as it is."""

from __future__ import annotations

from typing import Final

SPACES: Final = str.maketrans(dict.fromkeys("\u00a0\u2009\u202f", " "))
"""What French keyboards put before a question mark."""


def is_plain(text: str) -> bool:
    """Neither empty nor markup: what people write is shown as it is, and read aloud."""
    shown = text.translate(SPACES)
    return bool(shown.strip()) and shown.isprintable() and "<" not in shown and ">" not in shown
