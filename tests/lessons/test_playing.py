"""A story is played by the rules, along every way, into steps that a page can show."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trousseau.kernel import PlaybackDice
from trousseau.lessons import (
    Act,
    Again,
    BadStory,
    Choose,
    Later,
    Lesson,
    LessonShown,
    NewTable,
    Rewind,
    Say,
    Step,
    Story,
    Wait,
    Way,
    played,
    stacked,
)
from trousseau.testing.games.leduc import GAME as LEDUC
from trousseau.testing.games.leduc.shapes import Bid, LeducView, Play, Turned
from trousseau.testing.games.race import GAME as RACE
from trousseau.testing.games.race.shapes import Tap, Tapped, TurnedGreen
from trousseau.testing.games.tictactoe import GAME as TICTACTOE
from trousseau.testing.games.tictactoe.shapes import Mark, Marked, TicTacToeView


def lesson(*story: Story) -> LessonShown:
    steps = tuple(step for part in story for step in part)
    return played(TICTACTOE, Lesson(seats=2, throws=(), story=steps))


def cells(shown: LessonShown, step: int) -> list[int | None]:
    view = shown.steps[step].moment.view
    assert isinstance(view, TicTacToeView)
    return list(view.cells)


def test_the_teacher_speaks_and_others_move() -> None:
    shown = lesson((Say("hello", "cell.4"), Act(0, Mark(4)), Say("bye")))
    hello, move, bye = shown.steps
    assert (hello.cue, hello.about, hello.moment.facts, hello.next) == ("hello", "cell.4", (), 1)
    assert (move.cue, move.moment.facts, move.next) == (None, (Marked(0, 4),), 2)
    assert (bye.cue, bye.about, bye.next) == ("bye", None, None)
    assert cells(shown, 0)[4] is None
    assert cells(shown, 1)[4] == 0


def test_the_story_may_go_on_at_another_table() -> None:
    shown = lesson((Act(0, Mark(4)), NewTable(2, ()), Say("anew"), Act(0, Mark(8))))
    assert [cells(shown, step)[4] for step in range(3)] == [0, None, None]
    assert shown.steps[2].moment.facts == (Marked(0, 8),)


def test_what_all_ways_share_is_told_once_and_played_on_each() -> None:
    choice = Choose("where", (Way(Mark(0), (Say("corner"),)), Way(Mark(4))), "board")
    shown = lesson((choice, Act(1, Mark(8)), Say("end")))
    where = shown.steps[0]
    assert where.next is None
    corner, centre = where.ways
    assert (corner.move, centre.move) == (Mark(0), Mark(4))
    assert heard(shown, corner.to) == ["corner", "end"]
    assert heard(shown, centre.to) == ["end"]
    ends = [n for n, step in enumerate(shown.steps) if step.cue == "end"]
    assert [cells(shown, end)[8] for end in ends] == [1, 1]
    assert [cells(shown, end)[0] for end in ends] == [0, None]


def heard(shown: LessonShown, step: int | None) -> list[str]:
    cues = []
    while step is not None:
        cues.append(shown.steps[step].cue)
        step = shown.steps[step].next
    return [cue for cue in cues if cue]


def test_what_happens_before_later_is_played_and_not_shown() -> None:
    hidden = Later((Act(0, Mark(0)), Act(1, Mark(8))))
    shown = lesson((Say("now"), hidden, Say("later"), Act(0, Mark(4))))
    assert heard(shown, 0) == ["now", "later"]
    now, later, move = shown.steps
    assert (now.next, later.moment.facts, later.next) == (1, (), 2)
    assert [cells(shown, n)[0] for n in range(3)] == [None, 0, 0]
    assert move.moment.facts == (Marked(0, 4),)


def test_a_story_may_begin_later() -> None:
    shown = lesson((Later((Act(0, Mark(0)),)), Say("here")))
    assert heard(shown, 0) == ["here"]
    assert cells(shown, 0)[0] == 0


def test_ways_that_lead_to_the_same_table_share_what_follows() -> None:
    story = (
        Choose(
            "where",
            (
                Way(Mark(0), (Act(1, Mark(8)), Act(0, Mark(4)))),
                Way(Mark(4), (Act(1, Mark(8)), Act(0, Mark(0)))),
                Way(Mark(2), (Act(1, Mark(8)), Act(0, Mark(0)))),
            ),
        ),
        Say("end"),
    )
    shown = lesson(story)
    assert [heard(shown, way.to) for way in shown.steps[0].ways] == [["end"]] * 3
    assert len([step for step in shown.steps if step.cue == "end"]) == 2


def test_choices_that_nothing_goes_back_to_do_not_keep_ways_apart() -> None:
    def then(cell: int) -> Choose:
        return Choose("then", (Way(Mark(cell)),))

    ways = (Way(Mark(0), (Act(1, Mark(8)), then(4))), Way(Mark(4), (Act(1, Mark(8)), then(0))))
    shown = lesson((Choose("where", ways), Say("end")))
    assert len([step for step in shown.steps if step.cue == "then"]) == 2
    assert len([step for step in shown.steps if step.cue == "end"]) == 1


def race(*story: Step) -> LessonShown:
    """The light turns green after two seconds, and there are three seconds then."""
    return played(RACE, Lesson(seats=2, throws=((40, 10),), story=story))


def test_a_story_waits_for_what_time_does() -> None:
    shown = race(Say("ready"), Wait(), Act(0, Tap()), Say("won"))
    _, green, tap, _ = shown.steps
    assert (green.moment.seat, green.moment.facts) == (None, (TurnedGreen(),))
    assert tap.moment.facts == (Tapped(0),)
    assert tap.moment.at - green.moment.at == 1000


def test_time_may_act_before_later() -> None:
    shown = race(Later((Wait(),)), Act(1, Tap(), after=1500), Say("won"))
    assert shown.steps[0].moment.facts == (Tapped(1),)


@pytest.mark.parametrize(
    ("story", "problem"),
    [
        ((Act(0, Tap(), after=9_000),), "time acts before"),
        ((Wait(), Act(0, Tap()), Wait()), "nothing is due"),
    ],
)
def test_a_story_can_not_pass_by_time_nor_wait_for_nothing(story: Story, problem: str) -> None:
    with pytest.raises(BadStory, match=problem):
        race(*story)


def test_a_wrong_choice_leads_back_to_the_same_scene() -> None:
    shown = lesson((Choose("where", (Way(Mark(0), (Say("no"), Again("where"))), Way(Mark(4)))),))
    wrong, right = shown.steps[0].ways
    said = shown.steps[wrong.to].next
    assert said is not None
    assert shown.steps[said].next == 0
    assert shown.steps[right.to].next is None


def test_a_rewind_goes_on_from_the_table_of_the_choice() -> None:
    story = (Choose("where", (Way(Mark(0), (Rewind("where", "or"), Act(0, Mark(4)))),)),)
    shown = lesson(story)
    back = shown.steps[shown.steps[0].ways[0].to].next
    assert back is not None
    assert shown.steps[back].cue == "or"
    assert shown.steps[back].moment.view == shown.steps[0].moment.view
    after = shown.steps[back].next
    assert after is not None
    assert (cells(shown, after)[0], cells(shown, after)[4]) == (None, 0)


def test_the_learner_sees_and_hears_what_that_seat_may() -> None:
    story: Story = (Act(0, Play("call")), Act(1, Play("call")), Say("end"))
    shown = played(LEDUC, Lesson(seats=2, learner=1, throws=((120, 17),), story=story))
    state = LEDUC.begin(2, LEDUC.options(), PlaybackDice([(120, 17)]))
    assert isinstance(shown.steps[-1].moment.view, LeducView)
    for step in shown.steps[:2]:
        [bid, *others] = step.moment.facts
        assert isinstance(bid, Bid)
        state.play(bid.seat, 1, 0, PlaybackDice([]))
        assert all(isinstance(fact, Turned) for fact in others)
        assert step.moment.view == state.view(1)


@pytest.mark.parametrize(
    ("story", "problem"),
    [
        ((Act(0, Mark(4)), Act(1, Mark(4))), "seat 1"),
        ((Choose("where", (Way(Mark(4)), Way(Mark(9)))),), "seat 0"),
        ((Later((Act(0, Mark(4)), Act(0, Mark(5)))),), "seat 0"),
        ((Say("hello"), Again("hello")), "no choice with the cue hello"),
        ((Rewind("nowhere", "or"),), "no choice with the cue nowhere"),
    ],
)
def test_a_story_can_not_tell_what_is_not_so(story: Story, problem: str) -> None:
    with pytest.raises(BadStory, match=problem):
        lesson(story)


@given(
    st.lists(st.integers(0, 5)).flatmap(
        lambda cards: st.tuples(st.just(cards), st.permutations(cards))
    )
)
def test_stacked_dice_deal_what_is_wanted(cards: tuple[list[int], list[int]]) -> None:
    deck, wanted = cards
    shuffled = deck.copy()
    dice = PlaybackDice(stacked(deck, wanted))
    dice.shuffle(shuffled)
    assert shuffled == wanted
    assert not dice.left
