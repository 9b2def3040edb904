"""What binds the page's arithmetic of balance to that of the rules: numbers and many traces.

The page reads its numbers from a file that is written here, and plays the same traces in
`ui/src/games/boyard/trials/balance.test.ts`. After a change of the numbers:

    .venv/bin/python -m tests.games.boyard.trials.vectors
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

from trousseau.games.boyard import constants
from trousseau.games.boyard.trials.barbichette.beam import beam_step, calm_zone, shove, tremble
from trousseau.games.boyard.trials.barbichette.shapes import GrimaceKind, GrimaceThrown
from trousseau.games.boyard.trials.catapulte.flight import cup_step, is_caught, landing
from trousseau.games.boyard.trials.catapulte.shapes import Arc
from trousseau.games.boyard.trials.nez.noses import TAKEN, UNIT, nose_step, nudged
from trousseau.games.boyard.trials.nez.shapes import NezStage, Noses, NudgeOn, Way
from trousseau.games.boyard.trials.traces import WAVE

ROOT = Path(__file__).parents[4]
NUMBERS = ROOT / "ui/src/games/boyard/trials/balance.numbers.json"
VECTORS = Path(__file__).with_name("balance.json")

SHARED = (
    *("STEP", "SWIFT_HAND", "BEAM_TIPS", "BEAM_KEEPS", "LEAN", "TREMBLE", "TREMBLES", "SHOVES"),
    *("CALM", "POINTER_JUMP", "TOUCH", "GENTLE", "BOUNCE", "NEAR", "APART", "SLIDE_OVER", "QUIET"),
    *("NUDGE", "FLIGHT", "GUST_AFTER", "SPOTS", "CUP_SPEED", "CUP_PLACES", "CUP_FROM"),
    *("STEPS_A_MOVE", "UNHURRIED", "GRIMACE_AFTER", "TWITCH", "ROOM", "SQUARES"),
    *("BEAT", "STAGE_BEATS", "NOSE_FROM"),
)
"""Constants that the page's arithmetic needs."""

TRACES = 1_000
GROUP = 50
STEPS = 60
MODULUS = 1_000_003


class Lot:
    """Numbers that any language draws alike; a toy, and good enough to tell two sums apart."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def below(self, n: int) -> int:
        self.seed = (self.seed * 171 + 11_213) % 53_125
        return self.seed % n

    def pick(self, shape: Any) -> Any:
        """One of a Literal's values, in the order in which they stand."""
        values = get_args(shape)
        return values[self.below(len(values))]


def beam(lot: Lot) -> Iterator[int]:
    """A hand that leans against the beam, or at random, while grimaces shove it."""
    noise, steady = lot.below(256), lot.below(2)
    grimaces = [thrown(lot.pick(GrimaceKind), lot.below(2), lot.below(STEPS)) for _ in range(4)]
    x = v = 0
    for step in range(STEPS):
        against = -1 if x + 14 * v > 0 else 1
        lean = against if steady else lot.below(3) - 1
        x, v = beam_step(x, v, lean, shove(grimaces, 1, step) + tremble(noise, step))
        yield from (x, v, int(abs(x) > calm_zone(step, STEPS)))


def thrown(kind: GrimaceKind, right: int, step: int) -> GrimaceThrown:
    return GrimaceThrown(0, 1, kind, 1 if right else -1, step, 0, "breathe", False)


def nose(lot: Lot) -> Iterator[int]:
    """A pointer about a box that wanders and is nudged, from any stage on."""
    box = (600 * UNIT + lot.below(50_000), 300 * UNIT)
    noses = Noses(nose=box, pointer=box, box=box, stage=lot.pick(NezStage), followed=90)
    nudges = [NudgeOn(lot.pick(Way), lot.below(STEPS)) for _ in range(3)]
    wild = 10 + 30 * lot.below(6)
    outcome = 0
    for step in range(STEPS):
        box = (box[0] + lot.below(16_001) - 8_000, box[1] + lot.below(10_001) - 5_000)
        at = nudged(box, nudges, step)
        pointed = (
            at[0] // UNIT + lot.below(wild) - wild // 2,
            at[1] // UNIT + lot.below(wild) // 2,
        )
        if outcome < TAKEN:
            noses, outcome = nose_step(noses, pointed, at, lot.below(30) == 0, 100)
        yield from (*noses.nose, *noses.pointer, noses.followed, int(noses.away), outcome)


def cup(lot: Lot) -> Iterator[int]:
    """A cup that slides at random, and a die that a gust carries aside."""
    arc: Arc = lot.pick(Arc)
    spot = landing(lot.below(1_001), lot.below(241) - 120)
    x, slide = 500, 0
    for step in range(constants.FLIGHT[arc]):
        x, slide = cup_step(x, slide, lot.below(121) - 60, step, arc)
        yield from (x, slide)
    yield int(is_caught(x, spot, 300))


def sums(trace: Any) -> list[int]:
    """One number for every fifty traces: it changes with any number of any of them."""
    found = []
    for first in range(0, TRACES, GROUP):
        total = 0
        for seed in range(first, first + GROUP):
            for value in trace(Lot(seed)):
                total = (31 * total + value) % MODULUS
        found.append(total)
    return found


def numbers() -> dict[str, Any]:
    return {name: getattr(constants, name) for name in SHARED} | {"WAVE": WAVE}


def vectors() -> dict[str, Any]:
    first = {trace.__name__: list(trace(Lot(0)))[:21] for trace in (beam, nose, cup)}
    whole = {trace.__name__: sums(trace) for trace in (beam, nose, cup)}
    shape = {"traces": TRACES, "group": GROUP, "steps": STEPS, "modulus": MODULUS}
    return {"shape": shape, "first": first, "sums": whole}


def written(value: dict[str, Any]) -> str:
    """A line a key, as both files have it."""
    lines = [f"  {json.dumps(key)}: {json.dumps(value[key])}" for key in value]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    NUMBERS.write_text(written(numbers()), encoding="utf-8")
    VECTORS.write_text(written(vectors()), encoding="utf-8")
