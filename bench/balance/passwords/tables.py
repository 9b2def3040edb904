"""The notes of a study as tables."""

from __future__ import annotations

from collections import Counter

from bench.balance.counts import mean, percentile
from bench.balance.page import percent, table
from bench.balance.passwords.notes import SHARE, Notes
from bench.balance.passwords.rings import Rings
from trousseau.games.passwords.pieces import STARTS
from trousseau.lab.figures import Share

Studies = dict[tuple[str, int], Notes]
"""By language and seats."""


def by_start(studies: Studies) -> list[str]:
    """Win shares by who began, and how far from fair."""
    rows = []
    for (language, seats), notes in studies.items():
        shares = [notes.wins[start] / SHARE / notes.games for start in range(seats)]
        margin = 100 * max(abs(share - 1 / seats) for share in shares)
        low, high = Share("", round(notes.games / seats), notes.games).interval
        cells = [percent(share) for share in shares] + [""] * (len(STARTS) - seats)
        games = f"{notes.games:,}"
        sure = f"± {50 * (high - low):.1f}"
        rows.append((f"{language}, {seats} seats", games, *cells, f"{margin:.1f}", sure))
    head = ("", "games", *STARTS, "furthest from fair, points", "95 %")
    return table(head, rows)


def in_general(studies: Studies) -> list[str]:
    rows = [
        (
            f"{language}, {seats} seats",
            f"{mean(notes.turns):.1f}",
            f"{percentile(notes.turns, 5)} to {percentile(notes.turns, 95)}",
            f"{mean(notes.gems):.2f}",
            f"{mean(notes.left):.1f}",
            percent(notes.ties / notes.games),
        )
        for (language, seats), notes in studies.items()
    ]
    head = ("", "turns", "nine games of ten", "gems a turn", "gems left", "shared wins")
    return table(head, rows)


def of_gems(counts: dict[str, Counter[int]]) -> list[str]:
    """Turns or rings by gems, in shares."""
    most = range(1, 8)
    rows = [
        (name, f"{mean(gems):.2f}", *[percent(gems[many] / gems.total()) for many in most])
        for name, gems in counts.items()
    ]
    return table(("", "mean", *map(str, most)), rows)


def of_rings(rings: dict[str, Rings]) -> list[str]:
    rows = [
        (
            language,
            f"{len(found.words):,}",
            found.words[len(found.words) // 2],
            found.words[len(found.words) // 100],
            found.words[0],
            f"{found.worst_words} ({found.worst})",
        )
        for language, found in rings.items()
    ]
    head = ("", "rings", "median", "one in a hundred", "worst of them", "worst that was looked for")
    return table(head, rows)
