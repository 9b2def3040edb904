"""`trousseau tables`: what an operator does to the tables of a server, running or not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
import typer

from trousseau.cli.asking import Folder, House, data_for, folder_for, number
from trousseau.cli.complaint import Refused, Unsound
from trousseau.cli.records import save_record
from trousseau.cli.screen import Screen
from trousseau.store import (
    Damaged,
    Data,
    InDoubt,
    NotRead,
    NotSaved,
    Store,
    Unusable,
    copied,
    data_at,
    holds_house,
    open_alone,
    open_beside,
)
from trousseau.store.errors import UnusableCode
from trousseau.tables.core.registry import GameRegistry
from trousseau.tables.operator import mending as operator
from trousseau.tables.operator import moving, upkeep
from trousseau.words import Words

What = Annotated[
    str,
    typer.Argument(
        metavar="list|inspect|export|mend|close|delete|check|backup|restore|rescue|copy"
    ),
]
TableId = Annotated[str, typer.Argument(metavar="ID|FILE|FROM")]
Into = Annotated[str, typer.Argument(metavar="TO")]
Drop = Annotated[int | None, typer.Option(metavar="LINE", parser=number("--drop", 0))]
AndAfter = Annotated[bool, typer.Option("--and-after")]
Secrets = Annotated[bool, typer.Option("--secrets")]
Backup = Annotated[str, typer.Option("--from", metavar="BACKUP")]
EvenIfHealthy = Annotated[bool, typer.Option("--even-if-healthy")]
Modules = Annotated[list[str] | None, typer.Option("--game", metavar="MODULE")]


class Asked(NamedTuple):
    """What was typed, for one of the deeds below."""

    table: str
    into: str
    registry: GameRegistry
    drop: int | None
    and_after: bool
    secrets: bool
    save: Path | None
    backup: str
    even_if_healthy: bool


def command(
    ctx: typer.Context,
    what: What = "",
    table: TableId = "",
    into: Into = "",
    data: House = "",
    drop: Drop = None,
    and_after: AndAfter = False,
    secrets: Secrets = False,
    save: Folder = "",
    backup: Backup = "",
    even_if_healthy: EvenIfHealthy = False,
    game: Modules = None,
) -> None:
    """Open the store beside whoever has it open, and do one thing."""
    if what not in DEEDS:
        raise Refused("unknown_deed", name=what, known=list(DEEDS))
    if not table and what not in WITHOUT_TABLE:
        raise Refused("no_backup_file" if what in INTO_FILE else "no_table")
    if bool(into) != (what == "copy"):
        raise Refused("usage" if into else "copy_where")
    registry, saved = GameRegistry(game or ()), folder_for(save)
    asked = Asked(table, into, registry, drop, and_after, secrets, saved, backup, even_if_healthy)
    try:
        house = data_at(table) if what == "copy" else data_for(data)
        with _complaining_of(house), _as_folder(house, what) as readable:
            asyncio.run(_do(what, readable, asked, ctx.obj))
    except Unusable as error:
        raise Refused(error.code, **error.about) from error


@contextmanager
def _complaining_of(house: Data) -> Iterator[None]:
    try:
        yield
    except Damaged as error:
        raise Refused("table_damaged", **error.about) from error
    except (NotRead, NotSaved) as error:
        raise Refused(NOW_UNUSABLE.get(error.code, "store_failed"), folder=str(house)) from error
    except InDoubt as error:
        raise Refused("store_in_doubt", folder=str(house)) from error


def _as_folder(house: Data, what: str) -> AbstractContextManager[Data]:
    """A backup in a file can be checked too."""
    if what == "check" and isinstance(house, Path) and house.is_file():
        return copied(house)
    return nullcontext(house)


async def _do(what: str, house: Data, asked: Asked, screen: Screen) -> None:
    if not await holds_house(house):
        raise Refused("no_data", folder=str(house))
    store = await (open_alone(house) if what == "copy" else open_beside(house))
    try:
        await DEEDS[what](store, asked, screen)
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
    found = await operator.inspect(store, asked.registry, asked.table, secrets=asked.secrets)
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
    found = await operator.export(store, asked.registry, asked.table)
    files = [str(save_record(record, asked.save, record.heading.game)) for record in found]
    answer = {"table": asked.table, "files": files}
    screen.report(answer, "tables.exported", count=len(files), folder=asked.save)


async def mend(store: Store, asked: Asked, screen: Screen) -> None:
    if asked.drop is None:
        raise Refused("no_drop")
    dropped = await operator.mend(
        store, asked.registry, asked.table, asked.drop, and_after=asked.and_after
    )
    answer = {"table": asked.table, "dropped": dropped}
    screen.report(answer, "tables.mended", lines=dropped, count=len(dropped))


async def close(store: Store, asked: Asked, screen: Screen) -> None:
    await operator.close(store, asked.registry, asked.table)
    screen.report({"table": asked.table, "closed": True}, "tables.closed", table=asked.table)


async def delete(store: Store, asked: Asked, screen: Screen) -> None:
    await operator.delete(store, asked.table)
    screen.report({"table": asked.table, "deleted": True}, "tables.deleted", table=asked.table)


async def check(store: Store, asked: Asked, screen: Screen) -> None:
    checked = await upkeep.check(store, asked.registry)
    if screen.json:
        screen.give(checked)
    else:
        for found in checked.findings:
            screen.say(f"tables.found.{found.code}", table=found.table, **found.about)
        screen.say("tables.checked", count=checked.tables, findings=len(checked.findings))
    if checked.findings:
        raise Unsound


async def back_up(store: Store, asked: Asked, screen: Screen) -> None:
    await store.back_up(_new_file(asked))
    _say_written("backed_up", asked, screen)


async def rescue(store: Store, asked: Asked, screen: Screen) -> None:
    await store.rescue(_new_file(asked))
    _say_written("rescued", asked, screen)


def _new_file(asked: Asked) -> Path:
    file = Path(asked.table)
    if file.exists():
        raise Refused("backup_exists", file=asked.table)
    return file


def _say_written(what: str, asked: Asked, screen: Screen) -> None:
    about = {"file": asked.table, "bytes": Path(asked.table).stat().st_size}
    screen.report(about, f"tables.{what}", **about)


async def restore(store: Store, asked: Asked, screen: Screen) -> None:
    backup = data_at(asked.backup)
    is_file = isinstance(backup, Path) and backup.is_file()
    if not asked.backup or not (is_file or await holds_house(backup)):
        raise Refused("no_backup", file=str(backup))
    with copied(backup) if isinstance(backup, Path) else nullcontext(backup) as readable:
        source = await open_beside(readable)
        try:
            restored = await upkeep.restore(
                store, asked.registry, asked.table, source, even_if_healthy=asked.even_if_healthy
            )
        finally:
            await source.close()
    if screen.json:
        screen.give(restored)
    else:
        screen.say("tables.restored", **msgspec.structs.asdict(restored))
        screen.say("tables.lost", count=restored.lost)


async def copy(store: Store, asked: Asked, screen: Screen) -> None:
    target = await open_alone(data_at(asked.into))
    try:
        moved = await moving.copy(store, target, asked.registry)
    finally:
        await target.close()
    if screen.json:
        screen.give(moved)
    else:
        for found in moved.findings:
            screen.say(f"tables.found.{found.code}", table=found.table, **found.about)
        screen.say("tables.copied", count=moved.tables, lines=moved.lines)
    if moved.findings:
        raise Unsound


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
    "check": check,
    "backup": back_up,
    "restore": restore,
    "rescue": rescue,
    "copy": copy,
}
INTO_FILE = ("backup", "rescue")
WITHOUT_TABLE = ("list", "check")
NOW_UNUSABLE: dict[str, UnusableCode] = {
    "corrupt": "store_corrupt",
    "disk_full": "store_full",
    "read_only": "store_read_only",
    "unreachable": "store_unreachable",
}
SHOWN_APART = ("seq", "at", "dropped", "what")
