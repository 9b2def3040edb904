"""The shapes of Leduc: moves, facts and the view."""

from __future__ import annotations

from typing import Literal

from trousseau.kernel.structs import Fact, View, Written

Bet = Literal["fold", "call", "raise"]
BETS: tuple[Bet, Bet, Bet] = ("fold", "call", "raise")


class Play(Written, frozen=True):
    bet: Bet


class Bid(Fact, frozen=True):
    seat: int
    bet: Bet


class Turned(Fact, frozen=True):
    """The public card was turned up."""

    rank: int


class Shown(Fact, frozen=True):
    """The hands at the end."""

    ranks: tuple[int, int]


class LeducView(View, frozen=True, kw_only=True):
    hand: int | None
    public: int | None
    stakes: tuple[int, int]
    history: tuple[Bet, ...]
    moves: tuple[Play, ...]
    ranks: tuple[int, int] | None
    """Both hands, once the game is over and nobody folded, or if all is laid open."""
