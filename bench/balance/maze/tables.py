"""The notes of a study as tables."""

from __future__ import annotations

from bench.balance.counts import mean, percentile
from bench.balance.maze.notes import Notes
from bench.balance.page import percent, table
from trousseau.lab.figures import Share


def of_wins(rows: dict[str, Notes]) -> list[str]:
    """What the heroes win, how long that takes, and what they lose by."""
    head = ("", "games", "won", "95 %", "seconds", "nine games of ten", "hourglasses")
    return table(head, [(name, *_won(notes)) for name, notes in rows.items()])


def _won(notes: Notes) -> tuple[object, ...]:
    won = notes.outcomes["escape"]
    low, high = Share("", won, notes.games).interval
    sure = f"{100 * low:.1f} to {100 * high:.1f} %"
    if not won:
        return f"{notes.games:,}", percent(0.0), sure, "", "", ""
    spread = " to ".join(f"{percentile(notes.seconds, share)}" for share in (5, 95))
    return (
        f"{notes.games:,}",
        percent(won / notes.games),
        sure,
        f"{mean(notes.seconds):.0f}",
        spread,
        f"{mean(notes.squares):.1f}",
    )


def of_roles(rows: dict[str, Notes]) -> list[str]:
    head = (
        "",
        "games",
        "heroes win",
        "with a traitor",
        "heroes win then",
        "a traitor is unmasked then",
        "a hero is condemned",
        "voted down, a game",
    )
    return table(head, [(name, *_roles(notes)) for name, notes in rows.items()])


def _roles(notes: Notes) -> tuple[object, ...]:
    games, treason = notes.games, max(1, notes.with_traitor)
    return (
        f"{games:,}",
        percent(notes.outcomes["escape"] / games),
        percent(notes.with_traitor / games),
        percent(notes.won_with_traitor / treason),
        percent(notes.unmasked / treason),
        percent(notes.outcomes["wrong"] / games),
        f"{notes.rejected / games:.2f}",
    )


def of_missions(notes: Notes) -> list[str]:
    """How often its holder had done a mission when the heroes won."""
    rows = [
        (card, held, percent(notes.missions_done[card] / held))
        for card, held in sorted(notes.missions.items())
    ]
    return table(("mission", "held in games that were won", "done"), rows)
