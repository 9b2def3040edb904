"""What the bots believe and do: beliefs against Bayes' rule by hand, and telling positions."""

from __future__ import annotations

from itertools import permutations

import pytest
from tests.games.coffre.table import Laid, spelled, table

from trousseau.bots import Seen
from trousseau.games.coffre import GAME
from trousseau.games.coffre.bots import Expert, Novice
from trousseau.games.coffre.bots.belief import SURPRISE, Belief, open_belief
from trousseau.games.coffre.bots.expert import as_holder
from trousseau.games.coffre.bots.habits import frankness, habit, pick, suspicion
from trousseau.games.coffre.bots.players import acts
from trousseau.games.coffre.moves import END, TALK
from trousseau.games.coffre.pieces import KEY, NEUTRAL, NOBODY, TREASURE
from trousseau.games.coffre.state import Coffre
from trousseau.games.coffre.worlds import table_of
from trousseau.kernel import Dice, Fact, SeededDice
from trousseau.lab.match import TurnMatch
from trousseau.lab.setup import set_up

STORY = """
0 claim 0 key, observe 1, end
1 claim 1 neutral, exchange 0, end
2 force 3 1, end
3 pass, end
0 force 2 0, end
"""


class Told:
    """A game played from a script, and what one seat was told of it."""

    def __init__(self, game: Laid, script: str, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.facts: list[Fact] = []
        for line in script.strip().splitlines():
            who, _, moves = line.strip().partition(" ")
            for move in moves.split(","):
                game.play(f"{who} {move.strip()}")
                self.facts += game.hears(seat)

    def seen(self) -> Seen[int]:
        return Seen(GAME, self.game.view(self.seat), self.facts)

    def believed(self) -> Belief:
        options = self.game.state.options
        belief = open_belief(self.game.state.seats, options, self.game.state.first)
        for seat, move in acts(self.facts):
            belief.heed(seat, move)
        return belief

    def choice(self, player: Novice | Expert, seed: int = 1) -> str:
        move = player.choose(self.seen(), SeededDice(seed.to_bytes(32, "big")))
        return spelled(GAME.write(move))


def likelihood_by_hand(deal: list[int], told: Told) -> float:
    """Lay that very deal, play the story on the real table, multiply the chances."""
    faces = [NEUTRAL] * 6
    for face, card in enumerate(deal, 1):
        faces[card] = face
    seen = [1 << seat for seat in range(4)]
    state = Coffre(told.game.state.options, faces, 0, list(range(6)), seen)
    chance = 1.0
    for seat, move in acts(told.facts):
        chance *= chance_of(state, seat, move)
        state.play(seat, move, 0, Dice())
    return chance


def chance_of(state: Coffre, seat: int, move: int) -> float:
    if move >= TALK:
        return frankness(state, seat, move)
    moves = state.moves(seat)
    weights = habit(state, seat, moves)
    share = weights[moves.index(move)] / sum(weights)
    return (1.0 - SURPRISE) * share + SURPRISE / len(moves)


def test_the_weights_of_all_deals_follow_bayes_rule() -> None:
    told = Told(table("NFKT NN"), STORY, seat=1)
    belief = told.believed()
    by_hand = [likelihood_by_hand(deal, told) for deal in belief.deals]
    assert belief.weights == pytest.approx([chance / sum(by_hand) for chance in by_hand])


def test_a_wrong_designation_rules_out_all_that_it_can() -> None:
    told = Told(table("NFNN TK"), STORY + "1 observe 1, designate 0\n2 name 3", seat=3)
    belief = told.believed()
    places = told.game.state.places
    for deal, weight in zip(belief.deals, belief.weights, strict=True):
        treasure, key, fake = deal
        possible = treasure == places[1] and places[0] not in (key, fake)
        assert (weight > 0.0) == possible


def test_a_belief_without_inference_knows_the_hard_facts_only() -> None:
    belief = Told(table("NFKT NN"), STORY, seat=1).believed().forgetful()
    assert set(belief.weights) == {1 / 120}


def test_a_belief_that_nothing_explains_says_so() -> None:
    belief = open_belief(4, table("NFKT NN").state.options, 0)
    for place in range(5):
        belief.rule_out(place, [TREASURE])
    with pytest.raises(ValueError, match="no deal explains"):
        belief.rule_out(5, [TREASURE])


def test_the_expert_who_saw_the_key_change_hands_designates_it() -> None:
    """Seat 0 saw the Key in the centre, then made seat 2 take it."""
    script = """
    0 observe 0, end
    1 pass, end
    2 pass, end
    3 pass, end
    0 force 2 0
    """
    told = Told(table("TNNF KN"), script, seat=0)
    assert told.choice(Expert()) == "designate 2"


def test_the_expert_gives_a_key_it_has_seen_to_somebody_and_can_then_designate() -> None:
    script = """
    0 observe 0, end
    1 pass, end
    2 pass, end
    3 pass, end
    """
    told = Told(table("TNNF KN"), script, seat=0)
    choice = told.choice(Expert(talks=False))
    assert choice.startswith("force ")
    assert choice.endswith(" 0")


def test_the_expert_names_the_fake_key_it_has_seen() -> None:
    script = """
    0 observe 0, end
    1 exchange 0, end
    2 pass, end
    3 pass, designate 2
    """
    told = Told(table("NNNT FK"), script, seat=0)
    assert told.choice(Expert()) == "name 1"


def test_what_somebody_said_of_a_card_counts_while_they_hold_it() -> None:
    game = table("NTFN KN").play("0 claim slot0 key, exchange 0, end")
    assert suspicion(game.state, 3, KEY) == [3.0, 1.0, 1.0, 0.0]
    game.play("1 pass, end\n 2 pass, end\n 3 pass, end\n 0 pass, end\n 1 force 0 1")
    assert suspicion(game.state, 3, KEY) == [1.0, 1.0, 1.0, 0.0]


@pytest.mark.long
@pytest.mark.parametrize("cards", ["KNNT FN", "FNNT KN"])
def test_both_keys_say_that_they_are_the_key(cards: str) -> None:
    """So the Key signals and the Fake Key bluffs."""
    claims = [Told(table(cards), "", seat=0).choice(Expert(), seed) for seed in range(5)]
    assert claims.count("claim 0 key") >= 4


def test_the_same_knowledge_and_dice_give_the_same_choice_with_or_without_a_memory() -> None:
    game = table("NFKT NN")
    memory = Expert(rounds=40)
    told = Told(game, "0 observe 1, end", seat=1)
    told.choice(memory)
    later = Told(
        table("NFKT NN"),
        "0 observe 1, end\n1 pass, end\n2 observe 0, end\n3 pass, end\n0 pass, end",
        seat=1,
    )
    assert later.choice(memory, 9) == later.choice(Expert(rounds=40), 9)


def test_a_novice_talks_once_a_turn_at_most() -> None:
    silent = Novice(talks=False)
    told = Told(table("KNNT FN"), "", seat=0)
    assert not any(told.choice(silent, seed).startswith("claim") for seed in range(40))
    spoken = Told(table("KNNT FN"), "0 claim 0 key", seat=0)
    assert not any(spoken.choice(Novice(), seed).startswith("claim") for seed in range(40))
    assert any(told.choice(Novice(), seed).startswith("claim") for seed in range(40))


def test_a_pick_is_as_likely_as_its_weight() -> None:
    dice = SeededDice(bytes(32))
    picks = [pick([7, 8, 9], [1.0, 0.0, 3.0], dice) for _ in range(4000)]
    assert picks.count(8) == 0
    assert picks.count(7) == pytest.approx(1000, abs=100)


@pytest.mark.long
@pytest.mark.parametrize("options", [{"trap": True}, {"spare_neutrals": 4}, {"lock_forced": True}])
@pytest.mark.parametrize("seats", [4, 8])
def test_experts_play_every_variant_to_its_end(seats: int, options: dict[str, object]) -> None:
    setup = set_up("coffre", seats, {**options, "round_limit": 2}, ["novice"])
    players = [Expert(rounds=8) if seat % 2 else Novice() for seat in range(seats)]
    match = TurnMatch(GAME, setup.heading(bytes(32)), players)
    assert match.finish().why in {"opened", "fooled", "trapped", "unmasked", "undetected", "shut"}


@pytest.mark.parametrize("step", ["1 exchange 0, end", "1 exchange 0, end\n2 observe 0"])
def test_an_expert_imagines_as_many_games_whatever_it_holds(step: str) -> None:
    """In all 120 deals after the same acts; in the last step only one of them leaves a choice."""
    imagined = set()
    for spots in permutations(range(6), 3):
        faces = ["N"] * 6
        for spot, face in zip(spots, "TKF", strict=True):
            faces[spot] = face
        laid = table("".join(faces[:4]) + " " + "".join(faces[4:]))
        expert = Expert(rounds=8, talks=False)
        Told(laid, f"0 observe 1, end\n{step}", seat=2).choice(expert)
        imagined.add(expert.imagined)
    (games,) = imagined
    assert games >= 8


def test_whoever_supposes_to_hold_the_treasure_knows_as_much_as_before() -> None:
    game = table("NFKT NN")
    game.play("0 observe 0, end\n1 force 3 0, end\n2 observe 0, end\n3 pass, end\n0 pass")
    true = table_of(game.view(0))
    supposed = as_holder(true, 0)
    assert supposed.holds(0) == TREASURE
    assert supposed.faces.count(TREASURE) == 1
    assert [face == NOBODY for face in supposed.faces] == [face == NOBODY for face in true.faces]
    assert supposed.moves(0) != true.moves(0) == [END]
