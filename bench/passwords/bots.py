"""The levels, and others that differ from them in one thing."""

from __future__ import annotations

from functools import partial

from trousseau.bots import Levels, Seen
from trousseau.games.passwords.bots import LEVELS as OWN
from trousseau.games.passwords.bots import Expert, Good
from trousseau.games.passwords.bots.expert import best_ideas
from trousseau.games.passwords.bots.thinking import Table
from trousseau.games.passwords.shapes import Abstain, Move, Pass, PasswordsView
from trousseau.kernel import Dice

LOOKS = (10, 160)
"""Words that come to mind, besides the good bot's forty."""

KNOWN = (3_000, 30_000)
"""Words that are known, besides its 12,000."""

HASTY = "hasty expert"


class Hasty:
    """Knows the expert's words and imagines nothing: says what the good bot likes best."""

    def choose(self, seen: Seen[Move], dice: Dice) -> Move:
        assert isinstance(seen.view, PasswordsView)
        if seen.view.phase != "announce":
            return Abstain()
        table = Table(seen.view, seen.seat)
        ideas = best_ideas(table, Expert().known)
        return next((idea.move() for idea in ideas if table.may_say(idea.word)), Pass())


LEVELS: Levels = {
    **OWN,
    **{f"good, {looks} looks": partial(Good, looks=looks) for looks in LOOKS},
    **{f"good, {known:,} words": partial(Good, known=known) for known in KNOWN},
    HASTY: Hasty,
}
