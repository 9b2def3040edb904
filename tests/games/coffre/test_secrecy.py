"""Nobody is told or shown more than follows from what they saw, nor less.

Three independent statements of it: notes kept by hand agree with the view; a game played again
with other cards in unseen places looks the same; and at a small table every deal that a seat
can't rule out is followed at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations

import msgspec
import pytest
from tests.games.coffre.notes import Notes
from tests.games.coffre.secrets import CoffreSecrets, mixed_up

from trousseau.games.coffre import GAME
from trousseau.games.coffre.moves import END
from trousseau.games.coffre.pieces import FACES
from trousseau.games.coffre.shapes import CoffreOptions
from trousseau.games.coffre.state import Coffre
from trousseau.kernel import Dice, Fact, Illegal, SeededDice, every_outcome
from trousseau.testing.walk import Step, Told

VARIANTS = {
    "plain": CoffreOptions(round_limit=4),
    "spare": CoffreOptions(round_limit=4, spare_neutrals=2),
    "trap": CoffreOptions(round_limit=4, trap=True, lock_forced=True),
    "short": CoffreOptions(round_limit=1, spare_neutrals=4, trap=True),
}
NO_DICE = Dice()

every_variant = pytest.mark.parametrize("options", VARIANTS.values(), ids=VARIANTS)
every_number = pytest.mark.parametrize("seats", GAME.seats)


def walked(seats: int, options: CoffreOptions, seed: int) -> tuple[Coffre, list[Step[int]]]:
    """A random game with talk and time: the table as it was dealt, and the log."""
    dice = SeededDice(bytes([seed] * 32))
    state = GAME.begin(seats, options, dice)
    assert isinstance(state, Coffre)
    dealt, steps = state.copy(), []
    at = 0
    while state.waiting():
        at += 500 if state.due is None else 0
        steps.append(random_step(state, at, dice))
        steps[-1].take(state, NO_DICE)
        at = steps[-1].at
    return dealt, steps


def random_step(state: Coffre, at: int, dice: Dice) -> Step[int]:
    """Talk, time or a move; designations are rare, so that cards travel far."""
    if dice.below(4) == 0:
        speaker = dice.below(state.seats)
        return Step(at, speaker, dice.choice(state.talk(speaker)))
    if state.due is not None and dice.below(4) == 0:
        return Step(state.due)
    moves = state.moves(state.turn)
    if END in moves and dice.below(3) > 0:
        moves = [END]
    return Step(at, state.turn, dice.choice(moves))


def observers(seats: int) -> list[int | None]:
    return [*range(seats), None]


def heard(told: Told, seat: int | None) -> list[Fact]:
    return [event.fact for _, event in told if event.reaches(seat)]


def notes_of(dealt: Coffre, seat: int | None) -> Notes:
    return Notes(seat, dealt.seats, dealt.options, FACES[dealt.holds(seat or 0)])


def dealt_again(dealt: Coffre, faces: list[int]) -> Coffre:
    """The same table with other cards."""
    other = dealt.copy()
    other.faces = faces
    return other


# Notes kept by hand.


@every_number
@every_variant
@pytest.mark.parametrize("seed", range(6))
def test_the_view_knows_what_notes_kept_by_hand_know(
    seats: int, options: CoffreOptions, seed: int
) -> None:
    state, steps = walked(seats, options, seed)
    notes = [notes_of(state, seat) for seat in observers(seats)]
    for step in steps:
        told = step.take(state, NO_DICE)
        for person in notes:
            for fact in heard(told, person.seat):
                person.hear(fact)
            view = state.view(person.seat)
            assert [card.face for card in view.hands + view.centre] == person.known(), step
            assert [card.number for card in view.hands + view.centre] == person.lies
            assert view.out == person.out


@every_number
@every_variant
def test_what_is_said_to_be_hidden_is_what_the_notes_lack(
    seats: int, options: CoffreOptions
) -> None:
    """So the secrets that the shared suite is given are those of the rulebook."""
    state, steps = walked(seats, options, seed=99)
    notes = [notes_of(state, seat) for seat in observers(seats)]
    for step in steps:
        told = step.take(state, NO_DICE)
        for person in notes:
            for fact in heard(told, person.seat):
                person.hear(fact)
            unseen = CoffreSecrets().unseen(state, person.seat)
            lacking = set() if person.out is not None else set(range(len(state.faces)))
            assert set(unseen) == lacking - set(person.faces), step


# The same game with other cards where a seat never looked.


@every_number
@every_variant
@pytest.mark.parametrize("seed", range(3))
def test_cards_never_seen_could_be_any_others(
    seats: int, options: CoffreOptions, seed: int
) -> None:
    dealt, steps = walked(seats, options, seed)
    dice = SeededDice(bytes([seed] * 32))
    for seat in observers(seats):
        truth = list(experience(dealt, steps, seat))
        for cut, unseen in cuts(dealt, steps, seat):
            faces = mixed_up(dealt.faces, unseen, dice)
            other = list(experience(dealt_again(dealt, faces), steps[:cut], seat))
            assert other == truth[: cut + 1]


def experience(dealt: Coffre, steps: list[Step[int]], seat: int | None) -> Iterator[bytes]:
    """Every byte that a seat is told and shown: at the deal, then after each step."""
    state = dealt.copy()
    yield appearance(state, seat)
    for step in steps:
        told = [(at, event.fact) for at, event in step.take(state, NO_DICE) if event.reaches(seat)]
        yield msgspec.json.encode(told) + appearance(state, seat)


def appearance(state: Coffre, seat: int | None) -> bytes:
    """What a seat is shown and offered."""
    offered = ([], []) if seat is None else (state.moves(seat), state.talk(seat))
    return msgspec.json.encode((state.view(seat), offered, state.waiting(), state.due))


def cuts(
    dealt: Coffre, steps: list[Step[int]], seat: int | None
) -> Iterator[tuple[int, list[int]]]:
    """The moments just before a seat learns a card, and the cards it has not seen by then."""
    state = dealt.copy()
    notes = notes_of(dealt, seat)
    for taken, step in enumerate(steps):
        before = set(notes.faces)
        told = heard(step.take(state, NO_DICE), seat)
        for fact in told:
            notes.hear(fact)
        if set(notes.faces) != before or state.result is not None:
            yield taken, [card for card in range(len(dealt.faces)) if card not in before]


# Every deal at once.


class Candidate:
    """One deal, played along with the true one; `fooled` are those who can't rule it out."""

    def __init__(self, state: Coffre, fooled: set[int | None]) -> None:
        self.state = state
        self.fooled = fooled

    def follow(self, step: Step[int], truth: Told) -> None:
        try:
            told = step.take(self.state, NO_DICE)
        except Illegal:  # only the Treasure's holder can designate: all can rule this deal out
            self.fooled = set()
        else:
            self.fooled = {seat for seat in self.fooled if heard(told, seat) == heard(truth, seat)}


def candidates(dealt: Coffre) -> list[Candidate]:
    """Every way to deal this deck, each with those whose own card it leaves as it is."""
    special = [face for face in dealt.faces if FACES[face] != "neutral"]
    found = []
    for cards in permutations(range(len(dealt.faces)), len(special)):
        faces = [FACES.index("neutral")] * len(dealt.faces)
        for card, face in zip(cards, special, strict=True):
            faces[card] = face
        fooled: set[int | None] = {s for s in range(dealt.seats) if faces[s] == dealt.faces[s]}
        found.append(Candidate(dealt_again(dealt, faces), fooled | {None}))
    return found


SMALL = {
    "plain": (4, CoffreOptions(round_limit=3)),
    "lock": (4, CoffreOptions(round_limit=2, lock_forced=True)),
    "spare": (4, CoffreOptions(round_limit=2, spare_neutrals=1)),
    "trap": (4, CoffreOptions(round_limit=2, trap=True)),
    "five": (5, CoffreOptions(round_limit=2)),
}


@pytest.mark.long
@pytest.mark.parametrize(("seats", "options"), SMALL.values(), ids=SMALL)
@pytest.mark.parametrize("seed", [0, 4, 7, 10])
def test_every_deal_that_a_seat_cannot_rule_out_looks_the_same_and_is_imagined_alike(
    seats: int, options: CoffreOptions, seed: int
) -> None:
    dealt, steps = walked(seats, options, seed)
    state, deals = dealt.copy(), candidates(dealt)
    for step in steps:
        told = step.take(state, NO_DICE)
        for deal in deals:
            deal.follow(step, told)
        deals = [deal for deal in deals if deal.fooled]
        for seat in observers(seats):
            possible = [deal.state for deal in deals if seat in deal.fooled]
            assert {appearance(deal, seat) for deal in possible} == {appearance(state, seat)}
            check_view(state, seat, possible)
            check_imagined(state, seat, possible)


def check_view(state: Coffre, seat: int | None, possible: list[Coffre]) -> None:
    """A face is in the view exactly if all deals that are possible agree on it."""
    view = state.view(seat)
    for card in view.hands + view.centre:
        faces = {FACES[deal.faces[card.number]] for deal in possible}
        assert {card.face} == (faces if len(faces) == 1 else {None})


def check_imagined(state: Coffre, seat: int | None, possible: list[Coffre]) -> None:
    """Each of the possible deals is drawn, and nothing else, all with the same chance."""
    worlds = GAME.imagine(state.view(seat))
    chances: dict[object, Fraction] = {}
    for world, chance in every_outcome(worlds.draw):
        chances[world.pack()] = chances.get(world.pack(), Fraction(0)) + chance
    assert chances == {deal.pack(): Fraction(1, len(possible)) for deal in possible}
