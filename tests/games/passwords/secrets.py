"""What is hidden, said from the rulings: the order of the pile, ballots, a word tried in vain."""

from __future__ import annotations

from collections.abc import Mapping

from trousseau.games.passwords.hearing import OTHER, SAME
from trousseau.games.passwords.state import Passwords
from trousseau.kernel import Dice


class PasswordsSecrets:
    def hidden(self, state: Passwords, seat: int | None) -> Mapping[str, object]:
        """What lies deeper than a single card, how others voted, which word another one tried."""
        pile = {f"{depth} from the bottom": card for depth, card in enumerate(state.pile)}
        facts: dict[str, object] = dict(pile) if len(pile) > 1 else {}
        ballots = state.heard.ballots if state.heard is not None else ()
        facts |= {f"ballot of {voter}": ballots[voter] for voter in voters(state, seat)}
        if state.tried and seat != state.turn:
            facts["tried"] = state.unknown
        return facts

    def swapped(self, state: Passwords, seat: int | None, dice: Dice) -> Passwords:
        other = state.copy()
        dice.shuffle(other.pile)
        for voter in voters(state, seat):
            assert other.heard is not None
            other.heard = other.heard.marked(voter, dice.choice((SAME, OTHER)))
        if state.tried and seat != state.turn:
            other.unknown = dice.choice(("zzyzx", "qwrtz"))
        return other


def voters(state: Passwords, seat: int | None) -> list[int]:
    """Who has voted, and how nobody else may know yet; that a contest is a vote all know."""
    heard = state.heard
    if heard is None:
        return []
    ballots = enumerate(heard.ballots)
    cast = [voter for voter, ballot in ballots if ballot in (SAME, OTHER)]
    return [voter for voter in cast if voter not in (seat, heard.contested_by)]


# What the shared suite is told about this game.

SECRETS = PasswordsSecrets()
SMALL = None
"""Words can't be listed."""

VARIANTS: dict[str, dict[str, object]] = {
    "english": {"language": "en"},
    "strict": {"confirm": False, "handicap": True},
}
