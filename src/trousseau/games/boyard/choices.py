# compiled: mypyc
"""What whoever is waited for may do in each phase, and why something else may not be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from trousseau.games.boyard.fort import ROOM
from trousseau.games.boyard.shapes import (
    DrawCard,
    FaceRiddle,
    FaceTrial,
    KeepKeys,
    LeaveKey,
    LiftCard,
    OpenChest,
    PutKey,
    RollDie,
)
from trousseau.kernel.structs import Written

if TYPE_CHECKING:
    from trousseau.games.boyard.state import Boyard

ROLL: Final = RollDie()
OPEN: Final = OpenChest()
KEEP: Final = KeepKeys()
FACE_TRIAL: Final = FaceTrial()
FACE_RIDDLE: Final = FaceRiddle()
LEAVE: Final = LeaveKey()


def listed(table: Boyard) -> list[Written]:
    """After the preparations, and while no trial or riddle is on."""
    phase = table.phase
    if phase == "turn":
        return [ROLL, OPEN] if table.keyrings.can_open(table.turn) else [ROLL]
    if phase == "choose":
        return [FACE_TRIAL, FACE_RIDDLE]
    if phase == "fan":
        places = range(len(table.fan()))
        lifts: list[Written] = [LiftCard(place) for place in places if place != table.lifted]
        return [*[DrawCard(place) for place in places], *lifts]
    if phase == "second_chance":
        return [FACE_RIDDLE, LEAVE]
    if phase == "may_open":
        return [OPEN, KEEP]
    if phase == "give_back":
        return [PutKey(space) for space in table.keyrings.places()]
    return [ROLL]


def why_not_seat(table: Boyard, seat: int) -> str:
    """For somebody who is not waited for."""
    if table.phase == "over":
        return "over"
    return "pawn_walks" if table.phase == "walk" and seat == table.turn else "not_your_turn"


def why_not(table: Boyard, move: Written) -> str:
    """For somebody who is."""
    if isinstance(move, OpenChest) and table.phase == "turn":
        return "too_few_keys"
    if isinstance(move, PutKey) and table.phase == "give_back":
        return "cell_full" if ROOM[move.space] else "not_a_cell"
    return "not_now"
