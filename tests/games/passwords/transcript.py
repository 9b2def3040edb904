"""One whole game for three as text, to be read by people and compared line by line.

Written anew by `python -m tests.games.passwords.transcript`; look at what has changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Final

import msgspec
from tests.games.script import box, move_line

from trousseau.games.passwords import GAME
from trousseau.games.passwords.lexicon import families
from trousseau.games.passwords.lexicon.families import DOUBT, NONE, PROBABLE, SURE
from trousseau.games.passwords.lexicon.spelling import letters
from trousseau.games.passwords.shapes import (
    Abstain,
    Announce,
    Contest,
    Move,
    Pass,
    PasswordsView,
    Safe,
    Step,
    Vote,
)
from trousseau.games.passwords.state import CONTEST, Passwords
from trousseau.games.passwords.walks import find_walk
from trousseau.kernel.record import Heading
from trousseau.kernel.replay import Recorder

FILE = Path(__file__).with_name("transcript.txt")

HEADING = Heading(
    game=GAME.name,
    rules_version=GAME.rules_version,
    seats=3,
    options={},
    seed="7d" * 32,
)
PAUSE = 2_000
COMMON = 1_000

TRIED: Final = {2: DOUBT, 4: PROBABLE, 6: SURE}
"""In these turns somebody says a word that clashes so, if there is one."""

HESITATES, PASSES, REPEATS = 3, 5, 8
"""Turns in which somebody says no word at all first, passes, or says a word again."""


def transcript() -> Iterator[str]:
    recorder = Recorder(GAME, HEADING)
    state = recorder.state
    assert isinstance(state, Passwords)
    yield f"{HEADING.game}, {HEADING.seats} seats, first {state.first}"
    shown, at = -1, 0
    while state.waiting():
        if state.turns > shown:
            shown = state.turns
            yield from view_lines(state.view(None))
        seat = state.waiting()[0]
        move = objection(state) if state.heard else chosen(state)
        at += PAUSE
        events = recorder.play(seat, move, at)
        yield move_line(recorder, f"{seat} {spelled(move)}", events, in_short)
    yield from view_lines(state.view(None))


def objection(state: Passwords) -> Move:
    """Whoever is asked first contests, and says yes; the last one says no."""
    assert state.heard is not None
    if state.phase == CONTEST:
        return Contest()
    return Vote(same=len(state.heard.undecided) > 1)


def chosen(state: Passwords) -> Move:
    if state.turns == HESITATES and not state.tried:
        return Announce(state.ring_letters()[0].lower() + "xqz", (0,))
    if state.turns == PASSES:
        return Pass()
    if state.turns == REPEATS:
        again = [word.word for word in state.used if letters(word.word)[0] in state.ring_letters()]
        return best(state, again[0]) if again else Pass()
    wanted = TRIED.get(state.turns, NONE)
    said = [best(state, word) for word in words(state, wanted) or words(state, NONE)]
    return max(said, key=lambda move: len(move.places))


def words(state: Passwords, tier: int) -> list[str]:
    """Common words that begin on the ring, have one reading and clash so with the used ones."""
    kin, found = families(state.options.language), []
    for word in state.lexicon().vocabulary(COMMON).words:
        readings = state.lexicon().readings(word)
        if letters(word)[0] in state.ring_letters() and len(readings) == 1:
            tiers = [kin.kinship(readings[0].lemma, used.lemma) for used in state.used]
            if max(tiers, default=NONE) == tier:
                found.append(word)
    return found


def best(state: Passwords, word: str) -> Announce:
    """With as many gems as it can place."""
    ring, gems = state.ring_letters(), state.hands[state.turn]
    for count in range(min(len(ring), gems), 0, -1):
        for places in combinations(range(len(ring)), count):
            if find_walk(letters(word), ring, places):
                return Announce(word, places)
    raise AssertionError(f"{word} begins nowhere")


def spelled(move: Move) -> str:
    match move:
        case Announce(word, places):
            return f"{word} on {' '.join(map(str, places))}"
        case Vote(same):
            return "votes yes" if same else "votes no"
        case Pass() | Contest() | Abstain():
            return type(move).__name__.lower()


def in_short(value: object) -> str:
    if isinstance(value, tuple):
        return "(" + ", ".join([in_short(part) for part in value]) + ")"
    if isinstance(value, Step):
        return f"{value.place}:{value.letter}"
    if isinstance(value, Safe):
        return safe_line(value)
    assert not isinstance(value, msgspec.Struct)
    return str(value)


def safe_line(safe: Safe) -> str:
    """E with the gems of seats 0 and 2 in it, and room for two more: `E 02..`."""
    gems = "".join(map(str, safe.gems))
    return f"{safe.letter} {gems.ljust(safe.spaces, '.')}"


def view_lines(view: PasswordsView) -> Iterator[str]:
    """What all see: nothing but the order of the pile is hidden."""
    rows = {
        "ring": " | ".join([safe_line(safe) for safe in view.ring]),
        "pile": str(view.pile),
        "hands": " ".join(map(str, view.hands)),
        "closed": " | ".join(["".join([s.letter for s in safes]) or "-" for safes in view.closed]),
        "used": ", ".join([used.word for used in view.used]) or "-",
    }
    if view.result is not None:
        rows["result"] = f"{view.result.why} {' '.join(map(str, view.result.winners))}"
    yield from box(f"Turn {view.turns + 1}, {view.phase}", rows)


if __name__ == "__main__":
    FILE.write_text("\n".join([*transcript(), ""]))
