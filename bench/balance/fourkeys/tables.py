"""The notes of a study as tables."""

from __future__ import annotations

from bench.balance.counts import mean
from bench.balance.fourkeys.notes import SHARE, Notes
from bench.balance.page import percent, table
from trousseau.games.fourkeys.pieces import (
    CARDS,
    DOORS,
    EACH,
    PILE_CARDS,
    PILES,
    ROOMS,
    SPOT,
    SPOTS,
)
from trousseau.games.fourkeys.state import STARTS
from trousseau.lab.figures import Share


def by_start(studies: dict[int, Notes]) -> list[str]:
    """Win shares by who began, and how far from fair."""
    rows = []
    for seats, notes in studies.items():
        shares = [notes.wins[start] / SHARE / notes.games for start in range(seats)]
        margin = 100 * max(abs(share - 1 / seats) for share in shares)
        low, high = Share("", round(notes.games / seats), notes.games).interval
        cells = [percent(share) for share in shares] + [""] * (len(STARTS) - seats)
        rows.append(
            (seats, f"{notes.games:,}", *cells, f"{margin:.1f}", f"± {50 * (high - low):.1f}")
        )
    return table(("seats", "games", *STARTS, "furthest from fair, points", "95 %"), rows)


def in_general(studies: dict[int, Notes]) -> list[str]:
    rows = []
    for seats, notes in studies.items():
        players = notes.games * seats
        rows.append(
            (
                seats,
                percent(notes.ties / notes.games),
                f"{mean(notes.totals):.1f}",
                f"{mean(notes.coins):.2f}",
                f"{notes.pushes / players:.2f}",
                f"{notes.renewals / players:.2f}",
            )
        )
    head = ("seats", "ties", "gold", "coins left", "pushes a player", "renewals a player")
    return table(head, rows)


def by_pile(studies: dict[int, Notes]) -> list[str]:
    """How often each pile was chosen, and how often those won who laid many of its cards."""
    rows = []
    for number, pile in enumerate(PILES):
        cells = []
        for notes in studies.values():
            cells.append(percent(notes.taken_from[pile] / notes.taken_from.total()))
            laid = sum(notes.laid[card] for card in PILE_CARDS[number])
            won = sum(notes.won[card] for card in PILE_CARDS[number])
            cells.append(percent(won / SHARE / laid))
        rows.append((pile.replace("_", " "), *cells))
    head = [f"{what}, {seats} seats" for seats in studies for what in ("chosen", "won with")]
    return table(("pile", *head), rows)


def by_room(studies: dict[int, Notes]) -> list[str]:
    """Gold by kind of room, over all numbers of seats."""
    notes = sum(studies.values(), Notes())
    all_gold = notes.brought.total()
    rows = []
    for kind, cards in rooms().items():
        laid = sum(notes.laid[card] for card in cards)
        opened = sum(notes.opened[card] for card in cards)
        brought = sum(notes.brought[card] for card in cards)
        rows.append(
            (
                kind,
                len(cards),
                percent(opened / laid),
                f"{brought / max(1, opened):.2f}",
                f"{brought / laid:.2f}",
                percent(brought / all_gold),
            )
        )
    return table(("room", "cards", "opened", "gold if open", "gold if laid", "of all gold"), rows)


def by_card(notes: Notes) -> list[str]:
    """Every door and key with its pick rate; alike cards stand together."""
    rows = []
    for name, cards in alike_cards(notes).items():
        offered = sum(notes.offered[card] for card in cards)
        taken = sum(notes.taken[card] for card in cards)
        laid = sum(notes.laid[card] for card in cards)
        gold = sum(notes.brought[card] for card in cards) / max(1, laid)
        opened = percent(sum(notes.opened[card] for card in cards) / max(1, laid))
        low, high = Share("", taken, offered).interval
        doors_only = (opened, f"{gold:.2f}") if DOORS[cards[0]] else ("", "")
        rows.append(
            (name, percent(taken / offered), f"{percent(low)} to {percent(high)}", *doors_only)
        )
    return table(("card", "picked when offered", "95 % interval", "opened", "gold if laid"), rows)


def rooms() -> dict[str, list[int]]:
    """The doors of the piles by kind of room."""
    found: dict[str, list[int]] = {}
    for pile in PILE_CARDS:
        for card in pile:
            room = CARDS[card].room
            if room is not None:
                found.setdefault(ROOMS[room.kind], []).append(card)
    return found


def alike_cards(notes: Notes) -> dict[str, list[int]]:
    """By name, those that were ever offered."""
    found: dict[str, list[int]] = {}
    for card in range(len(CARDS)):
        if notes.offered[card]:
            found.setdefault(card_name(card), []).append(card)
    return found


def card_name(card: int) -> str:
    """As the list of cards has it, with symbols as letters: which ones they are is all the same."""
    printed = CARDS[card]
    if printed.room is None:
        return "key " + " / ".join(shape(face) for face in printed.faces)
    room = printed.room
    kind: str = ROOMS[room.kind]
    if room.kind == SPOT:
        kind = next(
            spot
            for spot, squares in SPOTS.items()
            if room.where == sum(1 << square for square in squares)
        )
    if room.kind == EACH:
        kind = "each own" if printed.needs[room.where] else "each other"
    return f"door {shape(printed.needs)} {kind} {room.worth or ''}".strip()


def shape(symbols: tuple[int, ...]) -> str:
    """♥♥⚡ and ✚✚⬢ are both AAB."""
    many = sorted(symbols, reverse=True)
    return "".join(letter * count for letter, count in zip("ABCD", many, strict=True))
