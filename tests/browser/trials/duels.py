"""Trials of a signal or a choice, one opponent after the other. A second one the table plays."""

from __future__ import annotations

from tests.browser.trials.contestant import Contestant, told


def bataille(candidate: Contestant, opponent: Contestant) -> bool:
    candidate.press("bataille.scissors")
    opponent.press("bataille.leaf")
    told(candidate, opponent, "bataille.scissors_wins")
    return True


def pince(candidate: Contestant, opponent: Contestant) -> bool:
    ends = [f"pince.{how}" for how in ("in_time", "late", "missing", "early")]
    opponent.press("pince.release")
    candidate.answer("pince.now", "pince.pinch", *ends)
    if told(candidate, opponent, *ends) == "pince.in_time":
        return True
    candidate.press("pince.pinch")
    return told(candidate, opponent, *ends) == "pince.in_time"


def chaude(candidate: Contestant, opponent: Contestant) -> bool:
    ends = [f"chaude.{how}" for how in ("in_time", "late", "missing", "early")]
    opponent.press("chaude.feint")
    opponent.press("chaude.slap")
    candidate.answer("chaude.now", "chaude.pull", *ends)
    if told(candidate, opponent, *ends) == "chaude.in_time":
        return True
    candidate.press("chaude.pull")
    candidate.reads("chaude.forgiven", *ends)
    candidate.press_if_on("chaude.pull")
    return told(candidate, opponent, *ends) == "chaude.in_time"


def patte(candidate: Contestant, opponent: Contestant) -> bool:
    """The candidate dreams in the first race; the opponent calls in the second."""
    opponent.answer("patte.now", "patte.pounce")
    told(candidate, opponent, "patte.end.theirs")
    while "again" in (end := called_race(candidate, opponent)):
        pass
    return end == "patte.end.mine"


def called_race(candidate: Contestant, opponent: Contestant) -> str:
    opponent.press("patte.tope")
    opponent.press("patte.top")
    candidate.answer("patte.now", "patte.pounce", *RACES)
    return told(candidate, opponent, *RACES)


RACES = [f"patte.end.{end}" for end in ("theirs", "mine", "again")]
"""How they end; who is in none of them reads the same of the first two."""
