"""The coach: chances that add up, that rest on what those eyes saw, and what turned the game."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.games.coffre.secrets import CoffreSecrets
from tests.games.coffre.table import Laid, table

from trousseau.games.coffre import GAME
from trousseau.games.coffre.coach import Advice, advice
from trousseau.games.coffre.shapes import Card, CoffreView, Exchanged, Observed
from trousseau.games.coffre.state import Coffre
from trousseau.kernel import Happening, Hindsight, Moment, Record, SeededDice, moments, seen
from trousseau.kernel.playout import random_move
from trousseau.kernel.record import Heading
from trousseau.kernel.replay import Recorder

VARIANTS: list[tuple[int, dict[str, object]]] = [
    (4, {}),
    (5, {"trap": True}),
    (6, {"spare_neutrals": 2, "round_limit": 4}),
]


def played(seats: int, options: dict[str, object], seed: int) -> Record:
    """A game of random moves and remarks."""
    dice = SeededDice(bytes([seed]) * 32)
    heading = Heading(
        game="coffre", rules_version=1, seats=seats, options=options, seed=dice.seed.hex()
    )
    recorder = Recorder(GAME, heading)
    while recorder.state.result is None:
        speaker = dice.below(seats)
        if dice.below(4) == 0:
            recorder.play(speaker, dice.choice(recorder.state.talk(speaker)), 0)
        (seat,) = recorder.state.waiting()
        recorder.play(seat, random_move(recorder.state, seat, dice), 0)
    return recorder.record


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_chances_add_up_at_every_moment(seats: int, options: dict[str, object]) -> None:
    for seed in range(3):
        record = played(seats, options, seed)
        for eyes in (None, 0, seats - 1):
            seen_by = list(moments(GAME, record, eyes))
            told = advice(seen_by)
            assert len(told.odds) == (4 if options.get("trap") else 3)
            for odds in told.odds:
                assert len(odds.chances) == len(seen_by)
                for chances in odds.chances:
                    assert len(chances) == seats + 3
                    assert sum(chances) == pytest.approx(1, abs=0.001)


@pytest.mark.parametrize("seed", range(3))
def test_what_the_eyes_know_is_certain(seed: int) -> None:
    record = played(5, {"trap": True}, seed)
    for eyes in (None, 0, 3):
        seen_by = list(moments(GAME, record, eyes))
        for odds in advice(seen_by).odds:
            for met, chances in zip(seen_by, odds.chances, strict=True):
                for place, card in enumerate(places(met)):
                    if card.face is not None:
                        assert chances[place] == (card.face == odds.card)


def test_before_the_first_act_every_place_is_as_likely() -> None:
    record = played(4, {}, 1)
    first = [odds.chances[0] for odds in advice(list(moments(GAME, record, None))).odds]
    for chances in first:
        assert chances == pytest.approx([1 / 6] * 6 + [0], abs=0.001)


def test_nobody_reckons_with_what_comes_later() -> None:
    seen_by = list(moments(GAME, played(4, {}, 2), 1))
    whole = advice(seen_by)
    for moment in range(1, len(seen_by)):
        so_far = advice(seen_by[:moment])
        for odds, early in zip(whole.odds, so_far.odds, strict=True):
            assert odds.chances[:moment] == early.chances


STORY = ["0 claim 0 key", "0 observe 1", "0 end", "1 exchange 0", "1 end", "2 force 3 1", "2 end"]


@pytest.mark.parametrize("seat", range(4))
def test_what_a_seat_can_not_know_changes_nothing(seat: int) -> None:
    """The same acts in a world that differs only in what is hidden from the seat to the end."""
    truth = table("TNKN FN").play("\n".join(STORY)).state
    other = CoffreSecrets().swapped(truth, seat, SeededDice(b"other world".ljust(32)))
    assert other != truth
    assert acted(other, seat) == acted(truth, seat)


def acted(world: Coffre, seat: int) -> Advice:
    """The story again with the cards of this world; faces keep to the numbers of cards."""
    begun = Laid(Coffre(world.options, world.faces, 0, list(range(6)), [1, 2, 4, 8]))
    return advice(filmed(begun, STORY, seat))


def filmed(game: Laid, script: Sequence[str], eyes: Hindsight) -> list[Moment]:
    """What these eyes see of a game that is played like a script."""
    film = [Happening(0, 0).told_to(eyes, seen(game.state, eyes))]
    for line in script:
        happening = Happening(0, 0, int(line[0]), tuple(game.play(line).told))
        film.append(happening.told_to(eyes, seen(game.state, eyes)))
    return film


def test_a_look_that_finds_the_key_turns_the_game_for_the_one_who_looks() -> None:
    script = ["0 observe 0", "0 end", "1 pass", "1 end"]
    told = advice(filmed(table("TNFN KN"), script, 0)).turning_points
    assert told[0].fact == Observed(0, 0)
    assert (told[0].moment, told[0].seat, told[0].card, told[0].place) == (1, 0, "key", 4)
    assert told[0].before == pytest.approx(0.2, abs=0.001)
    assert told[0].after == 1


def test_a_card_that_is_taken_is_followed() -> None:
    script = ["0 observe 0", "0 end", "1 exchange 0"]
    told = advice(filmed(table("TNFN KN"), script, 0)).turning_points
    assert told[-1].fact == Exchanged(1, 0)
    assert (told[-1].before, told[-1].after) in ((0, 1), (1, 0))


def test_the_reveal_is_no_turning_point() -> None:
    script = ["0 pass", "0 designate 1"]
    told = advice(filmed(table("TKFN NN"), script, None))
    assert [point.moment for point in told.turning_points if point.moment == 2] == []
    assert [odds.chances[-1].index(1) for odds in told.odds] == [0, 1, 2]


def test_eyes_that_knew_where_the_card_was_hear_of_another() -> None:
    """Seat 1 is taken for the Key and has the Fake Key, of which it always knew where it lay."""
    script = ["0 exchange 0", "0 end", "1 observe 0", "1 end", "2 pass", "2 end"]
    told = advice(filmed(table("TFKN NN"), script, 1))
    assert {point.card for point in told.turning_points} == {"key"}


def places(met: Moment) -> list[Card]:
    assert isinstance(met.view, CoffreView)
    return [*met.view.hands, *met.view.centre]
