# compiled: mypyc
"""The 53 role cards (section 6): their camps, levels and conditions. Inside, a card is a number."""

from __future__ import annotations

from typing import Final

from trousseau.games.maze.constants import CARDS_FROM
from trousseau.games.maze.shapes.table import Camp

NO_CARD: Final = -1

HERO: Final = 0  # eight of them
TRAITOR: Final = 8  # three
RULE: Final = 11  # R01 to R13
MISSION: Final = 24  # M01 to M16
VARIABLE: Final = 40  # V01 to V06
TREASON: Final = 46  # T01 to T07: missions of traitors
ALL: Final = 53

RULES: Final = MISSION - RULE
VARIABLES: Final = TREASON - VARIABLE
MISSIONS: Final = VARIABLE - MISSION + ALL - TREASON
"""Heroes' and traitors'."""


def _named(letter: str, first: int, end: int) -> list[str]:
    return [f"{letter}{number + 1:02}" for number in range(end - first)]


CARDS: Final[list[str]] = [
    *_named("H", HERO, TRAITOR),
    *_named("P", TRAITOR, RULE),
    *_named("R", RULE, MISSION),
    *_named("M", MISSION, VARIABLE),
    *_named("V", VARIABLE, TREASON),
    *_named("T", TREASON, ALL),
]
NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(CARDS)}

_FIRST_LEVEL: Final[dict[str, int]] = {
    **dict.fromkeys(("R08", "R09", "R10", "M09", "M10", "M11", "M12"), 4),
    **dict.fromkeys(("R11", "R12", "R13", "M13", "M14", "M15", "M16"), 5),
}
"""Of special rules and missions; all others come at level 3."""

_FOUR_PLAYERS: Final = ("R11", "R12", "V06", "T03")
_FOUR: Final = 4
_SMALL_PILE: Final = "M07"
_SMALL: Final = 14
"""Tiles in the pile with which that mission can be asked."""

_VARIABLE_LEVEL: Final = 4
_TREASON_LEVEL: Final = 5
_PLAIN_TRAITORS_TO: Final = 4


def camp_at_first(card: int) -> Camp:
    """V02, V05 and V06 begin as traitors."""
    if card in (VARIABLE + 1, VARIABLE + 4, VARIABLE + 5):
        return "traitor"
    return "traitor" if TRAITOR <= card < RULE or card >= TREASON else "hero"


def is_mission(card: int) -> bool:
    return MISSION <= card < VARIABLE or card >= TREASON


def mission_number(card: int) -> int:
    """Of a mission among all of them, traitors' last."""
    return card - MISSION if card < VARIABLE else card - TREASON + VARIABLE - MISSION


def mission_card(number: int) -> int:
    heroes = VARIABLE - MISSION
    return MISSION + number if number < heroes else TREASON + number - heroes


def deck(level: int, seats: int, pile: int) -> list[int]:
    """The cards from which are dealt; those whose condition is not met are put aside (5.2)."""
    if level == 1:
        return [TRAITOR, *range(HERO, HERO + seats - 1)]
    return [card for card in range(ALL) if _is_in(card, level) and _is_met(card, seats, pile)]


def _is_in(card: int, level: int) -> bool:
    if card < TRAITOR:
        return level < CARDS_FROM
    if card < RULE:
        return level <= _PLAIN_TRAITORS_TO
    if card >= TREASON:
        return level >= _TREASON_LEVEL
    if card >= VARIABLE:
        return level >= _VARIABLE_LEVEL
    return level >= _FIRST_LEVEL.get(CARDS[card], CARDS_FROM)


def _is_met(card: int, seats: int, pile: int) -> bool:
    name = CARDS[card]
    if name in _FOUR_PLAYERS:
        return seats >= _FOUR
    return name != _SMALL_PILE or pile <= _SMALL
