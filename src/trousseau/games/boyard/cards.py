"""Trial cards and riddle cards: which may come, and what begins when one does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, get_args

from trousseau.games.boyard.constants import SECOND
from trousseau.games.boyard.riddles.game import GAME as RIDDLE
from trousseau.games.boyard.riddles.riddle import riddles
from trousseau.games.boyard.riddles.shapes import Asking, RiddleView
from trousseau.games.boyard.riddles.state import ask
from trousseau.games.boyard.shapes import SmallView
from trousseau.games.boyard.trials.registry import TRIALS
from trousseau.games.boyard.trials.room import GAME as ROOM
from trousseau.games.boyard.trials.room.shapes import RoomView
from trousseau.games.boyard.trials.shapes import Hands, Setting, TrialName
from trousseau.games.boyard.trials.trial import Trial
from trousseau.kernel.small import SmallGame

if TYPE_CHECKING:
    from trousseau.games.boyard.state import Boyard
    from trousseau.kernel import AnyGame
    from trousseau.kernel.dice import Dice

NAMES: Final[dict[str, TrialName]] = {name: name for name in get_args(TrialName)}
OWN: Final = "own_"
NEEDS_TWO_OTHERS: Final = ("qui", "anomalie")
"""In the living room these can't be played with a single other person."""

OWN_RIDDLE: Final = 1_000
"""Riddles that players wrote are numbered from here on."""

OWN_DIFFICULTY: Final = 2


def fan(table: Boyard) -> list[str]:
    """R3: all cards but the one that came last."""
    own = [f"{OWN}{number}" for number in range(len(table.preparing.trials))]
    offered = [*TRIALS, *own]
    if table.options.trials == "living_room" and _others_in_the_room(table) < 2:
        offered = [card for card in offered if card not in NEEDS_TWO_OTHERS]
    return [card for card in offered if card != table.resting] or offered


def _others_in_the_room(table: Boyard) -> int:
    guests = enumerate(table.preparing.guests)
    return sum(guest.here for seat, guest in guests if seat != table.turn)


def begin_trial(table: Boyard, card: str, at: int, dice: Dice) -> SmallGame[Any]:
    """The player of this turn against all others."""
    guests = enumerate(table.preparing.guests)
    setting = Setting(
        table.seats,
        table.turn,
        table.options.timer * SECOND,
        table.options.language,
        tuple(seat for seat, guest in guests if guest.unhurried),
    )
    own = table.preparing.trials[int(card[len(OWN) :])] if card.startswith(OWN) else None
    if own is not None or table.options.trials == "living_room":
        trial = ROOM.enter_with(NAMES[card], own, setting, table.hands)
        return SmallGame(ROOM, trial, at)
    game = TRIALS[card]
    return SmallGame(game, game.enter(setting, table.hands, dice), at)


def game_of(view: SmallView) -> AnyGame[Any]:
    """The trial or riddle that a view shows."""
    if isinstance(view, RiddleView):
        return RIDDLE
    return ROOM if isinstance(view, RoomView) else TRIALS[str(view.__struct_config__.tag)]


def hands_after(small: SmallGame[Any]) -> list[Hands]:
    """What the trial has shown of everybody's hands stays known."""
    trial = small.state
    assert isinstance(trial, Trial)
    return list(trial.hands)


def shuffled(language: str, used: int, dice: Dice) -> list[int]:
    """The riddles that have not been asked yet."""
    numbers = range(len(riddles(language)))
    pack = [number for number in numbers if not used >> number & 1]
    dice.shuffle(pack)
    return pack


def with_own(table: Boyard, dice: Dice) -> list[int]:
    """The pack with the riddles that players wrote among the others."""
    own = [OWN_RIDDLE + number for number in range(len(table.preparing.riddles))]
    if not own:
        return table.riddles
    pack = [*table.riddles, *own]
    dice.shuffle(pack)
    return pack


def ask_riddle(table: Boyard, at: int, dice: Dice) -> SmallGame[RiddleView]:
    """The next card, or the one after it for somebody who wrote the next."""
    number = _draw(table, dice)
    if number >= OWN_RIDDLE:
        table.asked_own = (*table.asked_own, number - OWN_RIDDLE)
        written = table.preparing.riddles[number - OWN_RIDDLE]
        asking = _asking(table, written.text, OWN_DIFFICULTY, written.tries)
        return SmallGame(RIDDLE, ask(asking, written.answers, ()), at)
    table.used |= 1 << number
    card = riddles(table.options.language)[number]
    asking = _asking(table, card.text, card.difficulty, card.tries)
    return SmallGame(RIDDLE, ask(asking, card.answers, card.near), at)


def _asking(table: Boyard, text: str, difficulty: int, tries: int | None) -> Asking:
    options = table.options
    sand = options.timer * SECOND
    return Asking(
        table.seats, table.turn, sand, options.language, options.accept, text, difficulty, tries
    )


def _draw(table: Boyard, dice: Dice) -> int:
    """When all have been asked they are shuffled again."""
    for place in range(len(table.riddles) - 1, -1, -1):
        if _may_be_asked(table, table.riddles[place]):
            return table.riddles.pop(place)
    table.used = 0
    table.riddles += shuffled(table.options.language, 0, dice)
    return table.riddles.pop()


def _may_be_asked(table: Boyard, number: int) -> bool:
    """Nobody is asked a riddle they wrote."""
    own = table.preparing.riddles
    return number < OWN_RIDDLE or own[number - OWN_RIDDLE].seat != table.turn
