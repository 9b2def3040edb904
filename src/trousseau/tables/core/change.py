"""What a line of a table's log changed."""

from __future__ import annotations

import msgspec

from trousseau.kernel import Happening
from trousseau.tables.core.entries import Entry
from trousseau.tables.core.messages import Spoken


class Change(msgspec.Struct, frozen=True):
    """What a line changed, and so who must be told what."""

    entry: Entry
    seq: int
    at: int
    game: Happening | None = None
    """What happened in the game, if only that views are other than before."""

    seating: bool = False
    """What everybody sees of the table itself is other than before."""

    said: Spoken | None = None
    released: tuple[Spoken, ...] = ()
    """What was held back before and may be heard from now on."""
