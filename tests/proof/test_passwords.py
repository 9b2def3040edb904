"""Mots de passe and a hostile client: whatever it sends is ruled on or refused, nothing is lost."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Literal
from unicodedata import normalize

import msgspec
import pytest
from tests.browser.vocabulary import announcing
from tests.messages import Message
from tests.proof.visiting import Connections, connections
from tests.web.client import Visitor
from tests.web.server import Server

from trousseau.games.passwords import GAME
from trousseau.games.passwords.judging import judged
from trousseau.games.passwords.lexicon.families import PROBABLE, SURE
from trousseau.games.passwords.lexicon.spelling import letters
from trousseau.games.passwords.shapes import Ruling, UsedWord
from trousseau.kernel import Record, Replay

SEATS = 3
DATE = "2026-11-17"

HERE = "*"
"""In a word of these tests: the letter of the first safe, whichever that is."""


def said(word: str, *places: object) -> Message:
    return {"do": "announce", "word": word, "places": places}


REFUSED: dict[str, tuple[Message, str]] = {
    "nothing": (said("", 0), "empty"),
    "ten thousand letters": (said(HERE * 10_000, 0), "too_long"),
    "digits": (said("*3l", 0), "letters_only"),
    "an emoji": (said("*el🔑", 0), "letters_only"),
    "markup": (said("*<b>el</b>", 0), "letters_only"),
    "two scripts": (said("*\u0435l", 0), "letters_only"),
    "full-width letters": (said("*ｅｌ", 0), "letters_only"),
    "a dotless i": (said("*ıl", 0), "letters_only"),
    "a mark that turns the writing round": (said("*e\u200fl", 0), "letters_only"),
    "a joiner without width": (said("*e\u200dl", 0), "letters_only"),
    "a joiner of accents": (said("*e\u034fl", 0), "letters_only"),
    "an accent before any letter": (said("\u0301*el", 0), "letters_only"),
    "a tower of accents": (said("*e\u0301\u0301\u0301l", 0), "letters_only"),
    "half of a pair": (said("*e\ud83dl", 0), "malformed"),
    "two words": (said("*el *el", 0), "one_word"),
    "no gem": (said("*el"), "no_gem"),
    "twice on one safe": (said("*el", 0, 0), "same_safe_twice"),
    "a negative safe": (said("*el", -1), "no_such_safe"),
    "a huge safe": (said("*el", 10**30), "no_such_safe"),
    "half a safe": (said("*el", 0.5), "malformed"),
    "a safe that is true": (said("*el", True), "malformed"),
    "no safe at all": (said("*el", None), "malformed"),
    "where no walk goes": (said("**", *range(7)), "no_walk"),
    "a contest of nothing": ({"do": "contest"}, "announce_first"),
    "a vote on nothing": ({"do": "vote", "same": True}, "announce_first"),
    "a vote that is no vote": ({"do": "vote", "same": "yes"}, "malformed"),
}


@pytest.fixture(scope="module")
def table(server: Server) -> Iterator[Connections]:
    """A game that has just begun; what is refused leaves it as it was."""
    with connections(server, "passwords", SEATS, options={"first": 0}) as there:
        there.catch_up(there.people[0].do("begin")["seq"])
        yield there


@pytest.mark.parametrize(("move", "code"), REFUSED.values(), ids=REFUSED)
def test_what_can_not_be_said_is_refused_with_its_reason(
    server: Server, table: Connections, move: Message, code: str
) -> None:
    ada = table.people[0]
    view = seen(ada)
    ada.send_text(f'{{"ask":"play","id":"x","on":{ada.seq},"move":{written(move, view)}}}')
    refused = ada.hear_until(lambda message: message["is"] == "refused")
    assert refused["code"] == code
    assert code not in refused["reason"]
    with server.api.visit(table.places[0]) as again:
        assert (again.seq, again.view) == (ada.seq, view)


@pytest.mark.parametrize(("move", "code"), REFUSED.values(), ids=REFUSED)
def test_neither_can_it_in_a_ring_of_the_day(server: Server, move: Message, code: str) -> None:
    path, day = "/api/games/passwords/daily", {"date": DATE}
    view = server.api.post(path, day).json()[0]["view"]
    body = json.dumps({**day, "moves": ["?"]}).replace('"?"', written(move, view))
    refused = server.api.ask("POST", path, body.encode(), {"Content-Type": "application/json"})
    assert (refused.status, refused.code) == (400, code)
    assert code not in refused.json()["reason"]


def test_a_letter_that_is_on_no_safe_begins_nothing(table: Connections) -> None:
    ada = table.people[0]
    ring = ring_of(seen(ada))
    other = next(letter for letter in "abcdefghi" if letter.upper() not in ring)
    assert ada.ask("play", move=said(f"{other}el", 0))["code"] == "no_such_letter"


def test_nobody_speaks_for_another_one(table: Connections) -> None:
    word = announcing(seen(table.people[0]))
    assert table.people[1].ask("play", move=word)["code"] == "not_your_turn"
    assert table.watcher.ask("play", move=word)["code"] == "only_watching"


def test_wrong_words_votes_and_gems_in_a_game_that_goes_on_to_its_end(server: Server) -> None:
    with connections(server, "passwords", SEATS, options={"first": 0}) as there:
        there.catch_up(there.people[0].do("begin")["seq"])
        try_in_vain(there)
        repeat(there)
        say_kin(there)
        vote(there)
        check_nothing_is_told_before_the_end(server, there)
        play_on(there)
        record = Record.from_text(server.api.record(there.table))
    assert Replay(GAME, record).finish().result is not None


def try_in_vain(there: Connections) -> None:
    """Only who tries a word that there is not hears of it, once; the next one is right."""
    ada, view = mover(there)
    wrong = said(f"{ring_of(view)[0]}zßq", 0)
    assert [fact["fact"] for fact in play(there, wrong)["facts"]] == ["hesitated", "not_known"]
    tried = wrong["word"].lower()
    assert seen(ada)["unknown"]["word"] == tried
    for other in (*there.people[1:], there.watcher):
        assert tried not in json.dumps(other.heard, ensure_ascii=False).lower()
    assert play(there, right_word(view))["facts"][0]["fact"] == "announced"


def repeat(there: Connections) -> None:
    _, view = mover(there)
    word: str = view["used"][0]["word"]
    place = ring_of(view).index(letters(word)[0])
    struck = play(there, said(word, place))["facts"][0]
    assert (struck["fact"], struck["rule"], struck["clash"]) == ("struck", "used", word)


def say_kin(there: Connections) -> None:
    struck = play(there, kin(there, SURE))["facts"][0]
    assert (struck["fact"], struck["rule"]) == ("struck", "family")
    assert struck["clash"] in [used["word"] for used in seen(there.watcher)["used"]]


def vote(there: Connections) -> None:
    """Nobody twice, nobody on their own word, nobody who only watches, nobody too late."""
    asked = kin(there, PROBABLE)
    announcer, _ = mover(there)
    assert play(there, asked)["facts"][1]["fact"] == "asked"
    first, last = [one for one in there.people if one is not announcer]
    ballot = {"do": "vote", "same": True}
    assert announcer.ask("play", move=ballot)["code"] == "no_vote_here"
    assert there.watcher.ask("play", move=ballot)["code"] == "only_watching"
    assert first.ask("play", move={"do": "contest"})["code"] == "vote_now"
    assert first.ask("play", move=asked)["code"] == "vote_now"
    there.catch_up(first.do("play", move=ballot)["seq"])
    assert first.ask("play", move=ballot)["code"] == "no_vote_here"
    for other in (announcer, last, there.watcher):
        assert seen(other)["heard"]["votes"] == [None] * SEATS
    there.catch_up(last.do("play", move=ballot)["seq"])
    assert seen(there.watcher)["rulings"][-1]["same"] is True
    late = [voter.ask("play", move=ballot)["code"] for voter in (announcer, first, last)]
    assert set(late) <= {"not_your_turn", "announce_first"}


def check_nothing_is_told_before_the_end(server: Server, there: Connections) -> None:
    """Neither the record nor what the coach would have said."""
    for path in ("", "/replay", "/replay?eyes=all", "/coach"):
        answer = server.api.get(f"/api/tables/{there.table}/games/1{path}")
        assert answer.code == "game_not_over"


def play_on(there: Connections) -> None:
    """To the end, though each time somebody first tries to lay more gems than are left."""
    scarce = 0
    while seen(there.watcher)["result"] is None:
        player, view = mover(there)
        everywhere = range(len(view["ring"]))
        if view["hands"][view["turn"]] < len(everywhere):
            greedy = said(f"{ring_of(view)[0]}el", *everywhere)
            assert player.ask("play", move=greedy)["code"] == "too_many_gems"
            scarce += 1
        play(there, right_word(view))
    assert scarce


# What is said, and seen.


def right_word(view: Message) -> Message:
    """One that nobody can object to; every other time with accents as signs of their own."""
    word = announcing(view)
    assert word is not None
    form: Literal["NFC", "NFD"] = "NFD" if view["turns"] % 2 else "NFC"
    return {**word, "word": normalize(form, word["word"])}


def kin(there: Connections, tier: int) -> Message:
    """A word of a used one's family; until there is one, all say others and lay few gems."""
    while (word := kin_of_used(mover(there)[1], tier)) is None:
        few = announcing(mover(there)[1], most=1)
        assert few is not None
        play(there, few)
    return word


def kin_of_used(view: Message, tier: int) -> Message | None:
    used = msgspec.convert(view["used"], list[UsedWord])
    rulings = msgspec.convert(view["rulings"], list[Ruling])
    ring = ring_of(view)
    for word in [word for one in used for word in one.kin if letters(word)[0] in ring]:
        judgement = judged(view["options"]["language"], word, used, rulings)
        if judgement is not None and judgement.tier == tier:
            return said(word, ring.index(letters(word)[0]))
    return None


def mover(there: Connections) -> tuple[Visitor, Message]:
    player = there.people[seen(there.watcher)["turn"]]
    return player, seen(player)


def play(there: Connections, move: Message) -> Message:
    """By whose turn it is; back when everybody has heard of it."""
    told = mover(there)[0].do("play", move=move)
    there.catch_up(told["seq"])
    return told


def seen(visitor: Visitor) -> Message:
    assert visitor.view is not None
    return visitor.view


def ring_of(view: Message) -> str:
    return "".join(safe["letter"] for safe in view["ring"])


def written(move: Message, view: Message) -> str:
    """As JSON that is plain ASCII: it can hold half of a pair too."""
    return json.dumps(move).replace(HERE, ring_of(view)[0])
