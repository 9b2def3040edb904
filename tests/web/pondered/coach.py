"""Says that it ponders, and goes on pondering."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from pathlib import Path

from trousseau.kernel import Moment

PONDERING = "TROUSSEAU_PONDERING"
"""The variable that names a pipe."""

Advice = str


def advice(story: Sequence[Moment]) -> Advice:
    with Path(os.environ[PONDERING]).open("wb", buffering=0) as pipe:
        pipe.write(b"x")
        signal.pause()
    return "nobody waits for so long"
