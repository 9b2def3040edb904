# compiled: mypyc
"""The rules of Le Coffre et la Clé.

All movement of cards is open; only faces are hidden. So a card is a number, the place where it
was dealt (seats 0 to n - 1, then the two slots of the centre, then those out of the game), and
the secret is one table of faces that never changes. Who has seen which card is open too.
"""

from __future__ import annotations

from typing import Final

from trousseau.games.coffre.events import (
    DESIGNATED,
    ENDED,
    EXCHANGED,
    FORCED,
    NAMED,
    OBSERVED,
    PASSED,
    RECEIVED,
    SAW,
)
from trousseau.games.coffre.moves import (
    BELIEVE,
    CLAIM,
    DESIGNATE,
    DOUBT,
    END,
    EXCHANGE,
    FORCE,
    NAME,
    OBSERVE,
    PASS,
    PERSON,
    REMARKS,
    TALK,
    TALK_END,
    subject,
)
from trousseau.games.coffre.pieces import (
    ACT,
    CLOSE,
    FACES,
    FAKE,
    FINAL,
    KEY,
    MOST_SEATS,
    NEUTRAL,
    NOBODY,
    OVER,
    SLOTS,
    TRAP,
    TREASURE,
)
from trousseau.games.coffre.shapes import CoffreOptions, CoffreView, FinalPhase, Revealed, Said
from trousseau.games.coffre.views import laid_open, view_of
from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Event, Events, Illegal, State
from trousseau.kernel.structs import Result

ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(MOST_SEATS)]
NO_SEAT: Final[tuple[int, ...]] = ()


Spoken = tuple[int, int, int, int]
"""Who said what in which turn of the game, and of which card: a face of a card, wherever it lies
now; or of no card, a remark about a person."""


def deck(seats: int, options: CoffreOptions) -> list[int]:
    """R1: three special cards, n - 1 Neutrals and the spare ones; a Trap replaces a Neutral."""
    cards = [TREASURE, KEY, FAKE] + [NEUTRAL] * (seats - 1 + options.spare_neutrals)
    if options.trap:
        cards[3] = TRAP
    return cards


def deal(seats: int, options: CoffreOptions, dice: Dice) -> Coffre:
    """One card to each player, two to the centre, the rest out of the game unseen."""
    faces = deck(seats, options)
    dice.shuffle(faces)
    places = list(range(seats + SLOTS))
    return Coffre(options, faces, dice.below(seats), places, [1 << s for s in range(seats)])


class Coffre(State[int]):
    """The table: whose turn, which card lies where, who saw what, what was said."""

    def __init__(
        self,
        options: CoffreOptions,
        faces: list[int],
        first: int,
        places: list[int],
        seen: list[int],
    ) -> None:
        self.options = options
        self.faces = faces
        self.first = first
        self.places = places  # the card at each seat, then in each slot
        self.seen = seen  # for each seat, the cards it has seen, as bits
        self.shown = 0  # cards that are open or that everybody can deduce, as bits
        self.seats = len(seen)
        self.phase = ACT
        self.turn = first
        self.turns = 0
        self.locked = 0  # seats, as bits
        self.fresh = 0  # of these, the ones that exchanged in this very turn
        self.deadline = NOBODY
        self.treasure = NOBODY
        self.designated = NOBODY
        self.named: list[int] = []  # in the order of speaking
        self.claims: tuple[Spoken, ...] = ()
        self.outcome: Result | None = None

    def copy(self) -> Coffre:
        twin = Coffre(self.options, self.faces, self.first, self.places.copy(), self.seen.copy())
        twin.shown = self.shown
        twin.phase = self.phase
        twin.turn = self.turn
        twin.turns = self.turns
        twin.locked = self.locked
        twin.fresh = self.fresh
        twin.deadline = self.deadline
        twin.treasure = self.treasure
        twin.designated = self.designated
        twin.named = self.named.copy()
        twin.claims = self.claims
        twin.outcome = self.outcome
        return twin

    # Who may do what.

    def waiting(self) -> tuple[int, ...]:
        return NO_SEAT if self.phase == OVER else ALONE[self.turn]

    def moves(self, seat: int) -> list[int]:
        if seat != self.turn or self.phase == OVER:
            return []
        if self.phase == ACT:
            return actions(self.seats, seat, self.locked)
        if self.phase == FINAL:
            return [NAME + other for other in range(self.seats) if other != seat]
        if self.holds(seat) != TREASURE:
            return [END]
        return [END] + [DESIGNATE + other for other in range(self.seats) if other != seat]

    def talk(self, seat: int) -> list[int]:
        """Claims and beliefs, open to everybody at any time; a Trap only where there is one."""
        if self.phase == OVER:
            return []
        faces = range(TRAP + 1 if self.options.trap else TRAP)
        subjects = [*range(self.seats), *range(MOST_SEATS, MOST_SEATS + SLOTS)]
        others = [other for other in range(self.seats) if other != seat]
        return (
            [CLAIM + about * 8 + face for about in subjects for face in faces]
            + [BELIEVE + other for other in others]
            + [DOUBT + other for other in others]
        )

    def holds(self, seat: int) -> int:
        return self.faces[self.places[seat]]

    def is_locked(self, seat: int) -> bool:
        return (self.locked >> seat) & 1 == 1

    # What happens.

    def play(self, seat: int, move: int, at: int, dice: Dice) -> Events:
        if self.phase == OVER:
            raise Illegal("over")
        if TALK <= move < TALK_END:
            return self._say(seat, move)
        if seat != self.turn:
            raise Illegal("not_your_turn", turn=self.turn)
        if self.phase == ACT:
            events = self._act(seat, move)
            self.phase = CLOSE
            self.deadline = at + self.options.end_delay * 1000
            return events
        if self.phase == CLOSE:
            return self._close(seat, move)
        return self._name(seat, move)

    def _act(self, seat: int, move: int) -> Events:
        """Exactly one of Observe, Exchange, Force, Pass. R3: all see who does what and where."""
        if move == PASS:
            return (PASSED[seat],)
        if OBSERVE <= move < OBSERVE + SLOTS:
            return self._observe(seat, move - OBSERVE)
        if EXCHANGE <= move < EXCHANGE + SLOTS:
            slot = move - EXCHANGE
            if self.is_locked(seat):
                raise Illegal("locked")
            received = self._swap(seat, slot)
            self.locked |= 1 << seat
            self.fresh |= 1 << seat
            return (EXCHANGED[seat][slot], received)
        if FORCE <= move < FORCE + MOST_SEATS * SLOTS:
            return self._force(seat, (move - FORCE) // SLOTS, (move - FORCE) % SLOTS)
        raise Illegal("act_first" if move < NAME else "name_later")

    def _observe(self, seat: int, slot: int) -> Events:
        card = self.places[self.seats + slot]
        self.seen[seat] |= 1 << card
        return (OBSERVED[seat][slot], SAW[seat][slot][self.faces[card]])

    def _force(self, seat: int, target: int, slot: int) -> Events:
        """R2: the forcing player names target and slot. R4: the target is locked by option only."""
        self._check_other(seat, target)
        if self.is_locked(target):
            raise Illegal("target_locked", target=target)
        received = self._swap(target, slot)
        if self.options.lock_forced:
            self.locked |= 1 << target
        return (FORCED[seat][target][slot], received)

    def _swap(self, seat: int, slot: int) -> Event:
        """The seat's card goes to the slot, the slot's card to the seat, who looks at it (R3)."""
        place = self.seats + slot
        card = self.places[place]
        self.places[place] = self.places[seat]
        self.places[seat] = card
        self.seen[seat] |= 1 << card
        return RECEIVED[seat][self.faces[card]]

    def _close(self, seat: int, move: int) -> Events:
        """R6: every turn has this last step; only the Treasure's holder can designate in it."""
        if move == END:
            return self._end_turn()
        if not DESIGNATE <= move < DESIGNATE + MOST_SEATS:
            raise Illegal("already_acted" if move < DESIGNATE else "name_later")
        target = move - DESIGNATE
        if self.holds(seat) != TREASURE:
            raise Illegal("not_the_treasure")
        self._check_other(seat, target)
        return (DESIGNATED[seat][target], *self._judge(seat, target))

    def _judge(self, seat: int, target: int) -> Events:
        self.treasure = seat
        self.designated = target
        self.deadline = NOBODY
        face = self.holds(target)
        if face == KEY:
            return self._finish("opened", 1 << seat | 1 << target)
        if face == FAKE:
            return self._finish("fooled", 1 << target)
        if face == TRAP:
            return self._finish("trapped", 1 << target)
        self.phase = FINAL
        self.turn = self._left_of(seat)
        # Nobody else could designate, and nothing else leads here: all know these two cards.
        self.shown = 1 << self.places[seat] | 1 << self.places[target]
        return (Event(FinalPhase(seat, target)),)

    def _end_turn(self) -> Events:
        """The lock of an Exchange ends with the player's next turn, after its last step."""
        seat = self.turn
        self.locked &= ~(1 << seat) | self.fresh
        self.fresh = 0
        self.deadline = NOBODY
        self.phase = ACT
        self.turn = self._left_of(seat)
        self.turns += 1
        limit = self.options.round_limit
        if limit and self.turns == limit * self.seats:  # R9
            return (ENDED[seat], *self._finish("shut", 0))
        return (ENDED[seat],)

    def _name(self, seat: int, move: int) -> Events:
        """R7: everyone speaks once, the Treasure's holder last; nobody names themselves."""
        if not NAME <= move < NAME + MOST_SEATS:
            raise Illegal("name_now")
        target = move - NAME
        self._check_other(seat, target)
        self.named.append(target)
        if seat != self.treasure:
            self.turn = self._left_of(seat)
            return (NAMED[seat][target],)
        return (NAMED[seat][target], *self._count_names())

    def _count_names(self) -> Events:
        """R8: with the Fake Key in the centre or out of the game, nobody can be right."""
        winners = 0
        for i in range(self.seats):
            if self.holds(self.named[i]) == FAKE:
                speaker = (self.treasure + 1 + i) % self.seats
                winners |= 1 << speaker | 1 << self.named[i]
        return self._finish("unmasked" if winners else "undetected", winners)

    def _finish(self, why: str, winners: int) -> Events:
        self.phase = OVER
        self.shown = (1 << len(self.faces)) - 1
        self.outcome = Result(
            tuple([seat for seat in range(self.seats) if (winners >> seat) & 1]),
            tuple([1.0 if (winners >> seat) & 1 else 0.0 for seat in range(self.seats)]),
            why,
        )
        faces = [FACES[self.faces[card]] for card in self.places]
        out = [FACES[face] for face in self.faces[self.seats + SLOTS :]]
        centre = (faces[self.seats], faces[self.seats + 1])
        return (Event(Revealed(tuple(faces[: self.seats]), centre, tuple(out))),)

    def _say(self, seat: int, talk: int) -> Events:
        """Talk binds nobody and changes only what is known to have been said."""
        self._check_remark(seat, talk)
        about = subject(talk)
        card = self._card_meant(about)
        what = talk if card == NOBODY else (talk - CLAIM) % 8
        kept = [old for old in self.claims if old[0] != seat or not replaces(about, card, old)]
        self.claims = (*kept, (seat, what, self.turns, card))
        return (Event(Said(seat, REMARKS[talk])),)

    def _card_meant(self, about: int) -> int:
        """A claim is about the card that lies there now, even if that card moves on."""
        if about < self.seats:
            return self.places[about]
        if MOST_SEATS <= about < MOST_SEATS + SLOTS:
            return self.places[self.seats + about - MOST_SEATS]
        return NOBODY

    def _check_remark(self, seat: int, talk: int) -> None:
        if not 0 <= seat < self.seats:
            raise Illegal("no_such_seat", target=seat)
        about = subject(talk)
        if about >= PERSON:
            self._check_other(seat, about - PERSON)
        elif self.seats <= about < MOST_SEATS:
            raise Illegal("no_such_seat", target=about)
        elif talk not in self.talk(seat):  # a Trap where there is none
            raise Illegal("no_such_card")

    def _left_of(self, seat: int) -> int:
        return 0 if seat + 1 == self.seats else seat + 1

    def _check_other(self, seat: int, target: int) -> None:
        if target >= self.seats:
            raise Illegal("no_such_seat", target=target)
        if target == seat:
            raise Illegal("not_yourself")

    # Time, and what is seen.

    @property
    def due(self) -> int | None:
        return None if self.deadline == NOBODY else self.deadline

    def tick(self, at: int, dice: Dice) -> Events:
        """R6: the last step ends by itself; the table can't tell it from the player's tap."""
        if self.phase != CLOSE:
            raise Illegal("time", at=at)
        return self._end_turn()

    @property
    def result(self) -> Result | None:
        return self.outcome

    def roles(self) -> tuple[str, ...]:
        """The card that each seat holds."""
        return tuple([FACES[self.holds(seat)] for seat in range(self.seats)])

    def view(self, seat: int | None) -> CoffreView:
        return view_of(self, seat)

    def laid_open(self) -> CoffreView:
        return laid_open(self)


def replaces(about: int, card: int, old: Spoken) -> bool:
    """A player's newest word on a card counts, even if it lay elsewhere; so too on a person."""
    return old[3] == card and (card != NOBODY or subject(old[1]) == about)


# The actions of a turn depend on three small numbers only, so they are listed once each.
_ACTIONS: Final[dict[int, list[int]]] = {}


def actions(seats: int, seat: int, locked: int) -> list[int]:
    """R5: if nobody can be forced, Force is simply not offered."""
    key = (locked * 16 + seat) * 16 + seats
    found = _ACTIONS.get(key)
    if found is None:
        found = [PASS, OBSERVE, OBSERVE + 1]
        if not (locked >> seat) & 1:
            found += [EXCHANGE, EXCHANGE + 1]
        for target in range(seats):
            if target != seat and not (locked >> target) & 1:
                found += [FORCE + target * SLOTS, FORCE + target * SLOTS + 1]
        _ACTIONS[key] = found
    return found.copy()
