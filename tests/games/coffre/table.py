"""A table laid card by card and played like a script, so that tests read like examples.

game = table("TKFN NN", first=0)  # the hands, the centre, and what is out of the game
game.play("0 observe 1, end")     # seat 0 looks at slot 1 and ends the turn
game.sees(0)                      # "T??? ?N"
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from tests.games.script import reason, refusal_of

from trousseau.games.coffre import GAME
from trousseau.games.coffre.pieces import FACES
from trousseau.games.coffre.shapes import (
    Action,
    Believe,
    ClaimHand,
    ClaimSlot,
    CoffreOptions,
    CoffreView,
    Designate,
    Doubt,
    EndTurn,
    Exchange,
    Face,
    Force,
    Move,
    Name,
    Observe,
    Pass,
)
from trousseau.games.coffre.state import Coffre, deck
from trousseau.kernel import Dice, Events, Fact, PlaybackDice
from trousseau.lessons import stacked

LETTERS: dict[str, Face] = {
    "T": "treasure",
    "K": "key",
    "F": "fake",
    "N": "neutral",
    "X": "trap",
}
NO_DICE = Dice()


def table(cards: str, first: int = 0, **chosen: int | bool) -> Laid:
    """Deal these cards. Hands, centre and cards out of the game stand apart."""
    hands, centre, out = [*cards.split(), ""][:3]
    options = GAME.options({"spare_neutrals": len(out), "trap": "X" in cards, **chosen})
    assert isinstance(options, CoffreOptions)
    wanted = [FACES.index(LETTERS[card]) for card in hands + centre + out]
    cards_of_rules = deck(len(hands), options)
    assert sorted(cards_of_rules) == sorted(wanted), "this is not the deck of the rules"
    throws = [*stacked(cards_of_rules, wanted), (len(hands), first)]
    state = GAME.begin(len(hands), options, PlaybackDice(throws))
    assert isinstance(state, Coffre)
    return Laid(state)


class Laid:
    """A game in progress; `at` is the time on the table's clock."""

    def __init__(self, state: Coffre) -> None:
        self.state = state
        self.at = 0
        self.told: Events = ()

    def play(self, script: str) -> Self:
        """Lines of a seat and its moves, or of `time`, which lets the time run out."""
        for line in script.strip().splitlines():
            if line.strip() == "time":
                self.at = self.state.due or 0
                self.told = self.state.tick(self.at, NO_DICE)
                continue
            for seat, written in read_line(line):
                move = GAME.read(written, seat)
                self.told = self.state.play(seat, move, self.at, NO_DICE)
        return self

    def pass_round(self, rounds: int = 1) -> Self:
        """Everybody passes."""
        for _ in range(rounds * self.state.seats):
            self.play(f"{self.state.turn} pass, end")
        return self

    def refuses(self, line: str) -> str:
        """Why a move is refused; that nothing has changed is checked too."""
        before = self.state.pack()
        why = refusal_of(lambda: self.play(line))
        assert self.state.pack() == before
        return why

    def view(self, seat: int | None) -> CoffreView:
        return self.state.view(seat)

    def sees(self, seat: int | None) -> str:
        """The cards a seat knows, laid out as `table` takes them."""
        view = self.view(seat)
        hands = "".join([letter(card.face) for card in view.hands])
        centre = "".join([letter(card.face) for card in view.centre])
        out = "".join([letter(face) for face in view.out or ()])
        return f"{hands} {centre} {out}".rstrip()

    def offers(self, seat: int) -> list[str]:
        """What a seat may do, in the words of a script."""
        return [spelled(GAME.write(move)) for move in self.state.moves(seat)]

    def off(self, seat: int | None) -> list[str]:
        """The controls that are off for a seat, each with its reason."""
        return [f"{off.do} {reason(off.refusal)}" for off in self.view(seat).off]

    def hears(self, seat: int | None) -> list[Fact]:
        """What a seat was told of the last move."""
        return [event.fact for event in self.told if event.reaches(seat)]

    @property
    def ending(self) -> str:
        """Why the game is over and who won: `opened 0 1`."""
        result = self.state.result
        if result is None:
            return ""
        assert result.scores == tuple(
            [float(seat in result.winners) for seat in range(self.state.seats)]
        )
        return " ".join([result.why, *map(str, result.winners)])


def letter(face: Face | None) -> str:
    return next((sign for sign, known in LETTERS.items() if known == face), "?")


def read_line(line: str) -> Iterator[tuple[int, Move]]:
    seat, _, moves = line.strip().partition(" ")
    for words in moves.split(","):
        yield int(seat), read_move(words)


def read_move(text: str) -> Move:
    do, *about = text.split()
    match do, about:
        case "claim", [("slot0" | "slot1") as slot, face]:
            return ClaimSlot(int(slot[-1]), named(face))
        case "claim", [holder, face]:
            return ClaimHand(int(holder), named(face))
        case _:
            return SHAPES[do](*map(int, about))


def named(face: str) -> Face:
    return next(known for known in LETTERS.values() if known == face)


def spelled(move: object) -> str:
    """A move in the words that `read_move` reads."""
    match move:
        case ClaimSlot(slot, face):
            return f"claim slot{slot} {face}"
        case ClaimHand(holder, face):
            return f"claim {holder} {face}"
        case _:
            do = next(word for word, shape in SHAPES.items() if type(move) is shape)
            about = [str(getattr(move, name)) for name in SHAPES[do].__struct_fields__]
            return " ".join([do, *about])


SHAPES: dict[str, type[Action | Believe | Doubt]] = {
    "observe": Observe,
    "exchange": Exchange,
    "force": Force,
    "pass": Pass,
    "end": EndTurn,
    "designate": Designate,
    "name": Name,
    "believe": Believe,
    "doubt": Doubt,
}
