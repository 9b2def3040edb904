"""L'anomalie: look well, the curtain falls, one thing is changed; find it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.games.boyard.trials.stage import Stage, kinds, win_rate

from trousseau.games.boyard.constants import (
    CHANGE,
    CHANGE_DRAWN,
    COLOURS,
    DEADLINE_GRACE,
    GUARDIAN,
    LOOK_DRAWN,
    THINGS_WORN,
    VERDICT,
)
from trousseau.games.boyard.trials.anomalie import GAME
from trousseau.games.boyard.trials.anomalie.shapes import (
    AnomalyTold,
    Avatar,
    AvatarsShown,
    ChangeThing,
    CurtainFell,
    CurtainRose,
    PointAt,
    PointedAt,
    SeenEnough,
    SwapThings,
    Thing,
)
from trousseau.games.boyard.trials.anomalie.wardrobe import SMALL, like_colour, proposed, swaps
from trousseau.games.boyard.trials.shapes import Decided, Hands, Ready
from trousseau.kernel import SeededDice
from trousseau.kernel.dice import SEED_BYTES

SAND = 45_000


def by_hand(seats: int = 3, **options: Any) -> Stage:
    return Stage(GAME, seats, dict.fromkeys(range(seats), "hand"), **options)


def behind(seats: int = 3, **options: Any) -> Stage:
    """The curtain is down."""
    stage = by_hand(seats, **options)
    stage.act(0, SeenEnough(), 1_000)
    return stage


def some_thing(stage: Stage, seat: int = 1) -> Thing:
    avatar = next(avatar for avatar in stage.state.avatars if avatar.seat == seat)
    first: Thing = avatar.things[0]
    return first


def recoloured(stage: Stage, seat: int = 1) -> ChangeThing:
    thing = some_thing(stage, seat)
    return ChangeThing(seat, thing.what, thing.kind, (thing.colour + 1) % COLOURS)


def finding(seats: int = 3, **options: Any) -> Stage:
    """All have proposed, and the curtain has risen."""
    stage = behind(seats, **options)
    for seat in range(1, seats):
        stage.act(seat, recoloured(stage, seat), 500)
    return stage


def names(stage: Stage, altered: bool) -> list[int]:
    things = [thing.name for avatar in stage.state.avatars for thing in avatar.things]
    wanted = {change.thing for change in stage.state.alterations}
    return [name for name in things if (name in wanted) == altered]


def looks(avatars: tuple[Avatar, ...]) -> dict[tuple[int, str], tuple[int, int]]:
    worn = [(avatar.seat, thing) for avatar in avatars for thing in avatar.things]
    return {(seat, thing.what): (thing.kind, thing.colour) for seat, thing in worn}


# Golden sequences.


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_opponent_wears_as_many_things_as_the_players_ask_for(seats: int) -> None:
    stage = by_hand(seats)
    told = next(fact for fact in stage.told if isinstance(fact, AvatarsShown))
    worn = [len({thing.what for thing in avatar.things}) for avatar in told.avatars]
    assert worn == [THINGS_WORN[max(3, seats)]] * max(2, seats - 1)
    assert 16 <= sum(worn) <= 20
    assert (GUARDIAN in [avatar.seat for avatar in told.avatars]) == (seats == 2)


def test_who_has_seen_enough_lets_the_curtain_fall_and_all_proposals_raise_it() -> None:
    stage = by_hand()
    assert stage.act(0, SeenEnough(), 1_000) == [CurtainFell()]
    assert stage.state.due == stage.at + CHANGE
    told = stage.act(1, recoloured(stage, 1), 500)
    assert kinds(told) == ["curtain_rustled", "proposal_sealed"]
    told = stage.act(2, recoloured(stage, 2), 500)
    assert kinds(told) == ["curtain_rustled", "proposal_sealed", "curtain_rose"]


def test_the_thing_that_was_changed_is_found() -> None:
    stage = finding()
    thing = names(stage, altered=True)[0]
    told = stage.act(0, PointAt(thing), 1_000)
    assert told[0] == PointedAt(thing, True, 2)
    assert kinds(told) == ["pointed_at", "anomaly_told", "decided"]
    assert stage.play_out()


def test_it_may_be_found_at_the_third_pointing() -> None:
    stage = finding()
    for left, thing in zip((2, 1), names(stage, altered=False), strict=False):
        assert stage.act(0, PointAt(thing), 1_000) == [PointedAt(thing, False, left)]
    stage.act(0, PointAt(names(stage, altered=True)[0]), 1_000)
    assert stage.play_out()


def test_the_third_wrong_pointing_loses() -> None:
    stage = finding()
    first, second, third = names(stage, altered=False)[:3]
    stage.act(0, PointAt(first), 1_000)
    stage.act(0, PointAt(second), 1_000)
    told = stage.act(0, PointAt(third), 1_000)
    assert kinds(told) == ["pointed_at", "anomaly_told", "decided"]
    assert told[-1] == Decided(0, False)
    assert not stage.play_out()


def test_when_the_sand_is_out_it_is_lost() -> None:
    stage = finding()
    rose = stage.at
    told = stage.pass_time()
    assert stage.at == rose + SAND + DEADLINE_GRACE
    assert kinds(told) == ["anomaly_told", "decided"]
    assert not stage.play_out()


def test_a_pointing_that_a_slow_line_brings_late_counts() -> None:
    stage = Stage(GAME, 3, dict.fromkeys(range(3), "hand"), hands={0: Hands(echoes=(350,) * 8)})
    stage.act(0, SeenEnough(), 1_000)
    for seat in (1, 2):
        stage.act(seat, recoloured(stage, seat), 500)
    stage.act(0, PointAt(names(stage, altered=True)[0]), SAND + 350 + DEADLINE_GRACE - 1)
    assert stage.play_out()


def test_of_a_swap_either_end_will_do() -> None:
    for end in (0, 1):
        stage = behind()
        swap = swaps(stage.state.avatars)[0]
        stage.act(1, swap, 100)
        stage.act(2, swap, 100)
        ends = names(stage, altered=True)
        assert len(ends) == 2
        told = stage.act(0, PointAt(ends[end]), 1_000)[1]
        assert isinstance(told, AnomalyTold)
        assert {change.what for change in told.alterations} == {swap.what}
        assert stage.play_out()


def test_one_proposal_is_carried_out_whichever() -> None:
    chosen = set()
    for seed in range(12):
        stage = finding(seed=seed)
        (altered,) = stage.state.alterations
        chosen.add(altered.seat)
    assert chosen == {1, 2}


def test_who_proposes_nothing_has_a_change_drawn() -> None:
    stage = behind()
    before = looks(tuple(stage.state.avatars))
    told = stage.pass_until(CurtainRose)
    after = looks(told.avatars)
    assert sum(before[worn] != after[worn] for worn in before) == 1


def test_after_the_curtain_order_poses_background_and_names_are_others() -> None:
    stage = by_hand(4)
    before = stage.state.view(0)
    stage.act(0, SeenEnough(), 1_000)
    for seat in (1, 2, 3):
        stage.act(seat, recoloured(stage, seat), 100)
    after = stage.state.view(0)
    assert [one.seat for one in before.avatars] != [one.seat for one in after.avatars]
    assert before.scene != after.scene
    poses = {avatar.seat: avatar.pose for avatar in before.avatars}
    assert all(poses[avatar.seat] != avatar.pose for avatar in after.avatars)
    old = {thing.name for avatar in before.avatars for thing in avatar.things}
    new = {thing.name for avatar in after.avatars for thing in avatar.things}
    assert not old & new


def test_while_the_curtain_is_down_the_candidate_is_sent_nothing() -> None:
    stage = behind(4)
    state = stage.state
    before = msgspec.json.encode(state.view(0))
    assert state.view(0).avatars == ()
    for seat in (1, 2):
        events = state.play(seat, recoloured(stage, seat), stage.at + 500 * seat, stage.dice)
        heard = [event.fact for event in events if event.reaches(0)]
        assert kinds(heard) == ["curtain_rustled"]
        assert msgspec.json.encode(state.view(0)) == before
    assert state.view(3).proposed == (1, 2)
    assert state.view(None).proposed == ()
    assert state.view(None).avatars


def test_nobody_sees_what_another_proposes() -> None:
    stage = behind(4)
    proposal = recoloured(stage)
    stage.act(1, proposal, 100)
    assert stage.state.view(1).own == proposal
    assert stage.state.view(2).own is None
    assert stage.state.view(2).alterations is None


def test_an_unhurried_candidate_has_half_as_long_again_to_look_and_to_find() -> None:
    stage = by_hand(unhurried=True)
    assert stage.state.view(0).sand_out == stage.at + SAND * 3 // 2
    stage = finding(unhurried=True)
    assert stage.state.view(0).sand_out == stage.at + SAND * 3 // 2


def test_where_the_table_plays_everybody_it_wastes_no_time() -> None:
    stage = Stage(GAME, 3, dict.fromkeys(range(3), "good"))
    began = stage.at
    stage.pass_until(CurtainFell)
    assert stage.at == began + LOOK_DRAWN
    stage.pass_until(CurtainRose)
    assert stage.at == began + LOOK_DRAWN + CHANGE_DRAWN
    rose = stage.at
    stage.pass_until(PointedAt)
    assert rose + 8_000 <= stage.at < rose + 14_000
    stage.play_out()
    assert stage.at < rose + 30_000 + VERDICT


def test_who_was_away_comes_back_and_proposes() -> None:
    stage = Stage(GAME, 3, {0: "hand", 2: "hand"})
    stage.pass_time()
    stage.act(0, SeenEnough(), 1_000)
    stage.act(1, Ready("hand"), 100)
    stage.act(2, recoloured(stage, 2), 100)
    assert kinds(stage.act(1, recoloured(stage, 1), 100))[-1] == "curtain_rose"


def test_a_candidate_who_comes_back_in_the_midst_points_by_hand() -> None:
    stage = Stage(GAME, 3, {1: "hand", 2: "hand"})
    stage.pass_until(CurtainRose)
    stage.act(0, Ready("hand"), 100)
    stage.act(0, PointAt(names(stage, altered=True)[0]), 100)
    assert stage.play_out()


def test_the_better_the_table_the_smaller_the_change() -> None:
    dice = SeededDice(bytes(SEED_BYTES))
    thing = Thing(0, "watch", 2, 3)
    avatars = [Avatar(1, 0, (thing, Thing(1, "hat", 0, 0))), Avatar(2, 0, (Thing(2, "bag", 1, 1),))]

    def subtle(level: str) -> int:
        ways = [proposed(avatars, level, dice) for _ in range(400)]  # type: ignore[arg-type]
        return ways.count(ChangeThing(1, "watch", 2, like_colour(3)))

    assert subtle("good") > subtle("fair") > subtle("easy")
    assert "watch" in SMALL


# Hostile input.


def test_a_proposal_must_change_something_that_is_worn() -> None:
    stage = behind(6)
    thing = some_thing(stage)
    bare = next(
        what for what in ("hat", "glasses", "scarf", "watch", "badge") if not worn(stage, what)
    )
    assert (
        stage.refused(1, ChangeThing(1, thing.what, thing.kind, thing.colour)) == "nothing_changes"
    )
    assert stage.refused(1, ChangeThing(1, bare, 0, 0)) == "not_worn"  # type: ignore[arg-type]
    assert stage.refused(1, ChangeThing(0, thing.what, 0, 0)) == "not_worn"
    assert stage.refused(1, SwapThings(1, 1, thing.what)) == "swap_needs_two"
    assert stage.refused(1, SwapThings(1, GUARDIAN, thing.what)) == "not_worn"
    assert stage.refused(1, SeenEnough()) == "no_such_move"


def worn(stage: Stage, what: str) -> bool:
    """By the first opponent."""
    return (1, what) in looks(tuple(stage.state.avatars))


def test_a_swap_of_what_looks_the_same_changes_nothing() -> None:
    stage = behind()
    thing = some_thing(stage)
    twin = next(t for t in stage.state.avatars[1].things if t.what == thing.what)
    index = stage.state.avatars[1].things.index(twin)
    things = list(stage.state.avatars[1].things)
    things[index] = msgspec.structs.replace(twin, kind=thing.kind, colour=thing.colour)
    stage.state.avatars[1] = msgspec.structs.replace(stage.state.avatars[1], things=tuple(things))
    assert stage.refused(1, SwapThings(1, 2, thing.what)) == "nothing_changes"


def test_everybody_acts_in_their_own_time() -> None:
    stage = by_hand()
    assert stage.refused(1, SeenEnough()) == "not_yours_to_act"
    assert stage.refused(1, recoloured(stage)) == "not_yours_to_act"
    assert stage.refused(0, PointAt(0)) == "no_such_move"
    stage.act(0, SeenEnough(), 100)
    assert stage.refused(0, PointAt(0)) == "not_yours_to_act"
    stage.act(1, recoloured(stage), 100)
    assert stage.refused(1, recoloured(stage)) == "not_yours_to_act"


def test_old_names_and_things_that_were_pointed_at_are_refused() -> None:
    stage = finding()
    assert stage.refused(0, PointAt(0)) == "no_such_thing"
    thing = names(stage, altered=False)[0]
    stage.act(0, PointAt(thing), 100)
    assert stage.refused(0, PointAt(thing)) == "pointed_already"
    assert stage.refused(0, SeenEnough()) == "no_such_move"
    assert stage.refused(1, PointAt(thing)) == "not_yours_to_act"


@pytest.mark.parametrize(
    "text",
    [
        '{"do": "point_at", "thing": 100}',
        '{"do": "point_at", "thing": "hat"}',
        '{"do": "change_thing", "seat": 1, "what": "nose", "kind": 0, "colour": 0}',
        '{"do": "change_thing", "seat": 1, "what": "hat", "kind": 6, "colour": 0}',
        '{"do": "change_thing", "seat": 1, "what": "hat", "kind": 0, "colour": 4}',
        '{"do": "change_thing", "seat": 7, "what": "hat", "kind": 0, "colour": 0}',
        '{"do": "swap_things", "seat": 1, "what": "hat"}',
        '{"do": "seen_enough", "at": 12}',
    ],
)
def test_what_is_malformed_is_refused(text: str) -> None:
    assert finding().refused_text(0, text) == "malformed"


RATES = {"good": 65, "fair": 45, "easy": 25}


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("level", RATES)
def test_candidates_win_as_often_as_meant(level: str, players: int) -> None:
    assert abs(win_rate(GAME, players, level) - RATES[level]) < 3
