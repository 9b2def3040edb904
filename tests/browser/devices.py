"""What people hold in their hands or have on their desks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

Theme = Literal["dark", "light"]

LOCALES = {"fr": "fr-FR", "en": "en-GB"}


@dataclass(frozen=True)
class Device:
    """A screen and how it is touched; calm unless motion is what a test is about."""

    width: int = 1440
    height: int = 900
    touch: bool = False
    motion: Literal["reduce", "no-preference"] = "reduce"
    theme: Theme = "dark"

    def context(self, language: str) -> dict[str, Any]:
        return {
            "viewport": {"width": self.width, "height": self.height},
            "has_touch": self.touch,
            "is_mobile": self.touch,
            "reduced_motion": self.motion,
            "color_scheme": self.theme,
            "locale": LOCALES[language],
        }


DESK = Device()
PHONE = Device(390, 844, touch=True)
SMALL_PHONE = Device(360, 740, touch=True)
TELEVISION = Device(1920, 1080)
