"""A table whose ring and pile are known, played word by word, so that tests read like examples.

game = table("SEIRFIG", pile="O")         # these cards lie in the ring, clockwise; then comes an O
game.say("groupies", "GRIES", way=-1)     # gems on these letters, met anticlockwise
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from tests.games.script import refusal_of

from trousseau.games.passwords import GAME
from trousseau.games.passwords.lexicon.spelling import letters
from trousseau.games.passwords.pieces import DECKS, GEMS, Card
from trousseau.games.passwords.shapes import (
    Abstain,
    Announce,
    Contest,
    Move,
    Pass,
    PasswordsView,
    Vote,
)
from trousseau.games.passwords.state import Passwords
from trousseau.kernel import Fact, SeededDice


def table(ring: str, seats: int = 3, pile: str = "", **options: object) -> Played:
    """A ring of these letters; I3 is the I with three spaces. The pile's next card is first."""
    chosen = GAME.options({"first": 0, **options})
    deck = DECKS[chosen.language]
    free = list(range(len(deck)))
    lying = [_taken(free, deck, letter) for letter in _cards(ring)]
    coming = [_taken(free, deck, letter) for letter in _cards(pile)]
    state = Passwords(chosen, [*free, *reversed(coming)], [GEMS[seats]] * seats, 0)
    state.ring = lying
    state.gems = [()] * len(lying)
    return Played(state)


def _cards(letters: str) -> list[str]:
    """SEI3 is S, E and I3."""
    cards: list[str] = []
    for sign in letters:
        if sign.isdigit():
            cards[-1] += sign
        else:
            cards.append(sign)
    return cards


def _taken(free: list[int], deck: Sequence[Card], wanted: str) -> int:
    letter, spaces = wanted[0], wanted[1:]
    fits = [n for n in free if deck[n].letter == letter and spaces in ("", str(deck[n].spaces))]
    free.remove(fits[0])
    return fits[0]


class Played:
    """A game in which words are said; what came of the last move is in `told`."""

    def __init__(self, state: Passwords) -> None:
        self.state = state
        self.at = 0
        self.dice = SeededDice(bytes(32))
        self.told: list[Fact] = []

    def say(self, word: str, on: str | Sequence[int], way: int = 1) -> Self:
        """The player of the turn announces; `on` is places, or letters as the walk meets them."""
        return self.do(self.state.turn, Announce(word, self.places(word, on, way)))

    def places(self, word: str, on: str | Sequence[int], way: int = 1) -> tuple[int, ...]:
        if not isinstance(on, str):
            return tuple(on)
        ring = self.state.ring_letters()
        place = ring.index(letters(word)[0])
        found = [place]
        for letter in on[1:]:
            place = (place + way) % len(ring)
            while ring[place] != letter:
                place = (place + way) % len(ring)
            found.append(place)
        return tuple(found)

    def skip(self) -> Self:
        return self.do(self.state.turn, Pass())

    def contest(self, seat: int) -> Self:
        return self.do(seat, Contest())

    def vote(self, seat: int, same: bool) -> Self:
        return self.do(seat, Vote(same))

    def abstain(self, *seats: int) -> Self:
        for seat in seats:
            self.do(seat, Abstain())
        return self

    def do(self, seat: int, move: Move) -> Self:
        self.told = [event.fact for event in self.state.play(seat, move, self.at, self.dice)]
        return self

    def wait(self) -> Self:
        """Until time acts."""
        assert self.state.due is not None
        self.at = self.state.due
        self.told = [event.fact for event in self.state.tick(self.at, self.dice)]
        return self

    def refusal(self, seat: int, move: Move) -> str:
        return refusal_of(lambda: self.state.play(seat, move, self.at, self.dice))

    def gems(self) -> str:
        """How many lie in each safe: "1 0 2"."""
        return " ".join(str(len(gems)) for gems in self.state.gems)

    def view(self, seat: int | None = None) -> PasswordsView:
        return self.state.view(seat)
