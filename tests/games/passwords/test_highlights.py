"""What is told of a game that is over: its words that stand out, and the one that decided it."""

from __future__ import annotations

from tests.games.passwords.table import table
from tests.games.passwords.test_bots import match

from trousseau.games.passwords.bots import Good
from trousseau.games.passwords.highlights import highlights
from trousseau.games.passwords.lexicon import lexicon
from trousseau.games.passwords.shapes import PasswordsView, UsedWord
from trousseau.kernel import Result


def said(word: str, gems: int, rank: int, *saved: int) -> UsedWord:
    return UsedWord(0, word, word, False, gems, 0, (), rank, saved)


def decisive(result: Result, *saved: tuple[int, ...]) -> int | None:
    told = highlights([said("mot", 1, 1, *gems) for gems in saved], result)
    assert told is not None
    return told.decisive


def won(seat: int, *left: int) -> Result:
    return Result((seat,), tuple([-float(gems) for gems in left]), "emptied")


def test_the_earliest_of_equal_words_is_told() -> None:
    words = [said("œuf", 2, 90, 0), said("aile", 5, 10, 0), said("pré", 5, 90, 0)]
    told = highlights(words, won(0, 1))
    assert told is not None
    assert (told.longest, told.rarest, told.most_fruitful) == (0, 0, 1)


def test_nothing_is_told_before_the_end_or_where_nothing_was_said() -> None:
    assert highlights([said("mot", 1, 1, 0)], None) is None
    assert highlights([], won(0, 1, 2)) is None


def test_the_decisive_word_is_the_last_before_which_the_winner_was_not_ahead() -> None:
    # Outside, before each word and at the end: 9 9, 7 9, 7 6, 4 6, 4 5.
    assert decisive(won(0, 4, 5), (2, 0), (0, 3), (3, 0), (0, 1)) == 2
    # 9 9, 8 8, 6 8.
    assert decisive(won(0, 6, 8), (1, 1), (2, 0)) == 1


def test_no_word_decides_where_safes_do_where_several_win_or_who_was_always_ahead() -> None:
    assert decisive(won(0, 5, 5), (4, 4)) is None
    assert decisive(Result((0, 1), (-5.0, -5.0), "emptied"), (4, 4)) is None
    assert decisive(won(1, 9, 5), (0, 4)) == 0
    assert decisive(won(1, 9, 5), (0, 3)) is None


def test_a_word_saves_all_gems_of_the_safes_that_it_closes() -> None:
    game = table("SEI3RFIG", pile="O").say("groupies", "GRIES", way=-1)
    game.say("spécifique", "SEIFI").say("fidéliser", "FIEIR")
    first, _, last = game.state.used
    assert (first.saved, last.saved) == ((0, 0, 0), (1, 1, 1))
    assert first.rank == lexicon("fr").rank("GROUPIES") > last.rank > 0
    assert game.view().highlights is None


def test_what_is_told_of_a_whole_game_agrees_with_its_count() -> None:
    game = match(5, Good(), Good(), Good())
    game.finish()
    view = game.state.view(None)
    assert isinstance(view, PasswordsView)
    assert view.highlights is not None
    assert view.result is not None
    started = [
        hand + sum(word.gems for word in view.used if word.seat == seat)
        for seat, hand in enumerate(view.hands)
    ]
    saved = [sum(word.saved[seat] for word in view.used) for seat in range(view.seats)]
    left = [start - safe for start, safe in zip(started, saved, strict=True)]
    assert view.result.scores == tuple([-float(gems) for gems in left])
