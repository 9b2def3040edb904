"""A process in which bots think, or games are looked back at: questions come in, answers go out.

`python -m trousseau.tables.workers.worker 10 5` gives ten seconds for an answer, and lets others on
the machine go before it as `nice 5` does. A message is its length in four bytes and then JSON. The
`WorkerPool` starts and ends workers; without it, they end by themselves: at the end of the
questions, and in the middle of one when the time is up.
"""

from __future__ import annotations

import os
import resource
import signal
import sys
import traceback
from collections.abc import Callable
from functools import partial
from types import GenericAlias
from typing import Any, BinaryIO, TypeVar

import msgspec

from trousseau import games
from trousseau.bots import Plan, Seen, chooser, planner
from trousseau.kernel import AnyGame, Illegal, SeededDice
from trousseau.tables.lookback.daily import Day, played_day
from trousseau.tables.lookback.growing_list import Made
from trousseau.tables.lookback.making import Look, Tell, looked_at, told_lesson

Q = TypeVar("Q")
T = TypeVar("T")

PREFIX = 4
"""Bytes for the length of a message, the biggest first."""

MEMORY = 2 * 1024**3
"""Bytes that a worker may ask for: a bot that runs wild must not take the machine."""

MEMO = 4_096
"""Bytes that a bot in real time may want to remember."""

NOTHING = b"null"

DETAIL = 10_000
"""Characters of a traceback that are worth keeping: the last ones."""


class Question(msgspec.Struct, frozen=True, tag=True):
    """All that a bot is given, as data."""

    game: str
    level: str
    at: int
    view: msgspec.Raw
    story: msgspec.Raw
    """The facts told to its seat so far."""

    seed: str
    """Of its dice for this one choice; in hexadecimal."""


class Planned(msgspec.Struct, frozen=True, tag=True):
    """What a bot in real time means to do, as data; see `Plan`."""

    move: msgspec.Raw
    """As JSON writes it; null: only look again."""

    at: int
    wake: int
    memo: bytes = b""


class PlanQuestion(msgspec.Struct, frozen=True, tag=True):
    """All that a bot in real time is given."""

    game: str
    level: str
    at: int
    view: msgspec.Raw
    news: msgspec.Raw
    """The facts told to its seat since its last plan; without one, all of them."""

    before: Planned | None
    seed: str


class Chosen(msgspec.Struct, frozen=True, tag=True):
    """The bot's move, as JSON writes it. Nobody has looked yet whether it is legal."""

    move: msgspec.Raw


class Declined(msgspec.Struct, frozen=True, tag=True):
    """What was asked for can't be, as a refusal says."""

    code: str
    about: dict[str, int | str]


class Failed(msgspec.Struct, frozen=True, tag=True):
    """There is no answer, and why."""

    why: str
    detail: str


Wanted = Look | Tell | Day
Asked = Question | PlanQuestion | Wanted
Answer = Chosen | Planned | Made | Declined | Failed


def answer(asked: Asked, limit: float) -> Answer:
    """If it takes longer than the limit, this process ends."""
    match asked:
        case Question():
            return from_bot(choosing, asked, limit)
        case PlanQuestion():
            return from_bot(planning, asked, limit)
        case _:
            return make(asked, limit)


def make(wanted: Wanted, limit: float) -> Answer:
    """Ask the rules."""
    signal.setitimer(signal.ITIMER_REAL, limit)
    try:
        match wanted:
            case Look():
                return looked_at(wanted)
            case Tell():
                return told_lesson(wanted)
            case Day():
                return played_day(wanted)
    except Illegal as illegal:
        return Declined(illegal.refusal.code, illegal.refusal.about)
    except Exception:  # whatever rules, a coach or the author of a lesson may raise
        return Failed("crashed", traceback.format_exc()[-DETAIL:])
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def from_bot(
    prepare: Callable[[Q], tuple[Callable[[], T], Callable[[T], Answer]]],
    question: Q,
    limit: float,
) -> Answer:
    """Prepare without hurry, ask the bot within the limit, and write down what it said."""
    try:
        ask, write = prepare(question)
        signal.setitimer(signal.ITIMER_REAL, limit)
        said = ask()
    except Exception:  # a bot may raise anything, and the table is told what became of it
        return Failed("crashed", traceback.format_exc()[-DETAIL:])
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
    try:
        return write(said)
    except Exception:  # so may a game that is to write what is no move
        return Failed("unreadable", f"{said!r}\n{traceback.format_exc()}"[-DETAIL:])


def choosing(question: Question) -> tuple[Callable[[], Any], Callable[[Any], Answer]]:
    """For a bot whose turn it is."""
    game = games.get(question.game)
    bot = chooser(games.parts_of(question.game).levels()[question.level]())
    view = msgspec.json.decode(question.view, type=game.view_type)
    story = msgspec.json.decode(question.story, type=GenericAlias(list, game.fact_type))
    seen = Seen(game, view, story, question.at)
    dice = SeededDice(bytes.fromhex(question.seed))

    def write(move: Any) -> Chosen:
        return Chosen(msgspec.Raw(msgspec.json.encode(game.write(move))))

    return partial(bot.choose, seen, dice), write


def planning(
    question: PlanQuestion,
) -> tuple[Callable[[], Plan[Any]], Callable[[Plan[Any]], Answer]]:
    """For a bot in real time."""
    game = games.get(question.game)
    bot = planner(games.parts_of(question.game).levels()[question.level]())
    view = msgspec.json.decode(question.view, type=game.view_type)
    news = msgspec.json.decode(question.news, type=GenericAlias(list, game.fact_type))
    seen = Seen(game, view, (), question.at, news)
    before = None if question.before is None else _read_plan(game, seen.seat, question.before)
    dice = SeededDice(bytes.fromhex(question.seed))
    return partial(bot.plan, seen, before, dice), partial(_written_plan, game)


def _read_plan(game: AnyGame[Any], seat: int, written: Planned) -> Plan[Any]:
    move = None if bytes(written.move) == NOTHING else game.read_json(written.move, seat)
    return Plan(move, written.at, written.wake, written.memo)


def _written_plan(game: AnyGame[Any], plan: Plan[Any]) -> Planned:
    if len(plan.memo) > MEMO:
        raise ValueError(f"a memo of {len(plan.memo)} bytes")
    move = NOTHING if plan.move is None else msgspec.json.encode(game.write(plan.move))
    return Planned(msgspec.Raw(move), plan.at, plan.wake, plan.memo)


def main(limit: float, nice: int) -> None:
    _settle(nice)
    questions, answers = _take_pipes()
    try:
        while text := _next_text(questions):
            question = msgspec.json.decode(text, type=Asked)
            answers.write(packed(answer(question, limit)))
            answers.flush()
    except BrokenPipeError:
        pass  # the server is gone, and nobody waits for the answer


def _next_text(questions: BinaryIO) -> bytes:
    """The next question, whole; nothing once the server is gone, be it in the middle of one."""
    length = int.from_bytes(questions.read(PREFIX), "big")
    text = questions.read(length)
    return text if len(text) == length else b""


def packed(message: Asked | Answer) -> bytes:
    """A message as it goes through a pipe."""
    text = msgspec.json.encode(message)
    return len(text).to_bytes(PREFIX, "big") + text


def _settle(nice: int) -> None:
    """Leave the rest of the machine in peace. When it is time to go, the server says so."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)  # ends the process, whatever it is doing
    os.nice(nice)
    if sys.platform == "linux":  # elsewhere the limit is not to be had
        _, most = resource.getrlimit(resource.RLIMIT_AS)
        memory = MEMORY if most == resource.RLIM_INFINITY else min(MEMORY, most)
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def _take_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes, out of a bot's reach: what it prints goes to stderr, and it can't be typed to."""
    questions = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return questions, answers


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
