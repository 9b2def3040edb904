"""The coach: how likely each card was to lie where, as the game went, for one pair of eyes.

It reckons as the experts do, from acts and claims, with what those eyes had seen. What they had
not is not among the moments it gets.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from trousseau.games.coffre.bots.belief import knowledge_of, known_of, open_belief
from trousseau.games.coffre.bots.players import acts
from trousseau.games.coffre.pieces import FACES, NOBODY
from trousseau.games.coffre.shapes import CoffreFact, CoffreView, Face
from trousseau.games.coffre.worlds import table_of
from trousseau.kernel import Fact, Moment

DIGITS: Final = 4
POINTS: Final = 3
WORTH_TELLING: Final = 0.08
"""Of all the chance there is: smaller shifts turn nothing."""

DECISIVE: Final[dict[str, Face]] = {
    "fooled": "fake",
    "trapped": "trap",
    "unmasked": "fake",
    "undetected": "fake",
}
"""The card on which each ending turned; on the Key in all others."""

Chances = tuple[float, ...]
"""For each seat in order, both slots, and all cards that left the game; they add up to one."""


class Odds(msgspec.Struct, frozen=True):
    """Where one card was likely to be."""

    card: Face
    chances: tuple[Chances, ...]
    """By moment, as the replay counts them: for each seat, each slot, and out of the game."""


class TurningPoint(msgspec.Struct, frozen=True):
    """A moment at which much changed, and where most of it."""

    moment: int
    seat: int
    """Whose act or claim it was."""

    fact: CoffreFact
    """The act or claim itself."""

    card: Face
    place: int
    """A seat, then the two slots, then out of the game."""

    before: float
    after: float


class Advice(msgspec.Struct, frozen=True):
    """What somebody could reckon at each moment, and when it changed most."""

    odds: tuple[Odds, ...]
    turning_points: tuple[TurningPoint, ...]
    """In the order in which they came; all about the card on which the game turned, or about the
    next one if these eyes knew all along where that lay."""


def advice(story: Sequence[Moment]) -> Advice:
    """What the eyes that met this story could make of them."""
    views = [_view(met) for met in story]
    cards = FACES[1 : 5 if views[0].options.trap else 4]
    course = _course(story, views)
    odds = [
        Odds(card, tuple([chances[number] for chances in course]))
        for number, card in enumerate(cards)
    ]
    result = views[-1].result
    decisive = DECISIVE.get(result.why, "key") if result else "key"
    odds_told = sorted(odds, key=lambda card: card.card != decisive)
    told = [points for card in odds_told if (points := _turning_points(story, card))]
    return Advice(tuple(odds), told[0] if told else ())


def _view(met: Moment) -> CoffreView:
    assert isinstance(met.view, CoffreView)
    return met.view


# Chances, moment by moment.


def _course(story: Sequence[Moment], views: Sequence[CoffreView]) -> list[list[Chances]]:
    """For each moment, the chances of each card."""
    reckoning = Reckoning(views[0])
    course: list[list[Chances]] = []
    for met, view in zip(story, views, strict=True):
        if view.phase != "over":  # then the cards lie open, and there is nothing to infer
            reckoning.heed(met.facts)
        course.append([_by_place(chances, view) for chances in reckoning.chances(view)])
    return course


def _by_place(by_card: list[float], view: CoffreView) -> Chances:
    here = [by_card[card.number] for card in (*view.hands, *view.centre)]
    return tuple([round(chance, DIGITS) for chance in (*here, sum(by_card[len(here) :]))])


class Reckoning:
    """The belief of the whole table, kept to the deals that agree with what these eyes have seen.

    They only ever see more, so a deal that is out stays out.
    """

    def __init__(self, view: CoffreView) -> None:
        self.belief = open_belief(view.seats, view.options, view.first)
        self.possible = list(range(len(self.belief.deals)))
        self.known = 0

    def heed(self, facts: Sequence[Fact]) -> None:
        for seat, move in acts(facts):
            self.belief.heed(seat, move)

    def chances(self, view: CoffreView) -> list[list[float]]:
        """For each special card, how likely each card of the deck is to be it."""
        faces = table_of(view).faces
        self._look(faces)
        weights = self.belief.weights
        total = sum([weights[i] for i in self.possible])
        if total == 0.0:  # nobody plays like that: then acts say nothing
            weights, total = [1.0] * len(weights), float(len(self.possible))
        sums = [[0.0] * len(faces) for _ in range(self.belief.kinds)]
        for i in self.possible:
            share = weights[i] / total
            for by_card, card in zip(sums, self.belief.deals[i], strict=True):
                by_card[card] += share
        return sums

    def _look(self, faces: list[int]) -> None:
        known = sum([1 << card for card, face in enumerate(faces) if face != NOBODY])
        if known != self.known:
            self.known = known
            seen, deals = knowledge_of(faces, known, self.belief.kinds), self.belief.deals
            self.possible = [i for i in self.possible if known_of(deals[i], known) == seen]


# Turning points.


def _turning_points(story: Sequence[Moment], odds: Odds) -> tuple[TurningPoint, ...]:
    shifts = [
        (_shift(odds.chances[moment - 1], odds.chances[moment]), moment)
        for moment in range(1, len(story))
        if _view(story[moment]).phase != "over"
    ]
    largest = sorted(shifts, key=lambda shift: -shift[0])[:POINTS]
    moments = sorted([moment for shift, moment in largest if shift >= WORTH_TELLING])
    return tuple([_turning_point(story, odds, moment) for moment in moments])


def _shift(before: Chances, after: Chances) -> float:
    """How much of the chance is elsewhere now."""
    return sum([abs(new - old) for old, new in zip(before, after, strict=True)]) / 2


def _turning_point(story: Sequence[Moment], odds: Odds, moment: int) -> TurningPoint:
    before, after = odds.chances[moment - 1], odds.chances[moment]
    place = max(range(len(after)), key=lambda place: abs(after[place] - before[place]))
    fact = msgspec.convert(story[moment].facts[0], CoffreFact)
    [(seat, _)] = acts([fact])
    return TurningPoint(
        moment=moment,
        seat=seat,
        fact=fact,
        card=odds.card,
        place=place,
        before=before[place],
        after=after[place],
    )
