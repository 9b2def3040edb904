# compiled: mypyc
"""The rules of Magic Maze: everybody acts at once, against the sand.

Hidden is the deal of roles alone; tiles are drawn when they are laid. Time acts when the sand gets
low or runs out, when votes and offers end, and when somebody has to confess.
"""

from __future__ import annotations

from trousseau.games.maze import acting, ending, listing, refusing, roles_at_work, settling, walking
from trousseau.games.maze.accusing import Accusing
from trousseau.games.maze.constants import CARDS_FROM, COUNTDOWN
from trousseau.games.maze.deck import Deck
from trousseau.games.maze.guessing import Guesses
from trousseau.games.maze.hands import Hands
from trousseau.games.maze.mall import Mall
from trousseau.games.maze.moves import (
    ACCUSE,
    CONFESS,
    DECIDE,
    EMPTY_HANDED,
    FLIP,
    GUESS,
    NUDGE,
    READY,
    TURN,
    VOTE,
    is_pawn_act,
    is_said,
)
from trousseau.games.maze.pieces import ACTIONS, NEVER, NOBODY
from trousseau.games.maze.roles import bans
from trousseau.games.maze.roles.cards import (
    MISSION,
    NO_CARD,
    RULE,
    is_mission,
    mission_number,
)
from trousseau.games.maze.roles.names import MUTE
from trousseau.games.maze.sand import Sand
from trousseau.games.maze.scenarios import OWN_EXITS, pile
from trousseau.games.maze.shapes.facts import DeckTurnedOver, GotReady, SandTurned, TileTurned
from trousseau.games.maze.shapes.seen import MazeView
from trousseau.games.maze.shapes.table import Camp, MazeOptions, Outcome, Phase, Status
from trousseau.games.maze.signals import Marker
from trousseau.games.maze.story import Story
from trousseau.games.maze.views import laid_open, view_of
from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Event, Events, Illegal, State
from trousseau.kernel.structs import Chat, Result


class Maze(State[int]):
    """The table. It begins empty and is filled by `start.set_out`, or from a view."""

    def __init__(self) -> None:
        self.options = MazeOptions()
        self.seats = 0
        self.phase: Phase = "brief"
        self.until = 0  # when the phase ends, but for the run
        self.began = 0
        self.last = 0
        self.prepared: list[bool] = []
        self.mall: Mall = Mall.start(0)
        self.pile: list[int] = []
        self.pawns: list[int] = []  # squares; NOWHERE: out of the mall
        self.used: set[int] = set()  # squares that are out of service
        self.second = False  # the crystal ball has laid one tile and may lay another
        self.sand = Sand()
        self.frozen = False
        self.talking = True
        self.hands = Hands()
        self.deck: Deck | None = None
        self.nudge = Marker()
        self.eye = Marker()
        self.story = Story()
        self.accusing = Accusing()
        self.guesses = Guesses()
        self.status: list[Status] = []
        self.cards: list[int] = []  # by seat; NO_CARD at level 0
        self.revealed: list[bool] = []
        self.possible: list[int] = []  # by seat: cards that it may hold, a bit each
        self.outcome: Outcome | None = None
        self.declarer = NOBODY  # who went home empty-handed
        self._dealable = 0  # cards that may have been dealt, a bit each
        self._noted: list[int] = []  # by seat: what its holder was told of the own card
        self._stirred = False

    def copy(self) -> Maze:
        twin = Maze()
        twin.options = self.options
        twin.seats = self.seats
        twin.phase = self.phase
        twin.until = self.until
        twin.began = self.began
        twin.last = self.last
        twin.prepared = self.prepared.copy()
        twin.mall = self.mall
        twin.pile = self.pile.copy()
        twin.pawns = self.pawns.copy()
        twin.used = self.used.copy()
        twin.second = self.second
        twin.sand = self.sand.copy()
        twin.frozen = self.frozen
        twin.talking = self.talking
        twin.hands = self.hands.copy()
        twin.deck = None if self.deck is None else self.deck.copy()
        twin.nudge = self.nudge.copy()
        twin.eye = self.eye.copy()
        twin.story = self.story.copy()
        twin.accusing = self.accusing.copy()
        twin.guesses = self.guesses.copy()
        twin.status = self.status.copy()
        twin.cards = self.cards.copy()
        twin.revealed = self.revealed.copy()
        twin.possible = self.possible.copy()
        twin.outcome = self.outcome
        twin.declarer = self.declarer
        twin._dealable = self._dealable
        twin._noted = self._noted.copy()
        return twin

    # What may be done.

    def waiting(self) -> tuple[int, ...]:
        """By status alone: who is in play may act, whether or not there is anything to do."""
        if self.phase == "run":
            return tuple(self.playing())
        if self.phase == "brief":
            return tuple([seat for seat in range(self.seats) if not self.prepared[seat]])
        if self.phase == "choice":
            return tuple(self.playing())
        return tuple(self.guesses.may) if self.phase == "guess" else ()

    def moves(self, seat: int) -> list[int]:
        return listing.listed(self, seat) if seat in self.waiting() else []

    def talk(self, seat: int) -> list[int]:
        return listing.remarks(self, seat)

    def only_says(self, seat: int, move: int) -> bool:
        return is_said(move)

    def ready(self, seat: int, move: int) -> int:
        return listing.ready(self, seat, move)

    def chat(self, eyes: int | None) -> Chat:
        """Silence is a rule, for those who watch too (10.3)."""
        if self.phase == "over":
            return "open"
        return "open" if eyes is not None and self._may_speak(eyes) else "shut"

    def _may_speak(self, seat: int) -> bool:
        if self.phase not in ("brief", "run"):
            return False
        if self.phase == "run" and self.options.level >= CARDS_FROM and not self.options.free_text:
            return False
        if self.status[seat] == "ghost":
            return not self.talking
        return self.status[seat] == "in" and self.talking and not self.is_mute(seat)

    def play(self, seat: int, move: int, at: int, dice: Dice) -> Events:
        reason = refusing.why_not(self, seat, move)
        if reason:
            raise Illegal(reason)
        stood = self.accusing.stands()
        ready = self.ready(seat, move)
        if at < ready:
            raise Illegal("rule") if is_pawn_act(move) else Illegal("too_soon", until=ready)
        if is_said(move):
            told = acting.say(self, seat, move, at)
        elif is_pawn_act(move):
            told = acting.act(self, seat, move, at, dice)
        else:
            told = self._do(seat, move, at, dice)
        return self._after(told, at, stood)

    def _do(self, seat: int, move: int, at: int, dice: Dice) -> list[Event]:
        if move == READY:
            return self._get_ready(seat, at)
        if move == TURN:
            return self._turn_tile(seat, dice)
        if NUDGE <= move < VOTE:
            return acting.signal(self, seat, move, at)
        if ACCUSE <= move < GUESS:
            return settling.accuse(self, seat, move, at)
        if FLIP <= move < ACCUSE:
            return settling.answer_offer(self, (move - FLIP) % 2 == 1, at)
        if VOTE <= move < FLIP:
            return settling.vote(self, seat, (move - VOTE) % 2 == 1, at)
        if move == CONFESS:
            return settling.confess(self, [seat], at)
        if move == EMPTY_HANDED:
            return ending.go_empty_handed(self, seat, at)
        if DECIDE <= move < NUDGE:
            return ending.decide(self, seat, move == DECIDE + 1)
        return ending.guess(self, seat, move, at)

    def _get_ready(self, seat: int, at: int) -> list[Event]:
        self.prepared[seat] = True
        if all(self.prepared):
            self.until = min(self.until, at + COUNTDOWN)
        return [Event(GotReady(seat))]

    def _turn_tile(self, seat: int, dice: Dice) -> list[Event]:
        assert self.deck is not None
        over = [Event(DeckTurnedOver())] if self.deck.turn(dice) else []
        return [*over, Event(TileTurned(seat, ACTIONS[self.deck.top()]))]

    def _after(self, told: list[Event], at: int, stood: bool) -> Events:
        """What cards make of it (5.8), and what nobody can hold any more."""
        self.last = at
        if self.options.level >= CARDS_FROM and self.phase == "run":
            told += roles_at_work.notice(self, at, stood)
        return tuple(told)

    # Time.

    @property
    def due(self) -> int | None:
        if self.phase == "over":
            return None
        if self.phase == "guess":
            return self.guesses.ends()
        return self.until if self.phase != "run" else min(self.due_for_all(), self._confession())

    def due_for_all(self) -> int:
        """In the run: what everybody may know. Confessions to come are not among it (10.3)."""
        accusing = self.accusing
        if accusing.is_open():
            due = accusing.until
        else:
            due = accusing.offer_until if accusing.is_offered() else bans.ALWAYS
        if self.frozen:
            return due
        return min(due, self.sand.runs_out() if self.sand.low else self.sand.gets_low())

    def _confession(self) -> int:
        if self.options.level < CARDS_FROM or self.accusing.stands():
            return bans.ALWAYS
        due = [settling.confesses(self, seat) for seat in self.playing()]
        return max(self.last, min(due, default=bans.ALWAYS))

    def tick(self, at: int, dice: Dice) -> Events:
        stood = self.accusing.stands()
        if self.phase == "brief":
            told = self._start(at)
        elif self.phase == "choice":
            told = ending.decide_late(self)
        elif self.phase == "guess":
            told = ending.let_guesses_lapse(self, at)
        else:
            told = settling.let_time_act(self, at)
        return self._after(told, at, stood)

    def _start(self, at: int) -> list[Event]:
        """The sand is turned: silence, but in scenario 1."""
        self.phase = "run"
        self.until = 0
        self.began = at
        self.sand.start(at)
        self.talking = self.always_talks()
        return [Event(SandTurned())]

    # What is so now.

    def playing(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.status[seat] == "in"]

    def owns(self, seat: int, action: int) -> bool:
        return self.hands.owns(seat, action) if self.deck is None else self.deck.top() == action

    def always_talks(self) -> bool:
        return self.options.scenario < OWN_EXITS

    def hourglasses(self) -> int:
        """How many there are to be used in this game."""
        return 3 if self.options.first_out else 4

    def whole_pile(self) -> int:
        """How many tiles it had at the start."""
        return len(pile(self.options.scenario, self.options.tiles))

    def left_at_deal(self, seat: int) -> int:
        return (seat + 1) % self.seats

    # Roles.

    def camp(self, seat: int) -> Camp:
        """Of a seat now; at level 0 everybody is a hero."""
        return roles_at_work.camp_with(self, self.cards[seat], seat)

    def has_turned(self, seat: int) -> bool:
        return roles_at_work.turned_at(self, self.cards[seat], seat) != NEVER

    def binding_card(self, seat: int) -> int:
        """A special rule that the table sees to; NO_CARD where there is none."""
        card = self.cards[seat]
        return card if RULE <= card < MISSION and not self.options.honour else NO_CARD

    def is_mute(self, seat: int) -> bool:
        """R06, which binds in discussions."""
        return self.phase == "run" and self.binding_card(seat) == MUTE

    def may_deal(self, card: int) -> bool:
        """Whether a card was in the deck."""
        return self._dealable >> card & 1 == 1

    def deal(self, deck: list[int], cards: list[int]) -> None:
        self.cards = cards
        self._dealable = sum([1 << card for card in deck])
        self._noted = [roles_at_work.standing(self, seat) for seat in range(self.seats)]

    def mission_lost_since(self, seat: int) -> int:
        card = self.cards[seat]
        return self.story.lost[mission_number(card)][seat] if is_mission(card) else NEVER

    def has_lost_mission(self, seat: int) -> bool:
        """M09 may be lost from an instant on that is still to come."""
        return NEVER < self.mission_lost_since(seat) <= self.last

    # Notes.

    def stir(self) -> None:
        """Something has happened that cards ask for."""
        self._stirred = True

    def was_stirred(self) -> bool:
        stirred, self._stirred = self._stirred, False
        return stirred

    def note(self, seat: int, standing: int) -> bool:
        """What a holder is told of the own card; whether it is new."""
        new = self._noted[seat] != standing
        self._noted[seat] = standing
        return new

    # For special rules.

    def squares_slid(self, move: int) -> int:
        return len(walking.path_of(self, move))

    def goes_all_the_way(self, move: int) -> bool:
        return walking.goes_all_the_way(self, move)

    def is_useful(self, hero: int, square: int) -> bool:
        return walking.is_useful(self, hero, square)

    def end_of(self, move: int) -> int:
        return walking.end_of(self, move)

    def completes_theft(self, move: int) -> bool:
        return walking.completes_theft(self, move)

    # The end, and what is seen.

    @property
    def result(self) -> Result | None:
        return ending.result_of(self) if self.phase == "over" else None

    def roles(self) -> tuple[str, ...]:
        if not self.options.level:
            return ()
        return tuple([self.camp(seat) for seat in range(self.seats)])

    def view(self, seat: int | None) -> MazeView:
        return view_of(self, seat)

    def laid_open(self) -> MazeView:
        return laid_open(self)
