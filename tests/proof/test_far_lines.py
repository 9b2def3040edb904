"""Reactions over a slow line, through the server: what counts is what the rules say counts."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.boyard.trials.lines import FAR, NEAR, Duel, Person, duellists, shortened
from tests.proof.far_duels import duel, lines_to
from tests.proof.network import Network, Page, facts, in_jumps

from trousseau.kernel import Record

DUELS = 6
SEATS = 6

PEOPLE: dict[str, Person] = {
    "near": Person(NEAR),
    "300 ms away": Person(FAR),
    "claims 180 ms less": Person(NEAR, claims=shortened(180)),
    "holds back echoes too": Person(NEAR, claims=shortened(230), echoes_late=360),
}


@pytest.mark.parametrize("who", PEOPLE)
@pytest.mark.parametrize("trial", ["chaude", "patte", "pince"])
def test_over_a_server_every_duel_goes_as_by_the_rules_alone(
    tmp_path: Path, trial: str, who: str
) -> None:
    """To the millisecond: so what 4,000 duels by the rules show of a slow line holds here too."""
    opponent = Person(NEAR) if trial == "patte" else None

    async def play() -> None:
        async with lines_to(tmp_path, trial) as lines:
            for number in range(DUELS):
                people = duellists(PEOPLE[who], opponent, number)
                won = await duel(lines, trial, people)
                dice = Record(heading=lines.game.heading).dice()
                alone = Duel(trial, number, duellists(PEOPLE[who], opponent, number), dice)
                assert (alone.play(), alone.stage.state.pack()) == (won, lines.state.pack())

    in_jumps(play())


def test_a_program_that_always_taps_alike_is_remarked_on_for_all_to_see(tmp_path: Path) -> None:
    """In its fifth race, to whoever watches too; two quick taps are luck, and no third one is."""

    async def play() -> None:
        async with lines_to(tmp_path, "patte") as lines:
            pages = await lines.begin("patte", SEATS)
            everybody = [*pages, await lines.visit()]
            for page in pages:
                await page.play({"do": "ready", "by": "hand"})
            for race, claimed in enumerate((144, 140, 143, 147, 141)):
                await lines.until(lambda: lines.state.phase == "wait")
                await race_of(lines, pages, claimed)
                for page in everybody:
                    seen = page.view["races"][-1]["candidate_time"]
                    assert (seen["claimed"], seen["after"]) == (
                        claimed,
                        claimed if race < 2 else 150,
                    )
                    assert ("remarkably_even" in facts(page.heard)) == (race == 4)
                    assert page.view["course"]["hands"][0]["even"] == (race == 4)

    in_jumps(play())


async def race_of(lines: Network, pages: list[Page], claimed: int) -> None:
    """The call, the tap of a program, and that of the opponent, who wins every other race."""
    state = lines.state
    opponent, slow = pages[state.opponent], len(state.duels) % 2 == 0
    await pages[state.signaller()].play({"do": "call"})
    await lines.wait(160)
    await pages[0].play({"do": "pounce", "after": claimed})
    await lines.wait(250 if slow else 0)
    await opponent.play({"do": "pounce", "after": 400 if slow else 110})


def test_a_claim_that_can_not_be_true_is_refused_and_costs_nothing(tmp_path: Path) -> None:
    """Before the signal, and sooner than it could arrive; the true one counts all the same."""

    async def play() -> None:
        async with lines_to(tmp_path, "pince") as lines:
            pages = await lines.begin("pince", 2)
            for page in pages:
                await page.play({"do": "ready", "by": "hand"})
            await lines.until(lambda: lines.state.phase == "wait")
            claims = [await pages[0].ask("play", move={"do": "pinch", "after": 200})]
            await pages[1].play({"do": "release"})
            await lines.wait(193)
            before = await lines.stored()
            for after in (200, 300, 5_000):
                claims.append(await pages[0].ask("play", move={"do": "pinch", "after": after}))
            assert [claim["code"] for claim in claims] == ["nothing_to_claim"] + 3 * [
                "impossible_claim"
            ]
            assert await lines.stored() == before
            await lines.wait(2)
            await pages[0].play({"do": "pinch", "after": 200})
            assert pages[1].view["outcomes"][0]["how"] == "in_time"

    in_jumps(play())
