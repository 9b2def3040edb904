"""Trials of a steady hand: la barbichette, nez à nez, la catapulte; with motion, or in steps."""

from __future__ import annotations

from itertools import cycle

from tests.browser.trials.contestant import Contestant, told
from tests.browser.trials.hands import WAYS, Keys, Way

ANSWERS = ("breathe", "look_away", "bite_lip")

A_WHILE = 300
"""Milliseconds for which a key is down that leans or slides."""


def barbichette(candidate: Contestant, opponent: Contestant) -> bool:
    """Each throws a face, whoever plays in steps calms one; then the candidate lets go."""
    if isinstance(candidate.hand, Keys):
        throw(opponent, "tongue", keeping=candidate)
        throw(candidate, "cheeks", keeping=candidate)
        calm(opponent)
        laugh(candidate)
    else:
        throw(opponent, "tongue", keeping=opponent)
        calm(candidate)
        candidate.reads("barbichette.laughed.mine")
    told(candidate, opponent, "barbichette.laughed", mine=".mine")
    return False


def throw(thrower: Contestant, face: str, keeping: Contestant) -> None:
    """When it may be thrown; meanwhile somebody keeps their marker in the calm, if they can."""
    button = thrower.button(f"barbichette.{face}")
    soon = button.and_(thrower.page.locator("[aria-disabled='true']"))
    while soon.count():
        keep_calm(keeping)
    thrower.press_if_on(f"barbichette.{face}")


def keep_calm(leaning: Contestant) -> None:
    """Away from the side to which it is nearly gone."""
    for side, arrow in (("left", "ArrowRight"), ("right", "ArrowLeft")):
        line = leaning.page.get_by_role("status")
        if line.filter(has_text=leaning.words.within(f"barbichette.nearly.{side}")).count():
            leaning.page.keyboard.press(arrow, delay=A_WHILE)


def calm(grimaced_at: Contestant) -> None:
    """As the small print says."""
    page, words = grimaced_at.page, grimaced_at.words
    hints = {one: page.get_by_text(words[f"barbichette.calms.{one}"]) for one in ANSWERS}
    breathe, look_away, bite_lip = hints.values()
    breathe.or_(look_away).or_(bite_lip).first.wait_for()
    answer = next((one for one, hint in hints.items() if hint.count()), ANSWERS[0])
    grimaced_at.press_if_on(f"barbichette.{answer}")


def laugh(leaning: Contestant) -> None:
    leaning.page.keyboard.down("ArrowLeft")
    leaning.reads("barbichette.laughed.mine")
    leaning.page.keyboard.up("ArrowLeft")


def nez(candidate: Contestant, opponent: Contestant) -> bool:
    noses = opponent.group("nez.name").get_by_role("button")
    opponent.hand.press(noses.filter(has_text=opponent.person.name))
    if isinstance(candidate.hand, Keys):
        opponent.press("nez.up")
        rush(candidate)
    else:
        step(candidate)
    return told(candidate, opponent, "nez.taken", "nez.fell", mine=".mine") == "nez.taken"


def rush(candidate: Contestant) -> None:
    """At the box and back, until it is on the floor."""
    pad = candidate.page.get_by_role("application", name=candidate.words["nez.pad"])
    candidate.hand.lead(pad, "left", 40)
    for arrow in cycle(40 * ["ArrowRight"] + 40 * ["ArrowLeft"]):
        if not pad.count():
            return
        candidate.page.keyboard.press(arrow)


def step(candidate: Contestant) -> None:
    """To the square of the box, then wherever it is called to: the line names the way."""
    lines = ("nez.squares", "nez.called", "nez.taken.mine", "nez.fell.mine")
    while way := named_way(candidate.line(*lines), candidate):
        candidate.press_if_on(f"nez.{way}")


def named_way(line: str, candidate: Contestant) -> Way | None:
    return next(
        (way for way in WAYS if candidate.words.within(f"nez.way.{way}").search(line)), None
    )


def catapulte(candidate: Contestant, opponent: Contestant) -> bool:
    spot = opponent.page.get_by_role("slider", name=opponent.words["catapulte.spot"])
    opponent.hand.lead(spot, "right", 2)
    opponent.press("catapulte.high")
    moved = chase(candidate)
    won = caught(candidate, opponent)
    if not won:
        moved |= chase(candidate)
        won = caught(candidate, opponent)
    assert moved
    return won


def chase(candidate: Contestant) -> bool:
    """The cup goes to the right, where most dice fall; whether it did before the die was down."""
    candidate.reads("catapulte.flies.mine")
    cup = candidate.page.get_by_role("slider", name=candidate.words["catapulte.cup"])
    elsewhere = cup.and_(candidate.page.locator(":not([aria-valuenow='500'])"))
    if isinstance(candidate.hand, Keys):
        candidate.page.keyboard.press("ArrowRight", delay=A_WHILE)
    else:
        candidate.hand.lead(cup, "right", 2)
    return elsewhere.count() == 1


def caught(candidate: Contestant, opponent: Contestant) -> bool:
    ends = ("catapulte.caught", "catapulte.missed")
    return told(candidate, opponent, *ends, mine=".mine") == "catapulte.caught"
