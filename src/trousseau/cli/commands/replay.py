"""`trousseau replay`: a recorded game in words, through somebody's eyes."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from trousseau.cli.complaint import Refused
from trousseau.cli.records import open_record
from trousseau.cli.screen import Screen
from trousseau.cli.story import ending, lines
from trousseau.kernel import AllSeeing, Hindsight, Line, Moment, Replay
from trousseau.words import Words

File = Annotated[str, typer.Argument(metavar="FILE")]
Whose = Annotated[str, typer.Option(metavar="SEAT|all|nobody")]
Game = Annotated[str, typer.Option(metavar="GAME")]


def command(ctx: typer.Context, file: File = "", eyes: Whose = "all", game: Game = "") -> None:
    """The whole game, checked to its end before the first line is told."""
    screen: Screen = ctx.obj
    name, replay = open_record(file, game)
    whose = read_eyes(eyes, replay.record.heading.seats)
    replay.finish()
    replay = Replay(replay.game, replay.record)
    if screen.json:
        screen.give(data(replay, whose))
    else:
        tell(replay, whose, screen.words_for(name), screen)


def read_eyes(eyes: str, seats: int) -> Hindsight:
    if eyes in ("all", "nobody"):
        return AllSeeing.EYES if eyes == "all" else None
    if eyes not in map(str, range(seats)):
        raise Refused("eyes", value=eyes, most=seats - 1)
    return int(eyes)


def tell(replay: Replay[Any], eyes: Hindsight, words: Words, screen: Screen) -> None:
    heading = replay.record.heading
    screen.say("replay.heading", game=words.title(), seats=heading.seats)
    for happening in replay:
        for number, sentence in enumerate(lines(happening.events, eyes, words)):
            screen.write(f"{happening.seq if number == 0 else '':>4}  {sentence}")
    result = replay.record.result
    for sentence in ending(result, words) if result else [words.say("replay.unfinished")]:
        screen.write(sentence)


def data(replay: Replay[Any], eyes: Hindsight) -> dict[str, Any]:
    """The record as these eyes saw it; the seed would tell them everything."""
    heading = replay.record.heading
    return {
        "game": heading.game,
        "rules_version": heading.rules_version,
        "seats": heading.seats,
        "options": heading.options,
        "seed": heading.seed if eyes is AllSeeing.EYES else None,
        "log": [
            line_data(line, happening.told_to(eyes), eyes)
            for line, happening in zip(replay.record.log, replay, strict=True)
        ],
        "result": replay.record.result,
    }


def line_data(line: Line, met: Moment, eyes: Hindsight) -> dict[str, Any]:
    """A line of the log; a move may be secret, so only its own seat's eyes see it as written."""
    own = eyes is AllSeeing.EYES or (line.seat is not None and line.seat == eyes)
    return {
        "seq": line.seq,
        "at": line.at,
        "seat": line.seat,
        "move": line.move if own else None,
        "facts": met.facts,
    }
