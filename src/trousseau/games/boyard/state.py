# compiled: mypyc
"""The rules of Les Clés de Fort Boyard round its trials and riddles.

Nobody is ever waited for without end: every phase has an instant at which the table goes on.
Hidden are the order of the notes, what others have taken, and the riddles to come.
"""

from __future__ import annotations

from typing import Any, Final

from trousseau.games.boyard import cards, choices
from trousseau.games.boyard.chest import Chest
from trousseau.games.boyard.constants import (
    A_SPACE,
    BONUS,
    CHOICE,
    DIE_ROLLS,
    FAN,
    FIRST_ROLL,
    GIVING_BACK,
    SECOND,
    TURN,
)
from trousseau.games.boyard.first_roll import FirstRoll
from trousseau.games.boyard.fort import AND, GUARDED, SIDES, SPACES, TIGER, TRIAL, step
from trousseau.games.boyard.keyrings import Keyrings
from trousseau.games.boyard.preparing import Preparations, Preparing
from trousseau.games.boyard.shapes import (
    AllPrepared,
    Arrived,
    BonusRolled,
    BoyardOptions,
    BoyardView,
    CardDrawn,
    CardLifted,
    Chose,
    DrawCard,
    FaceRiddle,
    FaceTrial,
    KeyLeft,
    LeaveKey,
    LiftCard,
    OpenChest,
    PawnRolled,
    Phase,
    PutKey,
    RollDie,
    Rolled,
    RolledAlike,
    SandStood,
    TigerPounced,
    TurnBegan,
)
from trousseau.games.boyard.trials.shapes import Hands
from trousseau.games.boyard.views import laid_open, view_of
from trousseau.kernel.dice import Dice
from trousseau.kernel.small import SmallGame
from trousseau.kernel.state import Event, Events, Illegal, Space, State
from trousseau.kernel.structs import Chat, Result, Written

NOBODY: Final = -1


class Boyard(State[Written]):
    """The table. It begins empty and is filled by `start.set_out`, or from a view."""

    def __init__(self) -> None:
        self.options = BoyardOptions()
        self.seats = 0
        self.phase: Phase = "prepare"
        self.until = 0
        self.last = 0
        self.preparing = Preparing()
        self.first_roll = FirstRoll()
        self.first = NOBODY
        self.turn = NOBODY
        self.round = 0
        self.pawns: list[int] = []
        self.keyrings = Keyrings()
        self.chest = Chest()
        self.hands: list[Hands] = []
        self.riddles: list[int] = []  # riddles, the next one last
        self.used = 0  # a bit for each riddle that was asked
        self.asked_own: tuple[int, ...] = ()
        self.die = 0
        self.resting = ""  # the trial that came last
        self.lifted = NOBODY
        self.on: SmallGame[Any] | None = None
        self.outcome: Result | None = None

    # What may be done.

    def waiting(self) -> tuple[int, ...]:
        if self.on is not None:
            return self.on.waiting()
        if self.phase == "prepare":
            return tuple(self.preparing.waiting())
        if self.phase == "first_roll":
            return tuple(self.first_roll.waiting())
        if self.phase in ("walk", "over"):
            return ()
        return (self.chest.roller(self.turn),) if self.phase == "open" else (self.turn,)

    def moves(self, seat: int) -> list[Written] | Space[Written]:
        if self.on is not None:
            return self.on.moves(seat)
        if seat not in self.waiting():
            return []
        return Preparations(self.preparing) if self.phase == "prepare" else choices.listed(self)

    def ready(self, seat: int, move: Written) -> int:
        """R11: one roll a slot, at any time in it."""
        if self.on is not None:
            return self.on.ready(seat, move)
        return self.chest.slot_begins() if self.phase == "open" else 0

    def fan(self) -> list[str]:
        """The cards that may be drawn: not the one that came last (R3)."""
        return cards.fan(self)

    def play(self, seat: int, move: Written, at: int, dice: Dice) -> Events:
        if self.on is not None:
            told = self._after_small(self.on.play(seat, move, at, dice), at, dice)
        elif seat not in self.waiting():
            raise Illegal(choices.why_not_seat(self, seat))
        elif self.phase == "prepare":
            told = self._prepare(seat, move, at, dice)
        elif move not in choices.listed(self):
            raise Illegal(choices.why_not(self, move))
        elif at < self.ready(seat, move):
            raise Illegal("slot_not_begun")
        else:
            told = self._act(seat, move, at, dice)
        self.last = at
        return told

    def _act(self, seat: int, move: Written, at: int, dice: Dice) -> Events:
        if isinstance(move, RollDie):
            return self._roll(seat, at, dice)
        if isinstance(move, OpenChest):
            return self._open(at)
        if isinstance(move, PutKey):
            return self._put_key(move.space, at)
        if isinstance(move, LiftCard):
            self.lifted = move.place
            return (Event(CardLifted(seat, move.place)),)
        if isinstance(move, DrawCard):
            return self._draw_card(move.place, at, dice)
        if isinstance(move, FaceTrial):
            return (Event(Chose(seat, True)), *self._offer_fan(at))
        if isinstance(move, FaceRiddle):
            return (Event(Chose(seat, False)), *self._ask(at, dice))
        if isinstance(move, LeaveKey):
            return self._leave_key(at)
        return self._end_turn(at)

    def _roll(self, seat: int, at: int, dice: Dice) -> Events:
        if self.phase == "first_roll":
            return self._roll_first(seat, at, dice)
        if self.phase == "open":
            return self._roll_pawn(at, dice)
        return self._roll_bonus(at, dice) if self.phase == "bonus" else self._walk(at, dice)

    # Time.

    @property
    def due(self) -> int | None:
        if self.on is not None:
            return self.on.due
        if self.phase == "over":
            return None
        if self.phase == "open":
            return min(self.until, self.chest.slot_ends())
        return self.until

    def tick(self, at: int, dice: Dice) -> Events:
        if self.on is not None:
            told = self._after_small(self.on.tick(at, dice), at, dice)
        else:
            told = self._go_on(at, dice)
        self.last = at
        return told

    def _go_on(self, at: int, dice: Dice) -> Events:
        """Somebody took too long, or a pawn has arrived: the table goes on."""
        if self.phase == "prepare":
            return self._all_prepared(at, dice)
        if self.phase == "first_roll":
            return self._roll_for_the_rest(at, dice)
        if self.phase == "walk":
            return self._arrive(at, dice)
        if self.phase == "choose":
            return (Event(Chose(self.turn, True)), *self._offer_fan(at))
        if self.phase == "fan":
            return self._draw_card(dice.below(len(self.fan())), at, dice)
        if self.phase == "second_chance":
            return self._leave_key(at)
        if self.phase == "may_open":
            return self._end_turn(at)
        if self.phase == "open" and at >= self.until:
            return self._stand(at)
        if self.phase == "give_back":
            return self._put_the_rest(at, dice)
        return self._roll(self.turn, at, dice)

    # Before the first turn.

    def _prepare(self, seat: int, move: Written, at: int, dice: Dice) -> Events:
        told = Event(self.preparing.play(seat, move))
        return (told,) if self.preparing.waiting() else (told, *self._all_prepared(at, dice))

    def _all_prepared(self, at: int, dice: Dice) -> Events:
        """The blank cards that were filled in go into the pack and the fan."""
        self.preparing.end()
        self.riddles = cards.with_own(self, dice)
        self._move_on("first_roll", at + FIRST_ROLL)
        return (Event(AllPrepared()),)

    def _roll_first(self, seat: int, at: int, dice: Dice) -> Events:
        told = Event(self.first_roll.roll(seat, dice))
        return (told,) if self.waiting() else (told, *self._who_begins(at))

    def _roll_for_the_rest(self, at: int, dice: Dice) -> Events:
        told: Events = ()
        for seat in self.waiting():
            told = (*told, *self._roll_first(seat, at, dice))
        return told

    def _who_begins(self, at: int) -> Events:
        best = self.first_roll.best()
        if len(best) == 1:
            self.first = best[0]
            told = self.chest.late_notes(self.first)
            return (*told, *self._begin_turn(self.first, at))
        self.first_roll.again(best)
        self._move_on("first_roll", at + FIRST_ROLL)
        return (Event(RolledAlike(tuple(best))),)

    # A turn.

    def _move_on(self, phase: Phase, until: int) -> None:
        self.phase = phase
        self.until = until

    def _begin_turn(self, seat: int, at: int) -> Events:
        self.turn = seat
        self.round += seat == self.first
        self._move_on("turn", at + TURN)
        return (Event(TurnBegan(seat, self.round)),)

    def _walk(self, at: int, dice: Dice) -> Events:
        self.die = dice.roll(SIDES)
        space = step(self.pawns, self.turn, self.die)
        self._move_on("walk", at + DIE_ROLLS + self.die * A_SPACE)
        return (Event(Rolled(self.turn, self.die, space)),)

    def cell(self) -> int:
        """The cell that the player of this turn faces."""
        return self.pawns[self.turn]

    def _arrive(self, at: int, dice: Dice) -> Events:
        space = self.cell()
        keys = self.keyrings.to_win(space)
        told = Event(Arrived(self.turn, space, keys))
        if keys == 0:
            return (told, *self._end_turn(at))
        kind = SPACES[space]
        if kind == GUARDED:
            return (told, *self._ask(at, dice))
        if kind in (TRIAL, AND):
            return (told, *self._offer_fan(at))
        self._move_on("choose", at + CHOICE)
        return (told,)

    # Trials and riddles.

    def _offer_fan(self, at: int) -> Events:
        self.lifted = NOBODY
        self._move_on("fan", at + FAN)
        return ()

    def _draw_card(self, place: int, at: int, dice: Dice) -> Events:
        """Unseen, so any of them: where it stood in the fan says nothing."""
        card = dice.choice(self.fan())
        self.resting = card
        self.lifted = NOBODY
        self.on = cards.begin_trial(self, card, at, dice)
        self._move_on("trial", at)
        return (Event(CardDrawn(self.turn, cards.NAMES[card], place)),)

    def _ask(self, at: int, dice: Dice) -> Events:
        self.on = cards.ask_riddle(self, at, dice)
        self._move_on("riddle", at)
        return ()

    def _after_small(self, told: Events, at: int, dice: Dice) -> Events:
        """What a trial or a riddle that is over leads to."""
        small = self.on
        assert small is not None
        result = small.result
        if result is None:
            return told
        self.on = None
        won = self.turn in result.winners
        if self.phase == "riddle":
            return (*told, *(self._win_keys(at) if won else self._leave_key(at)))
        self.hands = cards.hands_after(small)
        return (*told, *self._after_trial(won, at, dice))

    def _after_trial(self, won: bool, at: int, dice: Dice) -> Events:
        kind = SPACES[self.cell()]
        if won:
            return self._ask(at, dice) if kind == AND else self._win_keys(at)
        if kind == TRIAL:
            self._move_on("second_chance", at + CHOICE)
            return ()
        return self._leave_key(at)

    def _leave_key(self, at: int) -> Events:
        return (Event(KeyLeft(self.turn, self.cell())), *self._end_turn(at))

    def _win_keys(self, at: int) -> Events:
        told = Event(self.keyrings.win(self.turn, self.cell()))
        if not self.keyrings.can_open(self.turn):
            return (told, *self._end_turn(at))
        self._move_on("may_open", at + CHOICE)
        return (told,)

    # The chest.

    def _open(self, at: int) -> Events:
        self._move_on("open", at + self.options.timer * SECOND)
        return self._after_notes(self.chest.open(self.turn, at))

    def _after_notes(self, told: list[Event]) -> Events:
        """The game is over as soon as there is none left."""
        return tuple(told) if self.chest.notes else (*told, *self._finish("emptied"))

    def _roll_pawn(self, at: int, dice: Dice) -> Events:
        seat = self.chest.roller(self.turn)
        die = dice.roll(SIDES)
        space = step(self.pawns, seat, die)
        self.chest.slot += 1
        told = Event(PawnRolled(seat, die, space))
        if SPACES[space] == TIGER:
            return (told, Event(TigerPounced(seat, space)), *self._shut(at))
        return self._after_notes([told, *self.chest.take(self.turn, 1)])

    def _stand(self, at: int) -> Events:
        self._move_on("bonus", at + BONUS)
        return (Event(SandStood(self.turn)),)

    def _roll_bonus(self, at: int, dice: Dice) -> Events:
        die = dice.roll(SIDES)
        bonus = Event(BonusRolled(self.turn, die))
        told = self._after_notes([bonus, *self.chest.take(self.turn, die)])
        return told if self.phase == "over" else (*told, *self._shut(at))

    def _shut(self, at: int) -> Events:
        self.keyrings.owe(self.turn)
        self._move_on("give_back", at + GIVING_BACK)
        return ()

    def _put_key(self, space: int, at: int) -> Events:
        told = Event(self.keyrings.put(self.turn, space))
        return (told,) if self.keyrings.give else (told, *self._end_turn(at))

    def _put_the_rest(self, at: int, dice: Dice) -> Events:
        told: Events = ()
        while self.phase == "give_back":
            space = dice.choice(self.keyrings.places())
            told = (*told, *self._put_key(space, at))
        return told

    # The end.

    def _end_turn(self, at: int) -> Events:
        after = (self.turn + 1) % self.seats
        if after == self.first and self.round == self.options.rounds:
            return self._finish("rounds")
        return self._begin_turn(after, at)

    def _finish(self, why: str) -> Events:
        self.outcome = self.chest.result(why)
        self._move_on("over", self.until)
        return (Event(self.chest.counted(why)),)

    @property
    def result(self) -> Result | None:
        return self.outcome

    def chat(self, eyes: int | None) -> Chat:
        """Nobody prompts: what is said during a trial or a riddle is heard when it is over."""
        return "open" if self.on is None else self.on.chat(eyes)

    def view(self, seat: int | None) -> BoyardView:
        return view_of(self, seat)

    def laid_open(self) -> BoyardView:
        return laid_open(self)
