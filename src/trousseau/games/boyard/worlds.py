# compiled: mypyc
"""The tables that one view leaves possible: notes and riddles not yet seen, in any order."""

from __future__ import annotations

from trousseau.games.boyard import cards
from trousseau.games.boyard.fort import Cell
from trousseau.games.boyard.notes import ALL_NOTES
from trousseau.games.boyard.preparing import Guest
from trousseau.games.boyard.shapes import BoyardView, OwnRiddle, Player
from trousseau.games.boyard.state import NOBODY, Boyard
from trousseau.kernel.dice import Dice
from trousseau.kernel.small import SmallGame
from trousseau.kernel.state import Worlds
from trousseau.kernel.structs import Written


class BoyardWorlds(Worlds[Written]):
    def __init__(self, view: BoyardView) -> None:
        self.view = view
        self.on = None if view.on is None else cards.game_of(view.on).imagine(view.on)
        self.unseen = unseen_notes(view)

    def draw(self, dice: Dice) -> Boyard:
        table = self._open()
        self._deal_notes(table, dice)
        self._pack(table, dice)
        if self.on is not None and self.view.on is not None:
            game = cards.game_of(self.view.on)
            table.on = SmallGame(game, self.on.draw(dice), self.view.began)
        return table

    def _open(self) -> Boyard:
        """All that everybody sees."""
        view = self.view
        table = Boyard()
        table.options = view.options
        table.seats = view.seats
        table.phase = view.phase
        table.until = view.until
        table.last = view.last
        table.first_roll.rolled = list(view.first_rolls)
        table.first = _number(view.first)
        table.turn = _number(view.turn)
        table.round = view.round
        table.keyrings.cells = [Cell(keys.black, keys.red) for keys in view.cells]
        table.pawns = [player.space for player in view.players]
        table.keyrings.black = [player.keys.black for player in view.players]
        table.keyrings.red = [player.keys.red for player in view.players]
        table.hands = [player.hands for player in view.players]
        table.preparing.guests = [_guest(player) for player in view.players]
        table.preparing.blanks = view.options.blanks
        table.preparing.trials = list(view.own_trials)
        table.preparing.riddles = self._own_riddles()
        table.asked_own = view.asked_own
        table.used = int(view.used, 16)
        table.die = view.die
        table.resting = view.resting or ""
        table.lifted = _number(view.lifted)
        table.chest.opened = view.opened
        table.chest.slot = view.slot
        table.keyrings.give = view.give
        table.outcome = view.result
        return table

    def _own_riddles(self) -> list[OwnRiddle]:
        """What others wrote might be anything."""
        own = list(self.view.written)
        return [
            own.pop(0) if seat == self.view.seat else OwnRiddle(seat, "?", ("?",))
            for seat in self.view.own_riddles
        ]

    def _deal_notes(self, table: Boyard, dice: Dice) -> None:
        view = self.view
        notes = self.unseen.copy()
        dice.shuffle(notes)
        purses = []
        for seat, player in enumerate(view.players):
            if view.purses is not None:
                purses.append(view.purses[seat])
            elif seat == view.seat:
                purses.append(view.purse)
            else:
                purses.append(tuple([notes.pop() for _ in range(player.notes)]))
        table.chest.purses = purses
        table.chest.notes = [notes.pop() for _ in range(view.chest)]
        table.chest.box = notes

    def _pack(self, table: Boyard, dice: Dice) -> None:
        view = self.view
        pack = cards.shuffled(view.options.language, table.used, dice)
        if view.phase != "prepare":
            written = range(len(view.own_riddles))
            pack += [cards.OWN_RIDDLE + own for own in written if own not in view.asked_own]
            dice.shuffle(pack)
        table.riddles = pack


def unseen_notes(view: BoyardView) -> list[int]:
    """All but those whose face the viewer knows."""
    notes = list(ALL_NOTES)
    known = [view.purse] if view.purses is None else list(view.purses)
    for purse in known:
        for note in purse:
            notes.remove(note)
    return notes


def _number(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def _guest(player: Player) -> Guest:
    guest = Guest()
    guest.mark = player.mark
    guest.unhurried = player.unhurried
    guest.prepared = player.prepared
    guest.here = player.here
    return guest
