"""Every number of the game that is not printed in its rulebook: times, windows, odds.

Times are milliseconds. They were tuned by simulation; the page of rules shows them.
"""

from __future__ import annotations

from statistics import NormalDist
from typing import Final, Literal

Level = Literal["easy", "fair", "good"]
"""How well the table draws an act of skill; `fair` is an ordinary person on a phone."""

MOST_SEATS: Final = 6
GUARDIAN: Final = 6
"""R13: where two play, the table's own opponent stands in the place of a seat that nobody has."""

GUARDIAN_LEVEL: Final[Level] = "fair"
LEAST_PLAYERS: Final = 3
"""Trials count players from here on: in a duel the Guardian is the third."""

# The course of a trial.

BRIEF: Final = 8_000
VERDICT: Final = 3_000
UNHURRIED: Final = (3, 2)
"""Windows of an unhurried seat are half as long again."""

NEEDED: Final[dict[int, int]] = {3: 1, 4: 2, 5: 2, 6: 3}
"""Duels to be won in most trials, by players."""

NEEDED_IN_CHAUDE: Final[dict[int, int]] = {3: 1, 4: 1, 5: 1, 6: 1}
NEEDED_IN_CATAPULTE: Final[dict[int, int]] = {3: 1, 4: 1, 5: 1, 6: 2}

# Slow lines and claims.

ECHOES: Final = 8
"""So many of a seat's last echoes make its usual delay..."""

ECHOES_A_BRIEF: Final = 3
MOST_DELAY: Final = 700
"""... which is taken for no more than this: lines by satellite need 600 there and back."""

JITTER: Final = 120
"""A claim may arrive so much later than usual before the rest is added to it."""

IMPOSSIBLE: Final = -5
"""A claim that would have arrived earlier than this before it was made can't be true."""

MOST_CLAIM: Final = 5_000
CLAIM_GRACE: Final = 1_500
"""So long after its window a claim is still waited for."""

DEADLINE_GRACE: Final = 300
"""What was sent before a deadline counts if it arrives within the usual delay and this."""

FALSE_START: Final = 100
QUICK: Final = 150
"""Quicker than this is luck: after the second such claim of a game each counts as this."""

LUCKY_CLAIMS: Final = 2
EVEN_CLAIMS: Final = 5
EVEN_WITHIN: Final = 8
"""So many claims in a row within so many milliseconds are remarkable, and remarked on."""

# Reactions that the table draws: mean, deviation, least, and a lapse in so many of a thousand.

REACTION: Final[dict[Level, tuple[int, int]]] = {
    "easy": (365, 75),
    "fair": (330, 60),
    "good": (300, 50),
}
LEAST_REACTION: Final = 160
LAPSES: Final[dict[Level, int]] = {"easy": 80, "fair": 50, "good": 30}

NORMAL: Final[tuple[int, ...]] = tuple(
    round(1000 * NormalDist().inv_cdf((2 * step + 1) / 512)) for step in range(256)
)
"""The normal distribution in 256 equal parts, in thousandths of its deviation: one throw each."""

# Riddles.

READING: Final = 2_000
READING_A_CHARACTER: Final = 60
"""The sand turns when the reader says so, at the latest after these."""

RIDDLE_SLOT: Final = 3_000
"""R4: one roll of two dice in each."""

ANSWERS_APART: Final = 1_000
APPEAL: Final = 5_000
"""R5: so long after an answer the reader may accept it."""

KNOWS: Final[dict[Level, tuple[int, int, int]]] = {
    "easy": (45, 28, 14),
    "fair": (70, 50, 30),
    "good": (88, 70, 48),
}
"""In how many of a hundred riddles the table knows the answer, by difficulty."""

SOONEST_THOUGHT: Final = 4_000
SLOWEST_THOUGHT: Final = 22_000
"""When a known answer comes to mind, evenly between these."""

# Trials in the living room.

IN_THE_ROOM: Final = 120_000
"""For a trial without sand."""

SANDS: Final[dict[str, int]] = {"barbichette": 1, "anomalie": 2, "nez": 1, "interdits": 1}
"""How often the sand is turned, where it is."""

CLAIM: Final = 20_000
"""After the sand, until the candidate has said how it went."""

OBJECTION: Final = 8_000
VOTE: Final = 10_000
DRAWN_IN_THE_ROOM: Final[dict[Level, int]] = {"easy": 30, "fair": 45, "good": 60}
"""How often a bot wins a trial of its own in the living room, in a hundred."""

# La bataille.

CHOOSE: Final = 6_000
CHOOSE_AGAIN: Final = 4_000
COUNTING: Final = 1_500
"""Where the table chooses for both."""

SHOW: Final = 2_000
FAVOURITE: Final = 45
"""An easy player shows its favourite figure so often, in a hundred."""

CLEAR_HABIT: Final = 60
"""A good player leans on a habit of so many throws in a hundred..."""

HABIT_THROWS: Final = 5
"""... once it has seen so many."""

# The game round the trials.

PREPARING: Final = 20_000
PREPARING_BLANKS: Final = 240_000
"""Where players write riddles and trials of their own."""

FIRST_ROLL: Final = 6_000
TURN: Final = 30_000
DIE_ROLLS: Final = 900
STEP: Final = 250
"""A pawn is seen to walk: so long for the die, and for each space."""

CHOICE: Final = 20_000
FAN: Final = 6_000
OPENING_KEYS: Final = 4
KEPT_KEYS: Final = 2
OPENING_SLOT: Final = 5_000
"""R11: one pawn walks in each."""

BONUS: Final = 3_000
GIVING_BACK: Final = 20_000
OWN_RIDDLES: Final = 4
OWN_TRIALS: Final = 3

# Signals: what la main chaude, la patte du tigre and la pince share.

SIGNAL: Final = 6_000
"""Who gives the signal has so long..."""

TABLE_SIGNALS: Final = 2_000
"""... and then the table gives it within this."""

SIGNAL_FROM: Final = 500
SIGNAL_SPAN: Final = 4_000
"""Where the table acts for who gives the signal, it first does so at an instant of this span."""

DECOY_GAP: Final = 500
"""From a feint to the slap, at least."""

AFTER_DECOY: Final = 2_000
"""So long after that gap at most the table gives the signal."""

FIGURES_SHOWN: Final = 2_500
"""How long everybody sees how a duel went."""

# La main chaude.

HANDS_IN_PLACE: Final = 1_000
DODGE: Final[dict[int, int]] = {3: 310, 4: 290, 5: 280, 6: 270}
"""Hands that are gone within this are not slapped, by players: one dodge of all is enough."""

FLINCHES: Final = 2
"""The second time hands are pulled away from nothing counts as a slap."""

JUMPY: Final[dict[Level, int]] = {"easy": 120, "fair": 90, "good": 60}
"""The table's hands flinch so often in a thousand duels."""

# La patte du tigre.

PAWS_DOWN: Final = 1_500
CALL: Final = 4_500
"""Who calls has so long."""

POUNCE: Final = 1_200
"""A paw that is not on the die within this has not moved."""

DEAD_HEAT: Final = 5
ONCE_MORE: Final = 3
"""So often a race is run again; then the candidate has lost it."""

# La pince.

FINGERS_OPEN: Final = 1_000
FALL: Final[dict[int, int]] = {3: 305, 4: 330, 5: 310, 6: 325}
"""How long the card is between the fingers, by players."""
