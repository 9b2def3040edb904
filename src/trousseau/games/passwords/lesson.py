"""The lesson: two to three minutes with Chloé and Diego, from a first word to a closed safe.

Its words are the same in French and English, so one story serves for both languages of words.
Spots to point at: `ring`, `safe.N` for a place on it, `lock` (where the word is typed), `words`
(those that were said), `gems` (one's own), `vault` (the pile), `seat.N`, and `do.TAG` for a
control; several with spaces between them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trousseau.games.passwords.pieces import DECKS, Language
from trousseau.games.passwords.shapes import Announce
from trousseau.lessons import Act, Choose, Lesson, Rewind, Say, Story, Way, stacked

SEATS: Final = 3
YOU, CHLOE, DIEGO = range(SEATS)

RING: Final = "NATEIOR"
COMING: Final = "S"
"""It lies down where the O has closed."""

THREE_SPACES: Final = "O"
"""The safe that closes: two of the learner's gems and one of Chloé's fill it."""

FULL: Final = f"safe.{RING.index(THREE_SPACES)}"


WORD: Final = "lock do.announce"
"""What a word needs: neither may be covered."""


def on(letters: str) -> tuple[int, ...]:
    """The places of these letters on the ring."""
    return tuple([RING.index(letter) for letter in letters])


OPENING: Final[Story] = (
    Say("ring", "ring"),
    Say("gems", "gems"),
    Say("goal"),
)

FIRST_TURN: Final[Story] = (
    Choose("first_word", (Way(Announce("nation", on("NATIO"))),), WORD),
    Say("walked", "ring"),
    Say("said", "words"),
    Act(CHLOE, Announce("orange", on("ORAE"))),
    Say("other_way", f"seat.{CHLOE}"),
    Act(DIEGO, Announce("animal", on("ANI"))),
    Say("skipped", f"seat.{DIEGO}"),
)

FAMILY: Final[Story] = (
    Choose("try_kin", (Way(Announce("national", on("NATIO"))),), WORD),
    Say("struck", "words"),
    Rewind("try_kin", "back"),
)

CLOSING: Final[Story] = (
    Say("nearly_full", FULL),
    Choose(
        "close",
        (
            Way(Announce("tenor", on("TEOR"))),
            Way(Announce("tenor", on("TNO")), (Say("fewer"),)),
        ),
        WORD,
    ),
    Say("closed", FULL),
    Say("yours", "gems"),
    Act(CHLOE, Announce("train", on("TRI"))),
    Say("doubts", "words"),
    Say("hesitate", "lock"),
    Say("end"),
    Say("farewell"),
)


def deal(language: Language) -> list[int]:
    """The deck so that the ring lies as the story wants it, and then comes the next safe."""
    deck = DECKS[language]
    left = list(range(len(deck)))
    wanted = []
    for letter in RING + COMING:
        spaces = 3 if letter == THREE_SPACES else 4
        wanted.append(next(n for n in left if deck[n] == (letter, spaces)))
        left.remove(wanted[-1])
    return [*left, *reversed(wanted)]


def lesson(language: Language) -> Lesson:
    return Lesson(
        seats=SEATS,
        learner=YOU,
        options={"language": language, "first": YOU},
        throws=stacked(range(len(DECKS[language])), deal(language)),
        story=(*OPENING, *FIRST_TURN, *FAMILY, *CLOSING),
    )


LESSON: Final[Mapping[Language, Lesson]] = {language: lesson(language) for language in DECKS}
"""By the language of the words."""
