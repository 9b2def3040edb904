"""`trousseau play`: a person against bots, in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from trousseau import games
from trousseau.bots import Bot, chooser
from trousseau.cli.asking import (
    Bots,
    Choices,
    Folder,
    GameName,
    Seats,
    Seed,
    find_game,
    folder_for,
    number,
    table,
)
from trousseau.cli.complaint import Refused
from trousseau.cli.drawing import drawing_of
from trousseau.cli.person import Person, Quit
from trousseau.cli.records import save_record
from trousseau.cli.screen import Screen
from trousseau.cli.story import ending, lines
from trousseau.cli.unhurried import Unhurried
from trousseau.kernel import Record
from trousseau.kernel.dice import fresh_seed
from trousseau.lab.match import TurnMatch
from trousseau.lab.seeds import seed_of
from trousseau.words import Words

Seat = Annotated[int, typer.Option(metavar="SEAT", parser=number("--seat", 0, 99))]


def command(
    ctx: typer.Context,
    game: GameName = "",
    bots: Bots = "",
    seats: Seats = None,
    seat: Seat = 0,
    option: Choices = None,
    seed: Seed = "",
    save: Folder = "",
) -> None:
    """Sit down with bots, play, and perhaps keep the record."""
    screen: Screen = ctx.obj
    find_game(game)
    strongest = list(games.parts_of(game).levels())[-1]
    setup = table(game, seats, option, bots or strongest)
    if setup.rules().real_time:
        raise Refused("real_time", game=game)
    folder = folder_for(save)
    if seat >= setup.seats:
        raise Refused("seat", value=seat, most=setup.seats - 1)

    words = screen.words_for(game, me=seat)
    draw = drawing_of(game)
    players: list[Bot[Any]] = [Unhurried(chooser(bot)) for bot in setup.players()]
    players[seat] = Person(screen, words, draw, lambda move: match.check(seat, move))
    heading = setup.heading(seed_of(seed) if seed else fresh_seed())
    match = TurnMatch(setup.rules(), heading, players)
    commitment = match.record.commitment
    screen.say("play.welcome", name=words.first_name(seat), commitment=commitment)
    try:
        follow(match, seat, words, screen)
        screen.draw(draw(match.state.view(seat), words))
    except Quit:
        screen.say("play.left")
    keep(match.record, folder, screen)


def follow(match: TurnMatch[Any], seat: int, words: Words, screen: Screen) -> None:
    """The game, told as it happens to the one who sits in this seat."""
    for events in match:
        for sentence in lines(events, seat, words):
            screen.write(f"  {sentence}")
    result = match.state.result
    assert result is not None
    for sentence in ending(result, words):
        screen.write(sentence)


def keep(record: Record, folder: Path | None, screen: Screen) -> None:
    """Save the record in the folder asked for, or in one that the person names now, or not."""
    while folder is None:
        named = screen.ask(screen.words.say("play.save"))
        if not named:
            return
        try:
            folder = folder_for(named)
        except Refused as refused:
            screen.complain(refused.complaint)
    screen.note("play.saved", file=save_record(record, folder, record.heading.game))
