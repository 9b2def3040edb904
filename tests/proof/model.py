"""A table of tic-tac-toe, modelled as simply as can be: who sits where, and what is refused."""

from __future__ import annotations

from typing import Any

import msgspec

from trousseau.kernel import Dice, Illegal
from trousseau.testing.games.tictactoe import GAME
from trousseau.testing.games.tictactoe.state import TicTacToe

SEATS = 2
LEVELS = ("random",)
HOST = ("begin", "again", "seat_bot", "give_seat")


class Model:
    """`obey` says why a command is refused, or lets it happen and says nothing."""

    def __init__(self) -> None:
        self.phase = "gathering"
        self.host = 0
        self.sits: dict[int, int | None] = {}
        """Where each person sits."""

        self.sat: dict[int, int] = {}
        """Where each person has sat in this game."""

        self.left: set[int] = set()
        self.bots: list[str | None] = [None] * SEATS
        self.since: list[int | None] = [None] * SEATS
        """The line with which the bot sat down."""

        self.present: set[int] = set()
        self.board = TicTacToe(0, 0)
        self.games = 0
        self.seq = 0
        self.newest = 0
        """The newest line of the game."""

    def owner(self, seat: int) -> int | None:
        return next((person for person, place in self.sits.items() if place == seat), None)

    def stands_in(self, seat: int) -> bool:
        return self.owner(seat) is not None and self.bots[seat] is not None

    def empty(self, seat: int) -> bool:
        return self.owner(seat) is None and self.bots[seat] is None

    @property
    def bot_to_move(self) -> int | None:
        """The seat of a bot that everybody waits for."""
        waiting = self.board.waiting() if self.phase == "playing" else ()
        return next((seat for seat in waiting if self.bots[seat]), None)

    def shown(self) -> dict[str, Any]:
        """What everybody sees of it."""
        seats = [
            {
                "person": self.owner(seat),
                "bot": self.bots[seat],
                "bot_since": self.since[seat] if self.stands_in(seat) else None,
            }
            for seat in range(SEATS)
        ]
        return {
            "phase": self.phase,
            "host": self.host,
            "games": self.games,
            "seats": [{key: it for key, it in seat.items() if it is not None} for seat in seats],
            "present": {person: person in self.present for person in self.sits},
            "left": {person: person in self.left for person in self.sits},
        }

    def join(self, person: int) -> None:
        self.sits[person] = None
        self.seq += 1

    def hello(self, person: int) -> None:
        if person in self.left:
            self.left.discard(person)
            self.seq += 1
        self.present.add(person)

    def depends_on_time(self, person: int | None, command: dict[str, Any]) -> bool:
        """Whether somebody must have been away for long enough."""
        if command["ask"] != "seat_bot" or command["seat"] >= SEATS or self.phase != "playing":
            return False
        owner = self.owner(command["seat"])
        away = owner is not None and owner != person and owner not in self.present
        return away and self.bots[command["seat"]] is None

    def obey(self, person: int | None, command: dict[str, Any]) -> str | None:
        if person is None:
            return "only_watching"
        own_seat = command["ask"] == "seat_bot" and command["seat"] == self.sits[person]
        if command["ask"] in HOST and person != self.host and not own_seat:
            return "not_host"
        code: str | None = getattr(self, f"_{command['ask']}")(person, command)
        self.seq += code is None
        return code

    def bot_moves(self, cell: int) -> None:
        assert self.bot_to_move is not None
        assert self._mark(self.bot_to_move, cell) is None
        self.seq += 1

    # One for each command.

    def _sit(self, person: int, command: dict[str, Any]) -> str | None:
        if self.phase != "gathering":
            return "game_on" if self.phase == "playing" else "clear_first"
        seat = command.get("seat")
        if seat is None:
            seat = next((free for free in range(SEATS) if self.empty(free)), None)
            if seat is None:
                return "no_free_seat"
        elif seat >= SEATS:
            return "no_such_seat"
        elif not self.empty(seat):
            return "seat_taken"
        self.sits[person] = seat
        return None

    def _stand(self, person: int, command: dict[str, Any]) -> str | None:
        seat = self.sits[person]
        if seat is None:
            return "not_seated"
        if self.phase != "playing":
            self.sits[person] = None
        elif self.bots[seat]:
            return "bot_plays"
        else:
            self._bot_sits(seat, LEVELS[0])
        return None

    def _leave(self, person: int, command: dict[str, Any]) -> None:
        seat = self.sits[person]
        self.present.discard(person)
        if self.phase == "gathering" or (seat is None and person not in self.sat):
            del self.sits[person]
        else:
            self.left.add(person)
            if seat is not None and self.phase == "playing":
                self._bot_sits(seat, LEVELS[0])
        if person == self.host:
            self.host = min(self.sits.keys() - self.left)

    def _bot_sits(self, seat: int, level: str) -> None:
        if self.bots[seat] is None:
            self.since[seat] = self.seq + 1
        self.bots[seat] = level

    def _say(self, person: int, command: dict[str, Any]) -> None:
        pass

    def _play(self, person: int, command: dict[str, Any]) -> str | None:
        seat = self.sits[person]
        if self.phase != "playing":
            return "no_game"
        if seat is None:
            return "not_seated"
        if self.bots[seat]:
            return "bot_plays"
        try:
            cell = GAME.read_json(msgspec.json.encode(command["move"]), seat)
        except Illegal as unreadable:  # it might have been something that is only said
            return unreadable.refusal.code
        return "stale" if command["on"] < self.newest else self._mark(seat, cell)

    def _mark(self, seat: int, cell: int) -> str | None:
        try:
            self.board.play(seat, cell, 0, Dice())
        except Illegal as illegal:
            return illegal.refusal.code
        self.newest = self.seq + 1
        if self.board.result is not None:
            self.phase = "over"
        return None

    def _begin(self, person: int, command: dict[str, Any]) -> str | None:
        if self.phase != "gathering":
            return "game_on" if self.phase == "playing" else "clear_first"
        if any(self.empty(seat) for seat in range(SEATS)):
            return "seats_empty"
        self.phase = "playing"
        self.games += 1
        self.newest = self.seq + 1
        self.sat = {person: seat for person, seat in self.sits.items() if seat is not None}
        self.board = TicTacToe(0, 0)
        return None

    def _again(self, person: int, command: dict[str, Any]) -> str | None:
        if self.phase != "over":
            return "game_not_over"
        self.phase = "gathering"
        for seat in range(SEATS):
            if self.owner(seat) is not None:
                self.bots[seat] = None
        for gone in self.left:
            del self.sits[gone]
        self.left, self.sat = set(), {}
        return None

    def _seat_bot(self, person: int, command: dict[str, Any]) -> str | None:
        seat = command["seat"]
        if seat >= SEATS:
            return "no_such_seat"
        if self.owner(seat) != person and self.owner(seat) in self.present:
            return "person_present"
        if command["level"] not in LEVELS:
            return "unknown_level"
        self._bot_sits(seat, command["level"])
        return None

    def _give_seat(self, person: int, command: dict[str, Any]) -> str | None:
        seat, other = command["seat"], command["person"]
        if seat >= SEATS:
            return "no_such_seat"
        if other not in self.sits:
            return "no_such_person"
        if self.phase != "playing":
            return "no_game"
        owner = self.owner(seat)
        if owner is not None and owner not in self.left:
            return "seat_taken"
        if self.sat.get(other, seat) != seat:
            return "sat_elsewhere"
        if other not in self.present:
            return "person_away"
        if owner is not None:
            self.sits[owner] = None
        self.sits[other] = self.sat[other] = seat
        self.bots[seat] = None
        return None

    def _give_back(self, person: int, command: dict[str, Any]) -> str | None:
        seat = command["seat"]
        if seat >= SEATS:
            return "no_such_seat"
        if person not in (self.owner(seat), self.host):
            return "not_host"
        if self.bots[seat] is None:
            return "no_bot"
        owner = self.owner(seat)
        if self.phase == "playing" and person != owner:
            if owner is None:
                return "bots_own"
            if owner not in self.present:
                return "person_away"
        self.bots[seat] = None
        return None
