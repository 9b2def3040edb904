"""Moves as numbers inside the rules, and as people write them."""

from __future__ import annotations

from typing import Final

from trousseau.games.coffre.pieces import FACES, MOST_SEATS, SLOTS
from trousseau.games.coffre.shapes import (
    Action,
    Believe,
    ClaimHand,
    ClaimSlot,
    Designate,
    Doubt,
    EndTurn,
    Exchange,
    Force,
    Name,
    Observe,
    Pass,
    Talk,
)
from trousseau.kernel.moves import MoveTable

# Each kind of move has a stretch of numbers; a kind's first number is its name.
PASS: Final = 0
END: Final = 1
OBSERVE: Final = 2  # + slot
EXCHANGE: Final = 4  # + slot
FORCE: Final = 8  # + target * 2 + slot
DESIGNATE: Final = 24  # + target
NAME: Final = 32  # + target
TALK: Final = 64  # all below are talk
CLAIM: Final = 64  # + subject * 8 + face; a subject is a seat, or 8 + slot
BELIEVE: Final = 144  # + target
DOUBT: Final = 152  # + target
TALK_END: Final = 160

PERSON: Final = 16  # as the subject of a remark: + the player who is believed or doubted


def _actions() -> dict[int, Action]:
    actions: dict[int, Action] = {PASS: Pass(), END: EndTurn()}
    for slot in range(SLOTS):
        actions[OBSERVE + slot] = Observe(slot)
        actions[EXCHANGE + slot] = Exchange(slot)
    for target in range(MOST_SEATS):
        actions[DESIGNATE + target] = Designate(target)
        actions[NAME + target] = Name(target)
        for slot in range(SLOTS):
            actions[FORCE + target * SLOTS + slot] = Force(target, slot)
    return actions


def _remarks() -> dict[int, Talk]:
    remarks: dict[int, Talk] = {}
    for number, face in enumerate(FACES):
        for holder in range(MOST_SEATS):
            remarks[CLAIM + holder * 8 + number] = ClaimHand(holder, face)
        for slot in range(SLOTS):
            remarks[CLAIM + (MOST_SEATS + slot) * 8 + number] = ClaimSlot(slot, face)
    for target in range(MOST_SEATS):
        remarks[BELIEVE + target] = Believe(target)
        remarks[DOUBT + target] = Doubt(target)
    return remarks


ACTIONS: Final[dict[int, Action]] = _actions()
REMARKS: Final[dict[int, Talk]] = _remarks()
MOVES: Final = MoveTable({**ACTIONS, **REMARKS})


def subject(talk: int) -> int:
    """What a remark is about: a seat, or 8 + slot, or PERSON + a player."""
    if talk < BELIEVE:
        return (talk - CLAIM) // 8
    return PERSON + (talk - BELIEVE) % MOST_SEATS
