"""Words that may be kin to a used one: doubts, contests and votes, before any gem lies (R6)."""

from __future__ import annotations

import pytest
from tests.games.passwords.table import Played, table

from trousseau.games.passwords.lexicon import families, lexicon
from trousseau.games.passwords.lexicon.families import DOUBT, NONE, PROBABLE
from trousseau.games.passwords.lexicon.spelling import letters
from trousseau.games.passwords.shapes import (
    Abstain,
    Abstained,
    Announce,
    Asked,
    Contest,
    Contested,
    Doubted,
    Placed,
    Ruling,
    Struck,
    Verdict,
    Vote,
    Voted,
)
from trousseau.games.passwords.state import CONTEST_TIME, VOTE_TIME

DOUBTFUL = ("soleil", "tournesol")
LIKELY = ("fleuve", "fluvial")
UNRELATED = ("soleil", "fleuve")


def heard(words: tuple[str, str], seats: int = 4) -> Played:
    """The first player has said one of the words, and the second has just said the other."""
    game = table("SIFAERT", seats)
    for word in words:
        game.say(word, letters(word)[0])
    return game


@pytest.mark.parametrize(
    ("words", "tier"), [(DOUBTFUL, DOUBT), (LIKELY, PROBABLE), (UNRELATED, NONE)]
)
def test_the_words_of_these_tests_are_kin_as_they_say(words: tuple[str, str], tier: int) -> None:
    one, other = [lexicon("fr").readings(word)[0].lemma for word in words]
    assert families("fr").kinship(one, other) == tier


# A doubt.


def test_a_doubtful_word_waits_for_a_contest_before_any_gem_lies() -> None:
    game = heard(DOUBTFUL)
    assert game.told[1:] == [Doubted("tournesol", "soleil", 0)]
    assert game.state.hands[1] == 15
    assert game.state.waiting() == (0, 2, 3)
    assert game.state.due == CONTEST_TIME


def test_if_nobody_contests_in_time_it_stands() -> None:
    game = heard(DOUBTFUL).wait()
    assert isinstance(game.told[0], Placed)
    assert game.state.hands[1] == 14
    assert game.state.turn == 2


def test_with_two_players_nobody_could_sink_it() -> None:
    assert isinstance(heard(DOUBTFUL, seats=2).told[1], Placed)


def test_it_stands_as_soon_as_fewer_than_two_others_have_a_say() -> None:
    """Bots abstain; whoever is left alone can't sink it."""
    game = heard(DOUBTFUL).abstain(2)
    assert game.told == [Abstained(2)]
    game.abstain(0)
    assert game.told[0] == Abstained(0)
    assert isinstance(game.told[1], Placed)


def test_a_contest_is_a_vote_and_opens_one() -> None:
    game = heard(DOUBTFUL).contest(3)
    assert game.told == [Contested(3, "tournesol", "soleil")]
    assert game.state.waiting() == (0, 2)
    assert game.state.due == VOTE_TIME
    shown = game.view(0).heard
    assert shown is not None
    assert (shown.contested_by, shown.votes) == (3, (None, None, None, True))


def test_a_contested_word_falls_by_most_votes() -> None:
    game = heard(DOUBTFUL).contest(3).vote(0, same=True).vote(2, same=False)
    votes = (True, None, False, True)
    verdict, struck, *_ = game.told[1:]
    assert verdict == Verdict("tournesol", "soleil", same=True, votes=votes)
    assert struck == Struck(1, "tournesol", "vote", "soleil", 0)
    assert game.state.hands[1] == 15
    assert game.state.turn == 2


def test_a_tie_keeps_a_doubtful_word() -> None:
    game = heard(DOUBTFUL, seats=3).contest(0).vote(2, same=False)
    assert isinstance(game.told[2], Placed)


def test_the_silence_of_the_others_leaves_it_to_the_one_who_contests() -> None:
    game = heard(DOUBTFUL).contest(3).wait()
    assert isinstance(game.told[1], Struck)


def test_if_all_others_abstain_the_one_who_contests_is_alone() -> None:
    game = heard(DOUBTFUL).contest(3).abstain(0, 2)
    assert isinstance(game.told[2], Placed)


# A probable clash.


def test_a_probable_word_is_voted_on_at_once() -> None:
    game = heard(LIKELY)
    assert game.told[1:] == [Asked("fluvial", "fleuve", 0)]
    assert game.state.waiting() == (0, 2, 3)
    assert game.state.due == VOTE_TIME


def test_silence_refuses_it() -> None:
    game = heard(LIKELY).wait()
    assert game.told[1] == Struck(1, "fluvial", "vote", "fleuve", 0)


def test_so_does_a_tie() -> None:
    game = heard(LIKELY).vote(0, same=True).vote(2, same=False).abstain(3)
    assert isinstance(game.told[2], Struck)


def test_if_all_abstain_it_is_refused_at_once() -> None:
    game = heard(LIKELY).abstain(0, 2, 3)
    assert isinstance(game.told[2], Struck)


def test_a_lone_rival_can_save_it() -> None:
    game = heard(LIKELY, seats=2).vote(0, same=False)
    assert isinstance(game.told[2], Placed)


def test_who_voted_is_seen_and_how_only_with_the_verdict() -> None:
    game = heard(LIKELY).vote(0, same=False)
    assert game.told == [Voted(0)]
    for seat, known in ((0, False), (2, None), (1, None), (None, None)):
        shown = game.view(seat).heard
        assert shown is not None
        assert shown.ballots == ("voted", "abstains", "open", "open")
        assert shown.votes[0] is known
    opened = game.state.laid_open().heard
    assert opened is not None
    assert opened.votes[0] is False


# What was voted stands.


def test_words_that_the_table_called_kin_are_refused_without_another_vote() -> None:
    game = heard(LIKELY).wait()
    game.say("fluvial", "F")
    assert game.told == [Struck(2, "fluvial", "family", "fleuve", 0)]
    assert game.state.rulings == (Ruling("fluvial", "fleuve", same=True, votes=(None,) * 4),)


def test_a_word_that_was_saved_clashes_no_more() -> None:
    game = heard(LIKELY).vote(0, same=False).abstain(2, 3)
    game.state.used = game.state.used[:1]  # as if it had not been said yet
    assert isinstance(game.say("fluvial", "F").told[1], Placed)


# Who may not.


def test_nobody_votes_twice_or_on_a_word_of_their_own() -> None:
    game = heard(LIKELY).vote(0, same=True)
    assert game.refusal(0, Vote(same=False)) == "no_vote_here"
    assert game.refusal(1, Vote(same=False)) == "no_vote_here"
    assert game.refusal(0, Announce("ami", (3,))) == "no_vote_here"


def test_a_vote_that_comes_too_late_is_refused() -> None:
    game = heard(LIKELY).wait()
    assert game.refusal(0, Vote(same=False)) == "not_your_turn turn=2"
    assert game.refusal(2, Vote(same=False)) == "announce_first"


def test_first_contest_then_vote() -> None:
    assert heard(DOUBTFUL).refusal(0, Vote(same=True)) == "contest_first"
    assert heard(LIKELY).refusal(0, Contest()) == "vote_now"
    assert heard(LIKELY).refusal(0, Announce("ami", (3,))) == "vote_now"


def test_nothing_is_voted_on_while_words_are_announced() -> None:
    game = table("SEIRFIG")
    for move in (Contest(), Vote(same=True), Abstain()):
        assert game.refusal(0, move) == "announce_first"
        assert game.refusal(1, move) == "not_your_turn turn=0"
