"""The notes of a study as drawings."""

from __future__ import annotations

from bench.balance.fairness import from_fair, points_from_fair
from bench.balance.fourkeys.notes import SHARE, Notes
from bench.balance.fourkeys.tables import alike_cards, rooms
from trousseau.games.fourkeys.state import STARTS
from trousseau.lab.figures import Figure, Share
from trousseau.lab.plots import bars, histogram
from trousseau.words import Words


def plots(
    words: Words, equal: dict[int, Notes], mixed: dict[int, Notes], experts: Notes
) -> dict[str, str]:
    """All of them, by title."""
    together = sum(mixed.values(), Notes())
    return {
        "Wins by who began, in points from the fair share (equal good bots)": from_fair(
            by_starter(equal)
        ),
        "Gold at the end (mixed levels)": histogram("gold", together.totals),
        "Coins left (mixed levels)": histogram("coins", together.coins),
        "Of all gold, by kind of room (mixed levels)": bars(of_rooms(together), words),
        "Picked when offered, by experts": bars(of_cards(experts), words),
    }


def by_starter(studies: dict[int, Notes]) -> dict[str, float]:
    """How far each starter is from its fair share, in points."""
    return {
        f"{STARTS[start]} of {seats}": points_from_fair(
            notes.wins[start] / SHARE / notes.games, seats
        )
        for seats, notes in studies.items()
        for start in range(seats)
    }


def of_rooms(notes: Notes) -> Figure:
    all_gold = notes.brought.total()
    shares = [
        Share(kind, sum(notes.brought[card] for card in cards), all_gold)
        for kind, cards in rooms().items()
    ]
    shares.sort(key=lambda share: -share.share)
    return Figure("rooms", shares, intervals=False)


def of_cards(notes: Notes) -> Figure:
    shares = [
        Share(
            name,
            sum(notes.taken[card] for card in cards),
            sum(notes.offered[card] for card in cards),
        )
        for name, cards in alike_cards(notes).items()
    ]
    shares.sort(key=lambda share: -share.share)
    return Figure("cards", shares)
