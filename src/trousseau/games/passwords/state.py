# compiled: mypyc
"""The rules of Mots de passe.

Safes are known by the numbers of their cards; the ring is a list of them, clockwise, beside a list
of whose gems lie in each. Hidden are the order of the pile, how somebody has voted before the
verdict, and a word that its player tried in vain.
"""

from __future__ import annotations

from typing import Final

from trousseau.games.passwords.announcing import Announcing
from trousseau.games.passwords.hearing import ABSTAINS, NOBODY, OPEN, OTHER, SAME, Hearing
from trousseau.games.passwords.judging import judged, repeated, some_kin
from trousseau.games.passwords.lexicon import Judgement
from trousseau.games.passwords.lexicon.families import DOUBT, NONE, SURE
from trousseau.games.passwords.lexicon.lexicon import Lexicon, lexicon
from trousseau.games.passwords.lexicon.spelling import letters, tidied
from trousseau.games.passwords.pieces import DECKS, GEMS, HANDICAP, RING, STARTS, Card
from trousseau.games.passwords.shapes import (
    Abstain,
    Abstained,
    Announce,
    Announced,
    Asked,
    Closed,
    Contest,
    Contested,
    Counted,
    Dealt,
    Doubted,
    Hesitated,
    Move,
    NotKnown,
    Pass,
    Passed,
    PasswordsOptions,
    PasswordsView,
    Placed,
    Rule,
    Ruling,
    Safe,
    Step,
    Struck,
    UsedWord,
    Verdict,
    Vote,
    Voted,
)
from trousseau.games.passwords.views import laid_open, view_of
from trousseau.games.passwords.walks import find_walk
from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Event, Events, Illegal, Space, State, only
from trousseau.kernel.structs import Result

ANNOUNCE: Final = 0
CONTEST: Final = 1
VOTE: Final = 2
OVER: Final = 3

CONTEST_TIME: Final = 8_000
VOTE_TIME: Final = 20_000
NEVER: Final = -1
ENDLESS: Final = -1


def set_out(seats: int, options: PasswordsOptions, dice: Dice) -> Passwords:
    """R1: who begins is drawn, unless the table has said it; and so is the row of a handicap."""
    pile = shuffled(options, dice)
    first = dice.below(seats) if options.first is None else options.first % seats
    fewer = dice.choice(HANDICAP[seats]) if options.handicap else (0,) * seats
    hands = [GEMS[seats] - fewer[(seat - first) % seats] for seat in range(seats)]
    return with_ring(Passwords(options, pile, hands, first))


def shuffled(options: PasswordsOptions, dice: Dice) -> list[int]:
    pile = list(range(len(DECKS[options.language])))
    dice.shuffle(pile)
    return pile


def with_ring(table: Passwords) -> Passwords:
    """Seven safes in a ring, the rest a hidden pile."""
    table.ring = [table.pile.pop() for _ in range(RING)]
    table.gems = [()] * RING
    return table


class Passwords(State[Move]):
    """The table: the ring and its gems, who has how many left, which words were said."""

    def __init__(
        self, options: PasswordsOptions, pile: list[int], hands: list[int], first: int
    ) -> None:
        self.options = options
        self.pile = pile  # the next card is the last
        self.hands = hands
        self.first = first
        self.seats = len(hands)
        self.ring: list[int] = []  # cards, clockwise
        self.gems: list[tuple[int, ...]] = []  # for each place of the ring, whose they are
        self.closed: list[tuple[Safe, ...]] = [()] * self.seats
        self.used: tuple[UsedWord, ...] = ()
        self.rulings: tuple[Ruling, ...] = ()
        self.phase = ANNOUNCE
        self.turn = first
        self.turns = 0
        self.last_turn = ENDLESS
        self.passes = 0
        self.dry = 0
        self.tried = False
        self.unknown = ""  # the word that the player of this turn has tried in vain
        self.heard: Hearing | None = None
        self.deadline = NEVER
        self.outcome: Result | None = None

    def copy(self) -> Passwords:
        twin = Passwords(self.options, self.pile.copy(), self.hands.copy(), self.first)
        twin.ring = self.ring.copy()
        twin.gems = self.gems.copy()
        twin.closed = self.closed.copy()
        twin.used = self.used
        twin.rulings = self.rulings
        twin.phase = self.phase
        twin.turn = self.turn
        twin.turns = self.turns
        twin.last_turn = self.last_turn
        twin.passes = self.passes
        twin.dry = self.dry
        twin.tried = self.tried
        twin.unknown = self.unknown
        twin.heard = self.heard
        twin.deadline = self.deadline
        twin.outcome = self.outcome
        return twin

    def lexicon(self) -> Lexicon:
        return lexicon(self.options.language)

    def card(self, number: int) -> Card:
        return DECKS[self.options.language][number]

    def ring_letters(self) -> list[str]:
        return [self.card(number).letter for number in self.ring]

    # Who may do what.

    def waiting(self) -> tuple[int, ...]:
        if self.phase == OVER:
            return ()
        return (self.turn,) if self.heard is None else self.heard.undecided

    def moves(self, seat: int) -> list[Move] | Space[Move]:
        if seat not in self.waiting():
            return []
        if self.phase == ANNOUNCE:
            return Announcing(self.ring_letters(), self.hands[seat], self.lexicon())
        if self.phase == CONTEST:
            return [Contest(), Abstain()]
        return [Vote(True), Vote(False), Abstain()]

    # What happens.

    def play(self, seat: int, move: Move, at: int, dice: Dice) -> Events:
        if self.phase == OVER:
            raise Illegal("over")
        if seat not in self.waiting():
            if self.heard is None:
                raise Illegal("not_your_turn", turn=self.turn)
            raise Illegal("no_vote_here")
        if self.heard is not None:
            return self._object(self.heard, seat, move, at)
        refusal = Announcing(self.ring_letters(), self.hands[seat], self.lexicon()).why_not(move)
        if refusal is not None:
            raise Illegal(refusal.code, **refusal.about)
        if isinstance(move, Announce):
            return self._announce(seat, move, at)
        self.passes += 1
        return (Event(Passed(seat)), *self._end_turn(without_gem=True))

    def _announce(self, seat: int, move: Announce, at: int) -> Events:
        """A wrong word is a move like any other, with a verdict (R5, R10)."""
        word = tidied(move.word)
        judgement = judged(self.options.language, word, self.used, self.rulings)
        if judgement is None:
            return self._not_known(seat, word)
        again = repeated(word, self.used)
        if again is not None:
            return self._strike(seat, word, "used", again)
        if judgement.tier == SURE:
            return self._strike(seat, judgement.reading.word, "family", judgement.clash)
        walk = find_walk(letters(word), self.ring_letters(), move.places)
        steps = tuple([Step(place, letter) for place, letter in walk])
        said = Event(Announced(seat, judgement.reading.word, steps))
        return (said, *self._hear(seat, judgement, steps, at))

    def _not_known(self, seat: int, word: str) -> Events:
        """R5: with `confirm`, the first one of a turn is told to its player alone."""
        if self.tried or not self.options.confirm:
            return self._strike(seat, word, "unknown")
        self.tried = True
        self.unknown = word
        near = self.lexicon().near(word)
        return (Event(Hesitated(seat)), Event(NotKnown(word, near), only(seat)))

    def _strike(self, seat: int, word: str, rule: Rule, clash: int | None = None) -> Events:
        """R5: nothing is placed and the turn passes, though not as a pass."""
        told = Struck(seat, word, rule)
        if clash is not None:
            used = self.used[clash]
            told = Struck(seat, word, rule, used.word, used.seat)
        self.passes = 0
        return (Event(told), *self._end_turn(without_gem=True))

    # Doubts, before any gem lies (R6).

    def _hear(self, seat: int, judgement: Judgement, steps: tuple[Step, ...], at: int) -> Events:
        """Accepted at once if nothing speaks against it, or nothing that could sink it."""
        reading = judgement.reading
        ballots = [OPEN] * self.seats
        ballots[seat] = ABSTAINS
        heard = Hearing(
            reading.word,
            reading.lemma,
            reading.rare,
            steps,
            judgement.tier,
            NOBODY if judgement.clash is None else judgement.clash,
            tuple(ballots),
        )
        if heard.tier == NONE or heard.is_hopeless:
            return self._accept(heard)
        if not heard.undecided:  # who plays alone has nobody to ask
            return self._strike(seat, heard.word, "family", heard.clash)
        used = self.used[heard.clash]
        self.heard = heard
        if heard.tier == DOUBT:
            self.phase, self.deadline = CONTEST, at + CONTEST_TIME
            return (Event(Doubted(heard.word, used.word, used.seat)),)
        self.phase, self.deadline = VOTE, at + VOTE_TIME
        return (Event(Asked(heard.word, used.word, used.seat)),)

    def _object(self, heard: Hearing, seat: int, move: Move, at: int) -> Events:
        if isinstance(move, Abstain):
            return self._marked(heard.marked(seat, ABSTAINS), Event(Abstained(seat)))
        if self.phase == VOTE and isinstance(move, Vote):
            ballot = SAME if move.same else OTHER
            return self._marked(heard.marked(seat, ballot), Event(Voted(seat)))
        if self.phase == CONTEST and isinstance(move, Contest):
            self.heard = heard.marked(seat, SAME).contested(seat)
            self.phase, self.deadline = VOTE, at + VOTE_TIME
            used = self.used[heard.clash]
            return (Event(Contested(seat, heard.word, used.word)),)
        raise Illegal("vote_now" if self.phase == VOTE else "contest_first")

    def _marked(self, heard: Hearing, told: Event) -> Events:
        self.heard = heard
        return (told, *self._decide(heard)) if heard.is_settled else (told,)

    def _decide(self, heard: Hearing) -> Events:
        """The verdict on the two words stands for the game; a doubt that nobody took up is none."""
        contested = self.phase == VOTE
        self.phase, self.deadline, self.heard = ANNOUNCE, NEVER, None
        if not contested:
            return self._accept(heard)
        used = self.used[heard.clash]
        ruling = Ruling(heard.lemma, used.lemma, heard.is_kin, heard.votes)
        self.rulings = (*self.rulings, ruling)
        verdict = Event(Verdict(heard.word, used.word, heard.is_kin, heard.votes))
        if heard.is_kin:
            return (verdict, *self._strike(self.turn, heard.word, "vote", heard.clash))
        return (verdict, *self._accept(heard))

    # Gems, safes, turns.

    def _accept(self, heard: Hearing) -> Events:
        """The word counts as used (R4), and its gems lie."""
        seat, steps = self.turn, heard.steps
        for step in steps:
            self.gems[step.place] = (*self.gems[step.place], seat)
        self.hands[seat] -= len(steps)
        self.passes = 0
        full = [place for place in range(len(self.ring)) if self._is_full(place)]
        self.used = (*self.used, self._used(heard, full))
        told = Event(Placed(seat, heard.word, steps))
        return (told, *self._close_safes(seat, full), *self._end_turn(without_gem=False))

    def _used(self, heard: Hearing, full: list[int]) -> UsedWord:
        """The word of this turn, which fills these places."""
        safe = [owner for place in full for owner in self.gems[place]]
        return UsedWord(
            self.turn,
            heard.word,
            heard.lemma,
            heard.rare,
            len(heard.steps),
            self.turns,
            some_kin(self.options.language, heard.word, heard.lemma),
            self.lexicon().rank(letters(heard.word)),
            tuple([safe.count(seat) for seat in range(self.seats)]),
        )

    def _close_safes(self, seat: int, full: list[int]) -> Events:
        """Full safes go to the player whose turn it is, and new ones lie down in ring order."""
        told = []
        for place in full:
            safe = self.safe(place)
            self.closed[seat] = (*self.closed[seat], safe)
            told.append(Event(Closed(seat, place, safe)))
            if self.pile:
                self.ring[place] = self.pile.pop()
                self.gems[place] = ()
                told.append(Event(Dealt(place, self.safe(place))))
        for place in reversed(full):
            if self._is_full(place):  # R7: nothing came in its place
                del self.ring[place]
                del self.gems[place]
        return tuple(told)

    def _is_full(self, place: int) -> bool:
        return len(self.gems[place]) == self.card(self.ring[place]).spaces

    def safe(self, place: int) -> Safe:
        number = self.ring[place]
        card = self.card(number)
        return Safe(number, card.letter, card.spaces, self.gems[place])

    def _end_turn(self, without_gem: bool) -> Events:
        """The end is checked last: no gems left, or nobody can or wants to place any (R8)."""
        seat = self.turn
        self.turn = (seat + 1) % self.seats
        self.turns += 1
        self.dry = self.dry + 1 if without_gem else 0
        self.tried = False
        self.unknown = ""
        if self.last_turn != ENDLESS:
            return self._finish("last_turn") if self.turns == self.last_turn else ()
        if self.hands[seat] == 0:
            return self._finish("emptied")
        if not self.ring:
            return self._finish("no_safes")
        if self.passes == self.seats:
            return self._finish("all_passed")
        return self._finish("stuck") if self.dry == 3 * self.seats else ()

    def _finish(self, why: str) -> Events:
        """Fewest gems outside closed safes; among equals, most closed safes; then shared."""
        self.phase = OVER
        seats = range(self.seats)
        lying = [sum([gems.count(seat) for gems in self.gems]) for seat in seats]
        left = [self.hands[seat] + lying[seat] for seat in seats]
        closed = [len(safes) for safes in self.closed]
        best = min([(left[seat], -closed[seat]) for seat in seats])
        winners = [seat for seat in seats if (left[seat], -closed[seat]) == best]
        self.outcome = Result(tuple(winners), tuple([-float(gems) for gems in left]), why)
        return (Event(Counted(tuple(self.hands), tuple(lying), tuple(closed))),)

    # Time, and what is seen.

    @property
    def due(self) -> int | None:
        return None if self.deadline == NEVER else self.deadline

    def time_for(self, seat: int) -> int:
        """R5: a second word in a turn has no time of its own."""
        return self.turns

    def out_of_time(self, seat: int) -> Move:
        """R5: a turn that takes too long is a pass."""
        return Pass() if self.heard is None else Abstain()

    def tick(self, at: int, dice: Dice) -> Events:
        """Doubts and votes end at a fixed time; who has not spoken leaves it to the others."""
        if self.heard is None:
            raise Illegal("time", at=at)
        return self._decide(self.heard)

    @property
    def result(self) -> Result | None:
        return self.outcome

    def roles(self) -> tuple[str, ...]:
        """In which order they began."""
        return tuple([STARTS[(seat - self.first) % self.seats] for seat in range(self.seats)])

    def view(self, seat: int | None) -> PasswordsView:
        return view_of(self, seat)

    def laid_open(self) -> PasswordsView:
        return laid_open(self)
