"""The coach: better words that were known and legal then, and the words worth remembering."""

from __future__ import annotations

import pytest
from tests.games.passwords.table import table
from tests.games.passwords.test_bots import match

from trousseau.bots import Bot
from trousseau.games.passwords import GAME
from trousseau.games.passwords.bots import Good, Novice
from trousseau.games.passwords.bots.thinking import Table
from trousseau.games.passwords.coach import CIRCLES, CLEARLY, TOLD, MissedTurn, advice
from trousseau.games.passwords.lexicon.lexicon import lexicon
from trousseau.games.passwords.lexicon.spelling import letters
from trousseau.games.passwords.shapes import (
    Announced,
    Move,
    Pass,
    PasswordsView,
    Placed,
    Struck,
)
from trousseau.kernel import AllSeeing, Hindsight, Moment, Record, moments


class Reader:
    """Says what is written, then passes."""

    def __init__(self, *moves: Move) -> None:
        self.moves = list(moves)

    def choose(self, seen: object, dice: object) -> Move:
        return self.moves.pop(0) if self.moves else Pass()


def played(seed: int, *players: Bot[Move]) -> Record:
    game = match(seed, *players)
    game.finish()
    return game.record


def filmed(record: Record, eyes: Hindsight) -> list[Moment]:
    return list(moments(GAME, record, eyes))


def view(met: Moment) -> PasswordsView:
    assert isinstance(met.view, PasswordsView)
    return met.view


@pytest.fixture(scope="module")
def careless() -> Record:
    return played(1, Novice(2_000, 1), Good(), Novice(2_000, 1))


def check_better(film: list[Moment], told: MissedTurn) -> None:
    """Each word was known and could have been said, and the ring takes its gems."""
    before = view(film[told.moment - 1])
    table = Table(before, told.seat)
    counts = [len(word.steps) for word in told.better]
    assert counts == sorted(set(counts))
    assert counts[0] >= told.gems + CLEARLY
    for word in told.better:
        assert word.word in set(table.lexicon.vocabulary(CIRCLES[-1]).words)
        assert table.may_say(word.word)
        assert len(word.steps) <= before.hands[told.seat]
        for step in word.steps:
            assert letters(word.word)[step.letter] == before.ring[step.place].letter
        steps = [step.letter for step in word.steps]
        assert steps[0] == 0
        assert steps == sorted(set(steps))


@pytest.mark.parametrize("eyes", [0, 2, None])
def test_what_is_told_was_said_and_what_is_better_could_have_been(
    careless: Record, eyes: Hindsight
) -> None:
    film = filmed(careless, eyes)
    missed = advice(film).missed
    assert 0 < len(missed) <= TOLD
    assert [turn.moment for turn in missed] == sorted({turn.moment for turn in missed})
    for turn in missed:
        assert eyes in (None, turn.seat)
        said = next(fact for fact in film[turn.moment].facts if isinstance(fact, Announced))
        assert (said.seat, said.word, len(said.steps)) == (turn.seat, turn.word, turn.gems)
        check_better(film, turn)


def test_a_pass_and_a_struck_word_brought_nothing() -> None:
    record = played(2, Reader(), Reader())
    for turn in advice(filmed(record, None)).missed:
        assert (turn.word, turn.gems) == (None, 0)
        check_better(filmed(record, None), turn)
    assert len(advice(filmed(record, None)).missed) == 2


def test_no_word_is_told_of_two_turns() -> None:
    """Nobody says anything, so the ring stays as it is and the best word too."""
    film = filmed(played(4, Reader(), Reader(), Reader()), None)
    words = [word.word for turn in advice(film).missed for word in turn.better]
    assert len(words) == len(set(words)) >= 3


def test_who_says_the_best_that_is_known_hears_nothing() -> None:
    """SPÉCIFIQUE places five of this ring's seven gems; nothing known places seven."""
    game = table("SEIRFIG", seats=2)
    before = game.view(0)
    game.say("spécifique", "SEIFI")
    film = [
        Moment(0, 0, None, (), view=before),
        Moment(1, 0, 0, tuple(game.told), view=game.view(0)),
    ]
    assert advice(film).missed == ()


def test_the_longest_rarest_and_most_fruitful_word_of_the_game(careless: Record) -> None:
    film = filmed(careless, None)
    told = advice(film)
    used = view(film[-1]).used
    rank = lexicon("fr").rank
    assert told.longest is not None
    assert told.rarest is not None
    assert told.most_fruitful is not None
    assert told.longest.count == max(len(letters(word.word)) for word in used)
    assert told.rarest.count == max(rank(letters(word.word)) for word in used)
    assert told.most_fruitful.count == max(word.gems for word in used)
    for noted in (told.longest, told.rarest, told.most_fruitful):
        assert noted.moment is not None
        facts = film[noted.moment].facts
        [placed] = [fact for fact in facts if isinstance(fact, Placed)]
        assert (placed.seat, placed.word) == (noted.seat, noted.word)


def test_eyes_that_see_everything_get_the_advice_of_those_who_watched(careless: Record) -> None:
    """So nothing of it depends on the pile."""
    assert advice(filmed(careless, AllSeeing.EYES)) == advice(filmed(careless, None))


def test_a_game_without_words_has_none_to_remember() -> None:
    told = advice(filmed(played(3, Reader(), Reader()), 0)[:1])
    assert told.missed == ()
    assert (told.longest, told.rarest, told.most_fruitful) == (None, None, None)


def test_a_word_that_the_table_struck_down_is_a_turn_without_gems() -> None:
    game = table("SEIRFIG", seats=2)
    views = [game.view(None)]
    game.say("groupies", "GRIES", way=-1)
    views.append(game.view(None))
    game.say("groupie", "GRIE", way=-1)
    assert isinstance(game.told[0], Struck)
    film = [
        Moment(0, 0, None, (), view=views[0]),
        Moment(1, 0, 0, (), view=views[1]),
        Moment(2, 0, 1, tuple(game.told), view=game.view(None)),
    ]
    [turn] = advice(film).missed
    assert (turn.moment, turn.seat, turn.word, turn.gems) == (2, 1, "groupie", 0)
    check_better(film, turn)


def test_the_same_game_gets_the_same_advice(careless: Record) -> None:
    assert advice(filmed(careless, 0)) == advice(filmed(careless, 0))
