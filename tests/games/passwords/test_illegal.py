"""What can't be announced is refused with its reason, in both languages, and changes nothing."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.passwords.table import Played, table

from trousseau import games
from trousseau.games.passwords import GAME
from trousseau.games.passwords.shapes import Abstain, Announce, Contest, Move, Pass, Vote
from trousseau.kernel import Illegal
from trousseau.words import LANGUAGES, Words

COMBINING = "spe\u0301cifique"
"""The accent is a sign of its own."""

REFUSED: dict[str, tuple[Move, str]] = {
    "nothing": (Announce("", (0,)), "empty"),
    "spaces": (Announce("   ", (0,)), "empty"),
    "one letter": (Announce("s", (0,)), "too_short"),
    "forty-one letters": (Announce("s" * 41, (0,)), "too_long"),
    "ten thousand signs": (Announce("s" * 10_000, (0,)), "too_long"),
    "two words": (Announce("sel fin", (0,)), "one_word"),
    "digits": (Announce("s3l", (0,)), "letters_only"),
    "an emoji": (Announce("sel🔑", (0,)), "letters_only"),
    "markup": (Announce("<b>sel</b>", (0,)), "letters_only"),
    "mixed scripts": (Announce("sеl", (0,)), "letters_only"),  # the е is Cyrillic
    "a control sign": (Announce("se\x00l", (0,)), "letters_only"),
    "half of a pair": (Announce("se\ud83dl", (0,)), "letters_only"),
    "an accent alone": (Announce("\u0301sel", (0,)), "letters_only"),
    "no such letter": (Announce("zebre", (0,)), "no_such_letter letter=Z"),
    "no gem": (Announce("sel", ()), "no_gem"),
    "no such safe": (Announce("sel", (0, 7)), "no_such_safe"),
    "a negative safe": (Announce("sel", (-1,)), "no_such_safe"),
    "a huge safe": (Announce("sel", (2**60,)), "no_such_safe"),
    "twice on one safe": (Announce("spécifique", (0, 1, 1)), "same_safe_twice"),
    "more gems than in hand": (Announce("spécifique", (0, 1, 2)), "too_many_gems gems=2"),
    "not where it begins": (Announce("spécifique", (1, 2)), "no_walk"),
    "where no walk goes": (Announce("sel", (0, 2)), "no_walk"),
    "a contest": (Contest(), "announce_first"),
    "a vote": (Vote(same=True), "announce_first"),
    "an abstention": (Abstain(), "announce_first"),
}


def with_two_gems() -> Played:
    game = table("SEIRFIG")
    game.state.hands[0] = 2
    return game


@pytest.mark.parametrize(("move", "reason"), REFUSED.values(), ids=REFUSED)
def test_it_is_refused_and_nothing_has_changed(move: Move, reason: str) -> None:
    game = with_two_gems()
    before = game.state.pack()
    assert game.refusal(0, move) == reason
    assert game.state.pack() == before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("move", "reason"), REFUSED.values(), ids=REFUSED)
def test_the_reason_is_told_in_words(move: Move, reason: str, language: str) -> None:
    words = Words(language, games.module("passwords"))
    with pytest.raises(Illegal) as refused:
        with_two_gems().do(0, move)
    refusal = refused.value.refusal
    said = words.name("refused", refusal.code, **refusal.about)
    assert refusal.code not in said
    assert "{" not in said


@pytest.mark.parametrize("typed", [COMBINING, "SPÉCIFIQUE", "Specifique", "spécifique"])
def test_either_normal_form_capitals_and_bare_letters_are_the_same_word(typed: str) -> None:
    game = table("SEIRFIG").say(typed, (0, 1))
    assert game.state.used[0].word == "spécifique"


def test_nobody_else_may_announce_or_pass() -> None:
    game = table("SEIRFIG")
    for move in (Announce("sel", (0,)), Pass()):
        assert game.refusal(1, move) == "not_your_turn turn=0"


def test_nothing_is_said_after_the_end() -> None:
    game = table("SEIRFIG").skip().skip().skip()
    for move in (Announce("sel", (0,)), Pass(), Contest()):
        assert game.refusal(0, move) == "over"


@pytest.mark.parametrize(
    "text",
    [
        b"{}",
        b'{"do":"announce"}',
        b'{"do":"announce","word":"sel"}',
        b'{"do":"announce","word":1,"places":[0]}',
        b'{"do":"announce","word":"sel","places":["a"]}',
        b'{"do":"announce","word":"sel","places":[0],"way":1}',
        b'{"do":"vote"}',
        b'{"do":"vote","same":"yes"}',
        b'{"do":"pass","word":"sel"}',
    ],
)
def test_what_can_not_be_read_is_malformed(text: bytes) -> None:
    with pytest.raises(Illegal, match="malformed"):
        GAME.read_json(text, 0)


def test_moves_are_tagged_by_what_they_do() -> None:
    text = b'{"do":"announce","word":"sel","places":[0,2]}'
    assert msgspec.json.encode(Announce("sel", (0, 2))) == text
    assert GAME.read_json(text, 0) == Announce("sel", (0, 2))
