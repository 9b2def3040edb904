"""Games for tests, played by visitors who take the first move there is."""

from __future__ import annotations

from typing import Any

from tests.web.client import Admission, Visitor
from tests.web.server import Server


def begun(server: Server, game: str = "tictactoe", **setup: Any) -> tuple[Admission, Admission]:
    """A game for two that has begun."""
    host = server.api.open(game, 2, **setup)
    guest = server.api.join(host.table, "Grace")
    with server.api.visit(host) as one, server.api.visit(guest) as other:
        one.do("sit", seat=0)
        other.do("sit", seat=1)
        one.do("begin")
    return host, guest


def bots_alone(server: Server) -> str:
    """Four bots play, and nobody watches."""
    host = server.api.open("coffre", 4, options={"round_limit": 2})
    with server.api.visit(host) as ada:
        for seat in range(4):
            ada.do("seat_bot", seat=seat, level="novice")
        ada.do("begin")
    return host.table


def play_out(*visitors: Visitor) -> None:
    """Everybody plays the first move there is, until the game is over."""
    while mover := next((one for one in visitors if one.view and one.view["moves"]), None):
        assert mover.view is not None
        seq = mover.do("play", move=mover.view["moves"][0])["seq"]
        for visitor in visitors:
            while visitor.seq < seq:
                visitor.hear()
