# compiled: mypyc
"""The rules of la catapulte: each opponent throws a die, and the candidate's cup goes after it.

Nothing is hidden: the throw and the gust are drawn when they happen.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from trousseau.games.boyard.constants import (
    AGAIN_AND_AGAIN,
    AIM,
    CUP_ERROR,
    CUP_FROM,
    CUP_PLACES,
    CUP_SPEED,
    CUPS,
    DEADLINE_GRACE,
    EXACT,
    FLIGHT,
    GUST,
    LANDED,
    NEEDED_IN_CATAPULTE,
    NORMAL,
    SPOTS,
    STEP,
    STEPS_A_MOVE,
    STILL_CUPS,
    TABLE_AIMS,
)
from trousseau.games.boyard.trials.catapulte.flight import (
    cup_step,
    gust_step,
    is_caught,
    landing,
    place_of,
)
from trousseau.games.boyard.trials.catapulte.shapes import (
    Arc,
    CatapultePlays,
    CatapulteView,
    Cup,
    CupPlaced,
    DieLanded,
    DieLanding,
    DieLaunched,
    Flight,
    GustBlew,
    Launch,
    PlaceCup,
    RemarkablyExact,
    Slid,
    Slide,
)
from trousseau.games.boyard.trials.delay import usual_delay
from trousseau.games.boyard.trials.series import Series
from trousseau.games.boyard.trials.traces import earliest, latest, too_late
from trousseau.games.boyard.trials.trial import NEVER
from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Event, Events, Illegal, Space
from trousseau.kernel.structs import Refusal, Written

ARCS: Final[tuple[Arc, ...]] = ("low", "high")
PLACES: Final[list[Written]] = [PlaceCup(place) for place in range(CUP_PLACES)]


class Catapulte(Series[CatapulteView]):
    """Each duel is aim, flight and landing."""

    def __init__(self) -> None:
        super().__init__()
        self.plays: CatapultePlays = "table"
        self.flight: Flight | None = None
        self.cup = Cup(CUP_FROM)
        self.landings: list[DieLanding] = []

    def has_still(self) -> bool:
        return True

    def needed(self) -> int:
        return NEEDED_IN_CATAPULTE[self.players()]

    # Aim.

    def begin_duel(self, at: int, dice: Dice) -> Events:
        candidate = self.setting.candidate
        self.plays = "still" if self.by[candidate] == "still" else "cup"
        if self.is_drawn(candidate):
            self.plays = "table"
        self.flight = None
        self.cup = Cup(CUP_FROM)
        by_hand = not self.is_drawn(self.opponent)
        time = self.window(self.opponent, AIM) if by_hand else TABLE_AIMS
        self.move_on("aim", at, at + time)
        return ()

    def _launch_by_lot(self, at: int, dice: Dice) -> Events:
        return self._launch(dice.below(SPOTS + 1), dice.choice(ARCS), at)

    def _launch(self, spot: int, arc: Arc, at: int) -> Events:
        steps = FLIGHT[arc]
        self.flight = Flight(spot, arc, steps, at)
        self.move_on("flight", at, self._landed_by(at, steps))
        return (Event(DieLaunched(self.opponent, spot, arc, steps)),)

    def _landed_by(self, at: int, steps: int) -> int:
        """When it has landed, and the candidate's hand has been heard of."""
        if self.plays == "table":
            return at + steps * STEP
        delay = usual_delay(self.hands[self.setting.candidate])
        if self.plays == "still":
            return at + steps * STEP + delay + DEADLINE_GRACE
        return latest(at, steps, delay)

    # Flight.

    def secret_instant(self) -> int:
        """When the gust blows: no secret, but no end of the flight either."""
        if self.phase != "flight":
            return NEVER
        flight = self._in_the_air()
        return flight.began + gust_step(flight.arc) * STEP if flight.gust is None else NEVER

    def _in_the_air(self) -> Flight:
        assert self.flight is not None
        return self.flight

    def elapsed(self, at: int, dice: Dice) -> Events:
        if self.phase == "aim":
            return self._launch_by_lot(at, dice)
        if self.phase == "landed":
            return self.end_duel(self.landings[-1].caught, at, dice)
        return self._blow(dice) if self._in_the_air().gust is None else self._land(at, dice)

    def _blow(self, dice: Dice) -> Events:
        gust = dice.below(2 * GUST + 1) - GUST
        self.flight = replace(self._in_the_air(), gust=gust)
        return (Event(GustBlew(gust)),)

    def _slide(self, move: Slide, at: int, dice: Dice) -> Events:
        """Where steps are missing or came too late, the hand does nothing."""
        flight = self._in_the_air()
        delay = usual_delay(self.hands[self.setting.candidate])
        late = too_late(flight.began, move.step, len(move.slides), at, delay)
        missing = move.step - self.cup.steps
        told = self._move_cup([0] * (missing + late) + list(move.slides[late:]))
        over = self.cup.steps == flight.steps
        return (told, *self._land(at, dice)) if over else (told,)

    def _move_cup(self, slides: list[int]) -> Event:
        flight, first = self._in_the_air(), self.cup.steps
        x, before = self.cup.x, self.cup.slide
        path: list[int] = []
        for step, slide in enumerate(slides, first):
            x, before = cup_step(x, before, slide, step, flight.arc)
            path.append(x)
        self.cup = Cup(x, before, first + len(slides))
        return Event(Slid(first, tuple(path)))

    # Landing.

    def _land(self, at: int, dice: Dice) -> Events:
        flight = self._in_the_air()
        spot = landing(flight.spot, flight.gust or 0)
        told = self._still_hand()
        if self.plays == "table":
            self.cup = Cup(self._drawn_cup(spot, dice))
        cup = self.cup.x
        caught = is_caught(cup, spot, self.width())
        self.landings.append(DieLanding(self.opponent, spot, cup, caught))
        self.move_on("landed", at, at + LANDED)
        return (*told, Event(DieLanded(self.opponent, spot, cup, caught)), *self._note(cup - spot))

    def _still_hand(self) -> Events:
        """The rest of a flight of which nothing was heard."""
        left = self._in_the_air().steps - self.cup.steps
        return (self._move_cup([0] * left),) if self.plays == "cup" and left else ()

    def _drawn_cup(self, spot: int, dice: Dice) -> int:
        """Beside the die, by chance on either side; where the table ends, on the other one."""
        error = CUP_ERROR[self.level(self.setting.candidate)] * dice.choice(NORMAL) // 1000
        return spot + error if 0 <= spot + error <= SPOTS else spot - error

    def width(self) -> int:
        """Of the candidate's cup."""
        cups = STILL_CUPS if self.plays == "still" else CUPS
        width = cups[self.players()]
        return width if self.plays == "table" else self.window(self.setting.candidate, width)

    def _note(self, error: int) -> Events:
        """Whoever's cup is always right under the die."""
        if self.plays != "cup":
            return ()
        seat = self.setting.candidate
        hands = self.hands[seat]
        exact = hands.exact + 1 if abs(error) <= EXACT else 0
        self.hands[seat] = replace(hands, exact=exact % AGAIN_AND_AGAIN)
        return (Event(RemarkablyExact(seat)),) if exact == AGAIN_AND_AGAIN else ()

    # Who may do what.

    def acting(self) -> tuple[int, ...]:
        if self.phase == "aim":
            return () if self.is_drawn(self.opponent) else (self.opponent,)
        flies = self.phase == "flight" and self.plays != "table"
        return (self.setting.candidate,) if flies else ()

    def acts(self, seat: int) -> list[Written] | Space[Written]:
        if self.phase == "flight" and self.plays == "still":
            return PLACES.copy()
        return CatapulteSpace(self)

    def why_not(self, move: Written) -> str:
        """The code of the reason; empty for a move that may be made once it is ready."""
        if self.phase == "aim":
            return "" if isinstance(move, Launch) else "no_such_move"
        if self.plays == "still":
            return "" if isinstance(move, PlaceCup) else "no_such_move"
        if not isinstance(move, Slide):
            return "no_such_move"
        if move.step < self.cup.steps:
            return "steps_gone"
        beyond = move.step + len(move.slides) > self._in_the_air().steps
        return "steps_beyond" if beyond else ""

    def ready(self, seat: int, move: Written) -> int:
        if not isinstance(move, Slide):
            return 0
        return earliest(self._in_the_air().began, move.step + len(move.slides))

    def act(self, seat: int, move: Written, at: int, dice: Dice) -> Events:
        code = self.why_not(move)
        if code:
            raise Illegal(code)
        if isinstance(move, Launch):
            return self._launch(move.spot, move.arc, at)
        if isinstance(move, PlaceCup):
            self.cup = Cup(place_of(move.place), place=move.place)
            return (Event(CupPlaced(move.place)),)
        assert isinstance(move, Slide)
        if at < self.ready(seat, move):
            raise Illegal("steps_ahead")
        return self._slide(move, at, dice)

    # Who knows what: everybody everything.

    def view(self, seat: int | None) -> CatapulteView:
        moves = [] if seat is None else self.moves(seat)
        shape = "launch" if self.phase == "aim" else "slide"
        return CatapulteView(
            seat=seat,
            seats=self.setting.seats,
            waiting=self.waiting(),
            due=self.open_due(),
            result=self.result,
            moves=self.listed(seat),
            free=(shape,) if isinstance(moves, Space) else (),
            ready=self.instants(seat),
            chat=self.chat(seat),
            course=self.course(),
            tally=self.tally(),
            plays=self.plays,
            width=self.width(),
            flight=self.flight,
            cup=self.cup,
            landings=tuple(self.landings),
        )

    def recall(self, view: CatapulteView) -> None:
        super().recall(view)
        self.plays = view.plays
        self.flight = view.flight
        self.cup = view.cup
        self.landings = list(view.landings)


class CatapulteSpace(Space[Written]):
    """Throws and traces of the cup: they can't be listed."""

    def __init__(self, trial: Catapulte) -> None:
        self.trial = trial

    def why_not(self, move: Written) -> Refusal | None:
        code = self.trial.why_not(move)
        return Refusal(code) if code else None

    def sample(self, dice: Dice) -> Written:
        """Any throw; or a second of a hand that goes to one side."""
        if self.trial.phase == "aim":
            return Launch(dice.below(SPOTS + 1), dice.choice(ARCS))
        flight, cup = self.trial.flight, self.trial.cup
        assert flight is not None
        slide = dice.below(2 * CUP_SPEED + 1) - CUP_SPEED
        return Slide(cup.steps, (slide,) * min(STEPS_A_MOVE, flight.steps - cup.steps))
