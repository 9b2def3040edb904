"""The lesson: two to three minutes with Chloé, Diego and Fatou, from a Neutral to the Treasure.

Chloé has the Key and tells the truth, Diego has the Fake Key and does not, Fatou says nothing.
The learner picks the Treasure up from the centre and has to find out which of the two to trust.
Spots to point at: `hand`, `seat` (all) or `seat.N`, `said.N` for a bubble, `slot` (both) or
`slot.N`, `talk`, and `do.TAG` for a control; several with spaces between them.
"""

from __future__ import annotations

from typing import Final

from trousseau.games.coffre.pieces import FAKE, KEY, NEUTRAL, TREASURE
from trousseau.games.coffre.shapes import (
    ClaimHand,
    ClaimSlot,
    CoffreOptions,
    Designate,
    EndTurn,
    Exchange,
    Force,
    Name,
    Observe,
    Pass,
)
from trousseau.games.coffre.state import deck
from trousseau.lessons import Act, Again, Choose, Lesson, Rewind, Say, Story, Way, stacked

SEATS: Final = 4
YOU, CHLOE, DIEGO, FATOU = range(SEATS)
LEFT, RIGHT = 0, 1

DEAL: Final = [NEUTRAL, KEY, FAKE, NEUTRAL, TREASURE, NEUTRAL]
"""The cards of the four, then the centre's left and right."""

OPENING: Final[Story] = (
    Say("your_card", "hand"),
    Say("the_others", "seat"),
    Say("what_they_want"),
)


def chloe_tells(cue: str) -> Story:
    """Chloé looks to the left, says what lies there, and it is true."""
    return (
        Act(CHLOE, Observe(LEFT)),
        Act(CHLOE, ClaimSlot(LEFT, "treasure")),
        Say(cue, f"seat.{CHLOE} said.{CHLOE}"),
        Act(CHLOE, EndTurn()),
    )


END_YOUR_TURN: Final = Choose("last_step", (Way(EndTurn()),), "do.end_turn")

FIRST_ROUND: Final[Story] = (
    Choose(
        "look",
        (
            Way(
                Observe(LEFT), (Say("saw_it", f"slot.{LEFT}"), END_YOUR_TURN, *chloe_tells("true"))
            ),
            Way(
                Observe(RIGHT),
                (Say("saw_nothing", f"slot.{RIGHT}"), END_YOUR_TURN, *chloe_tells("hearsay")),
            ),
        ),
        "slot",
    ),
    Act(DIEGO, Force(YOU, RIGHT)),
    Say("forced", "hand"),
    Act(DIEGO, EndTurn()),
    Act(FATOU, Pass()),
    Say("passed", f"seat.{FATOU}"),
    Act(FATOU, EndTurn()),
)

SECOND_ROUND: Final[Story] = (
    Choose("take", (Way(Exchange(LEFT)),), f"slot.{LEFT}"),
    Say("treasure", "hand"),
    Say("locked", "hand"),
    Choose(
        "speak",
        (
            Way(ClaimHand(YOU, "treasure"), (Say("told_the_truth"),)),
            Way(ClaimHand(YOU, "neutral"), (Say("told_a_lie", f"seat.{CHLOE}"),)),
        ),
        "talk",
    ),
    Choose("not_yet", (Way(EndTurn()),), "do.end_turn"),
    Act(CHLOE, ClaimHand(CHLOE, "key")),
    Act(CHLOE, Pass()),
    Act(CHLOE, EndTurn()),
    Act(DIEGO, ClaimHand(DIEGO, "key")),
    Act(DIEGO, Observe(RIGHT)),
    Say("two_keys", f"seat.{CHLOE} seat.{DIEGO}"),
    Act(DIEGO, EndTurn()),
    Act(FATOU, Pass()),
    Act(FATOU, EndTurn()),
)

DESIGNATION: Final[Story] = (
    Choose("force", (Way(Force(FATOU, LEFT)), Way(Force(FATOU, RIGHT))), "do.force"),
    Say("you_know", f"seat.{FATOU}"),
    Choose(
        "point",
        (
            Way(
                Designate(CHLOE),
                (Say("opened"), Rewind("point", "what_if"), Act(YOU, Designate(FATOU))),
            ),
            Way(Designate(DIEGO), (Say("fooled"), Again("point"))),
            Way(Designate(FATOU)),
        ),
        "do.designate",
    ),
)

FINAL_PHASE: Final[Story] = (
    Say("final"),
    Act(CHLOE, Name(DIEGO)),
    Act(DIEGO, Name(CHLOE)),
    Act(FATOU, Name(CHLOE)),
    Choose(
        "accuse",
        (
            Way(Name(DIEGO)),
            Way(Name(CHLOE), (Say("missed"), Again("accuse"))),
            Way(Name(FATOU), (Say("missed"), Again("accuse"))),
        ),
        "do.name",
    ),
    Say("unmasked"),
    Say("farewell"),
)

LESSON: Final = Lesson(
    seats=SEATS,
    learner=YOU,
    throws=(*stacked(deck(SEATS, CoffreOptions()), DEAL), (SEATS, YOU)),
    story=(*OPENING, *FIRST_ROUND, *SECOND_ROUND, *DESIGNATION, *FINAL_PHASE),
)
