"""Every reason that a table has not to do what it is asked, and that it then has not done it."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.tables.desk import Desk, begun, ended, gathered
from tests.tables.house import Kind, mark, raw

from trousseau.kernel import Illegal
from trousseau.tables.core import commands as ask
from trousseau.tables.core import permissions as asking
from trousseau.tables.core import seating, standstill
from trousseau.tables.core.current_game import OFTEN
from trousseau.tables.core.permissions import Guest
from trousseau.tables.core.reasons import reason

HOST, OTHER, STRANGER, NOBODY = 0, 1, 2, 9
"""People at the desk's table: the first two are seated."""

Ask = tuple[Kind, dict[str, Any]]


def setup(**about: Any) -> Ask:
    return ask.Arrange, {"setup": ask.Setup(**about)}


def with_a_bot() -> Desk:
    """In the second seat, which nobody owns."""
    desk = gathered().do(OTHER, ask.Stand).do(HOST, ask.SeatBot, seat=1, level="random")
    return desk.do(HOST, ask.Begin)


def in_real_time() -> Desk:
    """A heist that is on, with the first two in its seats."""
    desk = Desk(ask.Setup(game="heist", seats=2, clock=None))
    for name in ("Ada", "Ben"):
        desk.do(desk.join(Guest(name)), ask.Sit)
    return desk.here(HOST, OTHER).do(HOST, ask.Begin)


def stood_still_twice() -> Desk:
    desk = in_real_time()
    for _ in range(standstill.MOST_PAUSES):
        desk.do(HOST, ask.Pause).do(HOST, ask.Resume)
    return desk


def as_fast_as_may_be() -> Desk:
    """Eight acts in no time."""
    desk = in_real_time()
    for _ in range(OFTEN):
        desk.do(HOST, ask.Play, move=raw({"do": "carry", "room": 2}))
        desk.do(OTHER, ask.Play, move=raw({"do": "carry", "room": 3}))
    return desk


CASES: list[tuple[Callable[[], Desk], int | None, Ask, str]] = [
    (gathered, None, (ask.Sit, {}), "only_watching"),
    (gathered, NOBODY, (ask.Sit, {}), "no_such_person"),
    (gathered, HOST, (ask.Play, {"move": raw(mark(0))}), "no_game"),
    (ended, HOST, (ask.Play, {"move": raw(mark(8))}), "no_game"),
    (begun, STRANGER, (ask.Play, {"move": raw(mark(0))}), "not_seated"),
    (begun, HOST, (ask.Play, {"move": raw(mark(0)), "on": 2}), "stale"),
    (begun, OTHER, (ask.Play, {"move": raw(mark(0))}), "not_your_turn"),
    (begun, HOST, (ask.Play, {"move": raw(mark(9))}), "malformed"),
    (begun, HOST, (ask.Play, {"move": raw({"do": "dance"})}), "malformed"),
    (gathered, STRANGER, (ask.Sit, {}), "no_free_seat"),
    (gathered, STRANGER, (ask.Sit, {"seat": 0}), "seat_taken"),
    (gathered, STRANGER, (ask.Sit, {"seat": 2}), "no_such_seat"),
    (begun, HOST, (ask.Sit, {"seat": 1}), "game_on"),
    (ended, STRANGER, (ask.Sit, {}), "clear_first"),
    (gathered, STRANGER, (ask.Stand, {}), "not_seated"),
    (lambda: begun().do(OTHER, ask.Stand), OTHER, (ask.Stand, {}), "bot_plays"),
    (lambda: begun().do(OTHER, ask.Leave), OTHER, (ask.Say, {"text": "hm"}), "left"),
    (gathered, STRANGER, (ask.Mix, {"nonce": "ab"}), "not_seated"),
    (begun, OTHER, (ask.Mix, {"nonce": "ab"}), "game_on"),
    (ended, OTHER, (ask.Mix, {"nonce": "ab"}), "clear_first"),
    (gathered, OTHER, (ask.Say, {"text": "\u3164"}), "empty_text"),
    (gathered, OTHER, (ask.Mute, {"person": NOBODY}), "no_such_person"),
    (gathered, OTHER, (ask.GiveBack, {"seat": 5}), "no_such_seat"),
    (gathered, OTHER, (ask.GiveBack, {"seat": 0}), "not_host"),
    (gathered, OTHER, (ask.GiveBack, {"seat": 1}), "no_bot"),
    (lambda: begun().do(OTHER, ask.Stand), HOST, (ask.GiveBack, {"seat": 1}), "person_away"),
    (with_a_bot, HOST, (ask.GiveBack, {"seat": 1}), "bots_own"),
    (ended, HOST, (ask.GiveSeat, {"seat": 1, "person": STRANGER}), "no_game"),
    (begun, HOST, (ask.GiveSeat, {"seat": 2, "person": STRANGER}), "no_such_seat"),
    (begun, HOST, (ask.GiveSeat, {"seat": 1, "person": NOBODY}), "no_such_person"),
    (begun, HOST, (ask.GiveSeat, {"seat": 1, "person": STRANGER}), "seat_taken"),
    (with_a_bot, HOST, (ask.GiveSeat, {"seat": 1, "person": HOST}), "sat_elsewhere"),
    (with_a_bot, HOST, (ask.GiveSeat, {"seat": 1, "person": STRANGER}), "person_away"),
    (begun, STRANGER, (ask.Wish, {"seat": 0, "bot": True}), "not_seated"),
    (ended, OTHER, (ask.Wish, {"seat": 0, "bot": True}), "no_game"),
    (begun, OTHER, (ask.Wish, {"seat": 2, "bot": True}), "no_such_seat"),
    (begun, HOST, (ask.Wish, {"seat": 1, "bot": True}), "not_waited_for"),
    (lambda: begun().do(HOST, ask.Stand), OTHER, (ask.Wish, {"seat": 0, "bot": True}), "bot_there"),
    (lambda: begun().here(HOST), OTHER, (ask.Wish, {"seat": 0, "bot": True}), "person_present"),
    (lambda: begun().gone(HOST), OTHER, (ask.Wish, {"seat": 0, "bot": True}), "just_gone"),
    (gathered, OTHER, (ask.Hello, {}), "malformed"),
    *[
        (gathered, OTHER, asked, "not_host")
        for asked in (
            (ask.Begin, {}),
            (ask.Again, {}),
            setup(game="race", seats=2),
            (ask.SeatBot, {"seat": 0, "level": "random"}),
            (ask.GiveSeat, {"seat": 0, "person": STRANGER}),
            (ask.Watching, {"allowed": False}),
            (ask.Silence, {"person": HOST}),
            (ask.Remove, {"person": HOST}),
            (ask.Close, {}),
        )
    ],
    (begun, HOST, (ask.Begin, {}), "game_on"),
    (ended, HOST, (ask.Begin, {}), "clear_first"),
    (lambda: gathered().do(OTHER, ask.Stand), HOST, (ask.Begin, {}), "seats_empty"),
    (gathered, HOST, (ask.Again, {}), "game_not_over"),
    (begun, HOST, (ask.Again, {}), "game_not_over"),
    (begun, HOST, setup(game="race", seats=2), "game_on"),
    (ended, HOST, setup(game="race", seats=2), "clear_first"),
    (gathered, HOST, setup(game="chess", seats=2), "unknown_game"),
    (gathered, HOST, setup(game="tictactoe", seats=3), "seats"),
    (gathered, HOST, setup(game="race", seats=2, options={"wheels": 4}), "options"),
    (gathered, HOST, (ask.SeatBot, {"seat": 2, "level": "random"}), "no_such_seat"),
    (gathered, HOST, (ask.SeatBot, {"seat": 1, "level": "genius"}), "unknown_level"),
    (lambda: gathered().here(OTHER), HOST, (ask.SeatBot, {"seat": 1, "level": "random"}),
     "person_present"),
    (gathered, HOST, (ask.Silence, {"person": NOBODY}), "no_such_person"),
    (gathered, HOST, (ask.Remove, {"person": HOST}), "not_yourself_removed"),
    (gathered, HOST, (ask.Remove, {"person": NOBODY}), "no_such_person"),
    (lambda: gathered().do(HOST, ask.Silence, person=OTHER), OTHER, (ask.Say, {"text": "hm"}),
     "silenced"),
    (lambda: begun().do(HOST, ask.SeatBot, seat=1, level="random"), OTHER,
     (ask.Play, {"move": raw(mark(0))}), "bot_plays"),
    (gathered, HOST, setup(game="heist", seats=2), "no_clock_in_real_time"),
    (begun, HOST, (ask.Pause, {}), "not_in_real_time"),
    (in_real_time, OTHER, (ask.Pause, {}), "not_host"),
    (in_real_time, HOST, (ask.Resume, {}), "not_paused"),
    (lambda: in_real_time().do(HOST, ask.Pause), OTHER, (ask.Resume, {}), "not_host"),
    (lambda: in_real_time().do(HOST, ask.Pause), HOST, (ask.Pause, {}), "paused"),
    (lambda: in_real_time().do(HOST, ask.Pause), OTHER,
     (ask.Play, {"move": raw({"do": "carry", "room": 4})}), "paused"),
    (stood_still_twice, HOST, (ask.Pause, {}), "no_more_pauses"),
    (in_real_time, OTHER, (ask.Say, {"text": "left!"}), "chat_shut"),
    (as_fast_as_may_be, HOST, (ask.Play, {"move": raw({"do": "carry", "room": 2})}), "busy"),
    *[
        (lambda: begun().do(HOST, ask.Close), person, asked, "table_closed")
        for person, asked in (
            (HOST, (ask.Play, {"move": raw(mark(0))})),
            (HOST, (ask.Begin, {})),
            (HOST, (ask.Close, {})),
            (OTHER, (ask.Say, {"text": "hm"})),
        )
    ],
]  # fmt: skip


@pytest.mark.parametrize(
    ("made", "person", "asked", "code"),
    CASES,
    ids=[f"{code}-{asked[0].__name__}" for _, _, asked, code in CASES],
)
def test_a_refusal_says_why_and_changes_nothing(
    made: Callable[[], Desk], person: int | None, asked: Ask, code: str
) -> None:
    desk = made()
    before = desk.facts()
    kind, about = asked
    with pytest.raises(Illegal) as refused:
        desk.hear(person, desk.command("new", kind, **about))
    assert refused.value.refusal.code == code
    assert desk.facts() == before
    assert desk.again().facts() == before


def test_a_table_that_has_gone_on_for_too_long_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = begun()
    monkeypatch.setattr(asking, "MOST_LINES", desk.table.seq - desk.table.first_line)
    for kind, about in ((ask.Play, {"move": raw(mark(0))}), (ask.Say, {"text": "hm"}),
                        (ask.Stand, {}), (ask.Mute, {"person": OTHER})):  # fmt: skip
        with pytest.raises(Illegal, match="table_full"):
            desk.do(HOST, kind, **about)
    desk.do(OTHER, ask.Leave).do(HOST, ask.Close)


def test_a_choice_outlives_those_who_choose_with_it_but_not_its_round_as_remarks_do() -> None:
    desk = Desk(ask.Setup(game="roshambo", seats=3, clock=None))
    for name in ("Ada", "Ben", "Cleo"):
        desk.do(desk.join(Guest(name)), ask.Sit)
    seen = desk.do(0, ask.Begin).table.seq
    desk.do(1, ask.Play, move=raw({"do": "announce", "hand": "rock"})).do(1, ask.Say, text="hm")
    desk.do(0, ask.Play, move=raw({"do": "choose", "hand": "rock"}), on=seen)
    desk.do(1, ask.Play, move=raw({"do": "choose", "hand": "paper"}), on=seen)
    desk.do(2, ask.Play, move=raw({"do": "choose", "hand": "paper"}), on=seen)
    for seat in range(3):  # of a round that they had not seen begin
        with pytest.raises(Illegal, match="stale"):
            desk.do(seat, ask.Play, move=raw({"do": "choose", "hand": "rock"}), on=seen)
        desk.do(seat, ask.Play, move=raw({"do": "announce", "hand": "rock"}), on=seen)


def test_nobody_joins_a_table_that_is_closed() -> None:
    with pytest.raises(Illegal, match="table_closed"):
        gathered().do(HOST, ask.Close).join(Guest("late"))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_refusal_has_words_in_both_languages(language: str) -> None:
    for made, person, (kind, about), code in CASES:
        desk = made()
        with pytest.raises(Illegal) as refused:
            desk.hear(person, desk.command("new", kind, **about))
        words = reason(refused.value.refusal, language, desk.table)
        assert words != code.replace("_", " ")
        assert "{" not in words, code


def test_every_code_of_asking_is_refused_somewhere_here() -> None:
    """`table_broken` is in the tests of containment; the others on joining in those of seats."""
    source = "".join(map(inspect.getsource, (asking, seating, standstill)))
    codes = set(re.findall(r'Illegal\(\s*"(\w+)"', source))
    elsewhere = {"name_taken", "table_crowded", "no_watching", "table_full", "time"}
    assert codes - elsewhere <= {code for *_, code in CASES}
    assert len(codes) > 20
