"""What the bots say: common words that clash with nothing, with their gems where they are best."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from tests.games.passwords.table import Played, table
from tests.games.passwords.test_votes import DOUBTFUL, LIKELY, heard

from trousseau.bots import Bot, RandomBot, Seen
from trousseau.games.passwords import GAME
from trousseau.games.passwords.bots import LEVELS, Expert, Good, Novice
from trousseau.games.passwords.bots.thinking import Table, worths
from trousseau.games.passwords.bots.walking import best_safes, places_of, worth_of
from trousseau.games.passwords.judging import judged, repeated
from trousseau.games.passwords.lexicon import lexicon
from trousseau.games.passwords.lexicon.families import NONE
from trousseau.games.passwords.lexicon.spelling import letters
from trousseau.games.passwords.shapes import Abstain, Announce, Move, Pass, UsedWord
from trousseau.games.passwords.state import Passwords
from trousseau.games.passwords.walks import find_walk
from trousseau.kernel import Dice, SeededDice
from trousseau.kernel.record import Heading
from trousseau.lab.match import TurnMatch

RINGS = ["SEIRFIG", "EEEAAIO", "TRNSLCE", "QUXJHVB", "ATATATA"]


def dice(seed: int = 0) -> Dice:
    return SeededDice(bytes([seed]) * 32)


def seen(played: Played, seat: int | None = None) -> Seen[Move]:
    return Seen(GAME, played.view(played.state.turn if seat is None else seat), ())


def match(seed: int, *players: Bot[Move], **options: object) -> TurnMatch[Move]:
    heading = Heading(
        game="passwords",
        rules_version=GAME.rules_version,
        seats=len(players),
        options=options,
        seed=(bytes([seed]) * 32).hex(),
    )
    return TurnMatch(GAME, heading, players)


def positions(seed: int, *players: Bot[Move], **options: object) -> Iterator[Passwords]:
    """Every moment of a game but the last."""
    game = match(seed, *players, **options)
    for _ in game:
        state = game.state
        assert isinstance(state, Passwords)
        if state.result is None:
            yield state


# Where gems had best lie.


@pytest.mark.parametrize("ring", RINGS)
def test_the_best_safes_of_a_word_are_worth_as_much_as_any_that_it_reaches(ring: str) -> None:
    worth = [1.0, 1.3, 0.7, 2.5, 1.1, 0.4, 1.9]
    for word in lexicon("fr").vocabulary(4000).keys[::40]:
        sets = [
            places
            for many in range(1, len(ring) + 1)
            for places in combinations(range(len(ring)), many)
            if find_walk(word, ring, places)
        ]
        found = best_safes(word, ring, worth, 7)
        if not sets:
            assert found == 0
            continue
        assert places_of(found) in sets
        most = max(sum(worth[place] for place in places) for places in sets)
        assert worth_of(found, worth) == pytest.approx(most)


def test_with_few_gems_left_the_safes_worth_least_are_left_out_and_never_the_first() -> None:
    worth = [0.1, 1.0, 3.0, 1.0, 2.0, 1.0, 1.0]
    found = places_of(best_safes("SPECIFIQUE", "SEIRFIG", worth, 3))
    assert found == (0, 2, 4)
    assert find_walk("SPECIFIQUE", "SEIRFIG", found)


def test_a_gem_that_closes_a_safe_is_worth_more_above_all_beside_gems_of_ones_own() -> None:
    game = table("SEI3RFIG", seats=3)
    game.say("groupies", "GRIES", way=-1).say("spécifique", "SEIFI")
    assert game.gems() == "2 2 2 1 1 1 1"  # I has three spaces, and G two
    own, other = [worths(Table(game.view(seat), seat)) for seat in (0, 2)]
    assert own[2] == own[6] > other[2] == other[6] > 1
    assert [own[place] for place in (0, 1, 3, 4, 5)] == [1] * 5


# What they say.


@pytest.mark.parametrize("language", ["fr", pytest.param("en", marks=pytest.mark.long)])
@pytest.mark.parametrize("level", LEVELS)
def test_bots_say_words_that_clash_with_nothing_and_nobody_has_to_be_asked(
    level: str, language: str
) -> None:
    players = [LEVELS[level]() for _ in range(3)]
    game = match(1, *players, language=language)
    game.finish()
    state = game.state
    assert isinstance(state, Passwords)
    assert state.result is not None
    assert state.result.why == "emptied"
    assert state.rulings == ()
    assert len(state.used) == state.turns
    for number, used in enumerate(state.used):
        before = state.used[:number]
        assert repeated(used.word, before) is None
        judgement = judged(language, used.word, before, ())
        assert judgement is not None
        assert judgement.tier == NONE


@pytest.mark.parametrize(
    ("bot", "known"), [(Novice(), 5_000), (Good(), 12_000), (Expert(rounds=50), 30_000)]
)
def test_bots_only_say_words_of_their_vocabulary(bot: Bot[Move], known: int) -> None:
    vocabulary = set(lexicon("fr").vocabulary(known).words)
    for seed, state in enumerate(positions(2, RandomBot(), RandomBot())):
        if state.heard is None and seed < 10:
            move = bot.choose(Seen(GAME, state.view(state.turn), ()), dice(seed))
            assert isinstance(move, Announce)
            assert move.word in vocabulary


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_knowledge_and_dice_give_the_same_word(level: str) -> None:
    game = table("SEIRFIG")
    choices = {LEVELS[level]().choose(seen(game), dice(3)) for _ in range(2)}
    assert len(choices) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_with_one_gem_left_places_one(level: str) -> None:
    game = table("SEIRFIG")
    game.state.hands[0] = 1
    move = LEVELS[level]().choose(seen(game), dice())
    assert isinstance(move, Announce)
    assert len(move.places) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_who_finds_nothing_passes(level: str) -> None:
    """All words that begin with the only safe have been said."""
    game = table("H", seats=2)
    known = lexicon("fr").vocabulary(40_000).words
    game.state.used = tuple(
        [
            UsedWord(0, word, word, False, 1, 0, (), 0, (0,))
            for word in known
            if letters(word)[0] == "H"
        ]
    )
    assert LEVELS[level]().choose(seen(game), dice()) == Pass()


# Doubts are for people (R6).


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("words", [DOUBTFUL, LIKELY])
def test_bots_abstain_from_contests_and_votes(words: tuple[str, str], level: str) -> None:
    game = heard(words)
    assert game.state.heard is not None
    for seat in game.state.waiting():
        assert LEVELS[level]().choose(seen(game, seat), dice()) == Abstain()


# The expert.


def test_an_expert_who_can_end_a_won_game_does() -> None:
    """With four gems in hand, fewer than anybody, a word of four gems wins at once."""
    game = table("SEIRFIG")
    game.state.hands = [4, 12, 12]
    move = Expert(rounds=200).choose(seen(game), dice())
    assert isinstance(move, Announce)
    assert len(move.places) == 4


def test_an_experts_imagined_games_go_on_with_safes_that_close_and_others_that_come() -> None:
    """Late in a game nearly every word closes something; the expert still finds one in time."""
    game = table("SEIRFIG", seats=2)
    for place in range(7):
        spaces = game.state.card(game.state.ring[place]).spaces
        game.state.gems[place] = (place % 2,) * (spaces - 1)
    before = [len(safes) for safes in game.state.closed]
    game.do(0, Expert(rounds=200).choose(seen(game), dice()))
    assert [len(safes) for safes in game.state.closed] > before
