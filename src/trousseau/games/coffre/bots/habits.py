# compiled: mypyc
"""How a player of modest skill tends to play: rules of thumb, each with a weight.

This one model serves three times: novices choose by it, experts judge by it what an act says
about the actor's card, and imagined games are played on with it. It reads only faces that the
seat knows, so it may be asked about a table whose other faces are blank.
"""

from __future__ import annotations

from typing import Final

from trousseau.games.coffre.moves import (
    BELIEVE,
    CLAIM,
    DESIGNATE,
    END,
    EXCHANGE,
    FORCE,
    NAME,
    OBSERVE,
    PASS,
    subject,
)
from trousseau.games.coffre.pieces import ACT, CLOSE, FAKE, KEY, MOST_SEATS, SLOTS, TRAP, TREASURE
from trousseau.games.coffre.state import Coffre
from trousseau.kernel.dice import Dice

UNKNOWN: Final = 5
SILENCE: Final = -1
GRAIN: Final = 1 << 20


def pick(items: list[int], weights: list[float], dice: Dice) -> int:
    """One of the items, each as likely as its weight says."""
    left = sum(weights) * dice.below(GRAIN) / GRAIN
    for i in range(len(items)):
        left -= weights[i]
        if left < 0.0:
            return items[i]
    return items[len(items) - 1]


def known_face(table: Coffre, seat: int, place: int) -> int:
    """What a seat knows to lie at a place, or UNKNOWN."""
    card = table.places[place]
    known = table.seen[seat] | table.shown
    return table.faces[card] if (known >> card) & 1 else UNKNOWN


def habit(table: Coffre, seat: int, moves: list[int]) -> list[float]:
    """How likely each of the legal moves is, up to a common factor."""
    if table.phase == ACT:
        return _acting(table, seat, moves)
    if table.phase == CLOSE:
        return _closing(table, seat, moves)
    return _naming(table, seat, moves)


# Acting: who holds nothing looks for something; who holds something keeps it.

# How gladly a player with this card (row) takes a card known to be that (column), or unknown.
#                     neutral treasure key  fake  trap  unknown
TAKES: Final = [
    [0.02, 3.0, 4.0, 3.0, 1.0, 0.9],  # holding a Neutral
    [0.01, 0.01, 0.05, 0.02, 0.02, 0.04],  # the Treasure
    [0.02, 0.30, 0.01, 0.05, 0.05, 0.06],  # the Key
    [0.02, 0.50, 0.60, 0.01, 0.10, 0.10],  # the Fake Key
    [0.02, 0.50, 0.60, 0.30, 0.01, 0.10],  # the Trap
]
LOOKS: Final = 2.2
LOOKS_AGAIN: Final = 0.05
PASSES: Final = 0.5
FORCES: Final = 0.6  # shared by all targets


def _acting(table: Coffre, seat: int, moves: list[int]) -> list[float]:
    own = table.holds(seat)
    slots = [known_face(table, seat, table.seats + slot) for slot in range(SLOTS)]
    blind = FORCES / (2 * table.seats)
    weights: list[float] = []
    for move in moves:
        if move == PASS:
            weights.append(PASSES)
        elif move < EXCHANGE:
            known = slots[move - OBSERVE] != UNKNOWN
            weights.append(LOOKS_AGAIN if known else LOOKS)
        elif move < FORCE:
            weights.append(TAKES[own][slots[move - EXCHANGE]])
        else:
            target = (move - FORCE) // SLOTS
            held = known_face(table, seat, target)
            weights.append(blind * _forcing(own, held, slots[(move - FORCE) % SLOTS]))
    return weights


def _forcing(own: int, held: int, given: int) -> float:
    """How much more than blindly one likes to make a player swap `held` for `given`."""
    if own == TREASURE:
        if held == KEY:
            return 0.0
        if given == KEY:
            return 60.0  # then everybody but the target is ruled out
        return 4.0 if held == FAKE else 1.0
    if own == KEY or own == FAKE:
        if held == TREASURE:
            return 0.0
        if given == TREASURE:
            return 20.0
        return 15.0 if held == (FAKE if own == KEY else KEY) else 0.7
    if held == TREASURE or held == KEY:
        return 4.0
    return 1.0


# Closing: the Treasure's holder designates when sure, or when the game grows long.

SURE: Final = 0.99
HASTE: Final = 0.05  # a round
BOLDNESS: Final = 0.5  # for a favourite whose share is above FAVOURITE
FAVOURITE: Final = 0.35


def _closing(table: Coffre, seat: int, moves: list[int]) -> list[float]:
    if len(moves) == 1:
        return [1.0]
    trusted = suspicion(table, seat, KEY)
    total = sum(trusted)
    weights = [0.0 if move == END else trusted[move - DESIGNATE] for move in moves]
    urge = _urge(max(trusted) / total, table.turns // table.seats) if total > 0.0 else 0.0
    weights[0] = total * (1.0 - urge) / urge if urge > 0.0 else 1.0
    return weights


def _urge(best: float, rounds: int) -> float:
    """How likely the holder of the Treasure is to designate now."""
    if best > SURE:
        return 0.95
    return min(0.8, 0.02 + HASTE * rounds + BOLDNESS * max(0.0, best - FAVOURITE))


# Naming: whoever claims the Key is suspected of the Fake Key.


def _naming(table: Coffre, seat: int, moves: list[int]) -> list[float]:
    suspects = suspicion(table, seat, FAKE)
    return [suspects[move - NAME] + 0.001 for move in moves]


def suspicion(table: Coffre, seat: int, face: int) -> list[float]:
    """How strongly a seat takes each other seat for the holder of the Key or the Fake Key."""
    weights = _hearsay(table, face)
    for other in range(table.seats):
        held = known_face(table, seat, other)
        if held == face:
            weights = [0.0] * table.seats
            weights[other] = 1.0
            return weights
        if held != UNKNOWN:
            weights[other] = 0.0
    weights[seat] = 0.0
    return weights


def _hearsay(table: Coffre, face: int) -> list[float]:
    """What all have said of the cards they hold suggests; many claimants weaken each other."""
    weights = [1.0] * table.seats
    claimants = 0
    for who, claimed, _turn, card in table.claims:
        if card == table.places[who]:
            if claimed == KEY:
                claimants += 1
                weights[who] = 3.0
            elif claimed != face:
                weights[who] = 0.6
    if claimants > 2:
        weights = [weight**0.5 for weight in weights]
    return weights


# Talk: what a player with a given card says about it.

#                   neutral treasure key  fake  trap
SAYS: Final = [
    [0.35, 0.00, 0.25, 0.02, 0.0],  # holding a Neutral
    [0.30, 0.03, 0.12, 0.00, 0.0],  # the Treasure
    [0.05, 0.00, 0.60, 0.00, 0.0],  # the Key
    [0.08, 0.00, 0.60, 0.00, 0.0],  # the Fake Key
    [0.05, 0.00, 0.60, 0.00, 0.0],  # the Trap
]
TELLS: Final = 0.2  # how often a player speaks of a slot they have seen
TRUTH: Final = 0.7  # and how often that is true


def remark(table: Coffre, seat: int, dice: Dice) -> int:
    """What a novice says before acting: about the own card, or a slot; SILENCE mostly."""
    if not has_claimed(table, seat):
        left = dice.below(GRAIN) / GRAIN
        for face in range(TRAP):
            left -= SAYS[table.holds(seat)][face]
            if left < 0.0:
                return CLAIM + seat * 8 + face
    return _remark_on_slot(table, seat, dice)


def has_claimed(table: Coffre, seat: int) -> bool:
    """Whether a seat has already said something of the card it holds."""
    own = table.places[seat]
    return any(who == seat and card == own for who, _claimed, _turn, card in table.claims)


def _remark_on_slot(table: Coffre, seat: int, dice: Dice) -> int:
    for slot in range(SLOTS):
        face = known_face(table, seat, table.seats + slot)
        if face != UNKNOWN and dice.below(GRAIN) < TELLS * GRAIN:
            claimed = face if dice.below(GRAIN) < TRUTH * GRAIN else dice.below(TRAP)
            if _has_said(table, seat, table.places[table.seats + slot], claimed):
                return SILENCE
            return CLAIM + (MOST_SEATS + slot) * 8 + claimed
    return SILENCE


def _has_said(table: Coffre, seat: int, card: int, face: int) -> bool:
    return any(
        who == seat and about == card and claimed == face
        for who, claimed, _turn, about in table.claims
    )


def frankness(table: Coffre, seat: int, talk: int) -> float:
    """How likely a seat is to say this, given what it knows, up to a common factor."""
    if talk >= BELIEVE:
        return 1.0
    about, claimed = subject(talk), (talk - CLAIM) % 8
    if about == seat:
        return 0.05 + SAYS[table.holds(seat)][claimed]
    place = about if about < MOST_SEATS else table.seats + about - MOST_SEATS
    face = known_face(table, seat, place)
    if face == UNKNOWN:
        return 0.25
    return TRUTH if face == claimed else 0.5 * (1.0 - TRUTH)
