"""The notes of a study as tables: one row for each number of seats, or for each variant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from bench.balance.coffre.notes import Notes
from bench.balance.page import percent, table
from trousseau.lab.figures import Share

OUTCOMES: Final = ("opened", "fooled", "trapped", "unmasked", "undetected", "shut")
CARDS: Final = ("treasure", "key", "fake", "trap", "neutral")
STARTS: Final = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th")

Studies = Mapping[str, Notes]
"""By what sets them apart: how many sit there, or which options they have."""


def outcome_of(notes: Notes, why: str) -> Share:
    return Share(why, notes.outcomes[why], notes.games)


def by_outcome(studies: Studies) -> list[str]:
    """How games end, how long they take, and how often a seat is among the winners."""
    happened = [why for why in OUTCOMES if any(notes.outcomes[why] for notes in studies.values())]
    rows = [
        (
            name,
            f"{notes.games:,}",
            *[percent(outcome_of(notes, why).share) for why in happened],
            plus_minus(max((outcome_of(notes, why) for why in happened), key=width)),
            f"{notes.turns / notes.seats:.1f}",
            percent(mean_win(notes)),
        )
        for name, notes in studies.items()
    ]
    return table(("", "games", *happened, "95 %", "rounds", "a seat wins"), rows)


def by_card(studies: Studies, seats: str, wins: str) -> list[str]:
    """Wins by card: `seats` and `wins` name what was counted."""
    cards = [card for card in CARDS if any(getattr(n, seats)[card] for n in studies.values())]
    rows = []
    for name, notes in studies.items():
        had, won = getattr(notes, seats), getattr(notes, wins)
        shares = [card_share(notes, card, had, won) for card in cards if had[card]]
        cells = [percent(won[card] / had[card]) if had[card] else "" for card in cards]
        rows.append((name, *cells, plus_minus(max(shares, key=width))))
    return table(("", *cards, "95 %"), rows)


def card_share(notes: Notes, card: str, had: Counter[str], won: Counter[str]) -> Share:
    """There are several Neutrals in a game, and they win together: a game counts once."""
    trials = min(had[card], notes.games)
    return Share(card, round(trials * won[card] / max(1, had[card])), trials)


def by_start(studies: Studies) -> list[str]:
    """Wins by who began, and how far the luckiest or unluckiest is from the mean."""
    rows = []
    for name, notes in studies.items():
        shares = start_shares(notes)
        furthest = max((share.share - mean_win(notes) for share in shares), key=abs)
        cells = [percent(share.share) for share in shares] + [""] * (len(STARTS) - len(shares))
        rows.append((name, *cells, f"{100 * furthest:+.1f}", plus_minus(max(shares, key=width))))
    return table(("", *STARTS, "furthest from the mean, points", "95 %"), rows)


def start_shares(notes: Notes) -> list[Share]:
    many = notes.seats // notes.games
    return [Share(STARTS[start], notes.wins[start], notes.games) for start in range(many)]


def mean_win(notes: Notes) -> float:
    return notes.wins.total() / notes.seats


def width(share: Share) -> float:
    low, high = share.interval
    return high - low


def plus_minus(share: Share) -> str:
    """Half of its interval, in points."""
    return f"± {50 * width(share):.1f}"
