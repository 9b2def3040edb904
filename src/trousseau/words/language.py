"""Which language to speak."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("fr", "en")
"""Those that every catalogue has."""
FALLBACK: Final = "en"
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(environment: Mapping[str, str]) -> str:
    """The language of the first of these variables that is set, if we speak it."""
    chosen = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    spoken = chosen[:2].lower()
    return spoken if spoken in LANGUAGES else FALLBACK
