"""Mots de passe as a Game."""

from __future__ import annotations

from msgspec.structs import replace

from trousseau.games.passwords.shapes import Move, PasswordsFact, PasswordsOptions, PasswordsView
from trousseau.games.passwords.state import Passwords, set_out
from trousseau.games.passwords.worlds import PasswordsWorlds
from trousseau.kernel import Dice, Game, State


class PasswordsGame(Game[Move, PasswordsOptions, PasswordsView]):
    name = "passwords"
    rules_version = 2
    seats = range(2, 6)
    options_type = PasswordsOptions
    view_type = PasswordsView
    move_type = Move
    fact_type = PasswordsFact
    role = "start"

    def new(self, seats: int, options: PasswordsOptions, dice: Dice) -> Passwords:
        return set_out(seats, options, dice)

    def again(self, options: PasswordsOptions, state: State[Move]) -> PasswordsOptions:
        """R1: in a rematch the next seat begins."""
        assert isinstance(state, Passwords)
        return replace(options, first=(state.first + 1) % state.seats)

    def imagine(self, view: PasswordsView) -> PasswordsWorlds:
        return PasswordsWorlds(view)


GAME = PasswordsGame()
