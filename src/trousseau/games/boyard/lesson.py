"""The lesson: two to three minutes with Chloé and Diego, from the first roll to a tiger.

The learner wins la bataille by hand, reads a riddle to Chloé, rolls against Diego's, and some
rounds later answers the Guardian's, opens the chest and gives two keys back. Riddles are in the
table's language, so there is a story for each.
Spots to point at are listed in the page's table; several with spaces between them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from trousseau.games.boyard.notes import ALL_NOTES
from trousseau.games.boyard.riddles.riddle import riddles
from trousseau.games.boyard.riddles.shapes import Accept, Answer, LetStand, RollDice, TurnSand
from trousseau.games.boyard.shapes import (
    DrawCard,
    FaceRiddle,
    KeepKeys,
    OpenChest,
    PutKey,
    RollDie,
)
from trousseau.games.boyard.trials.bataille.shapes import Show
from trousseau.games.boyard.trials.registry import TRIALS
from trousseau.games.boyard.trials.shapes import Language, Ready
from trousseau.lessons import (
    Act,
    Again,
    Choose,
    Later,
    Lesson,
    Say,
    Story,
    Throws,
    Wait,
    Way,
    stacked,
)

SEATS: Final = 3
YOU, CHLOE, DIEGO = range(SEATS)
KEYS: Final = f"keys.{YOU}"

NOTES: Final = (10_000, 1_000, 100_000)
"""That the learner takes: the first, and one for each pawn that meets no tiger."""

FIRST_TRIAL, GUARDIAN = 3, 14
"""Spaces: where the learner wins the first key, and the Guardian's."""

NEAR_YOU: Final = (15, 16)
NEAR_CHLOE: Final = 18
"""Cells to put keys in: Chloé's pawn stands between them when the chest is shut."""

PLACES: Final = " ".join(f"cell.{cell} give.{cell}" for cell in (*NEAR_YOU, NEAR_CHLOE))
NEXT_SLOT: Final = 5_000


class Asked(NamedTuple):
    """The riddles of the story, by their place in the language's file, and what is said to them."""

    chloe: int
    her_answer: str
    """Near enough for a reader, and not for the table."""

    diego: int
    later: int
    guardian: int
    answers: tuple[str, ...]
    """What the learner may write."""


ASKED: Final[Mapping[Language, Asked]] = {
    "fr": Asked(120, "la tempête", 12, 24, 39, ("clé", "une clé", "la clé", "cle")),
    "en": Asked(41, "a storm", 4, 153, 1, ("key", "a key", "the key")),
}


def die(*pips: int) -> Throws:
    """Dice that fall so."""
    return tuple([(6, fallen - 1) for fallen in pips])


BEGINNING: Final[Story] = (
    Say("goal"),
    Wait(),
    Choose("first_roll", (Way(RollDie(), throws=die(6)),), "do.roll_die"),
    Act(CHLOE, RollDie(), die(3)),
    Act(DIEGO, RollDie(), die(2)),
    Choose("walk", (Way(RollDie(), throws=die(FIRST_TRIAL)),), "do.roll_die"),
    Wait(),
)

CHLOE_SHOWS_THE_WELL: Final[Throws] = ((2, 0), (3, 0))
"""The table draws for her: no habit to lean on, then a figure."""


def draw(place: int) -> Way:
    """Whichever card it is, it is la bataille."""
    return Way(DrawCard(place), throws=((len(TRIALS), list(TRIALS).index("bataille")),))


TRIAL: Final[Story] = (
    Choose("fan", tuple([draw(place) for place in range(len(TRIALS))]), "fan"),
    Act(CHLOE, Ready("fair")),
    Act(DIEGO, Ready("fair")),
    Choose("ready", (Way(Ready("hand")),), "brief do.ready"),
    Choose(
        "bataille",
        (
            Way(Show("leaf"), throws=CHLOE_SHOWS_THE_WELL),
            Way(Show("well"), (Say("same", "trial"), Again("bataille")), CHLOE_SHOWS_THE_WELL),
            Way(Show("scissors"), (Say("fell", "trial"), Again("bataille")), CHLOE_SHOWS_THE_WELL),
        ),
        "trial",
    ),
    Wait(),
    Wait(),
    Say("first_key", KEYS),
)


def reading(asked: Asked) -> Story:
    """Chloé's riddle: the learner, on her right, is the reader."""
    return (
        Act(CHLOE, RollDie(), die(2)),
        Wait(),
        Act(CHLOE, FaceRiddle()),
        Choose("read", (Way(TurnSand()),), "riddle do.turn_sand"),
        Act(DIEGO, RollDice(), die(3, 5)),
        Act(CHLOE, Answer(asked.her_answer)),
        Choose(
            "accept",
            (Way(Accept(0)), Way(LetStand(), (Say("strict", "riddle"), Again("accept")))),
            "riddle do.accept",
        ),
        Wait(),
    )


ROLLING: Final[Story] = (
    Act(DIEGO, RollDie(), die(6)),
    Wait(),
    Act(DIEGO, FaceRiddle()),
    Act(CHLOE, TurnSand()),
    Choose("roll_against", (Way(RollDice(), throws=die(2, 2)),), "rollers do.roll"),
    Say("even_double", "rollers"),
    Wait(),
)


def later(asked: Asked, language: Language) -> Story:
    """Three rounds: the learner answers a riddle, then meets a tiger; so do the others, twice."""
    answer = riddles(language)[asked.later].answers[0]
    return (
        Later(
            (
                Act(YOU, RollDie(), die(3)),
                Wait(),
                Act(YOU, FaceRiddle()),
                Act(DIEGO, TurnSand()),
                Act(YOU, Answer(answer)),
                Wait(),
                *to_a_tiger(CHLOE, 5),
                *to_a_tiger(DIEGO, 1),
                *to_a_tiger(YOU, 5),
                *to_a_tiger(CHLOE, 4),
                *to_a_tiger(DIEGO, 4),
            )
        ),
        Say("later", KEYS),
    )


def to_a_tiger(seat: int, steps: int) -> tuple[Act, Wait]:
    """Nothing happens there while the chest is shut."""
    return Act(seat, RollDie(), die(steps)), Wait()


def guardian(asked: Asked) -> Story:
    return (
        Choose(
            "on_to_guardian",
            (Way(RollDie(), throws=die(3)),),
            f"space.{GUARDIAN} do.roll_die",
        ),
        Wait(),
        Act(DIEGO, TurnSand()),
        Act(CHLOE, RollDice(), die(1, 5)),
        Choose("answer", tuple([Way(Answer(text)) for text in asked.answers]), "answer do.answer"),
        Wait(),
    )


def put_also(cell: int) -> Choose:
    return Choose("one_more", (Way(PutKey(cell)),), f"cell.{cell} give.{cell} do.put_key")


OPENING: Final[Story] = (
    Choose(
        "open",
        (Way(OpenChest()), Way(KeepKeys(), (Say("waiting"), Again("open")))),
        f"{KEYS} do.open_chest",
    ),
    Say("tigers", "chest"),
    Act(CHLOE, RollDie(), die(1)),
    Act(DIEGO, RollDie(), die(3), after=NEXT_SLOT),
    Say("notes", "purse"),
    Act(CHLOE, RollDie(), die(5), after=NEXT_SLOT),
    Say("pounced", f"seat.{CHLOE}"),
    Choose(
        "give_back",
        (
            Way(PutKey(NEAR_YOU[0]), (put_also(NEAR_YOU[1]),)),
            Way(PutKey(NEAR_YOU[1]), (put_also(NEAR_YOU[0]),)),
            Way(PutKey(NEAR_CHLOE), (Say("theirs", f"seat.{CHLOE}"), Again("give_back"))),
        ),
        f"{PLACES} do.put_key",
    ),
    Say("end", "chest"),
    Say("farewell"),
)


def notes() -> list[int]:
    """The chest so that the learner takes what the story wants; what is not in it lies behind."""
    left = list(ALL_NOTES)
    for note in NOTES:
        left.remove(note)
    in_chest = 10 * SEATS - len(NOTES) - 1
    diegos = left.pop()  # R14: he plays last and takes one in advance
    return [*left[:in_chest], *reversed(NOTES), diegos, *left[in_chest:]]


def pack(asked: Asked, language: Language) -> list[int]:
    """The riddles in the order in which they are asked, the first one last."""
    coming = (asked.chloe, asked.diego, asked.later, asked.guardian)
    others = [number for number in range(len(riddles(language))) if number not in coming]
    return [*others, *reversed(coming)]


def lesson(language: Language) -> Lesson:
    asked = ASKED[language]
    riddle_numbers = range(len(riddles(language)))
    return Lesson(
        seats=SEATS,
        learner=YOU,
        options={"language": language},
        throws=(
            *stacked(ALL_NOTES, notes()),
            *stacked(riddle_numbers, pack(asked, language)),
        ),
        story=(
            *BEGINNING,
            *TRIAL,
            *reading(asked),
            *ROLLING,
            *later(asked, language),
            *guardian(asked),
            *OPENING,
        ),
    )


LESSON: Final[Mapping[Language, Lesson]] = {language: lesson(language) for language in ASKED}
"""By the language of the riddles."""
