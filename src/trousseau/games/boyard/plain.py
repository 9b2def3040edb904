"""Whether what somebody wrote can be shown to others as it is."""

from __future__ import annotations

from typing import Final

from trousseau.kernel.text import visible

SPACES: Final = str.maketrans(dict.fromkeys("\u00a0\u2009\u202f", " "))
"""What French keyboards put before a question mark."""


def is_plain(text: str) -> bool:
    """Neither empty nor markup, and all of it can be seen: it is shown as it is, and read aloud."""
    shown = text.translate(SPACES)
    if not shown.isprintable() or "<" in shown or ">" in shown:
        return False
    return visible(shown) == " ".join(shown.split()) != ""
