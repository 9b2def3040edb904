"""Allowances, addresses and origins, one by one."""

from __future__ import annotations

import asyncio
import inspect
import re
from ipaddress import ip_network
from pathlib import Path
from typing import cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.store.lines import opened

import trousseau.web
from trousseau.kernel import Illegal, game
from trousseau.store import Data, Store
from trousseau.store.allowance import AddressBook, Allowance
from trousseau.tables.core import people, records, registry, stored
from trousseau.tables.core import permissions as asking
from trousseau.tables.live import connections, house, replay_cache
from trousseau.tables.live import live_table as live
from trousseau.tables.live.house import House
from trousseau.tables.lookback import making as looking
from trousseau.web.address import UNKNOWN, address_of, caller
from trousseau.web.gate import Gate
from trousseau.web.limits import Limits
from trousseau.web.origin import allowed, origin_of
from trousseau.web.public_address import Whereabouts
from trousseau.web.refusals import STATUS, language_of
from trousseau.web.tally import MOST_CODES, Tally
from trousseau.words import LANGUAGES, Words


def test_an_allowance_gives_its_burst_and_then_its_rate() -> None:
    allowance = Allowance(3, now=0.0)
    assert [allowance.take(3, 2, now=0.0) for _ in range(3)] == [0, 0, 0]
    assert allowance.take(3, 2, now=0.0) == 0.5
    assert allowance.take(3, 2, now=0.25) == 0.25
    assert allowance.take(3, 2, now=0.5) == 0
    assert [allowance.take(3, 2, now=99.0) for _ in range(4)] == [0, 0, 0, 0.5]


@given(st.lists(st.floats(0, 0.5), min_size=1, max_size=200))
def test_no_pattern_of_asking_gets_more_than_the_allowance(pauses: list[float]) -> None:
    allowance, now, taken = Allowance(5, now=0.0), 0.0, 0
    for pause in pauses:
        now += pause
        taken += allowance.take(5, 10, now) == 0
        assert taken <= 5 + 10 * now + 1e-6


def test_addresses_long_unseen_are_forgotten() -> None:
    book = AddressBook(2, seconds=10)
    assert [book.take("a", 0.0), book.take("a", 0.0), book.take("b", 0.0)] == [0, 0, 0]
    assert book.take("a", 0.0) == 5
    book.tidy(now=5.0)
    assert len(book) == 1
    assert book.take("a", 5.0) == 0
    book.tidy(now=100.0)
    assert len(book) == 0


def test_somebody_waits_for_so_many_looks_at_once_and_no_more() -> None:
    gate = Gate(cast(House, None), Limits(looks_at_once=2), Whereabouts("", "127.0.0.1", 8000))
    with gate.looking("a"), gate.looking("b"), gate.looking("a"):
        with pytest.raises(Illegal, match="too_many_looks"), gate.looking("a"):
            pass
        with gate.looking("b"):
            pass
    with gate.looking("a"), gate.looking("a"):
        pass
    assert not gate._looking


class Codeless:
    """A house in which no code leads anywhere."""

    def __init__(self, store: Store) -> None:
        self.store = store


def test_codes_that_all_addresses_have_tried_are_not_forgotten_with_those_of_one(
    place: Data,
) -> None:
    async def guess(gate: Gate, address: str) -> str:
        try:
            async with gate.trying_code(address):
                raise Illegal("no_such_code")
        except Illegal as illegal:
            return illegal.refusal.code

    async def play() -> list[str]:
        limits = Limits(wrong_codes_per_hour=2, all_wrong_codes_per_hour=5)
        async with opened(place) as store:
            gate = Gate(cast(House, Codeless(store)), limits, Whereabouts("", "127.0.0.1", 8000))
            told = []
            for number in range(7):
                told.append(await guess(gate, f"198.51.100.{number}"))
                await gate.tidy()
            return told

    assert asyncio.run(play()) == ["no_such_code"] * 5 + ["too_many_codes"] * 2


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("203.0.113.9", "", "203.0.113.9"),
        ("203.0.113.9", "198.51.100.1", "203.0.113.9"),
        ("127.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("::1", "10.0.0.1, 198.51.100.1", "198.51.100.1"),
        ("127.0.0.1", "198.51.100.1, nonsense", "127.0.0.1"),
        ("::ffff:203.0.113.9", "", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "", "2001:db8:1:2::"),
        ("", "198.51.100.1", UNKNOWN),
    ],
)
def test_where_a_visitor_comes_from(peer: str, forwarded: str, address: str) -> None:
    assert address_of(peer, forwarded) == address


@pytest.mark.parametrize(
    ("peer", "address"),
    [
        ("10.0.0.5", "198.51.100.1"),
        ("10.0.1.5", "10.0.1.5"),
        ("::ffff:10.0.0.5", "198.51.100.1"),
        ("fd00::7", "198.51.100.1"),
        ("127.0.0.1", "198.51.100.1"),
    ],
)
def test_a_proxy_on_another_machine_is_believed_if_it_is_named(peer: str, address: str) -> None:
    proxies = [ip_network("10.0.0.0/24"), ip_network("fd00::7")]
    assert address_of(peer, "198.51.100.1", proxies) == address
    assert (caller(peer, proxies) is None) == (address == "198.51.100.1")


PUBLIC = origin_of("https://jeux.example/sub")


@pytest.mark.parametrize(
    ("origin", "host", "welcome"),
    [
        (None, "anything", True),
        ("https://jeux.example", "127.0.0.1:8000", True),
        ("https://jeux.example:443", "127.0.0.1:8000", True),
        ("https://JEUX.example", "127.0.0.1:8000", True),
        ("http://jeux.example", "127.0.0.1:8000", False),
        ("http://127.0.0.1:8000", "127.0.0.1:8000", True),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("https://127.0.0.1", "127.0.0.1", True),
        ("http://127.0.0.1:8001", "127.0.0.1:8000", False),
        ("https://jeux.example.evil.example", "127.0.0.1:8000", False),
        ("https://evil.example", "", False),
        ("https://evil.example", "jeux.example", False),
        ("null", "null", False),
        ("", "", False),
        ("http://[", "[", False),
        ("https://jeux.example, https://evil.example", "127.0.0.1:8000", False),
    ],
)
def test_which_pages_may_speak(origin: str | None, host: str, welcome: bool) -> None:
    assert allowed(origin, host, PUBLIC) is welcome


def test_codes_that_are_made_up_do_not_fill_the_memory() -> None:
    tally = Tally()
    for number in range(2 * MOST_CODES):
        tally.count_message(b'{"is":"refused","id":null,"code":"c%d","reason":""}' % number)
    tally.count_message(b'{"is":"told","seq":1,"at":2}')
    assert tally.messages == 2 * MOST_CODES + 1
    assert len(tally.refused) == MOST_CODES + 1
    assert tally.refused["other"] == MOST_CODES


@given(st.text(max_size=40), st.text(max_size=40))
def test_whatever_is_asked_for_a_language_is_found(query: str, accept: str) -> None:
    assert language_of(query, accept) in LANGUAGES


def test_every_refusal_with_a_status_has_words() -> None:
    for language in LANGUAGES:
        assert {f"refused.{code}" for code in STATUS} <= Words(language).templates.keys()


WEB = Path(trousseau.web.__file__).parent
FOR_TABLES = (asking.check_setup, asking.join, connections, game, house, live, people, registry)
FOR_GAMES = (replay_cache, looking, records, stored)
"""What a request may come to, besides the web itself."""


def test_every_refusal_over_http_has_a_status_that_is_documented() -> None:
    sources = [file.read_text(encoding="utf-8") for file in WEB.glob("*.py")]
    sources += [inspect.getsource(one) for one in (*FOR_TABLES, *FOR_GAMES)]
    codes = set(re.findall(r'\b(?:Illegal|Refusal)\("(\w+)"', "".join(sources)))
    assert {"unknown_game", "seats", "name_taken", "deleted", "no_game"} <= codes
    assert codes <= STATUS.keys()


def test_every_limit_can_be_changed_by_a_word() -> None:
    for field in msgspec.structs.fields(Limits):
        changed = msgspec.convert({field.name: "7"}, Limits, strict=False)
        assert getattr(changed, field.name) == 7
