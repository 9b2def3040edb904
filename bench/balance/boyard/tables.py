"""The notes of a study as tables."""

from __future__ import annotations

from bench.balance.boyard.notes import SHARE, Notes
from bench.balance.counts import mean, percentile
from bench.balance.page import percent, table
from trousseau.games.boyard.trials.registry import TRIALS
from trousseau.lab.arena import Comparison
from trousseau.lab.figures import Share

STARTS = ("first", "second", "third", "fourth", "fifth", "sixth")
MINUTE = 60
BY_HAND = 2
"""Seconds that a duel by hand takes longer than one that the table draws."""

BySeats = dict[int, Notes]
Steps = dict[tuple[int, str, str], Comparison]
"""By seats, hero and baseline, who is also the field."""


def by_start(studies: BySeats) -> list[str]:
    """Win shares by who began, and how far from fair."""
    rows = []
    for seats, notes in studies.items():
        shares = [notes.wins[start] / SHARE / notes.games for start in range(seats)]
        margin = 100 * max(abs(share - 1 / seats) for share in shares)
        low, high = Share("", round(notes.games / seats), notes.games).interval
        cells = [percent(share) for share in shares] + [""] * (len(STARTS) - seats)
        sure = f"± {50 * (high - low):.1f}"
        rows.append((seats, f"{notes.games:,}", *cells, f"{margin:.1f}", sure))
    return table(("seats", "games", *STARTS, "furthest from fair, points", "95 %"), rows)


def had_by_start(studies: BySeats) -> list[str]:
    """Why some win more than others: who began had more turns when the last note was taken."""
    rows = []
    for seats, notes in studies.items():
        for name, had in (("turns", notes.turns_by_start), ("notes", notes.taken_by_start)):
            cells = [f"{had[start] / notes.games:.2f}" for start in range(seats)]
            rows.append((f"{name}, {seats} seats", *cells, *[""] * (len(STARTS) - seats)))
    return table(("", *STARTS), rows)


def length(studies: dict[tuple[str, int], BySeats]) -> list[str]:
    """By level, timer and seats."""
    rows = []
    for (level, timer), by_seats in studies.items():
        for seats, notes in by_seats.items():
            rows.append(
                (
                    f"{level}, {timer} s",
                    seats,
                    f"{mean(notes.rounds):.1f}",
                    f"{mean(notes.turns):.0f}",
                    f"{mean(notes.seconds) / MINUTE:.0f}",
                    " to ".join(f"{percentile(notes.seconds, p) // MINUTE}" for p in (5, 95)),
                    f"{minutes_by_hand(notes):.0f}",
                    percent(notes.why["rounds"] / notes.games),
                )
            )
    head = (
        "",
        "seats",
        "rounds",
        "turns",
        "minutes",
        "nine games of ten",
        "with duels by hand",
        "ended by rounds",
    )
    return table(head, rows)


def minutes_by_hand(notes: Notes) -> float:
    return (mean(notes.seconds) + BY_HAND * mean(notes.duels)) / MINUTE


def of_trials(levels: dict[str, BySeats], paced: dict[str, BySeats]) -> list[str]:
    """How often the candidate wins each of them, and riddles, among equals.

    Riddles are won by those who answer before the others' dice fall, so theirs are paced games.
    """
    rows = []
    for card in TRIALS:
        cells = [
            percent(notes.trials_won[card] / notes.trials[card])
            for by_seats in levels.values()
            for notes in by_seats.values()
        ]
        rows.append((card, *cells))
    riddles = [
        percent(notes.riddles_won / notes.riddles)
        for by_seats in paced.values()
        for notes in by_seats.values()
    ]
    rows.append(("a riddle", *riddles))
    head = [f"{level}, {seats}" for level, by_seats in levels.items() for seats in by_seats]
    return table(("", *head), rows)


def of_openings(levels: dict[str, BySeats]) -> list[str]:
    rows = []
    for level, by_seats in levels.items():
        for seats, notes in by_seats.items():
            openings = notes.openings.total()
            rows.append(
                (
                    f"{level}, {seats} seats",
                    f"{openings / notes.games:.1f}",
                    f"{mean(notes.openings):.1f}",
                    percent(notes.openings[1] / openings),
                    percent(notes.tigers / openings),
                    percent(notes.bonuses / openings),
                )
            )
    head = ("", "openings a game", "notes", "one note only", "closed by a tiger", "bonus")
    return table(head, rows)


def of_levels(steps: Steps) -> list[str]:
    """In the same seat of the same deals."""
    rows = []
    for (seats, hero, baseline), found in steps.items():
        low, high = found.interval
        rows.append(
            (
                f"{hero} among {baseline}, {seats} seats",
                found.deals,
                percent(found.hero_share),
                percent(found.baseline_share),
                f"{100 * found.difference:+.1f}",
                f"{100 * low:+.1f} to {100 * high:+.1f}",
            )
        )
    head = ("", "deals", "wins", "in its place the others' level", "difference, points", "95 %")
    return table(head, rows)
