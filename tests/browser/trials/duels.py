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
    candidate.reads("pince.now", *ends)
    candidate.press_if_on("pince.pinch")
    if told(candidate, opponent, *ends) == "pince.in_time":
        return True
    candidate.press("pince.pinch")
    return told(candidate, opponent, *ends) == "pince.in_time"


def chaude(candidate: Contestant, opponent: Contestant) -> bool:
    ends = [f"chaude.{how}" for how in ("in_time", "late", "missing", "early")]
    opponent.press("chaude.feint")
    opponent.press("chaude.slap")
    candidate.reads("chaude.now", *ends)
    candidate.press_if_on("chaude.pull")
    if told(candidate, opponent, *ends) == "chaude.in_time":
        return True
    candidate.press("chaude.pull")
    candidate.reads("chaude.forgiven", *ends)
    candidate.press_if_on("chaude.pull")
    return told(candidate, opponent, *ends) == "chaude.in_time"


def patte(candidate: Contestant, opponent: Contestant) -> bool:
    """The candidate dreams in the first race; the opponent calls in the second."""
    opponent.reads("patte.now")
    opponent.press_if_on("patte.pounce")
    told(candidate, opponent, "patte.end.theirs")
    while "again" in (end := called_race(candidate, opponent)):
        pass
    return end in ("patte.end.mine", "patte.end.theirs_false")


def called_race(candidate: Contestant, opponent: Contestant) -> str:
    opponent.press("patte.tope")
    opponent.press("patte.top")
    candidate.reads("patte.now")
    candidate.press_if_on("patte.pounce")
    return told(candidate, opponent, *(f"patte.end.{end}" for end in RACES))


RACES = ("theirs", "mine", "false", "theirs_false", "again", "again_false")
"""How they end; who reads of somebody else reads the same of both of the first two."""
