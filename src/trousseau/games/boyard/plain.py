"""Whether what somebody wrote can be shown to others as it is."""

from __future__ import annotations


def is_plain(text: str) -> bool:
    """Neither empty nor markup: what people write is shown as it is, and read aloud."""
    return bool(text.strip()) and text.isprintable() and "<" not in text and ">" not in text
