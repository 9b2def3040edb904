"""`trousseau verify`: whether a record is whole, legal and true to what was committed to."""

from __future__ import annotations

from typing import Annotated

import typer

from trousseau.cli.complaint import Refused
from trousseau.cli.records import open_record
from trousseau.cli.screen import Screen

File = Annotated[str, typer.Argument(metavar="FILE")]
Commitment = Annotated[str, typer.Option(metavar="HASH")]
Game = Annotated[str, typer.Option(metavar="GAME")]


def command(
    ctx: typer.Context, file: File = "", commitment: Commitment = "", game: Game = ""
) -> None:
    """Check everything that can be checked; the first thing that does not hold is refused."""
    screen: Screen = ctx.obj
    name, replay = open_record(file, game)
    record = replay.record
    if commitment and commitment.lower() != record.commitment:
        raise Refused("commitment", expected=commitment, found=record.commitment)
    replay.finish()
    if screen.json:
        screen.give(
            {
                "game": name,
                "seats": record.heading.seats,
                "lines": len(record.log),
                "commitment": record.commitment,
                "compared": bool(commitment),
                "digest": record.digest(),
                "result": record.result,
            }
        )
        return
    screen.say("verify.chain", count=len(record.log))
    screen.say("verify.committed" if commitment else "verify.seed", commitment=record.commitment)
    screen.say("verify.replay")
    screen.say("verify.result" if record.result else "verify.unfinished")
