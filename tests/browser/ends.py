"""The end of a game that was played through the page."""

from __future__ import annotations

from collections.abc import Sequence

from tests.browser.person import Person
from tests.browser.secrecy import Truth
from tests.web.server import Server


def finish(server: Server, table: str, everybody: Sequence[Person]) -> None:
    """The result is on every screen, the record holds, and every wire had what it might have."""
    for one in everybody:
        one.after.expect_result()
    truth = Truth(server, table)
    truth.verify()
    for one in everybody:
        assert truth.check(one.wire, one.wire.seat) > len(truth.lines) / 2
        assert one.wire.hosts == {server.url.removeprefix("http://")}
