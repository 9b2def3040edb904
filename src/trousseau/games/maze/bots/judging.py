"""Votes, accusations and what else is decided by what one thinks of the others (8.3)."""

from __future__ import annotations

from typing import Final

from trousseau.games.maze import listing
from trousseau.games.maze.bots.look import Look
from trousseau.games.maze.constants import CARDS_FROM, GHOSTS_FROM, MOST_NAMES, SECOND
from trousseau.games.maze.moves import ACCUSE, EMPTY_HANDED, EYE, FLIP, VOTE, bits_of

ACCUSED_FROM: Final = 0.85
CONDEMNED_FROM: Final = 0.75
SURER_TO_ACCUSE: Final = 0.93
SURER_TO_CONDEMN: Final = 0.9
"""From level 3 on, where heroes have their reasons too."""

PROBED_FROM: Final = 0.6
"""There one may also accuse to see what others think: it costs nothing to be voted down."""

PROBED_WITH: Final = 30 * SECOND
"""As long as there is time to be patient."""

DESPERATE: Final = 0.75
ALL_BUT_LOST: Final = 10 * SECOND
LAST_RESORT: Final = 0.7
LITTLE_SAND: Final = 15 * SECOND

EYED_FROM: Final = 0.4
EYED_BY: Final = 0.1
"""Ahead of everybody else."""

EYES_APART: Final = 30 * SECOND
"""Nobody takes it away from where somebody has just laid it."""

ALONE_FROM: Final = 0.8
TRAITORS_EASE: Final = 0.2
"""A traitor is so much quicker to believe in others' guilt."""

SOONEST: Final = 800
LATEST: Final = 3_500
"""Milliseconds until one has voted."""


def answer(look: Look) -> tuple[int, int] | None:
    """A vote or the answer to an offer, and how long it takes; None if nothing is asked."""
    accusing, dice = look.table.accusing, look.dice
    if accusing.offered == look.seat:
        flips = look.left < look.table.sand.whole // 2
        return FLIP + accusing.count * 2 + flips, SOONEST + dice.below(SOONEST)
    if not accusing.has_vote(look.seat):
        return None
    vote = VOTE + accusing.count * 2
    guilty = _condemns(look) and look.may(vote + 1)
    return vote + guilty, SOONEST + dice.below(LATEST - SOONEST)


def _condemns(look: Look) -> bool:
    chances = look.chances()
    least = min(chances[seat] for seat in look.table.accusing.accused)
    limit = SURER_TO_CONDEMN if _is_subtle(look) else CONDEMNED_FROM
    if look.table.frozen or look.left < ALL_BUT_LOST:
        limit = DESPERATE
    return least > limit - (TRAITORS_EASE if look.is_traitor() else 0.0)


def _is_subtle(look: Look) -> bool:
    return look.view.options.level >= CARDS_FROM


def accusation(look: Look) -> int | None:
    """Whom one would accuse now, if anybody."""
    if not look.view.options.level or listing.why_not_accuse(look.table, look.seat):
        return None
    if look.at < look.table.story.accusing[look.seat]:
        return None
    names = _framed(look) if look.is_traitor() else _names(look)
    move = ACCUSE + bits_of(names)
    return move if names and look.may(move) else None


def _names(look: Look) -> list[int]:
    chances = look.chances()
    limit = SURER_TO_ACCUSE if _is_subtle(look) else ACCUSED_FROM
    names = [seat for seat, chance in enumerate(chances) if chance > limit]
    if names:
        most = 1 if look.view.options.level == 1 else len(look.table.playing()) - 2
        return names[: min(most, MOST_NAMES)]
    worst = chances.index(max(chances))
    if chances[worst] > LAST_RESORT and look.left < LITTLE_SAND:
        return [worst] if look.notes.chances[worst] is not None else []
    probes = _is_subtle(look) and not look.notes.accused and look.left > PROBED_WITH
    return [worst] if probes and chances[worst] > PROBED_FROM else []


def _framed(look: Look) -> list[int]:
    """A traitor launches one accusation at most."""
    chances = look.chances()
    worst = chances.index(max(chances))
    limit = SURER_TO_ACCUSE if _is_subtle(look) else ACCUSED_FROM
    sure = chances[worst] > limit - TRAITORS_EASE
    return [worst] if sure and not look.notes.accused else []


def eye(look: Look) -> int | None:
    """The eye card goes before whom one suspects most, by far."""
    if not look.view.options.level or look.at - look.table.eye.at < EYES_APART:
        return None
    chances = look.chances()
    first, second = sorted(chances, reverse=True)[:2]
    worst = chances.index(first)
    if first <= EYED_FROM or first - second < EYED_BY or look.table.eye.seat == worst:
        return None
    return EYE + worst


def goes_empty_handed(look: Look) -> bool:
    """Whether everybody else is a traitor, by all that one has seen (5.7)."""
    if look.view.options.level < GHOSTS_FROM or not look.may(EMPTY_HANDED):
        return False
    chances = look.chances()
    others = [seat for seat in look.table.playing() if seat != look.seat]
    return bool(others) and all(chances[seat] > ALONE_FROM for seat in others)
