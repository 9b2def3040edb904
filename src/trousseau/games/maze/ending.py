# compiled: mypyc
"""How it ends, and for whom it ends well (5.7 to 5.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from trousseau.games.maze.constants import GUESSING_FROM, LAST_CHOICE
from trousseau.games.maze.moves import GUESS, QUIET, SPEAK_UP
from trousseau.games.maze.pieces import NEVER, NOBODY
from trousseau.games.maze.roles import missions
from trousseau.games.maze.roles.cards import (
    CARDS,
    MISSION,
    RULE,
    TREASON,
    VARIABLE,
    is_mission,
)
from trousseau.games.maze.roles_at_work import card_of, exclude_traitors, reveal
from trousseau.games.maze.shapes.facts import (
    Decided,
    Ended,
    Guessed,
    GuessingBegan,
    GuessLapsed,
    KeptQuiet,
    LastOne,
    SpokeUp,
    WentEmptyHanded,
)
from trousseau.games.maze.shapes.seen import Fate
from trousseau.games.maze.shapes.table import Outcome
from trousseau.kernel.state import Event
from trousseau.kernel.structs import Result

if TYPE_CHECKING:
    from trousseau.games.maze.state import Maze

SUCCESS: Final = ("escape", "last_ok")
FAILURE: Final = ("timeout", "wrong", "alone_bad", "last_fail", "no_hero")
Wins = Literal["full", "partial", "no"]
WORTH: Final[dict[str, float]] = {"full": 1.0, "partial": 0.5, "no": 0.0}


def end(table: Maze, outcome: Outcome, at: int) -> list[Event]:
    _let_vote_lapse(table, at)
    table.outcome = outcome
    return _close(table)


def _close(table: Maze) -> list[Event]:
    assert table.outcome is not None
    table.phase = "over"
    table.until = 0
    dealt = range(table.seats) if table.options.level else range(0)
    return [Event(Ended(table.outcome, tuple([card_of(table, seat) for seat in dealt])))]


def _let_vote_lapse(table: Maze, at: int) -> None:
    accusing = table.accusing
    if accusing.is_open():
        names, approved = accusing.accused, accusing.approved
        table.story.close(accusing.by, names, approved, at, "lapsed")
    accusing.close()
    accusing.end_offer()


# Few are left.


def few_left(table: Maze, at: int) -> list[Event]:
    """Right after an elimination. One alone decides, whoever is a hero (10.1)."""
    playing = table.playing()
    if len(playing) == 1:
        table.phase = "choice"
        table.until = at + LAST_CHOICE
        return [Event(LastOne(playing[0]))]
    if all(table.camp(seat) == "traitor" for seat in playing):
        return end(table, "no_hero", at)
    return []


def decide(table: Maze, seat: int, success: bool) -> list[Event]:
    table.outcome = "last_ok" if success else "last_fail"
    return [Event(Decided(seat, success)), *_close(table)]


def decide_late(table: Maze) -> list[Event]:
    """Who takes too long decides for the own camp."""
    seat = table.playing()[0]
    return decide(table, seat, table.camp(seat) == "hero")


def go_empty_handed(table: Maze, seat: int, at: int) -> list[Event]:
    """5.7: right if there is no other hero in play."""
    table.declarer = seat
    others = [other for other in table.playing() if other != seat]
    alone = all(table.camp(other) == "traitor" for other in others)
    told = [Event(WentEmptyHanded(seat))]
    return told + end(table, "alone_ok" if alone else "alone_bad", at)


# Guessing.


def escape(table: Maze, at: int) -> list[Event]:
    """All four are out. At level 5 traitors may still guess."""
    if table.options.level < GUESSING_FROM:
        return end(table, "escape", at)
    _let_vote_lapse(table, at)
    table.outcome = "escape"
    traitors = [seat for seat in range(table.seats) if table.camp(seat) == "traitor"]
    told = [reveal(table, seat) for seat in traitors if not table.revealed[seat]]
    exclude_traitors(table)
    may = [seat for seat in traitors if _may_guess(table, seat)]
    cards = [seat for seat in table.playing() if not table.revealed[seat]]
    if not may or not cards:
        return told + _close(table)
    table.phase = "guess"
    table.guesses.begin(may, cards, at)
    return [*told, Event(GuessingBegan(tuple(may)))]


def _may_guess(table: Maze, seat: int) -> bool:
    status = table.status[seat]
    return status == "in" or (status == "ghost" and table.options.ghosts_guess)


def guess(table: Maze, seat: int, move: int, at: int) -> list[Event]:
    if move == SPEAK_UP:
        table.guesses.speak_up(seat, at)
        return [Event(SpokeUp(seat))]
    if move == QUIET:
        table.guesses.leave(seat, at)
        return [Event(KeptQuiet(seat)), *_after_guess(table)]
    whom, card = (move - GUESS) // 64, (move - GUESS) % 64
    right = table.cards[whom] == card
    if right:
        table.guesses.right.append((seat, whom))
    table.guesses.cards.remove(whom)
    told = [Event(Guessed(seat, whom, CARDS[card], right)), reveal(table, whom)]
    table.guesses.leave(seat, at)
    return told + _after_guess(table)


def let_guesses_lapse(table: Maze, at: int) -> list[Event]:
    """A turn that took too long, or the time to speak up."""
    guesses = table.guesses
    told: list[Event] = []
    if guesses.turn != NOBODY and guesses.until <= at:
        told.append(Event(GuessLapsed(guesses.turn)))
        guesses.leave(guesses.turn, at)
    elif guesses.speaking <= at:
        for seat in guesses.silent():
            told.append(Event(KeptQuiet(seat)))
            guesses.leave(seat, at)
    return told + _after_guess(table)


def _after_guess(table: Maze) -> list[Event]:
    return _close(table) if table.guesses.is_over() else []


# Who wins.


def result_of(table: Maze) -> Result:
    """10.2: winners are full wins; a ghost's partial one is worth half."""
    assert table.outcome is not None
    fates = [fate_of(table, seat) for seat in range(table.seats)]
    winners = [seat for seat, fate in enumerate(fates) if fate.wins == "full"]
    return Result(tuple(winners), tuple([WORTH[fate.wins] for fate in fates]), table.outcome)


def fate_of(table: Maze, seat: int) -> Fate:
    card = table.cards[seat]
    mission = missions.is_done(table, card, seat) if is_mission(card) else None
    return Fate(
        card=card_of(table, seat) if table.options.level else None,
        camp=table.camp(seat),
        status=table.status[seat],
        wins=_wins(table, seat, mission is not False),
        mission=mission,
        moments=tuple(_moments(table, card, seat)),
        breaches=table.story.breaches[seat][card - RULE] if RULE <= card < MISSION else 0,
    )


def _wins(table: Maze, seat: int, mission: bool) -> Wins:
    """The table of 5.9, then what guesses change."""
    for traitor, duped in table.guesses.right:
        if seat in (traitor, duped):
            return "full" if seat == traitor else "no"
    status = table.status[seat]
    if table.camp(seat) == "hero":
        if table.outcome == "alone_ok":
            return "full" if seat == table.declarer else "no"
        return "full" if status == "in" and table.outcome in SUCCESS and mission else "no"
    if table.outcome not in FAILURE:
        return "no"
    if status == "ghost":
        return "partial"
    return "full" if status == "in" and mission else "no"


def _moments(table: Maze, card: int, seat: int) -> list[int]:
    if VARIABLE <= card < TREASON:
        turned = table.story.turns[card - VARIABLE][seat]
        return [] if turned == NEVER else [turned]
    return missions.moments(table, card, seat) if is_mission(card) else []
