"""What is noted about games of 4Keys, card by card."""

from __future__ import annotations

from collections import Counter

from bench.balance.playing import Sums, counter
from trousseau.games.fourkeys.dungeon import SQUARES
from trousseau.games.fourkeys.moves import LAY, TAKE, WAYS
from trousseau.games.fourkeys.pieces import ADVENTURER, CHOOSE, DOORS, NOTHING
from trousseau.games.fourkeys.scoring import gold, worths
from trousseau.games.fourkeys.shapes import Laid, Opened, Pushed, Renewed, Took
from trousseau.games.fourkeys.state import FourKeys
from trousseau.kernel import Events
from trousseau.lab.match import Match


class Notes(Sums):
    ties: int = 0
    wins: Counter[int] = counter()
    """By the order of starting; a shared win counts as its share, in sixtieths."""

    offered: Counter[int] = counter()
    """How often a card lay on top of a pile that could be chosen, by card."""

    taken: Counter[int] = counter()
    taken_from: Counter[str] = counter()
    laid: Counter[int] = counter()
    opened: Counter[int] = counter()
    brought: Counter[int] = counter()
    """The gold of a card over all games in which it was laid, by card."""

    won: Counter[int] = counter()
    """Wins of those who laid it, in sixtieths, by card."""

    pushes: int = 0
    renewals: int = 0
    coins: Counter[int] = counter()
    """Seats by the coins they had left."""

    totals: Counter[int] = counter()
    """Seats by their gold."""

    gold_of: Counter[str] = counter()
    """All gold by the level of the bot, and how many seats had it under `LEVEL seats`."""


SHARE = 60
"""A whole win; any number of seats divides it."""


def watch(match: Match[int], levels: tuple[str, ...], notes: Notes) -> None:
    """Play a match to its end and note it."""
    table = match.state
    assert isinstance(table, FourKeys)
    offered = _offered(table)
    for events in match:
        _note_moves(events, offered, notes)
        offered = _offered(table)
    _note_end(table, levels, notes)


def _offered(table: FourKeys) -> list[int]:
    """The cards among which the one whose turn it is may choose."""
    if table.phase != CHOOSE:
        return []
    moves = [move for move in table.moves(table.turn) if TAKE <= move < LAY]
    return [table.top(pile) for pile in sorted({(move - TAKE) // WAYS for move in moves})]


def _note_moves(events: Events, offered: list[int], notes: Notes) -> None:
    for event in events:
        match event.fact:
            case Took(pile=pile, card=card):
                notes.offered.update(offered)
                notes.taken[card] += 1
                notes.taken_from[pile] += 1
            case Pushed():
                notes.pushes += 1
            case Renewed():
                notes.renewals += 1
            case Laid(card=card):
                notes.laid[card] += 1
            case Opened(cards=cards):
                notes.opened.update(cards)
            case _:
                pass


def _note_end(table: FourKeys, levels: tuple[str, ...], notes: Notes) -> None:
    result = table.result
    assert result is not None
    notes.games += 1
    notes.ties += len(result.winners) > 1
    share = SHARE // len(result.winners)
    for seat in range(table.seats):
        won = share if seat in result.winners else 0
        notes.wins[table.first.index(seat)] += won
        notes.coins[table.coins[seat]] += 1
        total = gold(table.dungeons[seat], table.coins[seat])
        notes.totals[total] += 1
        notes.gold_of[levels[seat]] += total
        notes.gold_of[f"{levels[seat]} seats"] += 1
        _note_dungeon(table, seat, won, notes)


def _note_dungeon(table: FourKeys, seat: int, won: int, notes: Notes) -> None:
    dungeon = table.dungeons[seat]
    worth = worths(dungeon, table.coins[seat])
    for square in SQUARES:
        code = dungeon.at[square]
        if code not in (NOTHING, ADVENTURER):
            notes.won[code >> 1] += won
            if DOORS[code >> 1]:
                notes.brought[code >> 1] += worth[square]
