"""Whole games of coffre over sockets: people and bots at one table, at every number of seats."""

from __future__ import annotations

import subprocess
from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.proof.visiting import Connections, connections, nonce
from tests.web.client import Visitor
from tests.web.server import TROUSSEAU, Server

from trousseau.games.coffre import GAME
from trousseau.kernel import Record, Result
from trousseau.tables.core.people import hashed
from trousseau.words import Words

TALKATIVE = 0.2


LANGUAGES = ("fr", "en")


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_whole_game_with_people_and_bots(server: Server, tmp_path: Path, seats: int) -> None:
    people = seats // 2
    with connections(server, "coffre", seats, people, LANGUAGES) as there:
        for seat in range(people, seats):
            level = "expert" if seat % 2 else "novice"
            there.people[0].do("seat_bot", seat=seat, level=level)
        there.people[0].do("begin")
        assert server.api.get(f"/api/tables/{there.table}/games/1").code == "game_not_over"
        check_languages(there)
        play_to_end(there, Random(seats))
        there.catch_up(max(visitor.seq for visitor in there.everybody()))
        text = server.api.record(there.table)
        for visitor in there.everybody():
            check_heard(visitor, there, Record.from_text(text))
    file = tmp_path / "game.jsonl"
    file.write_bytes(text)
    subprocess.run([*TROUSSEAU, "verify", file], check=True, stdout=subprocess.DEVNULL)


def check_languages(there: Connections) -> None:
    """A refusal has its reason in the language of who asked."""
    for number, person in enumerate(there.people):
        language = LANGUAGES[number % len(LANGUAGES)]
        reason = Words(language).say("refused.game_on")
        assert person.ask("sit")["reason"] == reason


def check_heard(visitor: Visitor, there: Connections, record: Record) -> None:
    """Each line of the game once and in order, the result, and no secret of the shuffle."""
    assert visitor.view is not None
    assert msgspec.convert(visitor.view["result"], Result) == record.result
    assert visitor.table["commitment"] == record.commitment
    told = [message for message in visitor.heard if message.get("facts")]
    instants = [message["at"] - visitor.table["began"] for message in told]
    assert instants == [line.at for line in record.log]
    numbers = [message["seq"] for message in visitor.heard if message["is"] == "told"]
    assert numbers == sorted(set(numbers))
    heard = msgspec.json.encode(visitor.heard).decode()
    tokens = [place.token for place in there.places]
    nonces = [nonce(number) for number in range(len(there.people))]
    assert list(record.heading.nonces) == nonces
    for secret in (record.heading.seed, *tokens, *map(hashed, tokens), *nonces):
        assert secret not in heard


def play_to_end(there: Connections, dice: Random) -> None:
    """Any move when it is one's turn, and something said now and then."""
    while True:
        seen = max(there.people, key=lambda visitor: visitor.seq)
        there.catch_up(seen.seq)
        assert seen.view is not None
        if seen.view["result"] is not None:
            return
        (turn,) = seen.view["waiting"]
        if dice.random() < TALKATIVE:
            dice.choice(there.people).do("emote", name="smile")
        elif turn < len(there.people):
            view = there.people[turn].view
            assert view is not None
            answer = there.people[turn].ask("play", move=dice.choice(view["moves"]))
            assert answer["is"] == "told", answer
        else:
            seen.hear()
