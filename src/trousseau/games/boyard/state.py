# compiled: mypyc
"""The rules of Les Clés de Fort Boyard round its trials and riddles.

Nobody is ever waited for without end: every phase has an instant at which the table goes on.
Hidden are the order of the notes, what others have taken, and the riddles to come.
"""

from __future__ import annotations

from typing import Any, Final

from trousseau.games.boyard import cards
from trousseau.games.boyard.constants import (
    A_SPACE,
    BONUS,
    CHOICE,
    DIE_ROLLS,
    FAN,
    FIRST_ROLL,
    GIVING_BACK,
    KEPT_KEYS,
    OPENING_KEYS,
    OPENING_SLOT,
    PREPARING,
    PREPARING_BLANKS,
    TURN,
)
from trousseau.games.boyard.fort import (
    AND,
    GUARDED,
    ROOM,
    SPACES,
    TIGER,
    TRIAL,
    Cell,
    at_the_start,
    places_for_keys,
    walk,
)
from trousseau.games.boyard.notes import ALL_NOTES
from trousseau.games.boyard.preparing import Guest, Preparations, Preparing
from trousseau.games.boyard.shapes import (
    AllPrepared,
    Arrived,
    BonusRolled,
    BoyardOptions,
    BoyardView,
    CardDrawn,
    CardLifted,
    ChestEmptied,
    ChestOpened,
    Chose,
    DrawCard,
    FaceRiddle,
    FaceTrial,
    FirstRolled,
    KeepKeys,
    KeyLeft,
    KeyPut,
    KeysWon,
    LateNote,
    LeaveKey,
    LiftCard,
    NoteSeen,
    NoteTaken,
    OpenChest,
    PawnRolled,
    Phase,
    PutKey,
    RollDie,
    Rolled,
    RolledAlike,
    RoundsOver,
    SandStood,
    TigerPounced,
    TurnBegan,
)
from trousseau.games.boyard.trials.shapes import Hands
from trousseau.games.boyard.views import laid_open, view_of
from trousseau.kernel.dice import Dice
from trousseau.kernel.small import SmallGame
from trousseau.kernel.state import Event, Events, Illegal, Space, State, only
from trousseau.kernel.structs import Chat, Result, Written

NOBODY: Final = -1
SIDES: Final = 6
SECOND: Final = 1_000
NOT_YET: Final = 0
OUT_OF_IT: Final = -1

ROLL: Final = RollDie()
OPEN: Final = OpenChest()
KEEP: Final = KeepKeys()
FACE_TRIAL: Final = FaceTrial()
FACE_RIDDLE: Final = FaceRiddle()
LEAVE: Final = LeaveKey()


def set_out(seats: int, options: BoyardOptions, dice: Dice) -> Boyard:
    """Keys in the cells, notes in the chest, pawns on the start."""
    notes = list(ALL_NOTES)
    dice.shuffle(notes)
    in_chest = options.notes * seats
    table = Boyard()
    table.options = options
    table.seats = seats
    table.until = PREPARING_BLANKS if options.blanks else PREPARING
    table.cells = at_the_start()
    table.pawns = [0] * seats
    table.black = [0] * seats
    table.red = [0] * seats
    table.chest = notes[:in_chest]
    table.box = notes[in_chest:]
    table.purses = [()] * seats
    table.preparing.guests = [Guest() for _ in range(seats)]
    table.preparing.blanks = options.blanks
    table.hands = [Hands()] * seats
    table.first_rolls = [NOT_YET] * seats
    table.used = int(options.used or "0", 16)
    table.riddles = cards.shuffled(options.language, table.used, dice)
    return table


class Boyard(State[Written]):
    """The table. It begins empty and is filled by `set_out`, or from a view."""

    def __init__(self) -> None:
        self.options = BoyardOptions()
        self.seats = 0
        self.phase: Phase = "prepare"
        self.until = 0
        self.last = 0
        self.preparing = Preparing()
        self.first_rolls: list[int] = []
        self.first = NOBODY
        self.turn = NOBODY
        self.round = 0
        self.cells: list[Cell] = []
        self.pawns: list[int] = []
        self.black: list[int] = []
        self.red: list[int] = []
        self.chest: list[int] = []  # the top note is the last
        self.box: list[int] = []  # notes that are not in this game
        self.purses: list[tuple[int, ...]] = []
        self.hands: list[Hands] = []
        self.riddles: list[int] = []  # riddles, the next one last
        self.used = 0  # a bit for each riddle that was asked
        self.asked_own: tuple[int, ...] = ()
        self.die = 0
        self.resting = ""  # the trial that came last
        self.lifted = NOBODY
        self.on: SmallGame[Any] | None = None
        self.opened = 0  # when the chest was opened
        self.slot = 0  # the one that is rolled for next
        self.give = 0
        self.outcome: Result | None = None

    # What may be done.

    def waiting(self) -> tuple[int, ...]:
        if self.on is not None:
            return self.on.waiting()
        if self.phase == "prepare":
            return tuple(self.preparing.waiting())
        if self.phase == "first_roll":
            return tuple([seat for seat, die in enumerate(self.first_rolls) if die == NOT_YET])
        if self.phase in ("walk", "over"):
            return ()
        return (self.roller(),) if self.phase == "open" else (self.turn,)

    def moves(self, seat: int) -> list[Written] | Space[Written]:
        if self.on is not None:
            return self.on.moves(seat)
        if seat not in self.waiting():
            return []
        return Preparations(self.preparing) if self.phase == "prepare" else self._listed()

    def _listed(self) -> list[Written]:
        """What whoever is waited for may do."""
        if self.phase == "turn":
            return [ROLL, OPEN] if self.may_open() else [ROLL]
        if self.phase == "choose":
            return [FACE_TRIAL, FACE_RIDDLE]
        if self.phase == "fan":
            places = range(len(self.fan()))
            lifts: list[Written] = [LiftCard(place) for place in places if place != self.lifted]
            return [*[DrawCard(place) for place in places], *lifts]
        if self.phase == "second_chance":
            return [FACE_RIDDLE, LEAVE]
        if self.phase == "may_open":
            return [OPEN, KEEP]
        if self.phase == "give_back":
            return [PutKey(space) for space in places_for_keys(self.cells)]
        return [ROLL]

    def ready(self, seat: int, move: Written) -> int:
        """R11: one roll a slot, at any time in it."""
        if self.on is not None:
            return self.on.ready(seat, move)
        return self.opened + self.slot * OPENING_SLOT if self.phase == "open" else 0

    def may_open(self) -> bool:
        """R6: four keys or more, on one's own turn."""
        return self.keys(self.turn) >= OPENING_KEYS

    def keys(self, seat: int) -> int:
        return self.black[seat] + self.red[seat]

    def roller(self) -> int:
        """Whose pawn walks while the chest is open: the others, from the opener's left."""
        return (self.turn + 1 + self.slot % (self.seats - 1)) % self.seats

    def fan(self) -> list[str]:
        """The cards that may be drawn: not the one that came last (R3)."""
        return cards.fan(self)

    def play(self, seat: int, move: Written, at: int, dice: Dice) -> Events:
        if self.on is not None:
            told = self._after_small(self.on.play(seat, move, at, dice), at, dice)
        elif seat not in self.waiting():
            raise Illegal(self._why_not_seat(seat))
        elif self.phase == "prepare":
            told = self._prepare(seat, move, at, dice)
        elif move not in self._listed():
            raise Illegal(self._why_not(move))
        elif at < self.ready(seat, move):
            raise Illegal("slot_not_begun")
        else:
            told = self._act(seat, move, at, dice)
        self.last = at
        return told

    def _why_not_seat(self, seat: int) -> str:
        if self.phase == "over":
            return "over"
        return "pawn_walks" if self.phase == "walk" and seat == self.turn else "not_your_turn"

    def _why_not(self, move: Written) -> str:
        if isinstance(move, OpenChest) and self.phase == "turn":
            return "too_few_keys"
        if isinstance(move, PutKey) and self.phase == "give_back":
            return "cell_full" if ROOM[move.space] else "not_a_cell"
        return "not_now"

    def _act(self, seat: int, move: Written, at: int, dice: Dice) -> Events:
        if isinstance(move, RollDie):
            return self._roll(seat, at, dice)
        if isinstance(move, OpenChest):
            return self._open(at, dice)
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
            return min(self.until, self.opened + (self.slot + 1) * OPENING_SLOT)
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
        for guest in self.preparing.guests:
            guest.prepared = True
        self.riddles = cards.with_own(self, dice)
        self._move_on("first_roll", at + FIRST_ROLL)
        return (Event(AllPrepared()),)

    def _roll_first(self, seat: int, at: int, dice: Dice) -> Events:
        die = dice.roll(SIDES)
        self.first_rolls[seat] = die
        told = Event(FirstRolled(seat, die))
        return (told,) if self.waiting() else (told, *self._who_begins(at))

    def _roll_for_the_rest(self, at: int, dice: Dice) -> Events:
        told: Events = ()
        for seat in self.waiting():
            told = (*told, *self._roll_first(seat, at, dice))
        return told

    def _who_begins(self, at: int) -> Events:
        """The highest; those who have it alike roll again."""
        most = max(self.first_rolls)
        best = [seat for seat, die in enumerate(self.first_rolls) if die == most]
        if len(best) == 1:
            self.first = best[0]
            return (*self._late_notes(), *self._begin_turn(self.first, at))
        self.first_rolls = [NOT_YET if seat in best else OUT_OF_IT for seat in range(self.seats)]
        self._move_on("first_roll", at + FIRST_ROLL)
        return (Event(RolledAlike(tuple(best))),)

    def _late_notes(self) -> Events:
        """R14: one for each of the later half, whose turns may be fewer when the chest is empty."""
        told: list[Event] = []
        for step in range((self.seats + 1) // 2, self.seats):
            seat = (self.first + step) % self.seats
            note = self._take_note(seat)
            told.append(Event(LateNote(seat, len(self.chest))))
            told.append(Event(NoteSeen(note), only(seat)))
        return tuple(told)

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
        space = walk(self.pawns[self.turn], self.die)
        self.pawns[self.turn] = space
        self._move_on("walk", at + DIE_ROLLS + self.die * A_SPACE)
        return (Event(Rolled(self.turn, self.die, space)),)

    def cell(self) -> int:
        """The cell that the player of this turn faces."""
        return self.pawns[self.turn]

    def _arrive(self, at: int, dice: Dice) -> Events:
        space = self.cell()
        keys = min(ROOM[space], self.cells[space].keys())
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
        space = self.cell()
        black, red = self.cells[space].take(ROOM[space])
        self.black[self.turn] += black
        self.red[self.turn] += red
        told = Event(KeysWon(self.turn, space, black, red))
        if not self.may_open():
            return (told, *self._end_turn(at))
        self._move_on("may_open", at + CHOICE)
        return (told,)

    # The chest.

    def _open(self, at: int, dice: Dice) -> Events:
        self.opened = at
        self.slot = 0
        self._move_on("open", at + self.options.timer * SECOND)
        return (Event(ChestOpened(self.turn)), *self._take_notes(1, at))

    def _take_notes(self, count: int, at: int) -> Events:
        """From the top; the game is over as soon as there is none left."""
        told: list[Event] = []
        for _ in range(min(count, len(self.chest))):
            note = self._take_note(self.turn)
            told.append(Event(NoteTaken(self.turn, len(self.chest))))
            told.append(Event(NoteSeen(note), only(self.turn)))
        if not self.chest:
            told += self._finish("emptied")
        return tuple(told)

    def _take_note(self, seat: int) -> int:
        note = self.chest.pop()
        self.purses[seat] = (*self.purses[seat], note)
        return note

    def _roll_pawn(self, at: int, dice: Dice) -> Events:
        seat = self.roller()
        die = dice.roll(SIDES)
        space = walk(self.pawns[seat], die)
        self.pawns[seat] = space
        self.slot += 1
        told = Event(PawnRolled(seat, die, space))
        if SPACES[space] == TIGER:
            return (told, Event(TigerPounced(seat, space)), *self._shut(at))
        return (told, *self._take_notes(1, at))

    def _stand(self, at: int) -> Events:
        self._move_on("bonus", at + BONUS)
        return (Event(SandStood(self.turn)),)

    def _roll_bonus(self, at: int, dice: Dice) -> Events:
        die = dice.roll(SIDES)
        told = (Event(BonusRolled(self.turn, die)), *self._take_notes(die, at))
        return told if self.phase == "over" else (*told, *self._shut(at))

    def _shut(self, at: int) -> Events:
        """R7: all keys but two go back."""
        self.give = self.keys(self.turn) - KEPT_KEYS
        self._move_on("give_back", at + GIVING_BACK)
        return ()

    def _put_key(self, space: int, at: int) -> Events:
        """As red keys, red ones first; black ones are traded."""
        seat = self.turn
        traded = self.red[seat] == 0
        if traded:
            self.black[seat] -= 1
        else:
            self.red[seat] -= 1
        self.cells[space].red += 1
        self.give -= 1
        told = Event(KeyPut(seat, space, traded))
        return (told,) if self.give else (told, *self._end_turn(at))

    def _put_the_rest(self, at: int, dice: Dice) -> Events:
        told: Events = ()
        while self.phase == "give_back":
            space = dice.choice(places_for_keys(self.cells))
            told = (*told, *self._put_key(space, at))
        return told

    # The end.

    def _end_turn(self, at: int) -> Events:
        after = (self.turn + 1) % self.seats
        if after == self.first and self.round == self.options.rounds:
            return tuple(self._finish("rounds"))
        return self._begin_turn(after, at)

    def _finish(self, why: str) -> list[Event]:
        """Most money wins; ties share."""
        sums = [sum(purse) for purse in self.purses]
        winners = [seat for seat, money in enumerate(sums) if money == max(sums)]
        self.outcome = Result(tuple(winners), tuple([float(money) for money in sums]), why)
        self._move_on("over", self.until)
        purses = tuple(self.purses)
        return [Event(ChestEmptied(purses) if why == "emptied" else RoundsOver(purses))]

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
