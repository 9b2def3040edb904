"""`trousseau tables`: what an operator does to the tables of a server, running or not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
import typer

from trousseau.cli.asking import Folder, folder_for, number
from trousseau.cli.complaint import Refused
from trousseau.cli.records import save_record
from trousseau.cli.screen import Screen
from trousseau.store import NotRead, NotSaved, Store, Unusable, default_folder
from trousseau.store.folder import DATABASE
from trousseau.tables import operator
from trousseau.tables.shelf import Shelf
from trousseau.words import Words

What = Annotated[str, typer.Argument(metavar="list|inspect|export|mend|close|delete")]
TableId = Annotated[str, typer.Argument(metavar="ID")]
Drop = Annotated[int | None, typer.Option(metavar="LINE", parser=number("--drop", 0))]
AndAfter = Annotated[bool, typer.Option("--and-after")]
Secrets = Annotated[bool, typer.Option("--secrets")]
Modules = Annotated[list[str] | None, typer.Option("--game", metavar="MODULE")]


class Asked(NamedTuple):
    """What was typed, for one of the deeds below."""

    table: str
    shelf: Shelf
    drop: int | None
    and_after: bool
    secrets: bool
    save: Path | None


def command(
    ctx: typer.Context,
    what: What = "",
    table: TableId = "",
    data: Folder = "",
    drop: Drop = None,
    and_after: AndAfter = False,
    secrets: Secrets = False,
    save: Folder = "",
    game: Modules = None,
) -> None:
    """Open the store beside whoever has it open, and do one thing."""
    if what not in DEEDS:
        raise Refused("unknown_deed", name=what, known=list(DEEDS))
    if what != "list" and not table:
        raise Refused("no_table")
    folder = Path(data) if data else default_folder()
    if not (folder / DATABASE).is_file():
        raise Refused("no_data", folder=str(folder))
    asked = Asked(table, Shelf(game or ()), drop, and_after, secrets, folder_for(save))
    try:
        asyncio.run(_do(DEEDS[what], folder, asked, ctx.obj))
    except Unusable as error:
        raise Refused(error.code, **error.about) from error
    except (NotRead, NotSaved) as error:
        raise Refused("store_failed", folder=str(folder)) from error


async def _do(deed: Deed, folder: Path, asked: Asked, screen: Screen) -> None:
    store = Store(folder, alone=False)
    try:
        await deed(store, asked, screen)
    finally:
        await store.close()


async def show_all(store: Store, asked: Asked, screen: Screen) -> None:
    tables = await operator.listed(store)
    if screen.json:
        screen.give(tables)
        return
    for table in tables:
        about = msgspec.structs.asdict(table)
        about |= {"touched": when(table.touched), "wakes": wakes(table, screen.words)}
        screen.say("tables.listed", **about)
    screen.say("tables.count", count=len(tables))


async def show_one(store: Store, asked: Asked, screen: Screen) -> None:
    found = await operator.inspect(store, asked.shelf, asked.table, secrets=asked.secrets)
    if screen.json:
        screen.give(found)
        return
    table = found.table
    screen.say("tables.heading", game=table.game, phase=table.phase, options=plain(table.options))
    names = {person.number: person.name for person in table.people}
    for place, seat in enumerate(table.seats):
        person = "–" if seat.person is None else names[seat.person]
        screen.say("tables.seat", place=place, person=person, bot=seat.bot or "–")
    if found.fault:
        screen.say("tables.fault", fault=found.fault)
    for line in found.lines:
        screen.write(told(line))


def told(line: dict[str, Any]) -> str:
    """A line of the log; one that was taken out is struck by a cross."""
    about = {key: value for key, value in line.items() if key not in SHOWN_APART}
    mark = "×" if line["dropped"] else " "
    return f"{line['seq']:>6} {mark} {when(line['at'])}  {line['what']:<12}  {plain(about)}"


async def export(store: Store, asked: Asked, screen: Screen) -> None:
    if asked.save is None:
        raise Refused("no_save")
    found = await operator.export(store, asked.shelf, asked.table)
    files = [str(save_record(record, asked.save, record.heading.game)) for record in found]
    if screen.json:
        screen.give({"table": asked.table, "files": files})
    else:
        screen.say("tables.exported", count=len(files), folder=asked.save)


async def mend(store: Store, asked: Asked, screen: Screen) -> None:
    if asked.drop is None:
        raise Refused("no_drop")
    dropped = await operator.mend(
        store, asked.shelf, asked.table, asked.drop, and_after=asked.and_after
    )
    if screen.json:
        screen.give({"table": asked.table, "dropped": dropped})
    else:
        screen.say("tables.mended", lines=dropped, count=len(dropped))


async def close(store: Store, asked: Asked, screen: Screen) -> None:
    await operator.close(store, asked.shelf, asked.table)
    _confirm("closed", asked, screen)


async def delete(store: Store, asked: Asked, screen: Screen) -> None:
    await operator.delete(store, asked.table)
    _confirm("deleted", asked, screen)


def _confirm(what: str, asked: Asked, screen: Screen) -> None:
    if screen.json:
        screen.give({"table": asked.table, what: True})
    else:
        screen.say(f"tables.{what}", table=asked.table)


def wakes(table: operator.Listed, words: Words) -> str:
    """When the table next needs a server, whatever people do."""
    if table.wakes is None:
        return words.say("tables.never")
    return when(table.wakes) if table.wakes > table.touched else words.say("tables.at_once")


def when(instant: int) -> str:
    """An instant by this machine's clock."""
    local = datetime.fromtimestamp(instant / 1000).astimezone()
    return local.isoformat(sep=" ", timespec="milliseconds")


def plain(value: object) -> str:
    return msgspec.json.encode(value).decode()


Deed = Callable[[Store, Asked, Screen], Awaitable[None]]

DEEDS: dict[str, Deed] = {
    "list": show_all,
    "inspect": show_one,
    "export": export,
    "mend": mend,
    "close": close,
    "delete": delete,
}
SHOWN_APART = ("seq", "at", "dropped", "what")
