from __future__ import annotations

from typing import Any

import msgspec
import pytest

from trousseau import games
from trousseau.bots import REMARKS, RandomBot, Seen
from trousseau.kernel import AnyGame, Dice, Fact, Record, Replay
from trousseau.lab.match import Match, TurnMatch
from trousseau.lab.seeds import seed_of
from trousseau.lab.setup import Setup, UnknownBot, set_up

SAMPLES = [f"trousseau.testing.games.{name}" for name in ("leduc", "race", "roshambo", "tictactoe")]
EVERY_GAME = [*games.own(), *SAMPLES]


def match_of(setup: Setup, seed: str = "a match") -> Match[Any]:
    return setup.match(seed_of(seed))


def fewest(game: str, bot: str = "random") -> Setup:
    return set_up(game, games.get(game).seats[0], bots=[bot])


@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_game_is_played_to_its_end_and_its_record_replays(game: str) -> None:
    match = match_of(fewest(game))
    result = match.finish()
    again = Record.from_text(match.record.to_text())
    assert Replay(games.get(game), again).finish() == match.state
    assert again.result == result


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_same_heading_and_players_give_the_same_game(game: str) -> None:
    one, other = match_of(fewest(game)), match_of(fewest(game))
    one.finish()
    other.finish()
    assert one.record.digest() == other.record.digest()


def test_another_seed_gives_another_game() -> None:
    one, other = match_of(fewest("coffre"), "one"), match_of(fewest("coffre"), "other")
    one.finish()
    other.finish()
    assert one.record.digest() != other.record.digest()


class Witness(RandomBot[Any]):
    """Plays at random and keeps what it was shown."""

    def __init__(self) -> None:
        self.views: list[Any] = []
        self.story: list[Fact] = []

    def choose(self, seen: Seen[Any], dice: Dice) -> Any:
        self.views.append(seen.view)
        self.story = list(seen.story)
        return super().choose(seen, dice)


def test_a_player_is_shown_its_own_view_and_what_it_was_told() -> None:
    setup = set_up("coffre", 4)
    witness = Witness()
    players = [*setup.players()[:2], witness, *setup.players()[:1]]
    match: TurnMatch[Any] = TurnMatch(setup.rules(), setup.heading(seed_of("a witness")), players)
    told: list[Fact] = []
    before: list[Fact] = []
    for events in match:
        if witness.story != before:
            assert witness.story == told
            before = witness.story
        told += [event.fact for event in events if event.reaches(2)]
    assert witness.views
    assert {view.seat for view in witness.views} == {2}


class Chatterbox(RandomBot[Any]):
    """Talks whenever it is asked, and never acts."""

    def choose(self, seen: Seen[Any], dice: Dice) -> Any:
        return dice.choice(seen.imagine().draw(dice).talk(seen.seat))


def test_who_only_talks_is_cut_short() -> None:
    setup = set_up("coffre", 4, {"round_limit": 1})
    game: AnyGame[Any] = setup.rules()
    match: TurnMatch[Any] = TurnMatch(game, setup.heading(seed_of("talk")), [Chatterbox()] * 4)
    match.finish()
    spoken = 0
    for line in match.record.log:
        if msgspec.json.decode(line.move)["do"] in ("claim_hand", "claim_slot", "believe", "doubt"):
            spoken += 1
            assert spoken <= REMARKS
        else:
            assert spoken == REMARKS
            spoken = 0


def test_one_bot_fills_all_seats_or_each_has_its_own() -> None:
    assert set_up("coffre", 4).bots == ("random",) * 4
    mixed = ("random", "novice", "random", "novice")
    assert set_up("coffre", 4, bots=mixed).bots == mixed


def test_a_bot_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(UnknownBot) as refused:
        set_up("coffre", 4, bots=["genius"])
    assert refused.value.known[0] == "random"
