# compiled: mypyc
"""Noses in motion: how the candidate's goes after the box, and how the holder's sways."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from trousseau.games.boyard.constants import (
    APART,
    BOUNCE,
    BOX_HOME,
    GENTLE,
    NEAR,
    NUDGE,
    POINTER_JUMP,
    QUIET,
    SLIDE_OVER,
    SWAY_UPRIGHT,
    SWAYS,
    TOUCH,
)
from trousseau.games.boyard.trials.nez.shapes import Noses, NudgeOn, Point
from trousseau.games.boyard.trials.traces import WAVE, towards_zero

UNIT: Final = 1_000

NOTHING: Final = 0
TOUCHED: Final = 1
BOUNCED: Final = 2
SLID_OVER: Final = 3
TAKEN: Final = 4
HIT: Final = 5
LOST: Final = 6
MOVING: Final = 7

WAYS: Final[dict[str, Point]] = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


def wave(phase: int) -> int:
    """Between two entries of the table; a whole turn is 65,536."""
    part, rest = phase // 256 % 256, phase % 256
    return towards_zero(WAVE[part] * (256 - rest) + WAVE[(part + 1) % 256] * rest, 256)


def swaying(phases: Sequence[int]) -> Point:
    """Where two waves across and two upright hold the box."""
    slow, quick = SWAYS
    across = slow * wave(phases[0]) + quick * wave(phases[1])
    upright = slow * wave(phases[2]) + quick * wave(phases[3])
    return BOX_HOME[0] + across, BOX_HOME[1] + towards_zero(SWAY_UPRIGHT * upright, 10)


def nudged(box: Point, nudges: Sequence[NudgeOn], step: int) -> Point:
    """Where it is with the nudges that are at work in a step."""
    x, y = box
    for nudge in nudges:
        if 0 <= step - nudge.step < len(NUDGE):
            way = WAYS[nudge.way]
            x += way[0] * NUDGE[step - nudge.step] * UNIT
            y += way[1] * NUDGE[step - nudge.step] * UNIT
    return x, y


def nose_step(noses: Noses, pointed: Point, box: Point, tap: bool, reach: int) -> tuple[Noses, int]:
    """A step later, and what came of it.

    `pointed` is in units, `reach` widens all distances, in hundredths: 100 as a rule.
    """
    pointer = (_jump(noses.pointer[0], pointed[0]), _jump(noses.pointer[1], pointed[1]))
    nose = (_half_way(noses.nose[0], pointer[0]), _half_way(noses.nose[1], pointer[1]))
    between = (nose[0] - box[0], nose[1] - box[1])
    before = (noses.nose[0] - noses.box[0], noses.nose[1] - noses.box[1])
    speed = square(between[0] - before[0], between[1] - before[1])
    swing = square(box[0] - noses.box[0], box[1] - noses.box[1])
    far = square(between[0], between[1])
    after = replace(noses, nose=nose, pointer=pointer, box=box, steps=noses.steps + 1)
    if noses.stage == "meet":
        return _meet(after, far, speed, reach)
    if far > limit(APART, reach):
        return after, LOST
    if noses.stage == "follow":
        return _follow(after, far, reach)
    if not tap:
        return after, NOTHING
    return after, TAKEN if swing < limit(QUIET, reach) else MOVING


def _meet(after: Noses, far: int, speed: int, reach: int) -> tuple[Noses, int]:
    if far > limit(TOUCH, reach):
        return replace(after, away=True), NOTHING
    if not after.away:
        return after, NOTHING
    if speed < limit(GENTLE, reach):
        return replace(after, stage="follow"), TOUCHED
    return (replace(after, away=False), BOUNCED) if speed <= limit(BOUNCE, reach) else (after, HIT)


def _follow(after: Noses, far: int, reach: int) -> tuple[Noses, int]:
    if far > limit(NEAR, reach):
        return after, NOTHING
    if after.followed + 1 < SLIDE_OVER:
        return replace(after, followed=after.followed + 1), NOTHING
    return replace(after, followed=SLIDE_OVER, stage="take"), SLID_OVER


def _jump(pointer: int, pointed: int) -> int:
    """Pointers that jump are cut short, on either axis."""
    way = pointed * UNIT - pointer
    return pointer + max(-POINTER_JUMP * UNIT, min(POINTER_JUMP * UNIT, way))


def _half_way(nose: int, pointer: int) -> int:
    return nose + towards_zero(pointer - nose, 2)


def square(x: int, y: int) -> int:
    return x * x + y * y


def limit(units: int, reach: int) -> int:
    """The square of a distance, to be compared with others."""
    return square(units * UNIT * reach // 100, 0)
