"""Who looks at a game. Eyes that see more or less than a view shows are of other types."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

Eyes: TypeAlias = int | None
"""Those of a seat, or of somebody who watches (None): the only ones that a view is made for."""


class AllSeeing(Enum):
    """They see the table laid open: for looking back at a game that is over."""

    EYES = "all"


class Blind(Enum):
    """They may see nothing of the game: those of people at a table that nobody may watch."""

    EYES = "nothing"


Hindsight: TypeAlias = Eyes | AllSeeing
"""The eyes that a game which is over may be looked at with."""
