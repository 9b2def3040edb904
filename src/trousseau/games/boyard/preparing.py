# compiled: mypyc
"""What players do before the first roll: a mark beside their name, cards of their own."""

from __future__ import annotations

from trousseau.games.boyard.constants import OWN_RIDDLES, OWN_TRIALS
from trousseau.games.boyard.drawing import MARK_POINTS, Stroke, why_not
from trousseau.games.boyard.plain import is_plain
from trousseau.games.boyard.riddles.matching import folded
from trousseau.games.boyard.shapes import (
    DrawMark,
    MarkDrawn,
    OwnRiddle,
    PlayerPrepared,
    Prepared,
    RiddleWritten,
    TakeTime,
    TimeTaken,
    TrialWritten,
    WriteRiddle,
    WriteTrial,
)
from trousseau.games.boyard.trials.shapes import OwnTrial
from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Illegal, Space
from trousseau.kernel.structs import Fact, Refusal, Written


class Guest:
    """What a player has said of themselves."""

    def __init__(self) -> None:
        self.mark: tuple[Stroke, ...] | None = None
        self.unhurried = False
        self.prepared = False
        self.here = False


class Preparing:
    """Everybody's marks and hands, and what was written on blank cards."""

    def __init__(self) -> None:
        self.guests: list[Guest] = []
        self.blanks = False
        self.riddles: list[OwnRiddle] = []
        self.trials: list[OwnTrial] = []

    def waiting(self) -> list[int]:
        return [seat for seat, guest in enumerate(self.guests) if not guest.prepared]

    def end(self) -> None:
        """Whoever has not said so by now is taken to be prepared."""
        for guest in self.guests:
            guest.prepared = True

    def free(self) -> tuple[str, ...]:
        """What may be written by somebody who is not prepared yet."""
        shapes = ["draw_mark", "take_time", "prepared"]
        if self.blanks and len(self.riddles) < OWN_RIDDLES:
            shapes.append("write_riddle")
        if self.blanks and len(self.trials) < OWN_TRIALS:
            shapes.append("write_trial")
        return tuple(shapes)

    def why_not(self, move: Written) -> str:
        """The code of the reason; empty for a legal move."""
        if isinstance(move, DrawMark):
            return why_not(move.drawing, MARK_POINTS)
        if isinstance(move, TakeTime):
            return "" if move.seat < len(self.guests) else "no_such_seat"
        if isinstance(move, (WriteRiddle, WriteTrial)):
            return self._why_not_write(move)
        return "" if isinstance(move, Prepared) else "prepare_first"

    def _why_not_write(self, move: WriteRiddle | WriteTrial) -> str:
        if not self.blanks:
            return "no_blank_cards"
        if isinstance(move, WriteTrial):
            full, texts = len(self.trials) == OWN_TRIALS, [move.name, move.text]
        else:
            full, texts = len(self.riddles) == OWN_RIDDLES, [move.text, *move.answers]
        if full:
            return "blank_cards_full"
        if isinstance(move, WriteRiddle) and not any(map(str.strip, move.answers)):
            return "no_answer"
        if not all(is_plain(text) for text in texts):
            return "not_plain_text"
        if isinstance(move, WriteRiddle) and not all(map(folded, move.answers)):
            return "no_answer"
        return ""

    def play(self, seat: int, move: Written) -> Fact:
        reason = self.why_not(move)
        if reason:
            raise Illegal(reason)
        guest = self.guests[seat]
        if isinstance(move, DrawMark):
            guest.mark = move.drawing
            return MarkDrawn(seat)
        if isinstance(move, TakeTime):
            self.guests[move.seat].unhurried = move.unhurried
            return TimeTaken(seat, move.seat, move.unhurried)
        if isinstance(move, WriteRiddle):
            self.riddles.append(OwnRiddle(seat, move.text, move.answers, move.tries))
            return RiddleWritten(seat)
        if isinstance(move, WriteTrial):
            self.trials.append(OwnTrial(seat, move.name, move.text, move.sand))
            return TrialWritten(seat)
        assert isinstance(move, Prepared)
        guest.prepared = True
        guest.here = move.here
        return PlayerPrepared(seat)


class Preparations(Space[Written]):
    """What somebody may do before the game."""

    def __init__(self, preparing: Preparing) -> None:
        self.preparing = preparing

    def why_not(self, move: Written) -> Refusal | None:
        code = self.preparing.why_not(move)
        return Refusal(code) if code else None

    def sample(self, dice: Dice) -> Written:
        shape = dice.choice(self.preparing.free())
        if shape == "draw_mark":
            corner = dice.below(200)
            return DrawMark((Stroke(0, 500, (corner, 20, corner + 20, 200)),))
        if shape == "take_time":
            return TakeTime(dice.below(len(self.preparing.guests)), dice.below(2) == 0)
        if shape == "write_riddle":
            return WriteRiddle(f"What has {dice.roll(9)} locks and no door?", ("a song",))
        if shape == "write_trial":
            return WriteTrial("Hop", f"Hop on one foot {dice.roll(9)} times.", dice.below(2) == 0)
        return Prepared(dice.below(2) == 0)
