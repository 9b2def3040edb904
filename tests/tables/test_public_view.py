from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from tests.tables.desk import REGISTRY, Desk, begun, ended, gathered
from tests.tables.house import EPOCH, TAP, raw

from trousseau.kernel import Refusal
from trousseau.tables.core import commands as ask
from trousseau.tables.core.entries import Broke
from trousseau.tables.core.messages import TableShown
from trousseau.tables.core.permissions import Guest
from trousseau.tables.core.public_view import card, shown
from trousseau.tables.core.reasons import reason


def public(desk: Desk) -> Desk:
    desk.table.setup = msgspec.structs.replace(desk.table.setup, public=True)
    return desk


def broken() -> Desk:
    desk = begun()
    desk.write(Broke(problem="KeyError"))
    return desk


@pytest.mark.parametrize(
    ("made", "listed"),
    [
        (lambda: gathered().do(1, ask.Stand), True),
        (gathered, False),
        (lambda: gathered().do(1, ask.Stand).do(0, ask.SeatBot, seat=1, level="random"), False),
        (begun, True),
        (lambda: begun().do(0, ask.Watching, allowed=False), False),
        (ended, False),
        (lambda: ended().do(0, ask.Again).do(1, ask.Leave), True),
        (lambda: begun().do(0, ask.Close), False),
        (broken, False),
    ],
    ids=["gathering", "full", "bots", "playing", "unwatched", "over", "again", "closed", "broken"],
)
def test_what_is_listed_one_can_sit_down_at_or_watch(
    made: Callable[[], Desk], listed: bool
) -> None:
    assert card(public(made()).table).listed is listed
    assert not card(made().table).listed, "only a public table is"


def test_a_card_shows_the_table_without_its_secrets() -> None:
    desk = begun().here(0, 1)
    made = card(desk.table)
    assert made.table == "oak"
    assert made.touched == EPOCH
    told = msgspec.json.decode(made.body, type=TableShown)
    assert [person.name for person in told.people] == ["Ada", "Ben", "Cleo"]
    assert not any(person.present for person in told.people), "who is there is not written down"
    assert desk.table.seed.encode() not in made.body
    assert desk.table.people[0].token.encode() not in made.body


def test_a_table_wakes_when_time_acts_next_and_at_once_if_bots_play() -> None:
    assert card(gathered().table).wakes is None
    assert card(begun().table).wakes is None
    desk = Desk(ask.Setup(game="race", seats=2, options={"earliest": 10, "spread": 1}, clock=5))
    for name in ("Ada", "Ben"):
        desk.do(desk.join(Guest(name)), ask.Sit)
    desk.do(0, ask.Begin)
    assert card(desk.table).wakes == EPOCH + 1000, "the light turns green"
    desk.now += 1000
    desk.let_time_act()
    assert card(desk.table).wakes == EPOCH + 4000, "patience ends"
    desk.do(0, ask.SeatBot, seat=1, level="random")
    assert card(desk.table).wakes == 0
    assert desk.table.alarm == EPOCH + 1000 + 3000, "only the rules hurry who is alone with bots"
    desk.do(0, ask.Play, move=raw(TAP))
    assert card(desk.table).wakes is None, "it is over"


def test_everybody_sees_who_sits_where_and_who_is_there() -> None:
    desk = gathered().here(1).do(1, ask.Mix, nonce="ab").do(0, ask.Silence, person=2)
    told = shown(desk.table)
    assert [seat.person for seat in told.seats] == [0, 1]
    assert [person.present for person in told.people] == [False, True, False]
    assert [person.mixed for person in told.people] == [False, True, False]
    assert [person.silent for person in told.people] == [False, False, True]
    assert told.began is None
    assert shown(begun().table).began == EPOCH


def test_a_reason_names_the_people_at_the_table() -> None:
    desk = Desk(ask.Setup(game="coffre", seats=4))
    for name in ("Ada", "Ben", "Cleo", "Dora"):
        desk.do(desk.join(Guest(name)), ask.Sit)
    desk.do(1, ask.Leave).do(0, ask.SeatBot, seat=1, level="novice")
    refusal = Refusal("not_your_turn", {"turn": 2})
    assert "Cleo" in reason(refusal, "en", desk.table)
    assert "Cleo" in reason(refusal, "fr", desk.table)
    assert reason(refusal, "en", desk.table) != reason(refusal, "fr", desk.table)
    bots = reason(Refusal("not_your_turn", {"turn": 1}), "en", desk.table)
    assert "Ben" not in bots
    assert "Chloé" in bots, "a bot has the name of its seat"


@pytest.mark.parametrize(("count", "words"), [(1, "1 seat is"), (2, "2 seats are")])
def test_a_reason_counts(count: int, words: str) -> None:
    assert reason(Refusal("seats_empty", {"count": count}), "en").startswith(words)


def test_a_game_without_a_catalogue_is_told_in_its_codes() -> None:
    assert reason(Refusal("taken_already"), "en", gathered().table) == "taken already"
    assert reason(Refusal("not_your_turn"), "en", gathered().table) == "it is not your turn"


def test_the_bot_that_stands_in_is_the_weakest_that_knows_the_game() -> None:
    assert REGISTRY.stand_in("coffre") == "novice"
    assert REGISTRY.stand_in("tictactoe") == "random"
    assert REGISTRY.below("coffre", "expert") == "novice"
    assert REGISTRY.below("coffre", "random") is None
