"""Every number of the game that is not printed in its rulebook: times, windows, odds.

Times are milliseconds. They were tuned by simulation; the page of rules shows them.

In this order: who plays; the game round the trials; riddles; what trials share: their course, slow
lines, drawn reactions, signals, traces; trials in the living room; the ten trials, in the order
of their cards.
"""

from __future__ import annotations

from statistics import NormalDist
from typing import Final, Literal

SECOND: Final = 1_000

# Who plays.

Level = Literal["easy", "fair", "good"]
"""How well the table draws an act of skill; `fair` is an ordinary person on a phone."""

MOST_SEATS: Final = 6
GUARDIAN: Final = 6
"""R13: where two play, the table's own opponent stands in the place of a seat that nobody has."""

GUARDIAN_LEVEL: Final[Level] = "fair"
LEAST_PLAYERS: Final = 3
"""Trials count players from here on: in a duel the Guardian is the third."""

# The game round the trials.

PREPARING: Final = 20_000
PREPARING_BLANKS: Final = 240_000
"""Where players write riddles and trials of their own."""

FIRST_ROLL: Final = 6_000
TURN: Final = 30_000
DIE_ROLLS: Final = 900
A_SPACE: Final = 250
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

# The course of a trial.

BRIEF: Final = 8_000
VERDICT: Final = 3_000
UNHURRIED: Final = (3, 2)
"""Windows of an unhurried seat are half as long again."""

NEEDED: Final[dict[int, int]] = {3: 1, 4: 2, 5: 2, 6: 3}
"""Duels to be won in most trials, by players."""

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

# Reactions that the table draws.

REACTION: Final[dict[Level, tuple[int, int]]] = {
    "easy": (365, 75),
    "fair": (330, 60),
    "good": (300, 50),
}
"""Mean and deviation..."""

LEAST_REACTION: Final = 160
"""... but no sooner than this..."""

LAPSES: Final[dict[Level, int]] = {"easy": 80, "fair": 50, "good": 30}
"""... and in so many of a thousand not at all."""

NORMAL: Final[tuple[int, ...]] = tuple(
    round(1000 * NormalDist().inv_cdf((2 * step + 1) / 512)) for step in range(256)
)
"""The normal distribution in 256 equal parts, in thousandths of its deviation: one throw each."""

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

# Traces: what a hand did, in steps.

STEP: Final = 50
STEPS_A_MOVE: Final = 20
"""A page sends a second of its trace at a time, or less."""

MOST_STEPS: Final = 2_000
TRACE_AHEAD: Final = 100
"""A step may arrive so much before its time is over, since clocks are not quite even..."""

TRACE_BEHIND: Final = 1_500
"""... and so much later than usual; after that the hand did nothing."""

SWIFT_HAND: Final = 120
"""No hand answers what it sees sooner than this."""

AGAIN_AND_AGAIN: Final = 5
"""What happens so often in a row is remarkable, and remarked on."""

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

# À qui est-ce ?

SKETCH: Final = 20_000
SKETCH_DRAWN: Final = 4_000
"""Where the table draws all sheets."""

MATCH: Final = 30_000
MATCH_DRAWN: Final = 5_000
"""Where the table puts the names."""

RECOGNISES: Final[dict[Level, int]] = {"easy": 13, "fair": 18, "good": 23}
"""The table weighs an arrangement by so many tenths for each name that is right."""

# La barbichette. The beam is in thousandths of a unit, and a step of it adds to its speed: a part
# of the way from the middle, the lean, the shove of grimaces and a tremble.

BEAM_TIPS: Final = 3
"""Of a thousand: so much of the way from the middle."""

BEAM_KEEPS: Final = 95
"""Of a hundred: so much of its speed."""

LEAN: Final = 2_000
TREMBLE: Final = 1_500
TREMBLES: Final = (7, 17)
"""How far it goes on in the shared waves each step, in its two parts."""

SHOVES: Final[dict[str, tuple[int, ...]]] = {
    "short": (10_050,) * 3,
    "long": (2_490,) * 12,
    "back": (7_410,) * 3 + (-7_410,) * 3,
}
CALM: Final = (600_000, 350_000)
"""The calm zone on either side of the middle, when the sand is turned and when it runs out."""

GRIMACE_AFTER: Final = 3_000
"""Nobody throws two grimaces within this; the table for those it plays as soon as it may."""

IDLE_GRIMACE: Final = 4_000
"""An opponent who threw none for so long has one thrown by lot."""

LAUGHS: Final[dict[Level, int]] = {"good": 36, "fair": 60, "easy": 100}
"""Of a thousand grimaces so many make a candidate laugh whom the table plays..."""

OPPONENT_LAUGHS: Final[dict[Level, int]] = {"good": 18, "fair": 30, "easy": 40}
"""... and an opponent: few enough that it hardly matters how many there are."""

CHANGE_PLACES: Final = 2_000
STILL_ANSWER: Final = 1_600
STILL_MISSES: Final = 3
"""So many still grimaces not calmed in one trial: laughed."""

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

# Nez à nez. The room is in units; noses and box are in thousandths of them.

ROOM: Final = (1_000, 600)
NAMING: Final = 6_000
NOSE_FROM: Final = (150_000, 300_000)
BOX_HOME: Final = (650_000, 300_000)
SWAYS: Final = (85, 32)
"""How far the holder's head goes on its slow and on its quick wave..."""

SWAY_STEPS: Final = (819, 1_966)
"""... and how far each goes on in a step, where a whole turn is 65,536..."""

SWAY_WHIM: Final = 8
"""... give or take so many of a hundred, drawn for every half second..."""

SWAY_UPRIGHT: Final = 6
"""... and tenths of all that up and down."""

BEAT: Final = 10
"""Steps of the sway that are told at a time, half a second before they come."""

POINTER_JUMP: Final = 200
TOUCH: Final = 60
GENTLE: Final = 25
"""Units a step between nose and box: so slow and it is met..."""

BOUNCE: Final = 60
"""... so slow and it only bounces off; faster and it falls."""

NEAR: Final = 45
APART: Final = 95
SLIDE_OVER: Final = 120
"""Steps near the box until it has slid over."""

QUIET: Final = 8
"""Units a step: a box that moves less can be taken."""

NUDGE_AFTER: Final = 2_000
IDLE_NUDGE: Final = 3_000
TWITCH: Final = 400
"""A nudge is seen coming for so long."""

NUDGE: Final = (
    *(3, 7, 10, 14, 17, 21, 24, 28, 31, 35),
    *(32, 30, 28, 25, 23, 21, 18, 16, 14, 11, 9, 7, 4, 2),
)
"""How far the box is from its way in each step of a nudge."""

STAGES: Final[dict[Level, tuple[int, int, int]]] = {
    "good": (88, 85, 82),
    "fair": (80, 76, 72),
    "easy": (70, 64, 58),
}
"""Of a hundred, who is played by the table meets, follows and takes the box."""

STAGE_BEATS: Final = (8, 14, 4)
"""Half seconds that each takes the table at least; then one in three ends it."""

SQUARES: Final = (11, 7)
BOX_STAYS: Final = 1_500
STILL_STEP: Final = 150
"""Still noses step no faster."""

CALLED: Final = 1_070
"""To answer a called direction."""

ANSWERS_TO_FOLLOW: Final = 5

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

# La main chaude.

NEEDED_IN_CHAUDE: Final[dict[int, int]] = {3: 1, 4: 1, 5: 1, 6: 1}
"""One dodge of all is enough."""

HANDS_IN_PLACE: Final = 1_000
DODGE: Final[dict[int, int]] = {3: 310, 4: 290, 5: 280, 6: 270}
"""Hands that are gone within this are not slapped, by players."""

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

# La catapulte.

NEEDED_IN_CATAPULTE: Final[dict[int, int]] = {3: 1, 4: 1, 5: 1, 6: 2}
SPOTS: Final = 1_000
AIM: Final = 5_000
TABLE_AIMS: Final = 1_500
FLIGHT: Final[dict[str, int]] = {"low": 22, "high": 32}
"""Steps."""

GUST: Final = 120
GUST_AFTER: Final = 60
"""Of a hundred parts of the flight, it blows after so many."""

CUP_FROM: Final = 500
CUP_SPEED: Final = 45
"""Units a step."""

CUPS: Final[dict[int, int]] = {3: 88, 4: 62, 5: 50, 6: 92}
"""How wide the cup is, by players..."""

STILL_CUPS: Final[dict[int, int]] = {3: 110, 4: 78, 5: 63, 6: 110}
"""... and on eleven places."""

CUP_PLACES: Final = 11
CUP_ERROR: Final[dict[Level, int]] = {"good": 65, "fair": 95, "easy": 150}
"""How far from the die the table's cups end, as a deviation."""

EXACT: Final = 5
LANDED: Final = 2_000
"""How long a landing is shown."""
