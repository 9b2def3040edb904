"""`trousseau serve`: a server for people and bots to play at."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from io import StringIO
from ipaddress import ip_network
from typing import Annotated

import msgspec
import segno
import typer
import uvloop
from rich.text import Text

from trousseau.cli.asking import House, Workers, data_for, number
from trousseau.cli.browser import open_browser
from trousseau.cli.complaint import Refused
from trousseau.cli.screen import Screen
from trousseau.lab.workers import every_core
from trousseau.store import Data, Unusable
from trousseau.web.address import Network
from trousseau.web.limits import Limits
from trousseau.web.logs import set_up_logs
from trousseau.web.origin import origin_of
from trousseau.web.public_address import Address, Whereabouts
from trousseau.web.serve import CantListen, Settings, serve

EVERYWHERE = "0.0.0.0"

SLOWEST = 60.0
"""Seconds a bot may seem to think."""


def pace(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= SLOWEST:
        raise Refused("seconds", option="--bot-pace", value=text, most=SLOWEST)
    return seconds


Host = Annotated[str, typer.Option(metavar="ADDRESS")]
Port = Annotated[int | None, typer.Option(metavar="N", parser=number("--port", 0, 65535))]
Lan = Annotated[bool, typer.Option("--lan")]
Browser = Annotated[bool, typer.Option("--open/--no-open")]
Proxy = Annotated[list[str] | None, typer.Option("--proxy", metavar="ADDRESS|NETWORK")]
Link = Annotated[str, typer.Option("--link", metavar="ADDRESS[:PORT]")]
Url = Annotated[str, typer.Option(metavar="URL")]
Games = Annotated[list[str] | None, typer.Option("--game", metavar="MODULE")]
Pace = Annotated[float, typer.Option(metavar="SECONDS", parser=pace)]
Changes = Annotated[list[str] | None, typer.Option("--limit", metavar="NAME=VALUE")]


def command(
    ctx: typer.Context,
    host: Host = "127.0.0.1",
    port: Port = None,
    lan: Lan = False,
    browser: Browser = False,
    data: House = "",
    link: Link = "127.0.0.1",
    proxy: Proxy = None,
    public_url: Url = "",
    game: Games = None,
    bot_pace: Pace = 1.6,
    limit: Changes = None,
    workers: Workers = None,
) -> None:
    """Serve until told to stop."""
    screen: Screen = ctx.obj
    if public_url and origin_of(public_url) is None:
        raise Refused("public_url", url=public_url)
    settings = Settings(
        host=EVERYWHERE if lan else host,
        port=port,
        data=data_at(data),
        link=read_link(link),
        proxies=tuple(network(text) for text in proxy or ()),
        public_url=public_url.rstrip("/"),
        games=tuple(game or ()),
        pace=bot_pace,
        limits=read_limits(limit or ()),
        workers=workers or max(1, every_core() - 1),
    )

    def ready(where: Whereabouts) -> None:
        url = where.on_machine()
        if screen.json:
            screen.write(msgspec.json.encode({"url": url}).decode())
        else:
            screen.say("serve.ready", url=settings.public_url or url, folder=str(settings.data))
            if lan:
                invite(screen, where.on_network())
        sys.stdout.flush()  # whoever waits for this line may read from a pipe
        if browser:
            open_browser(url)

    set_up_logs()
    try:
        uvloop.run(serve(settings, ready))
    except (CantListen, Unusable) as error:
        raise Refused(error.code, **error.about) from error


def data_at(place: str) -> Data:
    """The folder or the database that was named."""
    try:
        return data_for(place)
    except Unusable as error:
        raise Refused(error.code, **error.about) from error


def read_link(text: str) -> tuple[str, int]:
    """A host, and the port behind its last colon; any that is free without one."""
    host, colon, port = text.rpartition(":")
    if not colon or (text.count(":") > 1 and not text.startswith("[")):  # bare, or of IPv6
        return text.strip("[]"), 0
    return host.strip("[]"), number("--link", 0, 65535)(port)


def network(text: str) -> Network:
    """An address in digits, or a network of them."""
    try:
        return ip_network(text, strict=False)
    except ValueError as error:
        raise Refused("bad_proxy", proxy=text) from error


def invite(screen: Screen, address: Address | None) -> None:
    """The address for the others in the room, and a picture of it for their phones."""
    if address is None:
        screen.say("serve.no_network")
        return
    screen.say("serve.network", url=address.url)
    drawing = StringIO()
    segno.make_qr(address.url).terminal(drawing, compact=True)
    # Its light parts are drawn: on black, whatever the colours of the terminal.
    picture = Text(drawing.getvalue().rstrip("\n"), style="#ffffff on #000000", no_wrap=True)
    screen.draw(picture)


def read_limits(changes: Sequence[str]) -> Limits:
    """The limits, those of NAME=VALUE changed."""
    known = [field.name for field in msgspec.structs.fields(Limits)]
    chosen: dict[str, str] = {}
    for change in changes:
        name, equals, value = change.partition("=")
        if not equals:
            raise Refused("limit_form", choice=change)
        if name not in known:
            raise Refused("unknown_limit", name=name, known=known)
        try:
            msgspec.convert({name: value}, Limits, strict=False)
        except msgspec.ValidationError as error:
            raise Refused("bad_limit", limit=name, value=value) from error
        chosen[name] = value
    return msgspec.convert(chosen, Limits, strict=False)
