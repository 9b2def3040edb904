# compiled: mypyc
"""What has happened, as far as cards ask for it (5.12). Everybody has seen all of it."""

from __future__ import annotations

from typing import Final, Literal

from trousseau.games.maze.pieces import ELF, HEROES, MAGE, NEVER, NOBODY
from trousseau.games.maze.roles.cards import MISSIONS, RULES, VARIABLES
from trousseau.games.maze.shapes.seen import Case, Exit, Past, Theft

NUDGED: Final = 0
STARED: Final = 1
EYED: Final = 2

ARMED_AGAIN: Final = 15_000
"""R10: so long after a nudge that counted the next one counts."""

FLIGHTS: Final = 3
"""Of the elf, of which M04 asks: more are not kept."""


class Story:
    """It begins empty; `begin` makes room for so many seats, `of` makes it from a view."""

    def __init__(self) -> None:
        self.flips: list[int] = []  # when hourglass squares were used
        self.lefts: list[int] = []  # and how much was left
        self.last_flip = NEVER
        self.acts: list[int] = []  # by seat: when it last acted on a pawn
        self.pawns: list[int] = []  # and on which
        self.hands = [NOBODY] * len(HEROES)  # by pawn: who acted on it last
        self.touched = [NEVER] * len(HEROES)  # and when
        self.earlier = [NEVER] * len(HEROES)  # and when somebody else did
        self.nudgers: list[int] = []  # by seat: whom it has nudged, a bit each
        self.armed: list[int] = []
        self.signals: list[tuple[int, int, int]] = []  # by seat: when it nudged, stared, eyed
        self.taunts: list[int] = []
        self.accusing: list[int] = []  # by seat: from when on it may accuse
        self.cases: list[Case] = []
        self.jumps: list[int] = []
        self.opened: list[int] = []
        self.window: list[tuple[int, int]] = []
        self.huddle = NEVER
        self.gone: list[int] = []
        self.closed: list[tuple[int, int]] = []
        self.voted: list[int] = []
        self.turns: list[list[int]] = []  # by variable card and seat: when it turned its holder
        self.breaches: list[list[int]] = []  # by seat and special rule
        self.lost: list[list[int]] = []  # by mission and seat: since when
        self.theft: Theft | None = None
        self.out: list[Exit] = []

    def begin(self, seats: int) -> None:
        self.acts = [NEVER] * seats
        self.pawns = [NOBODY] * seats
        self.nudgers = [0] * seats
        self.armed = [NEVER] * seats
        self.signals = [(NEVER, NEVER, NEVER)] * seats
        self.taunts = [NEVER] * seats
        self.accusing = [NEVER] * seats
        self.gone = [NEVER] * seats
        self.voted = [0] * seats
        self.turns = [[NEVER] * seats for _ in range(VARIABLES)]
        self.breaches = [[0] * RULES for _ in range(seats)]
        self.lost = [[NEVER] * seats for _ in range(MISSIONS)]

    def copy(self) -> Story:
        twin = Story()
        twin.flips = self.flips.copy()
        twin.lefts = self.lefts.copy()
        twin.last_flip = self.last_flip
        twin.acts = self.acts.copy()
        twin.pawns = self.pawns.copy()
        twin.hands = self.hands.copy()
        twin.touched = self.touched.copy()
        twin.earlier = self.earlier.copy()
        twin.nudgers = self.nudgers.copy()
        twin.armed = self.armed.copy()
        twin.signals = self.signals.copy()
        twin.taunts = self.taunts.copy()
        twin.accusing = self.accusing.copy()
        twin.cases = self.cases.copy()
        twin.jumps = self.jumps.copy()
        twin.opened = self.opened.copy()
        twin.window = self.window.copy()
        twin.huddle = self.huddle
        twin.gone = self.gone.copy()
        twin.closed = self.closed.copy()
        twin.voted = self.voted.copy()
        twin.turns = [row.copy() for row in self.turns]
        twin.breaches = [row.copy() for row in self.breaches]
        twin.lost = [row.copy() for row in self.lost]
        twin.theft = self.theft
        twin.out = self.out.copy()
        return twin

    # What is noted.

    def act(self, seat: int, hero: int, at: int) -> None:
        self.acts[seat] = at
        self.pawns[seat] = hero
        if self.hands[hero] != seat:
            self.earlier[hero] = self.touched[hero]
        self.hands[hero] = seat
        self.touched[hero] = at

    def flip(self, at: int, left: int) -> None:
        """An hourglass square was used."""
        self.flips.append(at)
        self.lefts.append(left)

    def jump(self, hero: int, at: int) -> None:
        if hero == ELF and len(self.jumps) < FLIGHTS:
            self.jumps.append(at)

    def stop_at_item(self, hero: int, of: int, at: int) -> None:
        """M15: the mage looks at what is not the mage's."""
        new = all(seen != of for seen, _ in self.window)
        if hero == MAGE and of != MAGE and new and self.theft is None:
            self.window.append((of, at))

    def signal(self, seat: int, kind: int, at: int) -> None:
        nudged, stared, eyed = self.signals[seat]
        if kind == NUDGED:
            nudged = at
        elif kind == STARED:
            stared = at
        else:
            eyed = at
        self.signals[seat] = (nudged, stared, eyed)

    def nudge(self, seat: int, whom: int, at: int) -> None:
        self.signal(seat, NUDGED, at)
        self.nudgers[seat] |= 1 << whom
        if at - self.armed[whom] >= ARMED_AGAIN:
            self.armed[whom] = at

    def close(
        self,
        by: int,
        seats: tuple[int, ...],
        approved: list[tuple[int, int]],
        at: int,
        verdict: Literal["validated", "rejected", "lapsed"],
    ) -> None:
        """An accusation is settled."""
        self.cases.append(Case(by, seats, tuple(approved), at, verdict))

    # What is asked.

    def touched_by_others(self, hero: int, seat: int) -> int:
        """When somebody else last acted on a pawn."""
        return self.earlier[hero] if self.hands[hero] == seat else self.touched[hero]

    def named(self, seat: int) -> list[Case]:
        """T05: accusations that name a seat and that somebody besides the accuser approved."""
        return [case for case in self.cases if seat in case.seats and len(case.approved) > 1]

    def cleared(self, seat: int) -> list[Case]:
        """Accusations that name a seat and were rejected."""
        return [case for case in self.cases if seat in case.seats and case.verdict == "rejected"]

    def left_as(self, hero: int) -> int:
        """As which a hero left the mall, from 1; 0 if still inside."""
        for order, leaving in enumerate(self.out):
            if leaving.hero == HEROES[hero]:
                return order + 1
        return 0

    def left_at(self, hero: int) -> int:
        order = self.left_as(hero)
        return self.out[order - 1].at if order else NEVER

    # To and from views.

    def told(self) -> Past:
        return Past(
            flips=tuple(self.flips),
            lefts=tuple(self.lefts),
            last_flip=self.last_flip,
            acts=tuple(self.acts),
            pawns=tuple(self.pawns),
            hands=tuple(self.hands),
            touched=tuple(self.touched),
            earlier=tuple(self.earlier),
            nudgers=tuple(self.nudgers),
            armed=tuple(self.armed),
            signals=tuple(self.signals),
            taunts=tuple(self.taunts),
            accusing=tuple(self.accusing),
            cases=tuple(self.cases),
            jumps=tuple(self.jumps),
            opened=tuple(self.opened),
            window=tuple(self.window),
            huddle=None if self.huddle == NEVER else self.huddle,
            gone=tuple(self.gone),
            closed=tuple(self.closed),
            voted=tuple(self.voted),
            turns=_rows(self.turns),
            breaches=_rows(self.breaches),
            lost=_rows(self.lost),
        )


def story_of(past: Past, theft: Theft | None, out: tuple[Exit, ...]) -> Story:
    story = Story()
    story.flips = list(past.flips)
    story.lefts = list(past.lefts)
    story.last_flip = past.last_flip
    story.acts = list(past.acts)
    story.pawns = list(past.pawns)
    story.hands = list(past.hands)
    story.touched = list(past.touched)
    story.earlier = list(past.earlier)
    story.nudgers = list(past.nudgers)
    story.armed = list(past.armed)
    story.signals = list(past.signals)
    story.taunts = list(past.taunts)
    story.accusing = list(past.accusing)
    story.cases = list(past.cases)
    story.jumps = list(past.jumps)
    story.opened = list(past.opened)
    story.window = list(past.window)
    story.huddle = NEVER if past.huddle is None else past.huddle
    story.gone = list(past.gone)
    story.closed = list(past.closed)
    story.voted = list(past.voted)
    story.turns = [list(row) for row in past.turns]
    story.breaches = [list(row) for row in past.breaches]
    story.lost = [list(row) for row in past.lost]
    story.theft = theft
    story.out = list(out)
    return story


def _rows(rows: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple(row) for row in rows])
