"""`trousseau demo`: a short game between bots, drawn and told turn by turn."""

from __future__ import annotations

import time

import typer
from rich.console import Group
from rich.live import Live
from rich.text import Text

from trousseau import games
from trousseau.cli.asking import GameName, Seed, seed_for
from trousseau.cli.drawing import drawing_of
from trousseau.cli.screen import Screen
from trousseau.cli.story import ending, lines
from trousseau.kernel import Record, Replay
from trousseau.lab.seeds import derived, seed_of
from trousseau.lab.setup import Setup, set_up

TRIES = 20
SECONDS = 8
EYES = 0
LINES = 6
ROOM = 32


def command(ctx: typer.Context, game: GameName = "coffre", seed: Seed = "") -> None:
    """Look over a player's shoulder."""
    screen: Screen = ctx.obj
    seats = games.get(game).seats[0]
    bot = list(games.parts_of(game).levels())[:2][-1]
    record = short_game(set_up(game, seats, bots=[bot]), seed_of(seed_for(seed)))
    words = screen.words_for(game)
    screen.write(words.say("demo.welcome", game=words.title(), seat=EYES))
    show(game, record, screen)
    assert record.result is not None
    for sentence in ending(record.result, words):
        screen.write(sentence)
    screen.say("demo.next", game=game)


def short_game(setup: Setup, seed: bytes) -> Record:
    """The shortest of a few games that somebody won."""
    records = []
    for number in range(TRIES):
        match = setup.match(derived(seed, "demo", number))
        match.finish()
        records.append(match.record)
    return min(records, key=lambda record: (_without_winner(record), len(record.log)))


def _without_winner(record: Record) -> bool:
    return record.result is None or not record.result.winners


def show(game: str, record: Record, screen: Screen) -> None:
    """Move by move; where there is room for it in one picture that changes."""
    if screen.console.is_terminal and screen.console.height >= ROOM:
        show_moving(game, record, screen)
        return
    replay = Replay(games.get(game), record)
    words = screen.words_for(game)
    for happening in replay:
        for line in lines(happening.events, EYES, words):
            screen.write(f"  {line}")
    screen.draw(drawing_of(game)(replay.state.view(EYES), words))


def show_moving(game: str, record: Record, screen: Screen) -> None:
    replay = Replay(games.get(game), record)
    words = screen.words_for(game)
    draw = drawing_of(game)
    story: list[str] = []
    with Live(console=screen.console, auto_refresh=False) as live:
        for happening in replay:
            story += lines(happening.events, EYES, words)
            table = draw(replay.state.view(EYES), words)
            live.update(Group(table, *map(Text, story[-LINES:])), refresh=True)
            time.sleep(SECONDS / len(record.log))
