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
MOST_DELAY: Final = 400
"""... which is taken for no more than this."""

JITTER: Final = 120
"""A claim may arrive so much later than usual before the rest is added to it."""

IMPOSSIBLE: Final = -5
"""A claim that would have arrived earlier than this before it was made can't be true."""

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
    "easy": (45, 25, 12),
    "fair": (65, 45, 25),
    "good": (85, 65, 42),
}
"""In how many of a hundred riddles the table knows the answer, by difficulty."""

SOONEST_THOUGHT: Final = 4_000
SLOWEST_THOUGHT: Final = 26_000
"""When a known answer comes to mind, evenly between these."""

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

# À qui est-ce ?

SKETCH: Final = 20_000
SKETCH_DRAWN: Final = 4_000
"""Where the table draws all sheets."""

MATCH: Final = 30_000
MATCH_DRAWN: Final = 5_000
"""Where the table puts the names."""

RECOGNISES: Final[dict[Level, int]] = {"easy": 13, "fair": 18, "good": 23}
"""The table weighs an arrangement by so many tenths for each name that is right."""

# L'anomalie.

THINGS_WORN: Final[dict[int, int]] = {3: 8, 4: 6, 5: 5, 6: 4}
"""How many things each avatar wears, by players: from 16 to 20 in all."""

KINDS: Final = 6
COLOURS: Final = 4
"""0 and 1 are like each other, and so are 2 and 3."""

POSES: Final = 6
SCENES: Final = 4
LOOK_DRAWN: Final = 6_000
"""Where the table looks."""

CHANGE: Final = 15_000
CHANGE_DRAWN: Final = 3_000
"""Where the table makes the change."""

POINTINGS: Final = 3
FINDS: Final[dict[Level, int]] = {"easy": 91, "fair": 181, "good": 295}
"""In so many of a thousand pointings the table finds it: 25, 45, 65 of a hundred in three."""

FIRST_POINTING: Final = (8_000, 14_000)
NEXT_POINTING: Final = (4_000, 8_000)
"""The table points after a time between these, where the sand runs for 45 seconds."""

USUAL_SAND: Final = 45_000
CUNNING: Final[dict[Level, int]] = {"easy": 0, "fair": 40, "good": 80}
"""So often, in a hundred, the table gives something small a like colour."""

# Les interdits.

MOST_QUESTION: Final = 60
MOST_REPLY: Final = 120
LEAST_WORDS: Final = 2
LEAST_LETTERS: Final = 6
"""A reply has so many words, or so many letters."""

TYPING: Final = 40
"""Milliseconds a character: what comes faster was pasted."""

REPLY: Final = 8_000
PAUSE: Final = 1_000
"""If nobody has a question so long, the table asks one."""

OFFERS: Final = 5
ALIKE: Final = 85
"""Of a hundred: replies that are so much alike are the same one."""

OBJECTING: Final = 5_000
UPHELD_LOSES: Final = 2
REPLY_DRAWN: Final = (4_300, 5_300)
"""The table replies after a time between these: nine times in 45 seconds."""

SLIPS: Final[dict[Level, int]] = {"easy": 140, "fair": 80, "good": 45}
"""It slips or stumbles at so many questions of a thousand."""

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
