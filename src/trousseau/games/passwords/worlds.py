# compiled: mypyc
"""The states that a view leaves possible: the pile in any order, ballots that nobody has shown."""

from __future__ import annotations

from typing import Final

from trousseau.games.passwords.hearing import ABSTAINS, NOBODY, OPEN, OTHER, SAME, Hearing
from trousseau.games.passwords.lexicon.families import DOUBT, PROBABLE
from trousseau.games.passwords.pieces import DECKS
from trousseau.games.passwords.shapes import Heard, Move, PasswordsView
from trousseau.games.passwords.state import ENDLESS, NEVER, Passwords
from trousseau.games.passwords.views import PHASES
from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Worlds

SOMETHING: Final = "?"
"""For a word that somebody else tried in vain; what it was changes nothing."""


class PasswordsWorlds(Worlds[Move]):
    """Every order of the pile is as likely as any other, and so is each hidden ballot."""

    def __init__(self, view: PasswordsView) -> None:
        self.table = table_of(view)
        heard = view.heard
        self.secret: list[int] = []
        if heard is not None:
            known = heard.votes
            self.secret = [
                seat
                for seat, ballot in enumerate(heard.ballots)
                if ballot == "voted" and known[seat] is None
            ]

    def draw(self, dice: Dice) -> Passwords:
        world = self.table.copy()
        dice.shuffle(world.pile)
        for seat in self.secret:
            assert world.heard is not None
            world.heard = world.heard.marked(seat, SAME if dice.below(2) else OTHER)
        return world


def table_of(view: PasswordsView) -> Passwords:
    """The table as the viewer sees it, the pile in some order."""
    seen = {safe.number for safe in view.ring}
    seen.update([safe.number for safes in view.closed for safe in safes])
    deck = range(len(DECKS[view.options.language]))
    pile = [number for number in deck if number not in seen]
    table = Passwords(view.options, pile, list(view.hands), view.first)
    table.ring = [safe.number for safe in view.ring]
    table.gems = [safe.gems for safe in view.ring]
    table.closed = list(view.closed)
    table.used = view.used
    table.rulings = view.rulings
    table.phase = PHASES.index(view.phase)
    table.turn = view.turn
    table.turns = view.turns
    table.last_turn = ENDLESS if view.last_turn is None else view.last_turn
    table.passes = view.passes
    table.dry = view.dry
    table.tried = view.tried
    if view.tried:
        table.unknown = SOMETHING if view.unknown is None else view.unknown.word
    table.heard = None if view.heard is None else _hearing(view.heard)
    table.deadline = NEVER if view.due is None else view.due
    table.outcome = view.result
    return table


def _hearing(heard: Heard) -> Hearing:
    """A ballot that the viewer does not know is left open here, and drawn."""
    ballots = []
    for shown, vote in zip(heard.ballots, heard.votes, strict=True):
        if vote is not None:
            ballots.append(SAME if vote else OTHER)
        else:
            ballots.append(ABSTAINS if shown == "abstains" else OPEN)
    return Hearing(
        heard.word,
        heard.lemma,
        heard.rare,
        heard.steps,
        DOUBT if heard.tier == "doubt" else PROBABLE,
        heard.clash,
        tuple(ballots),
        NOBODY if heard.contested_by is None else heard.contested_by,
    )
