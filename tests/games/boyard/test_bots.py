"""What the bots of the fort choose, and that whole games of theirs come to an end."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from trousseau.bots import Seen
from trousseau.games.boyard import GAME
from trousseau.games.boyard.bots import LEVELS
from trousseau.games.boyard.bots.judgement import cell_to_fill, prefers_trial, wants_to_open
from trousseau.games.boyard.constants import GIVING_BACK, Level
from trousseau.games.boyard.drawing import MARK_POINTS, points_of
from trousseau.games.boyard.odds import notes_later, notes_now, worth_of_key
from trousseau.games.boyard.riddles.shapes import Answered, Thinks
from trousseau.games.boyard.shapes import BoyardView, DrawMark, OpenChest, Prepared, PutKey
from trousseau.games.boyard.state import Boyard
from trousseau.games.boyard.trials.qui.handwriting import draw
from trousseau.games.boyard.trials.shapes import Readied
from trousseau.kernel import AllSeeing, Fact, Record, SeededDice, Written, moments
from trousseau.lab.setup import set_up

DICE = SeededDice(bytes(32))
BESIDE_TIGERS = [24, 6, 6, 6]
"""Two of six throws of each of the others meet one."""

FAR_FROM_TIGERS = [0, 29, 0, 0]


def table(pawns: Sequence[int], black: int = 4, notes: int = 40, **changes: object) -> Boyard:
    """The first of some players has won a key and may open the chest."""
    dice = SeededDice(bytes(32))
    state = GAME.new(len(pawns), GAME.options({}), dice)
    for seat in range(len(pawns)):
        state.play(seat, Prepared(here=False), 0, dice)
    state.first = state.turn = 0
    state.round = 1
    state.phase = "may_open"
    state.pawns = list(pawns)
    state.keyrings.black[0] = black
    del state.chest.notes[notes:]
    for name, value in changes.items():
        setattr(state, name, value)
    return state


def view(state: Boyard, seat: int = 0) -> BoyardView:
    return state.view(seat)


def played(seats: int, level: str, seed: int = 1, **options: object) -> Record:
    match = set_up("boyard", seats, options, [level]).match(bytes([seed]) * 32)
    match.finish()
    return match.record


def told(record: Record) -> list[Fact]:
    return [fact for met in moments(GAME, record, AllSeeing.EYES) for fact in met.facts]


# When to open.


def test_the_chest_is_opened_unless_tigers_are_so_near_that_a_turn_is_well_spent_waiting() -> None:
    near, far = view(table(BESIDE_TIGERS)), view(table(FAR_FROM_TIGERS))
    assert notes_now(near) < notes_later(near)
    assert not wants_to_open(near, "good")
    assert wants_to_open(far, "good")


@pytest.mark.parametrize(
    "changes",
    [{"black": 5}, {"round": 20}, {"notes": 8}],
    ids=["a fifth key", "the last round", "few notes"],
)
def test_nobody_waits_where_nothing_is_gained_by_it(changes: dict[str, int]) -> None:
    assert wants_to_open(view(table(BESIDE_TIGERS, **changes)), "good")


def test_novices_open_as_soon_as_they_can() -> None:
    assert wants_to_open(view(table(BESIDE_TIGERS)), "easy")


# Where to put keys, and how to try for them.


def giving_back(state: Boyard) -> BoyardView:
    """After an opening, with room in every second cell."""
    state.phase = "give_back"
    state.until = GIVING_BACK
    state.keyrings.give = 2
    for cell in state.keyrings.cells[::2]:
        cell.black = 0
    return view(state)


@pytest.mark.parametrize("level", ["fair", "good"])
def test_keys_are_put_where_their_putter_has_the_greatest_edge(level: Level) -> None:
    shown = giving_back(table([3, 20, 12]))
    spaces = [move.space for move in shown.moves if isinstance(move, PutKey)]
    best = max(worth_of_key(shown, space, level) for space in spaces)
    chosen = cell_to_fill(shown, level, DICE)
    assert worth_of_key(shown, chosen, level) == best > 0


def test_novices_put_keys_anywhere() -> None:
    shown = giving_back(table([3, 20, 12]))
    chosen = {cell_to_fill(shown, "easy", DICE) for _ in range(60)}
    assert len(chosen) > 5


@pytest.mark.parametrize("level", ["easy", "fair", "good"])
def test_a_trial_is_likelier_to_be_won_than_a_riddle_against_the_dice(level: Level) -> None:
    assert prefers_trial(level)


# Whole games.


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 5])
def test_games_of_every_level_end_and_money_says_who_has_won(level: str, seats: int) -> None:
    record = played(seats, level, notes=4)
    assert record.result is not None
    best = max(record.result.scores)
    assert [record.result.scores[seat] for seat in record.result.winners] == [best] * len(
        record.result.winners
    )


def test_bots_never_answer_by_hand_and_let_the_table_draw_at_their_level() -> None:
    record = played(3, "expert", notes=4)
    facts = told(record)
    assert {fact.level for fact in facts if isinstance(fact, Thinks)} == {"good"}
    assert {fact.by for fact in facts if isinstance(fact, Readied)} == {"good"}
    moves = [bytes(line.move) for line in record.log if line.seat is not None]
    assert not any(b'"answer"' in move for move in moves)
    assert any(isinstance(fact, Answered) for fact in facts)


def test_bots_draw_a_key_in_the_hand_of_their_sheets_and_with_few_points() -> None:
    state = GAME.new(6, GAME.options({}), DICE)
    for seat in range(6):
        seen: Seen[Written] = Seen(GAME, state.view(seat), (), 0)
        drawn = LEVELS["good"]().plan(seen, None, DICE).move
        assert isinstance(drawn, DrawMark)
        state.play(seat, drawn, 0, DICE)
        assert points_of(drawn.drawing) <= MARK_POINTS
        assert len(drawn.drawing) == len(draw("key", seat, DICE))
        seen = Seen(GAME, state.view(seat), (), 0)
        assert LEVELS["good"]().plan(seen, None, DICE).move == Prepared(here=False)


def test_the_same_knowledge_and_dice_give_the_same_plan() -> None:
    seen: Seen[Written] = Seen(GAME, view(table(FAR_FROM_TIGERS)), (), 0)
    plans = {LEVELS["expert"]().plan(seen, None, SeededDice(bytes(32))) for _ in range(2)}
    assert len(plans) == 1
    assert plans.pop().move == OpenChest()
